"""Entries -> MatchState. Ana, Ben and Cy play; Ben writes one entry a minute."""

from __future__ import annotations

from datetime import timedelta

import pytest

from companion.ledger.entries import (
    Entry,
    FirstPlayer,
    HandCleared,
    HandCounted,
    MatchEnded,
    MatchReopened,
    RoundEnded,
    RoundScored,
    RulesChanged,
    ScoreCorrected,
    Undone,
)
from companion.ledger.fold import fold, judged
from companion.ledger.state import Correction, MatchState, TablePlay
from rules.rounds import Left, Match, Round, ScoredRound
from tests.companion.ledger.making import ANA, AT, BEN, CY, HEADER, log

ANA_12, ANA_20 = HandCounted(1, "ana", Left(typed=12)), HandCounted(1, "ana", Left(typed=20))
ROUND_1 = RoundScored(1, {"ana": 12, "ben": 0, "cy": 30}, "out", "ben", "ben", {"ana": ("MT-8.1",)})
ROUND_2 = RoundScored(2, {"ana": 1, "ben": 2, "cy": 0})


def state(*entries: Entry) -> MatchState:
    return fold(HEADER, log(*entries))


def left(*entries: Entry) -> dict[str, int | None]:
    """What is typed in by player, in the open round."""
    return {player: left.typed for player, left in state(*entries).draft.left.items()}


def scores(*entries: Entry) -> list[tuple[int, dict[str, int]]]:
    return [(scored.number, dict(scored.scores)) for scored in state(*entries).rounds]


def test_a_new_match_has_nothing_entered() -> None:
    new = state()
    assert new.players == (ANA, BEN, CY)
    assert (new.game, new.started_at, new.latest_at, new.version) == ("mexican-train", AT, AT, 0)
    assert new.rules == TablePlay("", {"set": "double-12"})
    assert (new.rounds, new.open_round, new.first, new.last) == ((), 1, "", None)
    assert new.draft == Round(1, ("ana", "ben", "cy"), ending="")
    assert (new.ended, new.winners) == (False, ())
    assert new.as_match() == Match(("ana", "ben", "cy"))
    assert new.player("cy") is CY


def test_a_hand_that_is_not_entered_is_missing_and_an_empty_one_is_not() -> None:
    entered = state(HandCounted(1, "cy", Left(())), HandCounted(1, "ana", Left(typed=0))).draft.left
    assert entered == {"ana": Left(typed=0), "cy": Left(())}
    assert list(entered) == ["ana", "cy"], "in seat order"


HANDS = [
    pytest.param([ANA_12, ANA_20], {"ana": 20}, id="the later hand holds"),
    pytest.param([ANA_12, ANA_20, Undone("e2")], {"ana": 12}, id="undo brings the earlier one back"),
    pytest.param([ANA_12, ANA_20, Undone("e2"), Undone("e3")], {"ana": 20}, id="undo of undo is redo"),
    pytest.param(
        [ANA_12, ANA_20, Undone("e2"), Undone("e3"), Undone("e4")], {"ana": 12}, id="undo of redo is undo"
    ),
    pytest.param([ANA_12, Undone("e1")], {}, id="undone is not entered"),
    pytest.param([ANA_12, Undone("e1"), ANA_20], {"ana": 20}, id="entered afresh after undo"),
    pytest.param([ANA_12, ANA_20, Undone("e1"), Undone("e2")], {}, id="both undone"),
    pytest.param([ANA_12, HandCleared(1, "ana")], {}, id="cleared is not entered"),
    pytest.param([ANA_12, HandCleared(1, "ana"), Undone("e2")], {"ana": 12}, id="clearing undone"),
    pytest.param([ANA_12, HandCleared(1, "ben")], {"ana": 12}, id="clearing another hand"),
    pytest.param([ROUND_1, Undone("e1"), ANA_12], {"ana": 12}, id="round reopened"),
]


@pytest.mark.parametrize(("entries", "expected"), HANDS)
def test_hands(entries: list[Entry], expected: dict[str, int]) -> None:
    assert left(*entries) == expected


