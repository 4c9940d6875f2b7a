"""How a tile's face is lit, for what can be said about it."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from vision.decode import Pixels
from vision.flatten import MARGIN
from vision.thresholds import DoubtBy

_ANY_COLOUR = 12  # of 255, between the channels: less is noise, or the lamp's


@dataclass(frozen=True, slots=True)
class Light:
    """How a tile's face is lit, from its crops."""

    mean: float  # 0 to 255
    burnt: float  # the part that is burnt out
    sharpness: float  # see `light`
    high: float = 255.0  # of its face: all but the brightest, 0 to 255
    low: float = 0.0  # of its pips: all but the darkest


def light(crops: Pixels) -> Light:
    """How one tile's halves, (2, s, s, 3), are lit, what is around them left out.

    Sharpness is the steepest brightness step between neighbouring crop px, over the range of brightness, in
    the axis where it is less: near 1 for a drawn edge, small where every edge is smeared, also by shaking.
    """
    rim = int(np.ceil(crops.shape[1] * MARGIN / (1 + 2 * MARGIN)))
    crops = crops[:, rim:-rim, rim:-rim]
    grey = np.stack([cv2.cvtColor(crop, cv2.COLOR_BGR2GRAY) for crop in crops]).astype(np.float64)
    low, high = np.percentile(grey, [2, 98])
    steep = min(float(np.percentile(np.abs(np.diff(grey, axis=axis)), 99)) for axis in (1, 2))
    burnt = float((crops.min(3) >= 253).mean())
    return Light(float(grey.mean()), burnt, steep / max(float(high - low), 8.0), float(high), float(low))


def glares(lit: Light, bright: float, by: DoubtBy) -> bool:
    """Burnt out, or as bright as anything in the photo while its pips are hardly darker than its face."""
    return lit.burnt > by.glare or (lit.high >= bright and lit.low > by.faded * lit.high)


def colourless(crops: Pixels) -> bool:
    """Whether crops, (..., 3), show no colour at all: a picture in black and white."""
    apart = crops.max(-1).astype(np.int16) - crops.min(-1)
    return bool(crops.size and np.percentile(apart, 99.5) < _ANY_COLOUR)
