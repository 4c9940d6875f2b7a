"""Worked examples of a book, run against its game.

What may be asked, what is given, and what can be expected (an example names only what it shows):

| ask | given | can be expected |
| --- | --- | --- |
| count | hand ("12-7 0-0") | points, steps |
| settle | players ("A B C"), number = 1, ending, who, facts = {}, accepted, left = {B = "12-7", C = 16} \
| scores, winner, steps = {A = [...]}, or missing, need, wrong (word keys) |
| card | players, number, first, rounds | number, of, lead, deal, boneyard, stays, starter, shuffler, steps |
| outcome | players, first, rounds | over, winners, needs = {A = "..."}, steps |
| late | players, rounds | points, steps |
| a question | its facts | verdict (its short name), steps, remedies, points; or missing (the fact) |

`rounds` are tables of scores by player ({A = 0, B = 22}), or, where it matters how they ended,
{scores = {A = 0, B = 22}, winner = "A", who = "A", ending = "out"}. Players are written by one word each,
lists of players parted by blanks; a fact that every player has is a table ({played = {A = 15, B = 0}}).
Steps and needs are sentences. What is not known is "".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.books import Book, Example
from rules.games import Game
from rules.pieces import SETS, Family, Piece, PieceError
from rules.questions import Missing
from rules.referee import ask
from rules.rounds import Left, Match, Round, ScoredRound, Unsettled, flat
from rules.ruling import Reason, Ruling
from rules.table_rules import TableRules


@dataclass(frozen=True)
class Answer:
    """What the game said: every value that can be expected, the clauses cited, and the words used."""

    values: Mapping[str, Any]
    because: frozenset[str]
    reasons: tuple[Reason, ...]


def run(game: Game, example: Example) -> Answer:
    """Ask the game what the example asks. Raises LookupError for a question that there is not, and PieceError
    for a piece that the set of that table has not."""
    rules = TableRules(game.book, example.preset, example.rules)
    if example.ask in ASK:
        return ASK[example.ask](game, example.given, rules)
    return _question(game, example.ask, example.given, rules)


def _question(game: Game, name: str, given: Mapping[str, Any], rules: TableRules) -> Answer:
    answer = ask(game, name, given, rules)
    if isinstance(answer, Missing):
        return Answer({"missing": answer.fact}, frozenset(), ())
    assert isinstance(answer, Ruling), f"{name} is no question of one ruling"
    question, _, verdict = answer.verdict.partition(".")
    assert question == name, f"{answer.verdict} is no verdict of {name}"
    said = {"steps": _sentences(game.book, answer.steps), "remedies": _sentences(game.book, answer.remedies)}
    return _answer([answer], verdict=verdict, points=answer.points, **said)


def _count(game: Game, given: Mapping[str, Any], rules: TableRules) -> Answer:
    ruling = game.count(_hand(given["hand"], rules), rules)
    return _answer([ruling], points=ruling.points, steps=_sentences(game.book, ruling.steps))


def _settle(game: Game, given: Mapping[str, Any], rules: TableRules) -> Answer:
    played = Round(
        number=given.get("number", 1),
        players=tuple(given["players"].split()),
        ending=given.get("ending", ""),
        who=given.get("who", ""),
        facts=flat(given.get("facts", {})),
        left={player: _left(left, rules) for player, left in given.get("left", {}).items()},
        accepted=given.get("accepted", False),
    )
    settled = game.settle(played, rules)
    if isinstance(settled, Unsettled):
        wrong = [reason.key for reason in settled.wrong]
        values = {"missing": " ".join(settled.missing), "need": settled.need, "wrong": wrong}
        return Answer(values, frozenset(r.clause for r in settled.wrong), settled.wrong)
    return _answer(
        [*settled.rulings.values(), *settled.counts.values()],
        scores=dict(settled.scores),
        winner=settled.winner,
        steps={p: _sentences(game.book, r.steps) for p, r in settled.rulings.items()},
    )


def _card(game: Game, given: Mapping[str, Any], rules: TableRules) -> Answer:
    card = game.card(_match(given), given["number"], rules)
    return _answer(
        [card.ruling],
        number=card.number,
        of=_known(card.of),
        lead=str(_known(card.lead)),
        deal=_known(card.deal),
        boneyard=_known(card.boneyard),
        stays=card.stays,
        starter=card.starter,
        shuffler=card.shuffler,
        steps=_sentences(game.book, card.ruling.steps),
    )


def _outcome(game: Game, given: Mapping[str, Any], rules: TableRules) -> Answer:
    outcome = game.outcome(_match(given), rules)
    answer = _answer(
        [outcome.ruling],
        over=outcome.over,
        winners=" ".join(outcome.winners),
        needs={p: game.book.say(need.key, **need.facts) for p, need in outcome.needs.items()},
        steps=_sentences(game.book, outcome.ruling.steps),
    )
    needs = tuple(outcome.needs.values())
    clauses = {need.clause for need in needs if need.clause}
    return Answer(answer.values, answer.because | clauses, answer.reasons + needs)


def _late(game: Game, given: Mapping[str, Any], rules: TableRules) -> Answer:
    assert game.late is not None, f"{game.name} says nothing on late arrivals"
    ruling = game.late(_match(given), rules)
    points = _known(ruling.points)
    return _answer([ruling], points=points, steps=_sentences(game.book, ruling.steps))


ASK: Mapping[str, Callable[[Game, Mapping[str, Any], TableRules], Answer]] = {
    "count": _count,
    "settle": _settle,
    "card": _card,
    "outcome": _outcome,
    "late": _late,
}


def _answer(rulings: Iterable[Ruling], **values: Any) -> Answer:
    found = tuple(rulings)
    clauses = frozenset(clause.id for ruling in found for clause in ruling.because)
    return Answer(values, clauses, tuple(r for ruling in found for r in (*ruling.steps, *ruling.remedies)))


def _hand(text: str, rules: TableRules) -> tuple[Piece, ...]:
    pieces = rules.piece_set
    if pieces is None:
        raise PieceError("without-pieces", game=rules.book.title)
    return pieces.hand(text)


def _left(left: str | int, rules: TableRules) -> Left:
    """What somebody has left: here pip tiles may be such as the set in use has not."""
    if isinstance(left, int):
        return Left(typed=left)
    pieces = rules.piece_set
    if pieces and pieces.family is Family.PIPS:
        return Left(pieces=SETS["double-18"].hand(left))
    return Left(pieces=_hand(left, rules))


def _match(given: Mapping[str, Any]) -> Match:
    rounds = (_scored(number, raw) for number, raw in enumerate(given.get("rounds", ()), 1))
    return Match(tuple(given["players"].split()), tuple(rounds), given.get("first", ""))


def _scored(number: int, raw: Mapping[str, Any]) -> ScoredRound:
    return ScoredRound(**{"number": number, **(raw if "scores" in raw else {"scores": raw})})


def _sentences(book: Book, reasons: Iterable[Reason]) -> list[str]:
    return [book.say(reason.key, **reason.facts) for reason in reasons]


def _known(value: Any) -> Any:
    return "" if value is None else value
