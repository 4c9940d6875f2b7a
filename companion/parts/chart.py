"""The totals of a match as lines, one a player."""

from __future__ import annotations

import flet as ft
import flet_charts as charts  # type: ignore[import-untyped]

from companion import theme
from companion.flows.standing import Standing
from companion.parts.player import badge, hue_of
from companion.state import Session


def totals_chart(session: Session, s: Standing, height: float = 260) -> ft.Control:
    """How the totals grew, round by round, with everybody's letter and total beneath."""
    lines = s.lines.lines
    rounds = len(s.state.rounds)
    low = min((min(line.running, default=0) for line in lines), default=0)
    high = max((max(line.running, default=0) for line in lines), default=0)
    step = tick(high - min(0, low))
    series = [
        charts.LineChartData(
            points=[charts.LineChartDataPoint(at, total) for at, total in enumerate((0, *line.running))],
            color=hue_of(s.state.player(line.player)),
            stroke_width=4,
            curved=False,
            rounded_stroke_cap=True,
            point=True,
        )
        for line in lines
    ]
    every = max(1, -(-rounds // 7))
    numbers = [
        charts.ChartAxisLabel(value=n, label=ft.Text(str(n), size=theme.LABEL, color=theme.QUIET))
        for n in range(0, rounds + 1, every)
    ]
    ticks = [
        charts.ChartAxisLabel(value=n, label=ft.Text(str(n), size=theme.LABEL, color=theme.QUIET))
        for n in range(min(0, low) // step * step, high + step, step)
    ]
    drawn = charts.LineChart(
        data_series=series,
        height=height,
        min_x=0,
        max_x=max(1, rounds),
        min_y=min(0, low) // step * step,
        max_y=(high // step + 1) * step,
        interactive=False,
        horizontal_grid_lines=charts.ChartGridLines(interval=step, color=theme.LINE, width=1),
        left_axis=charts.ChartAxis(labels=ticks, label_size=44),
        bottom_axis=charts.ChartAxis(labels=numbers, label_size=28),
    )
    legend: list[ft.Control] = [
        ft.Row(
            [
                badge(player, 28),
                ft.Text(player.name, size=theme.BODY, color=theme.INK),
                ft.Text(str(s.lines[player.id].total), style=theme.numbers()),
            ],
            spacing=theme.GAP,
            tight=True,
        )
        for player in s.state.players
    ]
    said = ", ".join(f"{player.name} {s.lines[player.id].total}" for player in s.state.players)
    picture = ft.Container(drawn, padding=ft.Padding.only(right=14))  # room for the last point
    names = ft.Row(legend, wrap=True, spacing=theme.PAD, run_spacing=theme.GAP)
    return ft.Semantics(
        label=session.t("chart-says", totals=said),
        identifier="chart",
        container=True,
        content=ft.Semantics(exclude_semantics=True, content=ft.Column([picture, names], spacing=theme.PAD)),
    )


def tick(span: int) -> int:
    """A round number of points between two lines of a chart of that span: about five lines."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000):
        if span <= 6 * step:
            return step
    return 10_000
