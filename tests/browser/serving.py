"""A Tableside of our own to test against: on this machine alone, with its own port and data folder."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PATIENCE_S = 60  # a busy machine starts slowly


class Server:
    """The real program in a process of its own. It can be stopped, killed and started again in place."""

    def __init__(self, data: Path, log: Path) -> None:
        self.data = data
        self.log = log
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "companion", "--host", "127.0.0.1", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.data), "--no-open"],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._wait_until_it_answers()

    def stop(self) -> None:
        """Ask it to stop, as Ctrl-C does, and wait."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Take it away in the middle of whatever it does, as a power cut would."""
        self._end(signal.SIGKILL)

    def restart(self, *, kill: bool = False) -> None:
        """Away and back, with the same port and data."""
        self.kill() if kill else self.stop()
        self.start()

    def said(self) -> str:
        """All that it printed."""
        return self.log.read_text("utf-8", "replace")

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def _wait_until_it_answers(self) -> None:
        assert self._process is not None
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            if self._process.poll() is not None:
                raise RuntimeError(f"the server ended at once:\n{self.said()}")
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise RuntimeError(f"the server did not answer within {PATIENCE_S} s:\n{self.said()}")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])
