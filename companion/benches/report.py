"""The figures for people: one page made anew from the files of every measure, and the history beside it."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

HISTORY = "history.csv"
REPORT = "report.md"
# column of the history: the measure's file, and where the figure stands in it
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "total %": ("photos", "total"),
    "hand %": ("photos", "hand"),
    "tile %": ("photos", "tile"),
    "false %": ("photos", "false"),
    "sure but wrong %": ("photos", "surewr"),
    "sure %": ("photos", "sure"),
    "honest %": ("photos", "honest"),
    "drawn: tile %": ("drawn", "tile"),
    "drawn: sure but wrong %": ("drawn", "surewr"),
    "Uno renders: tile %": ("uno", "renders", "tile"),
    "Uno drawn: tile %": ("uno", "drawn", "tile"),
    "Uno drawn: sure but wrong %": ("uno", "drawn", "surewr"),
    "ms a photo": ("times", "all", "reading_ms"),
    "reading / decoding": ("times", "all", "ratio"),
    "the same, 12 megapixels": ("times", "of_12_megapixels", "ratio"),
    "peak MB": ("fresh", "peak_mb"),
    "first reading, ms": ("fresh", "first_reading_ms"),
    "look-up first hit %": ("lookups", "hit_at_1_percent"),
}
_TABLES = {
    "photos": "Photos of real tables",
    "drawn": "Drawn photos of looks that never trained",
    "uno": "Photos of Uno tiles and dice",
    "altered": "Photos of real tables, altered",
}


def figure(figures: Any, place: Sequence[str]) -> str:
    """The figure at that place as it is told; "" where there is none."""
    for name in place:
        figures = figures.get(name) if isinstance(figures, Mapping) else None
    return "" if figures is None else f"{figures:g}"


def row(commit: str, date: str, measured: Mapping[str, Any]) -> dict[str, str]:
    """One line of the history."""
    return {
        "date": date,
        "commit": commit,
        **{name: figure(measured.get(place[0]), place[1:]) for name, place in COLUMNS.items()},
    }


def with_row(history: Sequence[Mapping[str, str]], new: Mapping[str, str]) -> list[dict[str, str]]:
    """The history with this line at its end; one that was measured at the same commit gives way.

    What was not measured this time is kept from that one.
    """
    before = [line for line in history if line["commit"] == new["commit"]]
    kept = {name: told for line in before for name, told in line.items() if told}
    told = {name: figure for name, figure in new.items() if figure}
    others = [dict(line) for line in history if line["commit"] != new["commit"]]
    return [*others, {name: {**kept, **told}.get(name, "") for name in ("date", "commit", *COLUMNS)}]


def read_history(folder: Path) -> list[dict[str, str]]:
    """What earlier runs found, oldest first."""
    path = folder / HISTORY
    if not path.is_file():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [dict(line) for line in csv.DictReader(file)]


def write_history(folder: Path, history: Sequence[Mapping[str, str]]) -> None:
    """As CSV: a line a commit."""
    with (folder / HISTORY).open("w", encoding="utf-8", newline="") as file:
        lines = csv.DictWriter(file, ("date", "commit", *COLUMNS), lineterminator="\n")
        lines.writeheader()
        lines.writerows({name: line.get(name, "") for name in lines.fieldnames} for line in history)


def side_by_side(history: Sequence[Mapping[str, str]], most: int = 5) -> list[str]:
    """A Markdown table with a column a commit: the first, and the latest ones."""
    shown = [*history[:1], *history[1:][-(most - 1) :]] if len(history) > most else list(history)
    heads = [f"{line['date']} `{line['commit']}`" for line in shown]
    rows = [["", *heads], ["---"] + ["---:"] * len(shown)]
    rows += [
        [name, *(line.get(name) or "" for line in shown)]
        for name in COLUMNS
        if any(line.get(name) for line in shown)
    ]
    return ["| " + " | ".join(cells) + " |" for cells in rows]


def page(folder: Path) -> str:
    """The whole report, from what lies in the folder."""
    parts = [
        "# Figures",
        "Written by `make bench`; do not edit. What each figure means: README.md beside this page.",
        "\n".join(side_by_side(read_history(folder))),
    ]
    for name, title in _TABLES.items():
        path = folder / f"{name}.txt"
        if path.is_file():
            parts += [f"## {title}", _measured(folder, name), f"```\n{path.read_text('utf-8').rstrip()}\n```"]
    for name, title in (("times", "Time by stage"), ("fresh", "Memory, and the first reading")):
        stored = _stored(folder, name)
        if stored:
            parts += [f"## {title}", _measured(folder, name), *_nested(stored)]
    return "\n\n".join(parts) + "\n"


def _nested(stored: Mapping[str, Any]) -> list[str]:
    """The dictionaries of a measure as tables, a column each."""
    inner = {name: one for name, one in stored.items() if isinstance(one, Mapping)}
    if set(inner) == {"photos"}:
        inner = stored["photos"]
    flat = {name: dict(_flat(one)) for name, one in inner.items()}
    names = list(dict.fromkeys(name for one in flat.values() for name in one))
    rows = [["", *(head.replace("_", " ") for head in flat)], ["---"] + ["---:"] * len(flat)]
    rows += [[name.replace("_", " "), *(figure(one, (name,)) for one in flat.values())] for name in names]
    return ["\n".join("| " + " | ".join(cells) + " |" for cells in rows)]


def _flat(one: Mapping[str, Any]) -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = []
    for name, told in one.items():
        if isinstance(told, Mapping):
            found += _flat(told)
        elif isinstance(told, int | float):
            found.append((name, told))
    return found


def _measured(folder: Path, name: str) -> str:
    stored = _stored(folder, name)
    return f"{stored['date']}, commit `{stored['commit']}`, {stored['on']}." if "commit" in stored else ""


def _stored(folder: Path, name: str) -> dict[str, Any]:
    path = folder / f"{name}.json"
    stored: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return stored
