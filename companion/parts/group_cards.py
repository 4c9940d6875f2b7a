"""The groups of a photo of several hands as cards, and everything that can be said of one. One tap each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import flet as ft

from companion.flows import whose
from companion.flows.all_hands import AllHands
from companion.flows.sorting import Sorting
from companion.parts.group_card import Other, group_card
from companion.parts.photo_groups import number_of
from companion.state import Session


class Put(Protocol):
    """Says something about the photo as it is by now; with `say`, that line offers to undo it."""

    def __call__(self, change: Callable[[AllHands], AllHands], say: str = "") -> Awaitable[None]: ...


def group_cards(
    session: Session, now: Sorting, opened: int, open_group: Callable[[int], None], put: Put
) -> list[ft.Control]:
    cards: list[ft.Control] = []
    for index, group in enumerate(now.hands.groups):
        heap = group.heaps[0]

        async def give(player: str, heap: int = heap) -> None:
            await put(lambda hands: whose.give(hands, hands.at(heap), player, now.seats))

        async def toggle(heap: int = heap) -> None:
            open_group(-1 if opened == heap else heap)

        owner = now.owners.get(index)
        cards.append(
            group_card(
                session,
                now.hands,
                index,
                now.points(index),
                now.state.player(owner) if owner else None,
                [now.state.player(player) for player in now.choice],
                give,
                _others(session, now, index, put),
                opened == heap,
                toggle,
            )
        )
    return cards


def _others(session: Session, now: Sorting, index: int, put: Put) -> list[Other]:
    """What else a group may be, as it stands."""
    group, groups, seats = now.hands.groups[index], now.hands.groups, now.seats
    number, heap = number_of(group.numbers), group.heaps[0]

    async def a_hand() -> None:
        await put(lambda hands: whose.a_hand(hands, hands.at(heap)))

    async def no_hand() -> None:
        say = session.t("hands-said-none", number=number)
        await put(lambda hands: whose.no_hand(hands, hands.at(heap), seats), say)

    async def part() -> None:
        await put(lambda hands: whose.part(hands, hands.at(heap), seats))

    if group.aside:
        return [Other(session.t("hands-a-hand"), f"hand-{heap + 1}", a_hand)]
    others = [Other(session.t("hands-no-hand"), f"none-{heap + 1}", no_hand)]
    if len(group.heaps) > 1:
        others.append(Other(session.t("hands-part"), f"part-{heap + 1}", part))
    for other in groups:
        if other != group and not other.aside:

            async def join(with_heap: int = other.heaps[0], called: str = number_of(other.numbers)) -> None:
                say = session.t("hands-joined", one=number, other=called)
                await put(
                    lambda hands: whose.join(hands, hands.at(heap), hands.at(with_heap), seats),
                    say,
                )

            label = session.t("hands-join", number=number_of(other.numbers))
            others.append(Other(label, f"join-{heap + 1}-{other.heaps[0] + 1}", join))
    for player in now.others:

        async def add(player: str = player) -> None:
            await put(lambda hands: whose.give(hands, hands.at(heap), player, seats))

        label = session.t("hands-add", who=now.state.player(player).name)
        others.append(Other(label, f"add-{heap + 1}-{player}", add))
    return others
