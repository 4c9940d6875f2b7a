"""Matches as JSON for another Tableside, and as CSV for a table of points."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.ledger.database import address, connect
from companion.ledger.entries import (
    HandCounted,
    MatchEnded,
    RoundEnded,
    RoundScored,
    RulesChanged,
    ScoreCorrected,
)
from companion.ledger.errors import LedgerError
from companion.ledger.exchange import TakenIn, export_csv, export_json, import_json
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from rules.pieces import SETS
from rules.rounds import Left
from tests.companion.ledger.making import AT, ids


@pytest.fixture
def played(local: Ledger) -> str:
    """Ana (id1) and =Ben (id2) have played match id3, with one of everything that can happen."""
    ana, ben = local.add_player("Ana", AT).id, local.add_player("=Ben", AT).id
    match = local.start_match("mexican-train", "club", {"target": 100}, [ana, ben], AT, ana)
    hand = Left(SETS["double-12"].hand("1-2 0-0"))
    local.record(match, HandCounted(1, ana, hand, "photo1"), AT, ben)
    local.undo(match, local.record(match, HandCounted(1, ben, Left(typed=3)), AT, ana), AT, ben)
    local.record(match, RoundEnded(1, "out", ben), AT, ana)
    local.record(match, RoundScored(1, {ana: 3, ben: 0}, "out", ben, ben, {ana: ("MT-8.1",)}), AT, ana)
    local.record(match, ScoreCorrected(1, ana, 8, "it was a 5"), AT, ben)
    local.record(match, RulesChanged("", {"target": 50}), AT, ana)
    local.record(match, RoundScored(2, {ben: 12}), AT, ana)
    local.record(match, MatchEnded((ben,)), AT, ana)
    return match


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Ledger]:
    """Another household."""
    (tmp_path / "elsewhere").mkdir()
    url = address(tmp_path / "elsewhere")
    migrate(url, AT)
    ledger = Ledger(connect(url), ids("other"))
    yield ledger
    ledger.close()


def test_a_match_comes_out_and_goes_in_whole(local: Ledger, elsewhere: Ledger, played: str) -> None:
    assert import_json(elsewhere, export_json(local)) == TakenIn((played,), ())
    ours, theirs = local.match(played), elsewhere.match(played)
    assert theirs == replace(ours, photos={})
    assert elsewhere.header(played) == local.header(played)
    without_photo = json.loads(export_json(local).replace("photo1", ""))
    assert json.loads(export_json(elsewhere)) == without_photo


def test_a_match_that_is_here_stays_as_it_is(local: Ledger, elsewhere: Ledger, played: str) -> None:
    told = export_json(local)
    import_json(elsewhere, told)
    elsewhere.undo(played, elsewhere.match(played).last.id, AT, "")  # type: ignore[union-attr]
    version = elsewhere.match(played).version
    assert import_json(elsewhere, told) == TakenIn((), (played,))
    assert elsewhere.match(played).version == version


def test_players_of_the_same_name_are_the_same_people(local: Ledger, elsewhere: Ledger, played: str) -> None:
    ana = elsewhere.add_player("ANA", AT)
    import_json(elsewhere, export_json(local))
    state = elsewhere.match(played)
    assert [(player.id, player.name) for player in state.players] == [(ana.id, "ANA"), ("id2", "=Ben")]
    assert [dict(r.scores) for r in state.rounds] == [{ana.id: 8, "id2": 0}, {"id2": 12}]
    assert state.corrections[1, ana.id].by == "id2"
    assert state.scored_by_round[1].clauses == {ana.id: ("MT-8.1",)}
    assert len(elsewhere.players()) == 2


def test_named_matches_only(local: Ledger, played: str) -> None:
    other = local.start_match("doubles", "", {}, ["id1"], AT, "")
    assert [m["id"] for m in json.loads(export_json(local, [other]))["matches"]] == [other]
    assert len(json.loads(export_json(local))["matches"]) == 2
    with pytest.raises(LedgerError, match="no match nothing"):
        export_json(local, ["nothing"])


def test_the_table_of_points(local: Ledger, played: str) -> None:
    assert export_csv(local).split("\r\n") == [
        "match,game,started,ended,round,player,points,confirmed,corrected_by,why,total",
        "id3,mexican-train,2026-01-02T19:30:00+00:00,yes,1,Ana,8,3,'=Ben,it was a 5,8",
        "id3,mexican-train,2026-01-02T19:30:00+00:00,yes,1,'=Ben,0,,,,0",
        "id3,mexican-train,2026-01-02T19:30:00+00:00,yes,2,'=Ben,12,,,,12",
        "",
    ]


def at(told: dict[str, Any], *path: str | int) -> Any:
    for step in path:
        told = told[step]  # type: ignore[index]
    return told


MATCH = ("matches", 0)
ENTRY = (*MATCH, "entries", 0)


@pytest.mark.parametrize(
    ("path", "name", "value", "said"),
    [
        pytest.param((), "format", "chess", "says nothing of matches", id="another format"),
        pytest.param((), "version", 2, "a newer Tableside", id="newer"),
        pytest.param((), "matches", {}, ". matches: an object is no list. Nothing", id="no list"),
        pytest.param((), "version", "1", ". version: '1' is no version", id="a word for a version"),
        pytest.param((), "matches", [7], ". matches[0]: 7 stands where an object", id="a number for a match"),
        pytest.param(MATCH, "id", "../x", "'../x' is no id", id="an id with a path"),
        pytest.param(MATCH, "players", [], "needs players", id="nobody"),
        pytest.param(MATCH, "players", [{"id": "id1", "name": " "}], "needs a name", id="no name"),
        pytest.param(
            MATCH, "at", "yesterday", "matches[0].at: 'yesterday' is no moment such as", id="no moment"
        ),
        pytest.param(MATCH, "at", 7, "matches[0].at: 7 is no text", id="a number for a moment"),
        pytest.param(MATCH, "players", {"Ana": 1}, "matches[0].players: an object is no list", id="no list"),
        pytest.param(MATCH, "at", "2026-01-02T10:00:00", "time zone", id="no zone"),
        pytest.param(MATCH, "at", "0001-01-01T00:00:00+14:00", "anybody played", id="before time"),
        pytest.param(MATCH, "at", "9999-12-31T23:59:59-14:00", "anybody played", id="after time"),
        pytest.param(MATCH, "by", "\ud83d", "half a letter", id="half an emoji"),
        pytest.param(MATCH, "changes", [], "no names", id="changes of nothing"),
        pytest.param(ENTRY, "kind", "danced", "'danced' is unknown", id="unknown kind"),
        pytest.param(ENTRY, "body", {"round": -1}, "no round -1", id="round -1"),
        pytest.param(ENTRY, "by", 5, "5 is no text", id="by a number"),
        pytest.param(ENTRY, "replaces", "nothing", "nothing written as nothing", id="replaces nothing"),
        pytest.param((*MATCH, "entries", 1), "id", "id4", "the same id", id="twice the same id"),
        pytest.param(
            (*ENTRY, "body"), "player", "id9", "matches[0].entries[0]: id9 does not play", id="a stranger"
        ),
        pytest.param(
            (*ENTRY, "body", "left"), "typed", 1.5, "an object, but no hand such as", id="two hands in one"
        ),
        pytest.param(
            (*ENTRY, "body", "left", "pieces"),
            1,
            [1, "2"],
            "body.left.pieces[1]: a list, but no marks",
            id="half a piece",
        ),
        pytest.param((*ENTRY, "body"), "round", 3, "round 1 comes first", id="a round too early"),
    ],
)
def test_what_is_wrong_is_told_and_nothing_is_taken_in(
    local: Ledger,
    elsewhere: Ledger,
    played: str,
    path: tuple[str | int, ...],
    name: str,
    value: Any,
    said: str,
) -> None:
    local.start_match("doubles", "", {}, ["id1"], AT.replace(year=2027), "")  # comes first, and is good
    told = json.loads(export_json(local))
    told["matches"].reverse()
    at(told, *path)[name] = value
    with pytest.raises(LedgerError) as caught:
        import_json(elsewhere, json.dumps(told))
    assert said in str(caught.value)
    assert str(caught.value).endswith(" Nothing was taken in.")
    assert "\n" not in str(caught.value)
    assert elsewhere.matches() == elsewhere.players() == []


@pytest.mark.parametrize("name", ["id", "game", "players", "at", "by", "entries"])
def test_what_is_missing_is_told(local: Ledger, elsewhere: Ledger, played: str, name: str) -> None:
    told = json.loads(export_json(local))
    del told["matches"][0][name]
    with pytest.raises(LedgerError, match=rf"matches\[0\]\.{name}: this is missing"):
        import_json(elsewhere, json.dumps(told))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("", "not JSON from line 1, character 1 on", id="nothing"),
        pytest.param('{"a":\n  x}', "not JSON from line 2, character 3 on", id="a word without quotes"),
        pytest.param("[" * 100_000, "not JSON", id="too deep"),
        pytest.param("9" * 5_000, "not JSON", id="a number without an end"),
        pytest.param(b"\xff\xfe", "not JSON", id="no letters"),
        pytest.param("null", "says nothing of matches", id="nothing at all"),
        pytest.param("[]", "says nothing of matches", id="an empty list"),
        pytest.param("[" + "[]," * 3_000_000, "more than 5 million values", id="far too much"),
    ],
)
def test_what_is_no_json_is_one_line(elsewhere: Ledger, text: str | bytes, said: str) -> None:
    with pytest.raises(LedgerError) as caught:
        import_json(elsewhere, text, "matches.json")
    assert caught.value.key == "bad-import"
    assert str(caught.value).startswith("matches.json is no list of matches")
    assert said in str(caught.value)
