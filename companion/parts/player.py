"""A player as everybody knows them: a colour with a letter on it, never the colour alone."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.ledger.state import Player


def badge(player: Player, size: float = 32) -> ft.Control:
    """A round of the player's hue with their letter, `size` dp wide."""
    hue = hue_of(player)
    return ft.Container(
        ft.Text(
            player.letter,
            size=size * 0.5,
            weight=ft.FontWeight.W_700,
            color=theme.ink_on(hue),
            style=ft.TextStyle(height=1.0),  # or it sinks out of its round where letters are large
        ),
        width=size,
        height=size,
        bgcolor=hue,
        border_radius=size / 2,
        alignment=ft.Alignment.CENTER,
    )


def hue_of(player: Player) -> str:
    return theme.PLAYER_HUES[player.colour % len(theme.PLAYER_HUES)]
