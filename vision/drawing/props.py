"""Plain blocks beside the tiles."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vision.drawing.camera import Array


@dataclass(frozen=True, slots=True)
class Prop:
    """A plain block that belongs to the layout: the hub of trains, the rails of a rack."""

    base: Array  # (n, 2): its outline on the table, convex
    height: float
    in_front: bool  # drawn after the tiles, hiding them

    def moved(self, by: Array) -> Prop:
        """The same block elsewhere."""
        return replace(self, base=self.base + by[:2])
