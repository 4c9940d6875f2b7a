"""What stands for a marking in one set: words, letters, signs, or signs with words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.pieces import COLOURLESS, WORDS
from vision.drawing.chance import Rng, word, yes


@dataclass(frozen=True, slots=True)
class Legend:
    """What stands for a marking: a sign, lines of text, or a sign with text on it or under it."""

    lines: tuple[str, ...]
    sign: str = ""
    on_sign: bool = False


def legends(data: dict[str, Any], rng: Rng) -> dict[str, Legend]:
    """What one set prints for every mark, by the words of `uno_marks.toml`. Raises KeyError or LookError."""
    way, tables = word(data["wording"], rng), data["words"]
    spoken = tables["spelled" if yes(data["spelled"], rng) else "figures"]
    chosen = {digit: Legend((digit,)) for digit in "123456789"}
    for mark in (*WORDS, *COLOURLESS):
        if way in ("words", "letters"):
            text = word(spoken[mark] if way == "words" else tables["letters"][mark], rng)
            chosen[mark] = Legend(tuple(text.split("/")))
            continue
        text = word(tables["signs"][mark], rng)
        name, _, over = text[1:].partition("+") if text.startswith("=") else ("", "", "")
        if not name:
            chosen[mark] = Legend((text,))
        elif over:
            chosen[mark] = Legend(("+" + over,), name, on_sign=True)
        elif way == "signs and words":
            chosen[mark] = Legend((word(spoken[mark], rng).replace("/", " "),), name)
        else:
            chosen[mark] = Legend((), name)
    return chosen
