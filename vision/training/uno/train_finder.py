"""Train the finder of Uno tiles or that of Uno dice on drawn pools, from another; resumes where it stopped.

python -m vision.training.uno.train_finder tiles --pools uno/*.npz --check uno_check.npz --state state \\
    --from state/finder.pt --minutes 60
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
import torch

from vision.training.losses import finder_loss
from vision.training.nets import parameters, spread
from vision.training.session import Session, arguments, begun
from vision.training.store import Numbers, read_ragged
from vision.training.targets import CROP_PX, lesson
from vision.training.train_finder import BATCH, as_input, run
from vision.training.uno.crops import DIE, FRAME, KIND, READABLE
from vision.training.uno.nets import FINDERS

Scene = tuple[Numbers, Numbers, Numbers]  # its JPEG, halves and backs as pool.py packs them
_LIKELY, _AT_ALL = 0.5, 0.3  # a chance that counts as found; a heat near enough to a centre
_EVERY = 100


def load(paths: Sequence[Path], of: str) -> list[Scene]:
    """What the finder of "tiles" or "dice" needs of the scenes of these pools."""
    scenes = []
    for path in paths:
        own = read_ragged(path, ("jpeg", "halves", "backs", "labels"))
        for jpeg, halves, backs, labels in zip(
            own["jpeg"], own["halves"], own["backs"], own["labels"], strict=True
        ):
            dice = bool(halves[:, DIE].any() or labels[:, 3].any())
            if dice == (of == "dice"):
                scenes.append((jpeg, halves, backs))
    return scenes


def make_batch(scenes: list[Scene], number: int, *, dice: bool) -> list[torch.Tensor]:
    """The `number`-th batch of tiles or dice: pictures, then what `finder_loss` wants beside the maps.

    The same number gives the same batch.
    """
    cv2.setNumThreads(1)
    rng = np.random.default_rng([23, number])
    picked = [scenes[int(index)] for index in rng.integers(0, len(scenes), BATCH)]
    lessons = []
    for jpeg, halves, backs in picked:
        image = cv2.imdecode(jpeg, cv2.IMREAD_COLOR)
        assert image is not None
        told = np.c_[halves[:, FRAME], halves[:, KIND], halves[:, READABLE]]
        lessons.append(lesson(np.asarray(image, np.uint8), told, backs, rng, dice=dice))
    pictures = torch.from_numpy(np.stack([one.picture for one in lessons]).transpose(0, 3, 1, 2).copy())
    maps = [[one.heat for one in lessons], [one.care for one in lessons]]
    maps += [[one.vectors for one in lessons], [one.vector_care for one in lessons]]
    # a square lies the same in four frames; taught one of them, a finder tells the mean of two
    return [pictures, *(torch.from_numpy(np.stack(part)) for part in maps), torch.full((BATCH,), dice)]


def check(net: torch.nn.Module, batches: list[list[torch.Tensor]]) -> dict[str, float]:
    """Losses of the averaged network on scenes it did not train on; what it finds, and where nothing is."""
    lost, found = np.zeros(2), np.zeros(3)
    with torch.no_grad():
        for pictures, *truth in batches:
            maps = spread(net(as_input(pictures)).float())
            lost += [float(part) for part in finder_loss(maps, *truth)]
            found += _found(maps[:, 0], truth[0][:, 0], truth[1][:, 0])
    there, hit, wrong = found
    figures = {"check_heat": lost[0] / len(batches), "check_vector": lost[1] / len(batches)}
    return {**figures, "found": hit / max(there, 1), "false": wrong / max(there, 1)}


def _found(logits: torch.Tensor, heat: torch.Tensor, care: torch.Tensor) -> list[float]:
    """How many centres there are, are found within a cell, and are said where nothing is; of (n, c, c)."""
    around = torch.nn.functional.max_pool2d
    chance = torch.sigmoid(logits)[:, None]
    true = (heat[:, None] > 0.995).float() * care[:, None]
    peaks = (chance == around(chance, 3, 1, 1)) & (chance > _LIKELY) & (care[:, None] > 0)
    hit = true * (around(chance, 3, 1, 1) > _LIKELY)
    return [float(true.sum()), float(hit.sum()), float((peaks & (heat[:, None] < _AT_ALL)).sum())]


def main() -> None:
    """Train from the command line."""
    ask = arguments(__doc__, rate=1.5e-3)
    ask.add_argument("of", choices=tuple(FINDERS), help="scenes of these teach; others are left out")
    ask.add_argument("--from", dest="start", type=Path, help="the state of a finder to go on from at first")
    args = begun(ask)
    scenes, held_back = load(args.pools, args.of), load([args.check], args.of)
    dice = args.of == "dice"
    checks = [make_batch(held_back, 10**9 + i, dice=dice) for i in range(10)]
    net = FINDERS[args.of]()
    if args.start:
        net.load_state_dict(torch.load(args.start, weights_only=True)["smooth"])
    session = Session(
        f"uno_{args.of}_finder",
        net.to(memory_format=torch.channels_last),
        args.state,
        rate=args.rate,
        decay=1e-4,
    )
    print(f"{parameters(net)} numbers, {len(scenes)} scenes, crops of {CROP_PX} px, from step {session.step}")
    run(
        session,
        lambda number: make_batch(scenes, number, dice=dice),
        lambda smooth: check(smooth, checks),
        args.minutes,
        every=_EVERY,
    )


if __name__ == "__main__":
    main()
