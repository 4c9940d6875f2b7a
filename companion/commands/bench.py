"""`tableside bench`: what this Tableside achieves, measured in one run and written down.

Each measure gives figures, or says why it cannot be taken here. A machine is noisy, so speeds are also given
as a ratio to plain decoding of the same photos in the same run.
"""

from __future__ import annotations

import json
import platform
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

from companion.benches import Figures, Material, NotHere
from companion.benches.report import REPORT, page, read_history, row, with_row, write_history
from companion.commands import Trouble, note
from rules.quoting import quoted

Measure = Callable[[Path, Material], Figures]
MEASURES: Mapping[str, str] = {  # each name is a function of that module
    "photos": "companion.benches.real_photos",
    "times": "companion.benches.real_photos",
    "drawn": "companion.benches.drawn_photos",
    "uno": "companion.benches.uno_photos",
    "fresh": "companion.benches.fresh",
    "lookups": "companion.benches.rules_lookup",
    "counting": "companion.benches.rules_speed",
    "plays": "companion.benches.rules_speed",
    "altered": "companion.benches.altered_photos",
}
_MEASURED = (":/rules", ":/vision", ":/companion")
ON_REQUEST = ("altered",)  # these take minutes


def chosen(only: Sequence[str], altered: bool) -> list[str]:
    """The measures to take. Raises Trouble for a name that is none."""
    if unknown := [name for name in only if name not in MEASURES]:
        raise Trouble(f"no measure {quoted(unknown[0])}; there are: {', '.join(MEASURES)}")
    usual = [name for name in MEASURES if name not in ON_REQUEST or (altered and name == "altered")]
    return [name for name in MEASURES if name in only or (altered and name == "altered")] if only else usual


def run_all(into: Path, material: Material, only: Sequence[str] = (), altered: bool = False) -> None:
    """Take the measures; print figures, write a file each, the history and the report. Raises Trouble."""
    names = chosen(only, altered)
    try:
        into.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"--into {into}: this folder cannot be made ({error.strerror}); name another") from None
    commit, date = _commit(), datetime.now(UTC).date().isoformat()
    measured: dict[str, Any] = {}
    for name in names:
        start = time.perf_counter()
        try:
            measure: Measure = getattr(import_module(MEASURES[name]), name)
            figures = measure(into, material)
        except NotHere as reason:
            note(f"{name} was not measured: {reason}")
            continue
        except (ImportError, OSError) as error:
            note(f"{name} was not measured: {error}")
            continue
        measured[name] = figures
        told = {
            "measure": name,
            "on": _machine(),
            "date": date,
            "commit": commit,
            "seconds": round(time.perf_counter() - start, 1),
            **figures,
        }
        (into / f"{name}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
        short = {kind: told for kind, told in figures.items() if not isinstance(told, Mapping)}
        print(f"{name}: {json.dumps(short or figures, ensure_ascii=False)}", flush=True)
    if measured:
        write_history(into, with_row(read_history(into), row(commit, date, measured)))
        (into / REPORT).write_text(page(into), "utf-8")


def _machine() -> str:
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"


def _commit() -> str:
    """What is measured, with a + where it was changed since; "" where this is no clone."""
    asked = (("rev-parse", "--short=7", "HEAD"), ("status", "--porcelain", "--", *_MEASURED))
    told = []
    for words in asked:
        try:
            done = subprocess.run(
                ["git", "--no-optional-locks", *words],
                cwd=Path(__file__).parent,
                capture_output=True,
                text=True,
            )
        except OSError:  # there is no git
            return ""
        if done.returncode != 0:
            return ""
        told.append(done.stdout.strip())
    return told[0] + ("+" if told[1] else "")
