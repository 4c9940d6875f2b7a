"""Read every photo of a folder altered in twelve ways and print a line for each way.

python benchmarks/altered.py [PHOTOS]     # a folder with truth.json; ../shared/photos if not said

`tableside bench --altered` measures the same and keeps it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from companion.benches import Material, NotHere
from companion.benches.altered_photos import altered


def main() -> None:
    photos = Path(sys.argv[1] if len(sys.argv) > 1 else "../shared/photos")
    with tempfile.TemporaryDirectory() as folder:
        into = Path(folder)
        try:
            altered(into, Material(photos, into, into))
        except NotHere as reason:
            sys.exit(str(reason))
        print((into / "altered.txt").read_text("utf-8"), end="")


if __name__ == "__main__":
    main()
