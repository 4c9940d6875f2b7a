"""What one family of pieces must be able to tell, so that the stages behind the looks serve all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from rules.pieces import Piece
from vision.decode import Pixels
from vision.evidence import Candidates
from vision.halves import Floats, Tiles, Which
from vision.thresholds import LookBy

Truths = npt.NDArray[np.bool_]


class Shown(Protocol):
    """What the halves of k pieces show within one set, k may be 0; h halves each: 2, of dice 1."""

    @property
    def half(self) -> Floats:
        """(k, h) the chance that it is a half at all."""

    @property
    def agree(self) -> Truths:
        """(k,) whether every look shows the same."""

    @property
    def moved(self) -> Floats:
        """(k,) how far off its frame it was in the last look, in half sides."""

    @property
    def apart(self) -> Floats:
        """(k,) how far from each other the halves saw the line between them, in halves."""

    @property
    def crops(self) -> Pixels:
        """(k, h, s, s, 3) what was read."""

    @property
    def confidence(self) -> Floats:
        """(k,) the chance that all halves are halves and show what is likeliest."""

    @property
    def there(self) -> Floats:
        """(k,) how much speaks for a piece here at all, 0 to 1."""

    @property
    def untaught(self) -> Shown:
        """What they showed before anything was taught: themselves where nothing was."""

    @property
    def own(self) -> Mapping[str, Floats]:
        """Evidence that only this family has, (k,) each; see sureness.py."""

    @property
    def like_back(self) -> Truths:
        """(k,) whether it would look no different if it were the back of a tile."""

    def unsure(self, by: LookBy) -> Truths:
        """(k,) which are not read as one thing by all evidence."""

    def __getitem__(self, which: Which) -> Shown:
        """Of some of them."""

    def options(self, plausible: float) -> list[Candidates]:
        """What each piece can be; a candidate has at least the chance `plausible`, or is the only one."""

    def laid(self, tiles: Tiles, pieces: Sequence[Piece]) -> Tiles:
        """Their frames so that the first half shows the first mark of what each is taken for."""
