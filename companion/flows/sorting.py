"""Sorting a photo of several hands: whose is which as it stands, and who is offered. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from companion.flows import whose
from companion.flows.all_hands import AllHands
from companion.flows.clashes import Clash, clashes, lead_of
from companion.flows.photos_of_hand import Snaps, all_hands_of, seats_of
from companion.flows.score_round import Scoring
from companion.flows.whose import Seats
from companion.ledger.entries import HandCleared
from companion.ledger.state import Kept, MatchState
from rules.rounds import Left


@dataclass(frozen=True)
class Sorting:
    """One photo of several hands in its round."""

    state: MatchState
    scoring: Scoring
    kept: Sequence[Kept]  # the photos of the round
    photo: str  # the id of this one
    hands: AllHands
    seats: Seats

    @classmethod
    def of(cls, state: MatchState, scoring: Scoring, kept: Sequence[Kept], photo: str) -> Sorting:
        """`kept`: the photos of the round, among them this one."""
        hands = next(all_hands_of(each) for each in kept if each.id == photo)
        return cls(state, scoring, kept, photo, hands, seats_of(scoring, kept, photo))

    @cached_property
    def owners(self) -> dict[int, str]:
        """Whose each group is, by its index: as people said, or as is guessed."""
        return whose.owners(self.hands, self.seats)

    @property
    def unowned(self) -> tuple[int, ...]:
        """Indices of the groups of which somebody must say whose they are."""
        return whose.unowned(self.hands, self.seats)

    @property
    def choice(self) -> tuple[str, ...]:
        """Who is offered for each group: those without a hand, or everybody where all have one."""
        wanted = {*self.seats.lacking, *self.owners.values()}
        everybody = not self.seats.lacking
        return tuple(player for player in self.seats.players if everybody or player in wanted)

    @property
    def others(self) -> tuple[str, ...]:
        """Who has a hand already, to which a group can be added all the same."""
        return tuple(player for player in self.seats.players if player not in self.choice)

    @property
    def without(self) -> tuple[str, ...]:
        """Who has no hand, and none of these."""
        owned = set(self.owners.values())
        return tuple(player for player in self.seats.lacking if player not in owned)

    @property
    def first(self) -> str:
        """Whose hand is looked at first once these are agreed with; "" where none waits."""
        waiting = whose.agreed(self.hands, self.seats).waiting
        return next((player for player in self.seats.players if player in waiting), "")

    @cached_property
    def clashes(self) -> tuple[Clash, ...]:
        """Pieces that cannot all be where they were seen."""
        lead = lead_of(self.scoring, self.state)
        return clashes(self.hands, self.owners, self.seats.known, self.scoring, lead)

    def points(self, index: int) -> int:
        """What a group counts at this table."""
        return self.scoring.count(Left(self.hands.pieces(index))).points

    def cleared(self, after: AllHands) -> tuple[HandCleared, ...]:
        """What to write down once it is sorted so: hands entered from this photo that it no longer shows."""
        number = self.scoring.played.number
        changed = whose.reopened(self.hands, after)
        shown = {player: {snap.id for snap in Snaps.of(self.kept, player).every} for player in changed}
        by_photo = (p for p in changed if self.state.photos.get((number, p)) in shown[p])
        return tuple(HandCleared(number, player) for player in by_photo)
