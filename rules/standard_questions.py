"""What can be asked about every game: what a hand is worth, and what everybody scores for a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.books import EndingFact
from rules.facts import Fact, FactError, Player, read_each, read_hand, read_lefts, read_number, read_players
from rules.games import Game
from rules.questions import Answer, Missing, Question
from rules.quoting import cut, quoted
from rules.rounds import Round, Unsettled, flat
from rules.settling import each_number
from rules.table_rules import TableRules


def count(game: Game) -> Question:
    """What is this hand worth?"""

    def put(given: Mapping[str, Any], rules: TableRules) -> Answer:
        only_known(given, facts)
        if given.get("hand") is None:
            return Missing("hand")
        return game.count(read_hand(given["hand"], rules), rules)

    facts = (Fact("hand", "hand", needed=True),)
    return Question("count", facts, put)


def settle(game: Game) -> Question:
    """What does everybody score? It asks what the book's endings ask."""
    endings = tuple(game.book.endings.values())
    asked = {fact.name: fact for ending in endings for fact in ending.facts}

    def put(given: Mapping[str, Any], rules: TableRules) -> Answer:
        only_known(given, facts)
        for fact in facts:
            if fact.needed and given.get(fact.name) in (None, ""):
                return Missing(fact.name)
            if fact.choices and fact.name in given and str(given[fact.name]) not in fact.choices:
                raise FactError(
                    "choice",
                    fact=fact.name,
                    value=quoted(given[fact.name]),
                    known=", ".join(fact.choices),
                )
        played = _round(given, asked, rules)
        settled = game.settle(played, rules)
        return _missing(settled, played, asked) or settled if isinstance(settled, Unsettled) else settled

    facts = (
        Fact("players", "players", needed=True),
        Fact("ending", "ending", tuple(ending.id for ending in endings), needed=True),
        Fact("who", "player"),
        Fact("left", "hands"),
        Fact("number", "number"),
        Fact("accepted", "yes"),
        *(_of_ending(fact) for fact in asked.values()),
    )
    return Question("settle", facts, put)


def _of_ending(fact: EndingFact) -> Fact:
    if fact.each:
        return Fact(fact.name, "each")
    return Fact(fact.name, "choice", tuple(str(choice.value) for choice in fact.choices))


def only_known(given: Mapping[str, Any], facts: tuple[Fact, ...]) -> None:
    """Raises FactError for a fact that the question has not."""
    names = [fact.name for fact in facts]
    for name in given:
        if name not in names:
            raise FactError("no-fact", fact=quoted(name), known=", ".join(names))


def _missing(unsettled: Unsettled, played: Round, asked: Mapping[str, EndingFact]) -> Missing | None:
    need = unsettled.need
    if need in asked and asked[need].each:
        told = each_number(played, need)
        return Missing(need, next(player for player in played.players if player not in told))
    if need:
        return Missing(need)
    return Missing("left", unsettled.missing[0]) if unsettled.missing else None


def _round(given: Mapping[str, Any], asked: Mapping[str, EndingFact], rules: TableRules) -> Round:
    players = read_players(given["players"])
    left = read_lefts("left", given.get("left", {}), rules)
    facts = {
        name: read_each(name, value) if asked[name].each else value
        for name, value in given.items()
        if name in asked
    }
    number = read_number("number", given.get("number", 1))
    if number == 0:
        raise FactError("round", fact="number")
    numbered = (player for told in facts.values() if isinstance(told, Mapping) for player in told)
    for player in (*left, *numbered, *filter(None, [given.get("who", "")])):
        if player not in players:
            raise FactError("stranger", name=cut(player), players=cut(", ".join(players), 240))
    return Round(
        number=number,
        players=players,
        ending=str(given["ending"]),
        who=Player(str(given.get("who", ""))),
        facts=flat(facts),
        left=left,
        accepted=str(given.get("accepted", "")).lower() in ("yes", "true"),
    )
