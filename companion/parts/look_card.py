"""One piece to look at: cut out of the photo and enlarged, with the likely readings to tap."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from companion import theme
from companion.flows.piece_names import spoken
from companion.flows.reviewed import Look, Reviewed
from companion.parts.close_up import close_up, halves
from companion.parts.frame import card
from companion.parts.look_question import caption, question
from companion.parts.notes import quiet
from companion.parts.piece import draw_piece
from companion.parts.review_notes import doubt_words
from companion.parts.tap import quiet_button, tappable
from companion.state import Session
from rules.pieces import Die, Piece

MOST_OTHERS = 2
ASKED_ALREADY = ("unsure", "unsure-between", "six-or-nine")  # doubts that the question itself tells of


def look_card(
    session: Session,
    review: Reviewed,
    index: int,
    source: str,
    say: Callable[[Piece], Awaitable[None]],
    pick_other: Callable[[], Awaitable[None]],
    no_tile: Callable[[], Awaitable[None]],
    fix_half: Callable[[int], Awaitable[None]],
    ways: Sequence[ft.Control] = (),
) -> ft.Control:
    """`source`: the address of its picture, "" where it has none; `say` gets what a person says it is.

    `ways`: what else can be said of it.
    """
    look = review.looks[index]
    others = tuple(dict.fromkeys(p for p in (look.read, *look.alternatives) if p and p != look.piece))
    others = others[:MOST_OTHERS]
    box = review.piece_set
    reasons = [
        doubt_words(session, box, doubt)
        for doubt in review.open_doubts
        if index in doubt.pieces and doubt.kind not in ASKED_ALREADY
    ]
    asked = question(session.words, look, others)
    title = ft.Text(asked, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK)
    words: list[ft.Control] = [] if session.narrow else [title]
    words += [ft.Text(reason, size=theme.BODY, color=theme.INK) for reason in dict.fromkeys(reasons)]
    in_doubt = look.half_apart(others[0]) if look.doubtful and others else None
    picture = close_up(source, in_doubt)
    if look.halves_known:
        words.append(quiet(session.t("half-hint")))
        picture = ft.Column([picture, halves(session.words, look, fix_half)], spacing=4, tight=True)
    top = ft.Row(
        [
            picture,
            ft.Semantics(content=ft.Column(words, spacing=4, tight=True), live_region=True, expand=True),
        ],
        spacing=12,
    )
    pieces = (look.piece, *others)
    readings = [
        _reading(session, i, piece, look.lies_turned(piece), _caption(session, look, pieces, i), say)
        for i, piece in enumerate(pieces)
    ]
    rest = ft.Row(
        [
            quiet_button(session.about(box, "pick-other"), pick_other, "pick-other"),
            *ways,
            quiet_button(session.about(box, "no-tile"), no_tile, "no-tile", color=theme.RED),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,  # not every language says it so briefly
        run_spacing=0,
    )
    return card(
        ft.Column(
            [*([title] if session.narrow else []), top, ft.Row(readings, spacing=theme.GAP), rest],
            spacing=theme.GAP,
            tight=True,
        ),
        border=ft.Border.all(3, theme.AMBER) if look.doubtful else ft.Border.all(1, theme.LINE),
        padding=12,
    )


def _caption(session: Session, look: Look, pieces: Sequence[Piece], place: int) -> str:
    """What tells a reading from the others; the only one answers the question whether it is that."""
    return caption(session.words, look, pieces, place) if len(pieces) > 1 else session.t("answer-yes")


def _reading(
    session: Session,
    place: int,
    piece: Piece,
    turned: bool,
    below: str,
    say: Callable[[Piece], Awaitable[None]],
) -> ft.Control:
    """A likely reading as a button: drawn as the piece lies, below it what tells it from the others."""

    async def tapped() -> None:
        await say(piece)

    die = isinstance(piece, Die)
    face = ft.Column(
        [
            draw_piece(piece, 48 if die else 40, across=not die, turned=turned, letters=session.words),
            ft.Text(below, style=theme.numbers(theme.BODY)),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    button = tappable(
        face,
        spoken(piece, session.words),
        f"reading-{place}",
        tapped,
        padding=theme.GAP,
        alignment=ft.Alignment.CENTER,
        bgcolor=theme.FELT_SOFT if place == 0 else theme.SURFACE,
        border=ft.Border.all(2 if place == 0 else 1, theme.FELT if place == 0 else theme.LINE),
        border_radius=12,
    )
    button.expand = True
    return button
