"""Putting one score right because of a ruling: which round, whose, and the number on big keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion import theme
from companion.flows.adding import Sum
from companion.flows.standing import Standing
from companion.ledger.entries import ScoreCorrected
from companion.ledger.state import MatchState
from companion.parts.chips import choice_chip
from companion.parts.frame import card, heading
from companion.parts.keypad import keypad
from companion.parts.player import badge
from companion.state import Session


@dataclass(frozen=True, slots=True)
class OneScore:
    """The score that is being put right: nobody's until a player is tapped; the latest round at first."""

    player: str
    round: int
    typed: Sum

    @classmethod
    def of(cls, state: MatchState, chosen: tuple[str, int], typed: Sum) -> OneScore | None:
        """None where there is no score yet to put right."""
        if not state.rounds:
            return None
        player, number = chosen
        return cls(player, number or state.rounds[-1].number, typed)

    @property
    def entry(self) -> ScoreCorrected | None:
        """What would be written; None until whose and what is told."""
        if not self.player or self.typed.total is None:
            return None
        return ScoreCorrected(self.round, self.player, self.typed.total)


def one_score(
    session: Session,
    s: Standing,
    score: OneScore,
    choose: Callable[[tuple[str, int]], None],
    set_typed: Callable[[Any], None],
) -> ft.Control:
    """`choose` takes the player and the round."""
    rounds: list[ft.Control] = []
    for scored in s.state.rounds:

        async def to_round(number: int = scored.number) -> None:
            choose((score.player, number))

        label = session.t("round-n", round=scored.number)
        on = scored.number == score.round
        rounds.append(choice_chip(label, f"right-round-{scored.number}", to_round, chosen=on))
    now = next(scored.scores for scored in s.state.rounds if scored.number == score.round)
    people: list[ft.Control] = []
    for player in s.state.players:

        async def to_player(id: str = player.id) -> None:
            choose((id, score.round))

        points = now.get(player.id)
        label = player.name if points is None else f"{player.name} {points}"
        on = player.id == score.player
        people.append(
            choice_chip(label, f"right-{player.name}", to_player, chosen=on, before=badge(player, 28))
        )

    async def press(key: str) -> None:
        set_typed(lambda so_far: so_far.press(key))

    parts: list[ft.Control] = [
        ft.Row(rounds, spacing=theme.GAP, scroll=ft.ScrollMode.AUTO),
        ft.Row(people, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP),
    ]
    if score.player:
        parts.append(keypad(session.words, score.typed, press))
    return ft.Column(
        [
            heading(session.t("ruling-which-score")),
            card(ft.Column(parts, spacing=12, tight=True), padding=12),
        ],
        spacing=theme.GAP,
        tight=True,
    )
