"""Whose hand is which in a photo of several: what can be guessed, and what people say. Pure.

A guess is shown and moves with what is said; it counts once somebody agrees. What a person said stays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from companion.flows.all_hands import AllHands, Group
from companion.flows.reviewed import exists_once
from rules.pieces import Piece


@dataclass(frozen=True, slots=True)
class Seats:
    """Who can have a hand in the photo."""

    players: tuple[str, ...]  # whose hands count in this round, in seat order
    lacking: tuple[str, ...]  # those of them with no hand from anywhere else
    known: Mapping[str, tuple[Piece, ...]] = field(default_factory=dict)  # what other photos show of a hand


def owners(hands: AllHands, seats: Seats) -> dict[int, str]:
    """Whose each group is, by its index: as people said, else as can be guessed; some may be nobody's.

    A group with the pieces of a hand that is known already is that hand's. The rest are guessed in seat
    order, where there are as many groups as players without a hand.
    """
    told = {
        i: group.whose
        for i, group in enumerate(hands.groups)
        if group.whose in seats.players and not group.aside
    }
    for i in _unowned(hands, told):
        same = [p for p in seats.players if p not in told.values() and _is_same(hands, i, seats.known, p)]
        if len(same) == 1:
            told[i] = same[0]
    left = _unowned(hands, told)
    free = [player for player in seats.lacking if player not in told.values()]
    return {**told, **dict(zip(left, free, strict=True))} if len(left) == len(free) else told


def unowned(hands: AllHands, seats: Seats) -> tuple[int, ...]:
    """Indices of the groups of which somebody must say whose they are."""
    return _unowned(hands, owners(hands, seats))


def give(hands: AllHands, index: int, player: str, seats: Seats) -> AllHands:
    """It is that player's hand; who had it takes the player's in exchange, and nothing else moves."""
    whose = owners(hands, seats)
    before = whose.pop(index, "")
    other = next((i for i, owner in whose.items() if owner == player), None)
    if other is not None:
        whose[other] = before
    fixed = _fixed(hands, {**whose, index: player})
    return _with(fixed, index, replace(fixed.groups[index], aside=False))


def no_hand(hands: AllHands, index: int, seats: Seats) -> AllHands:
    """It is nobody's: the train on the table."""
    fixed = _fixed(hands, owners(hands, seats))
    return _with(fixed, index, Group(fixed.groups[index].heaps, aside=True))


def a_hand(hands: AllHands, index: int) -> AllHands:
    """It is a hand after all."""
    return _with(hands, index, replace(hands.groups[index], aside=False))


def join(hands: AllHands, index: int, other: int, seats: Seats) -> AllHands:
    """The two are one hand."""
    if index == other:
        return hands
    fixed = _fixed(hands, owners(hands, seats))
    one, two = fixed.groups[index], fixed.groups[other]
    joined = Group(tuple(sorted((*one.heaps, *two.heaps))), one.whose or two.whose)
    return _sorted(fixed, joined, besides=(one, two))


def part(hands: AllHands, index: int, seats: Seats) -> AllHands:
    """They are several hands after all; the first stays whose it was."""
    fixed = _fixed(hands, owners(hands, seats))
    group = fixed.groups[index]
    first, *others = group.heaps
    apart = (Group((first,), group.whose), *(Group((heap,)) for heap in others))
    return _sorted(fixed, *apart, besides=(group,))


def agreed(hands: AllHands, seats: Seats) -> AllHands:
    """A person agrees with whose hands they are."""
    return replace(_fixed(hands, owners(hands, seats)), given=True)


def reopened(before: AllHands, after: AllHands) -> tuple[str, ...]:
    """Players whose hand was looked at and has changed, so that it is not what they have any more."""

    def closed(hands: AllHands) -> dict[str, tuple[int, ...]]:
        return {g.whose: hands.looks(i) for i, g in enumerate(hands.groups) if g.closed and g.whose}

    now = closed(after)
    return tuple(player for player, looks in closed(before).items() if now.get(player) != looks)


def _unowned(hands: AllHands, told: Mapping[int, str]) -> tuple[int, ...]:
    return tuple(i for i, group in enumerate(hands.groups) if not group.aside and i not in told)


def _is_same(hands: AllHands, index: int, known: Mapping[str, tuple[Piece, ...]], player: str) -> bool:
    """Whether they are the same, or most of the smaller one is in both, since a piece may be misread."""
    here, there = Counter(hands.pieces(index)), Counter(known.get(player, ()))
    both, least = (here & there).total(), min(here.total(), there.total())
    return exists_once(hands.review.piece_set) and (here == there if both < 2 else 2 * both > least)


def _fixed(hands: AllHands, whose: Mapping[int, str]) -> AllHands:
    """What was guessed is now said; a hand that changes its player must be looked at again."""
    groups = (
        group if group.whose == whose.get(i, "") else Group(group.heaps, whose.get(i, ""), group.aside)
        for i, group in enumerate(hands.groups)
    )
    return replace(hands, groups=tuple(groups))


def _with(hands: AllHands, index: int, group: Group) -> AllHands:
    return replace(hands, groups=(*hands.groups[:index], group, *hands.groups[index + 1 :]))


def _sorted(hands: AllHands, *new: Group, besides: Sequence[Group]) -> AllHands:
    groups = (*(group for group in hands.groups if group not in besides), *new)
    return replace(hands, groups=tuple(sorted(groups, key=lambda group: group.heaps)))
