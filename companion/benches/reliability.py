"""Whether a told probability is one: of a hundred pieces told 0.9, ninety should be right."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from companion.benches.scoring import Verdict

EDGES = (0.0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 1.0)
_DOUBTED = 0.05  # how often the true share may lie above the bound that is told


@dataclass(frozen=True, slots=True)
class Told:
    """One probability that was told, and whether it came true."""

    chance: float
    right: bool


@dataclass(frozen=True, slots=True)
class Bin:
    """All that was told between two probabilities."""

    above: float
    upto: float
    count: int
    mean: float
    right: float  # share


def pieces(verdicts: Iterable[Verdict]) -> list[Told]:
    """Every piece that was read, as confident as it was told."""
    return [Told(v.seen.confidence, v.right) for v in verdicts if v.seen]


def halves(verdicts: Iterable[Verdict]) -> list[Told]:
    """Every half that was read: how probable its number was, whatever the other half shows."""
    told = []
    for verdict in verdicts:
        if verdict.seen is None:
            continue
        seen, known = verdict.seen, list(verdict.tile.marks) if verdict.tile else []
        for mark in seen.piece.marks:
            others = sum(chance for piece, chance in seen.alternatives if mark in piece.marks)
            right = mark in known
            if right:
                known.remove(mark)
            told.append(Told(min(1.0, seen.confidence + others), right))
    return told


def bins(told: Sequence[Told], edges: Sequence[float] = EDGES) -> list[Bin]:
    """By what was told; empty bins are left out, the first takes 0 itself."""
    found = []
    for above, upto in pairwise(edges):
        within = [one for one in told if above < one.chance <= upto or one.chance == above == edges[0]]
        if within:
            mean = sum(one.chance for one in within) / len(within)
            right = sum(one.right for one in within) / len(within)
            found.append(Bin(above, upto, len(within), mean, right))
    return found


def gap(told: Sequence[Told]) -> float:
    """How far told and true lie apart, averaged over all that was told (0: every bin is honest)."""
    return sum(one.count * abs(one.mean - one.right) for one in bins(told)) / max(1, len(told))


def at_most(wrong: int, of: int) -> float:
    """The share of wrong ones that only one run in twenty would hide; 1 of none."""
    if not of or wrong >= of:
        return 1.0
    low, high = wrong / of, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if _as_few(wrong, of, middle) > _DOUBTED:
            low = middle
        else:
            high = middle
    return high


def _as_few(wrong: int, of: int, share: float) -> float:
    """The probability of `wrong` or fewer among `of`."""
    return sum(math.comb(of, k) * share**k * (1 - share) ** (of - k) for k in range(wrong + 1))


def lines(name: str, told: Sequence[Told]) -> list[str]:
    """The table for people."""
    rows = [f"{'told':16} {name:>8}   mean told    right"]
    rows += [
        f"{one.above:.3f} to {one.upto:.3f}   {one.count:8}   {one.mean:9.3f} {one.right:8.3f}"
        for one in bins(told)
    ]
    return [*rows, f"apart by {gap(told):.3f} on average"]
