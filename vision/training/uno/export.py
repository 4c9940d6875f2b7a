"""Write the trained Uno networks as ONNX for cv2.dnn, and check that OpenCV answers as PyTorch does.

python -m vision.training.uno.export --state state --out vision/models
"""

from __future__ import annotations

import argparse
from pathlib import Path

from vision.training.export import ANY_SIZE, COUNT, SIZES, trained, write
from vision.training.uno.nets import FINDERS, MarkReader, folded
from vision.training.uno.views import READER_PX


def main() -> None:
    """Export from the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--state", type=Path, required=True)
    ask.add_argument("--out", type=Path, required=True)
    ask.add_argument("--only", choices=(*FINDERS, "marks"))
    args = ask.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for of, finder in FINDERS.items():
        if args.only in (None, of):
            name = f"uno_{of}_finder"
            write(trained(finder(), args.state / f"{name}.pt"), ANY_SIZE, SIZES, args.out / f"{name}.onnx")
    if args.only in (None, "marks"):
        reader = MarkReader()
        trained(reader, args.state / "marks.pt")
        shapes = [(n, 3, READER_PX, READER_PX) for n in (1, 7, 16)]
        write(folded(reader).eval(), shapes, COUNT, args.out / "marks.onnx")


if __name__ == "__main__":
    main()
