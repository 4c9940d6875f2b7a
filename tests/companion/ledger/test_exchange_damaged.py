"""An export with anything in it changed is taken in whole and can be read, or refused in one line."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.commands.ledgers import playable
from companion.ledger.database import FILE, address, connect
from companion.ledger.entries import (
    HandCounted,
    MatchEnded,
    RoundEnded,
    RoundScored,
    Ruled,
    RulesChanged,
    ScoreCorrected,
)
from companion.ledger.errors import LedgerError
from companion.ledger.exchange import export_csv, export_json, import_json
from companion.ledger.exemplars import Exemplars
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from companion.ledger.photos import Photos
from companion.ledger.state import Cut
from rules.pieces import SETS
from rules.rounds import Left
from tests.companion.ledger.making import AT, READING, ids, plain_jpeg
from tests.companion.ledger.test_exemplars import png


@cache
def empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        migrate(address(Path(folder)), AT)
        return (Path(folder) / FILE).read_bytes()


@contextmanager
def household(prefix: str) -> Iterator[tuple[Ledger, Exemplars, Path]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / FILE).write_bytes(empty())
        engine = connect(address(folder))
        yield Ledger(engine, ids(prefix)), Exemplars(engine, ids(f"{prefix}x")), folder
        engine.dispose()


@cache
def exported() -> str:
    """A match with one of everything, and a taught marking."""
    with household("a") as (ledger, exemplars, folder):
        ana, ben = (ledger.add_player(name, AT).id for name in ("Ana", "Ben"))
        match = ledger.start_match("mexican-train", "seed", {"rounds": 13}, [ana, ben], AT, ana)
        hand = HandCounted(1, ana, Left(SETS["double-12"].hand("1-2 0-0")))
        counted = ledger.record(match, hand, AT, ben)
        photo = Photos(ledger._engine, folder / "photos", ids("p")).keep(
            match, 1, ana, plain_jpeg(), READING, AT
        )
        exemplars.keep("double-12", [Cut(3, png())], photo, AT, counted)
        ledger.undo(match, ledger.record(match, HandCounted(1, ben, Left(typed=3)), AT, ana), AT, ben)
        ledger.record(match, RoundEnded(1, "out", ben, {"last_tile": "other"}), AT, ana)
        ledger.record(match, RoundScored(1, {ana: 3, ben: 0}, "out", ben, ben, {ana: ("MT-8.1",)}), AT, ana)
        ruled = Ruled("count", 1, {"hand": "1-2"}, "", False, ("MT-8.1",), {})
        ledger.rule(match, ruled, [ScoreCorrected(1, ana, 8, "it was a 5")], AT, ben)
        ledger.record(match, RulesChanged("", {"rounds": 7}), AT, ana)
        ledger.record(match, MatchEnded((ben,)), AT, ana)
        return export_json(ledger, (), exemplars)


def places(told: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data, as the steps to it."""
    inside = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    return [at, *(place for step, inner in inside for place in places(inner, (*at, step)))]


odd = st.sampled_from(
    [
        *(None, "", " ", "x" * 500, "\0", "\ud800", "ana", "a1", "a3", "../x", "2026-01-02", "doubles"),
        *("2026-13-40T25:61:00Z", "9999-12-31T23:59:59-23:59", "20260102T1930", "2026-01-02T19:30+99:99"),
        *(
            "0000-00-00T00:00:00Z",
            "\u0662\u0660\u0662\u0666-01-02T10:00Z",
            "yesterday",
            "x\ny",
            "'",
            "{where}",
        ),
        *(True, -1, 0, 3, 1.5, float("nan"), float("inf"), 10**9, 10**400, -(2**63), 2**64, "undone"),
        *([], {}, [[]], {"": {}}, [None, 7], {"x\ny.z": 1}, [1, "2"], ["red 7", "red"], {"typed": None}),
    ]
)
# how Python itself, or a library, speaks of what is wrong
PYTHON = re.compile(
    r"\b(None|True|False|NoneType|isoformat|subscriptable|iterable|hashable|positional|keyword|argument|"
    r"attribute|unpack|dict|tuple|str|int|float|bool|instance|expected \w+ got|invalid literal|codec|"
    r"Expecting|must be \w+, not|Error|Exception|Traceback|object is not|has no len|char \d|delimiter|"
    r"sqlite\w*|SQL)\b|<class|\(most"
)
IN_FULL = re.compile(
    r"This file (cannot be taken in\. \w[^:]*: .+|is no list of matches made by Tableside: .+)"
    r"\. Nothing was taken in\."
)


