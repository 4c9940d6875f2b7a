"""What matches the die in the centre, and why: the engine and the questions both ask here."""

from __future__ import annotations

from collections.abc import Iterable

from rules.games.uno_dice.book import DRAWS_2011, FOUR, MATCH_2011, SAME_COMMAND, USE, WILD
from rules.games.uno_dice.habits import Habits
from rules.games.uno_dice.table import WILDS, Centre
from rules.pieces import Face
from rules.ruling import Step, step


def fits(die: Face, centre: Centre) -> bool:
    """By colour, number or command; wilds on anything. A wild without a colour yet takes anything."""
    if die.mark in WILDS:
        return True
    if centre.wild:
        return centre.colour in ("", die.colour)
    return die.mark == centre.face.mark or die.colour == centre.face.colour


def why(die: Face, centre: Centre, habits: Habits) -> tuple[bool, Step]:
    """What `fits` says, and the clause that says so."""
    match_clause, wild = (MATCH_2011, DRAWS_2011) if habits.of_2011 else (USE, WILD)
    shown = {"die": str(die), "centre": str(centre)}
    if die.mark == "W":
        return True, step(wild, "wild_fits")
    if die.mark == "WD4":
        return True, step(FOUR, "wild_four_fits")
    if centre.wild:
        if not centre.colour:
            return True, step(wild, "no_colour_yet")
        has = die.colour == centre.colour
        key = "has_named_colour" if has else "lacks_named_colour"
        return has, step(wild, key, die=str(die), colour=centre.colour)
    if die.mark == centre.face.mark:
        if die.is_number:
            return True, step(match_clause, "same_number", **shown)
        return True, step(MATCH_2011 if habits.of_2011 else SAME_COMMAND, "same_command", **shown)
    if die.colour == centre.face.colour:
        return True, step(match_clause, "same_colour", **shown)
    return False, step(match_clause, "nothing_same", **shown)


def rules_out(others: Iterable[Face], centre: Centre, habits: Habits) -> Face | None:
    """The first of the other dice that matches, so that a Wild Draw Four may not be used (DI-5.2)."""
    for die in others:
        if die.mark == "WD4" or (die.mark == "W" and not habits.wild_blocks):
            continue
        if fits(die, centre):
            return die
    return None
