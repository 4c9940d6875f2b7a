"""Picture libraries talk on standard error about every odd byte; what is wrong with a photo we say once."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import threading
from collections.abc import Iterator

import cv2

_NOISE = (  # how their lines start; libjpeg's are all of its warnings
    b"libpng",
    b"Application transferred too many scanlines",
    b"Corrupt JPEG",
    b"Inconsistent progression sequence",
    b"Invalid SOS",
    b"Premature end of JPEG",
    b"Unknown Adobe color transform",
    b"Unsupported JPEG",
    b"Warning: unknown JFIF revision",
    b"imgcodecs",
)
_one_at_a_time = threading.RLock()


def _silence_log() -> None:
    """OpenCV's own log; the libraries below it (libjpeg, libpng) do not use it."""
    if hasattr(cv2, "setLogLevel"):  # OpenCV 4
        cv2.setLogLevel(0)
    else:
        import cv2.utils.logging as log

        log.setLogLevel(log.LOG_LEVEL_SILENT)


@contextlib.contextmanager
def hush() -> Iterator[None]:
    """Keep standard error clean of codecs while a photo is decoded, one photo at a time.

    Lines of anybody else who writes in the meantime are passed on afterwards.
    """
    with _one_at_a_time, contextlib.ExitStack() as undo:
        try:
            sys.stderr.flush()
            real = os.dup(2)
            undo.callback(os.close, real)
            said = undo.enter_context(tempfile.TemporaryFile())
            os.dup2(said.fileno(), 2)
        except (OSError, AttributeError, ValueError):  # no standard error at all: nothing to keep clean
            yield
            return
        try:
            yield
        finally:
            os.dup2(real, 2)
            said.seek(0)
            others = [line for line in said if not line.startswith(_NOISE)]
            with contextlib.suppress(OSError):
                os.write(real, b"".join(others))


_silence_log()
