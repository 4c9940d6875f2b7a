"""Plays a second of every game's engine, on one core, by number of players.

python benchmarks/plays.py [ROUNDS]
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from companion.commands.plays import speed
from rules.games import all_games


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    print(f"{'game':14} players  plays/s  legal plays a table")
    for game in all_games().values():
        least, most = game.book.players
        for players in range(least, most + 1) if game.engine else ():
            found = speed(game, players, rounds)
            print(f"{game.name:14} {players:7} {found.plays:8.0f} {found.legal:20.1f}", flush=True)


if __name__ == "__main__":
    main()
