"""Confetti, once a match and phone: bits of the players' colours that fall across the winner's panel."""

from __future__ import annotations

import asyncio
import random

import flet as ft

from companion import theme
from companion.parts.safe import component
from companion.state import Session

BITS = 28
FALL_MS = 1400


@component
def Confetti(session: Session, match: str) -> ft.Control:
    """Nothing to tap and nothing to read; gone when it has fallen."""
    phase, set_phase = ft.use_state("")  # "" waits, "up" is placed, "down" falls

    async def begin() -> None:
        if not await session.first_time(f"cheered.{match}"):
            return
        set_phase("up")
        await asyncio.sleep(0.15)
        set_phase("down")
        await asyncio.sleep(FALL_MS / 1000)
        set_phase("")

    ft.on_mounted(begin)
    if not phase:
        return ft.Container(width=0, height=0)
    fallen = phase == "down"
    bits: list[ft.Control] = [
        ft.Container(
            width=9,
            height=14,
            border_radius=2,
            bgcolor=theme.PLAYER_HUES[n % len(theme.PLAYER_HUES)],
            left=left,
            top=end if fallen else start,
            rotate=turn if fallen else 0,
            opacity=0 if fallen else 1,
            animate_position=ft.Animation(FALL_MS, ft.AnimationCurve.EASE_IN),
            animate_rotation=ft.Animation(FALL_MS, ft.AnimationCurve.LINEAR),
            animate_opacity=ft.Animation(FALL_MS, ft.AnimationCurve.EASE_IN),
        )
        for n, (left, start, end, turn) in enumerate(paths(match))
    ]
    return ft.TransparentPointer(content=ft.Stack(bits, height=200))


def paths(seed: str) -> list[tuple[float, float, float, float]]:
    """For each bit: left, and where it starts and ends, in dp; and how far it turns, in radians."""
    chance = random.Random(seed)
    return [
        (chance.uniform(0, 340), chance.uniform(-60, -20), chance.uniform(150, 260), chance.uniform(-3, 3))
        for _ in range(BITS)
    ]
