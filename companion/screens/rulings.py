"""What this table decided: in this match, and in earlier ones with the same people. Each opens again."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.precedents import of_table, verdict_words
from companion.flows.standing import Standing
from companion.ledger.state import Settlement
from companion.parts.frame import framed, heading
from companion.parts.notes import quiet
from companion.parts.referee_routes import ask_route, referee_route, way_back
from companion.parts.safe import screen
from companion.parts.tap import tappable
from companion.state import Session


@screen
def Rulings(session: Session, match: str) -> ft.View:
    """Newest first; `?from=` is the way back."""
    s = session.standing(match)
    settled = of_table([summary.state for summary in session.matches()], s.state)
    here = [each for each in settled if each.match == match]
    before = [each for each in settled if each.match != match]
    body: list[ft.Control] = []
    for title, some in (("rulings-here", here), ("rulings-before", before)):
        if some:
            rows = [_row(session, s, each) for each in some]
            body += [heading(session.t(title)), ft.Column(list(rows), spacing=theme.GAP, tight=True)]
    if not settled:
        body.append(quiet(session.t("rulings-none")))
    came_from = way_back(session.query, match)
    at_referee = came_from.startswith(f"/match/{match}/referee")
    return framed(
        session,
        session.t("rulings-title"),
        body,
        subtitle=s.rules.book.title,
        back=came_from if at_referee else referee_route(match, came_from),
    )


def _row(session: Session, s: Standing, settlement: Settlement) -> ft.Control:
    ruled, book = settlement.ruled, s.rules.book
    asked = book.words.get(f"{ruled.question}.ask", ruled.question)
    verdict = verdict_words(book, ruled) or session.t("rulings-points")
    small = [session.moment(settlement.at), settlement.by]
    if ruled.own:
        small.append(session.t("rulings-own"))
    if ruled.house:
        small.append(session.t("rulings-house"))
    mine = settlement.match == s.state.id

    async def open_it() -> None:
        shown = settlement.id if mine else ""
        await session.go(ask_route(s.state.id, ruled.question, ruled.facts, ruled=shown))

    return tappable(
        ft.Column(
            [
                ft.Text(asked, size=theme.LABEL, color=theme.QUIET),
                ft.Text(verdict, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK),
                quiet(" · ".join(filter(None, small)), theme.LABEL),
            ],
            spacing=2,
            tight=True,
        ),
        f"{asked} {verdict}",
        f"ruling-{settlement.id}",
        open_it,
        padding=12,
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
    )
