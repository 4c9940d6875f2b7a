"""Looking at the pieces of a photo one by one: which has the person's eye, and what is tapped of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from companion import theme
from companion.flows.halves import lies_so
from companion.flows.picking import Picking
from companion.flows.reviewed import Reviewed
from companion.ledger.state import Player
from companion.parts.beside import WIDE_LETTER
from companion.parts.close_up import WIDTH, close_up
from companion.parts.look_card import look_card
from companion.parts.tap import Tap, quiet_button
from companion.parts.tile_picker import tile_picker
from companion.state import Session
from rules.pieces import Face, Family, Mark, Piece
from vision.reading import Corners, middle

_BESIDE = 12  # dp, between a picture and what is said of it
ADDING = -1  # in place of the index of a look: a piece that was missed is being added

Put = Callable[[Callable[[Reviewed], Reviewed]], Awaitable[Any]]  # says something about the photo


@dataclass(frozen=True, slots=True)
class At:
    """What the person is at: a piece that was tapped, and what is tapped of another one for it."""

    index: int | None = None
    picking: Picking | None = None
    half: int | None = None  # the one that is picked anew, where only one is wrong
    place: Corners | None = None  # where the missed piece lies; None where nobody knows
    asks: bool = False  # whether all that is doubtful is right as it stands


@dataclass(frozen=True, slots=True)
class Looking:
    """Where a person is in a photo."""

    focus: int | None  # index of the look in question; ADDING for a piece that was missed
    place: Corners | None  # where that one lies, for a place that was tapped on the photo
    picks: bool  # a piece is being picked, and needs the room
    asks: bool  # whether all that is doubtful is right; see doubts_open.py
    cards: list[ft.Control]  # the piece in question, or what to pick from
    tap: Callable[[int], Awaitable[None]]  # on the look of that index
    tap_place: Callable[[Corners], Awaitable[None]]  # where a piece may lie that was not read
    add: Tap  # a piece that was missed
    ask: Tap  # whether all that is doubtful is right
    again: Tap  # as if nothing was tapped: the least certain comes first


def use_looking(
    session: Session,
    photo: str,
    review: Reviewed,
    put: Put,
    others: Sequence[Player] = (),
    move: Callable[[int, str], Awaitable[None]] | None = None,
) -> Looking:
    """A hook, called at the same place of each drawing. Without a tap the least certain comes first.

    `others` have hands in the photo too; `move` is told of a look that is one of these players'.
    """
    at, look_at = ft.use_state(At())
    at_now = ft.use_ref(At())  # a quick finger taps again before the screen is drawn anew
    at_now.current = at
    box = review.piece_set
    asks = at.asks and bool(review.doubtful)
    focus = at.index if at.index is not None else next(iter(review.doubtful), None)
    focus = None if asks else focus

    async def tell(change: Callable[[Reviewed], Reviewed]) -> None:
        look_at(At())
        await put(change)

    async def tap(index: int) -> None:
        look_at(At(index))

    async def tap_place(place: Corners) -> None:
        look_at(At(ADDING, Picking(box), place=place))

    async def say(piece: Piece, lying: tuple[Mark, ...] = ()) -> None:
        assert focus is not None
        index, place = focus, at.place
        if place is not None:
            await tell(lambda now: now.fill(place, piece))
        else:
            await tell(lambda now: now.add(piece) if index == ADDING else now.correct(index, piece, lying))

    async def no_tile() -> None:
        assert focus is not None
        index, was = focus, review.looks[focus]

        async def back() -> None:
            await put(lambda now: now.put_back(index, was))

        await tell(lambda now: now.remove(index))
        session.say(session.about(box, "no-tile"), back=back)

    async def leave_empty() -> None:
        assert at.place is not None
        place = at.place

        async def back() -> None:
            await put(lambda now: now.doubt_again(place))

        await tell(lambda now: now.leave_empty(place))
        session.say(session.about(box, "no-tile"), back=back)

    async def give(player: str) -> None:
        assert focus is not None
        look_at(At())
        if move is not None:
            await move(focus, player)

    async def pick_other() -> None:
        assert focus is not None
        die = box.family is Family.UNO_DICE
        look_at(At(focus, Picking.half(review.looks[focus].piece, box, 0) if die else Picking(box)))

    async def fix_half(half: int) -> None:
        assert focus is not None
        look_at(At(focus, Picking.half(review.looks[focus].piece, box, half), half))

    async def change(picking: Picking) -> None:
        look_at(replace(at, picking=picking, half=at.half if picking.first is not None else None))

    async def tap_half(half: int | Face) -> None:
        was = at_now.current or At()
        before = was.picking or Picking(box)
        now, piece = before.tap(half)
        at_now.current = replace(was, picking=now)
        if piece is None:
            look_at(at_now.current)
        elif focus is None or focus == ADDING:
            await say(piece)
        else:
            await say(piece, lies_so(review.looks[focus].piece, piece, before.first, half, was.half))

    async def add() -> None:
        look_at(At(ADDING, Picking(box)))

    async def ask() -> None:
        look_at(At(asks=True))

    async def again() -> None:
        look_at(At())

    there = focus is not None and focus != ADDING and review.looks[focus].corners_px is not None
    image = f"/photos/{photo}/{focus}.jpg" if there else ""
    if at.place is not None:
        x, y = map(round, middle(at.place))
        image = f"/photos/{photo}/place/{x}/{y}.jpg"
    if at.picking is not None:
        missed = focus == ADDING and at.place is None
        nothing = None if at.place is None else leave_empty
        asked = _asked(session, review, missed, image, at.half, again, nothing)
        cards = [asked, tile_picker(session, at.picking, change, tap_half)]
    elif focus is not None:
        ways = [_to_another(session, other, partial(give, other.id)) for other in others if there]
        cards = [look_card(session, review, focus, image, say, pick_other, no_tile, fix_half, ways)]
    else:
        cards = []
    picks = at.picking is not None
    return Looking(focus, at.place, picks, asks, cards, tap, tap_place, add, ask, again)


def _to_another(session: Session, player: Player, give: Tap) -> ft.Control:
    return quiet_button(session.t("hands-move", who=player.name), give, f"move-{player.name}")


def _asked(
    session: Session,
    review: Reviewed,
    missed: bool,
    image: str,
    half: int | None,
    cancel: Tap,
    nothing: Tap | None,
) -> ft.Control:
    """What is being picked, beside its picture; `nothing`: says that no piece lies there."""
    box = review.piece_set
    asked = session.about(box, "ask-missed" if missed else "ask-what")
    title = ft.Text(asked, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK)
    no_more = quiet_button(session.t("cancel"), cancel, "pick-cancel", color=theme.QUIET)
    words: list[ft.Control] = [title] if nothing else [title, no_more]
    beside: list[ft.Control] = [ft.Column(words, spacing=0, tight=True, expand=True)]
    if not image:
        top: ft.Control = ft.Row(beside)
    elif _whole_beside(session, asked):
        top = ft.Row([close_up(image, half), *beside], spacing=_BESIDE)
    else:
        picture = ft.Row([close_up(image, half)])
        top = ft.Column([title, picture, *words[1:]], spacing=theme.GAP, tight=True)
    if nothing is None:
        return top
    no_tile = quiet_button(session.about(box, "no-tile"), nothing, "no-tile", color=theme.RED)
    ways = ft.Row([no_tile, no_more], spacing=0, run_spacing=0, wrap=True)
    return ft.Column([top, ways], spacing=0, tight=True)


def _whole_beside(session: Session, asked: str) -> bool:
    """Whether no word of it is broken beside a picture."""
    room = session.across - (2 * theme.PAD + WIDTH + _BESIDE) / session.letters
    return max(map(len, asked.split())) * WIDE_LETTER * theme.TITLE <= room
