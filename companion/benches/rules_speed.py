"""What the rules do: hands counted and plays made a second."""

from __future__ import annotations

import time
from pathlib import Path

from companion.benches import Figures, Material
from rules.table_rules import TableRules


def counting(_: Path, __: Material) -> Figures:
    """Hands counted a second, by game."""
    from rules.games import all_games

    figures = {}
    for game in all_games().values():
        rules = TableRules(game.book)
        if rules.piece_set is None:
            continue
        hand = tuple(piece for piece, _ in zip(rules.piece_set, range(12), strict=False))
        done, start = 0, time.process_time()
        while time.process_time() - start < 0.5:
            game.count(hand, rules)
            done += 1
        figures[game.name] = round(done / (time.process_time() - start))
    return {"hands_of_12_a_second": figures}


def plays(_: Path, __: Material) -> Figures:
    """Plays a second, by game and number of players."""
    from companion.commands.plays import speed
    from rules.games import all_games

    figures: dict[str, dict[str, int]] = {}
    for game in all_games().values():
        least, most = game.book.players
        if game.engine:
            seats = range(least, most + 1)
            figures[game.name] = {str(n): round(speed(game, n, rounds=40).plays) for n in seats}
    return {"plays_a_second_by_players": figures}
