"""The start page: go on with a match, start one, look at those before."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.standing import Standing
from companion.parts.emblem import emblem
from companion.parts.frame import card, framed, heading
from companion.parts.piece import draw_piece
from companion.parts.player import badge
from companion.parts.safe import screen
from companion.parts.tap import icon_button, main_button, quiet_button, tappable
from companion.state import Session
from rules.pieces import Die, Domo, Face, Tile

SHOWN_BEFORE = 20  # a family plays for years; older ones come on demand


@screen
def Home(session: Session) -> ft.View:
    """Running matches first; one tap goes on."""
    every, show_every = ft.use_state(False)

    async def start() -> None:
        await session.go("/new")

    async def settings() -> None:
        await session.go("/settings")

    async def more() -> None:
        show_every(True)

    standings = [session.standing_of(summary.state) for summary in session.matches()]
    going = [s for s in standings if not s.is_over]
    before = [s for s in standings if s.is_over]
    body: list[ft.Control] = []
    if going:
        body += [heading(session.t("home-going")), *(_going(session, s) for s in going)]
    if before:
        shown = before if every else before[:SHOWN_BEFORE]
        body += [heading(session.t("home-before")), _before(session, shown)]
        if len(shown) < len(before):
            body.append(quiet_button(session.t("home-all", count=len(before)), more, "home-all"))
    return framed(
        session,
        session.t("app-name"),
        body or [_welcome(session)],
        actions=[icon_button(ft.Icons.TUNE_ROUNDED, session.t("settings"), "settings", settings)],
        main=main_button(session.t("home-start"), start),
    )


def _going(session: Session, s: Standing) -> ft.Control:
    """A match that goes on: a picture, how far it is, who leads."""
    book = session.book(s.state.game)
    where = round_of(session, s)
    leads = who_leads(session, s)

    async def go_on() -> None:
        await session.go(f"/match/{s.state.id}")

    inside = ft.Row(
        [
            emblem(book, 30, str(s.rules["set"])),
            ft.Column(
                [
                    ft.Text(book.title, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK),
                    ft.Text(where, size=theme.BODY, color=theme.QUIET),
                    ft.Text(leads, size=theme.BODY, color=theme.INK, weight=ft.FontWeight.W_600),
                    ft.Row([badge(player, 26) for player in s.state.players], spacing=4, wrap=True),
                ],
                spacing=4,
                tight=True,
                expand=True,
            ),
            ft.Icon(ft.Icons.ARROW_FORWARD_ROUNDED, size=28, color=theme.FELT),
        ],
        spacing=theme.PAD,
    )
    return tappable(
        inside,
        session.t("home-go-on", game=book.title, where=where, leads=leads),
        f"match-{s.state.id}",
        go_on,
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
        padding=theme.PAD,
    )


def _before(session: Session, over: list[Standing]) -> ft.Control:
    rows: list[ft.Control] = []
    for s in over:
        if rows:
            rows.append(ft.Divider(height=1, color=theme.LINE))
        rows.append(_over(session, s))
    return card(ft.Column(rows, spacing=0), padding=0)


def _over(session: Session, s: Standing) -> ft.Control:
    book = session.book(s.state.game)
    winners = session.words.join([s.names[p] for p in s.winners])
    total = str(s.lines[s.winners[0]].total) if s.winners else ""
    when = session.day(s.state.latest_at)

    async def look() -> None:
        await session.go(f"/match/{s.state.id}")

    inside = ft.Row(
        [
            emblem(book, 17, str(s.rules["set"])),
            ft.Column(
                [
                    ft.Text(
                        session.t("home-won", names=winners) if winners else session.t("home-nobody"),
                        size=theme.BODY,
                        weight=ft.FontWeight.W_600,
                        color=theme.INK,
                    ),
                    ft.Text(f"{book.title} · {when}", size=theme.LABEL, color=theme.QUIET),
                ],
                spacing=2,
                tight=True,
                expand=True,
            ),
            ft.Text(total, style=theme.numbers(theme.TITLE)),
        ],
        spacing=theme.PAD,
    )
    label = session.t("home-over", game=book.title, names=winners, total=total, when=when)
    return tappable(
        inside,
        label,
        f"match-{s.state.id}",
        look,
        padding=ft.Padding.symmetric(vertical=12, horizontal=theme.PAD),
    )


def _welcome(session: Session) -> ft.Control:
    """What a family sees the first time: what this does, told with pieces."""
    fan = ft.Row(
        [
            ft.Container(draw_piece(Tile(6, 9), 44), rotate=-0.22),
            ft.Container(draw_piece(Tile(12, 12), 44), margin=ft.Margin.only(bottom=16)),
            ft.Container(draw_piece(Domo(Face("7", "red"), Face("WD4")), 44), rotate=0.2),
            ft.Container(draw_piece(Die(Face("R", "green")), 56), rotate=-0.1),
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=theme.PAD,
    )
    steps = [
        (ft.Icons.GROUP_ROUNDED, "welcome-who"),
        (ft.Icons.PHOTO_CAMERA_ROUNDED, "welcome-count"),
        (ft.Icons.EMOJI_EVENTS_ROUNDED, "welcome-win"),
    ]
    rows = [
        ft.Row(
            [
                ft.Icon(icon, size=28, color=theme.FELT),
                ft.Text(session.t(key), size=theme.BODY, color=theme.INK, expand=True),
            ],
            spacing=theme.PAD,
        )
        for icon, key in steps
    ]
    return ft.Column(
        [
            ft.Container(fan, padding=ft.Padding.symmetric(vertical=36)),
            ft.Text(
                session.t("welcome"),
                size=theme.MATCH,
                weight=ft.FontWeight.W_700,
                color=theme.INK,
                text_align=ft.TextAlign.CENTER,
            ),
            *rows,
        ],
        spacing=theme.PAD + theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def round_of(session: Session, s: Standing) -> str:
    """ "Round 4 of 13", or without the end where nobody knows it."""
    card = s.card
    if card.of is None:
        return session.t("round-n", round=card.number)
    return session.t("round-n-of", round=min(card.number, card.of), of=card.of)


def who_leads(session: Session, s: Standing) -> str:
    """ "Ana leads by 12"."""
    leaders = s.leaders
    if not leaders:
        return session.t("not-begun")
    if len(leaders) == len(s.state.players):
        return session.t("all-level")
    names = session.words.join([s.names[p] for p in leaders])
    if len(leaders) > 1:
        return session.t("lead-together", names=names)
    return session.t("leads-by", names=names, points=s.lead)
