"""The reader of markings: plain convolutions that any runtime knows."""

from __future__ import annotations

from collections.abc import Mapping

import torch
from torch import Tensor, nn

from vision.markings import CLASSES, HUES
from vision.training.nets import FRAME, Finder, FineFinder, block
from vision.training.uno.views import READER_PX

SHAPE, COLOUR = 48, 16  # numbers that say what a marking looks like: its shape, its colour
PARTS = (CLASSES, HUES, FRAME, SHAPE, COLOUR)  # of the answer, in this order
ANSWER = sum(PARTS)
# words on tiles are small; dice are large and few
FINDERS: dict[str, type[Finder] | type[FineFinder]] = {"tiles": FineFinder, "dice": Finder}
CELL_PX, DEEP_PX = 8, 16  # of a crop: how far cells of its later maps are apart, and of its last


class Further(nn.Module):
    """Maps (n, c, h, w) seen once more: what another convolution tells is added. At first it adds nothing."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        scaling = nn.BatchNorm2d(channels)
        nn.init.zeros_(scaling.weight)
        self.added = nn.Sequential(nn.Conv2d(channels, channels, 3, padding=1, bias=False), scaling)

    def forward(self, maps: Tensor) -> Tensor:
        return torch.relu(maps + self.added(maps))


class MarkReader(nn.Module):
    """A reader of crops: (n, 3, px, px) -> (n, ANSWER), five answers side by side: `PARTS`.

    Shape and colour are told apart, so that neither learns the other by heart: what few sets print in red
    must not make them think of red. Both end in a few numbers each, in which what looks alike lies close:
    what a person corrects is remembered by them. Finer maps tell where the half lies than what it shows.
    """

    def __init__(
        self,
        px: int = READER_PX,
        widths: tuple[int, int, int, int, int] = (16, 32, 64, 112, 128),
        tint: int = 24,
    ) -> None:
        super().__init__()
        a, b, c, d, e = widths
        cells = (px // CELL_PX) ** 2
        self.px = px
        self.fine = nn.Sequential(block(3, a), block(a, b, 2), block(b, b))
        self.middle = nn.Sequential(block(b, c, 2), block(c, c))
        self.coarse = nn.Sequential(block(c, d, 2), block(d, d), Further(d))
        self.deep = nn.Sequential(block(d, e, 2), block(e, e), Further(e))
        self.drop = nn.Dropout(0.1)
        deep_cells = (px // DEEP_PX) ** 2
        self.shape = nn.Sequential(nn.Linear(e * deep_cells, SHAPE, bias=False), nn.BatchNorm1d(SHAPE))
        self.marks = nn.Linear(SHAPE, CLASSES)
        self.frame = nn.Linear(d * cells, FRAME)
        self.tones = nn.Sequential(nn.AvgPool2d(2), block(3, tint, size=1), block(tint, tint, 2))
        inks = block(tint + c, 2 * tint, size=1), block(2 * tint, 2 * tint, 2)
        self.inks = nn.Sequential(*inks, Further(2 * tint))
        self.colour = nn.Sequential(nn.Linear(2 * tint * cells, COLOUR, bias=False), nn.BatchNorm1d(COLOUR))
        self.hues = nn.Linear(COLOUR, HUES)

    def forward(self, crops: Tensor) -> Tensor:
        middle = self.middle(self.fine(crops))
        coarse = self.coarse(middle)
        shape = self.shape(self.drop(torch.flatten(self.deep(coarse), 1)))
        inks = torch.flatten(self.inks(torch.cat([self.tones(crops), middle], 1)), 1)
        colour = self.colour(self.drop(inks))
        return torch.cat(
            [self.marks(shape), self.hues(colour), self.frame(torch.flatten(coarse, 1)), shape, colour], 1
        )


def resized(weights: Mapping[str, Tensor], px: int, net: MarkReader) -> dict[str, Tensor]:
    """The weights of a reader of crops of `px`, made to fit `net`, which reads crops of another size or looks
    further.

    The layers that see a whole crop differ: the numbers of a cell are spread over the cells that lie there
    now. What the other did not have stays as `net` has it.
    """
    found = {}
    for name, own in net.state_dict().items():
        cell_px = DEEP_PX if name.startswith("shape") else CELL_PX
        found[name] = _fitting(weights.get(name, own), own, px // cell_px, net.px // cell_px)
    return found


def _fitting(old: Tensor, new: Tensor, before: int, now: int) -> Tensor:
    if old.shape == new.shape:
        return old
    grids = old.reshape(len(old), -1, before, before)
    spread = nn.functional.interpolate(grids, size=(now, now), mode="bilinear", align_corners=False)
    return spread.reshape(new.shape) * (before / now) ** 2


def folded(net: MarkReader) -> MarkReader:
    """The trained reader with the scaling behind its two narrow layers made part of them, for export."""
    net.shape, net.colour = (nn.Sequential(_folded(*part)) for part in (net.shape, net.colour))
    return net


def _folded(linear: nn.Linear, scaling: nn.BatchNorm1d) -> nn.Linear:
    both = nn.Linear(linear.in_features, linear.out_features)
    scale = scaling.weight / torch.sqrt(scaling.running_var + scaling.eps)
    with torch.no_grad():
        both.weight.copy_(linear.weight * scale[:, None])
        both.bias.copy_(scaling.bias - scaling.running_mean * scale)
    return both
