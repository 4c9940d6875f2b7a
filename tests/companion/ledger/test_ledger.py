"""The verbs, on SQLite and on PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from companion.ledger.entries import (
    Entry,
    FirstPlayer,
    HandCounted,
    MatchEnded,
    MatchReopened,
    RoundScored,
    ScoreCorrected,
    Undone,
)
from companion.ledger.errors import LINES, LedgerError, NoSuchMatch
from companion.ledger.ledger import Ledger
from companion.ledger.state import Player
from rules.rounds import Left
from tests.companion.ledger.making import AT

HOUR = timedelta(hours=1)


@pytest.fixture
def family(ledger: Ledger) -> dict[str, str]:
    """Ids by name."""
    return {name: ledger.add_player(name, AT).id for name in ("Ana", "Ben", "Cy")}


def begun(ledger: Ledger, *players: str, at: datetime = AT, game: str = "mexican-train") -> str:
    return ledger.start_match(game, "", {}, players, at, "")


def refused(key: str, verb: object, *args: object, **named: object) -> None:
    with pytest.raises(LedgerError) as caught:
        verb(*args, **named)  # type: ignore[operator]
    assert caught.value.key == key
    assert "\n" not in str(caught.value)


# Players


def test_players_are_added_with_a_hue_of_their_own(ledger: Ledger) -> None:
    assert ledger.players() == []
    assert ledger.add_player(" Ana ", AT) == Player("id1", "Ana", 0, "A")
    assert ledger.add_player("Ben", AT) == Player("id2", "Ben", 1, "B")
    assert [player.name for player in ledger.players()] == ["Ana", "Ben"]


def test_a_name_is_given_once(ledger: Ledger) -> None:
    ledger.add_player("Zoë", AT)
    refused("name-taken", ledger.add_player, "ZOE\u0308", AT)
    refused("name-empty", ledger.add_player, "  ", AT)
    refused("name-long", ledger.add_player, "x" * 25, AT)
    assert len(ledger.players()) == 1


def test_regulars_come_first(ledger: Ledger, family: dict[str, str]) -> None:
    ana, ben, cy = family.values()
    dee = ledger.add_player("Dee", AT + 9 * HOUR).id
    begun(ledger, ben, cy, at=AT + HOUR)
    begun(ledger, cy, ana, at=AT + 2 * HOUR)
    assert [player.id for player in ledger.players()] == [cy, ana, ben, dee]


def test_a_renamed_player_keeps_the_history(ledger: Ledger, family: dict[str, str]) -> None:
    match = begun(ledger, family["Ana"], family["Ben"])
    ledger.record(match, HandCounted(1, family["Ana"], Left(typed=3)), AT, "")
    assert ledger.rename_player(family["Ana"], "Anna").name == "Anna"
    assert [player.name for player in ledger.match(match).players] == ["Anna", "Ben"]
    assert ledger.match(match).draft.left == {family["Ana"]: Left(typed=3)}
    assert ledger.rename_player(family["Ana"], "ANNA").name == "ANNA"
    assert ledger.add_player("Ana", AT).name == "Ana", "the old name is free"
    refused("name-taken", ledger.rename_player, family["Ben"], "anna")
    refused("name-empty", ledger.rename_player, family["Ben"], "")
    refused("no-player", ledger.rename_player, "nobody", "Eve")


def test_a_hidden_player_keeps_the_matches_and_comes_back_by_name(
    ledger: Ledger, family: dict[str, str]
) -> None:
    match = begun(ledger, family["Ana"], family["Ben"])
    ledger.hide_player(family["Ana"])
    assert [player.name for player in ledger.players()] == ["Ben", "Cy"]
    assert [player.name for player in ledger.match(match).players] == ["Ana", "Ben"]
    refused("name-taken", ledger.rename_player, family["Ben"], "Ana")
    assert ledger.add_player("ana", AT).id == family["Ana"]
    assert [player.name for player in ledger.players()] == ["ana", "Ben", "Cy"]
    refused("no-player", ledger.hide_player, "nobody")


# Matches


def test_a_match_seats_its_players_clockwise_in_hues_that_differ(
    ledger: Ledger, family: dict[str, str]
) -> None:
    for name in ("Dee", "Eve", "Flo", "Gus", "Hal"):
        ledger.add_player(name, AT)
    alex = ledger.add_player("Alex", AT)
    assert alex.colour == 0, "the hues begin again"
    match = ledger.start_match(
        "uno-dominoes", "club", {"target": 500}, [alex.id, family["Cy"], family["Ana"]], AT, "x"
    )
    state = ledger.match(match)
    assert state.players == (
        Player(alex.id, "Alex", 0, "A"),
        Player(family["Cy"], "Cy", 2, "C"),
        Player(family["Ana"], "Ana", 1, "N"),
    )
    assert (state.id, state.game, state.started_at) == (match, "uno-dominoes", AT)
    assert (state.rules.preset, state.rules.changes) == ("club", {"target": 500})
    assert ledger.header(match).by == "x"


def test_a_match_that_cannot_begin(ledger: Ledger, family: dict[str, str]) -> None:
    ana = family["Ana"]
    refused("no-game", ledger.start_match, "", "", {}, [ana], AT, "")
    refused("no-players", ledger.start_match, "doubles", "", {}, [], AT, "")
    refused("player-twice", ledger.start_match, "doubles", "", {}, [ana, ana], AT, "")
    refused("no-player", ledger.start_match, "doubles", "", {}, [ana, "nobody"], AT, "")
    many = [ledger.add_player(f"P{n}", AT).id for n in range(17)]
    refused("too-many-players", ledger.start_match, "doubles", "", {}, many, AT, "")
    assert ledger.matches() == []


def test_matches_come_newest_first_and_part_into_running_and_ended(
    ledger: Ledger, family: dict[str, str]
) -> None:
    old = begun(ledger, *family.values(), at=AT)
    new = begun(ledger, *family.values(), at=AT + HOUR, game="doubles")
    ledger.record(old, RoundScored(1, dict.fromkeys(family.values(), 0)), AT + 2 * HOUR, "")
    ledger.record(old, MatchEnded((family["Ana"],)), AT + 2 * HOUR, "")
    assert [m.id for m in ledger.matches()] == [new, old]
    assert [m.id for m in ledger.matches(running=True)] == [new]
    (ended,) = ledger.matches(running=False)
    assert (ended.id, ended.game, ended.round, ended.ended) == (old, "mexican-train", 2, True)
    assert (ended.started_at, ended.latest_at) == (AT, AT + 2 * HOUR)
    assert ended.state == ledger.match(old)
    ledger.record(old, MatchReopened(), AT + 3 * HOUR, "")
    assert [m.id for m in ledger.matches(running=True)] == [new, old]


def test_a_match_that_is_not_there(ledger: Ledger) -> None:
    for verb in (ledger.match, ledger.history, ledger.header):
        with pytest.raises(NoSuchMatch) as caught:
            verb("nothing")
        assert str(caught.value) == "There is no match nothing here."
    refused("no-match", ledger.record, "nothing", MatchReopened(), AT, "")
    refused("no-match", ledger.undo, "nothing", "e1", AT, "")


# Entries


def test_what_is_recorded_is_there_with_who_and_when(ledger: Ledger, family: dict[str, str]) -> None:
    ana = family["Ana"]
    match = begun(ledger, *family.values())
    at = datetime(2026, 1, 2, 22, 0, 0, 123456, tzinfo=timezone(timedelta(hours=2)))
    first = ledger.record(match, HandCounted(1, ana, Left(typed=3)), at, "Ben's phone")
    second = ledger.record(match, HandCounted(1, ana, Left(typed=4)), at + HOUR, "Cy")
    undone = ledger.undo(match, second, at + 2 * HOUR, "Ana")
    history = ledger.history(match)
    assert [(w.id, w.by, w.replaces, w.holds, w.undone) for w in history] == [
        (first, "Ben's phone", "", True, False),
        (second, "Cy", first, False, True),
        (undone, "Ana", "", True, False),
    ]
    assert history[0].at == datetime(2026, 1, 2, 20, 0, 0, 123456, tzinfo=UTC)
    assert history[0].at.tzinfo is UTC
    assert [w.entry for w in history] == [
        HandCounted(1, ana, Left(typed=3)),
        HandCounted(1, ana, Left(typed=4)),
        Undone(second),
    ]
    assert ledger.match(match).latest_at == at + 2 * HOUR
    assert ledger.match(match).version == 3


def test_redo_is_undoing_the_undo(ledger: Ledger, family: dict[str, str]) -> None:
    match = begun(ledger, *family.values())
    entry = ledger.record(match, FirstPlayer(family["Cy"]), AT, "")
    undone = ledger.undo(match, entry, AT, "")
    assert ledger.match(match).first == ""
    ledger.undo(match, undone, AT, "")
    assert ledger.match(match).first == family["Cy"]


def test_a_moment_without_a_zone_is_a_mistake_in_our_code(ledger: Ledger, family: dict[str, str]) -> None:
    match = begun(ledger, *family.values())
    with pytest.raises(Exception, match="without a time zone"):
        ledger.record(match, MatchReopened(), datetime(2026, 1, 2), "")
    assert ledger.history(match) == []


def test_entries_that_make_no_sense_are_refused_and_nothing_is_written(
    ledger: Ledger, family: dict[str, str]
) -> None:
    ana, ben, cy = family.values()
    match = begun(ledger, ana, ben)
    other = begun(ledger, ana, ben)
    elsewhere = ledger.record(other, MatchReopened(), AT, "")
    hand = ledger.record(match, HandCounted(1, ana, Left(typed=1)), AT, "")
    undone = ledger.undo(match, hand, AT, "")

    def no(key: str, entry: Entry, replaces: str = "") -> None:
        refused(key, ledger.record, match, entry, AT, "", replaces)

    no("not-at-table", HandCounted(1, cy, Left(typed=1)))
    no("not-at-table", HandCounted(1, "", Left(typed=1)))
    no("not-at-table", RoundScored(1, {ana: 1, cy: 2}))
    no("not-at-table", RoundScored(1, {ana: 1}, who=cy))
    no("not-at-table", MatchEnded((cy,)))
    no("round-ahead", HandCounted(2, ana, Left(typed=1)))
    no("bad-entry", HandCounted(0, ana, Left(typed=1)))
    no("bad-entry", HandCounted(1, ana, Left(typed=10**6)))
    no("round-unscored", ScoreCorrected(1, ana, 5))
    no("no-entry", Undone("nothing"))
    no("no-entry", Undone(elsewhere))
    no("no-entry", HandCounted(1, ana, Left(typed=1)), replaces=elsewhere)
    no("already-undone", Undone(hand))
    no("other-subject", HandCounted(1, ben, Left(typed=1)), replaces=hand)
    no("other-subject", FirstPlayer(ana), replaces=hand)
    assert [w.id for w in ledger.history(match)] == [hand, undone]


def test_a_correction_names_what_it_replaces(ledger: Ledger, family: dict[str, str]) -> None:
    ana, ben, _ = family.values()
    match = begun(ledger, ana, ben)
    scored = ledger.record(match, RoundScored(1, {ana: 1, ben: 2}), AT, "")
    first = ledger.record(match, ScoreCorrected(1, ana, 5, "misread"), AT, "", replaces=scored)
    second = ledger.record(match, ScoreCorrected(1, ana, 6), AT, "")
    assert [(w.id, w.replaces, w.holds) for w in ledger.history(match)] == [
        (scored, "", True),
        (first, scored, False),
        (second, first, True),
    ]
    assert ledger.match(match).rounds[0].scores == {ana: 6, ben: 2}


def test_being_late_is_no_reason_to_refuse(ledger: Ledger, family: dict[str, str]) -> None:
    """Ana reopens round 1 and Ben ends the match while Cy enters round 2."""
    ana = family["Ana"]
    match = begun(ledger, *family.values())
    scored = ledger.record(match, RoundScored(1, {ana: 1}), AT, "Ana")
    ledger.undo(match, scored, AT, "Ana")
    ledger.record(match, MatchEnded(), AT, "Ben")
    ledger.record(match, HandCounted(2, ana, Left(typed=4)), AT, "Cy")
    state = ledger.match(match)
    assert (state.open_round, state.ended) == (1, True)
    assert state.round(2).left == {ana: Left(typed=4)}


def test_every_refusal_has_one_line() -> None:
    for line in LINES.values():
        assert line.endswith(".")
        assert "\n" not in line
