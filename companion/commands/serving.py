"""`tableside` alone: the app for every phone on this network."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

from companion.commands import Trouble, note
from companion.commands.ledgers import opened


def serve_app(host: str, port: int, data: Path | None, database: str, *, open_here: bool) -> None:
    """Serve until somebody stops it. Raises Trouble if it cannot begin."""
    try:
        from companion.server import serve
    except ImportError as error:  # OpenCV loads libraries of the system
        raise Trouble(
            f"a part cannot be loaded ({error}); run make run again, or on Debian and Ubuntu: "
            "sudo apt-get install libgl1 libglib2.0-0"
        ) from None
    with opened(data, database) as tableside:
        if tableside.copied_to:
            note(f"the scores were brought up to date; the old file is kept as {tableside.copied_to}")
        if open_here and _has_a_screen():
            threading.Thread(target=_open_when_ready, args=(port,), daemon=True).start()
        try:
            serve(tableside, host, port)
        except OSError as error:
            raise Trouble(_why_not(error, host, port)) from None


def _why_not(error: OSError, host: str, port: int) -> str:
    what = (error.strerror or str(error)).partition(" (while")[0]
    if error.errno in (errno.EADDRINUSE, errno.EACCES, errno.EPERM):
        other = port + 1 if 1024 <= port < 65535 else 8400
        return f"cannot serve on {host}, port {port} ({what}); try another: tableside --port {other}"
    return f"cannot serve on {host} ({what}); is it an address of this machine? Try --host 127.0.0.1"


def _has_a_screen() -> bool:
    """Whether somebody sits at this machine with a desktop; a server in a cupboard has none."""
    desktop = (
        sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return bool(desktop) and sys.stdout.isatty()


def _open_when_ready(port: int, patience_s: float = 20) -> None:
    """Under the name localhost, since browsers lend a page the camera there."""
    until = time.monotonic() + patience_s
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.2)
        else:
            webbrowser.open(f"http://localhost:{port}")
            return
