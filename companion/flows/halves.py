"""Which half of a tile in a photo shows which of its marks, and what tells two readings of it apart. Pure."""

from __future__ import annotations

from rules.pieces import Face, Mark, Piece


def lying(read: Piece, piece: Piece, picked: tuple[Mark, ...] = ()) -> tuple[Mark, ...] | None:
    """The marks of `piece` from the end where `read` was taken to show its first mark.

    What both have in common lies where it was read; where that does not tell, `picked` does: the marks in
    the order in which a person tapped them, from that end. None where nothing tells which is which.
    """
    was, marks = _marks(read), _marks(piece)
    if len(marks) == 1:
        return marks
    (here, there), (one, other) = was, marks
    straight = _alike(here, one) + _alike(there, other)
    crossed = _alike(here, other) + _alike(there, one)
    if straight == crossed and one != other:
        return picked or None
    return marks if straight >= crossed else (other, one)


def lies_so(
    read: Piece, piece: Piece, first: int | Face | None, last: int | Face, half: int | None
) -> tuple[Mark, ...]:
    """The marks of a piece that was tapped, from the end where `read` shows its first mark.

    `first` and `last`: its halves as they were tapped; `half`: the only one that was, the other stayed.
    """
    if half is not None:
        return _with(read.marks, half, _mark(last))
    picked = (_mark(last),) if first is None else (_mark(first), _mark(last))
    return lying(read, piece, picked) or ()


def _with(marks: tuple[Mark, ...], half: int, mark: Mark) -> tuple[Mark, ...]:
    return (*marks[:half], mark, *marks[half + 1 :])


def _marks(piece: Piece) -> tuple[Mark, ...]:
    return piece.marks


def _mark(half: int | Face) -> Mark:
    return half if isinstance(half, int) else str(half)


def apart(piece: Piece, other: Piece) -> tuple[Mark, Mark] | None:
    """The one mark that tells two pieces apart, as it is on each; None where both halves differ."""
    ours, theirs = list(_marks(piece)), list(_marks(other))
    for mark in _marks(piece):
        if mark in theirs:
            ours.remove(mark)
            theirs.remove(mark)
    return (ours[0], theirs[0]) if len(ours) == 1 else None


def half_apart(piece: Piece, other: Piece) -> int | None:
    """Which half of `piece` is another one on `other`: an index into its marks.

    None where both are or neither is, for a die, and for a double, of which it may be either half.
    """
    told = apart(piece, other)
    marks = _marks(piece)
    return marks.index(told[0]) if told and len(marks) == 2 and marks.count(told[0]) == 1 else None


def face_of(mark: Mark) -> Face | None:
    """A mark of an Uno piece as its colour and sign; None for pips."""
    return Face.parse(mark) if isinstance(mark, str) else None


def _alike(one: Mark, other: Mark) -> int:
    """How much two marks have in common: two Uno marks can share a colour or a sign."""
    first, second = face_of(one), face_of(other)
    if first is None or second is None:
        return 2 if one == other else 0
    return (first.mark == second.mark) + (
        first.colour == second.colour and bool(first.colour or one == other)
    )
