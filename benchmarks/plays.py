"""Plays a second of every game's engine, on one core: random rounds, in which each play is chosen among all
legal ones, checked, and made.

    python benchmarks/plays.py [ROUNDS]

Prints a line a game and number of players, and how many legal plays a table had.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from rules.games import Game, all_games
from rules.pieces import Family, Piece
from rules.playing import Engine, Refused
from rules.table_rules import TableRules

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hanna")
MOST_PLAYS = 2000  # a random round of dice can go on and on


def pieces(rules: TableRules, chance: Random) -> Sequence[Piece]:
    """A mixed box of that table. Where the box is not known piece by piece, pieces that could be in it."""
    known = rules.piece_set
    assert known
    every = list(known)
    if known.family is Family.UNO_DICE:
        return [chance.choice(every) for _ in range(997)]
    return chance.sample(every, known.size or len(every))


def one_round(
    engine: Engine[Any, Any], players: int, box: Sequence[Piece], rules: TableRules, seed: int
) -> tuple[int, int]:
    """Plays made, and legal plays that there were to choose from."""
    chance = Random(seed)
    table = engine.deal(NAMES[:players], box, rules)
    made = seen = 0
    while engine.ended(table) is None and made < MOST_PLAYS:
        legal = engine.legal_plays(table)
        after = engine.play(table, chance.choice(legal))
        assert not isinstance(after, Refused)
        table, made, seen = after, made + 1, seen + len(legal)
    return made, seen


def measure(game: Game, players: int, rounds: int) -> tuple[float, float]:
    """Plays a second of processor time, and legal plays a table."""
    assert game.engine
    rules = TableRules(game.book)
    boxes = [pieces(rules, Random(seed)) for seed in range(rounds)]
    begun = time.process_time()
    counts = [one_round(game.engine, players, box, rules, seed) for seed, box in enumerate(boxes)]
    made, seen = (sum(each) for each in zip(*counts, strict=True))
    return made / (time.process_time() - begun), seen / made


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    print(f"{'game':14} players  plays/s  legal plays a table")
    for game in all_games().values():
        if game.engine:
            for players in range(game.book.players[0], game.book.players[1] + 1):
                speed, choice = measure(game, players, rounds)
                print(f"{game.name:14} {players:7} {speed:8.0f} {choice:20.1f}", flush=True)


if __name__ == "__main__":
    main()
