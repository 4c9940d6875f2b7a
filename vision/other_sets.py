"""Whether the pieces in a photo are of another family than the one they were read as.

The other families' networks are asked only where there is a reason: hardly anything is surely read, or what
was read lies as pieces of another family do. A clear photo of the right pieces costs nothing more.

Pips and marks: the family that explains far more of the photo, and is sure of a part of it, is the one that
lies there. A set of dominoes may print numbers in the place of pips, though; that a word or a sign is among
them tells that they are Uno pieces. Tiles and dice of Uno: see dice_or_tiles.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from rules.pieces import SETS, Family, PieceSet
from vision.dice_or_tiles import DICE, TILES, for_tiles, in_pairs, turned_anyhow
from vision.evidence import LARGEST
from vision.judge import Examined, judge
from vision.reading import Seen

LOOKED_FOR: dict[Family, PieceSet] = {  # the set that holds most of what its family can show
    Family.PIPS: LARGEST,
    Family.UNO_TILES: SETS["uno-dominoes"],
    Family.UNO_DICE: SETS["uno-dice"],
}
_LEAST = 2  # pieces that another family must be sure of; one may be anything
_HARDLY = 1  # piece that is sure among others that are not
_NOTHING = 0.5  # halves that the own family explains, at most, where one sure piece of another is enough
_MORE_PIPS = 2.0  # times as many halves as marks are explained by pips, where it is they that lie there
_MORE_MARKS = 1.5  # numerals are read as such by the network for pips, too
_PLAINLY = 0.9  # the least confidence in dice that is enough where all else speaks for dice
_WORDED = 0.9  # pieces with a word or a sign, each as much as it is probable

Glance = Callable[[Family], Examined | None]


def other_family(
    seen: Examined, read: Sequence[Seen], examine: Callable[[PieceSet], Examined]
) -> Family | None:
    """The family whose pieces these plainly are, if it is not the set's own.

    `read` is what was seen in them; `examine` looks at the same photo as at one of another set, and raises
    OSError where its networks are not here.
    """

    @cache
    def glance(family: Family) -> Examined | None:
        try:
            return examine(LOOKED_FOR[family])
        except OSError:
            return None

    own, sure = seen.piece_set.family, _sure(read)
    hardly = sure <= _HARDLY and len(read) >= 3 * sure
    if own is Family.PIPS:
        return _of_uno(seen, sure, glance) if hardly else None
    if hardly and _are_pips(seen, sure, glance(Family.PIPS)):
        return Family.PIPS
    if own is Family.UNO_TILES:
        return Family.UNO_DICE if (hardly or turned_anyhow(seen)) and _are_dice(seen, glance) else None
    return Family.UNO_TILES if (hardly or in_pairs(seen.tiles)) and _are_tiles(seen, glance) else None


def _of_uno(seen: Examined, sure: int, glance: Glance) -> Family | None:
    looked = [each for each in map(glance, (Family.UNO_TILES, Family.UNO_DICE)) if each]
    read = [judge(each).pieces for each in looked]
    told = max(map(_sure, read), default=0) >= _least(seen) + sure
    more = max(map(_explained, looked), default=0.0) >= _MORE_MARKS * _explained(seen)
    if not (told and more):
        return None
    tiles = for_tiles(*looked) if len(looked) == 2 else 0.0
    if tiles < DICE:
        return Family.UNO_DICE  # numbers or not
    if max(map(_worded, read)) < _WORDED:
        return None
    if len(looked) == 1:
        return looked[0].piece_set.family
    return Family.UNO_TILES if tiles > 0 else Family.UNO_DICE


def _are_pips(seen: Examined, sure: int, pips: Examined | None) -> bool:
    if pips is None or _explained(pips) < _MORE_PIPS * _explained(seen):
        return False
    return _sure(judge(pips).pieces) >= _least(seen) + sure


def _are_dice(seen: Examined, glance: Glance) -> bool:
    dice = glance(Family.UNO_DICE)
    return dice is not None and for_tiles(seen, dice) < DICE and _plain(judge(dice).pieces) >= _LEAST


def _are_tiles(seen: Examined, glance: Glance) -> bool:
    tiles = glance(Family.UNO_TILES)
    return tiles is not None and for_tiles(tiles, seen) > TILES


def _least(seen: Examined) -> int:
    return _LEAST if _explained(seen) >= _NOTHING else 1


def _explained(seen: Examined) -> float:
    """Halves that are pieces of this family, each as much as speaks for it."""
    return float(seen.shown.there.sum()) * seen.tiles.halves


def _sure(read: Iterable[Seen]) -> int:
    return sum(piece.sure for piece in read)


def _plain(read: Iterable[Seen]) -> int:
    return sum(piece.confidence >= _PLAINLY for piece in read)


def _worded(read: Iterable[Seen]) -> float:
    """How many show a word or a sign, which no other domino has."""
    return sum(
        piece.confidence
        for piece in read
        if not all(str(mark).split()[-1].isdigit() for mark in piece.piece.marks)
    )
