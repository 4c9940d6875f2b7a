"""How right a reading is, against what lies there: the figures of score_photos.py, for photos of our own."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.benches import points_of
from rules.pieces import Mark
from vision.reading import Reading, Seen

Marks = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrueTile:
    """A piece that lies there."""

    marks: tuple[Mark, ...]
    at: tuple[float, float]  # its middle, px of the upright photo
    readable: bool = True  # else it is hidden or cut: nobody asks for it, and whoever reads it loses nothing
    first_at: tuple[float, float] | None = None  # the middle of the half that shows marks[0], where known

    @property
    def name(self) -> Marks:
        """Its marks in no order."""
        return _name(self.marks)


@dataclass(frozen=True, slots=True)
class TruePhoto:
    """Everything that lies in one photo."""

    tiles: tuple[TrueTile, ...]
    length_px: float  # of a tile


@dataclass(frozen=True, slots=True)
class Verdict:
    """A piece that was read and the tile it is, either of which may be missing."""

    seen: Seen | None
    tile: TrueTile | None

    @property
    def right(self) -> bool:
        """Whether it is there and read exactly."""
        return self.seen is not None and self.tile is not None and _read(self.seen) == self.tile.name


@dataclass(frozen=True, slots=True)
class Score:
    """One photo, counted."""

    tiles: int
    right: int
    halves: int
    halves_right: int
    false: int
    sure: int
    sure_right: int
    total_right: bool
    hand_right: bool
    honest: bool  # right, or every fault is pointed at
    off: int  # pips, or the points of its game
    ms: float


def verdicts(truth: TruePhoto, reading: Reading) -> list[Verdict]:
    """Each piece with the nearest tile, closest first, half a tile's length apart at most.

    What nobody can be asked to read is left out, read or not.
    """
    middles = [_middle(seen) for seen in reading.pieces]
    near = sorted(
        (apart, i, j)
        for i, tile in enumerate(truth.tiles)
        for j, middle in enumerate(middles)
        if (apart := math.dist(tile.at, middle)) <= truth.length_px / 2
    )
    piece_of: dict[int, int] = {}
    for _, i, j in near:
        if i not in piece_of and j not in piece_of.values():
            piece_of[i] = j
    pieces = reading.pieces
    told = [
        Verdict(pieces[piece_of[i]] if i in piece_of else None, tile)
        for i, tile in enumerate(truth.tiles)
        if tile.readable
    ]
    taken = set(piece_of.values())
    return told + [Verdict(seen, None) for j, seen in enumerate(pieces) if j not in taken]


def score(truth: TruePhoto, reading: Reading) -> Score:
    """What the verdicts come to."""
    told = verdicts(truth, reading)
    tiles = [verdict.tile for verdict in told if verdict.tile]
    pieces = [verdict.seen for verdict in told if verdict.seen]
    sure = [verdict for verdict in told if verdict.seen and verdict.seen.sure]
    hand_right = Counter(tile.name for tile in tiles) == Counter(map(_read, pieces))
    box = reading.piece_set
    read = points_of(box, (seen.piece for seen in pieces))
    off = abs(read - points_of(box, (box.piece(tile.marks) for tile in tiles)))
    missed = any(verdict.seen is None for verdict in told)
    pointed_at = bool(reading.doubts) or not all(seen.sure for seen in pieces)
    return Score(
        tiles=len(tiles),
        right=sum(verdict.right for verdict in told),
        halves=sum(len(tile.marks) for tile in tiles),
        halves_right=sum(
            (Counter(v.tile.name) & Counter(_read(v.seen))).total() for v in told if v.tile and v.seen
        ),
        false=sum(verdict.tile is None for verdict in told),
        sure=len(sure),
        sure_right=sum(verdict.right for verdict in sure),
        total_right=off == 0,
        hand_right=hand_right,
        honest=hand_right or (all(verdict.right for verdict in sure) and (not missed or pointed_at)),
        off=off,
        ms=reading.ms,
    )


COLUMNS = ("total", "hand", "tile", "half", "false", "surewr", "sure", "honest")


def percents(scores: Sequence[Score]) -> dict[str, float | None]:
    """The figures in COLUMNS; None where there is nothing to divide by."""
    photos, tiles = len(scores), sum(s.tiles for s in scores)
    sure = sum(s.sure for s in scores)
    parts = {
        "total": (sum(s.total_right for s in scores), photos),
        "hand": (sum(s.hand_right for s in scores), photos),
        "tile": (sum(s.right for s in scores), tiles),
        "half": (sum(s.halves_right for s in scores), sum(s.halves for s in scores)),
        "false": (sum(s.false for s in scores), tiles),
        "surewr": (sure - sum(s.sure_right for s in scores), sure),
        "sure": (sum(s.sure_right for s in scores), tiles),
        "honest": (sum(s.honest for s in scores), photos),
    }
    return {name: round(100 * part / whole, 2) if whole else None for name, (part, whole) in parts.items()}


def table(groups: Mapping[str, Sequence[Score]]) -> list[str]:
    """A line a group, in the columns of score_photos.py."""
    lines = [
        f"{'':22} {'photos':>6} {'tiles':>5} "
        + " ".join(f"{name:>6}" for name in COLUMNS)
        + "     mae      ms"
    ]
    for name, scores in groups.items():
        told = " ".join(
            "     -" if figure is None else f"{figure:6.1f}" for figure in percents(scores).values()
        )
        mae = statistics.mean(s.off for s in scores)
        ms = statistics.median(s.ms for s in scores)
        tiles = sum(s.tiles for s in scores)
        lines.append(f"{name[:22]:22} {len(scores):6} {tiles:5} {told} {mae:7.2f} {ms:7.0f}")
    return lines


def grouped(named: Iterable[tuple[Mapping[str, str], Score]]) -> dict[str, list[Score]]:
    """All, and then the groups that each kind of name makes: "look slate", "layout chain"."""
    rows = list(named)
    groups = {"all": [score for _, score in rows]}
    for kind in rows[0][0] if rows else ():
        for name in sorted({names[kind] for names, _ in rows}):
            groups[f"{kind} {name}"] = [score for names, score in rows if names[kind] == name]
    return groups


def faults(name: str, told: Iterable[Verdict]) -> str:
    """One line of what was read wrong: "p07: 3-6 read as 5-6; 0-1 missed"; "" where nothing was."""
    said = []
    for verdict in told:
        was = "-".join(verdict.tile.name) if verdict.tile else "nothing"
        read = "-".join(_read(verdict.seen)) if verdict.seen else "nothing"
        surely = " surely" if verdict.seen and verdict.seen.sure else ""
        if not verdict.right:
            said.append(f"{was} read as {read}{surely}")
    return f"{name}: {'; '.join(said)}" if said else ""


def _name(marks: Iterable[object]) -> Marks:
    return tuple(sorted(map(str, marks), key=lambda mark: (len(mark), mark)))  # 4 before 11


def _read(seen: Seen) -> Marks:
    return _name(seen.piece.marks)


def _middle(seen: Seen) -> tuple[float, float]:
    xs, ys = zip(*seen.corners_px, strict=True)
    return sum(xs) / 4, sum(ys) / 4
