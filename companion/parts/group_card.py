"""One group of a photo of several hands: its number, what it comes to, and whose it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion import theme
from companion.flows.all_hands import AllHands
from companion.ledger.state import Player
from companion.parts.frame import card
from companion.parts.photo_groups import NO_HAND, frame_hue, number_of
from companion.parts.player import badge
from companion.parts.tap import icon_button, quiet_button, tappable
from companion.state import Session

NAMED = 3  # with more players to choose from, those who are not chosen are shown by their letter alone

Give = Callable[[str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Other:
    """A rarer thing to say of a group, behind the three dots."""

    label: str
    identifier: str
    say: Callable[[], Awaitable[None]]


def group_card(
    session: Session,
    hands: AllHands,
    index: int,
    points: int,
    owner: Player | None,
    choice: Sequence[Player],
    give: Give,
    others: Sequence[Other],
    is_open: bool,
    toggle: Callable[[], Awaitable[None]],
) -> ft.Control:
    """`choice`: the players as chips; `give` is told the one that was tapped."""
    group = hands.groups[index]
    rows: list[ft.Control] = [_head(session, hands, index, points, owner, toggle)]
    if not group.aside:
        few = len(choice) <= NAMED
        chips = [_chip(session, hands, index, player, owner, few, give) for player in choice]
        rows.append(ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP))
    if is_open or group.aside:
        ways = [quiet_button(other.label, other.say, other.identifier) for other in others]
        rows.append(ft.Column(ways, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.START))
    wanted = owner is None and not group.aside
    return card(
        ft.Column(rows, spacing=theme.GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        border=ft.Border.all(2, theme.AMBER) if wanted else ft.Border.all(1, theme.LINE),
        padding=ft.Padding.only(left=12, right=4, top=4, bottom=12),
    )


def _head(
    session: Session,
    hands: AllHands,
    index: int,
    points: int,
    owner: Player | None,
    toggle: Callable[[], Awaitable[None]],
) -> ft.Control:
    group = hands.groups[index]
    number = number_of(group.numbers)
    tiles = session.about(hands.review.piece_set, "hand-photo-tiles", count=len(hands.pieces(index)))
    state, color = _state(session, hands, index, owner)
    says = ft.Column(
        [
            ft.Text(tiles, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK),
            *([ft.Text(state, size=theme.BODY, weight=ft.FontWeight.W_600, color=color)] if state else []),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    total = ft.Text("" if group.aside else str(points), style=theme.numbers(theme.MATCH))
    spoken = session.t("hands-line", number=number, tiles=tiles, points=session.t("points", points=points))
    shown = ft.Row([_tag(number, owner, group.aside), says, total], spacing=12)
    told = ft.Semantics(
        identifier=f"group-{group.numbers[0]}",
        container=True,
        label=". ".join(part for part in (spoken, owner.name if owner else "", state) if part),
        content=ft.Semantics(exclude_semantics=True, content=shown),
        expand=True,
    )
    row: list[ft.Control] = [told]
    if not group.aside:
        label = session.t("hands-more", number=number)
        row.append(icon_button(ft.Icons.MORE_VERT_ROUNDED, label, f"more-{group.numbers[0]}", toggle))
    else:
        row.append(ft.Container(width=8, height=theme.TARGET))
    return ft.Row(row, spacing=4)


def _state(session: Session, hands: AllHands, index: int, owner: Player | None) -> tuple[str, ft.ColorValue]:
    """What there is to say of the group, and in which colour; nothing of one that is quite sure."""
    group = hands.groups[index]
    if group.aside:
        return session.t("hands-none"), theme.QUIET
    if owner is None:
        return session.t("hands-whose"), theme.AMBER
    if group.closed:
        return session.t("hand-photo-agreed"), theme.QUIET
    doubtful = len(hands.doubtful(index))
    return (session.t("hand-photo-doubtful", count=doubtful), theme.AMBER) if doubtful else ("", theme.QUIET)


def _tag(number: str, owner: Player | None, aside: bool) -> ft.Control:
    """The number as it is on the photo."""
    hue = frame_hue(owner, aside)
    return ft.Container(
        ft.Text(number, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.ink_on(hue)),
        height=36,
        width=36 if len(number) < 3 else None,
        padding=ft.Padding.symmetric(horizontal=10) if len(number) > 2 else 0,
        bgcolor=hue,
        border=ft.Border.all(1.5, NO_HAND) if owner is None else None,
        border_radius=18,
        alignment=ft.Alignment.CENTER,
    )


def _chip(
    session: Session,
    hands: AllHands,
    index: int,
    player: Player,
    owner: Player | None,
    named: bool,
    give: Give,
) -> ft.Control:
    chosen = owner is not None and owner.id == player.id

    async def tapped() -> None:
        await give(player.id)

    inside: list[ft.Control] = [badge(player, 32)]
    if named or chosen:
        weight = ft.FontWeight.W_700 if chosen else ft.FontWeight.W_500
        inside.append(ft.Text(player.name, size=theme.BODY, weight=weight, color=theme.INK))
    if chosen:
        inside.append(ft.Icon(ft.Icons.CHECK_ROUNDED, size=20, color=theme.FELT))
    return tappable(
        ft.Row(inside, spacing=theme.GAP, tight=True),
        session.t("hands-give", number=number_of(hands.groups[index].numbers), who=player.name),
        f"give-{hands.groups[index].numbers[0]}-{player.name}",
        tapped,
        selected=chosen,
        height=theme.TARGET,
        padding=ft.Padding.symmetric(horizontal=14 if named or chosen else 7),
        bgcolor=theme.FELT_SOFT if chosen else theme.SURFACE,
        border=ft.Border.all(2 if chosen else 1, theme.FELT if chosen else theme.LINE),
        border_radius=24,
    )
