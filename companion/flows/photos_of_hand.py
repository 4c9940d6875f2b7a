"""The photos of one hand, each with what people made of it, and the hand that they show together. Pure.

A photo is of one player's hand, or of several hands at once; then each player has a share of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.flows.all_hands import AllHands
from companion.flows.reviewed import Reviewed, together
from companion.flows.score_round import Scoring
from companion.flows.whose import Seats
from companion.ledger.state import Kept
from rules.pieces import Piece
from rules.rounds import Left


def review_of(kept: Kept) -> Reviewed:
    """What people made of a photo so far; untouched, it is what the reader saw."""
    return Reviewed.from_json(kept.reviewed) if kept.reviewed else Reviewed.of(kept.reading)


def all_hands_of(kept: Kept) -> AllHands:
    """What people made of a photo of several hands so far."""
    return AllHands.from_json(kept.reviewed) if kept.reviewed else AllHands.of(kept.reading)


def share_of(kept: Kept, player: str) -> Reviewed | None:
    """That player's hand in a photo; None where it shows none of theirs."""
    return _shares(kept).get(player)


def _shares(kept: Kept) -> dict[str, Reviewed]:
    """Every hand in a photo, by player."""
    if kept.player:
        return {kept.player: review_of(kept)}
    hands = all_hands_of(kept)
    shares = {player: hands.share(player) for player in hands.players}
    return {player: share for player, share in shares.items() if share is not None}


def said(kept: Kept, player: str, change: Callable[[Reviewed], Reviewed]) -> Mapping[str, Any]:
    """The photo after something was said about that player's hand in it, as plain data to be kept."""
    if kept.player:
        return change(review_of(kept)).to_json()
    return all_hands_of(kept).say(player, change).to_json()


@dataclass(frozen=True, slots=True)
class Snap:
    """One photo of the hand, or the hand's share of one."""

    id: str
    review: Reviewed
    shared: bool = False  # other hands are in the photo too


@dataclass(frozen=True, slots=True)
class Snaps:
    """The photos of a hand that count, in the order they were taken; retaken ones are left out."""

    every: tuple[Snap, ...]

    @classmethod
    def of(cls, kept: Sequence[Kept], player: str) -> Snaps:
        """`kept`: the photos of a round."""
        return hands_by_photo(kept).get(player, cls(()))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The hand that they show together."""
        return together(snap.review for snap in self.every)

    def besides(self, photo: str) -> Snaps:
        """The other photos of the hand."""
        return Snaps(tuple(snap for snap in self.every if snap.id != photo))

    @property
    def waiting(self) -> tuple[Snap, ...]:
        """Those that nobody has agreed with."""
        return tuple(snap for snap in self.every if snap.review.waits)


def hands_by_photo(kept: Sequence[Kept]) -> dict[str, Snaps]:
    """The photos of every player who has any that count, by player; `kept`: the photos of a round."""
    snaps: dict[str, list[Snap]] = {}
    for each in kept:
        for player, share in _shares(each).items():
            if not share.aside:
                snaps.setdefault(player, []).append(Snap(each.id, share, not each.player))
    return {player: Snaps(tuple(every)) for player, every in snaps.items()}


def seats_of(scoring: Scoring, kept: Sequence[Kept], photo: str) -> Seats:
    """Who can have a hand in a photo of several; `kept`: the photos of the round, that one among them."""
    players = tuple(player for player in scoring.played.players if scoring.is_counted(player))
    elsewhere = hands_by_photo([each for each in kept if each.id != photo])
    here = next((all_hands_of(each).players for each in kept if each.id == photo and not each.player), ())
    entered = {player: left for player, left in scoring.played.left.items() if player not in here}
    lacking = tuple(player for player in players if player not in entered and player not in elsewhere)
    known = {player: left.pieces for player, left in entered.items() if left.pieces}
    return Seats(players, lacking, {**known, **{player: each.pieces for player, each in elsewhere.items()}})


def with_photos(scoring: Scoring, kept: Sequence[Kept]) -> Scoring:
    """The round as if every hand that lies in a photo and was not looked at yet were as it was read."""
    shown = {player: Left(each.pieces) for player, each in hands_by_photo(kept).items() if each.pieces}
    return scoring.with_hands({**shown, **scoring.played.left})
