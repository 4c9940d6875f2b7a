"""Scoring a round: what is asked next, what a hand counts, what the round comes to, what to write down.

Pure: a round as people entered it goes in, questions, points and ledger entries come out. Which endings
a game has, and what they ask, is data in its book; what is missing is the game's own answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from zlib import crc32

from companion.ledger.entries import HandCleared, HandCounted, RoundEnded, RoundScored
from companion.ledger.state import MatchState
from rules.books import Book, Choice, Ending, EndingFact, Value
from rules.bounds import most_left
from rules.games import Game
from rules.pieces import Piece
from rules.rounds import Left, Round, Settled, Unsettled, of_player
from rules.ruling import Reason
from rules.settling import counted, each_number
from rules.table_rules import TableRules


class Ask(StrEnum):
    """What a person can be asked for next."""

    ENDING = "ending"  # how the round ended
    WHO = "who"  # the player that this ending names
    FACT = "fact"  # one more thing about the ending
    EACH = "each"  # one more thing, a number that every player has
    HAND = "hand"  # what a player has left
    MEND = "mend"  # what was entered cannot be
    RESULT = "result"  # nothing: look at the points


@dataclass(frozen=True, slots=True)
class Next:
    """The one next step; `name` is the fact or the player that it is about, `player` whose number it is."""

    ask: Ask
    name: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a hand that was entered counts; `pieces` is None where somebody typed the number."""

    points: int
    pieces: tuple[Piece, ...] | None


