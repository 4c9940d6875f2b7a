"""A photo, looked at: what was read drawn over it, the doubtful first. The person's word wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.desk import Place
from companion.flows.photos_of_hand import (
    Snap,
    Snaps,
    all_hands_of,
    review_of,
    said,
    share_of,
    with_photos,
)
from companion.flows.reviewed import Reviewed
from companion.flows.score_round import Scoring
from companion.flows.sorting import Sorting
from companion.flows.wording import names_of
from companion.ledger.errors import NoSuchPhoto
from companion.ledger.state import Kept, MatchState
from companion.parts.doubts_open import agree_button, as_shown
from companion.parts.frame import framed
from companion.parts.hand_photos import photos_coming
from companion.parts.in_sentence import in_sentence
from companion.parts.looking import use_looking
from companion.parts.notes import amber_note, quiet
from companion.parts.photo_and_more import photo_and_more, widest
from companion.parts.photo_button import (
    PhotoPicker,
    all_hands_route,
    hand_route,
    photo_route,
    share_route,
    snap_route,
)
from companion.parts.rearrange import rearrange
from companion.parts.review_notes import how_sure, photo_doubts, read_pieces
from companion.parts.safe import screen
from companion.parts.sentences import sentence
from companion.parts.tap import quiet_button
from companion.state import Session
from rules.games import game
from rules.rounds import Left


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

    retake = ft.use_memo(lambda: PhotoPicker(session, place, box, instead_of=photo), [])
    another = ft.use_memo(lambda: PhotoPicker(session, place, box), [])

    async def put(change: Callable[[Reviewed], Reviewed]) -> Reviewed:
        """Say something about the photo as it is by now, so that no earlier word is lost."""
        changed = await desk.say(photo, lambda now: said(now, player, change))
        session.told(match)
        share = share_of(changed, player)
        if share is None:  # somebody gave this hand to another player meanwhile
            raise NoSuchPhoto("no-photo")
        return share

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

    async def move(index: int, other: str) -> None:
        """That piece is another player's."""
        now = Sorting.of(state, scoring, every, photo)
        back = await rearrange(session, now, lambda hands: hands.move(index, other))
        piece = in_sentence(review.looks[index].piece, session.words)
        session.say(session.about(box, "hands-moved", piece=piece, who=state.player(other).name), back=back)

    shared = () if kept.player else all_hands_of(kept).players
    elsewhere = [each for each in state.players if each.id in shared and each.id != player]
    looking = use_looking(session, photo, review, put, elsewhere, move)
    body: list[ft.Control] = photos_coming(session, place)
    body += looking.cards
    if looking.asks:
        body.append(as_shown(session, review, looking, agree))
    elif not looking.picks:
        body += photo_doubts(session, review, several if kept.player else None)
        wrong = with_photos(scoring, every).wrong_with(player, Left(hand))
        if wrong:
            names = names_of(state.players)
            body.append(amber_note(*(sentence(session.words, scoring.rules, each, names) for each in wrong)))
        body += read_pieces(session, review, looking.focus, looking.tap)
        if others.every:
            rest = session.about(box, "hand-photo-tiles", count=len(others.pieces))
            body.append(quiet(f"{session.about(box, 'review-rest')}: {rest}"))
        body += [
            quiet_button(session.about(box, "review-add"), looking.add, "add-tile", ft.Icons.ADD_ROUNDED),
            another.button(session.t("review-more"), "photo-more"),
            retake.button(session.t("review-retake"), "retake"),
        ]
    if not hand:
        main = retake.button(session.t("review-retake"), "main", main=True)
    else:
        says = session.t("hand-has", who=who, points=points)
        if others.waiting and not review.doubtful:
            says = session.t("next-waiting", who=who)
        main = agree_button(session, review, looking, says, agree)
    shown_points = points if hand else None
    return framed(
        session,
        session.about(box, "hand-title", who=who),
        photo_and_more(session, photo, review, looking, body, shown_points),
        subtitle=how_sure(session, review),
        back=hand_route(place) if kept.player else all_hands_route(place, photo),
        main=main,
        scroll=False,
        widest=widest(session),
    )


def _following(place: Place, kept: Kept, state: MatchState) -> str:
    """Where to go on: the next hand of the same photo that waits for a look, else the round."""
    waiting = all_hands_of(kept).waiting if not kept.player else ()
    for player in state.players:
        if player.id in waiting:
            return share_route(place._replace(player=player.id), kept.id)
    return f"/match/{place.match}/round/{place.round}"
