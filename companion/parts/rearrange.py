"""Saying something about a photo of several hands by which they may change, and the way back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.flows.all_hands import AllHands
from companion.flows.photos_of_hand import all_hands_of
from companion.flows.sorting import Sorting
from companion.ledger.state import Kept
from companion.state import Session


async def rearrange(
    session: Session, now: Sorting, change: Callable[[AllHands], AllHands]
) -> Callable[[], Awaitable[None]]:
    """Change the photo as it is by now; what takes that back.

    A hand that was entered from it and is another by then is not entered any more. Raises NoSuchPhoto.
    """
    match, photo, desk = now.state.id, now.photo, session.tableside.desk
    before: list[AllHands] = []

    def told(kept: Kept) -> Mapping[str, Any]:
        before.append(all_hands_of(kept))
        return change(before[0]).to_json()

    def untold(kept: Kept) -> Mapping[str, Any]:
        return all_hands_of(kept).arranged(before[0]).to_json()

    after = all_hands_of(await desk.say(photo, told))
    cleared = [await session.write(match, entry) for entry in replace(now, hands=before[0]).cleared(after)]
    session.told(match)

    async def back() -> None:
        await desk.say(photo, untold)
        for entry in cleared:
            await session.undo(match, entry)
        session.told(match)

    return back
