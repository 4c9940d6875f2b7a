"""What the rules do: look-ups that hit, hands counted and plays made a second."""

from __future__ import annotations

import json
import statistics
import time
from pathlib import Path

from companion.benches import Figures, Material, NotHere
from rules.table_rules import TableRules


def lookups(_: Path, material: Material) -> Figures:
    """How often the clause that settles a real dispute is among the first that its words find."""
    if not material.disputes.is_file():
        raise NotHere(f"{material.disputes} is needed")
    from rules.games import all_games
    from rules.lookup import find

    places, ms = [], []
    for line in material.disputes.read_text("utf-8").splitlines():
        dispute = json.loads(line)
        books = [
            game.book for game in all_games().values() if set(dispute["rule_refs"]) & set(game.book.clauses)
        ]
        for book in books:
            start = time.perf_counter()
            hits = find(book, dispute["question"])
            ms.append((time.perf_counter() - start) * 1000)
            ids = [hit.clause.id for hit in hits]
            places.append(
                min((ids.index(ref) for ref in dispute["rule_refs"] if ref in ids), default=len(ids) + 99)
            )
    if not places:
        raise NotHere("no dispute is about a clause of our books")
    return {
        "disputes": len(places),
        **{
            f"hit_at_{n}_percent": round(100 * sum(p < n for p in places) / len(places), 1) for n in (1, 3, 5)
        },
        "median_ms": round(statistics.median(ms), 2),
    }


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
