"""What the words on a tile do to the next player."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.uno_dominoes.habits import Habits
from rules.games.uno_dominoes.table import Open
from rules.pieces import Face

SLEEPING = ("D2", "S", "R", "WD4")  # words that do nothing while they lie open


@dataclass(frozen=True, slots=True)
class Effect:
    """What happens after a tile was laid; all of it together concerns one player, the next."""

    turns: bool = False  # the direction turns around
    skips: bool = False
    draws: int = 0
    word: str = ""  # the word that makes somebody draw


NONE = Effect()


def effect_of(touching: Face, covered: Open, players: int, habits: Habits) -> Effect:
    """The word that touches works. One that lay open and is covered works where the table plays so (UD-7.2);
    a doublet has worked when it was laid (UD-7.8)."""
    asleep = covered.faces[0].mark
    wakes = habits.delayed and asleep in SLEEPING and not covered.doublet
    if not wakes and (touching.is_number or touching.mark == "W"):
        return NONE
    marks = (touching.mark, asleep) if wakes else (touching.mark,)
    reverses = marks.count("R")
    draws = sum(habits.draws.get(mark, 0) for mark in marks)
    return Effect(
        turns=players > 2 and reverses % 2 == 1,
        skips="S" in marks or (players == 2 and reverses > 0 and habits.reverse_skips),
        draws=draws,
        word=next((mark for mark in marks if mark in habits.draws), ""),
    )
