"""What fits where, and why: the engine and the questions both ask here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.games.uno_dominoes.book import (
    COLOUR_LACKS,
    DEAD_END_TOUCHES,
    MATCH,
    NO_DOUBLETS,
    ON_DEAD_END,
    ON_WILD,
    WILD,
    WILD_FOUR,
)
from rules.games.uno_dominoes.habits import Habits
from rules.games.uno_dominoes.table import Open, halves
from rules.pieces import Domo, Face
from rules.ruling import Step, step


def fits(tile: Domo, touching: Face, place: Open, habits: Habits) -> bool:
    """Whether that half may touch there; whether a Wild Draw Four is honest is another question."""
    if tile.is_double:
        if not _doublet_may_touch(tile, place, habits):
            return False
        if touching.mark == "DE":
            return not place.closed
        return any(half.colour in place.colours or half.mark in place.marks for half in halves(tile))
    return touching.colour in place.colours or touching.mark in place.marks


def _doublet_may_touch(tile: Domo, place: Open, habits: Habits) -> bool:
    """Colourless doublets go anywhere: the rule is about doublets that match by their colour."""
    return habits.doublets_meet or not place.doublet or not tile.one.colour


def touching_halves(tile: Domo) -> tuple[Face, ...]:
    """The halves by which a tile can be laid. A doublet lies crosswise, so it has one way to be laid."""
    return (tile.one,) if tile.is_double else (tile.one, tile.two)


def why(tile: Domo, touching: Face, place: Open, habits: Habits) -> tuple[bool, Step]:
    """What `fits` says, and the clause that says so."""
    if place.closed:
        return False, step(ON_DEAD_END, "on_dead_end")
    if tile.one.mark == tile.two.mark == "DE":
        return True, step(DEAD_END_TOUCHES, "double_dead_end")
    shown = {"half": str(touching), "open": str(place)}
    if touching.mark == "DE":
        return False, step(DEAD_END_TOUCHES, "dead_end_touches", other=str(other_half(tile, touching)))
    if touching.mark == "W":
        return True, step(WILD, "wild_fits")
    if touching.mark == "WD4":
        return True, step(WILD_FOUR, "wild_four_fits")
    if tile.is_double and not _doublet_may_touch(tile, place, habits):
        return False, step(NO_DOUBLETS, "doublet_on_doublet", piece=str(tile))
    touches = halves(tile) if tile.is_double else (touching,)
    if place.wild:
        return _on_wild(touches, place, shown)
    for half in touches:
        for face in place.faces:
            if half.mark == face.mark:
                return True, step(MATCH, "same_number" if half.is_number else "same_word", **shown)
            if half.colour == face.colour:
                return True, step(MATCH, "same_colour", **shown)
    return False, step(MATCH, "nothing_same", **shown)


def _on_wild(touches: Iterable[Face], place: Open, shown: dict[str, str]) -> tuple[bool, Step]:
    if not place.colour:
        return True, step(COLOUR_LACKS, "no_colour_yet")
    named = {"half": shown["half"], "colour": place.colour}
    if any(half.colour == place.colour for half in touches):
        return True, step(ON_WILD, "has_named_colour", **named)
    return False, step(ON_WILD, "lacks_named_colour", **named)


def other_half(tile: Domo, touching: Face) -> Face:
    return tile.two if touching == tile.one else tile.one


def speaks_against(tile: Domo, places: Sequence[Open], habits: Habits) -> tuple[Face, Open] | None:
    """Whether holding this other tile makes a Wild Draw Four a bluff: a half of it, and where that fits.

    A tile that fits only by its own Wild Draw Four half does not; what else does is the table's `wd4_test`.
    """
    for half in touching_halves(tile):
        if half.mark == "WD4":
            continue
        if habits.bluff_test == "any":
            found = next((p for p in places if fits(tile, half, p, habits)), None)
        elif half.mark in ("W", "DE"):
            continue
        elif habits.bluff_test == "match":
            found = next((p for p in places if fits(tile, half, p, habits)), None)
        else:
            shown = {half.colour for half in halves(tile)} if tile.is_double else {half.colour}
            allowed = (p for p in places if fits(tile, half, p, habits))
            found = next((p for p in allowed if shown & p.colours), None)
        if found:
            return half, found
    return None


def bluff(others: Iterable[Domo], places: Sequence[Open], habits: Habits) -> tuple[Domo, Face, Open] | None:
    """The first of the other tiles that makes a Wild Draw Four a bluff, its half, and where that fits."""
    for tile in others:
        found = speaks_against(tile, places, habits)
        if found:
            return (tile, *found)
    return None
