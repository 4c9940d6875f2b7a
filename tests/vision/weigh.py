"""Read one photo in a process of its own; prints its peak of memory (MB), its CPU time (s), how it ended.

python -m tests.vision.weigh PHOTO [SET...]    # as a double-12, or as each of these sets, one after the other
"""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

from rules.pieces import SETS
from vision.photo import PhotoError, open_photo
from vision.read import read_photo


def peak_mb() -> float:
    """Of this process alone; what `resource` tells has the parent's memory in it."""
    told = re.search(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text())
    assert told
    return int(told[1]) / 1024


def main() -> None:
    try:
        for box in sys.argv[2:] or ["double-12"]:
            read_photo(open_photo(sys.argv[1]), SETS[box])
        told = "read"
    except PhotoError as error:
        told = error.kind
    print(f"{peak_mb():.0f} {time.process_time():.1f} {told}")


if __name__ == "__main__":
    main()
