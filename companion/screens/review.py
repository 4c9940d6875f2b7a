"""A photo, looked at: what was read drawn over it, the doubtful first. The person's word wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from companion import theme
from companion.desk import Place
from companion.flows.halves import lies_so
from companion.flows.photos_of_hand import (
    Snap,
    Snaps,
    all_hands_of,
    review_of,
    said,
    share_of,
    with_photos,
)
from companion.flows.picking import Picking
from companion.flows.reviewed import Reviewed
from companion.flows.score_round import Scoring
from companion.flows.wording import names_of
from companion.ledger.errors import NoSuchPhoto
from companion.ledger.state import Kept, MatchState
from companion.parts.close_up import close_up
from companion.parts.frame import framed
from companion.parts.hand_photos import photos_coming
from companion.parts.look_card import look_card
from companion.parts.notes import amber_note, quiet
from companion.parts.photo_button import (
    PhotoPicker,
    all_hands_route,
    hand_route,
    photo_route,
    share_route,
    snap_route,
)
from companion.parts.photo_view import PhotoView
from companion.parts.review_notes import how_sure, photo_doubts, read_pieces
from companion.parts.safe import screen
from companion.parts.sentences import sentence
from companion.parts.tap import main_button, quiet_button
from companion.parts.tile_picker import tile_picker
from companion.state import Session
from rules.games import game
from rules.pieces import Face, Family, Mark, Piece
from rules.rounds import Left

ADDING = -1  # in place of the index of a look: a piece that was missed is being added


@dataclass(frozen=True, slots=True)
class At:
    """What the person is at: a piece that was tapped, and what is tapped of another one for it."""

    index: int | None = None
    picking: Picking | None = None
    half: int | None = None  # the one that is picked anew, where only one is wrong


@screen
def Review(session: Session, match: str, number: int, photo: str, player: str = "") -> ft.View:
    """One doubtful piece at a time under the photo; every box and every chip can be tapped.

    `player`: whose share it is of a photo of several hands; a photo of one hand knows by itself.
    """
    photos, desk = session.tableside.photos, session.tableside.desk
    kept = photos.get(photo)
    player = kept.player or player
    review = share_of(kept, player)
    if (kept.match, kept.round) != (match, number) or review is None:
        raise NoSuchPhoto("no-photo")
    place = Place(match, number, player)
    state = session.match(match)
    who = state.player(player).name
    scoring = Scoring.in_match(state, number, game(state.game), session.book(state.game))
    box = review.piece_set
    every = photos.of(match, number)
    others = Snaps.of(every, player).besides(photo)
    hand = Snaps((*others.every, Snap(photo, review))).pieces
    points = scoring.count(Left(hand)).points

    at, look_at = ft.use_state(At())
    retake = ft.use_memo(lambda: PhotoPicker(session, place, box, instead_of=photo), [])
    another = ft.use_memo(lambda: PhotoPicker(session, place, box), [])

    at_now = ft.use_ref(At())  # a quick finger taps again before the screen is drawn anew
    at_now.current = at
    focus = at.index if at.index is not None else next(iter(review.doubtful), None)

    async def put(change: Callable[[Reviewed], Reviewed]) -> Reviewed:
        """Say something about the photo as it is by now, so that no earlier word is lost."""
        look_at(At())
        changed = await desk.say(photo, lambda now: said(now, player, change))
        session.told(match)
        share = share_of(changed, player)
        if share is None:  # somebody gave this hand to another player meanwhile
            raise NoSuchPhoto("no-photo")
        return share

    async def tap(index: int) -> None:
        look_at(At(index))

    async def say(piece: Piece, lying: tuple[Mark, ...] = ()) -> None:
        assert focus is not None
        index = focus
        await put(lambda now: now.add(piece) if index == ADDING else now.correct(index, piece, lying))

    async def no_tile() -> None:
        assert focus is not None
        index = focus
        await put(lambda now: now.remove(index))

    async def pick_other() -> None:
        assert focus is not None
        die = box.family is Family.UNO_DICE
        look_at(At(focus, Picking.half(review.looks[focus].piece, box, 0) if die else Picking(box)))

    async def fix_half(half: int) -> None:
        assert focus is not None
        look_at(At(focus, Picking.half(review.looks[focus].piece, box, half), half))

    async def change(picking: Picking) -> None:
        look_at(At(focus, picking, at.half if picking.first is not None else None))

    async def tap_half(half: int | Face) -> None:
        was = at_now.current or At()
        before = was.picking or Picking(box)
        now, piece = before.tap(half)
        at_now.current = At(focus, now, was.half)
        if piece is None:
            look_at(at_now.current)
        elif focus is None or focus == ADDING:
            await say(piece)
        else:
            look = review.looks[focus]
            await say(piece, lies_so(look.piece, piece, before.first, half, was.half))

    async def add() -> None:
        look_at(At(ADDING, Picking(box)))

    async def cancel() -> None:
        look_at(At())

    async def several() -> None:
        new = await desk.shows_several(photo)

        async def back() -> None:
            await desk.say(photo, lambda old: replace(review_of(old), aside=False).to_json())
            await desk.say(new, lambda now: all_hands_of(now).set_aside().to_json())
            session.told(match)
            await session.go(photo_route(place, photo))

        session.told(match)
        session.say(session.t("hands-several"), back=back)
        await session.go(all_hands_route(place, new))

    async def agree() -> None:
        agreed = await put(Reviewed.agreed)
        if others.waiting:
            await session.go(snap_route(place, others.waiting[0]))
            return
        left = Left(Snaps((*others.every, Snap(photo, agreed))).pieces)
        say = session.t("done-hand", who=who, points=scoring.count(left).points)
        session.learn(place, await session.write(match, scoring.hand(player, left, photo), say))
        desk.hands.pop(place, None)
        await session.go(_following(place, photos.get(photo), state))

    body: list[ft.Control] = photos_coming(session, place)
    if at.picking is not None:
        title = session.about(box, "ask-missed" if focus == ADDING else "ask-what")
        words = [
            ft.Text(title, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK),
            quiet_button(session.t("cancel"), cancel, "pick-cancel", color=theme.QUIET),
        ]
        asked: list[ft.Control] = [ft.Column(list(words), spacing=0, tight=True, expand=True)]
        if focus is not None and focus != ADDING and review.looks[focus].corners_px:
            asked.insert(0, close_up(f"/photos/{photo}/{focus}.jpg", at.half))
        body += [ft.Row(asked, spacing=12), tile_picker(session.words, at.picking, change, tap_half)]
    else:
        if focus is not None:
            image = f"/photos/{photo}/{focus}.jpg" if review.looks[focus].corners_px else ""
            body.append(look_card(session, review, focus, image, say, pick_other, no_tile, fix_half))
        body += photo_doubts(session, review, several if kept.player else None)
        wrong = with_photos(scoring, every).wrong_with(player, Left(hand))
        if wrong:
            names = names_of(state.players)
            body.append(amber_note(*(sentence(session.words, scoring.rules, each, names) for each in wrong)))
        body += read_pieces(session, review, focus, tap)
        if others.every:
            rest = session.about(box, "hand-photo-tiles", count=len(others.pieces))
            body.append(quiet(f"{session.about(box, 'review-rest')}: {rest}"))
        body += [
            quiet_button(session.about(box, "review-add"), add, "add-tile", ft.Icons.ADD_ROUNDED),
            another.button(session.t("review-more"), "photo-more"),
            retake.button(session.t("review-retake"), "retake"),
        ]
    if not hand:
        main = retake.button(session.t("review-retake"), "main", main=True)
    elif others.waiting:
        main = main_button(session.t("next-waiting", who=who), agree)
    else:
        main = main_button(session.t("hand-has", who=who, points=points), agree)
    lower = ft.Column(
        body,
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    shown_points = points if hand else None
    small = at.picking is not None
    top = PhotoView(session, f"/photos/{photo}.jpg", review, focus, tap, shown_points, small=small)
    beside = ft.Row(
        [ft.Container(top, expand=True), lower],
        spacing=theme.PAD,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return framed(
        session,
        session.about(box, "hand-title", who=who),
        [beside] if session.wide else [top, lower],
        subtitle=how_sure(session, review),
        back=hand_route(place) if kept.player else all_hands_route(place, photo),
        main=main,
        scroll=False,
        widest=min(2 * theme.WIDEST, session.page.width or theme.WIDEST) if session.wide else theme.WIDEST,
    )


def _following(place: Place, kept: Kept, state: MatchState) -> str:
    """Where to go on: the next hand of the same photo that waits for a look, else the round."""
    waiting = all_hands_of(kept).waiting if not kept.player else ()
    for player in state.players:
        if player.id in waiting:
            return share_route(place._replace(player=player.id), kept.id)
    return f"/match/{place.match}/round/{place.round}"
