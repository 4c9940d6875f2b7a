"""What stands for a marking in one set: words, letters, signs, or signs with words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.pieces import COLOURLESS, WORDS
from vision.drawing.chance import Rng, weighted, word, yes


@dataclass(frozen=True, slots=True)
class Legend:
    """What stands for a marking: a sign, lines of text, or a sign with text on it or under it."""

    lines: tuple[str, ...]
    sign: str = ""
    on_sign: bool = False

    @property
    def stacked(self) -> bool:
        """Whether letters stand one under the other."""
        return len(self.lines) > 2 and max(map(len, self.lines)) == 1


_MIXED = {"words": 0.27, "signs": 0.25, "letters": 0.14, "short": 0.28, "stacked": 0.06}  # by mark


def legends(data: dict[str, Any], rng: Rng) -> dict[str, Legend]:
    """What one set prints for every mark, by the words of `uno_marks.toml`. Raises KeyError or LookError."""
    way, tables = word(data["wording"], rng), data["words"]
    spoken = tables["spelled" if yes(data["spelled"], rng) else "figures"]
    chosen = {digit: Legend((digit,)) for digit in "123456789"}
    for mark in (*WORDS, *COLOURLESS):
        own = weighted(_MIXED, rng) if way == "mixed" else way
        chosen[mark] = _legend(mark, own, tables, spoken, rng)
    return chosen


def letters_of(data: dict[str, Any], rng: Rng) -> dict[str, str]:
    """The shortest form of every mark but the numbers, on one line, as small repeats have it."""
    table = data["words"]["letters"]
    return {mark: word(table[mark], rng).replace("/", "") for mark in (*WORDS, *COLOURLESS)}


def _legend(mark: str, way: str, tables: dict[str, Any], spoken: dict[str, Any], rng: Rng) -> Legend:
    if way in ("words", "letters", "short", "stacked"):
        text = word(spoken[mark] if way == "words" else tables[way][mark], rng)
        return Legend(tuple(text.split("/")))
    text = word(tables["signs"][mark], rng)
    name, _, over = text[1:].partition("+") if text.startswith("=") else ("", "", "")
    if not name:
        return Legend((text,))
    if over:
        return Legend(("+" + over,), name, on_sign=True)
    if way == "signs and words":
        return Legend((word(spoken[mark], rng).replace("/", " "),), name)
    return Legend((), name)
