"""What a photo cannot tell, as `tableside count` tells it to people: each kind once, and where it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from companion.flows.piece_names import short
from companion.languages import Words
from companion.parts.in_sentence import in_sentence
from rules.pieces import Family, Piece, PieceSet
from vision.reading import Corners, Doubt, Reading, middle

_ROWS, _COLUMNS = ("top", "middle", "bottom"), ("left", "centre", "right")
_NAMES_NO_PIECE = ("cut-off", "cut-off-die")  # kinds whose own words leave open which piece it is
_PIECES = ("piece", "other")  # facts that are one
_EVERYWHERE = ("face-down",)  # one doubt for all that lie so


def doubt_text(doubt: Doubt, family: Family, words: Words) -> str:
    """One doubt as a sentence, about pieces of that family."""
    return words.about(family, f"seen-{doubt.kind}", **doubt.facts)


def doubt_lines(reading: Reading, words: Words) -> Iterator[str]:
    """A line for each kind of doubt: what it is, how often, and of which pieces or where in the photo."""
    box = reading.piece_set
    kinds: dict[str, list[Doubt]] = {}
    for doubt in reading.doubts:
        kinds.setdefault(doubt.kind, []).append(doubt)
    for kind, alike in kinds.items():
        if len(alike) > 1:
            line = words.about(box.family, f"seen-{kind}-many", many=len(alike))
        else:
            line = doubt_text(_named(alike[0], box, in_sentence, words), box.family, words)
        where = _where([_named(each, box, short, words) for each in alike], reading.size_px, words)
        yield f"{line} ({', '.join(where)})" if where else line


def _named(doubt: Doubt, box: PieceSet, name: Callable[[Piece, Words], str], words: Words) -> Doubt:
    """The doubt with its pieces as people call them."""
    named = {
        fact: name(box.parse(str(text)), words) if fact in _PIECES else text
        for fact, text in doubt.facts.items()
    }
    return replace(doubt, facts=named)


def _where(alike: Sequence[Doubt], size_px: tuple[int, int], words: Words) -> list[str]:
    """The pieces that they are about, or parts of the photo; empty where the line says it already."""
    (first, *others) = alike
    says_it = not others and "piece" in first.facts and first.kind not in _NAMES_NO_PIECE
    if says_it or first.kind in _EVERYWHERE:
        return []
    found = Counter(_piece(doubt, words) or _part(doubt.corners_px, size_px, words) for doubt in alike)
    return [
        words.t("where-times", times=times, where=where) if 1 < times < len(alike) else where
        for where, times in found.items()
        if where
    ]


def _piece(doubt: Doubt, words: Words) -> str:
    """ "3-6", "3-6 or 3-5"; "" where it is about none that was read."""
    piece, other = doubt.facts.get("piece", ""), doubt.facts.get("other", "")
    return words.t("where-or", one=piece, other=other) if other else str(piece)


def _part(corners: Corners | None, size_px: tuple[int, int], words: Words) -> str:
    """ "top left", in thirds of the photo; "" for the whole of it."""
    if corners is None:
        return ""
    across, down = (
        min(2, max(0, int(3 * at / size))) for at, size in zip(middle(corners), size_px, strict=True)
    )
    return words.t(f"where-{_ROWS[down]}-{_COLUMNS[across]}")
