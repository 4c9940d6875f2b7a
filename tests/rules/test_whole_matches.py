"""Whole matches, from the first round card to the winner, by every game that has an engine."""

from __future__ import annotations

from random import Random

import pytest

from companion.commands.plays import box_of
from rules.games import Game, all_games
from rules.playing import Refused
from rules.rounds import Match, Round, ScoredRound, Settled
from rules.table_rules import TableRules
from rules.tally import standings

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
PLAYED = [pytest.param(game, id=game.name) for game in all_games().values() if game.engine]


def from_first(players: tuple[str, ...], first: str) -> tuple[str, ...]:
    """The same seats, told from `first` on."""
    at = players.index(first) if first else 0
    return players[at:] + players[:at]


def one_round(game: Game, match: Match, number: int, rules: TableRules, chance: Random) -> Round:
    """A round as its card tells to begin it, played out at random."""
    assert game.engine
    card = game.card(match, number, rules)
    players = from_first(match.players, card.shuffler or card.starter)
    table = game.engine.deal(players, box_of(rules, chance), rules)
    while (ended := game.engine.ended(table)) is None:
        after = game.engine.play(table, chance.choice(game.engine.legal_plays(table)))
        assert not isinstance(after, Refused), after
        table = after
    return ended


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", PLAYED)
def test_a_match_comes_to_its_end_and_adds_up(game: Game, seed: int) -> None:
    chance, rules = Random(seed), TableRules(game.book)
    match = Match(NAMES[: min(2 + 2 * seed, game.book.players[1])])
    total = dict.fromkeys(match.players, 0)
    while not game.outcome(match, rules).over:
        number = len(match.rounds) + 1
        ended = one_round(game, match, number, rules, chance)
        settled = game.settle(ended, rules)
        assert isinstance(settled, Settled), settled
        assert list(settled.scores) == list(ended.players)
        total = {player: total[player] + settled.scores[player] for player in match.players}
        scored = ScoredRound(number, settled.scores, ended.ending, ended.who, settled.winner)
        match = Match(match.players, (*match.rounds, scored), match.first)
    outcome = game.outcome(match, rules)
    table = standings(match.players, match.rounds, game.goal(rules))

    assert {player: table[player].total for player in match.players} == total
    best = (max if game.goal(rules) == "high" else min)(total.values())
    assert set(outcome.winners) == {player for player, points in total.items() if points == best}
