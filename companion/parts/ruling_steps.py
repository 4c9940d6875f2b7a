"""The steps of a ruling in words, each with its clause: tap it to read the clause and where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flet as ft

from companion import theme
from companion.flows.wording import origin
from companion.parts.notes import quiet
from companion.parts.sentences import sentence
from companion.parts.tap import tappable
from companion.state import Session
from rules.ruling import Reason, Ruling
from rules.table_rules import TableRules


def ruling_steps(
    session: Session,
    rules: TableRules,
    ruling: Ruling,
    names: Mapping[str, str],
    prefix: str,
    opened: str,
    open_clause: Callable[[str], None],
) -> ft.Control:
    """`opened`: `prefix` and the index of the step whose clause is open; `open_clause` changes it."""
    lines: list[ft.Control] = []
    for i, step in enumerate(ruling.steps):
        key = f"{prefix}{i}"
        lines.append(_step(session, rules, step, names, key, opened == key, open_clause))
    return ft.Column(lines, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _step(
    session: Session,
    rules: TableRules,
    step: Reason,
    names: Mapping[str, str],
    key: str,
    is_open: bool,
    open_clause: Callable[[str], None],
) -> ft.Control:
    said = sentence(session.words, rules, step, names)

    async def toggle() -> None:
        open_clause("" if is_open else key)

    line = ft.Row(
        [
            ft.Text(said, size=theme.BODY, color=theme.INK, expand=True),
            ft.Text(step.clause, size=theme.LABEL, weight=ft.FontWeight.W_600, color=theme.FELT),
        ],
        spacing=12,
    )
    tapped = tappable(
        line,
        f"{said} {step.clause}",
        f"step-{key.replace('/', '-')}",
        toggle,
        padding=ft.Padding.symmetric(vertical=12),  # 48 dp to tap, with one line
        border_radius=8,
    )
    if not is_open or step.clause not in rules.book.clauses:
        return tapped
    return ft.Column([tapped, _clause(session, rules, step.clause)], spacing=0, tight=True)


def _clause(session: Session, rules: TableRules, id: str) -> ft.Control:
    clause = rules.book[id]
    return ft.Container(
        ft.Column(
            [
                ft.Text(clause.title, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK),
                ft.Text(rules.text(clause), size=theme.BODY, color=theme.INK),
                quiet(origin(session.words, clause), theme.LABEL),
            ],
            spacing=theme.GAP,
            tight=True,
        ),
        bgcolor=theme.SURFACE,
        border=ft.Border.all(1, theme.LINE),
        border_radius=12,
        padding=12,
    )
