"""In what two readings of one piece differ."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from rules.pieces import Piece, Tile


def unlike(one: Piece, other: Piece) -> str:
    """The kind of doubt between them: "six-or-nine", "colour", or "unsure-between" for anything else."""
    if isinstance(one, Tile) or isinstance(other, Tile):
        return "unsure-between"
    only_one = list((Counter(one.marks) - Counter(other.marks)).elements())
    only_other = list((Counter(other.marks) - Counter(one.marks)).elements())
    ways = [list(zip(only_one, order, strict=True)) for order in permutations(only_other)]
    if any(all(map(_six_and_nine, way)) for way in ways):
        return "six-or-nine"
    if len(only_one) == 1 and only_one[0].split()[-1] == only_other[0].split()[-1]:
        return "colour"
    return "unsure-between"


def _six_and_nine(marks: tuple[str, str]) -> bool:
    """Whether they are a 6 and a 9 of one colour."""
    (one, six), (other, nine) = (mark.rpartition(" ")[::2] for mark in marks)
    return one == other and {six, nine} == {"6", "9"}
