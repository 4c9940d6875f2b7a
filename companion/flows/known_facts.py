"""What a match tells a referee by itself, so that nobody is asked: who plays, which round, hands, totals.

Facts are texts by name, as a question takes them; "left.<player>" is a fact that each player has. Pure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.flows.standing import Standing
from rules.pieces import Tile
from rules.questions import Question
from rules.rounds import Left, Round


def _lead(s: Standing) -> str:
    """The number of the double that opens the round."""
    return str(s.card.lead.high) if isinstance(s.card.lead, Tile) else ""


def _totals(s: Standing) -> str:
    return ", ".join(str(line.total) for line in s.lines.lines) if s.state.rounds else ""


def _winner(s: Standing) -> str:
    """Who won the round before the one that is open."""
    return s.state.rounds[-1].winner if s.state.rounds else ""


def _won(s: Standing) -> str:
    """How many rounds each player has won."""
    winners = [scored.winner for scored in s.state.rounds]
    return _in_seats(s, {player.id: winners.count(player.id) for player in s.state.players})


def _last_scores(s: Standing) -> str:
    return _in_seats(s, s.state.rounds[-1].scores) if s.state.rounds else ""


def _in_seats(s: Standing, numbers: Mapping[str, int]) -> str:
    return ", ".join(str(numbers.get(player.id, 0)) for player in s.state.players)


SOURCES: Mapping[str, Callable[[Standing], str]] = {  # as `Guide.known` of a book names them
    "lead": _lead,
    "first_round": lambda s: "yes" if s.state.open_round == 1 else "no",
    "totals": _totals,
    "seats": lambda s: str(len(s.state.players)),
    "number": lambda s: str(s.state.open_round),
    "first": lambda s: s.state.first,
    "winner": _winner,
    "seat_totals": lambda s: _in_seats(s, {line.player: line.total for line in s.lines.lines}),
    "rounds": lambda s: str(len(s.state.rounds)) if s.state.rounds else "",
    "won": _won,
    "last_scores": _last_scores,
}


def known_facts(question: Question, s: Standing, number: int, player: str = "") -> dict[str, str]:
    """What the match tells of the facts of that question, asked about round `number`.

    `player`: whose hand the phone is at, "" where it is at none.
    """
    played = s.state.round(number)
    known: dict[str, str] = {}
    for fact in question.facts:
        told = s.game.book.guide.known
        source = told.get(f"{question.name}.{fact.name}", told.get(fact.name))
        if source:
            known[fact.name] = SOURCES[source](s)
        elif fact.kind == "players":
            known[fact.name] = ",".join(played.players)
    if any(fact.kind == "ending" for fact in question.facts):
        known.update(_of_round(played))
    elif question.name == "count" and player in played.left:
        known["hand"] = pieces_text(played.left[player])
    return {name: told for name, told in known.items() if told or name.startswith("left.")}


def _of_round(played: Round) -> dict[str, str]:
    """What is entered of a round, for the question what everybody scores for it."""
    hands = {f"left.{player}": left_text(left) for player, left in played.left.items()}
    told = {"number": str(played.number), "ending": played.ending, "who": played.who}
    return {**told, **played.facts, **hands}


def left_text(left: Left) -> str:
    """What a player has left, as a question reads it: pieces, or the number that was typed."""
    return str(left.typed) if left.pieces is None else pieces_text(left)


def pieces_text(left: Left) -> str:
    """The pieces of a hand, "" for a hand of which only the number is known."""
    return ", ".join(map(str, left.pieces or ()))
