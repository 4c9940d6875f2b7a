"""`tableside count`: what is in these photos, one answer a photo."""

from __future__ import annotations

import glob
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.commands import Trouble, note, one_line, print_json
from companion.commands.doubts_told import doubt_lines, doubt_text
from companion.flows.piece_names import short
from companion.languages import Words
from companion.ledger.system import why_file
from rules.games import all_games
from rules.pieces import SETS, Family, Piece, PieceError, PieceSet, piece_set
from rules.table_rules import TableRules
from vision.annotate import save_annotated
from vision.joins import played
from vision.photo import Photo, PhotoError, open_photo
from vision.read import read_photo
from vision.reading import Reading

Points = Callable[[tuple[Piece, ...]], int]


@dataclass(frozen=True, slots=True)
class Counted:
    """One photo as the command line tells of it; `reading` is empty where `error` says why."""

    photo: str  # as it was named
    opened: Photo | None = None
    reading: Reading | None = None
    error: PhotoError | None = None


def count(photos: list[str], set_name: str, words: Words, *, as_json: bool, annotate: Path | None) -> bool:
    """Read the photos and print what is in them. Whether all of them could be read; raises Trouble."""
    box = known_set(set_name, words)
    if annotate:
        make_folder(annotate, words)
    all_read, taken = True, set[str]()
    for name in named(photos, words):
        counted = look(name, box, words)
        all_read = all_read and counted.error is None
        if as_json:
            print_json(as_contract(counted, words))
        else:
            print_table(counted, words)
        if annotate:
            save_marked(counted, annotate, taken, words)
    return all_read


def known_set(name: str, words: Words) -> PieceSet | None:
    """The set of that name; None for "auto": the photo is to tell."""
    if name == "auto":
        return None
    try:
        return piece_set(name)
    except PieceError as error:
        line = words.t(f"typed-{error.key}", **error.facts)
        raise Trouble(words.t("count-or-auto", line=line)) from None


def points_of(box: PieceSet) -> Points:
    """How this set's pieces count: pips, or what the book of its game says."""
    if box.family is Family.PIPS:
        return lambda pieces: sum(piece.pips for piece in pieces if hasattr(piece, "pips"))
    # the game that is played with it, and what a table with that set plays
    game = next(g for g in all_games().values() if box.name in g.book.sets and g.book.sets[0] in SETS)
    choices = ((o.name, c) for o in game.book.options.values() for c in o.choices)
    implied = [{name: c.value} for name, c in choices if c.implies.get("set") == box.name]
    rules = TableRules(game.book, changes=implied[0] if implied else {"set": box.name})
    return lambda pieces: game.count(pieces, rules).points or 0


def make_folder(folder: Path, words: Words) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(words.t("count-no-folder", folder=str(folder), why=why_file(error))) from None


def save_marked(counted: Counted, folder: Path, taken: set[str], words: Words) -> None:
    """Write the photo with its pieces boxed and named. Raises Trouble if it cannot be written."""
    if counted.opened is None or counted.reading is None:
        return
    name = marked_name(counted.photo, taken)
    try:
        save_annotated(counted.opened, counted.reading, folder, name)
    except OSError as error:
        raise Trouble(words.t("cli-unwritable", name=f"{folder / name}.jpg", why=why_file(error))) from None


def marked_name(photo: str, taken: set[str]) -> str:
    """What the marked photo is called: after the photo, with a number where two share a name."""
    stem, number = Path(photo).stem, 2
    name = f"{stem}-marked"
    while name in taken:
        name, number = f"{stem}-{number}-marked", number + 1
    taken.add(name)
    return name


def named(photos: Iterable[str], words: Words) -> Iterator[str]:
    """Every photo once: patterns that the shell left as they are, and without those named twice."""
    seen = set()
    for word in photos:
        names = sorted(glob.glob(word)) if glob.has_magic(word) and not os.path.exists(word) else []
        for name in names or [word]:
            if name in seen:
                note(words.t("count-named-twice", photo=name))
            else:
                seen.add(name)
                yield name


