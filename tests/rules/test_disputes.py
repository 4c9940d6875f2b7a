"""Quarrels that people had in public: every one is answered by some question, or it is said why not.

`disputes/<game>.toml` has them by id, `disputes/exceptions.toml` those that no question answers, each with a
reason that a player would accept.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.games import Game, all_games
from rules.referee import ask, cited
from rules.rounds import Settled
from rules.ruling import Ruling
from rules.table_rules import TableRules

HERE = Path(__file__).parent / "disputes"
# game -> how its ids start, and their numbers in the collection of public quarrels
KNOWN = {
    "uno-dominoes": (
        "UNO",
        [
            *(1, 3, 6, 8, *range(10, 22), 23, 26, 27, 28, 30, 31, 32, 33, 35, 38, 39, 43, 44, 45),
            *(47, 48, 49, 51, 54),
        ],
    ),
    "uno-dice": ("DICE", [1, 2, 5, 6, 8, 9, 11]),
    "mexican-train": (
        "MT",
        [1, 2, 4, 7, 8, 10, 12, 13, 14, 16, 18, 19, 20, 21, 25, 26, 28, 29, 30, 31, 32, 34],
    ),
    "doubles": (
        "DOM",
        [1, 2, 3, 5, 6, 7, 8, 10, 11, 13, 16, 17, 19, 21, 22, 24, 25, 27, 28, 31, 32, 33, 36],
    ),
}
GAMES = {name: game for name, game in all_games().items() if name in KNOWN}
DISPUTES = [
    pytest.param(game, dispute, id=name)
    for game in GAMES.values()
    for name, dispute in tomllib.loads((HERE / f"{game.name}.toml").read_text("utf-8")).items()
]
EXCEPTIONS = tomllib.loads((HERE / "exceptions.toml").read_text("utf-8"))


def put(game: Game, asked: Mapping[str, Any]) -> Ruling | Settled:
    rules = TableRules(game.book, changes=asked.get("rules", {}))
    answer = ask(game, asked["question"], asked["facts"], rules)
    assert isinstance(answer, Ruling | Settled), answer
    return answer


@pytest.mark.parametrize(("game", "dispute"), DISPUTES)
def test_a_quarrel_is_settled(game: Game, dispute: Mapping[str, Any]) -> None:
    """The verdict and what to do now, and the answers together cite the clauses that settle it."""
    answers = [put(game, asked) for asked in dispute["ask"]]

    for asked, answer in zip(dispute["ask"], answers, strict=True):
        if isinstance(answer, Settled):
            assert dict(answer.scores) == asked["scores"]
            continue
        assert answer.verdict == f"{asked['question']}.{asked['verdict']}"
        if "remedies" in asked:
            said = [game.book.say(reason.key, **reason.facts) for reason in answer.remedies]
            assert said == asked["remedies"]
    assert set(dispute["clauses"]) <= {clause.id for answer in answers for clause in cited(answer)}


@pytest.mark.parametrize("name", GAMES)
def test_no_quarrel_is_left_out(name: str) -> None:
    start, numbers = KNOWN[name]
    answered = tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))
    excused = {dispute for dispute in EXCEPTIONS if dispute.startswith(f"{start}-")}

    assert set(answered) | excused == {f"{start}-{number:03}" for number in numbers}
    assert not set(answered) & excused


def test_exceptions_have_a_reason() -> None:
    assert all(reason.endswith(".") for reason in EXCEPTIONS.values())
