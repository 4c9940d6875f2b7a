"""Store a network's numbers in fewer bytes: float16 or int8 in the file, float32 again when it runs.

python -m vision.training.pack vision/models/*.onnx
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import NodeProto, TensorProto, helper, numpy_helper

_FEW = 64  # numbers: what is smaller saves nothing
_LARGE = 60_000  # numbers of a layer, so many that it is worth another rounding
_STEPS = 127  # from nothing to the largest number of a row


def pack(path: Path) -> None:
    """Rewrite an ONNX file: tensors as float16, large layers as int8 with a step for each number they tell,
    and behind each what makes it float32. Packed files stay as they are.

    Raises onnx.checker.ValidationError where the result is no valid ONNX.
    """
    model = onnx.load(str(path))
    opened: list[NodeProto] = []
    for tensor in list(model.graph.initializer):
        if tensor.data_type != TensorProto.FLOAT or numpy_helper.to_array(tensor).size <= _FEW:
            continue
        name, numbers = tensor.name, numpy_helper.to_array(tensor)
        model.graph.initializer.remove(tensor)
        if numbers.ndim > 1 and numbers.size > _LARGE:
            stored, nodes = _as_bytes(name, numbers)
        else:
            stored = [numpy_helper.from_array(numbers.astype(np.float16), f"{name}_16")]
            nodes = [_cast(f"{name}_16", name)]
        model.graph.initializer.extend(stored)
        opened += nodes
    for node in reversed(opened):
        model.graph.node.insert(0, node)
    onnx.checker.check_model(model, full_check=True)
    onnx.save(model, str(path))


def _as_bytes(name: str, rows: NDArray[np.floating]) -> tuple[list[TensorProto], list[NodeProto]]:
    """A layer (out, ...) in steps of its own for each of `out`, and what makes it that layer again."""
    step = np.maximum(np.abs(rows).max(tuple(range(1, rows.ndim)), keepdims=True), 1e-9) / _STEPS
    small = np.round(rows / step).astype(np.int8)
    stored = [
        numpy_helper.from_array(small, f"{name}_8"),
        numpy_helper.from_array(step.astype(np.float32), f"{name}_step"),
    ]
    whole = f"{name}_steps"
    return stored, [_cast(f"{name}_8", whole), helper.make_node("Mul", [whole, f"{name}_step"], [name])]


def _cast(before: str, after: str) -> NodeProto:
    return helper.make_node("Cast", [before], [after], to=TensorProto.FLOAT)


def main() -> None:
    """Pack from the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("models", type=Path, nargs="+")
    for path in ask.parse_args().models:
        before = path.stat().st_size
        pack(path)
        print(f"{path}: {before / 1e6:.2f} MB, now {path.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
