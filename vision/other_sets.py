"""Whether the pieces in a photo are of another family than the one they were read as.

Where hardly anything is surely read, the other families' networks look at the photo too: what they are sure
of was not lying there by chance. A photo of which more is sure is not looked at again, so that it costs
nothing. Only halves of Uno tiles can surely be read as tops of dice; most of them touch one other and no
third, and where that is so the network for tiles is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from rules.pieces import SETS, Family, PieceSet
from vision.evidence import LARGEST
from vision.halves import Tiles
from vision.judge import Examined, judge
from vision.reading import Doubt, Seen

LOOKED_FOR: dict[Family, PieceSet] = {  # the set that holds most of what its family can show
    Family.PIPS: LARGEST,
    Family.UNO_TILES: SETS["uno-dominoes"],
    Family.UNO_DICE: SETS["uno-dice"],
}
_LEAST = 2  # pieces that another family must be sure of; one may be anything
_HARDLY = 1  # piece that is sure among others that are not
_OFF = 0.35  # of an edge: how far from one edge away, straight, a top is that touches


def of_another_set(
    seen: Examined, read: Sequence[Seen], examine: Callable[[PieceSet], Examined]
) -> list[Doubt]:
    """The doubt that these are no pieces of the set at all, or none.

    `read` is what was seen in them; `examine` looks at the same photo as at one of another set.
    """
    own = seen.piece_set.family
    sure = sum(piece.sure for piece in read)
    if own is Family.UNO_DICE and sure and (pairs := touching(seen.tiles)):
        tiles = _surely(examine, LOOKED_FOR[Family.UNO_TILES])
        return [_rather(Family.UNO_TILES)] if tiles >= min(_LEAST, pairs) else []
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
    if seen.tiles.halves == 1 and touching(seen.tiles):
        return 0
    return sum(piece.sure for piece in judge(seen).pieces)


def touching(dice: Tiles) -> int:
    """How many pairs of these dice touch each other and no third, where they are most of them; else 0.

    As halves of a tile do; so do dice at times.
    """
    apart = dice.centres[:, 0][None] - dice.centres[:, 0][:, None]  # (k, k, 2)
    axes = np.stack([dice.partners[:, 0], 2 * dice.sides[:, 0]], 2)  # (k, 2, 2): edges as columns
    edges = np.abs(np.linalg.solve(axes[:, None], apart[..., None])[..., 0])  # (k, k, 2) how many edges away
    beside = (np.abs(edges.max(2) - 1) < _OFF) & (edges.min(2) < _OFF)
    both = beside & beside.T
    alone = both.sum(1) == 1
    pairs = int((both & alone & alone[:, None]).sum()) // 2
    return pairs if 4 * pairs > len(dice) else 0


def _rather(family: Family) -> Doubt:
    return Doubt(f"rather-{family}")
