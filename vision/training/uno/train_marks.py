"""Train the reader of Uno markings on drawn pools; resumes where it stopped.

python -m vision.training.uno.train_marks --pools uno/*.npz --check uno_check.npz --state state --minutes 60

Small crops teach it faster at first: `--px 48`, then without, `--from` that state.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from vision.markings import KINDS, NOT_A_HALF, TURNS
from vision.training.lessons import as_input
from vision.training.losses import frame_loss
from vision.training.nets import parameters
from vision.training.session import Session, arguments, begun
from vision.training.uno.crops import NO_KIND
from vision.training.uno.lessons import SMOOTHING, Batch, Crops, Lessons, load_crops
from vision.training.uno.nets import PARTS, MarkReader, resized
from vision.training.uno.views import READER_PX
from vision.training.views import plain

_HUE_WORTH, _FRAME_WORTH = 0.6, 1.2  # beside the marking
_EVERY = 100


def losses(answer: torch.Tensor, batch: Batch) -> list[torch.Tensor]:
    """Of the marking, of the hue, of the frame."""
    marks, hues, frames, _, _ = answer.split(PARTS, 1)
    entropy = torch.nn.functional.cross_entropy
    return [
        entropy(marks, batch.classes, label_smoothing=SMOOTHING),
        -(batch.hues * hues.log_softmax(1)).sum() / batch.hues.sum().clamp(min=1),
        frame_loss(frames, batch.frames, batch.is_half),
    ]


def read(answer: torch.Tensor, turns: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Kinds (n,), of all turns together, NO_KIND where it is likelier no half; kinds in these turns; hues."""
    marks, hues, *_ = answer.split(PARTS, 1)
    chances = marks.softmax(1)
    kinds = chances[:, :NOT_A_HALF].reshape(-1, len(KINDS), TURNS)
    best, kind = kinds.sum(2).max(1)
    turned = kinds[torch.arange(len(kinds)), :, turns].argmax(1)
    return torch.where(best > chances[:, NOT_A_HALF], kind, NO_KIND), turned, hues.argmax(1)


def check(net: torch.nn.Module, pictures: torch.Tensor, crops: Crops, batch: Batch) -> dict[str, float]:
    """Shares read right by a perfect finder, of tiles and of dice; losses on a shaken batch.

    "turned": the kind where it is known how the set turns its markings, which tells 6 from 9.
    """
    with torch.no_grad():
        answer = torch.cat([net(part) for part in pictures.split(256)])
        lost = [float(part) for part in losses(net(batch.pictures), batch)]
    told = read(answer, torch.from_numpy(crops.labels[:, 2].astype(np.int64)))
    kinds, turned, hues = (part.numpy() for part in told)
    half, dice = crops.labels[:, 0] != NO_KIND, crops.labels[:, 3] > 0
    kind_right, hue_right = kinds == crops.labels[:, 0], hues == crops.labels[:, 1]
    figures = {"none": float(kind_right[~half].mean())}
    for name, own in (("tile", half & ~dice), ("die", half & dice)):
        figures[f"{name}_kind"] = _share(kind_right[own])
        figures[f"{name}_turned"] = _share(turned[own] == crops.labels[own, 0])
        figures[f"{name}_hue"] = _share(hue_right[own])
        figures[f"{name}_both"] = _share(kind_right[own] & hue_right[own])
    return {**figures, **dict(zip(("check_mark", "check_hue", "check_frame"), lost, strict=True))}


def _share(right: np.ndarray[Any, np.dtype[np.bool_]]) -> float:
    return float(right.mean()) if len(right) else float("nan")


def main() -> None:
    """Train from the command line."""
    ask = arguments(__doc__)
    ask.add_argument("--px", type=int, default=READER_PX, help="of a side of the crops it reads")
    ask.add_argument("--from", dest="start", type=Path, help="the state to go on from at first")
    ask.add_argument("--from-px", type=int, default=48, help="of a side of the crops which that one reads")
    args = begun(ask)
    lessons, held_back = Lessons(load_crops(args.pools), args.px), load_crops([args.check])
    net = MarkReader(args.px)
    if args.start:
        kept = torch.load(args.start, weights_only=True)["smooth"]
        net.load_state_dict(resized(kept, args.from_px, net))
    net.to(memory_format=torch.channels_last)
    session = Session("marks", net, args.state, rate=args.rate, decay=5e-3)
    print(f"{parameters(net)} numbers, {len(lessons.crops.labels)} crops, from step {session.step}")
    run(session, lessons, held_back, args.minutes)


def run(session: Session, lessons: Lessons, held_back: Crops, minutes: float) -> None:
    """Learn for so many minutes."""
    hard, shown = Lessons(held_back, lessons.px).batch(10**9), held_back.some(1500)
    pictures = as_input(np.stack([plain(shown.picture(i), lessons.px) for i in range(len(shown.labels))]))
    sums, seen, since = np.zeros(3), 0, time.monotonic()
    make: Any = lessons.batch
    for batch in session.batches(make, minutes):
        session.net.train()
        with torch.autocast("cpu", torch.bfloat16):
            answer = session.net(batch.pictures)
        parts = losses(answer.float(), batch)
        session.learn(parts[0] + _HUE_WORTH * parts[1] + _FRAME_WORTH * parts[2])
        sums += [part.item() for part in parts]
        seen += 1
        if session.step % _EVERY == 0:
            pace = (time.monotonic() - since) / seen
            mean = dict(zip(("mark", "hue", "frame"), sums / seen, strict=True))
            session.note(**mean, pace_s=pace, **check(session.smooth, pictures, shown, hard))
            session.save()
            sums, seen, since = np.zeros(3), 0, time.monotonic()
    session.save()


if __name__ == "__main__":
    main()
