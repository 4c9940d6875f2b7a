"""How wrong the networks' answers are."""

from __future__ import annotations

import torch
from torch import Tensor


def finder_loss(
    maps: Tensor, heat: Tensor, care: Tensor, vectors: Tensor, vector_care: Tensor
) -> tuple[Tensor, Tensor]:
    """(heat loss, vector loss) of maps (n, 6, c, c): focal for heats, relative L1 for vectors."""
    size = vectors.pow(2).sum(1, keepdim=True).sqrt() + 0.1
    off = ((maps[:, 1:5] - vectors).abs() / size).sum(1) * vector_care
    return focal(maps[:, [0, 5]], heat, care), off.sum() / vector_care.sum().clamp(min=1)


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
