"""Write a trained network as ONNX for cv2.dnn, and check that OpenCV answers as PyTorch does.

python -m vision.training.export --state state --out vision/models
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import nn

from vision.training.nets import Finder, FineFinder, Reader
from vision.training.pack import pack
from vision.training.views import READER_PX

OPSET = 12  # old enough for OpenCV 4.10
_CLOSE, _CLOSE_PACKED = 2e-3, 1e-1  # of logits that reach from -10 to 10
COUNT, SIZES = {0: "count"}, {2: "height", 3: "width"}
ANY_SIZE: list[tuple[int, ...]] = [(1, 3, 64, 96), (1, 3, 480, 352)]


def trained(net: nn.Module, state: Path) -> nn.Module:
    """The network with the averaged numbers of a training's state."""
    net.load_state_dict(torch.load(state, weights_only=True)["smooth"])
    return net.eval()


def write(net: nn.Module, shapes: Sequence[tuple[int, ...]], dynamic: dict[int, str], path: Path) -> None:
    """One network as ONNX; `dynamic` names the axes that may differ.

    Raises SystemExit where OpenCV answers inputs of any of these shapes otherwise than PyTorch.
    """
    torch.onnx.export(
        net,
        (torch.zeros(shapes[0]),),
        str(path),
        dynamo=False,
        opset_version=OPSET,
        input_names=["picture"],
        output_names=["answer"],
        dynamic_axes={"picture": dynamic},
    )
    exact = max(difference(net, path, shape) for shape in shapes)
    if not exact < _CLOSE:
        raise SystemExit(f"{path}: OpenCV does not answer as PyTorch does")
    pack(path)
    apart = max(difference(net, path, shape) for shape in shapes)
    print(f"{path}: {path.stat().st_size / 1e6:.2f} MB, OpenCV {cv2.__version__} differs by {apart:.1e}")
    if not apart < _CLOSE_PACKED:
        raise SystemExit(f"{path}: with half the bytes it answers otherwise")


def difference(net: nn.Module, path: Path, shape: tuple[int, ...]) -> float:
    """The largest difference between OpenCV's and PyTorch's answers to one random input."""
    picture = np.random.default_rng(3).random(shape, np.float32)
    reader = cv2.dnn.readNetFromONNX(np.frombuffer(path.read_bytes(), np.uint8))
    reader.setInput(picture)
    answer = np.asarray(reader.forward())
    with torch.no_grad():
        wanted = net(torch.from_numpy(picture)).numpy()
    return float(np.abs(answer - wanted).max())


def main() -> None:
    """Export from the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--state", type=Path, required=True)
    ask.add_argument("--out", type=Path, required=True)
    ask.add_argument("--only", choices=("finder", "fine_finder", "reader"))
    args = ask.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    jobs: dict[str, tuple[nn.Module, dict[int, str], list[tuple[int, ...]]]] = {
        "finder": (Finder(), SIZES, ANY_SIZE),
        "fine_finder": (FineFinder(), SIZES, ANY_SIZE),
        "reader": (Reader(), COUNT, [(n, 3, READER_PX, READER_PX) for n in (1, 7)]),
    }
    for name, (net, dynamic, shapes) in jobs.items():
        if args.only in (None, name):
            write(trained(net, args.state / f"{name}.pt"), shapes, dynamic, args.out / f"{name}.onnx")


if __name__ == "__main__":
    main()