def look(name: str, box: PieceSet | None, words: Words) -> Counted:
    try:
        opened = open_photo(name)
        return Counted(name, opened, read_photo(opened, box))
    except PhotoError as error:
        return Counted(name, error=error)
    except OSError as error:
        raise Trouble(words.t("count-no-networks", why=why_file(error))) from None


def as_contract(counted: Counted, words: Words) -> dict[str, Any]:
    """The object that other programs rely on."""
    if counted.error:
        return {
            "photo": counted.photo,
            "error": {"kind": counted.error.kind, "text": photo_error(counted.error, words)},
        }
    assert counted.reading
    told, points = counted.reading.to_json(), points_of(counted.reading.piece_set)
    family = counted.reading.piece_set.family
    pieces = pieces_of(counted.reading)
    return {
        "photo": counted.photo,
        "set": told["set"],
        "pieces": [
            {
                "marks": piece["marks"],
                "points": points((read,)),
                "confidence": round(piece["confidence"], 4),
                "sure": piece["sure"],
                "corners_px": piece["corners_px"],
            }
            for read, piece in zip(pieces, told["pieces"], strict=True)
        ],
        "total": points(pieces),
        "hands": [
            {"pieces": list(hand), "total": points(tuple(pieces[i] for i in hand))}
            for hand in counted.reading.hands
        ],
        "joins": [
            {"pieces": list(join.pieces), "halves": list(join.halves), "matches": join.matches}
            for join in counted.reading.joins
        ],
        "doubts": [
            {"kind": doubt.kind, "text": doubt_text(doubt, family, words), **data}
            for doubt, data in zip(counted.reading.doubts, told["doubts"], strict=True)
        ],
        "ms": round(told["ms"], 1),
    }


def print_table(counted: Counted, words: Words) -> None:
    """The same for people: a line of what it comes to, the pieces, and what to look at."""
    if counted.error:
        note(f"{counted.photo}: {photo_error_told(counted.error, words)}")
        return
    assert counted.reading
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    reading = counted.reading
    pieces, points = pieces_of(reading), points_of(reading.piece_set)
    piece = words.about(reading.piece_set.family, "count-piece")
    console, unsure = Console(highlight=False), words.t("count-unsure")
    line = f": {summed(pieces, reading.piece_set, words)}"
    console.print(Text.assemble((one_line(counted.photo), "bold"), line), soft_wrap=True)
    for number, hand in enumerate(reading.hands, 1):
        if len(reading.hands) > 1:
            own = summed(tuple(pieces[i] for i in hand), reading.piece_set, words)
            line = words.t("count-hand", number=number, sum=own)
            console.print(Text(f"  {line}", style="bold"), soft_wrap=True)
        table = Table(piece, words.t("count-points"), "", box=None, pad_edge=True)
        table.columns[1].justify = "right"
        for seen in (reading.pieces[i] for i in hand):
            table.add_row(short(seen.piece, words), str(points((seen.piece,))), "" if seen.sure else unsure)
        console.print(table)
    for line in (*clashes(reading, words), *doubt_lines(reading, words)):
        console.print(Text(f"  {line}"), soft_wrap=True)


def pieces_of(reading: Reading) -> tuple[Piece, ...]:
    return tuple(seen.piece for seen in reading.pieces)


def summed(pieces: tuple[Piece, ...], box: PieceSet, words: Words) -> str:
    """ "3 pieces, 24 points"; dice are called dice."""
    points = words.t("points", points=points_of(box)(pieces))
    return words.about(box.family, "count-sum", pieces=len(pieces), points=points)


def clashes(reading: Reading, words: Words) -> Iterator[str]:
    """A line for each two tiles of a layout that touch with ends that do not match."""
    for join in played(reading.joins):
        if not join.matches:
            one, other = (str(reading.pieces[i].piece) for i in join.pieces)
            yield words.t("count-clash", one=one, other=other)


def photo_error(error: PhotoError, words: Words) -> str:
    """Why a photo cannot be read, and what to do about it."""
    return words.t(f"file-{error.kind}", **error.facts)


def photo_error_told(error: PhotoError, words: Words) -> str:
    """The same for people, with the reason of the computer in their language."""
    reason = {"why": why_file(error.__cause__)} if isinstance(error.__cause__, OSError) else {}
    return words.t(f"file-{error.kind}", **{**error.facts, **reason})
