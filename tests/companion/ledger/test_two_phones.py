"""Two phones, or two servers on one database, write at the same moment: both are kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import URL

from companion.ledger.database import FILE, address, connect
from companion.ledger.entries import HandCounted
from companion.ledger.errors import LedgerError
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from rules.rounds import Left
from tests.companion.ledger.making import AT, ids

TIMES = 10


@pytest.fixture
def phones(url: URL, ledger: Ledger) -> list[Ledger]:
    return [ledger, ledger, Ledger(connect(url), ids("other"))]


def at_once(work: list[Callable[[], object]]) -> list[object]:
    """Do all at the same moment; what each gave or raised."""
    ready = Barrier(len(work))

    def one(do: Callable[[], object]) -> object:
        ready.wait()
        try:
            return do()
        except LedgerError as e:
            return e

    with ThreadPoolExecutor(len(work)) as pool:
        return list(pool.map(one, work))


def test_both_hands_are_kept_and_the_later_one_holds(phones: list[Ledger]) -> None:
    ana = phones[0].add_player("Ana", AT).id
    match = phones[0].start_match("doubles", "", {}, [ana], AT, "")

    def writing(phone: Ledger, n: int) -> Callable[[], list[str]]:
        return lambda: [
            phone.record(match, HandCounted(1, ana, Left(typed=n * 100 + i)), AT, f"phone {n}")
            for i in range(TIMES)
        ]

    answers = at_once([writing(phone, n) for n, phone in enumerate(phones)])
    history = phones[0].history(match)
    assert sorted(w.id for w in history) == sorted(id for told in answers for id in told)  # type: ignore[attr-defined]
    assert len(history) == TIMES * len(phones)
    assert [w.holds for w in history] == [False] * (len(history) - 1) + [True]
    assert [w.replaces for w in history] == ["", *(w.id for w in history[:-1])]
    assert phones[-1].match(match).draft.left == {ana: history[-1].entry.left}  # type: ignore[union-attr]
    phones[-1].close()


def test_a_name_added_on_two_phones_is_one_player(phones: list[Ledger]) -> None:
    answers = at_once([lambda phone=phone: phone.add_player("Ana", AT) for phone in phones])
    refused = [told for told in answers if isinstance(told, LedgerError)]
    assert [error.key for error in refused] == ["name-taken"] * (len(phones) - 1)
    assert len(phones[0].players()) == 1
    phones[-1].close()


def test_undo_pressed_on_two_phones_undoes_once(phones: list[Ledger]) -> None:
    ana = phones[0].add_player("Ana", AT).id
    match = phones[0].start_match("doubles", "", {}, [ana], AT, "")
    hand = phones[0].record(match, HandCounted(1, ana, Left(typed=1)), AT, "")
    answers = at_once([lambda phone=phone: phone.undo(match, hand, AT, "") for phone in phones])
    refused = [told for told in answers if isinstance(told, LedgerError)]
    assert [error.key for error in refused] == ["already-undone"] * (len(phones) - 1)
    assert phones[0].match(match).draft.left == {}
    phones[-1].close()


def test_two_servers_that_start_at_once_make_one_database(url: URL) -> None:
    assert at_once([lambda: migrate(url, AT)] * 4) == [None] * 4
    ledger = Ledger(connect(url), ids())
    assert ledger.players() == []
    ledger.close()


def test_a_database_that_somebody_holds_is_one_line_and_reading_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.ledger.database.BUSY_MS", 50)
    migrate(address(tmp_path), AT)
    ledger = Ledger(connect(address(tmp_path)), ids())
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LedgerError, match="busy") as caught:
            ledger.add_player("Ana", AT)
        assert caught.value.key == "busy"
        assert ledger.players() == []
        other.execute("ROLLBACK")
    assert ledger.add_player("Ana", AT).name == "Ana"
    ledger.close()
