"""A file that was named on the command line, read up to a bound; `-` is standard input."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from companion.commands import Trouble
from companion.languages import Words
from companion.ledger.system import why_file

_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)  # a pipe without a writer would wait


def read_named(path: Path, most: int, words: Words, option: str = "") -> bytes:
    """What is in it. Raises Trouble for more than `most` bytes, and for what is no file.

    Devices and pipes may never end, so only standard input is read like one, and no further than `most`.
    `option`: by which it was named.
    """
    name = f"{option} {path}".lstrip()
    if str(path) == "-":
        read = sys.stdin.buffer.read(most + 1)
    else:
        try:
            with open(os.open(path, os.O_RDONLY | _AT_ONCE), "rb") as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    raise Trouble(words.t("cli-pipe", name=name))
                read = file.read(most + 1)
        except IsADirectoryError:
            raise Trouble(words.t("cli-folder", name=name)) from None
        except (OSError, ValueError) as error:  # the latter for a zero byte in the name
            raise Trouble(words.t("cli-unreadable", name=name, why=why_file(error))) from None
    if len(read) > most:
        raise Trouble(words.t("cli-too-large", name=name, megabytes=most // 1_000_000))
    return read
