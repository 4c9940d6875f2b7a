"""The table's last word: what it decides instead of what the referee says, kept as its own precedent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion import theme
from companion.flows.carry_out import short_verdict
from companion.flows.settle_dispute import Dispute
from companion.flows.standing import Standing
from companion.parts.chips import choice_row
from companion.parts.tap import Tap, quiet_button
from companion.state import Session


def otherwise(
    session: Session,
    s: Standing,
    dispute: Dispute,
    is_open: bool,
    toggle: Tap,
    decide: Callable[[str], Awaitable[None]],
) -> ft.Control:
    """The other verdicts of the question, on demand; nothing where it has none."""
    book = s.rules.book
    others = [v for v in dispute.question.verdicts(book) if v != short_verdict(dispute)]
    if not others:
        return ft.Container(visible=False)
    parts: list[ft.Control] = [quiet_button(session.t("ruling-otherwise"), toggle, "otherwise")]
    if is_open:
        for verdict in others:

            async def choose(verdict: str = verdict) -> None:
                await decide(verdict)

            words = book.say(f"{dispute.question.name}.{verdict}")
            parts.append(choice_row(words, f"decide-{verdict}", choose, chosen=False))
    return ft.Column(parts, spacing=theme.GAP, tight=True)
