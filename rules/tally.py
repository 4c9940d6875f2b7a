"""Rounds -> standings: a pure fold. Standings are computed, never stored."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from rules.rounds import ScoredRound


@dataclass(frozen=True, slots=True)
class Line:
    """One player on the scoreboard."""

    player: str
    scores: tuple[int | None, ...]  # by round; None is "not entered"
    running: tuple[int, ...]  # total after each round
    place: int  # 1 is the leader; equal totals share a place

    @property
    def total(self) -> int:
        return self.running[-1] if self.running else 0


@dataclass(frozen=True, slots=True)
class Standings:
    """Every player's line, in seat order."""

    lines: tuple[Line, ...]

    @property
    def leaders(self) -> tuple[str, ...]:
        """Who is first; nobody before the first round is scored."""
        if not any(line.running for line in self.lines):
            return ()
        return tuple(line.player for line in self.lines if line.place == 1)

    def __getitem__(self, player: str) -> Line:
        return next(line for line in self.lines if line.player == player)


def standings(players: Sequence[str], rounds: Sequence[ScoredRound], goal: str) -> Standings:
    """Add the rounds up. `goal` "low": the lowest total leads; "high": the highest does."""
    scores = {player: tuple(r.scores.get(player) for r in rounds) for player in players}
    running = {player: tuple(accumulate(s or 0 for s in scores[player])) for player in players}
    totals = {player: run[-1] if run else 0 for player, run in running.items()}
    better = operator.lt if goal == "low" else operator.gt
    return Standings(
        tuple(
            Line(p, scores[p], running[p], 1 + sum(better(totals[q], totals[p]) for q in players))
            for p in players
        )
    )
