"""Digits that no number can be made of are told, as any other word that is no end."""

import pytest

from rules.facts import FactError
from rules.games import game
from rules.referee import ask
from rules.table_rules import TableRules


@pytest.mark.parametrize("ends", ["²", "③-③", "5, ²"])
def test_a_raised_or_circled_digit_is_no_open_end(ends: str) -> None:
    with pytest.raises(FactError, match="an open end is a number"):
        ask(game("all-fives"), "scores", {"ends": ends}, TableRules(game("all-fives").book))
