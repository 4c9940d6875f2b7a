"""A server that is killed in the middle of recording has lost nothing that it said was recorded."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.ledger.database import address, connect
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from tests.companion.ledger.making import AT, ids

RECORDING = """
import itertools, sys
from datetime import UTC, datetime
from pathlib import Path
from companion.ledger.database import address, connect
from companion.ledger.entries import HandCounted
from companion.ledger.ledger import Ledger
from companion.wiring import new_id
from rules.rounds import Left

ledger = Ledger(connect(address(Path(sys.argv[1]))), new_id)
for n in itertools.count():
    entry = HandCounted(1, "id1", Left(typed=n % 100))
    print(ledger.record("id2", entry, datetime.now(UTC), ""), flush=True)
"""


@pytest.mark.parametrize("answers", [1, 7, 20])
def test_nothing_that_was_recorded_is_lost(tmp_path: Path, answers: int) -> None:
    migrate(address(tmp_path), AT)
    ledger = Ledger(connect(address(tmp_path)), ids())
    ana = ledger.add_player("Ana", AT).id
    match = ledger.start_match("doubles", "", {}, [ana], AT, "")
    with subprocess.Popen(
        [sys.executable, "-c", RECORDING, str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        told = [server.stdout.readline() for _ in range(answers)]
        server.kill()
        told += server.stdout.readlines()
    recorded = [line.strip() for line in told if line.endswith("\n")]
    assert len(recorded) >= answers
    history = [written.id for written in ledger.history(match)]
    assert history[: len(recorded)] == recorded
    assert len(history) - len(recorded) in (0, 1), "at most the one whose answer never came"
    assert ledger.match(match).version == len(history)
    ledger.close()
    with closing(sqlite3.connect(tmp_path / "tableside.db")) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert raw.execute("PRAGMA foreign_key_check").fetchall() == []
