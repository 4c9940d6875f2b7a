"""The referee is called: the questions that are likely now under the thumb, all others below, with search."""

from __future__ import annotations

from urllib.parse import urlencode

import flet as ft

from companion import theme
from companion.flows.likely_questions import by_moment, moment_of, that_say
from companion.flows.precedents import of_table
from companion.parts.frame import framed, heading
from companion.parts.notes import quiet
from companion.parts.referee_routes import ask_route, referee_route, rulings_route, way_back
from companion.parts.safe import screen
from companion.parts.search_field import SearchField
from companion.parts.searched import Searching, use_ready
from companion.parts.tap import quiet_button, tappable
from companion.state import Session
from rules.questions import Question
from rules.referee import questions


@screen
def Referee(session: Session, match: str) -> ft.View:
    """`?from=` is the screen it was called from, which tells the moment; `?q=` searches."""
    s = session.standing(match)
    book = s.rules.book
    ft.on_mounted(lambda: session.open_book(book))
    back = way_back(session.query, match)
    words = session.query.get("q", "")
    is_ready = use_ready(session, book, words)
    moment = moment_of(s.state, back, session.tableside.now())
    now, others = by_moment(questions(s.game), book, moment)
    settled = of_table([summary.state for summary in session.matches()], s.state)

    async def see_rulings() -> None:
        await session.go(rulings_route(match, back))

    async def see_book() -> None:
        query = {"match": match, "from": session.route}
        await session.go(f"/book/{s.game.name}?{urlencode(query)}")

    async def look(words: str) -> None:
        await session.go(referee_route(match, back, words))

    below: list[ft.Control] = [
        quiet_button(session.t("rules-book"), see_book, "book", ft.Icons.MENU_BOOK_ROUNDED)
    ]
    if settled:
        label = session.t("rulings-all", count=len(settled))
        below.append(quiet_button(label, see_rulings, "rulings", ft.Icons.HISTORY_ROUNDED))
    if words.strip() and not is_ready:
        body: list[ft.Control] = [Searching(session)]
    elif words.strip():
        found = that_say(words, questions(s.game), book)
        rows = [_question(session, match, question, back) for question in found]
        body = rows or [quiet(session.t("referee-nothing"))]
    else:
        body = [
            heading(session.t(f"referee-{moment}")),
            *(_question(session, match, question, back) for question in now),
            heading(session.t("referee-others")),
            *(_question(session, match, question, back) for question in others),
        ]
    return framed(
        session,
        session.t("referee"),
        [
            SearchField(session, session.t("referee-search"), words, look),
            _stretched(body),
            ft.Row(below, wrap=True),
        ],
        subtitle=book.title,
        back=back,
    )


def _stretched(rows: list[ft.Control]) -> ft.Control:
    across = ft.CrossAxisAlignment.STRETCH
    return ft.Column(rows, spacing=theme.GAP, tight=True, horizontal_alignment=across)


def _question(session: Session, match: str, question: Question, back: str) -> ft.Control:
    asked = session.rules(match)[1].book.say(f"{question.name}.ask")

    async def ask() -> None:
        await session.go(ask_route(match, question.name, {}, back))

    return tappable(
        ft.Row(
            [
                ft.Text(asked, size=theme.BODY, weight=ft.FontWeight.W_600, color=theme.INK, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=26, color=theme.QUIET),
            ],
            spacing=theme.GAP,
        ),
        asked,
        f"ask-{question.name}",
        ask,
        padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=14),
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
    )
