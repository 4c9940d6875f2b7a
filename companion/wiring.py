"""The only place that builds real things: clock, chance, folders, database."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_dir

from companion.ledger.database import address, connect
from companion.ledger.errors import CannotOpen
from companion.ledger.exemplars import Exemplars
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from companion.ledger.photos import Photos
from companion.ledger.system import why_file

if TYPE_CHECKING:
    from companion.desk import Desk
    from companion.librarian import Librarian
    from companion.photo_reader import PhotoReader
    from companion.uploads import Uploads

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 12


@dataclass(frozen=True)
class Tableside:
    """One household's Tableside, ready to be used. Close it at the end."""

    ledger: Ledger
    photos: Photos
    exemplars: Exemplars
    now: Callable[[], datetime]
    data_dir: Path
    upload_dir: Path  # where the server puts uploads until they are read
    copied_to: Path | None = None  # the old database, where this start brought it up to date

    @cached_property
    def reader(self) -> PhotoReader:
        """Reads photos. Loaded at first use, so that scores can be kept where OpenCV cannot run."""
        from companion.photo_reader import PhotoReader

        return PhotoReader()

    @cached_property
    def librarian(self) -> Librarian:
        """Looks words up in the rule books."""
        from companion.librarian import Librarian

        return Librarian()

    @cached_property
    def uploads(self) -> Uploads:
        """The uploads of `upload_dir`."""
        from companion.uploads import Uploads

        return Uploads(self.upload_dir)

    @cached_property
    def desk(self) -> Desk:
        """What is being entered and not confirmed yet, one for all phones."""
        from companion.desk import Desk

        return Desk(self.uploads, self.reader, self.photos, self.exemplars, self.now)

    def close(self) -> None:
        """Let go of everything."""
        if "reader" in self.__dict__:
            self.reader.close()
        if "librarian" in self.__dict__:
            self.librarian.close()
        self.ledger.close()


def build(data_dir: Path | None = None, database_url: str = "") -> Tableside:
    """A Tableside on that folder (the user's own where None), its database up to date.

    `database_url`: "postgresql+psycopg://..." keeps the ledger on a server; photos stay in the folder.
    Raises CannotOpen.
    """
    data_dir = data_dir or default_data_dir()
    upload_dir = data_dir / "uploads"
    try:
        data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        upload_dir.mkdir(exist_ok=True, mode=0o700)
    except OSError as e:
        raise CannotOpen("no-folder", where=str(data_dir), what=why_file(e)) from e
    url = address(data_dir, database_url)
    copied_to = migrate(url, now())
    engine = connect(url)
    return Tableside(
        ledger=Ledger(engine, new_id),
        photos=Photos(engine, data_dir / "photos", new_id),
        exemplars=Exemplars(engine, new_id),
        now=now,
        data_dir=data_dir,
        upload_dir=upload_dir,
        copied_to=copied_to,
    )


def default_data_dir() -> Path:
    """Where the phone's system or the user's computer keeps what programs store."""
    return Path(os.environ.get("FLET_APP_STORAGE_DATA") or user_data_dir("Tableside", appauthor=False))


def now() -> datetime:
    """This moment, in UTC."""
    return datetime.now(UTC)


def new_id() -> str:
    """An id for a route or a file name: short, and nobody can guess it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
