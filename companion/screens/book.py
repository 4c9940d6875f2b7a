"""The rule book of a game: clauses by section, their kind and source, and what tables do otherwise."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import urlencode

import flet as ft

from companion import theme
from companion.flows.wording import grounds, origin
from companion.parts.emblem import emblem
from companion.parts.frame import card, framed
from companion.parts.notes import quiet
from companion.parts.options import option_choices
from companion.parts.referee_routes import ask_route, way_back
from companion.parts.safe import screen
from companion.parts.search_field import SearchField
from companion.parts.searched import Searching, use_ready
from companion.parts.tap import tappable
from companion.state import Session
from rules.books import Clause
from rules.citing import citing
from rules.games import game
from rules.lookup import find
from rules.referee import kind, standing
from rules.table_rules import TableRules

TOP = 8  # as many answers as one reads


@screen
def BookScreen(session: Session, name: str) -> ft.View:
    """`?q=` searches, `?s=` opens a section, `?match=` reads with that table's rules."""
    query = session.query
    match = query.get("match", "")
    rules = session.rules(match)[1] if match else TableRules(session.book(name))
    book = rules.book
    asked = query.get("q", "")

    async def show(**told: str) -> None:
        kept = {"match": match, "from": query.get("from", ""), **told}
        said = urlencode({key: value for key, value in kept.items() if value})
        await session.go(f"/book/{name}?{said}" if said else f"/book/{name}")

    async def look(words: str) -> None:
        await show(q=words)

    ft.on_mounted(lambda: session.open_book(book))
    is_ready = use_ready(session, book, asked)
    parts: list[ft.Control]
    if asked.strip() and not is_ready:
        parts = [Searching(session)]
    elif asked.strip():
        hits = find(book, asked, TOP)
        found: list[ft.Control] = [_found(session, rules, hit.clause) for hit in hits]
        parts = found or [ft.Text(session.t("book-nothing"), size=theme.BODY, color=theme.INK)]
    else:
        parts = [_section(session, rules, id, query.get("s", "") == id, show) for id in book.sections]
    return framed(
        session,
        book.title,
        [SearchField(session, session.t("book-ask"), asked, look), *parts],
        subtitle=session.t("menu-book"),
        back=_back(query, match),
        actions=[ft.Container(emblem(book, 22, str(rules["set"])), padding=ft.Padding.only(right=12))],
    )


def _back(query: Mapping[str, str], match: str) -> str:
    """The screen of the match from which the book was opened."""
    if not match:
        return "/"
    return way_back(query, match) if query.get("from") else f"/match/{match}/rules"


def _section(
    session: Session, rules: TableRules, id: str, is_open: bool, show: Callable[..., Awaitable[None]]
) -> ft.Control:
    clauses = [clause for clause in rules.book if clause.section == id]
    title = rules.book.sections[id]

    async def toggle() -> None:
        await show(s="" if is_open else id)

    head = tappable(
        ft.Row(
            [
                ft.Text(title, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK, expand=True),
                ft.Text(str(len(clauses)), style=theme.numbers(theme.LABEL, color=theme.QUIET)),
                ft.Icon(
                    ft.Icons.EXPAND_LESS_ROUNDED if is_open else ft.Icons.EXPAND_MORE_ROUNDED,
                    size=26,
                    color=theme.QUIET,
                ),
            ],
            spacing=theme.GAP,
        ),
        title,
        f"section-{id}",
        toggle,
        padding=ft.Padding.symmetric(vertical=12, horizontal=theme.PAD),
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
    )
    if not is_open:
        return head
    return ft.Column([head, *(_clause(session, rules, clause) for clause in clauses)], spacing=theme.GAP)


def _found(session: Session, rules: TableRules, clause: Clause) -> ft.Control:
    """A clause that was searched for, in its section, with the questions that it helps to answer."""
    book = rules.book
    asked = citing(game(book.game)).get(clause.id, ())
    rows: list[ft.Control] = [
        quiet(book.sections[clause.section], theme.LABEL),
        _clause(session, rules, clause),
    ]
    if asked:
        rows.append(quiet(session.t("book-answers"), theme.LABEL))
        rows += [_asked(session, book.say(f"{name}.ask"), name) for name in asked]
    return ft.Column(rows, spacing=theme.GAP, tight=True)


def _asked(session: Session, words: str, name: str) -> ft.Control:
    """A question that a clause helps to answer. At a table a tap puts it to the referee."""
    match = session.query.get("match", "")
    if not match:
        return quiet(f"• {words}", theme.LABEL)

    async def ask() -> None:
        await session.go(ask_route(match, name, {}, way_back(session.query, match)))

    return tappable(
        ft.Row(
            [
                ft.Text(words, size=theme.BODY, color=theme.INK, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=26, color=theme.QUIET),
            ],
            spacing=theme.GAP,
        ),
        words,
        f"ask-{name}",
        ask,
        padding=ft.Padding.symmetric(horizontal=12, vertical=12),
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
    )


def _clause(session: Session, rules: TableRules, clause: Clause) -> ft.Control:
    """A clause as this table plays it; where tables differ, how, and who plays what."""
    rows: list[ft.Control] = [
        ft.Row(
            [
                ft.Text(
                    clause.title, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK, expand=True
                ),
                ft.Text(clause.id, style=theme.numbers(theme.LABEL, color=theme.FELT)),
            ],
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        ft.Text(rules.text(clause), size=theme.BODY, color=theme.INK),
    ]
    if kind(clause, rules) == "reading":
        rows.append(ft.Text(rules.book.say(standing(clause, rules)), size=theme.LABEL, color=theme.AMBER))
        rows.append(quiet(grounds(session.words, clause), theme.LABEL))
    else:
        rows.append(quiet(origin(session.words, clause), theme.LABEL))
    for name in clause.options:
        option = rules.book.options[name]
        rows.append(
            ft.Text(
                session.t("book-tables", title=option.title),
                size=theme.LABEL,
                weight=ft.FontWeight.W_700,
                color=theme.QUIET,
            )
        )
        rows.append(option_choices(session, rules, option, None))
    return ft.Semantics(
        identifier=f"clause-{clause.id}",
        container=True,
        # to be copied from; a Text that is selectable by itself would be read aloud as a box to type in
        content=ft.SelectionArea(card(ft.Column(rows, spacing=theme.GAP, tight=True))),
    )
