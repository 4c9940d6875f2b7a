"""The most that one hand can count: the whole box in it, by the values of this table."""

from __future__ import annotations

from functools import lru_cache

from rules.books import Value
from rules.games import Game, game
from rules.pieces import Family
from rules.table_rules import TableRules


def most_left(of: Game, rules: TableRules) -> int | None:
    """What all pieces of the table's set count together: a hand that counts more cannot be.

    Where it is not known which pieces are in the box, the dearest of those that can be are. None without a
    set, or where nobody knows how many pieces its box holds.
    """
    return _most(of.name, rules.preset, tuple(sorted(rules.changes.items())))


@lru_cache(64)
def _most(name: str, preset: str, changes: tuple[tuple[str, Value], ...]) -> int | None:
    of = game(name)
    rules = TableRules(of.book, preset, dict(changes))
    box = rules.piece_set
    if box is None or box.size is None:
        return None
    worth = sorted((of.count((piece,), rules).points or 0 for piece in box), reverse=True)
    if box.family is Family.UNO_DICE:  # any number of dice may show the dearest face
        return box.size * worth[0]
    return sum(worth[: box.size])
