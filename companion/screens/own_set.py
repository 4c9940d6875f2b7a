"""The household's own set: what was learned of it, what is missing, and the next photo to teach it by."""

from __future__ import annotations

from collections.abc import Collection

import flet as ft

from companion import theme
from companion.desk import OF_NO_ROUND, TEACHING, Place
from companion.flows.own_set import OwnSet
from companion.ledger.errors import NoSuchPhoto
from companion.ledger.state import Learned
from companion.parts.frame import card, framed, heading
from companion.parts.hand_photos import photos_coming, thumb
from companion.parts.learned_marks import learned_marks, mark_picture
from companion.parts.notes import quiet
from companion.parts.photo_button import PhotoPicker
from companion.parts.safe import screen
from companion.parts.tap import main_button, quiet_button, tappable
from companion.state import Session
from rules.pieces import PieceSet, piece_set


@screen
def OwnSetScreen(session: Session, match: str = "", name: str = "") -> ft.View:
    """With a match, its set, which can be taught here; else the one of that name, to look through."""
    box = _box(session, match, name)
    desk = session.tableside.desk
    place = Place(match, OF_NO_ROUND, TEACHING)
    shown, show = ft.use_state(False)
    picker = ft.use_memo(
        lambda: PhotoPicker(session, place, box, then=lambda photo: teach_route(match, photo)), []
    )
    own = desk.own_set(box)
    coming = [job for job in desk.jobs(place) if job.trouble is None] if match else []
    teaches = bool(match) and session.may_write

    async def forget(gone: Collection[Learned]) -> None:
        exemplars = session.tableside.exemplars
        deleted = exemplars.forget([each.id for each in gone])

        async def back() -> None:
            exemplars.put_back(deleted)
            session.look_again()

        session.look_again()
        session.say(session.t("set-forgot", count=len(deleted)), back=back)

    async def forget_all() -> None:
        put_back = await desk.forget_set(box)

        async def back() -> None:
            await put_back()
            session.look_again()

        session.look_again()
        session.say(session.t("set-forgot-all"), back=back)

    async def toggle() -> None:
        show(lambda was: not was)

    body: list[ft.Control] = [_how_far(session, own)]
    if match:
        body += photos_coming(session, place)
    waiting = [id for id in own.waiting if teaches and session.tableside.photos.get(id).match == match]
    body += [_waiting(session, match, id) for id in waiting]
    if own.missing:
        body += [heading(session.t("set-missing")), _missing(session, own)]
        if own.learned:
            body.append(quiet(session.t("set-missing-hint"), theme.LABEL))
    if own.learned:
        label = session.t("set-hide" if shown else "set-show", count=len(own.learned))
        icon = ft.Icons.EXPAND_LESS_ROUNDED if shown else ft.Icons.EXPAND_MORE_ROUNDED
        body.append(quiet_button(label, toggle, "set-show", icon))
        if shown:
            body.append(learned_marks(session, own, forget if session.may_write else None))
        if session.may_write:
            body.append(
                quiet_button(session.t("set-forget-all"), forget_all, "set-forget-all", color=theme.RED)
            )
    main: ft.Control | None = None
    if coming:
        main = main_button(session.t("hand-reading"), toggle, disabled=True)
    elif waiting:

        async def look() -> None:
            await session.go(teach_route(match, waiting[0]))

        main = main_button(session.t("set-look"), look)
    elif teaches:
        key = "set-next-photo" if own.photos else "set-first-photo"
        main = picker.button(session.about(box, key), "main", main=True)
    return framed(
        session,
        session.t("set-title"),
        body,
        subtitle=session.book(session.match(match).game).title if match else session.t(f"set-{box.name}"),
        back=f"/match/{match}" if match else "/settings",
        main=main,
    )


def teach_route(match: str, photo: str) -> str:
    """Where a photo that teaches the set of a match is looked at."""
    return f"/match/{match}/set/{photo}"


def _box(session: Session, match: str, name: str) -> PieceSet:
    """Raises NoSuchPhoto where there is nothing to photograph, PieceError for a set that is none."""
    if not match:
        return piece_set(name)
    _, rules = session.rules(match)
    if rules.piece_set is None:
        raise NoSuchPhoto("no-photo")
    return rules.piece_set


def _how_far(session: Session, own: OwnSet) -> ft.Control:
    """The number first: how many tiles were seen, or markings learned, of how many."""
    stage, unit, known, every = own.how_far
    of_all = session.t(f"set-of-{unit}", every=every)
    number = ft.Row(
        [
            ft.Text(str(known), style=theme.numbers(theme.TOTAL)),
            ft.Text(of_all, size=theme.BODY, color=theme.QUIET, expand=True),
        ],
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    bar = ft.ProgressBar(value=known / every, color=theme.FELT, bgcolor=theme.LINE, height=8, border_radius=4)
    told = session.about(own.box, f"set-{stage}", count=len(own.learned))
    words = ft.Text(told, size=theme.BODY, color=theme.INK)
    spoken = ft.Semantics(
        identifier="how-far",
        container=True,
        label=f"{known} {of_all}",
        content=ft.Semantics(exclude_semantics=True, content=ft.Column([number, bar], spacing=4, tight=True)),
    )
    inside = ft.Column(
        [spoken, words], spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return card(inside)


def _missing(session: Session, own: OwnSet) -> ft.Control:
    pictures = [mark_picture(mark, 40, session.words) for mark in own.missing]
    return ft.Row(list(pictures), wrap=True, spacing=6, run_spacing=6)


def _waiting(session: Session, match: str, photo: str) -> ft.Control:
    """A photo that was read and that nobody has looked at."""

    async def look() -> None:
        await session.go(teach_route(match, photo))

    label = session.t("hand-photo-look")
    words = ft.Text(label, size=theme.BODY, weight=ft.FontWeight.W_600, color=theme.AMBER, expand=True)
    icon = ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=26, color=theme.QUIET)
    return tappable(
        ft.Row([thumb(photo), words, icon], spacing=12),
        label,
        f"photo-{photo}",
        look,
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
        padding=8,
    )
