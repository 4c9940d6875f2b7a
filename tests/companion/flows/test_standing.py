"""Totals, places and leads, against numbers that a person added up."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from companion.flows.standing import Standing
from companion.ledger.entries import MatchEnded, RoundScored
from companion.ledger.fold import fold
from companion.ledger.state import Header, Player, TablePlay, Written
from rules.games import game
from rules.table_rules import TableRules

AT = datetime(2026, 11, 29, tzinfo=UTC)


def standing(name: str, *rounds: dict[str, int], ended: tuple[str, ...] = ()) -> Standing:
    players = tuple(Player(n.lower(), n, i, n[0]) for i, n in enumerate(("Ana", "Ben", "Cy")))
    header = Header("m", name, TablePlay(), players, AT)
    written = [Written(f"e{i}", AT, "", RoundScored(i, scores)) for i, scores in enumerate(rounds, 1)]
    if ended:
        written.append(Written("end", AT, "", MatchEnded(ended)))
    played = game(name)
    return Standing(played, TableRules(played.book), fold(header, written))


def test_nobody_leads_before_the_first_round() -> None:
    s = standing("mexican-train")
    assert s.leaders == ()
    assert s.lead == 0
    assert not s.is_over


def test_the_fewest_pips_lead_where_low_wins() -> None:
    s = standing("mexican-train", {"ana": 22, "ben": 0, "cy": 16}, {"ana": 4, "ben": 31, "cy": 12})
    assert {line.player: line.total for line in s.lines.lines} == {"ana": 26, "ben": 31, "cy": 28}
    assert s.leaders == ("ana",)
    assert s.lead == 2


def test_the_most_points_lead_where_high_wins() -> None:
    s = standing("uno-dominoes", {"ana": 0, "ben": 87, "cy": 0}, {"ana": 120, "ben": 0, "cy": 0})
    assert s.leaders == ("ana",)
    assert s.lead == 33


def test_two_may_lead_together() -> None:
    s = standing("mexican-train", {"ana": 10, "ben": 10, "cy": 17})
    assert s.leaders == ("ana", "ben")
    assert s.lead == 7


def test_all_level_is_a_lead_of_nothing() -> None:
    s = standing("mexican-train", {"ana": 5, "ben": 5, "cy": 5})
    assert s.lead == 0


def test_a_match_is_over_when_the_rules_say_so() -> None:
    s = standing("uno-dominoes", {"ana": 0, "ben": 510, "cy": 0})
    assert s.is_over
    assert s.winners == ("ben",)


@pytest.mark.parametrize("winners", [("cy",), ("ana", "cy")])
def test_a_match_that_was_ended_has_the_winners_that_were_told(winners: tuple[str, ...]) -> None:
    s = standing("mexican-train", {"ana": 1, "ben": 2, "cy": 3}, ended=winners)
    assert s.is_over
    assert s.winners == winners
