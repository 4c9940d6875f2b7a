"""Where tables differ about this very answer: each way, who plays it, what it says; one tap makes it ours."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.carry_out import as_ruled
from companion.flows.house_rule import Parting, Way, as_house_rule, partings
from companion.parts.case import Case
from companion.parts.frame import card, heading
from companion.parts.notes import quiet
from companion.parts.tap import tappable
from companion.state import Session


def table_parts(session: Session, match: str, case: Case, *, free: bool) -> list[ft.Control]:
    """`free`: this phone may change what the table plays."""
    found = partings(case.dispute, case.standing.state)
    if not found:
        return []
    cards = [_parting(session, match, case, parting, free) for parting in found]
    return [heading(session.t("ruling-tables")), ft.Column(list(cards), spacing=theme.GAP, tight=True)]


def _parting(session: Session, match: str, case: Case, parting: Parting, free: bool) -> ft.Control:
    option = case.standing.rules.book.options[parting.option.name]
    note = "ruling-decided" if parting.decided else "ruling-undecided"
    rows: list[ft.Control] = [
        ft.Text(option.title, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK),
        quiet(session.t(note), theme.LABEL),
    ]
    rows += [_way(session, match, case, parting, way, free) for way in parting.ways]
    return card(ft.Column(rows, spacing=theme.GAP, tight=True), padding=12)


def _way(session: Session, match: str, case: Case, parting: Parting, way: Way, free: bool) -> ft.Control:
    book, name = case.standing.rules.book, parting.option.name
    choice = way.choice
    then = session.t("ruling-asks") if way.asks else book.words.get(way.verdict, "")
    words: list[ft.Control] = [
        ft.Text(choice.title, size=theme.BODY, weight=ft.FontWeight.W_600, color=theme.INK)
    ]
    if then:
        words.append(ft.Text(session.t("ruling-then", verdict=then), size=theme.BODY, color=theme.INK))
    printed = session.t("rule-printed") if choice.value == parting.option.default else ""
    ours = session.t("rule-yours") if way.ours and parting.decided else ""
    small = " · ".join(filter(None, (ours, printed, choice.who)))
    if small:
        words.append(quiet(small, theme.LABEL))
    settled = way.ours and parting.decided

    async def make_ours() -> None:
        rules = case.standing.rules.with_(name, choice.value)
        ruled = as_ruled(case.dispute_under(rules), case.number, house={name: choice.value})
        change = as_house_rule(case.dispute, case.standing.state.rules, name, choice.value)
        said = session.t("done-house-rule", title=book.options[name].title, value=choice.title)
        written = await session.rule(match, ruled, (change,), said)
        await session.go(case.route(case.dispute, ruled=written))

    mark = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if way.ours else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
    color = theme.FELT if way.ours else theme.QUIET
    inside = ft.Row(
        [ft.Icon(mark, size=24, color=color), ft.Column(words, spacing=2, tight=True, expand=True)]
    )
    if free and not settled:
        make = session.t("ruling-make-ours")
        words.append(ft.Text(make, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.FELT))
        label = f"{make}: {choice.title}. {then}"
        return tappable(
            inside,
            label,
            f"ours-{name}-{str(choice.value).lower()}",
            make_ours,
            padding=12,
            bgcolor=theme.FELT_SOFT if way.ours else theme.SURFACE,
        )
    return ft.Container(
        inside, padding=12, border_radius=theme.CARD, bgcolor=theme.FELT_SOFT if way.ours else None
    )
