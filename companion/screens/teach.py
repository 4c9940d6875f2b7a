"""A photo by which the household's own set is taught: looked at like a hand's, then learned whole."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.desk import OF_NO_ROUND, TEACHING, Place
from companion.flows.photos_of_hand import review_of, said
from companion.flows.reviewed import Reviewed
from companion.ledger.errors import NoSuchPhoto
from companion.parts.doubts_open import agree_button, as_shown
from companion.parts.frame import framed
from companion.parts.hand_photos import photos_coming
from companion.parts.looking import use_looking
from companion.parts.photo_and_more import photo_and_more, widest
from companion.parts.photo_button import PhotoPicker
from companion.parts.review_notes import how_sure, photo_doubts, read_pieces
from companion.parts.safe import screen
from companion.parts.tap import quiet_button
from companion.screens.own_set import teach_route
from companion.state import Session


@screen
def Teach(session: Session, match: str, photo: str) -> ft.View:
    """One doubtful piece at a time; the main action learns all that the photo shows."""
    desk = session.tableside.desk
    place = Place(match, OF_NO_ROUND, TEACHING)
    kept = session.tableside.photos.get(photo)
    if (kept.match, kept.round, kept.player) != place:
        raise NoSuchPhoto("no-photo")
    review = review_of(kept)
    box = review.piece_set
    back = f"/match/{match}/set"
    retake = ft.use_memo(
        lambda: PhotoPicker(session, place, box, instead_of=photo, then=lambda new: teach_route(match, new)),
        [],
    )

    async def put(change: Callable[[Reviewed], Reviewed]) -> Reviewed:
        changed = await desk.say(photo, lambda now: said(now, TEACHING, change))
        session.told(match)
        return review_of(changed)

    async def drop() -> None:
        await put(Reviewed.set_aside)

        async def again() -> None:
            await put(lambda now: replace(now, aside=False))

        session.say(session.t("hands-dropped"), back=again)
        await session.go(back)

    async def agree() -> None:
        learned = await desk.teach(photo, await put(Reviewed.agreed))

        async def unlearn() -> None:
            await desk.unteach(photo)
            session.told(match)

        session.told(match)
        session.say(session.t("set-learned", count=learned), back=unlearn)
        await session.go(back)

    looking = use_looking(session, photo, review, put)
    body: list[ft.Control] = [*photos_coming(session, place), *looking.cards]
    if looking.asks:
        body.append(as_shown(session, review, looking, agree))
    elif not looking.picks:
        body += photo_doubts(session, review, None)
        body += read_pieces(session, review, looking.focus, looking.tap)
        body += [
            quiet_button(session.about(box, "review-add"), looking.add, "add-tile", ft.Icons.ADD_ROUNDED),
            retake.button(session.t("review-retake"), "retake"),
            quiet_button(session.t("hands-drop"), drop, "drop-photo"),
        ]
    if review.pieces:
        key = "hand-photo-tiles" if review.doubtful else "set-learn"
        says = session.about(box, key, count=len(review.pieces))
        main = agree_button(session, review, looking, says, agree)
    else:
        main = retake.button(session.t("review-retake"), "main", main=True)
    return framed(
        session,
        session.t("set-title"),
        photo_and_more(session, photo, review, looking, body, None),
        subtitle=how_sure(session, review),
        back=back,
        main=main,
        scroll=False,
        widest=widest(session),
    )
