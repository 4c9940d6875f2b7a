"""Looking at tiles as often as helps: as found, where the first look saw them, and in a longer frame."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from vision.flatten import Pyramid
from vision.halves import Floats, Tiles
from vision.pips import HalfReader, Look, Looks, alone, decoded, doubtful, look
from vision.thresholds import PipsBy


def look_well(
    pyramid: Pyramid, tiles: Tiles, reduction: Floats, highest: int, reader: HalfReader, by: PipsBy
) -> tuple[Tiles, Looks]:
    """Tiles where the reader of halves saw them lie, and what it saw; no number is above `highest`.

    `tiles` are photo px, the photo is held `reduction` (x, y) times smaller. Most are looked at once, those
    off their frames once more or oftener. The finder takes tiles that stand on their edge for too short, and
    a reader that sees two lines of pips cannot know of the third: what is still unclear is looked at in a
    longer frame too, and the clearer of both answers is kept.
    """
    first = look(pyramid, tiles, reduction, reader, by)
    again = np.flatnonzero(doubtful(first, tiles.scores, highest, by))
    last = look(pyramid, first.truly[again], reduction, reader, by)
    still = np.arange(len(again))
    for _ in range(by.most_looks - 2):
        still = still[doubtful(last[still], tiles.scores[again[still]], highest, by)]
        if not len(still):
            break
        last = last.replaced(still, look(pyramid, last.truly[still], reduction, reader, by))
    best = first.replaced(again, last)
    chances = decoded(alone(best), highest)
    hopeful = tiles.scores * chances.half.prod(1) >= by.hopeless
    unclear = np.flatnonzero((chances.confidence < by.clear) & hopeful)
    if len(unclear):
        longer = look(pyramid, _longer(best.truly[unclear], by.longer), reduction, reader, by)
        longer = look(pyramid, longer.truly, reduction, reader, by)
        better = _confidence(longer, highest) > chances.confidence[unclear]
        best = best.replaced(unclear[better], longer[np.flatnonzero(better)])
        again = np.union1d(again, unclear[better])
    return best.truly, Looks(first, again, best[again])


def _confidence(seen: Look, highest: int) -> Floats:
    return decoded(alone(seen), highest).confidence


def _longer(tiles: Tiles, times: float) -> Tiles:
    """Tiles whose ends lie further out from the line."""
    lines = tiles.centres + tiles.partners / 2
    return replace(tiles, centres=lines + (tiles.centres - lines) * times, partners=tiles.partners * times)
