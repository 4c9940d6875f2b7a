"""A number that every player has, such as what was scored during play: big keys, one player after another."""

from __future__ import annotations

import flet as ft

from companion.desk import Place
from companion.flows.adding import Sum
from companion.flows.score_round import Ask, Scoring
from companion.ledger.state import MatchState
from companion.parts.frame import framed
from companion.parts.keypad import keypad
from companion.parts.notes import quiet
from companion.parts.photo_button import number_route
from companion.parts.safe import screen
from companion.parts.tap import main_button, quiet_button
from companion.state import Session
from rules.games import game


@screen
def EachNumber(session: Session, match: str, number: int, fact: str, player: str) -> ft.View:
    """What this player has of `fact`; then whoever has not told it yet."""
    typed, set_typed = ft.use_state(Sum())
    state = session.match(match)
    scoring = _scoring(session, state, number)
    who = state.player(player)
    title = next(asked.title for asked in scoring.facts if asked.name == fact)
    now = scoring.number_of(fact, player)
    back = f"/match/{match}/round/{number}"

    async def press(key: str) -> None:
        set_typed(lambda so_far: so_far.press(key))  # a quick finger types before the screen is drawn anew

    async def write(points: int) -> None:
        told = session.t("each-of", who=who.name, title=title, points=points)
        await session.write(match, scoring.tell_number(fact, player, points), told)
        following = _scoring(session, session.match(match), number).next
        if following.ask is Ask.EACH:
            await session.go(number_route(Place(match, number, following.player), following.name))
        else:
            await session.go(back)

    async def save() -> None:
        assert typed.total is not None
        await write(typed.total)

    async def nothing() -> None:
        await write(0)

    if typed.total is None:
        main = main_button(session.t("each-type", who=who.name), save, disabled=True)
    else:
        main = main_button(session.t("hand-has", who=who.name, points=typed.total), save)
    told = [quiet(session.t("each-of", who=who.name, title=title, points=now))] if now is not None else []
    return framed(
        session,
        who.name,
        [
            *told,
            keypad(session.words, typed, press),
            quiet_button(session.t("each-none", who=who.name), nothing, "nothing"),
        ],
        subtitle=title,
        back=back,
        main=main,
    )


def _scoring(session: Session, state: MatchState, number: int) -> Scoring:
    return Scoring.in_match(state, number, game(state.game), session.book(state.game))
