"""Mistakes that happen in every game of tiles, and what becomes of them.

A game asks here with its own clauses. The words are those of `common.toml`, where a book does not say them in
its own way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.books import Clause
from rules.questions import need
from rules.ruling import Ruling, Step, ruled, step


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile that somebody wants to take back, or that others want to be taken back."""

    fits: bool | None = None
    next_acted: bool | None = None
    let_go: bool | None = None


def taken_back(
    facts: Laid, let_go: Clause, *, late: Sequence[Step], in_time: Step, back: Sequence[Step]
) -> Ruling:
    """May, or must, a tile be taken back? `late`, `in_time`: of a wrong tile; `back`: what is done then."""
    if need(facts.fits, "fits"):
        if need(facts.let_go, "let_go"):
            return ruled(step(let_go, "let_go_is_played"), verdict="take_back.stays")
        return ruled(step(let_go, "still_in_hand"), verdict="take_back.may")
    if need(facts.next_acted, "next_acted"):
        return ruled(*late, verdict="take_back.stays")
    return ruled(in_time, verdict="take_back.must", now=back)


@dataclass(frozen=True, slots=True)
class Score:
    """A score that was written down wrongly."""

    next_opened: bool | None = None
    all_agree: bool | None = None


def scored_again(facts: Score, clause: Clause) -> Ruling:
    """A score was wrong: may it be put right?"""
    right = [step(clause, "put_it_right")]
    if not need(facts.next_opened, "next_opened"):
        return ruled(step(clause, "score_in_time"), verdict="wrong_score.yes", now=right)
    if need(facts.all_agree, "all_agree"):
        return ruled(step(clause, "all_agree"), verdict="wrong_score.yes", now=right)
    return ruled(step(clause, "score_too_late"), verdict="wrong_score.no")


class Seen(StrEnum):
    """When a tile was seen."""

    HAND = "hand"
    DRAWING = "drawing"


@dataclass(frozen=True, slots=True)
class Shown:
    """A tile that somebody has seen by accident."""

    seen: Seen | None = None


def shown(facts: Shown, clause: Clause) -> Ruling:
    """Somebody saw a tile by accident: what now?"""
    if need(facts.seen, "seen") is Seen.DRAWING:
        mix = [step(clause, "mix_and_draw_another")]
        return ruled(step(clause, "nothing_played_yet"), verdict="tile_seen.another", now=mix)
    show = [step(clause, "show_it_to_all")]
    return ruled(step(clause, "seen_by_one_seen_by_all"), verdict="tile_seen.keep", now=show)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand of so many tiles, drawn by one of so many players."""

    tiles: int | None = None
    how_many: int | None = None
    opened: bool | None = None


def dealt_wrongly(tiles: int, deal: int, due: Step, clause: Clause, opened: bool | None = False) -> Ruling:
    """Somebody drew too many or too few tiles at the start. `due`: how many it should be, and why."""
    if tiles == deal:
        return ruled(due, verdict="wrong_deal.right")
    if need(opened, "opened"):
        return ruled(due, step(clause, "hand_stays"), verdict="wrong_deal.stays")
    if tiles < deal:
        more = step(clause, "draw_up", tiles=deal - tiles)
        return ruled(due, verdict="wrong_deal.too_few", now=[more])
    back = step(clause, "neighbour_takes", tiles=tiles - deal)
    return ruled(due, verdict="wrong_deal.too_many", now=[back])


@dataclass(frozen=True, slots=True)
class Box:
    """The whole set, counted."""

    tiles_in_set: int | None = None
    twice: bool | None = None
    opened: bool | None = None


def box_checked(facts: Box, due: int, so_many: Step, clause: Clause) -> Ruling:
    """Is the set whole, and what if it is not? `due`: how many tiles it has."""
    tiles = need(facts.tiles_in_set, "tiles_in_set")
    every = (so_many, step(clause, "seven_of_each"))
    if tiles == due and not need(facts.twice, "twice"):
        return ruled(*every, verdict="set_check.whole")
    if need(facts.opened, "opened"):
        again = [step(clause, "play_again")]
        return ruled(*every, step(clause, "found_in_play"), verdict="set_check.void", now=again)
    right = [step(clause, "make_it_whole")]
    return ruled(*every, step(clause, "found_before"), verdict="set_check.put_right", now=right)
