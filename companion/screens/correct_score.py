"""One score, set by hand: the number, and why if one likes. What was there before stays in the history."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.adding import Sum
from companion.ledger.entries import ScoreCorrected
from companion.parts.field import text_field
from companion.parts.frame import card, framed
from companion.parts.keypad import keypad
from companion.parts.player import badge
from companion.parts.safe import component, screen
from companion.parts.tap import main_button, quiet_button
from companion.state import Session


@screen
def CorrectScore(session: Session, match: str, number: int, player: str) -> ft.View:
    """Big keys, a sign, and one button that says what will be written."""
    typed, set_typed = ft.use_state(Sum())
    minus, set_minus = ft.use_state(False)
    why = ft.use_ref("")
    state = session.match(match)
    who = state.player(player)
    scored = next((r for r in state.rounds if r.number == number), None)
    now = scored.scores.get(player) if scored else None
    back = f"/match/{match}"

    async def press(key: str) -> None:
        set_typed(lambda so_far: so_far.press(key))  # a quick finger types before the screen is drawn anew

    async def flip() -> None:
        set_minus(lambda so_far: not so_far)

    async def save() -> None:
        assert points is not None
        entry = ScoreCorrected(number, player, points, why.current or "")
        said = session.t("told-corrected", name=who.name, round=number, points=points)
        await session.write(match, entry, said)
        await session.go(back)

    async def see_round() -> None:
        await session.go(f"/match/{match}/round/{number}/result")

    total = typed.total
    points = None if total is None else -total if minus else total
    if points is None:
        main = main_button(session.t("correct-type"), save, disabled=True)
    else:
        main = main_button(session.t("correct-save", name=who.name, points=points), save)
    return framed(
        session,
        session.t("correct-title", name=who.name),
        [
            _now(session, match, number, player, now),
            keypad(session.words, typed, press),
            ft.Row(
                [
                    quiet_button(session.t("correct-plus" if minus else "correct-minus"), flip, "minus"),
                    quiet_button(session.t("correct-round"), see_round, "see-round"),
                ],
                wrap=True,
            ),
            Why(session, why),
        ],
        subtitle=session.t("round-n", round=number),
        back=back,
        main=main,
    )


def _now(session: Session, match: str, number: int, player: str, now: int | None) -> ft.Control:
    state = session.match(match)
    who = state.player(player)
    correction = state.corrections.get((number, player))
    rows: list[ft.Control] = [
        ft.Row(
            [
                badge(who, 40),
                ft.Text(session.t("correct-now"), size=theme.BODY, color=theme.QUIET, expand=True),
                ft.Text("-" if now is None else str(now), style=theme.numbers(theme.TOTAL)),
            ],
            spacing=12,
        )
    ]
    if correction is not None:

        async def take_back() -> None:
            await session.undo(match, correction.ruling or correction.entry)

        before = "-" if correction.was is None else str(correction.was)
        told = session.t(
            "correct-was", points=before, why=correction.why, has="yes" if correction.why else "no"
        )
        rows.append(ft.Text(told, size=theme.BODY, color=theme.INK))
        rows.append(quiet_button(session.t("correct-back", points=before), take_back, "take-back"))
    return card(ft.Column(rows, spacing=theme.GAP, tight=True), padding=12)


@component
def Why(session: Session, why: ft.MutableRef[str]) -> ft.Control:
    """A few words for the history; nobody has to."""

    def typed(event: ft.Event[ft.TextField]) -> None:
        why.current = (event.control.value or "").strip()

    return text_field(
        session.t("correct-why"),
        on_change=typed,
        max_length=120,
    )
