"""Whole matches of All Fives: each round begins as its card tells, with what everybody has on the board."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.books import Value
from rules.games import game
from rules.games.all_fives.book import target
from rules.games.all_fives.sides import sides
from rules.games.all_fives.table import deal
from rules.pieces import SETS
from rules.playing import Refused
from rules.rounds import Match, Round, ScoredRound, Settled
from rules.table_rules import TableRules

GAME = game("all-fives")
ENGINE = GAME.engine
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SET = tuple(SETS["double-6"])
MOST_ROUNDS = 80  # where everyone loses what they have left, a match of random plays need not end
TABLES = [
    *(
        pytest.param({option.name: choice.value}, id=f"{option.name}={choice.value}")
        for option in GAME.book.options.values()
        for choice in option.choices
        if option.name != "set" and choice.value != option.default
    ),
    *(pytest.param(dict(preset.changes), id=preset.name) for preset in GAME.book.presets.values()),
    pytest.param({}, id="as printed"),
]


def played(match: Match, total: dict[str, int], rules: TableRules, chance: Random) -> Round:
    """The next round, played out at random."""
    assert ENGINE
    card = GAME.card(match, len(match.rounds) + 1, rules)
    assert card.deal is not None
    assert card.deal * len(match.players) + (card.boneyard or 0) == len(SET)
    box = chance.sample(SET, len(SET))
    table = deal(match.players, box, rules, opener=card.starter, before=once_a_side(match, total, rules))
    if card.starter:
        assert table.who == card.starter
    while (ended := ENGINE.ended(table)) is None:
        after = ENGINE.play(table, chance.choice(ENGINE.legal_plays(table)))
        assert not isinstance(after, Refused), after
        table = after
    return ended


def once_a_side(match: Match, total: dict[str, int], rules: TableRules) -> dict[str, int]:
    """What partners have together, told of one of them."""
    return {side[0]: total[side[0]] for side in sides(match.players, rules)}


def rounds(rules: TableRules, players: int, chance: Random) -> Iterator[tuple[Match, Round, dict[str, int]]]:
    """Round after round of one match, each with the totals after it."""
    match = Match(NAMES[:players])
    total = dict.fromkeys(match.players, 0)
    while not GAME.outcome(match, rules).over and len(match.rounds) < MOST_ROUNDS:
        ended = played(match, total, rules, chance)
        settled = GAME.settle(ended, rules)
        assert isinstance(settled, Settled), settled
        total = {player: total[player] + settled.scores[player] for player in match.players}
        number = len(match.rounds) + 1
        scored = ScoredRound(number, settled.scores, ended.ending, ended.who, settled.winner)
        match = Match(match.players, (*match.rounds, scored))
        yield match, ended, total


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("changes", TABLES)
def test_a_match_comes_to_its_end_and_adds_up(players: int, changes: dict[str, Value]) -> None:
    rules = TableRules(GAME.book, changes=changes)
    due = target(players, rules)
    for match, ended, total in rounds(rules, players, Random(players)):
        outcome = GAME.outcome(match, rules)
        assert outcome.over == (max(total.values()) >= due)
        if rules["reached"] == "at_once" and ended.ending == "reached":
            assert outcome.winners == best(total)
            assert ended.who in outcome.winners
        for side in sides(match.players, rules):
            assert len({total[player] for player in side}) == 1
    assert outcome.over or rules["rest"] == "own_off"
    if outcome.over:
        assert outcome.winners == best(total)


def best(total: dict[str, int]) -> tuple[str, ...]:
    return tuple(player for player, points in total.items() if points == max(total.values()))
