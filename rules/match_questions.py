"""What can be asked about every match: how a round begins, and whether it is over and who has won.

Both ask the game itself (`Game.card`, `Game.outcome`) about matches that fit what was told. A fact that is
not told is asked for only where two of these matches would be answered differently.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.facts import Fact, FactError, read_number, read_players
from rules.games import Game
from rules.questions import Answer, Missing, Question
from rules.quoting import cut
from rules.rounds import Match, Outcome, RoundCard, ScoredRound
from rules.ruling import Ruling, step
from rules.standard_questions import only_known
from rules.table_rules import TableRules

NOBODY = "-"  # who won a round that none of the players won
MANY = 999  # more rounds than any match has


def begin(game: Game) -> Question:
    """How does the round begin: who starts, how many pieces each, who shuffles?"""

    def put(given: Mapping[str, Any], rules: TableRules) -> Answer:
        only_known(given, facts)
        if not given.get("players"):
            return Missing("players")
        players = read_players(given["players"])
        number = read_number("number", given.get("number") or 1)
        if number == 0:
            raise FactError("round", fact="number")
        first, winner = (_one_of(players, name, given) for name in ("first", "winner"))

        def card(first: str, winner: str) -> RoundCard:
            before = (ScoredRound(number - 1, {}, "", winner, winner),) if number > 1 else ()
            return game.card(Match(players, before, first), number, rules)

        if number > 1 and not first and len({card(one, winner).starter for one in players}) > 1:
            return Missing("first")
        if number > 1 and not winner and len({card(first, one).starter for one in players}) > 1:
            return Missing("winner")
        return _with_verdict(card(first, winner).ruling, "begin.so")

    facts = (
        Fact("players", "players", needed=True),
        Fact("number", "number"),
        Fact("first", "player"),
        Fact("winner", "player"),
    )
    return Question("begin", facts, put)


def match_over(game: Game) -> Question:
    """Is the match over, and who has won it?"""

    def put(given: Mapping[str, Any], rules: TableRules) -> Answer:
        only_known(given, facts)
        for fact in facts[:2]:
            if not given.get(fact.name):
                return Missing(fact.name)
        players = read_players(given["players"])
        told = {name: _numbers(name, given.get(name), players) for name in ("totals", "won", "last")}
        rounds = read_number("rounds", given["rounds"]) if given.get("rounds") else None

        def outcome(rounds: int, won: Sequence[int], last: Sequence[int]) -> Outcome:
            return game.outcome(_match(players, told["totals"] or (), rounds, won, last), rules)

        level = (0,) * len(players)
        if rounds is None:
            if outcome(1, level, level).over != outcome(MANY, level, level).over:
                return Missing("rounds")
            rounds = MANY
        ones = [tuple(int(p == one) for p in players) for one in players]
        if told["won"] is None and _differ(outcome(rounds, won, level) for won in ones):
            return Missing("won")
        won = told["won"] or level
        if told["last"] is None and _differ(outcome(rounds, won, last) for last in ones):
            return Missing("last")
        return _ruling(outcome(rounds, won, told["last"] or level))

    facts = (
        Fact("players", "players", needed=True),
        Fact("totals", "numbers", needed=True),
        Fact("rounds", "number"),
        Fact("won", "numbers"),
        Fact("last", "numbers"),
    )
    return Question("match_over", facts, put)


def _ruling(outcome: Outcome) -> Ruling:
    clause = outcome.ruling.because[-1]
    if not outcome.over:
        return _with_verdict(outcome.ruling, "match_over.goes_on")
    key = "wins_match" if len(outcome.winners) == 1 else "shares_match"
    told = outcome.ruling.then(*(step(clause, key, who=who) for who in outcome.winners))
    return _with_verdict(told, "match_over.over")


def _with_verdict(ruling: Ruling, verdict: str) -> Ruling:
    return Ruling(ruling.because, verdict, ruling.points, ruling.steps, ruling.remedies)


def _match(
    players: Sequence[str], totals: Sequence[int], rounds: int, won: Sequence[int], last: Sequence[int]
) -> Match:
    """A match with these totals: all but the last scores in the first round, and nothing in between."""
    winners = [p for p, times in zip(players, won, strict=True) for _ in range(times)]
    winners = [*winners, *[NOBODY] * rounds][:rounds]
    scores = [dict.fromkeys(players, 0) for _ in range(rounds)]
    for player, total, at_last in zip(players, totals, last, strict=True):
        scores[-1][player] = at_last
        scores[0][player] = total if rounds == 1 else total - at_last
    scored = (ScoredRound(n, scores[n - 1], winner=winners[n - 1]) for n in range(1, rounds + 1))
    return Match(tuple(players), tuple(scored))


def _differ(outcomes: Iterable[Outcome]) -> bool:
    return len({(outcome.over, frozenset(outcome.winners)) for outcome in outcomes if outcome.over}) > 1


def _one_of(players: tuple[str, ...], name: str, given: Mapping[str, Any]) -> str:
    told = str(given.get(name) or "")
    if told and told not in players:
        raise FactError("stranger-named", fact=name, name=cut(told), players=cut(", ".join(players), 240))
    return told


def _numbers(name: str, told: Any, players: Sequence[str]) -> tuple[int, ...] | None:
    """As many numbers as there are players, below nothing too; None where nothing is told."""
    if told in (None, ""):
        return None
    parts = told if isinstance(told, list) else re.split("[,;]", str(told))
    numbers = [str(part).strip() for part in parts]
    if len(numbers) != len(players) or not all(re.fullmatch(r"-?\d{1,6}", n) for n in numbers):
        raise FactError("in-order", fact=name)
    return tuple(map(int, numbers))