POINTS = [
    pytest.param([ROUND_1], [(1, {"ana": 12, "ben": 0, "cy": 30})], 2, id="scored"),
    pytest.param([ROUND_1, Undone("e1")], [], 1, id="undone"),
    pytest.param([ROUND_1, ROUND_2, Undone("e1")], [(2, {"ana": 1, "ben": 2, "cy": 0})], 1, id="a gap"),
    pytest.param(
        [ROUND_1, HandCounted(1, "ana", Left(typed=20))],
        [(1, {"ana": 12, "ben": 0, "cy": 30})],
        2,
        id="another hand changes no points",
    ),
    pytest.param(
        [ROUND_1, RoundScored(1, {"ana": 20, "ben": 0, "cy": 30})],
        [(1, {"ana": 20, "ben": 0, "cy": 30})],
        2,
        id="until it is scored again",
    ),
    pytest.param(
        [ROUND_1, RoundScored(1, {"ana": 20, "ben": 0, "cy": 30}), Undone("e2")],
        [(1, {"ana": 12, "ben": 0, "cy": 30})],
        2,
        id="undoing the second scoring leaves the first",
    ),
    pytest.param(
        [ROUND_1, ScoreCorrected(1, "ana", 20)], [(1, {"ana": 20, "ben": 0, "cy": 30})], 2, id="corrected"
    ),
    pytest.param(
        [ROUND_1, ScoreCorrected(1, "ana", 20), ScoreCorrected(1, "ana", 21)],
        [(1, {"ana": 21, "ben": 0, "cy": 30})],
        2,
        id="corrected twice",
    ),
    pytest.param(
        [ROUND_1, ScoreCorrected(1, "ana", 20), ScoreCorrected(1, "ana", 21), Undone("e3")],
        [(1, {"ana": 20, "ben": 0, "cy": 30})],
        2,
        id="the second correction undone",
    ),
    pytest.param(
        [ROUND_1, ScoreCorrected(1, "ana", 20), RoundScored(1, {"ana": 13, "ben": 7, "cy": 0})],
        [(1, {"ana": 20, "ben": 7, "cy": 0})],
        2,
        id="a person's word outlives a new scoring",
    ),
    pytest.param([ROUND_1, ScoreCorrected(1, "ana", 20), Undone("e1")], [], 1, id="nothing to correct"),
    pytest.param(
        [RoundScored(1, {"ana": 5}), ScoreCorrected(1, "cy", 8)],
        [(1, {"ana": 5, "cy": 8})],
        2,
        id="who has no score is missing, unless somebody sets it",
    ),
]


@pytest.mark.parametrize(("entries", "expected", "open_round"), POINTS)
def test_points(entries: list[Entry], expected: list[tuple[int, dict[str, int]]], open_round: int) -> None:
    assert scores(*entries) == expected
    assert state(*entries).open_round == open_round


def test_a_reopened_round_still_has_its_hands_and_how_it_ended() -> None:
    told = [ANA_12, RoundEnded(1, "out", "ben", {"last": "draw-two"}), ROUND_1]
    assert state(*told, Undone("e3")).draft == Round(
        1, ("ana", "ben", "cy"), "out", "ben", {"last": "draw-two"}, {"ana": Left(typed=12)}
    )


def test_a_scored_round_can_be_looked_into_again() -> None:
    told = state(ANA_12, RoundEnded(1, "out", "ben", {"last": "draw-two"}), ROUND_1)
    assert told.open_round == 2
    assert told.draft == Round(2, ("ana", "ben", "cy"), ending="")
    assert told.round(1).left == {"ana": Left(typed=12)}
    assert told.round(1).facts == {"last": "draw-two"}


def test_how_a_round_ended_is_the_latest_word_about_it() -> None:
    ended, scored = RoundEnded(1, "blocked", "", {"why": "nobody could"}), ROUND_1
    assert state(ended, scored).round(1).ending == "out"
    assert state(ended, scored).round(1).facts == {}, "they were about another ending"
    assert state(scored, ended).round(1).ending == "blocked"
    assert state(scored, ended).rounds[0].ending == "out", "but the points stay as they are"


def test_a_corrected_score_tells_who_when_why_and_what_it_was() -> None:
    told = state(ROUND_1, ScoreCorrected(1, "ana", 20, "a 6 was a 9"))
    at = AT + timedelta(minutes=2)
    assert told.rounds == (ScoredRound(1, {"ana": 20, "ben": 0, "cy": 30}, "out", "ben", "ben"),)
    assert told.corrections == {(1, "ana"): Correction("ana", 20, 12, "ben", at, "a 6 was a 9", "e2")}
    assert told.scored_by_round[1].confirmed == {"ana": 12, "ben": 0, "cy": 30}
    assert told.scored_by_round[1].clauses == {"ana": ("MT-8.1",)}
    assert told.scored_by_round[1].entry == "e1"


