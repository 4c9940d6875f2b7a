"""Facts that are pieces, tapped: a tile, a hand, or what lies open on the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

import flet as ft

from companion import theme
from companion.desk import OF_NO_ROUND, Place
from companion.flows.adding import Sum
from companion.flows.hand_told import Telling
from companion.flows.photos_of_hand import review_of
from companion.flows.picking import Picking
from companion.flows.piece_names import spoken
from companion.parts.chips import choice_chip
from companion.parts.hand_photos import photos_coming
from companion.parts.keypad import keypad
from companion.parts.notes import amber_note
from companion.parts.photo_button import PhotoPicker
from companion.parts.piece import draw_piece
from companion.parts.safe import component
from companion.parts.tap import main_button, quiet_button, tappable
from companion.parts.tile_picker import tile_picker
from companion.state import Session
from rules.pieces import COLOURS, Die, Domo, Face, Family, Piece, PieceError, PieceSet

Say = Callable[[str], Awaitable[None]]

NOBODY = "referee"  # a photo for a dispute is nobody's hand that counts


@component
def PieceField(session: Session, say: Say, box: PieceSet) -> ft.Control:
    """One piece: its last half is the answer."""
    fresh = Picking(box)
    telling, tell = ft.use_state(Telling())
    now = ft.use_ref(telling)  # a quick finger taps again before the screen is drawn anew
    now.current = telling

    async def tap(half: int | Face) -> None:
        now.current = (now.current or telling).tap(fresh, half)
        tell(now.current)
        if now.current.pieces:
            await say(str(now.current.pieces[-1]))

    async def pick(picking: Picking) -> None:
        tell(lambda so_far: so_far.pick(picking))

    return tile_picker(session, telling.picking or fresh, pick, tap)


@dataclass(frozen=True)
class HandBy:
    """How a hand can be told, beside tapping its pieces."""

    match: str
    before: str  # as it was told, or ""
    people: Mapping[str, str]  # hands entered this round, by name: one tap each
    may_type: bool  # the number of points will do
    photo: str  # id of a photo of it, or ""
    with_photo: Callable[[str], str]  # the address at which a photo has told the hand


@component
def HandField(session: Session, say: Say, box: PieceSet, by: HandBy) -> ft.Control:
    """A hand, by camera or by tapping. What a photo showed is looked at here before it counts."""
    fresh = Picking(box)
    place = Place(by.match, OF_NO_ROUND, NOBODY)
    picker = ft.use_memo(lambda: PhotoPicker(session, place, box, then=by.with_photo), [])
    kept = session.tableside.photos.get(by.photo) if by.photo else None
    seen = review_of(kept) if kept is not None and kept.match == by.match else None
    begin = seen.pieces if seen is not None else _pieces(box, by.before)
    telling, tell = ft.use_state(Telling(tuple(begin)))
    typed, set_typed = ft.use_state(Sum())
    typing, set_typing = ft.use_state(False)

    async def tap(half: int | Face) -> None:
        tell(lambda so_far: so_far.tap(fresh, half))

    async def pick(picking: Picking) -> None:
        tell(lambda so_far: so_far.pick(picking))

    async def take_away(index: int) -> None:
        tell(lambda so_far: so_far.without_piece(index))

    async def press(key: str) -> None:
        set_typed(lambda so_far: so_far.press(key))

    async def type_it() -> None:
        set_typing(True)

    async def done() -> None:
        await say(str(typed.total) if typing else telling.hand_text)

    if typing:
        label = session.t("answer-number", number=typed.total or 0)
        return _column(
            keypad(session.words, typed, press), main_button(label, done, "answer-done", typed.total is None)
        )
    chips: list[ft.Control] = []
    for name, text in by.people.items():

        async def take(text: str = text) -> None:
            await say(text)

        chips.append(choice_chip(session.t("hand-title", who=name), f"hand-of-{name}", take, chosen=False))
    count = len(telling.pieces)
    parts: list[ft.Control] = photos_coming(session, place)
    if chips:
        parts.append(ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP))
    parts.append(picker.button(session.t("answer-photo"), "answer-photo"))
    if seen is not None and seen.doubtful:
        parts.append(amber_note(session.t("answer-look")))
    if telling.pieces:
        pieces = [_piece(session, i, piece, take_away) for i, piece in enumerate(telling.pieces)]
        parts.append(ft.Row(pieces, wrap=True, spacing=4, run_spacing=4))
    parts.append(tile_picker(session, telling.picking or fresh, pick, tap, telling.pieces))
    if by.may_type:
        parts.append(quiet_button(session.t("answer-points"), type_it, "answer-points"))
    return _column(*parts, main_button(session.t("answer-pieces", count=count), done, "answer-done"))


def _pieces(box: PieceSet, text: str) -> tuple[Piece, ...]:
    try:
        return box.hand(text)
    except PieceError:  # points that were typed
        return ()


def _piece(
    session: Session, index: int, piece: Piece, take_away: Callable[[int], Awaitable[None]]
) -> ft.Control:
    async def tapped() -> None:
        await take_away(index)

    die = isinstance(piece, Die)
    return tappable(
        draw_piece(piece, 40 if die else 26, across=not die, letters=session.words),
        session.t("take-away", piece=spoken(piece, session.words)),
        f"piece-{index}",
        tapped,
        width=theme.TARGET if die else 68,
        height=theme.TARGET,
        alignment=ft.Alignment.CENTER,
        border_radius=8,
    )


@component
def PlaceField(session: Session, say: Say, box: PieceSet, kind: str) -> ft.Control:
    """What lies open: a half, the die in the middle, or several halves; a wild also has a colour."""
    fresh = Picking(box)
    telling, tell = ft.use_state(Telling())
    many, coloured = kind == "opens", kind != "face"
    doublet, set_doublet = ft.use_state(False)

    async def take(changed: Telling) -> None:
        tell(changed)
        if changed.places and not many:
            await say(changed.places[-1])

    async def tap(half: int | Face) -> None:
        if doublet:
            await take(telling.tap_doublet(fresh, half))
        elif isinstance(half, Face):
            await take(telling.tap_place(half, coloured=coloured))

    async def pick(picking: Picking) -> None:
        tell(lambda so_far: so_far.pick(picking))

    async def flip() -> None:
        tell(lambda so_far: so_far.pick(fresh))
        set_doublet(lambda now: not now)

    async def done() -> None:
        await say(telling.places_text)

    if telling.wild:
        return _colours(session, lambda colour: take(telling.name_colour(colour)))
    parts: list[ft.Control] = []
    if many:
        chips = [_place(session, i, text, tell) for i, text in enumerate(telling.places)]
        parts.append(ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP))
    parts.append(tile_picker(session, telling.picking or fresh, pick, tap))
    if coloured and box.family is Family.UNO_TILES:
        label = session.t("answer-half" if doublet else "answer-doublet")
        parts.append(quiet_button(label, flip, "doublet"))
    if many:
        label = session.t("answer-places", count=len(telling.places))
        parts.append(main_button(label, done, "answer-done"))
    return _column(*parts)


def _place(
    session: Session, index: int, text: str, tell: Callable[[Callable[[Telling], Telling]], None]
) -> ft.Control:
    async def take_away() -> None:
        tell(lambda so_far: so_far.without_place(index))

    shown = text.rpartition(" ")[0] if text.startswith("W") and " " in text else text
    whole = "|" in shown
    piece = Domo.parse(shown) if whole else Die(Face.parse(shown))
    picture = draw_piece(piece, 22 if whole else 44, letters=session.words)
    return tappable(
        picture,
        session.t("take-away", piece=text),
        f"place-{index}",
        take_away,
        width=theme.TARGET,
        height=theme.TARGET,
        alignment=ft.Alignment.CENTER,
        border_radius=8,
    )


def _colours(session: Session, choose: Callable[[str], Awaitable[None]]) -> ft.Control:
    """Which colour was named for a wild."""
    chips: list[ft.Control] = []
    for colour in (*COLOURS, ""):

        async def chosen(colour: str = colour) -> None:
            await choose(colour)

        words = session.t(f"hue-{colour}") if colour else session.t("answer-no-colour")
        chips.append(choice_chip(words, f"colour-{colour or 'none'}", chosen, chosen=False))
    asked = ft.Text(session.t("answer-which-colour"), size=theme.BODY, color=theme.INK)
    return _column(asked, ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP))


def _column(*parts: ft.Control) -> ft.Control:
    return ft.Column(list(parts), spacing=12, tight=True)
