"""Train the reader of halves on drawn pools; resumes where it stopped.

python -m vision.training.train_reader --pools pools/*.npz --check check.npz --state state --minutes 30
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
from numpy.typing import NDArray

from vision.training.crops import NOT_A_HALF, WIDE, WIDE_PX
from vision.training.nets import CLASSES, READER_PX, Reader, parameters
from vision.training.pool import load
from vision.training.session import Session
from vision.training.shake import colours, sharpness

BATCH = 128
_NONE_SHARE = 0.25  # of a batch: what is not a half


def shaken(crop: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.uint8]:
    """A stored wide crop cut as an imperfect finder would, mirrored, its colours and sharpness shaken."""
    much = 1.0 if rng.random() < 0.75 else 2.0  # tiles on edge seen steeply are found less exactly
    turn, scale = rng.normal(0, np.deg2rad(3.5) * much), np.exp(rng.normal(0, 0.055 * much, 2))
    shear = rng.normal(0, 0.045 * much)
    c, s = np.cos(turn), np.sin(turn)
    unit = WIDE_PX / WIDE / READER_PX
    view = np.array([[c, -s], [s, c]]) @ np.array([[1.0, shear], [0.0, 1.0]]) @ np.diag(scale) * unit
    if rng.random() < 0.5:
        view[:, 0] *= -1
    middle = WIDE_PX / 2 + rng.normal(0, 0.042 * min(much, 1.6), 2) * WIDE_PX / WIDE
    start = middle - view @ np.array([READER_PX / 2, READER_PX / 2])
    matrix = np.column_stack([view, start + view @ [0.5, 0.5] - 0.5])
    size = (READER_PX, READER_PX)
    cut = cv2.warpAffine(
        crop, matrix, size, flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE
    )
    cut = sharpness(colours(np.asarray(cut, np.uint8), rng), rng, 1.0)
    if rng.random() < 0.08:
        cut = cut.copy()
        x, y = rng.integers(0, READER_PX, 2)
        edge = int(rng.integers(3, 10))
        side = int(rng.integers(4))  # only near an edge: a neighbour's corner, a finger tip
        x, y = ((x, 0), (x, READER_PX - edge), (0, y), (READER_PX - edge, y))[side]
        cut[y : y + edge, x : x + edge] = rng.uniform(0, 255, 3)
    return cut


def plain(crop: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """A stored wide crop as the reader would see it from a perfect finder."""
    edge = WIDE_PX * (1 - 1 / WIDE) / 2
    view = WIDE_PX / WIDE / READER_PX
    matrix = np.array([[view, 0, edge + view / 2 - 0.5], [0, view, edge + view / 2 - 0.5]])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    return np.asarray(cv2.warpAffine(crop, matrix, (READER_PX, READER_PX), flags=flags), np.uint8)


def as_input(crops: NDArray[np.uint8]) -> torch.Tensor:
    pixels = torch.from_numpy(crops.transpose(0, 3, 1, 2).copy()).float().div_(255)
    return pixels.contiguous(memory_format=torch.channels_last)


class Lessons:
    """Crops by class; batches have every number of pips, rare ones oftener than they come."""

    def __init__(self, crops: NDArray[np.uint8], classes: NDArray[np.int64]) -> None:
        self.crops, self.classes = crops, classes
        counts = np.bincount(classes, minlength=CLASSES).astype(np.float64)
        share = np.sqrt(np.maximum(counts, 1))
        share[NOT_A_HALF] = 0
        share *= (1 - _NONE_SHARE) / share.sum()
        share[NOT_A_HALF] = _NONE_SHARE
        self.by_class = [np.flatnonzero(classes == k) for k in range(CLASSES)]
        share[[len(own) == 0 for own in self.by_class]] = 0
        self.share = share / share.sum()

    def batch(self, number: int) -> tuple[torch.Tensor, torch.Tensor]:
        """The `number`-th batch; the same number gives the same batch."""
        cv2.setNumThreads(1)
        rng = np.random.default_rng([13, number])
        kinds = rng.choice(CLASSES, BATCH, p=self.share)
        picked = [int(self.by_class[k][int(rng.integers(len(self.by_class[k])))]) for k in kinds]
        cut = np.stack([shaken(self.crops[i], rng) for i in picked])
        return as_input(cut), torch.from_numpy(self.classes[picked])


def check(net: torch.nn.Module, pictures: NDArray[np.uint8], classes: NDArray[np.int64]) -> dict[str, float]:
    """Shares read right among halves, and told apart among what is none."""
    answers = []
    with torch.no_grad():
        for start in range(0, len(pictures), 256):
            answers.append(net(as_input(pictures[start : start + 256])).argmax(1).numpy())
    right = np.concatenate(answers) == classes
    none = classes == NOT_A_HALF
    return {"check_pips": float(right[~none].mean()), "check_none": float(right[none].mean())}


def main() -> None:
    """Train from the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--pools", type=Path, nargs="+", required=True)
    ask.add_argument("--check", type=Path, required=True, help="a pool that never trains")
    ask.add_argument("--state", type=Path, required=True, help="folder of the state and the curve")
    ask.add_argument("--minutes", type=float, required=True)
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--threads", type=int, default=2)
    args = ask.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(args.threads)
    scenes, held_back = load(args.pools), load([args.check])
    lessons = Lessons(np.concatenate([s.crops for s in scenes]), np.concatenate([s.classes for s in scenes]))
    pictures = np.stack([plain(crop) for one in held_back for crop in one.crops][:3000])
    classes = np.concatenate([one.classes for one in held_back])[:3000]
    net = Reader().to(memory_format=torch.channels_last)
    session = Session("reader", net, args.state, rate=args.rate, decay=2e-3)
    print(f"{parameters(net)} numbers, {len(lessons.classes)} crops, from step {session.step}")
    run(session, lessons, (pictures, classes), args.minutes)


def run(
    session: Session, lessons: Lessons, held_back: tuple[NDArray[np.uint8], NDArray[np.int64]], minutes: float
) -> None:
    """Learn for so many minutes."""
    total, seen, since = 0.0, 0, time.monotonic()
    make: Any = lessons.batch
    for pictures, classes in session.batches(make, minutes):
        session.net.train()
        with torch.autocast("cpu", torch.bfloat16):
            answer = session.net(pictures)
        loss = torch.nn.functional.cross_entropy(answer.float(), classes, label_smoothing=0.02)
        session.learn(loss)
        total += loss.item()
        seen += 1
        if session.step % 400 == 0:
            pace = (time.monotonic() - since) / seen
            session.note(loss=total / seen, pace_s=pace, **check(session.smooth, *held_back))
            session.save()
            total, seen, since = 0.0, 0, time.monotonic()
    session.save()


if __name__ == "__main__":
    main()
