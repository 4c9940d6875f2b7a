"""What both trainings share: a resumable state, a rate that warms up and cools down, a kept curve."""

from __future__ import annotations

import argparse
import copy
import csv
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import torch
from torch import nn

_SMOOTHING = 0.998  # of the averaged weights that are exported


def arguments(about: str | None, rate: float = 2e-3) -> argparse.ArgumentParser:
    """The command line of every training; `rate`: the usual rate of learning."""
    ask = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--pools", type=Path, nargs="+", required=True)
    ask.add_argument("--check", type=Path, required=True, help="a pool that never trains")
    ask.add_argument("--state", type=Path, required=True, help="folder of the state and the curve")
    ask.add_argument("--minutes", type=float, required=True)
    ask.add_argument("--rate", type=float, default=rate)
    ask.add_argument("--threads", type=int, default=2)
    return ask


def begun(ask: argparse.ArgumentParser) -> argparse.Namespace:
    """What the command line says, with PyTorch made ready for it."""
    args = ask.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(args.threads)
    return args


class Make(Protocol):
    """Makes the n-th batch; must not keep state of its own."""

    def __call__(self, number: int) -> Any: ...


class Session:
    """One network in training, kept in `folder` as <name>.pt with its curve in <name>.csv."""

    def __init__(self, name: str, net: nn.Module, folder: Path, *, rate: float, decay: float) -> None:
        self.name, self.net, self.rate, self.folder = name, net, rate, folder
        folder.mkdir(parents=True, exist_ok=True)
        self.smooth = copy.deepcopy(net).eval()
        self.optimiser = torch.optim.AdamW(net.parameters(), rate, weight_decay=decay)
        self.step = 0
        if self.path.exists():
            kept = torch.load(self.path, weights_only=True)
            net.load_state_dict(kept["net"])
            self.smooth.load_state_dict(kept["smooth"])
            self.optimiser.load_state_dict(kept["optimiser"])
            self.step = kept["step"]

    @property
    def path(self) -> Path:
        return self.folder / f"{self.name}.pt"

    def learn(self, loss: torch.Tensor) -> None:
        """One step down this loss."""
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimiser.step()
        self.step += 1
        keep = min(_SMOOTHING, (1 + self.step) / (10 + self.step))
        with torch.no_grad():
            means, news = self.smooth.state_dict().values(), self.net.state_dict().values()
            for mean, new in zip(means, news, strict=True):
                if mean.dtype.is_floating_point:
                    mean.lerp_(new, 1 - keep)
                else:
                    mean.copy_(new)

    def save(self) -> None:
        part = self.path.with_suffix(".part")
        torch.save(
            {
                "net": self.net.state_dict(),
                "smooth": self.smooth.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "step": self.step,
            },
            part,
        )
        part.rename(self.path)

    def note(self, **figures: float) -> None:
        """Add a line to the learning curve, and say it."""
        row = {"step": self.step, **{key: round(value, 5) for key, value in figures.items()}}
        path = self.folder / f"{self.name}.csv"
        new = not path.exists()
        with path.open("a", newline="") as file:
            writer = csv.DictWriter(file, row)
            if new:
                writer.writeheader()
            writer.writerow(row)
        print(" ".join(f"{key} {value}" for key, value in row.items()), flush=True)

    def batches(self, make: Make, minutes: float) -> Iterator[Any]:
        """Batches for so many minutes; sets the rate as time goes on.

        Made in the same thread: on two cores a third busy thread costs the network far more than it saves.
        """
        start, first = time.monotonic(), self.step
        while (spent := (time.monotonic() - start) / (minutes * 60)) < 1:
            warm = min(1.0, (self.step - first + 1) / 200)
            rate = self.rate * (0.01 + warm * (0.5 + 0.5 * math.cos(math.pi * spent)))
            for group in self.optimiser.param_groups:
                group["lr"] = rate
            yield make(self.step)
