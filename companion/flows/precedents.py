"""What a table decided before, and the house rules that it made of that. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.flows.settle_dispute import Dispute
from companion.ledger.entries import Ruled
from companion.ledger.state import MatchState, Settlement
from rules.books import Book, Value

REGULARS = 2  # with so many of the same people it is the same table
OF_PEOPLE = ("players", "player", "hands")  # kinds of facts that say who, and not what the dispute is about


@dataclass(frozen=True, slots=True)
class Precedent:
    """An earlier ruling on the same question."""

    settlement: Settlement
    other_way: bool  # it had another verdict
    same_case: bool  # and the facts were the same


def of_table(matches: Iterable[MatchState], here: MatchState) -> tuple[Settlement, ...]:
    """What this table decided about this game, in this match and in earlier ones, newest first."""
    seats = {player.id for player in here.players}
    ours = [
        settlement
        for match in matches
        if match.game == here.game
        and (match.id == here.id or len(seats & {player.id for player in match.players}) >= REGULARS)
        for settlement in match.rulings
    ]
    return tuple(sorted(ours, key=lambda settlement: settlement.at, reverse=True))


def precedents(settled: Sequence[Settlement], dispute: Dispute, verdict: str) -> tuple[Precedent, ...]:
    """Earlier rulings on that question: the other way first, and of those the same case first.

    `settled`: newest first, as `of_table` gives them; `verdict`: what is said now.
    """
    case = _case(dispute, dispute.facts)
    found = [
        Precedent(each, each.ruled.verdict != verdict, _case(dispute, each.ruled.facts) == case)
        for each in settled
        if each.ruled.question == dispute.question.name
    ]
    return tuple(sorted(found, key=lambda one: (not one.other_way, not one.same_case)))


def _case(dispute: Dispute, facts: Mapping[str, str]) -> dict[str, str]:
    """What the dispute is about, without who is in it and what the match told by itself."""
    kinds = {fact.name: fact.kind for fact in dispute.question.facts}
    told = dispute.game.book.guide.known
    return {
        name: text
        for name, text in facts.items()
        if kinds.get(name.partition(".")[0]) not in OF_PEOPLE and name not in told
    }


def house_rules(matches: Iterable[MatchState], book: Book) -> dict[str, Value]:
    """What was made a house rule in disputes about that game: what the next match begins with.

    The latest word about an option holds; what the book does not know any more is left out.
    """
    rulings = sorted(
        (each for match in matches if match.game == book.game for each in match.rulings),
        key=lambda each: each.at,
    )
    told = {name: value for each in rulings for name, value in each.ruled.house.items()}
    return {
        name: value
        for name, value in told.items()
        if name in book.options and book.options[name].allows(value) and value != book.options[name].default
    }


def verdict_words(book: Book, ruled: Ruled) -> str:
    """The verdict of a ruling in the book's words; "" where points were the answer, or the words are gone."""
    return book.words.get(f"{ruled.question}.{ruled.verdict}", "") if ruled.verdict else ""
