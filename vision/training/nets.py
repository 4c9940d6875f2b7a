"""The networks: plain convolutions that any runtime knows."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from vision.training.views import READER_PX as READER_PX
from vision.training.views import SPOTS_PX

MAPS = 6  # the finder's maps, see ../README.md
FINER = 2  # cells of the maps a cell of the finder's answer, each way
CLASSES = 39  # 0 to 18 pips, "not a half", numerals 0 to 18
FRAME = 6  # numbers that tell where the half lies in its crop
ANSWER = CLASSES + FRAME + SPOTS_PX**2


def block(inward: int, outward: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    """A convolution, scaled and cut off at zero; maps stay as large, or shrink by `stride`."""
    return nn.Sequential(
        nn.Conv2d(inward, outward, size, stride, size // 2, bias=False),
        nn.BatchNorm2d(outward),
        nn.ReLU(inplace=True),
    )


class Finder(nn.Module):
    """A U-net down to stride 32 and back up to stride 8: (n, 3, h, w) -> (n, MAPS * 4, h / 8, w / 8).

    Little is computed on the fine grids, where a convolution costs most; `spread` makes the maps of stride 4.
    """

    def __init__(self, widths: tuple[int, int, int, int, int] = (16, 24, 40, 64, 96)) -> None:
        super().__init__()
        a, b, c, d, e = widths
        self.at_4 = nn.Sequential(block(3, a, 2), block(a, b, 2))
        self.at_8 = nn.Sequential(block(b, c, 2), block(c, c), block(c, c))
        self.at_16 = nn.Sequential(block(c, d, 2), block(d, d), block(d, d))
        self.at_32 = nn.Sequential(block(d, e, 2), block(e, e), block(e, e))
        self.up_16 = nn.Sequential(block(e + d, d, size=1), block(d, d))
        self.up_8 = nn.Sequential(block(d + c, c, size=1), block(c, c), block(c, c))
        self.head = nn.Conv2d(c, MAPS * FINER**2, 1)
        nn.init.constant_(self.head.bias, 0.0)
        with torch.no_grad():
            self.head.bias.view(MAPS, -1)[[0, 5]] = -4.0

    def forward(self, picture: Tensor) -> Tensor:
        at_8 = self.at_8(self.at_4(picture))
        at_16 = self.at_16(at_8)
        up = self.up_16(torch.cat([_double(self.at_32(at_16)), at_16], 1))
        up = self.up_8(torch.cat([_double(up), at_8], 1))
        return self.head(up)


class FineFinder(nn.Module):
    """A U-net down to stride 32 and back up to stride 4: (n, 3, h, w) -> (n, MAPS, h / 4, w / 4).

    It computes four times as much a px as `Finder`, and sees better where tiles touch: for photos that left
    doubts.
    """

    def __init__(self, widths: tuple[int, int, int, int, int] = (16, 32, 48, 72, 96)) -> None:
        super().__init__()
        a, b, c, d, e = widths
        self.at_4 = nn.Sequential(block(3, a, 2), block(a, a), block(a, b, 2), block(b, b))
        self.at_8 = nn.Sequential(block(b, c, 2), block(c, c), block(c, c))
        self.at_16 = nn.Sequential(block(c, d, 2), block(d, d), block(d, d))
        self.at_32 = nn.Sequential(block(d, e, 2), block(e, e), block(e, e))
        self.up_16 = block(e + d, 64)
        self.up_8 = block(64 + c, 48)
        self.up_4 = nn.Sequential(block(48 + b, 32), block(32, 32))
        self.head = nn.Conv2d(32, MAPS, 1)
        nn.init.constant_(self.head.bias, 0.0)
        with torch.no_grad():
            self.head.bias[[0, 5]] = -4.0

    def forward(self, picture: Tensor) -> Tensor:
        at_4 = self.at_4(picture)
        at_8 = self.at_8(at_4)
        at_16 = self.at_16(at_8)
        up = self.up_16(torch.cat([_double(self.at_32(at_16)), at_16], 1))
        up = self.up_8(torch.cat([_double(up), at_8], 1))
        up = self.up_4(torch.cat([_double(up), at_4], 1))
        return self.head(up)


def _double(maps: Tensor) -> Tensor:
    return nn.functional.interpolate(maps, scale_factor=2.0, mode="nearest")


def spread(answer: Tensor) -> Tensor:
    """A finder's answer as maps (n, MAPS, h / 4, w / 4): each cell's numbers laid out as 2 x 2 cells."""
    return answer if answer.shape[1] == MAPS else nn.functional.pixel_shuffle(answer, FINER)


class Reader(nn.Module):
    """A reader of crops: (n, 3, READER_PX, READER_PX) -> (n, ANSWER), three answers side by side.

    CLASSES logits of what the half shows; FRAME numbers of where it lies, see ../README.md; and the logits
    of a map, SPOTS_PX each way, of where pips are. The map is answered early, from a small neighbourhood of
    each cell: evidence of its own beside the class. The class ends in a coarse grid, not in one average,
    since where the pips sit tells how many there are.
    """

    def __init__(self, widths: tuple[int, int, int, int] = (16, 32, 56, 96)) -> None:
        super().__init__()
        a, b, c, d = widths
        self.fine = nn.Sequential(block(3, a), block(a, b, 2), block(b, b))
        self.coarse = nn.Sequential(block(b, c, 2), block(c, c), block(c, d, 2), block(d, d))
        self.spots = nn.Conv2d(b, 1, 3, padding=1)
        self.drop = nn.Dropout(0.1)
        self.last = nn.Linear(d * (READER_PX // 8) ** 2, CLASSES + FRAME)
        nn.init.constant_(self.spots.bias, -3.0)

    def forward(self, crops: Tensor) -> Tensor:
        fine = self.fine(crops)
        coarse = torch.flatten(self.coarse(fine), 1)
        return torch.cat([self.last(self.drop(coarse)), torch.flatten(self.spots(fine), 1)], 1)


def parameters(net: nn.Module) -> int:
    """How many numbers a network holds."""
    return sum(p.numel() for p in net.parameters())
