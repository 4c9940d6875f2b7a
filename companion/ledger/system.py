"""What the computer says: the troubles of files and databases that people meet, as a `Why`."""

from __future__ import annotations

import errno
import sqlite3

from companion.ledger.why import Why, why

_FILES = {  # by name, since not every system has all of them
    "ENOENT": "no-such",
    "EACCES": "not-allowed",
    "EPERM": "not-allowed",
    "EROFS": "read-only",
    "ENAMETOOLONG": "long-name",
    "ENOSPC": "disk-full",
    "EDQUOT": "disk-full",
    "EFBIG": "large-file",
    "ENOTDIR": "file-in-way",
    "EISDIR": "is-folder",
    "EEXIST": "file-in-way",
    "ELOOP": "links-in-circles",
    "EIO": "disk-broken",
    "EBUSY": "in-use",
    "ETXTBSY": "in-use",
    "EMFILE": "many-open",
    "ENFILE": "many-open",
    "ENOMEM": "no-memory",
    "EILSEQ": "odd-name",
}
_DATABASES = {
    sqlite3.SQLITE_NOTADB: "no-database",
    sqlite3.SQLITE_CORRUPT: "broken-inside",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "not-allowed",
    sqlite3.SQLITE_AUTH: "not-allowed",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_CANTOPEN: "not-opened",
    sqlite3.SQLITE_IOERR: "disk-broken",
    sqlite3.SQLITE_BUSY: "in-use",
    sqlite3.SQLITE_LOCKED: "in-use",
    sqlite3.SQLITE_NOMEM: "no-memory",
}


def why_file(error: OSError | ValueError) -> Why | str:
    """Why a file or a folder cannot be used; the computer's own words where we have none.

    ValueError is what Python raises for a name that no file can have.
    """
    if isinstance(error, ValueError):
        return why("odd-name")
    key = _FILES.get(errno.errorcode.get(error.errno or 0, ""))
    return why(key) if key else error.strerror or str(error)


def is_full(error: OSError) -> bool:
    """Whether more room would help."""
    return errno.errorcode.get(error.errno or 0) in ("ENOSPC", "EDQUOT", "EFBIG")


def why_database(error: BaseException) -> Why | str:
    """Why a database cannot be used; the first line of its driver's own words where we have none."""
    cause = getattr(error, "orig", None) or error
    key = _DATABASES.get((getattr(cause, "sqlite_errorcode", None) or 0) & 0xFF)
    if key:
        return why(key)
    told = str(cause).strip()
    if told.startswith("no such table"):
        return why("other-program")
    return told.splitlines()[0].rstrip(". ") if told else type(error).__name__