@dataclass(frozen=True)
class Scoring:
    """One round of a match while it is being scored, or scored again."""

    game: Game
    rules: TableRules
    played: Round

    @classmethod
    def of(cls, game: Game, rules: TableRules, entered: Round) -> Scoring:
        """The round as entered; a table where it can end in one way only is not asked which."""
        endings = rules.endings
        only = endings[0].id if len(endings) == 1 else ""
        return cls(game, rules, replace(entered, ending=entered.ending or only))

    @classmethod
    def in_match(cls, state: MatchState, number: int, game: Game, book: Book) -> Scoring:
        """A round of a match, `book` in the reader's language; an old one by the rules of its time."""
        scored = state.scored_by_round.get(number)
        play = scored.rules if scored else state.rules
        return cls.of(game, TableRules(book, play.preset, play.changes), state.round(number))

    @property
    def book(self) -> Book:
        """The book in the language of the table's rules."""
        return self.rules.book

    @property
    def endings(self) -> tuple[Ending, ...]:
        """The ways to end that a person chooses from; none where there is no choice."""
        endings = self.rules.endings
        return endings if len(endings) > 1 else ()

    @property
    def ending(self) -> Ending | None:
        return self.book.endings.get(self.played.ending)

    @cached_property
    def result(self) -> Settled | Unsettled:
        """The points of the round, or what is in their way."""
        return self.game.settle(self.played, self.rules)

    @property
    def next(self) -> Next:
        """The question first, then the hands in seat order, then what cannot be, then the points."""
        match self.result:
            case Settled():
                return Next(Ask.RESULT)
            case Unsettled(need="ending"):
                return Next(Ask.ENDING)
            case Unsettled(need="who"):
                return Next(Ask.WHO)
            case Unsettled(need=fact) if fact:
                players = self.played.players
                untold = (p for p in players if p not in each_number(self.played, fact))
                if self.is_each(fact):
                    return Next(Ask.EACH, fact, next(untold))
                return Next(Ask.FACT, fact)
            case Unsettled(missing=missing) if missing:
                return Next(Ask.HAND, min(missing, key=self.played.players.index))
        return Next(Ask.MEND)

    @property
    def wrong(self) -> tuple[Reason, ...]:
        """What cannot be, or can hardly be, in the hands entered so far, in the book's words."""
        return self.result.wrong if isinstance(self.result, Unsettled) else ()

    @property
    def seal(self) -> str:
        """A short word for what is wrong: another one once anything else is, "" where nothing is."""
        told = sorted(f"{w.key} {sorted((k, str(v)) for k, v in w.facts.items())}" for w in self.wrong)
        return f"{crc32('; '.join(told).encode()):08x}" if told else ""

    def with_hands(self, left: Mapping[str, Left]) -> Scoring:
        """The round as if these players had that."""
        return replace(self, played=replace(self.played, left={**self.played.left, **left}))

    def wrong_with(self, player: str, left: Left) -> tuple[Reason, ...]:
        """What about this player could not be if that were the hand; to say so before it is agreed."""
        ahead = self.with_hands({player: left})
        return tuple(w for w in ahead.wrong if player in (w.facts.get("who"), w.facts.get("other")))

    @property
    def asks_who(self) -> bool:
        """Whether the ending names a player at this table."""
        return self.ending is not None and self.rules.asks_who(self.ending)

    @property
    def facts(self) -> tuple[EndingFact, ...]:
        """The further questions of this ending: those that were answered, and the one that is asked."""
        if not self.ending:
            return ()
        told = {name.partition(".")[0] for name in self.played.facts}
        if self.next.ask in (Ask.FACT, Ask.EACH):
            told.add(self.next.name)
        return tuple(fact for fact in self.rules.asks(self.ending) if fact.name in told)

    def chosen(self, fact: EndingFact) -> Choice | None:
        """The answer given to a fact."""
        told = self.played.facts.get(fact.name)
        return next((choice for choice in fact.choices if as_told(choice.value) == told), None)

    def is_each(self, fact: str) -> bool:
        """Whether that fact of the ending is a number that every player has."""
        return any(asked.each for asked in (self.ending.facts if self.ending else ()) if asked.name == fact)

    def number_of(self, fact: str, player: str) -> int | None:
        """What was told of a number that every player has; None is not told, which is not zero."""
        return each_number(self.played, fact).get(player)

    def is_counted(self, player: str) -> bool:
        """Whether this player's hand counts in a round that ended so."""
        return player in counted(self.played, self.rules)

    def is_out(self, player: str) -> bool:
        """Whether this player has nothing left because that is how the round ended."""
        return not self.is_counted(player) and self.played.who == player

    def worth(self, player: str) -> Worth | None:
        """What this player's hand counts; None while it is not entered, which is not zero."""
        left = self.played.left.get(player)
        return None if left is None else self.count(left)

    def count(self, left: Left) -> Worth:
        """What a hand counts at this table; a typed number is taken as it is."""
        if left.pieces is None:
            return Worth(left.typed or 0, None)
        return Worth(self.game.count(left.pieces, self.rules).points or 0, left.pieces)

    def is_too_much(self, left: Left | None) -> bool:
        """Whether somebody typed more than all pieces of this table's set together count."""
        return left is not None and self.most is not None and (left.typed or 0) > self.most

    @property
    def most(self) -> int | None:
        """The most that a hand can count here; None where nobody can tell."""
        return most_left(self.game, self.rules)

    def accepted(self) -> Scoring:
        """The round as it counts once a person says that what cannot be is right all the same."""
        return replace(self, played=replace(self.played, accepted=True))

    # What to write down

    def hand(self, player: str, left: Left, photo: str = "") -> HandCounted:
        """A person agrees with what this player has left."""
        return HandCounted(self.played.number, player, left, photo)

    def clear(self, player: str) -> HandCleared:
        """This player's hand is not entered after all."""
        return HandCleared(self.played.number, player)

    def end(self, ending: str) -> RoundEnded:
        """How it ended; answers that the new ending does not ask for fall away."""
        chosen = self.book.endings[ending]
        names = {fact.name for fact in self.rules.asks(chosen)}
        kept = {name: value for name, value in self.played.facts.items() if name.partition(".")[0] in names}
        who = self.played.who if self.rules.asks_who(chosen) else ""
        return RoundEnded(self.played.number, ending, who, kept)

    def name_who(self, player: str) -> RoundEnded:
        """The player that the ending asks for."""
        return RoundEnded(self.played.number, self.played.ending, player, dict(self.played.facts))

    def answer(self, fact: str, value: Value) -> RoundEnded:
        """The answer to one more thing about the ending."""
        facts = {**self.played.facts, fact: as_told(value)}
        return RoundEnded(self.played.number, self.played.ending, self.played.who, facts)

    def tell_number(self, fact: str, player: str, number: int) -> RoundEnded:
        """What one player has of a number that every player has."""
        return self.answer(of_player(fact, player), number)

    def score(self) -> RoundScored:
        """The table agrees with the points. Raises ValueError while the round is not settled."""
        if not isinstance(self.result, Settled):
            raise ValueError(f"round {self.played.number} is not settled")
        settled = self.result
        clauses = {p: tuple(c.id for c in ruling.because) for p, ruling in settled.rulings.items()}
        return RoundScored(
            self.played.number,
            dict(settled.scores),
            self.played.ending,
            self.played.who,
            settled.winner,
            clauses,
        )


def as_told(value: Value) -> str:
    """A choice as Round.facts holds it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
