"""The book of Mexican Train, and what it says of the sets and rounds of one table."""

from __future__ import annotations

from rules.books import load
from rules.pieces import PieceSet, Tile
from rules.table_rules import TableRules

BOOK = load("mexican-train")

FIRST_ENGINE = {"from_nine": 9, "from_five": 5}


def tiles_in_use(rules: TableRules) -> PieceSet:
    pieces = rules.piece_set
    assert pieces is not None, "every table of Mexican Train has a set"
    return pieces


def engines(rules: TableRules) -> tuple[Tile, ...]:
    """The doubles that open the rounds of a match, in order."""
    highest = tiles_in_use(rules).highest
    first = min(highest, FIRST_ENGINE.get(str(rules["engine_order"]), highest))
    doubles = tuple(Tile(n, n) for n in range(first, -1, -1))
    rounds = rules["rounds"]
    return doubles[:rounds] if isinstance(rounds, int) else doubles


def engine(number: int, rules: TableRules) -> Tile | None:
    """The double of round `number` (from 1); None past the last."""
    doubles = engines(rules)
    return doubles[number - 1] if number <= len(doubles) else None


def collects(rules: TableRules) -> bool:
    """Whether the winner of a round scores what the others have left."""
    return rules["winner_scoring"] == "collects"
