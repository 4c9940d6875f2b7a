"""Quarrels as they come up at a table, made up for this test: each has a question and its answer."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.games import Game, game
from rules.referee import ask, cited
from rules.rounds import Settled
from rules.ruling import Ruling
from rules.table_rules import TableRules

QUARRELS = [
    pytest.param(game(path.stem), quarrel, id=f"{path.stem}: {quarrel['says']}")
    for path in sorted((Path(__file__).parent / "table_quarrels").glob("*.toml"))
    for quarrel in tomllib.loads(path.read_text("utf-8"))["quarrel"]
]


@pytest.mark.parametrize(("game", "quarrel"), QUARRELS)
def test_a_quarrel_at_the_table_is_settled(game: Game, quarrel: Mapping[str, Any]) -> None:
    rules = TableRules(game.book, changes=quarrel.get("rules", {}))
    answer = ask(game, quarrel["question"], quarrel["facts"], rules)

    assert isinstance(answer, Ruling | Settled), answer
    assert set(quarrel["clauses"]) <= {clause.id for clause in cited(answer)}
    if isinstance(answer, Settled):
        assert dict(answer.scores) == quarrel["scores"]
        return
    assert answer.verdict == (f"{quarrel['question']}.{quarrel['verdict']}" if "verdict" in quarrel else "")
    assert answer.points == quarrel.get("points")
    if "remedies" in quarrel:
        said = [game.book.say(reason.key, **reason.facts) for reason in answer.remedies]
        assert said == quarrel["remedies"]
