"""The match at a glance: how the next round begins, the totals, the rounds; any score opens on a tap."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.standing import Standing
from companion.flows.wording import told
from companion.ledger.entries import FirstPlayer
from companion.parts.board_tools import CHART, POINTS, RUNNING, seldom, tools
from companion.parts.chart import totals_chart
from companion.parts.frame import framed, side_by_side
from companion.parts.grid import round_rows, spread, totals_row
from companion.parts.photo_and_more import widest
from companion.parts.player import badge
from companion.parts.round_card import round_card
from companion.parts.safe import screen
from companion.parts.tap import Tap, main_button, tappable
from companion.screens.home import round_of, who_leads
from companion.screens.winner import WinnerPanel, play_again
from companion.state import Session


@screen
def Scoreboard(session: Session, match: str) -> ft.View:
    """Everything about one match; `?show=` in the address says which numbers."""
    opened, set_opened = ft.use_state("")
    clause, open_clause = ft.use_state("")
    s = session.standing(match)
    ft.on_mounted(lambda: session.open_book(s.rules.book))
    show = session.query.get("show", POINTS)
    ft.on_mounted(lambda: session.get_ready(s.rules.piece_set))

    async def pick(number: int, player: str) -> None:
        await session.go(f"/match/{match}/score/{number}/{player}")

    async def start_with(player: str) -> None:
        name = s.names[player]
        await session.write(match, FirstPlayer(player), session.t("card-starts", name=name))

    def toggle(what: str) -> Tap:
        async def tapped() -> None:
            set_opened("" if opened == what else what)

        return tapped

    async def score() -> None:
        await session.go(f"/match/{match}/round/{s.state.open_round}")

    async def again() -> None:
        await play_again(session, s)

    head: ft.Control
    if s.is_over:
        head = WinnerPanel(session, match)
    else:
        head = round_card(session, s, opened == "card", toggle("card"), start_with, clause, open_clause)
    leads = [] if s.is_over else [_leads(session, s, opened == "needs", toggle("needs"))]
    rows = round_rows(session, s, pick, running=show == RUNNING)
    if show == CHART and rows:
        numbers = [totals_row(session, s), *leads, totals_chart(session, s)]
    elif rows:
        numbers = [spread(s, totals_row(session, s), *leads, *rows)]
    else:
        numbers = [totals_row(session, s), _no_rounds(session, s)]
    draft = s.state.draft
    begun = bool(draft.left or draft.ending)
    label = "score-go-on" if begun else "score-round"
    main = (
        main_button(session.t("play-again"), again)
        if s.is_over
        else main_button(session.t(label, round=s.state.open_round), score)
    )
    below = ft.Column([tools(session, match, show), main], spacing=theme.GAP, tight=True)
    body = [side_by_side(numbers, [head, below])] if session.low else [head, *numbers]
    return framed(
        session,
        session.book(s.state.game).title,
        body,
        subtitle=round_of(session, s),
        back="/",
        actions=[seldom(session, s)],
        main=None if session.low else below,
        widest=widest(session) if session.low else theme.WIDEST,
    )


def _leads(session: Session, s: Standing, is_open: bool, toggle: Tap) -> ft.Control:
    """Who leads; on a tap, what everybody still needs."""
    sentence = who_leads(session, s)
    needs = s.outcome.needs
    line = ft.Row(
        [
            ft.Text(sentence, size=theme.BODY, weight=ft.FontWeight.W_600, color=theme.INK, expand=True),
            *(
                [
                    ft.Icon(
                        ft.Icons.EXPAND_LESS_ROUNDED if is_open else ft.Icons.EXPAND_MORE_ROUNDED,
                        size=26,
                        color=theme.QUIET,
                    )
                ]
                if needs
                else []
            ),
        ]
    )
    padding = ft.Padding.symmetric(horizontal=theme.GAP)
    if not needs:
        return ft.Container(line, height=theme.TARGET, padding=padding)
    rows: list[ft.Control] = [tappable(line, sentence, "needs", toggle, height=theme.TARGET, padding=padding)]
    if is_open:
        book = session.book(s.state.game)
        for player in s.state.players:
            if player.id in needs:
                rows.append(
                    ft.Row(
                        [
                            badge(player, 28),
                            ft.Text(player.name, size=theme.BODY, weight=ft.FontWeight.W_600),
                            ft.Text(
                                told(book, needs[player.id], s.names),
                                size=theme.BODY,
                                color=theme.QUIET,
                                expand=True,
                            ),
                        ],
                        spacing=theme.GAP,
                    )
                )
    return ft.Column(rows, spacing=theme.GAP)


def _no_rounds(session: Session, s: Standing) -> ft.Control:
    return ft.Container(
        ft.Text(
            session.t("no-rounds", round=s.state.open_round),
            size=theme.BODY,
            color=theme.QUIET,
            text_align=ft.TextAlign.CENTER,
        ),
        padding=theme.PAD,
    )
