"""The photos of a hand: on their way, read and waiting for a look, or agreed with."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.desk import Job, Place, Stage
from companion.flows.photos_of_hand import Snap, Snaps
from companion.flows.score_round import Scoring
from companion.parts.notes import amber_note, quiet
from companion.parts.photo_button import PhotoPicker, snap_route
from companion.parts.piece import draw_piece
from companion.parts.tap import tappable
from companion.state import Session
from rules.pieces import Family, Piece, PieceSet, Tile
from rules.rounds import Left

THUMB = 88


def hand_photos(
    session: Session, place: Place, who: str, scoring: Scoring, snaps: Snaps, picker: PhotoPicker
) -> list[ft.Control]:
    """What there is of photos, what they come to together, and a button for another one."""
    shown = photos_coming(session, place)
    shown += [_snap(session, place, scoring, snap) for snap in snaps.every]
    if not snaps.every:
        return shown or [_example(session, picker.box), quiet(session.about(picker.box, "hand-photo-hint"))]
    points = scoring.count(Left(snaps.pieces)).points
    tiles = session.about(picker.box, "hand-photo-tiles", count=len(snaps.pieces))
    total = ft.Row(
        [quiet(tiles), ft.Text(str(points), style=theme.numbers(theme.TOTAL))],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    return [total, *shown, picker.button(session.about(picker.box, "hand-photo-more"), "photo-more")]


def _example(session: Session, box: PieceSet) -> ft.Control:
    """How pieces lie best: a few of the set's own, face up and side by side."""
    pieces = [draw_piece(piece, 44, letters=session.words) for piece in _a_few(box)]
    row = ft.Row(list(pieces), spacing=12, alignment=ft.MainAxisAlignment.CENTER)
    return ft.Container(
        ft.Semantics(exclude_semantics=True, content=row),
        padding=ft.Padding.symmetric(vertical=28),
        bgcolor=theme.FELT_SOFT,
        border_radius=theme.CARD,
    )


def _a_few(box: PieceSet) -> tuple[Piece, ...]:
    top = box.highest
    match box.family:
        case Family.PIPS:
            return Tile(top, top - 2), Tile(0, 3), Tile(top - 3, 4), Tile(1, 1), Tile(top - 1, 2)
        case Family.UNO_TILES:
            return box.hand("red 7|blue D2, green 3|yellow 9, DE|blue 6, green S|red 4, yellow R|yellow 8")
        case Family.UNO_DICE:
            return box.hand("red 5, yellow D2, blue 1, green 3, W")


def photos_coming(session: Session, place: Place) -> list[ft.Control]:
    """Photos of a hand that are on their way, or why one did not work."""
    return [_job(session, job) for job in session.tableside.desk.jobs(place)]


def _job(session: Session, job: Job) -> ft.Control:
    if job.trouble is not None:
        return amber_note(session.t(f"photo-{job.trouble.kind}", **job.trouble.facts))
    reading = job.stage is Stage.READING
    words = session.t("hand-reading") if reading else session.t("hand-coming", percent=round(job.part * 100))
    return ft.Semantics(
        live_region=True,
        content=ft.Column(
            [
                ft.Text(words, size=theme.BODY, weight=ft.FontWeight.W_600, color=theme.INK),
                ft.ProgressBar(
                    value=None if reading else job.part, color=theme.FELT, bgcolor=theme.LINE, height=8
                ),
            ],
            spacing=theme.GAP,
            tight=True,
        ),
    )


def thumb(photo: str) -> ft.Control:
    """A photo, small; it is told apart by the words beside it."""
    return ft.Image(
        src=f"/photos/{photo}.jpg",
        width=THUMB,
        height=THUMB,
        fit=ft.BoxFit.COVER,
        border_radius=12,
        exclude_from_semantics=True,
    )


def _snap(session: Session, place: Place, scoring: Scoring, snap: Snap) -> ft.Control:
    """A photo that was read: small, with what was seen in it."""
    review = snap.review
    tiles = session.about(review.piece_set, "hand-photo-tiles", count=len(review.pieces))
    points = session.t("points", points=scoring.count(Left(review.pieces)).points)
    if not review.waits:
        state, color = session.t("hand-photo-agreed"), theme.QUIET
    elif review.doubtful:
        state, color = session.t("hand-photo-doubtful", count=len(review.doubtful)), theme.AMBER
    else:
        state, color = session.t("hand-photo-look"), theme.AMBER

    async def look() -> None:
        await session.go(snap_route(place, snap))

    words = ft.Column(
        [
            ft.Text(
                session.t("hand-photo-sum", tiles=tiles, points=points),
                size=theme.BODY,
                weight=ft.FontWeight.W_600,
                color=theme.INK,
            ),
            ft.Text(state, size=theme.BODY, weight=ft.FontWeight.W_600, color=color),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    picture = thumb(snap.id)
    icon = ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=26, color=theme.QUIET)
    return tappable(
        ft.Row([picture, words, icon], spacing=12),
        f"{tiles}, {points}. {state}",
        f"photo-{snap.id}",
        look,
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
        padding=8,
    )