def test_a_correction_waits_while_its_round_is_reopened() -> None:
    told = state(ROUND_1, ScoreCorrected(1, "ana", 20), Undone("e1"))
    assert told.corrections[1, "ana"].was is None
    assert scores(*(e.entry for e in log(ROUND_1, ScoreCorrected(1, "ana", 20), Undone("e1"), ROUND_1)))[0][
        1
    ] == {"ana": 20, "ben": 0, "cy": 30}


def test_house_rules_hold_from_there_on_and_a_round_keeps_those_it_was_scored_by() -> None:
    told = state(ROUND_1, RulesChanged("club", {"target": 100}), ROUND_2, RulesChanged("", {"target": 50}))
    assert told.rules == TablePlay("", {"target": 50})
    assert told.scored_by_round[1].rules == TablePlay("", {"set": "double-12"})
    assert told.scored_by_round[2].rules == TablePlay("club", {"target": 100})


def test_house_rules_that_were_taken_back_never_held() -> None:
    told = state(RulesChanged("club", {}), ROUND_1, Undone("e1"))
    assert told.rules == told.scored_by_round[1].rules == HEADER.rules


def test_who_started_is_the_latest_word() -> None:
    assert state(FirstPlayer("ana"), FirstPlayer("cy")).first == "cy"
    assert state(FirstPlayer("ana"), FirstPlayer("cy"), Undone("e2")).first == "ana"


ENDS = [
    pytest.param([MatchEnded(("ana", "cy"))], True, ("ana", "cy"), id="ended"),
    pytest.param([MatchEnded(("ana",)), MatchReopened()], False, (), id="went on"),
    pytest.param([MatchEnded(("ana",)), Undone("e1")], False, (), id="ending undone"),
    pytest.param([MatchEnded(("ana",)), MatchReopened(), Undone("e2")], True, ("ana",), id="going on undone"),
    pytest.param([MatchEnded(("ana",)), MatchEnded(("cy",))], True, ("cy",), id="two phones ended it"),
    pytest.param([MatchReopened()], False, (), id="nothing to reopen"),
]


@pytest.mark.parametrize(("entries", "ended", "winners"), ENDS)
def test_the_end(entries: list[Entry], ended: bool, winners: tuple[str, ...]) -> None:
    told = state(*entries)
    assert (told.ended, told.winners) == (ended, winners)


LAST = [
    pytest.param([ANA_12], "e1", id="the newest"),
    pytest.param([ANA_12, ROUND_1, Undone("e2")], "e1", id="before the one undone"),
    pytest.param([ANA_12, Undone("e1")], None, id="nothing left"),
    pytest.param([ANA_12, Undone("e1"), Undone("e2")], "e1", id="after redo"),
    pytest.param([ANA_12, ROUND_1, ANA_20, Undone("e3"), Undone("e2")], "e1", id="back step by step"),
    pytest.param([ANA_12, ANA_20, Undone("e1")], "e2", id="an older one undone"),
]


@pytest.mark.parametrize(("entries", "expected"), LAST)
def test_the_entry_that_undo_would_take_back(entries: list[Entry], expected: str | None) -> None:
    last = state(*entries).last
    assert (last and last.id) == expected


def test_the_photo_is_that_of_the_hand_that_holds() -> None:
    first, second = HandCounted(1, "ana", Left(()), "p1"), HandCounted(1, "ana", Left(()), "p2")
    assert state(first, second).photos == {(1, "ana"): "p2"}
    assert state(first, second, Undone("e2")).photos == {(1, "ana"): "p1"}
    assert state(first, ANA_12).photos == {}, "a typed number has no photo"
    assert state(first, ROUND_1, HandCounted(2, "ana", Left(()), "p3")).photos == {
        (1, "ana"): "p1",
        (2, "ana"): "p3",
    }


def test_history_tells_what_became_of_every_entry() -> None:
    told = judged(log(ANA_12, ANA_20, HandCounted(1, "ben", Left(())), Undone("e3"), ROUND_1))
    assert [(each.id, each.holds, each.undone) for each in told] == [
        ("e1", False, False),  # overtaken by e2
        ("e2", True, False),
        ("e3", False, True),
        ("e4", True, False),
        ("e5", True, False),
    ]


def test_an_undo_that_names_nothing_changes_nothing() -> None:
    """Nobody can write these, but a fold that fails would lose a whole match."""
    assert left(Undone("e2"), ANA_12, Undone("nothing")) == {"ana": 12}
    assert state(Undone("e1")).last is None
