"""Train the reader of halves on drawn pools; resumes where it stopped.

python -m vision.training.train_reader --pools pools/*.npz --check check.npz --state state --minutes 30
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import torch

from vision.training.crops import NOT_A_HALF
from vision.training.lessons import Batch, Crops, Lessons, as_input, load_crops
from vision.training.losses import focal, frame_loss
from vision.training.nets import ANSWER, CLASSES, FRAME, Reader, parameters
from vision.training.session import Session, arguments, begun
from vision.training.views import SPOTS_PX, plain

_SMOOTHING = 0.01  # of the classes' truth
_FRAME_WORTH, _SPOTS_WORTH = 1.5, 0.25  # beside the class


def parted(answer: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The reader's answer (n, ANSWER) as classes, frames and maps (n, 1, SPOTS_PX, SPOTS_PX)."""
    classes, frames, flat = answer.split([CLASSES, FRAME, ANSWER - CLASSES - FRAME], 1)
    return classes, frames, flat.reshape(-1, 1, SPOTS_PX, SPOTS_PX)


def losses(answer: torch.Tensor, batch: Batch) -> list[torch.Tensor]:
    """Of the class, of the frame, of the map of pips."""
    classes, frames, maps = parted(answer)
    by_crop = torch.nn.functional.cross_entropy(
        classes, batch.classes, label_smoothing=_SMOOTHING, reduction="none"
    )
    return [
        (by_crop * batch.whole).sum() / batch.whole.sum(),
        frame_loss(frames, batch.frames, batch.is_half),
        focal(maps, batch.spots, batch.spots_known.expand_as(batch.spots)),
    ]


def check(net: torch.nn.Module, crops: Crops, batch: Batch) -> dict[str, float]:
    """Shares read right among halves, and told apart among what is none; how far frames are off."""
    answers = []
    with torch.no_grad():
        for start in range(0, len(crops.classes), 256):
            pictures = np.stack([plain(crop) for crop in crops.pictures[start : start + 256]])
            answers.append(parted(net(as_input(pictures)))[0].argmax(1).numpy())
        shaken_losses = [float(part) for part in losses(net(batch.pictures), batch)]
    right = np.concatenate(answers) == crops.classes
    none = crops.classes == NOT_A_HALF
    return {
        "check_pips": float(right[~none].mean()),
        "check_none": float(right[none].mean()),
        **dict(zip(("check_class", "check_frame", "check_spots"), shaken_losses, strict=True)),
    }


def main() -> None:
    """Train from the command line."""
    args = begun(arguments(__doc__))
    lessons, held_back = Lessons(load_crops(args.pools)), load_crops([args.check])
    net = Reader().to(memory_format=torch.channels_last)
    session = Session("reader", net, args.state, rate=args.rate, decay=2e-3)
    print(f"{parameters(net)} numbers, {len(lessons.crops.classes)} crops, from step {session.step}")
    run(session, lessons, held_back.first(3000), args.minutes)


def run(session: Session, lessons: Lessons, held_back: Crops, minutes: float) -> None:
    """Learn for so many minutes."""
    hard = Lessons(held_back).batch(10**9)
    sums, seen, since = np.zeros(3), 0, time.monotonic()
    make: Any = lessons.batch
    for batch in session.batches(make, minutes):
        session.net.train()
        with torch.autocast("cpu", torch.bfloat16):
            answer = session.net(batch.pictures)
        parts = losses(answer.float(), batch)
        session.learn(parts[0] + _FRAME_WORTH * parts[1] + _SPOTS_WORTH * parts[2])
        sums += [part.item() for part in parts]
        seen += 1
        if session.step % 400 == 0:
            pace = (time.monotonic() - since) / seen
            mean = dict(zip(("class", "frame", "spots"), sums / seen, strict=True))
            session.note(**mean, pace_s=pace, **check(session.smooth, held_back, hard))
            session.save()
            sums, seen, since = np.zeros(3), 0, time.monotonic()
    session.save()


if __name__ == "__main__":
    main()
