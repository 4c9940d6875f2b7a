"""How wrong the networks' answers are."""

from __future__ import annotations

import torch
from torch import Tensor

_HABIT = 0.1  # worth of a die's own frame beside any of its four


_BACKS_WORTH = 0.4


def finder_loss(
    maps: Tensor,
    heat: Tensor,
    care: Tensor,
    vectors: Tensor,
    vector_care: Tensor,
    dice: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """(heat loss, vector loss) of maps (n, 6, c, c): focal for heats, relative L1 for vectors.

    dice: (n,) bool, pictures whose frames are right in any of four quarter turns.
    """
    off = _apart(maps[:, 1:5], vectors)
    if dice is not None:
        off = torch.where(dice[:, None, None], _least_apart(maps[:, 1:5], vectors, off), off)
    off = off * vector_care
    # each by its own number of centres: backs are rare, and would hardly count beside the halves
    faces, backs = (focal(maps[:, [at]], heat[:, [i]], care[:, [i]]) for i, at in enumerate((0, 5)))
    return faces + _BACKS_WORTH * backs, off.sum() / vector_care.sum().clamp(min=1)


def _apart(told: Tensor, true: Tensor) -> Tensor:
    """How far frames (n, 4: partner, side, c, c) are off, by their size: (n, c, c)."""
    size = true.pow(2).sum(1, keepdim=True).sqrt() + 0.1
    return ((told - true).abs() / size).sum(1)


def _least_apart(told: Tensor, true: Tensor, off: Tensor) -> Tensor:
    """The same from the nearest of four quarter turns; `off`: from the frame as it is told.

    A little of `off` counts where that frame is clearly the upright one, so that one habit forms.
    """
    turned, least = true, off
    for _ in range(3):
        turned = torch.cat([2 * turned[:, 2:], -turned[:, :2] / 2], 1)
        least = torch.minimum(least, _apart(told, turned))
    clear = (true[:, 0].abs() < 0.7 * true[:, 1].abs()).float()
    return least + _HABIT * clear * (off - least)


def focal(logits: Tensor, heat: Tensor, care: Tensor) -> Tensor:
    """Loss of heat maps whose peaks are 1: near misses cost less, what is right already hardly counts.

    Lin et al., Focal loss for dense object detection, 2017; with bells as in Zhou et al., Objects as
    points, 2019. `care` is 0 where nothing is to be learned.
    """
    chance = torch.sigmoid(logits).clamp(1e-4, 1 - 1e-4)
    centre = (heat > 0.995).float() * care
    hit = centre * (1 - chance) ** 2 * chance.log()
    miss = (1 - centre) * care * (1 - heat) ** 4 * chance**2 * (1 - chance).log()
    return -(hit + miss).sum() / centre.sum().clamp(min=1)


def frame_loss(told: Tensor, true: Tensor, care: Tensor) -> Tensor:
    """Of frames (n, 6), where `care` (n,) is 1: L1, rounded where it is small."""
    off = torch.nn.functional.smooth_l1_loss(told, true, beta=0.02, reduction="none").sum(1)
    return (off * care).sum() / care.sum().clamp(min=1)
