"""The parts of a ruling: the verdict in large letters, what to do now, the reasons, the clauses."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

import flet as ft

from companion import theme
from companion.flows.precedents import verdict_words
from companion.flows.settle_dispute import Dispute
from companion.flows.standing import Standing
from companion.flows.wording import grounds
from companion.ledger.state import Settlement
from companion.parts.fact_pieces import drawn, pieces_said
from companion.parts.frame import card, heading
from companion.parts.notes import quiet
from companion.parts.player import badge
from companion.parts.ruling_steps import ruling_steps
from companion.parts.sentences import sentence
from companion.parts.tap import tappable
from companion.state import Session
from rules.books import Clause
from rules.referee import cited, here, kind, standing
from rules.rounds import Settled
from rules.ruling import Ruling

MOST_DRAWN = 12  # pieces under a verdict
INSIDE = 24  # dp between the edge of the card and the verdict
LETTER = 0.58  # how wide a bold letter is beside its size, on the average
SHORT = 24  # letters: a verdict that can be read from across the table


def verdict_card(session: Session, dispute: Dispute, s: Standing, ours: Settlement | None) -> ft.Control:
    """The answer, readable across a table; `ours`: it was taken, or something else was decided instead."""
    answer = dispute.ruling
    rows: list[ft.Control] = []
    if isinstance(answer, Settled):
        rows += [_points(session, s, player, points) for player, points in answer.scores.items()]
    elif isinstance(answer, Ruling):
        if answer.verdict:
            rows.append(_large(session, s.rules.book.say(answer.verdict)))
        pieces = [piece for name in dispute.answered for piece in pieces_said(dispute, name)]
        if 0 < len(pieces) <= MOST_DRAWN:
            rows.append(drawn(tuple(pieces), 36))
        if answer.points is not None:
            points = session.t("points", points=answer.points)
            rows.append(ft.Text(points, style=theme.numbers(theme.TOTAL)))
    if ours is not None:
        when = session.moment(ours.at)
        if ours.ruled.own:
            rows.append(quiet(session.t("ruling-instead", when=when)))
            rows.append(_large(session, verdict_words(s.rules.book, ours.ruled)))
        else:
            rows.append(quiet(session.t("ruling-taken", when=when)))
    inside = ft.Column(rows, spacing=theme.GAP, tight=True)
    return ft.Semantics(
        identifier="verdict",
        container=True,
        live_region=True,
        content=card(inside, border=ft.Border.all(3, theme.FELT), padding=20),
    )


def _large(session: Session, words: str) -> ft.Text:
    size = verdict_size(words, session.across)
    return ft.Text(words, size=size, weight=ft.FontWeight.W_700, color=theme.INK)


def verdict_size(words: str, across: float) -> int:
    """As large as lets it stand in two or three lines, and its longest word in one of them, dp.

    `across`: how wide the window is, dp.
    """
    most = theme.TOTAL if len(words) <= SHORT else theme.MATCH
    longest = max(map(len, words.split()), default=1)
    room = min(across, theme.WIDEST) - 2 * (theme.PAD + INSIDE)
    return int(max(theme.TITLE, min(most, room / (LETTER * longest))))


def _points(session: Session, s: Standing, player: str, points: int) -> ft.Control:
    known = player in s.names
    name = s.names.get(player, player)
    row = ft.Row(
        [
            *([badge(s.state.player(player), 36)] if known else []),
            ft.Text(name, size=theme.TITLE, weight=ft.FontWeight.W_600, color=theme.INK, expand=True),
            ft.Text(str(points), style=theme.numbers(theme.TOTAL)),
        ],
        spacing=12,
    )
    return ft.Semantics(
        identifier=f"ruled-{name}",
        container=True,
        label=f"{name}: {session.t('points', points=points)}",
        content=ft.Semantics(exclude_semantics=True, content=row),
    )


def now_to_do(session: Session, s: Standing, answer: Ruling | Settled) -> list[ft.Control]:
    """What the table does now, each thing once."""
    rulings = [answer] if isinstance(answer, Ruling) else list(answer.rulings.values())
    said = dict.fromkeys(
        sentence(session.words, s.rules, remedy, s.names) for ruling in rulings for remedy in ruling.remedies
    )
    if not said:
        return []
    rows: list[ft.Control] = [
        ft.Text(line, size=theme.TITLE, weight=ft.FontWeight.W_600, color=theme.INK) for line in said
    ]
    lines = ft.Column(rows, spacing=theme.GAP, tight=True)
    return [heading(session.t("ruling-now")), card(lines, bgcolor=theme.FELT_SOFT)]


def reasons(
    session: Session, s: Standing, answer: Ruling | Settled, opened: str, open_clause: Callable[[str], None]
) -> list[ft.Control]:
    """Why, step by step; for a whole round, player by player."""
    by_player = {"": answer} if isinstance(answer, Ruling) else answer.rulings
    cards: list[ft.Control] = []
    for player, ruling in by_player.items():
        if not ruling.steps:
            continue
        steps = ruling_steps(session, s.rules, ruling, s.names, f"{player}/", opened, open_clause)
        named = [heading(s.names.get(player, player))] if player else []
        inside = ft.Column([*named, steps], spacing=0, tight=True)
        cards.append(card(inside, padding=ft.Padding.symmetric(horizontal=12, vertical=4)))
    if not cards:
        return []
    return [heading(session.t("ruling-why")), ft.Column(cards, spacing=theme.GAP, tight=True)]


def clauses_cited(session: Session, s: Standing, answer: Ruling | Settled, route: str) -> list[ft.Control]:
    """The clauses with their text; a tap opens the book there."""
    book = s.rules.book
    cards = [_clause(session, s, book[clause.id], route) for clause in cited(answer)]
    return [heading(session.t("ruling-clauses")), ft.Column(list(cards), spacing=theme.GAP, tight=True)]


def _clause(session: Session, s: Standing, clause: Clause, route: str) -> ft.Control:
    what = kind(clause, s.rules)
    query = {"match": s.state.id, "q": clause.id, "from": route}

    async def read() -> None:
        await session.go(f"/book/{s.game.name}?{urlencode(query)}")

    sure = s.rules.book.say(standing(clause, s.rules)) if what == "reading" else ""
    kind_words = sure or session.t(f"kind-{what}")
    color = theme.QUIET if what == "printed" else theme.FELT
    head = ft.Row(
        [
            ft.Text(clause.id, style=theme.numbers(theme.LABEL, color=theme.FELT)),
            # that it is our reading is told below, with how sure it is
            ft.Text(
                "" if sure else kind_words,
                size=theme.LABEL,
                weight=ft.FontWeight.W_700,
                color=color,
                expand=True,
            ),
            ft.Icon(ft.Icons.MENU_BOOK_ROUNDED, size=20, color=theme.QUIET),
        ],
        spacing=theme.GAP,
    )
    rows: list[ft.Control] = [
        head,
        ft.Text(clause.title, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK),
        ft.Text(s.rules.text(clause), size=theme.BODY, color=theme.INK),
    ]
    rows += [
        ft.Text(session.t("ruling-here", rule=str(one)), size=theme.BODY, color=theme.FELT)
        for one in here(clause, s.rules.book, s.rules)
    ]
    if sure:
        rows.append(ft.Text(sure, size=theme.LABEL, color=theme.AMBER))
    source = grounds(session.words, clause)
    if source:
        rows.append(quiet(source, theme.LABEL))
    return tappable(
        ft.Column(rows, spacing=4, tight=True),
        f"{clause.id}. {kind_words.rstrip('.')}. {clause.title}. {s.rules.text(clause)}",
        f"clause-{clause.id}",
        read,
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
        padding=12,
    )
