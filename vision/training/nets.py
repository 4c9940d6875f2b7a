"""The two networks: plain convolutions that any runtime knows."""

from __future__ import annotations

import torch
from torch import Tensor, nn

MAPS = 6  # the finder's channels, see ../README.md
CLASSES = 20  # 0 to 18 pips, and "not a half"
READER_PX = 48


def _block(inward: int, outward: int, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inward, outward, 3, stride, 1, bias=False), nn.BatchNorm2d(outward), nn.ReLU(inplace=True)
    )


class Finder(nn.Module):
    """A U-net down to stride 32 and back up to stride 4: (n, 3, h, w) -> (n, MAPS, h / 4, w / 4)."""

    def __init__(self, widths: tuple[int, int, int, int, int] = (16, 32, 48, 72, 96)) -> None:
        super().__init__()
        a, b, c, d, e = widths
        self.at_4 = nn.Sequential(_block(3, a, 2), _block(a, a), _block(a, b, 2), _block(b, b))
        self.at_8 = nn.Sequential(_block(b, c, 2), _block(c, c), _block(c, c))
        self.at_16 = nn.Sequential(_block(c, d, 2), _block(d, d), _block(d, d))
        self.at_32 = nn.Sequential(_block(d, e, 2), _block(e, e), _block(e, e))
        self.up_16 = _block(e + d, 64)
        self.up_8 = _block(64 + c, 48)
        self.up_4 = nn.Sequential(_block(48 + b, 32), _block(32, 32))
        self.head = nn.Conv2d(32, MAPS, 1)
        nn.init.constant_(self.head.bias, 0.0)
        with torch.no_grad():
            self.head.bias[0] = self.head.bias[5] = -4.0

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


class Reader(nn.Module):
    """A classifier of crops: (n, 3, READER_PX, READER_PX) -> (n, CLASSES) logits.

    It ends in a coarse grid, not in one average, since where the pips sit tells how many there are.
    """

    def __init__(self, widths: tuple[int, int, int, int] = (24, 40, 64, 96)) -> None:
        super().__init__()
        a, b, c, d = widths
        self.trunk = nn.Sequential(
            _block(3, a),
            _block(a, b, 2),
            _block(b, b),
            _block(b, c, 2),
            _block(c, c),
            _block(c, d, 2),
            _block(d, d),
        )
        self.pool = nn.AvgPool2d(2)
        self.drop = nn.Dropout(0.2)
        self.last = nn.Linear(d * (READER_PX // 16) ** 2, CLASSES)

    def forward(self, crops: Tensor) -> Tensor:
        return self.last(self.drop(torch.flatten(self.pool(self.trunk(crops)), 1)))


def parameters(net: nn.Module) -> int:
    """How many numbers a network holds."""
    return sum(p.numel() for p in net.parameters())
