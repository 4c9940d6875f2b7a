"""What a round comes to: points a player, with the steps and the clauses behind them, to agree with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

import flet as ft

from companion import theme
from companion.desk import Place
from companion.flows.score_round import Scoring
from companion.flows.wording import names_of
from companion.ledger.state import MatchState
from companion.parts.frame import card, framed
from companion.parts.notes import amber_note, quiet
from companion.parts.photo_button import hand_route
from companion.parts.player import badge
from companion.parts.ruling_steps import ruling_steps
from companion.parts.safe import screen
from companion.parts.sentences import sentence
from companion.parts.tap import main_button, quiet_button
from companion.state import Session
from rules.games import game
from rules.rounds import Settled, Unsettled
from rules.ruling import Reason

Opened: TypeAlias = Callable[[str], None]


@screen
def Result(session: Session, match: str, number: int) -> ft.View:
    """Points first; what cannot be is asked about before; one tap puts the round on the scoreboard."""
    opened, open_clause = ft.use_state("")
    state = session.match(match)
    book = session.book(state.game)
    scoring = Scoring.in_match(state, number, game(state.game), book)
    wrong = scoring.seal
    if wrong and session.query.get("right") == wrong:  # in the address, so that nobody is asked twice
        scoring = scoring.accepted()
    entry_route = f"/match/{match}/round/{number}"

    async def back_to_entry() -> None:
        await session.go(entry_route)

    async def anyway() -> None:
        await session.go(f"{session.path}?right={wrong}")

    async def to_board() -> None:
        await session.go(f"/match/{match}")

    async def score() -> None:
        key = "done-rescored" if number in state.scored_by_round else "done-scored"
        await session.write(match, scoring.score(), session.t(key, round=number))
        await session.go(f"/match/{match}")

    if isinstance(scoring.result, Settled):
        body = _points(session, state, scoring, scoring.result, opened, open_clause)
        if _changes_nothing(state, number, scoring.result):
            main = main_button(session.t("result-same"), to_board)
        else:
            key = "result-change" if number in state.scored_by_round else "result-confirm"
            main = main_button(session.t(key, round=number), score)
    elif scoring.wrong and not scoring.result.missing and not scoring.result.need:
        body = _wrong(session, match, state, scoring)
        suspect = _about(scoring.wrong[0], names_of(state.players))

        async def look() -> None:
            await session.go(hand_route(Place(match, number, suspect[0])) if suspect else entry_route)

        if suspect:
            label = session.t("result-look", who=state.player(suspect[0]).name)
        else:
            label = session.t("result-go-on", round=number)
        body.append(quiet_button(session.t("result-anyway"), anyway, "anyway"))
        main = main_button(label, look)
    else:
        body = [amber_note(_missing(session, state, scoring.result))]
        main = main_button(session.t("result-go-on", round=number), back_to_entry)
    return framed(
        session,
        session.t("round-n", round=number),
        body,
        subtitle=book.title,
        back=entry_route,
        main=main,
    )


def _changes_nothing(state: MatchState, number: int, settled: Settled) -> bool:
    scored = state.scored_by_round.get(number)
    return scored is not None and dict(scored.confirmed) == dict(settled.scores)


def _points(
    session: Session,
    state: MatchState,
    scoring: Scoring,
    settled: Settled,
    opened: str,
    open_clause: Opened,
) -> list[ft.Control]:
    """A card a player, in seat order."""
    number = scoring.played.number
    before = state.scored_by_round.get(number)
    cards: list[ft.Control] = []
    for player in state.players:
        points = settled.scores[player.id]
        notes: list[ft.Control] = []
        was = before.confirmed.get(player.id) if before else None
        if was is not None and was != points:
            notes.append(quiet(session.t("result-was", points=was)))
        corrected = state.corrections.get((number, player.id))
        if corrected:
            notes.append(amber_note(session.t("result-by-hand", points=corrected.points)))
        head = ft.Row(
            [
                badge(player, 40),
                ft.Text(
                    player.name, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK, expand=True
                ),
                ft.Semantics(
                    identifier=f"points-{player.id}",
                    container=True,
                    label=f"{player.name}: {session.t('points', points=points)}",
                    content=ft.Semantics(
                        exclude_semantics=True,
                        content=ft.Text(str(points), style=theme.numbers(theme.TOTAL)),
                    ),
                ),
            ],
            spacing=12,
        )
        steps = ruling_steps(
            session,
            scoring.rules,
            settled.rulings[player.id],
            names_of(state.players),
            f"{player.id}/",
            opened,
            open_clause,
        )
        inside = ft.Column([head, *notes, steps], spacing=0, tight=True)
        cards.append(card(inside, padding=ft.Padding.symmetric(horizontal=12, vertical=4)))
    return [ft.Column(cards, spacing=theme.GAP, tight=True)]


def _wrong(session: Session, match: str, state: MatchState, scoring: Scoring) -> list[ft.Control]:
    """Every question, and a way to each hand that it is about."""
    names = names_of(state.players)
    asked: list[ft.Control] = [
        ft.Text(session.t("result-wrong"), size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK)
    ]
    for wrong in scoring.wrong:
        ways: list[ft.Control] = []
        for player in _about(wrong, names):

            async def look(id: str = player) -> None:
                await session.go(hand_route(Place(match, scoring.played.number, id)))

            label = session.t("result-look", who=names[player])
            ways.append(quiet_button(label, look, f"look-{player}"))
        asked.append(amber_note(sentence(session.words, scoring.rules, wrong, names), below=ways))
    return asked


def _about(wrong: Reason, names: Mapping[str, str]) -> tuple[str, ...]:
    """Whose hands a doubt is about."""
    told_of = dict.fromkeys(str(wrong.facts[key]) for key in ("who", "other") if key in wrong.facts)
    return tuple(player for player in told_of if player in names)


def _missing(session: Session, state: MatchState, result: Unsettled) -> str:
    if result.missing:
        names = session.words.join([state.player(id).name for id in result.missing])
        return session.t("result-missing", names=names)
    return session.t("ended-how")
