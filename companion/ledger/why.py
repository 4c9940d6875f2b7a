"""Why the ledger refuses: what stands after the colon of an error's line.

A `Why` is a fact of a `LedgerError` that is itself something to say: `why-<key>` in companion/languages, so
that the whole line is in one language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rules.told import Told

Fact: TypeAlias = "str | int | Why"

LINES = {
    # data that is not as it should be
    "a-list": "a list",
    "an-object": "an object",
    "no-object": "{told} stands where an object with names and values should",
    "missing": "this is missing",
    "no-list": "{told} is no list",
    "no-names": "{told} has no names in it: an object with names and values was expected",
    "no-marking": "{set} has no marking {mark}",
    "no-picture": "{told} is no picture of a marking: a PNG of 80 x 80 pixels in base64",
    "no-piece": '{told}, but no marks of a piece such as [3, 6], ["red 7", "blue D2"] or ["W"]',
    "no-hand": "{told}, but no hand such as {one} or {other}",
    "no-number": "{told} is no whole number",
    "many-points": "a number of more than {most}, and no table counts so far",
    "no-round": "there is no round {told}: they are 1 to {most}",
    "no-text": "{told} is no text",
    "long-text": "a text of more than {most} characters",
    "zero-byte": "a text with a zero byte",
    "half-letter": "a text with half a letter in it",
    "no-id": "{told} is no id: 1 to 64 letters, digits, dashes and underscores",
    "no-moment": "{told} is no moment such as {like}",
    "no-zone": "{told} lacks its time zone, as in {like}",
    "no-time": "{told} is no time in which anybody played",
    "no-yes": "{told} is neither yes nor no: true or false was expected",
    "no-part": "{kind} has no {name}; it has only {known}",
    "no-kind": "{kind} is unknown; a newer Tableside may have written it",
    "at": "{place}: {what}",
    "same-entries": "it has entries that another match here has",
    "same-id": "two entries have the same id",
    # a file that is no export
    "no-matches": "it says nothing of matches; name what tableside export wrote",
    "newer-made": "a newer Tableside made it; install the newest version",
    "no-version": "{told} is no version of such files, and {version} is",
    "too-large": "it is larger than {megabytes} megabytes",
    "many-values": "it has more than {millions} million values in it",
    "not-json": "it is not JSON",
    "not-json-from": "it is not JSON from line {line}, character {character} on",
    # a file that is no backup
    "no-zip": "it is no zip file, or it is damaged",
    "no-manifest": "it has no list of what is in it",
    "other-manifest": "its list of files is not one of ours",
    "other-files": "its list of files does not fit what is in it",
    "other-packing": "it is packed in another way than our backups",
    "not-in-backup": "{name} does not belong in a backup",
    "swells": "it would swell far beyond the size of any backup",
    "file-damaged": "{name} is damaged",
    "database-damaged": "its database is damaged",
    "other-database": "its database is not one of ours",
    "other-tables": "its database has other tables than ours",
    # what stands in the way here
    "other-program": "it holds the tables of another program",
    "taken-meanwhile": "somebody else takes in the same",
    "no-jpeg": "it could not be stored as a JPEG",
    # what the computer says, see `companion.ledger.system`
    "no-such": "there is no such file or folder",
    "not-allowed": "permission is missing",
    "read-only": "it may only be read",
    "long-name": "the name is too long",
    "disk-full": "the disk is full",
    "large-file": "the file would be too large",
    "file-in-way": "a file stands where a folder should",
    "is-folder": "it is a folder",
    "links-in-circles": "its links lead round in circles",
    "disk-broken": "the disk answers with an error",
    "in-use": "something else is using it",
    "many-open": "too many files are open",
    "no-memory": "there is not enough memory",
    "odd-name": "no file can have such a name",
    "no-database": "it is no database",
    "broken-inside": "parts of it cannot be read",
    "not-opened": "it cannot be opened",
}


@dataclass(frozen=True, slots=True)
class Why:
    """A reason inside of a line: its key in companion/languages, what fills its blanks, and its English."""

    key: str
    facts: Mapping[str, Fact]
    english: str

    def __str__(self) -> str:
        return self.english


def why(key: str, **facts: Fact) -> Why:
    """The reason `key` of LINES."""
    return Why(f"why-{key}", facts, LINES[key].format(**facts))


def why_told(wrong: Told) -> Why:
    """What the rules say of something that cannot be as it was typed or sent."""
    return Why(f"typed-{wrong.key}", wrong.facts, str(wrong))
