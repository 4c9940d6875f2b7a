"""A ruling, to be held up to the table: the verdict large, what to do, why, the clauses, other tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion import theme
from companion.flows.adding import Sum
from companion.flows.carry_out import as_ruled, scores_set, sets_one_score
from companion.flows.house_rule import partings
from companion.flows.precedents import of_table
from companion.ledger.entries import Remedy
from companion.parts.case import Case
from companion.parts.fact_lines import fact_lines
from companion.parts.frame import framed, heading
from companion.parts.house_rule import clashing, table_parts
from companion.parts.notes import quiet
from companion.parts.one_score import OneScore, one_score
from companion.parts.otherwise import otherwise
from companion.parts.precedent_notes import precedent_notes
from companion.parts.referee_routes import referee_route
from companion.parts.ruling_card import clauses_cited, now_to_do, reasons, verdict_card
from companion.parts.tap import Tap, main_button, quiet_button
from companion.state import Session


@dataclass(frozen=True)
class Choosing:
    """What is open on this phone, beside what the address holds."""

    opened: str
    open_clause: Callable[[str], None]
    typed: Sum
    set_typed: Callable[[Any], None]
    score: tuple[str, int]  # player and round whose score is put right
    choose_score: Callable[[tuple[str, int]], None]
    otherwise: bool
    show_otherwise: Callable[[bool], None]


def ruling_view(session: Session, match: str, case: Case, choosing: Choosing) -> ft.View:
    """Everything about one answer; the main button is the table's agreement, and sets the scores it says."""
    dispute, s = case.dispute, case.standing
    answer = dispute.ruling
    assert answer is not None
    ours = next((each for each in s.state.rulings if each.id == case.ruled), None)
    settled = of_table([summary.state for summary in session.matches()], s.state)
    free = session.may_write and ours is None
    score = OneScore.of(s.state, choosing.score, choosing.typed) if sets_one_score(dispute) else None

    async def settle(remedies: tuple[Remedy, ...], said: str, verdict: str = "") -> None:
        ruled = await session.rule(match, as_ruled(dispute, case.number, verdict), remedies, said)
        choosing.show_otherwise(False)
        await session.go(case.route(dispute, ruled=ruled))

    async def decide(verdict: str) -> None:
        await settle((), session.t("done-ruled"), verdict)

    async def back() -> None:
        await session.go(case.back, with_notice=True)

    async def agree() -> None:
        await settle((), session.t("done-ruled"))

    async def put_scores() -> None:
        remedies = scores_set(dispute, s.state)
        await settle(remedies, session.t("done-scores-put", count=len(remedies), round=case.number))

    async def put_one() -> None:
        assert score is not None
        assert score.entry is not None
        entry = score.entry
        name = s.names[entry.player]
        said = session.t("told-corrected", name=name, round=entry.round, points=entry.points)
        await settle((entry,), said)

    async def toggle_otherwise() -> None:
        choosing.show_otherwise(not choosing.otherwise)

    found = partings(dispute, s.state)
    body: list[ft.Control] = [
        verdict_card(session, dispute, s, ours),
        *precedent_notes(session, s, dispute, settled, case.ruled),
        *now_to_do(session, s, answer),
        *clashing(session, match, case, found, free=session.may_write),
    ]
    if score is not None and free:
        body.append(one_score(session, s, score, choosing.choose_score, choosing.set_typed))
    body += [
        *reasons(session, s, answer, choosing.opened, choosing.open_clause),
        *table_parts(session, match, case, found, free=session.may_write),
    ]
    if free:
        body.append(otherwise(session, s, dispute, choosing.otherwise, toggle_otherwise, decide))
    body += [
        *clauses_cited(session, s, answer, session.route),
        heading(session.t("ruling-said")),
        *fact_lines(session, dispute, s, "", lambda name: case.route(dispute, edit=name)),
    ]
    remedies = scores_set(dispute, s.state)
    below: list[ft.Control]
    if not free:
        below = [main_button(session.t("ruling-back"), back)]
    elif remedies:
        label = session.t("ruling-scores", round=remedies[0].round)
        below = _with_points(session, label, put_scores, agree)
    elif score is not None and score.entry is not None:
        entry = score.entry
        label = session.t("ruling-set", name=s.names[entry.player], round=entry.round, points=entry.points)
        below = _with_points(session, label, put_one, agree)
    else:
        means = quiet(session.t("ruling-agree-means"), theme.LABEL)
        below = [means, main_button(session.t("ruling-agree"), agree)]
    return framed(
        session,
        session.t("referee"),
        body,
        subtitle=s.rules.book.say(f"{dispute.question.name}.ask"),
        back=case.back if ours else referee_route(match, case.back),
        main=ft.Column(below, spacing=theme.GAP, tight=True),
    )


def _with_points(session: Session, label: str, put: Tap, keep: Tap) -> list[ft.Control]:
    """The main button writes points, and says so; beside it, the decision alone."""
    return [
        quiet_button(session.t("ruling-only-keep"), keep, "agree"),
        quiet(session.t("ruling-scores-means"), theme.LABEL),
        main_button(label, put),
    ]
