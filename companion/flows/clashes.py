"""Pieces in a photo of several hands that cannot all be where they were seen. Pure.

The photo is the evidence; whether this table minds is asked of its game, since some play with two boxes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.flows.all_hands import AllHands
from companion.flows.score_round import Scoring
from companion.ledger.state import MatchState
from rules.pieces import Piece
from rules.rounds import Left, Round
from vision.round_evidence import Conflict, conflicts


@dataclass(frozen=True, slots=True)
class Clash:
    """One piece that is in two places, or in a hand though it opened the round."""

    piece: Piece
    looks: tuple[int, ...]  # where it is in the photo
    groups: tuple[int, ...]  # and in which groups
    players: tuple[str, ...] = ()  # whose hands outside this photo have it too
    opened: bool = False  # it opened the round, so it is in nobody's hand


def lead_of(scoring: Scoring, state: MatchState) -> Piece | None:
    """The piece that opens this round; None where the game has none, or the hands decide."""
    return scoring.game.card(state.as_match(), scoring.played.number, scoring.rules).lead


def clashes(
    hands: AllHands,
    owners: Mapping[int, str],
    elsewhere: Mapping[str, tuple[Piece, ...]],
    scoring: Scoring,
    lead: Piece | None,
) -> tuple[Clash, ...]:
    """What this table would mind.

    `owners`: whose each group is, by its index; `elsewhere`: hands that are known from outside this photo.
    A player's own pieces may be in both, and the piece that opened the round may lie in what is no hand.
    """
    looks = {str(i): _there(hands, i) for i in range(len(hands.groups))}
    here = {key: [hands.review.looks[look].piece for look in there] for key, there in looks.items()}
    others = {f"@{who}": pieces for who, pieces in elsewhere.items() if who not in owners.values()}
    in_hand = {key: pieces for key, pieces in here.items() if not hands.groups[int(key)].aside}
    found: dict[Piece, Conflict] = {}
    if lead is not None and _minds(scoring, lead):
        opened = (each for each in conflicts(in_hand, lead) if each.kind == "engine-in-hand")
        found |= {each.piece: each for each in opened}
    for each in conflicts({**here, **others}, None):
        if each.piece not in found and each.piece != lead and _minds(scoring, each.piece, each.piece):
            found[each.piece] = each
    return tuple(clash for each in found.values() if (clash := _clash(each, looks)).groups)


def _there(hands: AllHands, index: int) -> list[int]:
    return [look for look in hands.looks(index) if not hands.review.looks[look].gone]


def _clash(each: Conflict, looks: Mapping[str, list[int]]) -> Clash:
    ours = [(key, index) for key, index in each.where if key in looks]
    return Clash(
        each.piece,
        tuple(looks[key][index] for key, index in ours),
        tuple(dict.fromkeys(int(key) for key, _ in ours)),
        tuple(dict.fromkeys(key.removeprefix("@") for key, _ in each.where if key not in looks)),
        each.kind == "engine-in-hand",
    )


def _minds(scoring: Scoring, *pieces: Piece) -> bool:
    """Whether the game says that these cannot be, each in the hand of another player."""
    players = scoring.played.players
    left = {player: Left((piece,)) for player, piece in zip(players, pieces, strict=False)}
    return bool(replace(scoring, played=Round(scoring.played.number, players, ending="", left=left)).wrong)
