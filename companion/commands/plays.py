"""How fast the engines play: random rounds, in which each play is chosen among all legal ones and made."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.games import Game
from rules.pieces import Family, Piece
from rules.playing import Engine, Refused
from rules.table_rules import TableRules

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hanna")
MOST_PLAYS = 2000  # a random round of dice can go on and on
ROLLS = 997


@dataclass(frozen=True, slots=True)
class Speed:
    """Plays a second of processor time, and how many legal plays a table had on average."""

    plays: float
    legal: float


def box_of(rules: TableRules, chance: Random) -> Sequence[Piece]:
    """A mixed box of that table; where the box is not known piece by piece, pieces that could be in it."""
    known = rules.piece_set
    assert known, f"{rules.book.title} has no pieces at this table"
    every = list(known)
    if known.family is Family.UNO_DICE:
        return [chance.choice(every) for _ in range(ROLLS)]
    return chance.sample(every, known.size or len(every))


def speed(game: Game, players: int, rounds: int) -> Speed:
    """Measured over so many rounds. Raises AssertionError for a game without an engine."""
    assert game.engine, f"{game.name} has no engine"
    rules = TableRules(game.book)
    boxes = [box_of(rules, Random(seed)) for seed in range(rounds)]
    begun = time.process_time()
    counts = [
        _one_round(game.engine, game.engine.deal(NAMES[:players], box, rules), Random(seed))
        for seed, box in enumerate(boxes)
    ]
    took = time.process_time() - begun
    made, seen = (sum(each) for each in zip(*counts, strict=True))
    return Speed(made / took, seen / made)


def _one_round(engine: Engine[Any, Any], table: Any, chance: Random) -> tuple[int, int]:
    """Plays made, and legal plays that there were to choose from."""
    made = seen = 0
    while engine.ended(table) is None and made < MOST_PLAYS:
        legal = engine.legal_plays(table)
        after = engine.play(table, chance.choice(legal))
        assert not isinstance(after, Refused), after
        table, made, seen = after, made + 1, seen + len(legal)
    return made, seen
