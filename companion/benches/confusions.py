"""What was read where a marking is printed: tables of kinds and of colours, and a picture of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import cv2
import numpy as np
import numpy.typing as npt

from companion.benches.uno_drawn import TrueHalf
from rules.pieces import COLOURS, Face
from vision.markings import HUES, KINDS, hue_of, kind_of
from vision.reading import Reading, Seen

Pair = tuple[Face, Face | None]  # what is printed, what was read there
Counts = npt.NDArray[np.int64]
HUE_NAMES = (*COLOURS, "none")
_CELL_PX, _EDGE_PX, _TOP_PX, _APART_PX = 44, 100, 96, 60
_INK, _PALE, _PAPER = (60, 50, 40), (150, 145, 140), (255, 255, 255)
_RIGHT, _WRONG = np.array((150, 120, 30)), np.array((60, 70, 220))  # BGR
_FONT = cv2.FONT_HERSHEY_SIMPLEX


def pairs(halves: Iterable[TrueHalf], reading: Reading) -> list[Pair]:
    """Each true half with the face that was read there; None where nothing was."""
    read = [half for seen in reading.pieces for half in _halves(seen)]
    found: list[Pair] = []
    for true in halves:
        apart = [float(np.hypot(at[0] - true.at[0], at[1] - true.at[1])) for _, at in read]
        nearest = int(np.argmin(apart)) if apart else -1
        near = nearest >= 0 and apart[nearest] <= true.reach_px
        found.append((true.face, read[nearest][0] if near else None))
    return found


def _halves(seen: Seen) -> list[tuple[Face, tuple[float, float]]]:
    """What each half of a piece shows and where its middle is."""
    corners = np.array(seen.corners_px)
    faces = [Face.parse(str(mark)) for mark in seen.piece.marks]
    if len(faces) == 1:
        middles = [corners.mean(0)]
    else:
        ends = corners[:2].mean(0), corners[2:].mean(0)
        middles = [(3 * ends[i] + ends[1 - i]) / 4 for i in (0, 1)]
    return [(face, (float(at[0]), float(at[1]))) for face, at in zip(faces, middles, strict=True)]


def counted(found: Iterable[Pair]) -> tuple[Counts, Counts]:
    """How often each kind was read as each, (16, 16), and each colour, (5, 5); rows are what is printed."""
    kinds, hues = np.zeros((len(KINDS), len(KINDS)), np.int64), np.zeros((HUES, HUES), np.int64)
    for true, read in found:
        if read:
            kinds[kind_of(true), kind_of(read)] += 1
            hues[hue_of(true), hue_of(read)] += 1
    return kinds, hues


def lines(found: Sequence[Pair]) -> list[str]:
    """Tables by marking and by colour: how many halves, found, and of those found right."""
    told = []
    for title, names, of in (("marking", KINDS, kind_of), ("colour", HUE_NAMES, hue_of)):
        told += ["", f"{title:10} {'halves':>7} {'found':>7} {'kind':>7} {'colour':>7} {'both':>7}"]
        for number, name in enumerate(names):
            own = [pair for pair in found if of(pair[0]) == number]
            read = [(true, seen) for true, seen in own if seen]
            kind = sum(kind_of(true) == kind_of(seen) for true, seen in read)
            hue = sum(hue_of(true) == hue_of(seen) for true, seen in read)
            both = sum(true == seen for true, seen in read)
            if own:
                shares = (_percent(len(read), len(own)), *(_percent(n, len(read)) for n in (kind, hue, both)))
                told.append(f"{name:10} {len(own):7} " + " ".join(f"{share:>7}" for share in shares))
    return told[1:]


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "-"


def picture(kinds: Counts, hues: Counts) -> npt.NDArray[np.uint8]:
    """Both tables side by side, (h, w, 3) BGR: a row for what is printed, shaded by its share."""
    left, right = _grid(kinds, KINDS), _grid(hues, HUE_NAMES)
    height = max(len(left), len(right))
    parts = [
        cv2.copyMakeBorder(part, 0, height - len(part), 0, _APART_PX, cv2.BORDER_CONSTANT, value=_PAPER)
        for part in (left, right)
    ]
    return np.asarray(np.hstack(parts), np.uint8)


def _grid(counts: Counts, names: Sequence[str]) -> npt.NDArray[np.uint8]:
    side = _CELL_PX * len(names)
    canvas = np.full((_TOP_PX + side + _APART_PX, _EDGE_PX + side, 3), 255, np.uint8)
    _write(canvas, "read as", (_EDGE_PX + side // 2, 24), _PALE)
    _write(canvas, "printed", (_EDGE_PX // 2, 60), _PALE)
    for i, name in enumerate(names):
        middle = i * _CELL_PX + _CELL_PX // 2
        _write(canvas, name, (_EDGE_PX + middle, 60), _INK)
        _write(canvas, name, (_EDGE_PX // 2, _TOP_PX + middle), _INK)
        for j, count in enumerate(counts[i]):
            at = np.array((_EDGE_PX + j * _CELL_PX, _TOP_PX + i * _CELL_PX))
            share = count / max(int(counts[i].sum()), 1)
            deep = share if i == j else min(1.0, 4 * share)  # a few mistakes must be seen
            shade = 255 + ((_RIGHT if i == j else _WRONG) - 255) * deep
            corner = at + _CELL_PX - 2
            cv2.rectangle(canvas, at.tolist(), corner.tolist(), shade.tolist() if count else (245,) * 3, -1)
            if count:
                ink = _PAPER if deep > 0.6 else _INK
                _write(canvas, str(count), tuple((at + _CELL_PX // 2 - 1).tolist()), ink)
    return canvas


def _write(
    canvas: npt.NDArray[np.uint8], text: str, middle: tuple[int, int], ink: tuple[int, int, int]
) -> None:
    (wide, high), _ = cv2.getTextSize(text, _FONT, 0.45, 1)
    cv2.putText(
        canvas, text, (middle[0] - wide // 2, middle[1] + high // 2), _FONT, 0.45, ink, 1, cv2.LINE_AA
    )
