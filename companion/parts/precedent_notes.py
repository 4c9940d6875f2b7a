"""What this table decided before about the same question, said where it is asked again."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion import theme
from companion.flows.carry_out import short_verdict
from companion.flows.precedents import Precedent, precedents, verdict_words
from companion.flows.settle_dispute import Dispute
from companion.flows.standing import Standing
from companion.ledger.state import Settlement
from companion.parts.notes import amber_note, quiet
from companion.parts.referee_routes import rulings_route
from companion.parts.tap import quiet_button
from companion.state import Session


def precedent_notes(
    session: Session, s: Standing, dispute: Dispute, settled: Sequence[Settlement], ruled: str
) -> list[ft.Control]:
    """`settled`: the table's rulings, newest first; `ruled`: the one that this page shows."""
    earlier = [each for each in settled if each.id != ruled]
    found = precedents(earlier, dispute, short_verdict(dispute))
    if not found:
        return []

    async def see() -> None:
        await session.go(rulings_route(s.state.id, session.route))

    button = quiet_button(session.t("rulings-see"), see, "precedents")
    first = found[0]
    said = _said(session, s, first)
    if first.other_way:
        return [
            ft.Semantics(identifier="precedent", container=True, content=amber_note(said, below=[button]))
        ]
    words = quiet(said)
    words.expand = True  # a long sentence goes on below itself, beside its icon
    row = ft.Row([ft.Icon(ft.Icons.HISTORY_ROUNDED, size=22, color=theme.QUIET), words], spacing=theme.GAP)
    return [ft.Semantics(identifier="precedent", container=True, content=row)]


def _said(session: Session, s: Standing, precedent: Precedent) -> str:
    day = session.day(precedent.settlement.at)
    day = day[:1].upper() + day[1:]
    verdict = verdict_words(s.rules.book, precedent.settlement.ruled)
    if not precedent.other_way:
        return session.t("precedent-same", day=day)
    key = "precedent-other" if precedent.same_case else "precedent-another-case"
    return session.t(key, day=day, verdict=verdict)
