"""A round as people report it, and what a game makes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.pieces import Piece
from rules.ruling import Reason, Ruling


@dataclass(frozen=True, slots=True)
class Left:
    """What a player has left: the pieces, or the points that somebody counted and typed. Exactly one."""

    pieces: tuple[Piece, ...] | None = None
    typed: int | None = None

    def __post_init__(self) -> None:
        if (self.pieces is None) == (self.typed is None):
            raise ValueError("a hand is either pieces or a typed number")


@dataclass(frozen=True, slots=True)
class Round:
    """How a round ended. A player missing from `left` is not entered yet, which is not zero."""

    number: int  # 1 for the first
    players: tuple[str, ...]  # ids, clockwise in seat order
    ending: str  # an id of Book.endings
    who: str = ""  # the player that ending asks for
    facts: Mapping[str, str] = field(default_factory=dict)  # answers to Ending.facts; see `of_player`
    left: Mapping[str, Left] = field(default_factory=dict)
    accepted: bool = False  # a person says so although something is `wrong`: their word wins


def of_player(fact: str, player: str) -> str:
    """The name in `Round.facts` of what one player has of a fact that every player has: "played.Ann"."""
    return f"{fact}.{player}"


def flat(facts: Mapping[str, Any]) -> dict[str, str]:
    """`Round.facts` of answers as people write them, with a table for a number that every player has."""
    told: dict[str, str] = {}
    for name, value in facts.items():
        if isinstance(value, Mapping):
            told.update({of_player(name, player): str(number) for player, number in value.items()})
        else:
            told[name] = str(value)
    return told


@dataclass(frozen=True, slots=True)
class Settled:
    """Points of a round: what each player scores and why. `winner` is empty where nobody won it."""

    scores: Mapping[str, int]
    rulings: Mapping[str, Ruling]  # one a player; Ruling.points == scores[player]
    counts: Mapping[str, Ruling]  # what each hand that was entered counts
    winner: str = ""


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A round that cannot be settled yet, and what is missing: expected trouble, so a value."""

    missing: tuple[str, ...] = ()  # players whose hand is not entered
    need: str = ""  # "ending", "who", or the name of an Ending fact that is not answered
    wrong: tuple[Reason, ...] = ()  # what cannot be, until `Round.accepted`: the same tile in two hands


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A round on the scoreboard: the settled points, or what people corrected them to."""

    number: int
    scores: Mapping[str, int]
    ending: str = ""
    who: str = ""
    winner: str = ""


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far, as the rules need it."""

    players: tuple[str, ...]  # ids, clockwise in seat order
    rounds: tuple[ScoredRound, ...] = ()  # in order of number; may have gaps while one is being entered
    first: str = ""  # who started round 1, where somebody told


@dataclass(frozen=True, slots=True)
class RoundCard:
    """What the table needs to know to begin a round."""

    number: int
    of: int | None  # how many rounds the match has; None where it ends at a target
    lead: Piece | None  # the piece that opens it (an engine); None where the hands decide
    deal: int | None  # pieces each; None where the game does not deal (a score pad)
    boneyard: int | None  # left after the deal; None where the number is not known
    stays: int  # of those, how many may never be drawn
    starter: str  # a player's id; empty where the pieces or a draw decide
    shuffler: str  # a player's id; empty where nobody shuffles
    ruling: Ruling  # the steps in words, with their clauses


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether the match is over, who won, or what each player still needs."""

    over: bool
    winners: tuple[str, ...]  # more than one where it is shared; the leaders while it goes on
    needs: Mapping[str, Reason]  # by player; empty once it is over
    ruling: Ruling
