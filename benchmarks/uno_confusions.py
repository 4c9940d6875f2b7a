"""Draw what was read for what, by the figures of `tableside bench --only uno`, as a picture.

python benchmarks/uno_confusions.py docs/uno-confusions.png
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from companion.benches.confusions import picture


def main() -> None:
    figures = json.loads((Path(__file__).parent / "uno.json").read_text(encoding="utf-8"))["drawn"]
    drawn = picture(np.array(figures["kinds"]), np.array(figures["hues"]))
    if not cv2.imwrite(sys.argv[1], drawn):
        sys.exit(f"{sys.argv[1]} cannot be written")


if __name__ == "__main__":
    main()
