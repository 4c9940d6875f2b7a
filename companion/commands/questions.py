"""What the referee can be asked about a game, and how a question is put to it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from companion.commands import Trouble
from rules.games import Game
from rules.pieces import Piece
from rules.rounds import Left, Round, Unsettled
from rules.ruling import Reason, Ruling
from rules.table_rules import TableRules

Facts = Mapping[str, Any]  # as they were given: texts, numbers, and tables of them for "left" and "facts"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something to know before the question can be answered."""

    name: str
    type: str
    wording: str
    optional: bool = False
    choices: Mapping[str, str] = field(
        default_factory=dict
    )  # value -> wording; empty where any value will do


@dataclass(frozen=True, slots=True)
class Question:
    name: str
    wording: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The rulings that answer it, by player where each has their own, else under ""."""

    rulings: Mapping[str, Ruling]
    reasons: tuple[Reason, ...]  # all that was considered, in order, once


@cache
def _questions() -> tuple[Question, ...]:
    data = tomllib.loads(files(__package__).joinpath("questions.toml").read_text("utf-8"))
    return tuple(
        Question(q["name"], q["wording"], tuple(Fact(**fact) for fact in q["fact"])) for q in data["question"]
    )


def questions(game: Game) -> tuple[Question, ...]:
    """The questions about this game, with the choices that its book gives."""
    endings = game.book.endings.values()
    ways = {ending.id: f"{ending.title}{f' ({ending.who})' if ending.who else ''}" for ending in endings}
    asked = {fact.name: fact for ending in endings for fact in ending.facts}
    more = tuple(
        Fact(f.name, "choice", f.title, True, {str(c.value): c.title for c in f.choices})
        for f in asked.values()
    )

    def of_this_game(fact: Fact) -> Fact:
        return (
            Fact(fact.name, fact.type, fact.wording, fact.optional, ways) if fact.type == "ending" else fact
        )

    return tuple(
        Question(q.name, q.wording, (*map(of_this_game, q.facts), *(more if q.name == "settle" else ())))
        for q in _questions()
    )


def ask(game: Game, name: str, facts: Facts, rules: TableRules) -> Answer:
    """Put the question. Raises Trouble that says which fact is missing or wrong, PieceError for a piece."""
    question = next((q for q in questions(game) if q.name == name), None)
    if question is None:
        known = ", ".join(q.name for q in questions(game))
        raise Trouble(f"no question {name!r} about {game.book.title}; there are: {known}")
    known_names = [fact.name for fact in question.facts]
    for given in facts:
        if given not in known_names:
            raise Trouble(
                f"no fact {given!r} in the question {name}; its facts are: {', '.join(known_names)}"
            )
    for fact in question.facts:
        if not fact.optional and facts.get(fact.name) in (None, ""):
            if fact.type == "hand" and fact.name in facts:
                continue  # an empty hand is a hand
            raise Trouble(f"the fact {fact.name} is missing: {fact.wording}{_either(fact)}")
        if fact.choices and fact.name in facts and str(facts[fact.name]) not in fact.choices:
            raise Trouble(f"{fact.name} cannot be {facts[fact.name]!r}{_either(fact)}")
    return _ASK[name](game, facts, rules)


def _either(fact: Fact) -> str:
    return f"; one of {', '.join(fact.choices)}" if fact.choices else ""


def _count(game: Game, facts: Facts, rules: TableRules) -> Answer:
    ruling = game.count(_hand(facts["hand"], rules), rules)
    return Answer({"": ruling}, ruling.steps)


def _settle(game: Game, facts: Facts, rules: TableRules) -> Answer:
    players = _players(facts["players"])
    left = facts.get("left", {})
    if not isinstance(left, Mapping):
        raise Trouble(f"left is one fact a player, like left.{players[0]}=11")
    for player in (*left, *filter(None, [facts.get("who", "")])):
        if player not in players:
            raise Trouble(f"{player} is not among the players: {', '.join(players)}")
    asked = {fact.name for ending in game.book.endings.values() for fact in ending.facts}
    settled = game.settle(
        Round(
            number=_number(facts.get("number", 1)),
            players=players,
            ending=str(facts["ending"]),
            who=str(facts.get("who", "")),
            facts={name: str(value) for name, value in facts.items() if name in asked},
            left={player: _left(hand, rules) for player, hand in left.items()},
            accepted=str(facts.get("accepted", "")).lower() in ("yes", "true"),
        ),
        rules,
    )
    if isinstance(settled, Unsettled):
        raise Trouble(_what_is_missing(settled, game))
    steps = [r for ruling in (*settled.counts.values(), *settled.rulings.values()) for r in ruling.steps]
    return Answer(settled.rulings, _once(steps))


_ASK: Mapping[str, Callable[[Game, Facts, TableRules], Answer]] = {"count": _count, "settle": _settle}


def _what_is_missing(unsettled: Unsettled, game: Game) -> str:
    if unsettled.need:
        return f"the fact {unsettled.need} is needed to settle this round"
    if unsettled.missing:
        some = ", ".join(f"left.{player}" for player in unsettled.missing)
        return f"the round cannot be settled before these are known: {some}"
    doubts = " ".join(game.book.say(reason.key, **reason.facts) for reason in unsettled.wrong)
    return f"{doubts} If that is how it is, add --fact accepted=yes"


def _players(given: Any) -> tuple[str, ...]:
    names = (
        given
        if isinstance(given, list)
        else re.split(r"\s*,\s*" if "," in str(given) else r"\s+", str(given))
    )
    players = tuple(str(name).strip() for name in names if str(name).strip())
    if len(set(players)) != len(players) or not players:
        raise Trouble('players are different names parted by commas, like players="Ann, Ben"')
    return players


def _hand(given: Any, rules: TableRules) -> tuple[Piece, ...]:
    pieces = rules.piece_set
    if pieces is None:
        raise Trouble(f"{rules.book.title} has no pieces of its own; name the set: --rule set=double-6")
    if isinstance(given, Mapping):
        raise Trouble('a hand is one fact with all its pieces, like hand="6-3, 0-0"')
    return pieces.hand(", ".join(map(str, given)) if isinstance(given, list) else str(given))


def _left(given: Any, rules: TableRules) -> Left:
    if re.fullmatch(r"\s*-?\d{1,9}\s*", str(given)):
        return Left(typed=int(given))
    return Left(pieces=_hand(given, rules))


def _number(given: Any) -> int:
    if not re.fullmatch(r"[1-9]\d{0,3}", str(given)):
        raise Trouble(f"number is the number of a round, from 1, and not {given!r}")
    return int(given)


def _once(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    seen: list[Reason] = []
    for reason in reasons:
        if reason not in seen:
            seen.append(reason)
    return tuple(seen)
