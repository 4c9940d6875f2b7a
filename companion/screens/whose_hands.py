"""A photo of several hands: whose is which, before each of them is looked at like a photo of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion import theme
from companion.desk import Place
from companion.flows import whose
from companion.flows.all_hands import AllHands
from companion.flows.clashes import Clash
from companion.flows.score_round import Scoring
from companion.flows.sorting import Sorting
from companion.ledger.errors import NoSuchPhoto
from companion.parts.frame import framed
from companion.parts.group_cards import group_cards
from companion.parts.hand_photos import photos_coming
from companion.parts.in_sentence import in_sentence
from companion.parts.notes import amber_note, quiet
from companion.parts.photo_button import PhotoPicker, share_route
from companion.parts.photo_groups import number_of, photo_groups
from companion.parts.photo_part import View
from companion.parts.photo_view import room_for_photo
from companion.parts.rearrange import rearrange
from companion.parts.review_notes import doubts_once
from companion.parts.safe import screen
from companion.parts.tap import main_button, quiet_button
from companion.state import Session
from rules.games import game


@screen
def WhoseHands(session: Session, match: str, number: int, photo: str) -> ft.View:
    """The photo with every hand framed, and below it a line a hand with the players to tap."""
    opened, open_group = ft.use_state(-1)
    place = Place(match, number, "")
    here = f"/match/{match}/round/{number}"
    now = _sorting(session, place, photo)
    box = now.hands.review.piece_set
    retake = ft.use_memo(lambda: PhotoPicker(session, place, box, instead_of=photo), [])

    async def put(change: Callable[[AllHands], AllHands], say: str = "") -> None:
        open_group(-1)
        back = await rearrange(session, now, change)
        if say:
            session.say(say, back=back)

    async def agree() -> None:
        await put(partial(whose.agreed, seats=now.seats))
        first = _sorting(session, place, photo).first
        await session.go(share_route(Place(match, number, first), photo) if first else here)

    async def drop() -> None:
        await put(AllHands.set_aside, session.t("hands-dropped"))
        await session.go(here)

    if not now.hands.groups:
        main = retake.button(session.t("review-retake"), "main", main=True)
    elif now.unowned:
        wanted = session.t("hands-whose-is", number=_number(now, now.unowned[0]))
        main = main_button(wanted, agree, disabled=True)
    elif now.first:
        main = main_button(session.t("hands-agree", who=now.state.player(now.first).name), agree)
    else:
        main = main_button(session.t("result-go-on", round=number), agree)
    room = room_for_photo(session)
    review = now.hands.review
    picture = photo_groups(
        session.words,
        f"/photos/{photo}.jpg",
        now.hands,
        {index: now.state.player(player) for index, player in now.owners.items()},
        {look for clash in now.clashes for look in clash.looks},
        View.near(review.around, review.size_px, room),
    )
    framed_photo = ft.Container(
        ft.InteractiveViewer(picture, min_scale=1, max_scale=6),
        border_radius=theme.CARD,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        alignment=ft.Alignment.CENTER,
        bgcolor=theme.LINE,
    )
    top = ft.Column([framed_photo], tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    second = [
        retake.button(session.t("review-retake"), "retake"),
        quiet_button(session.t("hands-drop"), drop, "drop-photo", color=theme.QUIET, expand=True),
    ]
    lower = ft.Column(
        [
            *photos_coming(session, place),
            *_notes(session, now),
            *group_cards(session, now, opened, open_group, put),
            *second,
        ],
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    beside = ft.Row(
        [ft.Container(top, expand=True), lower],
        spacing=theme.PAD,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return framed(
        session,
        session.t("hands-title"),
        [beside] if session.wide else [top, lower],
        subtitle=session.t("round-n", round=number),
        back=here,
        main=main,
        scroll=False,
        widest=min(2 * theme.WIDEST, session.page.width or theme.WIDEST) if session.wide else theme.WIDEST,
    )


def _sorting(session: Session, place: Place, photo: str) -> Sorting:
    """As it stands by now; raises NoSuchPhoto, also for a photo of one hand."""
    photos = session.tableside.photos
    kept = photos.get(photo)
    if (kept.match, kept.round, kept.player) != place:
        raise NoSuchPhoto("no-photo")
    state = session.match(place.match)
    scoring = Scoring.in_match(state, place.round, game(state.game), session.book(state.game))
    return Sorting.of(state, scoring, photos.of(place.match, place.round), photo)


def _number(now: Sorting, index: int) -> str:
    return number_of(now.hands.groups[index].numbers)


def _notes(session: Session, now: Sorting) -> list[ft.Control]:
    """What is doubtful about the photo as a whole, and what cannot be in it."""
    box = now.hands.review.piece_set
    lines = doubts_once(session, box, now.hands.loose)
    lines += [_clash(session, now, clash) for clash in now.clashes]
    hands = [group for group in now.hands.groups if not group.aside]
    if len(now.hands.groups) == 1:
        lines.append(session.about(box, "hands-only-one"))
    elif now.unowned and now.seats.lacking and len(hands) > len(now.seats.lacking):
        lines.append(session.about(box, "hands-too-many", groups=len(hands), hands=len(now.seats.lacking)))
    notes: list[ft.Control] = [amber_note(*dict.fromkeys(lines))] if lines else []
    if now.without and not now.unowned:
        names = session.words.join([now.state.player(player).name for player in now.without])
        notes.append(quiet(session.about(box, "hands-without", names=names)))
    return notes


def _clash(session: Session, now: Sorting, clash: Clash) -> str:
    """One piece and every place that it cannot be in."""
    places = [session.t("hands-number", number=_number(now, index)) for index in clash.groups]
    places += [session.t("hands-of", who=now.state.player(player).name) for player in clash.players]
    key = "hands-opened" if clash.opened else "hands-twice"
    piece = in_sentence(clash.piece, session.words)
    box = now.hands.review.piece_set
    return session.about(box, key, piece=piece, places=session.words.join(places))
