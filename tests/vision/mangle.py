"""Open a picture file mangled in many ways; a process of its own, since a codec's crash would end it.

python -m tests.vision.mangle FILE --times 1000 --seed 5

Prints the seed of each mangling before it is opened, so that the last one printed is the one that crashed.
"""

from __future__ import annotations

import argparse
import contextlib
import resource
import time
from pathlib import Path

import numpy as np

from vision.photo import PhotoError, open_photo

MOST_BYTES = 3 << 30  # address space; a file that needs more is a bomb
MOST_S = 10.0  # CPU
EXTREMES = (0, 1, 2, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF, 0xFFFFFFFF)


def mangled(whole: bytes, seed: int) -> bytes:
    """One to six changes, most of them near the start: flipped, extreme, doubled, missing or moved bytes."""
    rng = np.random.default_rng(seed)
    out = bytearray(whole)
    for _ in range(int(rng.integers(1, 7))):
        reach = len(out) if rng.random() < 0.4 else min(len(out), 160)
        at = int(rng.integers(0, max(1, reach)))
        size = int(rng.integers(1, 40))
        match int(rng.integers(6)):
            case 0:
                out[at : at + 1] = bytes([int(rng.integers(256))])
            case 1 | 2:
                wide = int(rng.choice([1, 2, 4]))
                number = int(rng.choice(EXTREMES)) & (256**wide - 1)
                out[at : at + wide] = number.to_bytes(wide, "little" if rng.random() < 0.5 else "big")
            case 3:
                out[at:at] = out[at : at + size]
            case 4:
                del out[at : at + size]
            case _:
                start = int(rng.integers(0, max(1, len(out))))
                out[at : at + size] = out[start : start + size]
    return bytes(out)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("file", type=Path)
    ask.add_argument("--times", type=int, default=1000)
    ask.add_argument("--seed", type=int, default=0)
    given = ask.parse_args()
    whole = given.file.read_bytes()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    for seed in range(given.seed, given.seed + given.times):
        print(seed, flush=True)
        start = time.process_time()
        with contextlib.suppress(PhotoError):
            assert open_photo(mangled(whole, seed)).pixels.shape[2] == 3
        spent = time.process_time() - start
        assert spent < MOST_S, f"mangling {seed} took {spent:.0f} s"


if __name__ == "__main__":
    main()
