"""Store a network's numbers in half the bytes: float16 in the file, float32 again when it runs.

python -m vision.training.pack vision/models/*.onnx
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

_FEW = 64  # numbers: what is smaller saves nothing


def pack(path: Path) -> None:
    """Rewrite an ONNX file: large tensors as float16, a Cast behind each. Packed files stay as they are.

    Raises onnx.checker.ValidationError where the result is no valid ONNX.
    """
    model = onnx.load(str(path))
    casts = []
    for tensor in model.graph.initializer:
        if tensor.data_type != TensorProto.FLOAT or numpy_helper.to_array(tensor).size <= _FEW:
            continue
        name = tensor.name
        small = numpy_helper.to_array(tensor).astype(np.float16)
        tensor.CopyFrom(numpy_helper.from_array(small, f"{name}_16"))
        casts.append(helper.make_node("Cast", [f"{name}_16"], [name], to=TensorProto.FLOAT))
    for cast in reversed(casts):
        model.graph.node.insert(0, cast)
    onnx.checker.check_model(model, full_check=True)
    onnx.save(model, str(path))


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
