"""A household's Tableside in one file: the database as it was at one moment, its photos, and their checksums.

    manifest.json     {"format", "version", "at", "files": {name: {"bytes", "sha256"}}}
    tableside.db
    photos/<id>.jpg

A file that somebody sends is hostile until it is proven to be one of these.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sqlite3
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from companion.ledger.database import FILE
from companion.ledger.errors import LedgerError
from companion.ledger.files import sync_file, sync_folder
from companion.ledger.migrate import copied
from companion.ledger.system import why_database, why_file
from companion.ledger.why import Why, why

FORMAT, VERSION = "tableside-backup", 1
MANIFEST = "manifest.json"
NAME = re.compile(r"tableside\.db|photos/[0-9A-Za-z_-]{1,64}\.jpg")
CHUNK = 1 << 20
MOST_MANIFEST = 64 << 20
MOST_FILES = 500_000
MOST_SWELL = 200  # times its packed size; a database shrinks far less than a bomb
SMALL = 16 << 20  # what may swell as it likes
PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
DAMAGED = (  # all that zipfile was seen to raise for files that somebody tampered with
    *(zipfile.BadZipFile, zipfile.LargeZipFile, EOFError, NotImplementedError),
    *(RuntimeError, ValueError, OverflowError, zlib.error, struct.error),
)


@dataclass(frozen=True, slots=True)
class Saved:
    """What a backup holds."""

    path: Path
    photos: int
    bytes: int


def backup(data_dir: Path, dest: Path, now: datetime) -> Saved:
    """Write everything in `data_dir` into one new zip, while Tableside runs or not.

    `dest`: the file, or a folder in which it gets a name of its own. Raises LedgerError; nothing is
    left half written.
    """
    if os.path.isdir(dest):  # unlike `Path.is_dir`, it says no of a name that is too long
        dest = dest / f"tableside-{now:%Y-%m-%d-%H%M%S}.zip"
    if os.path.exists(dest):
        raise LedgerError("exists", where=str(dest))
    if not _is_file(data_dir / FILE):
        raise LedgerError("nothing-here", where=str(data_dir))
    unfinished = dest.with_name(dest.name + ".part")
    try:
        with TemporaryDirectory(dir=dest.parent) as folder:
            snapshot = _snapshot(data_dir / FILE, Path(folder) / FILE)
            files = {FILE: snapshot, **_photos(snapshot, data_dir / "photos")}
            _pack(files, unfinished, now)
        sync_file(unfinished)
        unfinished.replace(dest)
        sync_folder(dest.parent)
    except OSError as e:
        raise LedgerError("unwritable", where=str(dest), what=why_file(e)) from e
    except sqlite3.DatabaseError as e:
        raise LedgerError("damaged", where=str(data_dir / FILE), what=why_database(e)) from e
    finally:
        with suppress(OSError):  # such as a name that is too long
            unfinished.unlink(missing_ok=True)
    return Saved(dest, len(files) - 1, dest.stat().st_size)


def _is_file(path: Path) -> bool:
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as e:  # what may not be looked at is not the same as nothing
        raise LedgerError("unreadable", where=str(path.parent), what=why_file(e)) from None


def _snapshot(database: Path, to: Path) -> Path:
    """One moment of a database in use, in one file."""
    copied(database, to)
    with closing(sqlite3.connect(to)) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")
    return to


def _photos(snapshot: Path, folder: Path) -> dict[str, Path]:
    """The pictures that the snapshot knows; those that were deleted are left out."""
    with closing(sqlite3.connect(snapshot)) as raw:
        ids = [id for (id,) in raw.execute("SELECT id FROM photo ORDER BY at, id")]
    paths = {f"photos/{id}.jpg": folder / f"{id}.jpg" for id in ids}
    return {name: path for name, path in paths.items() if path.is_file()}


def _pack(files: Mapping[str, Path], to: Path, now: datetime) -> None:
    told = {}
    with zipfile.ZipFile(to, "w") as pack:
        for name, path in files.items():
            info = zipfile.ZipInfo(name, now.timetuple()[:6])
            info.compress_type = zipfile.ZIP_DEFLATED if name == FILE else zipfile.ZIP_STORED
            with path.open("rb") as source, pack.open(info, "w", force_zip64=True) as target:
                told[name] = _copy(source, target, path.stat().st_size)
        manifest = {"format": FORMAT, "version": VERSION, "at": now.isoformat(), "files": told}
        pack.writestr(MANIFEST, json.dumps(manifest, indent=1), zipfile.ZIP_DEFLATED)


def _copy(source: IO[bytes], target: IO[bytes], most: int) -> dict[str, Any]:
    """Copy up to `most` bytes; how many there were (more than `most`: at least one more) and their sum."""
    digest, size = hashlib.sha256(), 0
    while chunk := source.read(CHUNK):
        size += len(chunk)
        if size > most:
            break
        digest.update(chunk)
        target.write(chunk)
    return {"bytes": size, "sha256": digest.hexdigest()}


def unpack(path: Path, folder: Path) -> None:
    """Unpack a backup into an empty folder, checked to the last byte. Raises LedgerError("bad-zip")."""
    with _opened(path) as pack:
        told = _manifest(path, pack)
        names = [info.filename for info in pack.infolist()]
        if sorted(names) != sorted([*told, MANIFEST]):
            raise _bad(path, why("other-files"))
        if sum(each["bytes"] for each in told.values()) > max(SMALL, MOST_SWELL * path.stat().st_size):
            raise _bad(path, why("swells"))
        (folder / "photos").mkdir()
        for name, expected in told.items():
            with pack.open(name) as source, (folder / name).open("wb") as target:
                if _copy(source, target, expected["bytes"]) != expected:
                    raise _bad(path, why("file-damaged", name=name))
            sync_file(folder / name)


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise _bad(path, why("is-folder" if path.is_dir() else "no-zip"))
        file = path.open("rb")
    except (OSError, ValueError) as e:
        raise LedgerError("unreadable", where=str(path), what=why_file(e)) from None
    try:
        with file, zipfile.ZipFile(file) as pack:
            yield pack
    except DAMAGED:
        raise _bad(path, why("no-zip")) from None


def _manifest(path: Path, pack: zipfile.ZipFile) -> dict[str, dict[str, Any]]:
    """What is said to be in it: only files that a backup has, each with its size and checksum."""
    infos = pack.infolist()
    if len(infos) > MOST_FILES or MANIFEST not in pack.namelist():
        raise _bad(path, why("no-manifest"))
    if any(info.compress_type not in PACKED for info in infos):
        raise _bad(path, why("other-packing"))
    with pack.open(MANIFEST) as file:
        raw = file.read(MOST_MANIFEST + 1)
    told: Any = None
    with suppress(ValueError, RecursionError):
        told = json.loads(raw) if len(raw) <= MOST_MANIFEST else None
    match told:
        case {"format": "tableside-backup", "version": 1, "files": {"tableside.db": _}}:
            files: dict[str, dict[str, Any]] = told["files"]
            for name, each in files.items():
                if not NAME.fullmatch(name) or not _is_sum(each):
                    raise _bad(path, why("not-in-backup", name=repr(name[:80])))
            return files
        case {"format": "tableside-backup", "version": int(version)} if version > VERSION:
            raise _bad(path, why("newer-made"))
    raise _bad(path, why("other-manifest"))


def _is_sum(told: Any) -> bool:
    match told:
        case {"bytes": int(size), "sha256": str(), **rest} if not rest and not isinstance(size, bool):
            return size >= 0
    return False


def _bad(path: Path, what: Why) -> LedgerError:
    return LedgerError("bad-zip", where=path.name or str(path), what=what)
