"""Whether the pieces in a photo are of another family than the one they were read as.

Where hardly anything is surely read, the other families' networks look at the photo too: what they are sure
of was not lying there by chance. A photo of which more is sure is not looked at again, so that it costs
nothing. Only halves of Uno tiles are surely read as tops of dice, by the very network for both; but they
point at each other in pairs, which tops of dice never do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.pieces import SETS, Family, PieceSet
from vision.evidence import LARGEST
from vision.halves import Halves, Tiles
from vision.judge import Examined, judge
from vision.pairs import pair
from vision.reading import Doubt, Seen
from vision.thresholds import FindBy

LOOKED_FOR: dict[Family, PieceSet] = {  # the set that holds most of what its family can show
    Family.PIPS: LARGEST,
    Family.UNO_TILES: SETS["uno-dominoes"],
    Family.UNO_DICE: SETS["uno-dice"],
}
_LEAST = 2  # pieces that another family must be sure of; one may be anything
_HARDLY = 1  # piece that is sure among others that are not


def of_another_set(
    seen: Examined, read: Sequence[Seen], examine: Callable[[PieceSet], Examined]
) -> list[Doubt]:
    """The doubt that these are no pieces of the set at all, or none.

    `read` is what was seen in them; `examine` looks at the same photo as at one of another set.
    """
    own = seen.piece_set.family
    halves = own is Family.UNO_DICE and in_pairs(seen.tiles, seen.by.find)
    sure = sum(piece.sure for piece in read)
    if halves and sure:
        return [_rather(Family.UNO_TILES)]
    if sure > _HARDLY or len(read) < 3 * sure:
        return []
    surely = {family: _surely(examine, box) for family, box in LOOKED_FOR.items() if family is not own}
    family = max(surely, key=surely.__getitem__)
    return [_rather(family)] if surely[family] >= _LEAST + sure else []


def _surely(examine: Callable[[PieceSet], Examined], box: PieceSet) -> int:
    """How many pieces are surely of this set's family; none where its networks are not here."""
    try:
        seen = examine(box)
    except OSError:
        return 0
    if seen.tiles.halves == 1 and in_pairs(seen.tiles, seen.by.find):
        return 0
    return sum(piece.sure for piece in judge(seen).pieces)


def in_pairs(dice: Tiles, by: FindBy) -> bool:
    """Whether most of these dice are halves of tiles: two of them point at each other.

    Where it is one pair, nothing else may lie beside it: a die is sometimes taken for half of a tile.
    """
    tops = Halves(dice.centres[:, 0], dice.partners[:, 0], dice.sides[:, 0], dice.scores)
    pairs, _ = pair(tops, by)
    return len(dice) < 4 * len(pairs) and (len(pairs) > 1 or len(dice) == 2)


def _rather(family: Family) -> Doubt:
    return Doubt(f"rather-{family}")
