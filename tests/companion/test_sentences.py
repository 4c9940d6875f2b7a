"""Reasons as sentences: names for players, and words for Uno pieces."""

import pytest

from companion.languages import Words
from companion.parts.sentences import sentence
from rules.games import game
from rules.ruling import Reason
from rules.table_rules import TableRules


@pytest.mark.parametrize(
    ("name", "reason", "said"),
    [
        pytest.param(
            "mexican-train",
            Reason("twice", {"piece": "7-9", "who": "a", "other": "b"}),
            "7-9 is in two hands, Ana's and Ben's, and the set has it once.",
            id="a tile is written",
        ),
        pytest.param(
            "uno-dominoes",
            Reason("not_in_set", {"piece": "red 7|blue D2", "who": "a"}),
            "Ana has red 7 and blue Draw Two, and the set in use has no such piece.",
            id="a tile of Uno is said",
        ),
        pytest.param(
            "uno-dominoes",
            Reason("out_with_pieces", {"pieces": "W|W, red 7|green S", "who": "a"}),
            "Ana went out, and yet Wild and Wild and red 7 and green Skip is left in that hand.",
            id="several",
        ),
        pytest.param(
            "uno-dominoes",
            Reason("not_in_set", {"piece": "7-9", "who": "a"}),
            "Ana has 7-9, and the set in use has no such piece.",
            id="a piece of another set stays as it is",
        ),
    ],
)
def test_a_reason_is_said_in_players_words(name: str, reason: Reason, said: str) -> None:
    rules = TableRules(game(name).book)
    assert sentence(Words("en"), rules, reason, {"a": "Ana", "b": "Ben"}) == said
