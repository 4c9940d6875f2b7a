"""Where photos from phones land before they are read: a folder of files under our own random names.

A file is taken once and removed, whatever becomes of it; what nobody came for is swept.
"""

from __future__ import annotations

import re
import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from vision.photo import MOST_BYTES, PhotoError

VALID_S = 300  # how long an address for one upload is good
OLD_S = 3600  # nobody comes for a file after that


@dataclass(frozen=True, slots=True)
class Uploads:
    """The folder that the server puts uploads into."""

    folder: Path

    def new_name(self) -> str:
        """A name that nobody can guess, for one upload."""
        return secrets.token_hex(16)

    def take(self, name: str) -> bytes:
        """The bytes of an upload, which is gone afterwards. Raises PhotoError."""
        path = self._path(name)
        try:
            if path.stat().st_size > MOST_BYTES:
                raise PhotoError("too-big", most=MOST_BYTES // 1_000_000, unit="megabytes")
            return path.read_bytes()
        except FileNotFoundError:
            raise PhotoError("missing") from None
        finally:
            path.unlink(missing_ok=True)

    def drop(self, name: str) -> None:
        """Remove what an upload that broke off has left, if anything."""
        self._path(name).unlink(missing_ok=True)

    def sweep(self, older_s: float = OLD_S) -> int:
        """Remove files that nobody came for; how many there were."""
        old = [path for path in self._files() if time.time() - path.stat().st_mtime >= older_s]
        for path in old:
            path.unlink(missing_ok=True)
        return len(old)

    def _files(self) -> list[Path]:
        return [path for path in self.folder.iterdir() if path.is_file()] if self.folder.is_dir() else []

    def _path(self, name: str) -> Path:
        if not re.fullmatch("[0-9a-f]{32}", name):
            raise ValueError(f"not a name of ours: {name!r}")
        return self.folder / name
