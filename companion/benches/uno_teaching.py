"""What teaching is worth: ten pieces of one odd set put right in its photos, new photos read with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np

from companion.benches.scoring import TruePhoto, Verdict, verdicts
from companion.benches.uno_drawn import FIRST_SEED, jpeg, told
from rules.pieces import SETS, Face, Piece
from vision.drawing.chance import Rng
from vision.drawing.dice_look import decide as decide_dice
from vision.drawing.dice_scene import DicePlan
from vision.drawing.dice_scene import draw as draw_dice
from vision.drawing.dice_stage import Aim
from vision.drawing.look import UNO_TILES, Look, decide
from vision.drawing.scene import draw as draw_tiles
from vision.drawing.stage import Plan
from vision.drawing.surface import EASY_SURFACES
from vision.drawing.uno_colours import Four
from vision.drawing.uno_marks import MarkStyle
from vision.exemplars import Exemplar, exemplars
from vision.photo import Photo, open_photo
from vision.read import Reader

TAUGHT = 10  # pieces
_LEARN_FROM, _READ_AGAIN = 3, 4  # photos
_SIZE_PX = (1280, 960)
_FEW, _MANY = 6, 12  # pieces a photo
_SHOWN = 26  # faces of the set that its photos show


@dataclass(frozen=True, slots=True)
class Odd:
    """A set that no network could expect; colours BGR: red, green, yellow, blue."""

    name: str
    look: str
    dice: bool
    typeface: str
    slant: float
    hollow: bool
    hues: Four | None


def _four(*hexes: str) -> Four:
    red, green, yellow, blue = (np.array([int(h[i : i + 2], 16) for i in (4, 2, 0)], float) for h in hexes)
    return red, green, yellow, blue


ODD = (
    Odd("brush on cream", "parlour", False, "NanumPen", 0.35, False, None),
    Odd("hollow, slanted", "sampler", False, "BMKIRANGHAERANG-TTF", 0.5, True, None),
    Odd("rust and olive", "parlour", False, "Yrsa-Bold", 0.0, False,
        _four("a06a1c", "6a6a20", "c8b040", "3a5a78")),
    Odd("didone, plum and teal", "caravan", False, "GFSDidotBold", -0.3, False,
        _four("8a2a6a", "1c7a7a", "d8d060", "5a3aa0")),
    Odd("brush dice", "bone", True, "NanumPen", 0.35, False, None),
    Odd("rust dice", "tin", True, "BMKIRANGHAERANG-TTF", 0.3, False,
        _four("a8641c", "5c6420", "e0c060", "385878")),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Outcome:
    """New photos of one set, read before and after ten pieces of it were put right in others."""

    name: str
    pieces: int
    wrong_before: int
    wrong_after: int
    put_right: int
    made_wrong: int  # were right without


def lessons() -> list[Outcome]:
    """Every odd set in turn."""
    reader = Reader.load()
    return [_lesson(reader, odd, number) for number, odd in enumerate(ODD)]


def told_lines(outcomes: Sequence[Outcome]) -> list[str]:
    """A table, with a line for all of them together."""
    heads = ("pieces", "wrong before", "wrong after", "put right", "made wrong")
    sums = [sum(column) for column in zip(*map(_figures, outcomes), strict=True)]
    rows = [*((one.name, _figures(one)) for one in outcomes), ("all", sums)]
    return [
        f"{'':24}" + "".join(f"{head:>14}" for head in heads),
        *(f"{name:24}" + "".join(f"{figure:14}" for figure in row) for name, row in rows),
    ]


def _figures(one: Outcome) -> list[int]:
    return [one.pieces, one.wrong_before, one.wrong_after, one.put_right, one.made_wrong]


def compared(before: Sequence[bool], after: Sequence[bool], name: str) -> Outcome:
    """Of the same pieces in the same order, whether each was read right."""
    both = list(zip(before, after, strict=True))
    return Outcome(
        name,
        len(both),
        before.count(False),
        after.count(False),
        sum(now and not was for was, now in both),
        sum(was and not now for was, now in both),
    )


def _lesson(reader: Reader, odd: Odd, number: int) -> Outcome:
    box = SETS["uno-dice" if odd.dice else "uno-dominoes"]
    rng = np.random.default_rng([FIRST_SEED, 2, number])
    style_seed, faces = int(rng.integers(2**31)), _faces_of(odd, rng)
    known = _taught(reader, odd, _photos(odd, style_seed, faces, _LEARN_FROM, rng))
    before: list[bool] = []
    after: list[bool] = []
    for photo, truth in _photos(odd, style_seed, faces, _READ_AGAIN, rng):
        before += _right(verdicts(truth, reader.read(photo, box)))
        after += _right(verdicts(truth, reader.read(photo, box, exemplars=known)))
    return compared(before, after, odd.name)


def _right(found: Sequence[Verdict]) -> list[bool]:
    """Of each piece that lies there and can be read."""
    return [verdict.right for verdict in found if verdict.tile]


def _taught(reader: Reader, odd: Odd, shown: Iterator[tuple[Photo, TruePhoto]]) -> tuple[Exemplar, ...]:
    """Photos looked through one after the other, as the app has them: what was read wrong is put right, what
    was right is confirmed, until ten pieces were put right (or the photos are at an end)."""
    box = SETS["uno-dice" if odd.dice else "uno-dominoes"]
    known: list[Exemplar] = []
    left = TAUGHT
    for photo, truth in shown:
        seen = [each for each in verdicts(truth, reader.read(photo, box)) if each.tile and each.seen]
        wrong = [each for each in seen if not each.right][:left]
        said = [each for each in seen if each.right] + wrong
        known += exemplars(photo, box.name, [_named(each, box.piece(_marks(each))) for each in said])
        left -= len(wrong)
        if not left:
            break
    return tuple(known)


def _marks(verdict: Verdict) -> tuple[str, ...]:
    assert verdict.tile
    return tuple(map(str, verdict.tile.marks))


def _named(verdict: Verdict, piece: Piece) -> tuple[list[tuple[float, float]], Piece]:
    """Where the piece lies, beginning at the end that truly shows its first mark."""
    assert verdict.seen
    assert verdict.tile
    assert verdict.tile.first_at
    corners = list(verdict.seen.corners_px)
    first_mark_at = verdict.tile.first_at
    if len(piece.marks) == 1:
        return corners, piece
    if str(verdict.tile.marks[0]) != piece.marks[0]:
        middle = verdict.tile.at
        first_mark_at = 2 * middle[0] - first_mark_at[0], 2 * middle[1] - first_mark_at[1]
    ends = [np.mean(corners[i : i + 2], axis=0) for i in (0, 2)]
    apart = [float(np.hypot(*(end - first_mark_at))) for end in ends]
    return (corners if apart[0] <= apart[1] else corners[2:] + corners[:2]), piece


def _faces_of(odd: Odd, rng: Rng) -> list[Face]:
    """Some faces, which come again and again."""
    faces = SETS["uno-dice" if odd.dice else "uno-dominoes"].faces
    return [faces[int(i)] for i in rng.choice(len(faces), _SHOWN, replace=False)]


def _photos(
    odd: Odd, style_seed: int, faces: Sequence[Face], count: int, rng: Rng
) -> Iterator[tuple[Photo, TruePhoto]]:
    """Photos of the same set, each in another light."""
    cv2.setNumThreads(1)
    for _ in range(count):
        style = np.random.default_rng(style_seed)
        surface = EASY_SURFACES[int(rng.integers(len(EASY_SURFACES)))]
        number = int(rng.integers(_FEW, _MANY))
        shown = [faces[int(i)] for i in rng.integers(0, len(faces), number * (1 if odd.dice else 2))]
        if odd.dice:
            dice = decide_dice(odd.look, style)
            dice = replace(dice, style=_odd(dice.style, odd))
            plan = DicePlan(shown, 0, [dice], "loose", surface, Aim(_SIZE_PX, 0.35, tidy=True))
            image, truth = draw_dice(plan, rng)
        else:
            look: Look = decide(odd.look, style, folder=UNO_TILES)
            assert look.marks
            look = replace(look, marks=_odd(look.marks, odd))
            pairs = list(zip(shown[::2], shown[1::2], strict=True))
            image, truth = draw_tiles(
                Plan(pairs, 0, [look], surface, "scattered", _SIZE_PX, wild=0.35, tidy=True, hues=True), rng
            )
        yield open_photo(jpeg(image)), told(truth, 1 if odd.dice else 2)[0]


def _odd(style: MarkStyle, odd: Odd) -> MarkStyle:
    """The style in another type face, and in colours of its own."""
    numbers, words = (
        replace(letters, typeface=odd.typeface, slant=odd.slant, hollow=odd.hollow)
        for letters in (style.numbers, style.words)
    )
    return replace(style, numbers=numbers, words=words, hues=odd.hues or style.hues)
