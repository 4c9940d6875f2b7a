"""Which part of a photo is shown how large. Pure; no Flet."""

from __future__ import annotations

from dataclasses import dataclass

from vision.reading import Box


@dataclass(frozen=True, slots=True)
class View:
    """The part of a photo that is shown: its corner in photo px, dp for one photo px, its size in dp."""

    left: float
    top: float
    scale: float
    width: float
    height: float

    @classmethod
    def whole(cls, size_px: tuple[int, int], room: tuple[float, float]) -> View:
        """All of a photo, as large as it fits into `room` (dp)."""
        return cls.part((0, 0, *size_px), room)

    @classmethod
    def part(cls, box: Box, room: tuple[float, float]) -> View:
        """The box (left, top, right, bottom in photo px), as large as it fits into `room` (dp)."""
        left, top, right, bottom = box
        scale = min(room[0] / (right - left), room[1] / (bottom - top))
        return cls(left, top, scale, (right - left) * scale, (bottom - top) * scale)

    @classmethod
    def near(cls, box: Box, size_px: tuple[int, int], room: tuple[float, float]) -> View:
        """The box, and of the photo around it as much as `room` has place for."""
        left, top, right, bottom = box
        scale = min(room[0] / (right - left), room[1] / (bottom - top))
        across, down = min(size_px[0], room[0] / scale), min(size_px[1], room[1] / scale)
        left = min(max(0, (left + right - across) / 2), size_px[0] - across)
        top = min(max(0, (top + bottom - down) / 2), size_px[1] - down)
        return cls.part((left, top, left + across, top + down), room)

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of what is shown, photo px."""
        return self.left + self.width / self.scale / 2, self.top + self.height / self.scale / 2

    def closer(
        self,
        times: float,
        centre: tuple[float, float],
        size_px: tuple[int, int],
        room: tuple[float, float],
    ) -> View:
        """The same photo so many times larger, with `centre` (photo px) in the middle where it can be."""
        across, down = (side / self.scale / times / 2 for side in room)
        x, y = centre
        return View.near((x - across, y - down, x + across, y + down), size_px, room)

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        """Where a point of the photo is shown, dp."""
        return (point[0] - self.left) * self.scale, (point[1] - self.top) * self.scale
