"""What the ledger answers with: players, a match as it stands, what was written, photos that were kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from companion.ledger.entries import Entry, Ruled
from rules.books import Value
from rules.pieces import Mark
from rules.rounds import Match, Round, ScoredRound
from vision.reading import Reading


@dataclass(frozen=True, slots=True)
class Player:
    """One person. Within a match, `letter` is nobody else's and `colour` repeats only past eight players."""

    id: str
    name: str
    colour: int  # 0 to 7: which of the eight hues of the theme
    letter: str


@dataclass(frozen=True, slots=True)
class TablePlay:
    """What this table plays: all that needs storing of `rules.table_rules.TableRules`."""

    preset: str = ""
    changes: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Header:
    """What was fixed when the match began. Players are in seat order, clockwise."""

    id: str
    game: str
    rules: TablePlay
    players: tuple[Player, ...]
    started_at: datetime  # UTC
    by: str = ""


@dataclass(frozen=True, slots=True)
class Written:
    """An entry as it lies in the ledger, and what became of it."""

    id: str
    at: datetime  # UTC
    by: str
    entry: Entry
    replaces: str = ""  # id of the entry whose place it took
    undone: bool = False  # somebody took it back
    holds: bool = True  # neither undone, nor overtaken by a later entry about the same


@dataclass(frozen=True, slots=True)
class Correction:
    """A score that a person set by hand."""

    player: str
    points: int
    was: int | None  # what the table had confirmed; None where there was no score
    by: str
    at: datetime
    why: str
    entry: str
    ruling: str = ""  # id of the ruling that it follows from


@dataclass(frozen=True, slots=True)
class Settlement:
    """A dispute that a table settled: a precedent for the next one."""

    id: str
    at: datetime  # UTC
    by: str
    match: str
    game: str
    ruled: Ruled


@dataclass(frozen=True, slots=True)
class Scored:
    """How a round came to its points."""

    entry: str
    at: datetime
    by: str
    confirmed: Mapping[str, int]  # by player, before corrections
    clauses: Mapping[str, tuple[str, ...]]  # ids of the clauses behind the points, by player
    rules: TablePlay  # what the table played when it was scored


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match as it stands, with all that a phone needs to show the same screen after a crash."""

    id: str
    game: str
    players: tuple[Player, ...]  # seat order, clockwise
    started_at: datetime  # UTC
    latest_at: datetime  # of the newest entry
    rules: TablePlay
    first: str  # who started round 1; empty where nobody told
    rounds: tuple[ScoredRound, ...]  # corrected scores, in order of number; a reopened one leaves a gap
    open_round: int  # the first round without points
    drafts: Mapping[int, Round]  # every round of which anything was entered, scored ones too
    photos: Mapping[tuple[int, str], str]  # photo behind a hand, by (round, player)
    scored_by_round: Mapping[int, Scored]
    corrections: Mapping[tuple[int, str], Correction]  # by (round, player); waits while a round is reopened
    rulings: tuple[Settlement, ...]  # disputes that were settled and not undone, oldest first
    ended: bool  # by hand
    winners: tuple[str, ...]  # as told when it was ended
    last: Written | None  # the newest entry that holds and can be undone
    version: int  # how many entries were ever written: differs if and only if anything happened

    @property
    def draft(self) -> Round:
        """The open round as far as it is entered."""
        return self.round(self.open_round)

    def round(self, number: int) -> Round:
        """That round as far as it is entered, also one that has points already."""
        seats = tuple(player.id for player in self.players)
        return self.drafts.get(number) or Round(number, seats, ending="")

    def player(self, id: str) -> Player:
        """The player of that id; a KeyError is a mistake in our code."""
        for player in self.players:
            if player.id == id:
                return player
        raise KeyError(id)

    def as_match(self) -> Match:
        """The match as the rules need it."""
        return Match(tuple(player.id for player in self.players), self.rounds, self.first)


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match on the home screen; who leads follows from `state`."""

    id: str
    game: str
    players: tuple[Player, ...]
    round: int  # the open one
    started_at: datetime
    latest_at: datetime
    ended: bool
    state: MatchState

    @classmethod
    def of(cls, state: MatchState) -> MatchSummary:
        return cls(
            id=state.id,
            game=state.game,
            players=state.players,
            round=state.open_round,
            started_at=state.started_at,
            latest_at=state.latest_at,
            ended=state.ended,
            state=state,
        )


@dataclass(frozen=True, slots=True)
class Cut:
    """A half of a piece as a photo shows it, and what a person said it is."""

    mark: Mark  # as in Piece.marks
    picture: bytes  # PNG, EXEMPLAR_PX on each side
    corrected: bool = False  # it was read as something else


@dataclass(frozen=True, slots=True)
class Learned:
    """A cut that is kept: what this marking looks like in the household's own set."""

    id: str
    piece_set: str  # name of the set
    cut: Cut
    at: datetime  # UTC
    photo: str  # it was cut out of; empty where that is not here
    entry: str = ""  # the hand that confirmed it; empty for one that was taught by itself


@dataclass(frozen=True, slots=True)
class Kept:
    """A photo that was kept, with what the reader saw and the latest that people made of it."""

    id: str
    match: str
    round: int
    player: str  # empty for a photo of more than one hand
    at: datetime  # UTC
    reading: Reading
    reviewed: Mapping[str, Any] | None  # the latest review, as plain data; None where there is none yet
