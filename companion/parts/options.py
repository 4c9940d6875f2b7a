"""House rules as a person chooses them: one row a rule, the printed value marked, who else plays what."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import flet as ft

from companion import theme
from companion.parts.tap import tappable
from companion.state import Session
from rules.books import Book, Choice, Option, Value
from rules.table_rules import TableRules

Choose = Callable[[str, Value], Awaitable[None]]
Open = Callable[[str], Awaitable[None]]

# Books call the options that a table settles before anything else by these names.
FIRST = ("edition", "wins", "ends", "length", "rounds", "target")


def asked_first(rules: TableRules) -> list[Option]:
    """Which pieces, which edition, and when the match ends: what a table has to agree on to begin.

    Where an option says how a match ends, the goals that it does not speak of are left out.
    """
    options = rules.book.options
    goals = {
        str(choice.value): rules[name] == choice.value
        for name in ("ends", "length")
        if name in options
        for choice in options[name].choices
    }
    return [
        option
        for option in options.values()
        if (option.name in FIRST and goals.get(option.name, True))
        or (option.name == "set" and len(option.choices) > 1)
    ]


def value_words(option: Option, value: Value) -> str:
    """A value as the book words it."""
    choice = option.choice(value)
    return choice.title if choice else str(value)


def option_rows(
    session: Session,
    rules: TableRules,
    options: Sequence[Option],
    opened: str,
    open_row: Open,
    choose: Choose | None = None,
) -> list[ft.Control]:
    """A row for each option; the one named `opened` shows its choices. Without `choose` they are to read."""
    return [_row(session, rules, option, option.name == opened, open_row, choose) for option in options]


def _row(
    session: Session,
    rules: TableRules,
    option: Option,
    is_open: bool,
    open_row: Open,
    choose: Choose | None,
) -> ft.Control:
    value = rules[option.name]
    differs = value != option.default
    now = value_words(option, value)

    async def toggle() -> None:
        await open_row("" if is_open else option.name)

    head = ft.Row(
        [
            ft.Column(
                [
                    ft.Text(option.title, size=theme.BODY, color=theme.INK, weight=ft.FontWeight.W_600),
                    ft.Text(
                        now,
                        size=theme.BODY,
                        color=theme.FELT if differs else theme.QUIET,
                        weight=ft.FontWeight.W_700 if differs else None,
                    ),
                ],
                spacing=2,
                tight=True,
                expand=True,
            ),
            *([_tag(session.t("rule-yours"))] if differs else []),
            ft.Icon(
                ft.Icons.EXPAND_LESS_ROUNDED if is_open else ft.Icons.EXPAND_MORE_ROUNDED,
                size=26,
                color=theme.QUIET,
            ),
        ],
        spacing=theme.GAP,
    )
    label = session.t("rule-row", title=option.title, now=now, differs="yes" if differs else "no")
    rows: list[ft.Control] = [
        tappable(
            head,
            label,
            f"rule-{option.name}",
            toggle,
            padding=ft.Padding.symmetric(vertical=10, horizontal=theme.PAD),
        )
    ]
    if is_open:
        rows.append(
            ft.Container(
                option_choices(session, rules, option, choose),
                padding=ft.Padding.only(left=theme.GAP, right=theme.GAP, bottom=theme.GAP),
            )
        )
    return ft.Column(rows, spacing=0)


def option_choices(session: Session, rules: TableRules, option: Option, choose: Choose | None) -> ft.Control:
    """The values of one option to choose from (or, without `choose`, to read)."""
    value = rules[option.name]
    if not option.choices:
        return stepper(session, option, int(value), choose)
    return ft.Column(
        [_choice(session, option, choice, choice.value == value, choose) for choice in option.choices],
        spacing=4,
    )


def _choice(
    session: Session, option: Option, choice: Choice, is_on: bool, choose: Choose | None
) -> ft.Control:
    async def take() -> None:
        if choose is not None:
            await choose(option.name, choice.value)

    printed = choice.value == option.default
    small = " · ".join(filter(None, (session.t("rule-printed") if printed else "", choice.who)))
    words: list[ft.Control] = [ft.Text(choice.title, size=theme.BODY, color=theme.INK)]
    if small:
        words.append(ft.Text(small, size=theme.LABEL, color=theme.QUIET))
    if choice.note and is_on:
        words.append(ft.Text(choice.note, size=theme.LABEL, color=theme.INK))
    look: dict[str, Any] = {"bgcolor": theme.FELT_SOFT if is_on else None, "padding": 12}
    if choose is None:
        mark = ft.Icons.CHECK_ROUNDED if is_on else ft.Icons.CIRCLE_OUTLINED
        icon = ft.Icon(mark, size=24 if is_on else 10, color=theme.FELT if is_on else theme.QUIET)
        words_only = ft.Column(words, spacing=2, tight=True, expand=True)
        row = ft.Row([ft.Container(icon, width=24, alignment=ft.Alignment.CENTER), words_only], spacing=12)
        return ft.Container(row, border_radius=theme.CARD, **look)
    mark = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if is_on else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
    return tappable(
        ft.Row(
            [
                ft.Icon(mark, size=24, color=theme.FELT if is_on else theme.QUIET),
                ft.Column(words, spacing=2, tight=True, expand=True),
            ],
            spacing=12,
        ),
        f"{choice.title}. {small}" if small else choice.title,
        f"rule-{option.name}-{str(choice.value).lower()}",
        take,
        selected=is_on,
        **look,
    )


def stepper(session: Session, option: Option, value: int, choose: Choose | None) -> ft.Control:
    """A number with less and more beside it."""

    def step(by: int, icon: ft.IconData, key: str) -> ft.Control:
        to = value + by

        async def take() -> None:
            if choose is not None:
                await choose(option.name, to)

        return tappable(
            ft.Icon(icon, size=28, color=theme.FELT),
            session.t(key, to=to),
            f"rule-{option.name}-{'less' if by < 0 else 'more'}",
            take,
            disabled=choose is None or not option.allows(to),
            width=56,
            height=56,
            alignment=ft.Alignment.CENTER,
            border=ft.Border.all(1, theme.LINE),
            bgcolor=theme.RAISED,
        )

    printed = session.t("rule-printed-number", value=int(option.default))
    return ft.Row(
        [
            step(-option.step, ft.Icons.REMOVE_ROUNDED, "rule-less"),
            ft.Column(
                [
                    ft.Text(str(value), style=theme.numbers(theme.MATCH)),
                    ft.Text(printed, size=theme.LABEL, color=theme.QUIET),
                ],
                spacing=0,
                tight=True,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            step(option.step, ft.Icons.ADD_ROUNDED, "rule-more"),
        ],
        spacing=theme.GAP,
    )


def chip(label: str, identifier: str, is_on: bool, on_tap: Callable[[], Awaitable[None]]) -> ft.Control:
    """One of a few things to choose from, side by side."""
    return tappable(
        ft.Text(
            label,
            size=theme.BODY,
            weight=ft.FontWeight.W_700 if is_on else ft.FontWeight.W_500,
            color=theme.INK,
        ),
        label,
        identifier,
        on_tap,
        selected=is_on,
        bgcolor=theme.FELT_SOFT if is_on else theme.RAISED,
        border=ft.Border.all(2 if is_on else 1, theme.FELT if is_on else theme.LINE),
        border_radius=24,
        padding=ft.Padding.symmetric(vertical=12, horizontal=theme.PAD),
    )


def preset_chips(
    session: Session, book: Book, chosen: str, take: Callable[[str], Awaitable[None]]
) -> ft.Control:
    """The published bundles of rules side by side; `take` gets the name of one, "" for as printed."""
    chips: list[ft.Control] = []
    names = {preset.name: preset.title for preset in book.presets.values() if preset.changes}
    for name, title in {"": session.t("rules-printed"), **names}.items():

        async def choose(name: str = name) -> None:
            await take(name)

        chips.append(chip(title, f"preset-{name or 'printed'}", name == chosen, choose))
    return ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)


def _tag(text: str) -> ft.Control:
    return ft.Container(
        ft.Text(text, size=theme.LABEL, color=theme.FELT, weight=ft.FontWeight.W_700),
        bgcolor=theme.FELT_SOFT,
        border_radius=10,
        padding=ft.Padding.symmetric(vertical=2, horizontal=theme.GAP),
    )
