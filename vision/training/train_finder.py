"""Train the finder of halves on drawn pools; resumes where it stopped.

python -m vision.training.train_finder --pools pools/*.npz --check check.npz --state state --minutes 40
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import cv2
import numpy as np
import torch

from vision.training.losses import finder_loss
from vision.training.nets import Finder, FineFinder, parameters, spread
from vision.training.session import Make, Session, arguments, begun
from vision.training.store import Numbers, read_ragged
from vision.training.targets import CROP_PX, lesson

BATCH = 8
Scene = tuple[Numbers, Numbers, Numbers]  # its JPEG, halves and backs as pool.py packs them
Check = Callable[[torch.nn.Module], dict[str, float]]


def load(paths: Sequence[Path]) -> list[Scene]:
    """What the finder needs of the scenes of these pools."""
    parts = [read_ragged(path, ("jpeg", "halves", "backs")) for path in paths]
    return [scene for own in parts for scene in zip(own["jpeg"], own["halves"], own["backs"], strict=True)]


def make_batch(scenes: list[Scene], number: int) -> list[torch.Tensor]:
    """The `number`-th batch: pictures and targets; the same number gives the same batch."""
    cv2.setNumThreads(1)
    rng = np.random.default_rng([11, number])
    lessons = []
    for index in rng.integers(0, len(scenes), BATCH):
        jpeg, halves, backs = scenes[int(index)]
        image = cv2.imdecode(jpeg, cv2.IMREAD_COLOR)
        assert image is not None
        lessons.append(lesson(np.asarray(image, np.uint8), halves, backs, rng))
    pictures = torch.from_numpy(np.stack([one.picture for one in lessons]).transpose(0, 3, 1, 2).copy())
    maps = [[one.heat for one in lessons], [one.care for one in lessons]]
    maps += [[one.vectors for one in lessons], [one.vector_care for one in lessons]]
    return [pictures, *(torch.from_numpy(np.stack(part)) for part in maps)]


def as_input(pictures: torch.Tensor) -> torch.Tensor:
    return pictures.float().div_(255).contiguous(memory_format=torch.channels_last)


def check(net: torch.nn.Module, batches: list[list[torch.Tensor]]) -> dict[str, float]:
    """Losses of the averaged network on scenes it did not train on."""
    totals = np.zeros(2)
    with torch.no_grad():
        for pictures, *truth in batches:
            totals += [float(part) for part in finder_loss(spread(net(as_input(pictures)).float()), *truth)]
    return {"check_heat": totals[0] / len(batches), "check_vector": totals[1] / len(batches)}


def main() -> None:
    """Train from the command line."""
    ask = arguments(__doc__)
    ask.add_argument("--fine", action="store_true", help="the slower network that sees better")
    args = begun(ask)
    scenes, held_back = load(args.pools), load([args.check])
    checks = [make_batch(held_back, 10**9 + i) for i in range(12)]
    net = (FineFinder() if args.fine else Finder()).to(memory_format=torch.channels_last)
    name = "fine_finder" if args.fine else "finder"
    session = Session(name, net, args.state, rate=args.rate, decay=1e-4)
    print(f"{parameters(net)} numbers, {len(scenes)} scenes, crops of {CROP_PX} px, from step {session.step}")
    run(session, lambda number: make_batch(scenes, number), lambda net: check(net, checks), args.minutes)


def run(session: Session, make: Make, checked: Check, minutes: float, *, every: int = 200) -> None:
    """Learn for so many minutes; checked and saved `every` so many steps."""
    sums, seen, since = np.zeros(2), 0, time.monotonic()
    for pictures, *truth in session.batches(make, minutes):
        with torch.autocast("cpu", torch.bfloat16):
            answer = session.net(as_input(pictures))
        heat_loss, vector_loss = finder_loss(spread(answer.float()), *truth)
        session.learn(heat_loss + 3 * vector_loss)
        sums += [heat_loss.item(), vector_loss.item()]
        seen += 1
        if session.step % every == 0:
            mean, pace = sums / seen, (time.monotonic() - since) / seen
            session.note(heat=mean[0], vector=mean[1], pace_s=pace, **checked(session.smooth))
            session.save()
            sums, seen, since = np.zeros(2), 0, time.monotonic()
    session.save()


if __name__ == "__main__":
    main()
