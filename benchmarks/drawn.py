"""Read drawn photos of looks that never trained and print how right and how honest that was.

python benchmarks/drawn.py [PHOTOS]

The same photos every time: the first so many of a list without end. `tableside bench --only drawn` measures
the same and keeps it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from companion.benches import Material
from companion.benches.drawn_photos import drawn


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else Material.drawn
    with tempfile.TemporaryDirectory() as folder:
        into = Path(folder)
        drawn(into, Material(into, into, into, count))
        print((into / "drawn.txt").read_text("utf-8"), end="")


if __name__ == "__main__":
    main()