def changed(told: Any, way: tuple[Any, ...], how: str, value: Any) -> None:
    """Change one part of plain data in place; where an earlier change took it away, nothing."""
    *steps, last = way
    with suppress(LookupError, TypeError, AttributeError):
        for step in steps:
            told = told[step]
        match how:
            case "set":
                told[last] = value
            case "drop":
                del told[last]
            case "twice":
                told[f"{last}2" if isinstance(told, dict) else slice(last, last)] = [told[last]]
            case "rename":
                told[value if isinstance(value, str) else "x"] = told.pop(last)


ways = st.sampled_from(["set", "set", "drop", "twice", "rename"])


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_with_any_part_changed_it_is_read_whole_or_refused(data: st.DataObject) -> None:
    told = json.loads(exported())
    every = places(told)[1:]
    for _ in range(data.draw(st.integers(1, 2))):
        changed(told, data.draw(st.sampled_from(every)), data.draw(ways), data.draw(odd))
    stays_whole(json.dumps(told))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 20_000), st.binary(max_size=3))
def test_with_any_bytes_changed_it_is_read_whole_or_refused(at: int, other: bytes) -> None:
    told = exported().encode()
    stays_whole(told[: at % len(told)] + other + told[at % len(told) + len(other) :])


def taken_in(ledger: Ledger, exemplars: Exemplars, told: str | bytes) -> str:
    """Why it was refused; "" where it was not."""
    try:
        import_json(ledger, told, playable=playable, exemplars=exemplars)
    except LedgerError as error:
        return str(error)
    return ""


def said_plainly(refused: str) -> bool:
    """One line of what is wrong and where, in words that are not Python's; what is quoted aside."""
    ours = re.sub(r"'[^']*'|\"[^\"]*\"", "", refused)
    return bool(IN_FULL.fullmatch(refused)) and not PYTHON.search(ours) and len(refused) < 600


def stays_whole(told: str | bytes) -> None:
    with household("b") as (ledger, exemplars, _):
        for _ in range(2):
            refused = taken_in(ledger, exemplars, told)
            assert not refused or said_plainly(refused), refused
            assert not refused or ledger.matches() == ledger.players() == exemplars.every() == []
        for summary in ledger.matches():
            assert ledger.match(summary.id).version == len(ledger.history(summary.id))
        export_csv(ledger)
        if refused:
            return
        with household("c") as (third, learned, _):
            again = export_json(ledger, (), exemplars)
            import_json(third, again, exemplars=learned)
            assert json.loads(export_json(third, (), learned)) == json.loads(again)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        pytest.param(
            "cannot be taken in. matches[0].at: 7 is no text. Nothing was taken in.", True, id="ours"
        ),
        pytest.param("cannot be taken in. at: 'int' is 'None'. Nothing was taken in.", True, id="quoted"),
        pytest.param("cannot be taken in. at: None is no list. Nothing was taken in.", False, id="None"),
        pytest.param(
            "is no list of matches made by Tableside: 'int' object is not subscriptable.", False, id="int"
        ),
        pytest.param(
            "cannot be taken in. at: Invalid isoformat string: 'x'. Nothing was taken in.", False, id="date"
        ),
        pytest.param("cannot be taken in. at: 7 is\nno text. Nothing was taken in.", False, id="two lines"),
    ],
)
def test_what_is_said_plainly(said: str, plain: bool) -> None:
    assert said_plainly(f"This file {said}") is plain
