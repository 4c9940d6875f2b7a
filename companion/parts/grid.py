"""The scores of a match as a grid: a column a player, a row a round, totals on top, readable from a metre.

Two players or eight have to fit a phone 390 dp wide, so the figures are as large as the columns allow.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

import flet as ft

from companion import theme
from companion.flows.standing import Standing
from companion.ledger.state import Player
from companion.parts.player import badge
from companion.parts.tap import tappable
from companion.state import USUAL_WIDTH, Session
from rules.rounds import ScoredRound

Pick = Callable[[int, str], Awaitable[None]]

LABEL_WIDTH = 28  # the number of the round, before its row
MOST_ABREAST = 8
CROWDED = 7  # from so many players on, it stands above its row: 48 dp are needed to tap a score
FIGURE = 0.64  # how wide a bold tabular figure is beside its size
CHANGE_MS = 200
NOT_ENTERED = "\N{EN DASH}"
NAMED = 6  # up to so many players have their names above the columns


def totals_row(session: Session, s: Standing) -> ft.Control:
    """Who, their total, their place; whoever leads stands out."""
    leaders = s.leaders
    size = total_size(len(s.state.players), [str(line.total) for line in s.lines.lines], session.across)
    cells = [
        _total(session, s, player, size, player.id in leaders, len(s.state.players) <= NAMED)
        for player in s.state.players
    ]
    return ft.Row([*_label("", s), *cells], spacing=0, vertical_alignment=ft.CrossAxisAlignment.START)


def round_rows(session: Session, s: Standing, pick: Pick, *, running: bool) -> list[ft.Control]:
    """The rounds, newest first; `running` shows what each total was after the round."""
    return [
        _round(session, s, at, scored, pick, running) for at, scored in reversed([*enumerate(s.state.rounds)])
    ]


def spread(s: Standing, *rows: ft.Control) -> ft.Control:
    """Rows of the grid beneath each other. More than eight players are moved sideways, all rows at once."""
    column = ft.Column(list(rows), spacing=0)
    players = len(s.state.players)
    if players <= MOST_ABREAST:
        return column
    column.width = players * theme.TARGET
    return ft.Row([column], scroll=ft.ScrollMode.AUTO)


def total_size(players: int, totals: list[str], across: float = USUAL_WIDTH) -> int:
    """How large the totals can be, so that the longest fits its column, dp.

    `across`: how wide the window is for its letters, dp.
    """
    label = LABEL_WIDTH if players < CROWDED else 0
    gap = 10 if players < CROWDED else 5  # or the totals run together
    return _fitting(theme.TOTAL, (_page(across) - label) / min(players, MOST_ABREAST) - gap, totals)


def _page(across: float) -> float:
    """The room for a grid; on a wider screen everything has more."""
    return min(across, USUAL_WIDTH) - 2 * theme.PAD


def _fitting(most: int, column: float, figures: Iterable[str]) -> int:
    longest = max(map(len, figures), default=1)
    return int(min(most, column / (FIGURE * max(longest, 1))))


def _total(session: Session, s: Standing, player: Player, size: int, leads: bool, named: bool) -> ft.Control:
    line = s.lines[player.id]
    place = session.t("place", place=line.place) if s.state.rounds else ""
    inside: list[ft.Control] = [badge(player, 30)]
    if named:
        inside.append(
            ft.Text(
                player.name,
                size=theme.LABEL,
                color=theme.INK,
                weight=ft.FontWeight.W_600,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
            )
        )
    inside += [
        ft.AnimatedSwitcher(  # a total that changes is seen to change
            ft.Text(str(line.total), style=theme.numbers(size), no_wrap=True, key=str(line.total)),
            duration=CHANGE_MS,
            transition=ft.AnimatedSwitcherTransition.SCALE,
        ),
        ft.Text(
            place,
            size=theme.LABEL,
            color=theme.FELT if leads else theme.QUIET,
            weight=ft.FontWeight.W_700 if leads else None,
        ),
    ]
    column = ft.Column(inside, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    label = session.t("total-of", name=player.name, total=str(line.total), place=place or "-")
    return ft.Container(
        ft.Semantics(
            label=label,
            identifier=f"total-{player.name}",
            container=True,
            content=ft.Semantics(exclude_semantics=True, content=column),
        ),
        expand=1,
        bgcolor=theme.FELT_SOFT if leads else None,
        border_radius=theme.CARD,
        padding=ft.Padding.symmetric(vertical=6),
        alignment=ft.Alignment.TOP_CENTER,
    )


def _round(
    session: Session, s: Standing, at: int, scored: ScoredRound, pick: Pick, running: bool
) -> ft.Control:
    cells = [_score(session, s, at, scored, player, pick, running) for player in s.state.players]
    line = ft.Border(top=ft.BorderSide(1, theme.LINE))
    if len(s.state.players) < CROWDED:
        return ft.Container(ft.Row([*_label(str(scored.number), s), *cells], spacing=0), border=line)
    number = ft.Text(session.t("round-n", round=scored.number), size=theme.LABEL, color=theme.QUIET)
    return ft.Container(ft.Column([number, ft.Row(cells, spacing=0)], spacing=0), border=line)


def _score(
    session: Session, s: Standing, at: int, scored: ScoredRound, player: Player, pick: Pick, running: bool
) -> ft.Control:
    line = s.lines[player.id]
    points = line.scores[at]
    shown = NOT_ENTERED if points is None else str(line.running[at] if running else points)
    corrected = (scored.number, player.id) in s.state.corrections

    async def tap() -> None:
        await pick(scored.number, player.id)

    players = len(s.state.players)
    usual = theme.TITLE if players < CROWDED else 18
    style = theme.numbers(
        _fitting(usual, _page(session.across) / min(players, MOST_ABREAST), [shown]),
        weight=ft.FontWeight.W_700 if scored.winner == player.id else ft.FontWeight.W_500,
        color=theme.FELT if scored.winner == player.id else theme.INK,
    )
    if corrected:
        style.decoration = ft.TextDecoration.UNDERLINE
        style.decoration_style = ft.TextDecorationStyle.DOTTED
    label = session.t(
        "score-of",
        round=scored.number,
        name=player.name,
        points=shown,
        corrected="yes" if corrected else "no",
    )
    cell = tappable(
        ft.Text(shown, style=style, no_wrap=True),
        label,
        f"score-{scored.number}-{player.name}",
        tap,
        height=theme.TARGET,
        alignment=ft.Alignment.CENTER,
        border_radius=theme.GAP,
    )
    cell.expand = 1
    return cell


def _label(text: str, s: Standing) -> list[ft.Control]:
    if len(s.state.players) >= CROWDED:
        return []
    return [
        ft.Container(ft.Text(text, style=theme.numbers(theme.LABEL, color=theme.QUIET)), width=LABEL_WIDTH)
    ]
