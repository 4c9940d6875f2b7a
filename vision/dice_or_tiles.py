"""Whether Uno pieces are tiles or dice, by what the finders of both say about the same places.

To the network for marks a half of a tile is the top of a die, and two dice that touch are much like a tile.
Three things tell, each as a logarithm of how much likelier it is of tiles than of dice:

| what | of tiles | of dice |
| --- | --- | --- |
| the turns of a tile's two marks | suit those of the other tiles (turns.py) | as they fell |
| a place that both finders see | the one for tiles is surer | the one for dice is as sure |
| a top that is no half of a tile that was found, nor lies beside another such top | hardly any | most |

What the first two say against tiles is not enough by itself, as a household's marks may be turned anyhow; nor
is one such top, as things that are no pieces look like one. Of 48 drawn photos of dice, fair and hard, in all
looks, none came to more than 2.8; of 48 of tiles 37 came to 5 and more.
"""

from __future__ import annotations

import numpy as np

from vision.halves import Tiles
from vision.judge import Examined
from vision.shown import Truths
from vision.sureness import log_odds

TILES = 5.0  # from here on it is plain that they are tiles
DICE = -3.0  # and down from here that they are dice, where some of these are surely read
_TURN, _MOST_TURN = 1.5, 2.0  # what its turns count for a tile, and the most that they tell
_SURER = 0.4  # by which the finder of tiles is surer than that of dice where that tells nothing, as log odds
_MOST_SURER = 1.5  # more or less than that, at most
_MOST_AGAINST = 1.0  # tiles, of all pairs of tops together
_ALONE, _AMONG = 2.0, 1.0  # for dice, a top that touches none, or only halves of tiles that were found
_NEAR = 0.4  # of a half: how far from a half's middle that of a top may be
_OFF = 0.35  # of an edge: how far from one edge away, straight, a top is that lies beside another
_WELL = (0.25, 0.15)  # the same, along and across, where two of them could well be a tile


def for_tiles(tiles: Examined, dice: Examined) -> float:
    """How much speaks for tiles, by a photo as it was examined for both; less than 0: for dice."""
    ends, tops = tiles.tiles, dice.tiles.centres[:, 0]
    apart = np.linalg.norm(ends.centres[:, :, None] - tops, axis=3)  # (k, 2, m)
    near = apart < _NEAR * np.linalg.norm(ends.partners, axis=2)[:, :, None]
    both = (near.sum(2) == 1).all(1)
    at = near[both].argmax(2) if len(tops) else np.empty((0, 2), np.intp)  # (p, 2) tops
    turns = np.clip(tiles.shown.own["turn"][both], -_MOST_TURN, _MOST_TURN)
    surer = log_odds(ends.scores[both]) - log_odds(dice.tiles.scores[at]).max(1, initial=-np.inf)
    surer = np.clip(surer - _SURER, -_MOST_SURER, _MOST_SURER)
    left = np.setdiff1d(np.arange(len(tops)), at)
    touch = beside(dice.tiles, _OFF, _OFF)[left]
    counts = np.where(touch.any(1), _AMONG, _ALONE) * ~touch[:, left].any(1)  # two of them may be a tile
    by_pairs = max(float(_TURN * turns.sum() + surer.sum()), -_MOST_AGAINST)
    return by_pairs - float((counts * dice.shown.there[left]).sum())


def turned_anyhow(tiles: Examined) -> bool:
    """Whether marks are turned as dice fall rather than as on tiles of one set; of one tile nobody knows."""
    turns = np.clip(tiles.shown.own["turn"], -_MOST_TURN, _MOST_TURN)
    return len(turns) > 1 and bool(turns.mean() < _MOST_TURN / 2)


def in_pairs(dice: Tiles) -> bool:
    """Whether most tops lie beside another as halves of a tile do; so do dice that were pushed together."""
    return bool(len(dice)) and 2 * int(beside(dice, *_WELL).any(1).sum()) >= len(dice)


def beside(dice: Tiles, along: float, across: float) -> Truths:
    """(k, k) which lie one edge apart, straight, by the frames of both; so far off, in edges, they may be."""
    apart = dice.centres[:, 0][None] - dice.centres[:, 0][:, None]  # (k, k, 2)
    axes = np.stack([dice.partners[:, 0], 2 * dice.sides[:, 0]], 2)  # (k, 2, 2): edges as columns
    edges = np.abs(np.linalg.solve(axes[:, None], apart[..., None])[..., 0])  # (k, k, 2) how many edges away
    seen = (np.abs(edges.max(2) - 1) < along) & (edges.min(2) < across)
    return np.asarray(seen & seen.T)
