"""`tableside count`: what is in these photos, one answer a photo."""

from __future__ import annotations

import glob
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.commands import Trouble, note, print_json
from rules.games import all_games
from rules.pieces import SETS, Family, Piece, PieceError, PieceSet, piece_set
from rules.table_rules import TableRules

try:
    from vision.annotate import save_annotated
    from vision.doubt_words import sentence
    from vision.joins import played
    from vision.photo import Photo, PhotoError, open_photo
    from vision.read import read_photo
    from vision.reading import Reading
except ImportError as error:  # OpenCV loads libraries of the system
    raise Trouble(
        f"OpenCV cannot be loaded ({error}); on Debian and Ubuntu: sudo apt-get install libgl1 libglib2.0-0"
    ) from error

Points = Callable[[tuple[Piece, ...]], int]


@dataclass(frozen=True, slots=True)
class Counted:
    """One photo as the command line tells of it; `reading` is empty where `error` says why."""

    photo: str  # as it was named
    opened: Photo | None = None
    reading: Reading | None = None
    error: PhotoError | None = None


def count(photos: list[str], set_name: str, *, as_json: bool, annotate: Path | None) -> bool:
    """Read the photos and print what is in them. Whether all of them could be read; raises Trouble."""
    box = known_set(set_name)
    if annotate:
        make_folder(annotate)
    all_read, taken = True, set[str]()
    for counted in map(lambda name: look(name, box), named(photos)):
        all_read = all_read and counted.error is None
        if as_json:
            print_json(as_contract(counted))
        else:
            print_table(counted)
        if annotate:
            save_marked(counted, annotate, taken)
    return all_read


def known_set(name: str) -> PieceSet | None:
    """The set of that name; None for "auto": the photo is to tell."""
    if name == "auto":
        return None
    try:
        return piece_set(name)
    except PieceError as error:
        raise Trouble(f"{error}; or auto, if it is a set with pips") from None


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


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(
            f"--annotate {folder}: this folder cannot be made ({error.strerror}); name another"
        ) from None


def save_marked(counted: Counted, folder: Path, taken: set[str]) -> None:
    """Write the photo with its pieces boxed and named. Raises Trouble if it cannot be written."""
    if counted.opened is None or counted.reading is None:
        return
    name = marked_name(counted.photo, taken)
    try:
        save_annotated(counted.opened, counted.reading, folder, name)
    except OSError as error:
        raise Trouble(
            f"{folder / name}.jpg cannot be written ({error.strerror}); name another folder"
        ) from None


def marked_name(photo: str, taken: set[str]) -> str:
    """What the marked photo is called: after the photo, with a number where two share a name."""
    stem, number = Path(photo).stem, 2
    name = f"{stem}-marked"
    while name in taken:
        name, number = f"{stem}-{number}-marked", number + 1
    taken.add(name)
    return name


def named(photos: Iterable[str]) -> Iterator[str]:
    """Every photo once: patterns that the shell left as they are, and without those named twice."""
    seen = set()
    for word in photos:
        names = sorted(glob.glob(word)) if glob.has_magic(word) and not os.path.exists(word) else []
        for name in names or [word]:
            if name in seen:
                note(f"{name} is named twice and read once")
            else:
                seen.add(name)
                yield name


def look(name: str, box: PieceSet | None) -> Counted:
    try:
        opened = open_photo(name)
        return Counted(name, opened, read_photo(opened, box))
    except PhotoError as error:
        return Counted(name, error=error)
    except OSError as error:
        raise Trouble(
            f"the networks that read photos are missing ({error}); install Tableside again"
        ) from None


def as_contract(counted: Counted) -> dict[str, Any]:
    """The object that other programs rely on."""
    if counted.error:
        return {"photo": counted.photo, "error": {"kind": counted.error.kind, "text": counted.error.text}}
    assert counted.reading
    told, points = counted.reading.to_json(), points_of(counted.reading.piece_set)
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
            {"kind": doubt.kind, "text": sentence(doubt), **data}
            for doubt, data in zip(counted.reading.doubts, told["doubts"], strict=True)
        ],
        "ms": round(told["ms"], 1),
    }


def print_table(counted: Counted) -> None:
    """The same for people: a line of what it comes to, the pieces, and what to look at."""
    if counted.error:
        note(f"{counted.photo}: {counted.error.text}")
        return
    assert counted.reading
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    reading = counted.reading
    pieces, points = pieces_of(reading), points_of(reading.piece_set)
    console = Console(highlight=False)
    console.print(Text.assemble((counted.photo, "bold"), f": {summed(pieces, points)}"), soft_wrap=True)
    for number, hand in enumerate(reading.hands, 1):
        if len(reading.hands) > 1:
            own = summed(tuple(pieces[i] for i in hand), points)
            console.print(Text(f"  hand {number}: {own}", style="bold"), soft_wrap=True)
        table = Table("piece", "points", "", box=None, pad_edge=True)
        table.columns[1].justify = "right"
        for seen in (reading.pieces[i] for i in hand):
            table.add_row(str(seen.piece), str(points((seen.piece,))), "" if seen.sure else "look at it")
        console.print(table)
    for line in (*clashes(reading), *map(sentence, reading.doubts)):
        console.print(Text(f"  {line}"), soft_wrap=True)


def pieces_of(reading: Reading) -> tuple[Piece, ...]:
    return tuple(seen.piece for seen in reading.pieces)


def summed(pieces: tuple[Piece, ...], points: Points) -> str:
    """ "3 pieces, 24 points"."""
    return f"{len(pieces)} {'piece' if len(pieces) == 1 else 'pieces'}, {points(pieces)} points"


def clashes(reading: Reading) -> Iterator[str]:
    """A line for each two tiles of a layout that touch with ends that do not match."""
    for join in played(reading.joins):
        if not join.matches:
            one, other = (reading.pieces[i].piece for i in join.pieces)
            yield f"{one} and {other} touch, but their ends do not match."
