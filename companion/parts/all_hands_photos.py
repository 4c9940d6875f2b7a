"""Photos of all hands of a round: the button that takes one, those on their way, those that were read."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion import theme
from companion.desk import Place
from companion.flows.photos_of_hand import all_hands_of, seats_of
from companion.flows.score_round import Scoring
from companion.ledger.state import Kept
from companion.parts.hand_photos import photos_coming, thumb
from companion.parts.photo_button import PhotoPicker, all_hands_route
from companion.parts.tap import tappable
from companion.state import Session

WORTH_IT = 2  # hands that are missing: a photo of one hand has its own button


def all_hands_photos(
    session: Session, place: Place, scoring: Scoring, kept: Sequence[Kept], picker: PhotoPicker | None
) -> list[ft.Control]:
    """`kept`: all photos of the round; `picker`: None where pieces of this set are not read from photos."""
    taken = all_hands_taken(kept)
    shown = [*photos_coming(session, place), *(_taken(session, place, each) for each in taken)]
    missing = len(seats_of(scoring, kept, "").lacking)
    entered = all(
        player in scoring.played.left for player in scoring.played.players if scoring.is_counted(player)
    )
    if picker is not None and (missing >= WORTH_IT or (taken and not entered)):
        label = session.t("hands-photo-more" if taken else "hands-photo-take")
        shown.append(picker.button(label, "all-hands"))
    return shown


def all_hands_taken(kept: Sequence[Kept]) -> list[Kept]:
    """The photos of several hands that count."""
    return [each for each in kept if not each.player and not all_hands_of(each).review.aside]


def unsorted(kept: Sequence[Kept]) -> str:
    """The first photo of several hands of which nobody said whose they are; its id, or ""."""
    return next((each.id for each in all_hands_taken(kept) if not all_hands_of(each).given), "")


def _taken(session: Session, place: Place, kept: Kept) -> ft.Control:
    hands = all_hands_of(kept)
    if not hands.given:
        state, color = session.t("hands-to-sort"), theme.AMBER
    elif hands.waiting:
        state, color = session.t("hands-waiting", count=len(hands.waiting)), theme.AMBER
    else:
        state, color = session.t("hand-photo-agreed"), theme.QUIET
    title = session.t("hands-photo", count=len([group for group in hands.groups if not group.aside]))

    async def look() -> None:
        await session.go(all_hands_route(place, kept.id))

    words = ft.Column(
        [
            ft.Text(title, size=theme.BODY, weight=ft.FontWeight.W_600, color=theme.INK),
            ft.Text(state, size=theme.BODY, weight=ft.FontWeight.W_600, color=color),
        ],
        spacing=4,
        tight=True,
        expand=True,
    )
    icon = ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, size=26, color=theme.QUIET)
    return tappable(
        ft.Row([thumb(kept.id), words, icon], spacing=12),
        f"{title}. {state}",
        f"all-hands-{kept.id}",
        look,
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
        padding=8,
    )
