"""Lengths between tiles in halves of a tile, however the camera was tilted: the tiles themselves tell.

A tile is twice as long as wide. How its picture is squeezed is how the table is squeezed there; that undone,
and divided by the size of the halves there, distances are those on the table, near and far.
"""

from __future__ import annotations

import numpy as np

from vision.halves import Floats, cross

_FLATTEST = 0.05  # a picture squeezed more than this tells nothing


def frames(corners: Floats, halves: int = 2) -> Floats:
    """(n, 2, 2) px of n tiles (n, 4, 2), their first edge a short one; of dice, which are 1 of `halves` long.

    [0] is one half across, in the way of the first edge, [1] one half along, from there to the other end.
    """
    first, second, third, fourth = np.moveaxis(corners, 1, 0)
    across = (second - first + third - fourth) / 2
    along = (third + fourth - first - second) / (2 * halves)
    return np.stack([across, along], 1)


def half_px(frame: Floats) -> Floats:
    """(n,) how large each tile's halves are in the picture: the side of a square of the same area."""
    return np.sqrt(np.maximum(np.abs(cross(frame[..., 0, :], frame[..., 1, :])), 1e-6))


def unsqueezed(frame: Floats) -> Floats:
    """(2, 2): points (m, 2) times this are as if seen from straight above, at the same mean size.

    From the frames (n, 2, 2) of tiles near each other; n is 1 or more. Turning a tile on the table does not
    change its part in this, so all tiles that lie there say the same, and their mean is steadier than one.
    """
    across, along = frame[:, 0, :, None], frame[:, 1, :, None]
    shape = across @ across.swapaxes(1, 2) + along @ along.swapaxes(1, 2)  # (n, 2, 2), of the table there
    shape = np.mean(shape / np.maximum(np.trace(shape, axis1=1, axis2=2), 1e-6)[:, None, None], 0)
    sizes, ways = np.linalg.eigh(shape)
    sizes = np.sqrt(np.maximum(sizes, _FLATTEST**2 * max(float(sizes[1]), 1e-6)))
    return np.asarray(ways / (sizes / np.sqrt(sizes.prod())) @ ways.T)
