"""What can go wrong in the ledger, as one plain line each.

LedgerError
├── NoSuchMatch, NoSuchPhoto    an id that is not there
├── BadEntry                    stored or imported data that is no entry
└── CannotOpen                  the database: not ours, newer than this program, damaged, no driver

`key` names the sentence for the screens (`ledger-<key>` in companion/languages), `facts` fill its blanks; one
that is a `Why` is said in the language of the sentence.
"""

from __future__ import annotations

from companion.ledger.why import Fact, Why
from rules.quoting import cut

MOST_FACT = 240  # characters of what is repeated: a whole path, and no page

LINES = {
    "no-match": "There is no match {match} here.",
    "no-photo": "That photo is not here any more.",
    "no-exemplar": "That picture is not here any more.",
    "no-player": "There is no player {player} here.",
    "no-entry": "There is nothing written as {entry} in this match.",
    "name-empty": "A player needs a name.",
    "name-long": "{name} is too long a name: at most {most} characters.",
    "name-taken": "There is already a player named {name}.",
    "no-players": "A match needs players.",
    "too-many-players": "{count} players are too many: at most {most}.",
    "player-twice": "{player} sits at the table twice.",
    "not-at-table": "{player} does not play in this match.",
    "watching": "This phone only watches: somebody who keeps the scores can do that.",
    "no-game": "Which game is it? A match needs one.",
    "round-ahead": "Round {round} cannot be entered yet: round {next} comes first.",
    "round-unscored": "Round {round} has no points yet, so there is none to correct.",
    "already-undone": "That was already undone.",
    "other-subject": "A correction can only replace an entry about the same thing.",
    "bad-entry": "This is no entry of a match: {what}.",
    "bad-photo": "That photo cannot be kept: {what}.",
    "busy": "The database is busy or cannot be written: {what}. Nothing was changed; try again.",
    "newer": "{where} was written by a newer Tableside. Install the newest version to open it.",
    "damaged": "{where} is not a Tableside database, or it is damaged: {what}.",
    "no-driver": "PostgreSQL needs one more package: pip install 'tableside[postgres]'.",
    "no-server": "The database {where} does not answer: {what}.",
    "bad-url": "{where} is no database address; write postgresql+psycopg://user@host/name.",
    "no-folder": "The folder {where} cannot be written: {what}.",
    "unreadable": "{where} cannot be read: {what}.",
    "unwritable": "{where} cannot be written: {what}.",
    "bad-zip": "{where} is no Tableside backup: {what}.",
    "bad-import": "{where} is no list of matches made by Tableside: {what}. Nothing was taken in.",
    "import-at": "{where} cannot be taken in. {place}: {what}. Nothing was taken in.",
    "exists": "{where} is there already; name another file, or move that one away.",
    "nothing-here": "There is no Tableside database in {where}.",
    "in-use": "Tableside is running on {where}. Stop it, then try again; nothing was changed.",
    "sqlite-only": "A backup holds the local database; {where} is kept by its server (use pg_dump).",
}


class LedgerError(Exception):
    """Expected trouble: `str(error)` is one plain line saying what is wrong and what to do."""

    def __init__(self, key: str, **facts: Fact) -> None:
        facts = {
            name: cut(fact, MOST_FACT) if isinstance(fact, str) else fact for name, fact in facts.items()
        }
        super().__init__(LINES[key].format(**facts))
        self.key = key
        self.facts = facts
        self.at: tuple[int | str, ...] = ()  # the way to what is wrong, in data from elsewhere

    @property
    def why(self) -> Why:
        """This error as the reason for another: without its full stop."""
        return Why(f"ledger-{self.key}", self.facts, str(self).rstrip("."))


class NoSuchMatch(LedgerError):
    """No match has that id."""


class NoSuchPhoto(LedgerError):
    """No photo has that id, or its file was deleted."""


class BadEntry(LedgerError):
    """Stored or imported data that cannot be read as an entry."""


class CannotOpen(LedgerError):
    """The database cannot be used; nothing in it was changed."""
