"""How wrong the finder's answer is."""

from __future__ import annotations

import torch
from torch import Tensor


def loss(
    answer: Tensor, heat: Tensor, care: Tensor, vectors: Tensor, vector_care: Tensor
) -> tuple[Tensor, Tensor]:
    """(heat loss, vector loss) of answers (n, 6, c, c): focal for heats, relative L1 for vectors."""
    chance = torch.sigmoid(answer[:, [0, 5]]).clamp(1e-4, 1 - 1e-4)
    centre = (heat > 0.995).float()
    hit = centre * (1 - chance) ** 2 * chance.log()
    miss = (1 - centre) * care * (1 - heat) ** 4 * chance**2 * (1 - chance).log()
    heat_loss = -(hit + miss).sum() / centre.sum().clamp(min=1)
    size = vectors.pow(2).sum(1, keepdim=True).sqrt() + 0.1
    off = ((answer[:, 1:5] - vectors).abs() / size).sum(1) * vector_care
    return heat_loss, off.sum() / vector_care.sum().clamp(min=1)
