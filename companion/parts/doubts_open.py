"""Doubtful pieces at which nobody has looked: asked about once before they count. Nothing is blocked."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.reviewed import Reviewed
from companion.parts.frame import card
from companion.parts.looking import Looking
from companion.parts.piece_chips import piece_chips
from companion.parts.tap import Tap, main_button, quiet_button
from companion.state import Session


def agree_button(session: Session, review: Reviewed, looking: Looking, label: str, agree: Tap) -> ft.Control:
    """The main action of a review; where pieces are doubtful it says so, and asks before it agrees.

    While it asks, it leads back to them: a nervous second tap agrees with nothing.
    """
    open_ones = len(review.doubtful)
    if looking.asks:
        return main_button(session.t("doubtful-look", count=open_ones), looking.again)
    if open_ones:
        return main_button(session.t("doubtful-left", says=label, count=open_ones), looking.ask)
    return main_button(label, _done(looking, agree))


def as_shown(session: Session, review: Reviewed, looking: Looking, agree: Tap) -> ft.Control:
    """Whether the doubtful pieces are right as they were read: all of them, each to be tapped."""
    count = len(review.doubtful)
    right = _done(looking, agree)
    asked = session.about(review.piece_set, "doubtful-ask", count=count)
    title = ft.Text(asked, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK)
    inside = ft.Column(
        [
            ft.Semantics(content=title, live_region=True),
            piece_chips(session.words, review, review.doubtful, None, looking.tap),
            quiet_button(session.t("doubtful-right", count=count), right, "as-shown", ft.Icons.CHECK_ROUNDED),
        ],
        spacing=theme.GAP,
        tight=True,
    )
    return card(inside, border=ft.Border.all(3, theme.AMBER), padding=12)


def _done(looking: Looking, agree: Tap) -> Tap:
    async def done() -> None:
        await looking.again()  # the hand that is looked at next begins with its own first doubt
        await agree()

    return done
