"""The ledger from the command line: opened for other commands, saved, put back, taken out and taken in."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands import Trouble, note, print_json
from companion.commands.named_file import read_named
from companion.commands.said_in import words_in
from companion.languages import Words

if TYPE_CHECKING:
    from companion.ledger.state import MatchState, TablePlay
    from companion.wiring import Tableside


@contextmanager
def plainly(words: Words) -> Iterator[None]:
    """What the ledger cannot do is told in one line."""
    from companion.ledger.errors import LedgerError

    try:
        yield
    except LedgerError as error:
        raise Trouble(words.t(f"ledger-{error.key}", **error.facts)) from None


@contextmanager
def opened(data: Path | None, database: str, words: Words | None = None) -> Iterator[Tableside]:
    """A Tableside on that folder and database, let go of at the end. Raises Trouble."""
    from companion.wiring import build

    with plainly(words or Words()):
        tableside = build(data, database)
        try:
            yield tableside
        finally:
            tableside.close()


def back_up(dest: Path, data: Path | None, database: str, *, language: str, as_json: bool) -> None:
    """Write one file with everything in it; `dest`: the file, or a folder for it."""
    from companion.ledger.backup import backup
    from companion.wiring import default_data_dir, now

    words = words_in(language)
    _needs_a_local_database(database, words)
    with plainly(words):
        saved = backup(data or default_data_dir(), dest, now())
    if as_json:
        print_json({"backup": str(saved.path), "photos": saved.photos, "bytes": saved.bytes})
        return
    print(words.t("backup-saved", file=str(saved.path), photos=saved.photos, megabytes=saved.bytes / 1e6))


def put_back(file: Path, data: Path | None, database: str, *, language: str, as_json: bool) -> None:
    """Put a backup in the place of what is there, which is kept aside."""
    from companion.ledger.restore import restore
    from companion.wiring import default_data_dir, now

    words = words_in(language)
    _needs_a_local_database(database, words)
    with plainly(words):
        restored = restore(file, data or default_data_dir(), now())
    aside = str(restored.aside) if restored.aside else None
    if as_json:
        print_json({"matches": restored.matches, "photos": restored.photos, "aside": aside})
        return
    print(words.t("restore-back", matches=restored.matches, photos=restored.photos))
    if aside:
        print(words.t("restore-aside", folder=aside))


def export(
    file: Path | None, matches: list[str], data: Path | None, database: str, *, language: str, as_csv: bool
) -> None:
    """Write matches as JSON, or as a table of points; without a file they are all that is printed."""
    from companion.ledger.exchange import export_csv, export_json
    from companion.ledger.files import write_whole
    from companion.ledger.system import why_file

    words = words_in(language)
    if file is not None and os.path.exists(file) and not file.is_file():  # to write whole is to replace
        raise Trouble(words.t("export-folder" if file.is_dir() else "export-pipe", name=str(file)))
    matches = list(dict.fromkeys(matches))
    as_csv = as_csv or (file is not None and file.suffix.lower() == ".csv")
    with opened(data, database, words) as tableside:
        if as_csv:
            text = export_csv(tableside.ledger, matches, is_over)
        else:  # who hands on one match does not hand on what their own set looks like
            text = export_json(tableside.ledger, matches, None if matches else tableside.exemplars)
        count = len(matches or tableside.ledger.matches())
    if file is None:
        sys.stdout.write(text if text.endswith("\n") else f"{text}\n")
        return
    try:
        write_whole(file, text.encode())
    except OSError as error:
        raise Trouble(words.t("cli-unwritable", name=str(file), why=why_file(error))) from None
    print(words.t("export-table" if as_csv else "export-saved", file=str(file), matches=count))


def take_in(file: Path, data: Path | None, database: str, *, language: str, as_json: bool) -> None:
    """Take in matches that another Tableside exported: all of them or, where one is wrong, none."""
    from companion.ledger.exchange import MOST_BYTES, import_json

    words = words_in(language)
    text = read_named(file, MOST_BYTES, words)
    with opened(data, database, words) as tableside:
        taken = import_json(
            tableside.ledger, text, file.name, partial(playable, language=language), tableside.exemplars
        )
    if as_json:
        print_json({"new": list(taken.new), "known": list(taken.known), "learned": taken.learned})
    else:
        print(words.t("import-new", count=len(taken.new)), words.t("import-known", count=len(taken.known)))
        if taken.learned:
            print(words.t("import-learned", count=taken.learned))
    if taken.broken:
        note(words.t("import-broken", count=taken.broken))


def playable(game_name: str, play: TablePlay, language: str = "en") -> None:
    """Raises Told, with the game as a language calls it, for a game or house rules that are unknown here."""
    from rules.books import load
    from rules.games import game
    from rules.table_rules import TableRules

    TableRules(load(game(game_name).name, language), play.preset, play.changes)


def is_over(state: MatchState) -> bool:
    """Whether the app says that a match is over: people ended it, or its rules do."""
    from companion.flows.standing import Standing
    from rules.games import game
    from rules.table_rules import TableRules

    try:
        played = game(state.game)
        rules = TableRules(played.book, state.rules.preset, state.rules.changes)
    except (ValueError, LookupError):  # a game that was here once: its scores are taken out all the same
        return state.ended
    return Standing(played, rules, state).is_over


def _needs_a_local_database(database: str, words: Words) -> None:
    if database:
        raise Trouble(words.t("backup-server"))
