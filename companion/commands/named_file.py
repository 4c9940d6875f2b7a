"""A file that was named on the command line, read up to a bound; `-` is standard input."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from companion.commands import Trouble

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)  # a pipe without a writer would wait


def read_named(path: Path, most: int, said: str = "") -> bytes:
    """What is in it. Raises Trouble, begun with `said`, for more than `most` bytes and for what is no file.

    Devices and pipes may never end, so only standard input is read like one, and no further than `most`.
    """
    name = f"{said}{path}"
    if str(path) == "-":
        read = sys.stdin.buffer.read(most + 1)
    else:
        try:
            with open(os.open(path, os.O_RDONLY | _AT_ONCE), "rb") as file:
                kind = os.fstat(file.fileno()).st_mode
                if not stat.S_ISREG(kind):
                    raise Trouble(f"{name}: this is {_kind(kind)}; name a file, or - for standard input")
                read = file.read(most + 1)
        except IsADirectoryError:
            raise Trouble(f"{name}: this is a folder; name a file, or - for standard input") from None
        except (OSError, ValueError) as error:  # the latter for a zero byte in the name
            why = getattr(error, "strerror", None) or error
            raise Trouble(f"{name}: this file cannot be read ({why}); look at the name") from None
    if len(read) > most:
        raise Trouble(f"{name}: this is larger than {_size(most)}, the most that is read")
    return read


def _kind(mode: int) -> str:
    return "a folder" if stat.S_ISDIR(mode) else "a pipe or a device"


def _size(size: int) -> str:
    megabytes = size // 1_000_000
    return f"{megabytes} {'megabyte' if megabytes == 1 else 'megabytes'}"
