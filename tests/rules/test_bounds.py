"""The most that one hand can count, by set and house rules; sums done by hand."""

import pytest

from rules.books import Value
from rules.bounds import most_left
from rules.games import game
from rules.table_rules import TableRules


@pytest.mark.parametrize(
    ("name", "changes", "most"),
    [
        # n(n + 1)(n + 2) / 2 pips in a double-n set
        pytest.param("mexican-train", {}, 1092, id="the pips of a double-twelve set"),
        pytest.param("mexican-train", {"set": "double-9"}, 495, id="of a double-nine set"),
        pytest.param("mexican-train", {"double_blank": 50}, 1142, id="0-0 counts fifty"),
        pytest.param("mexican-train", {"doubles_count_twice": "yes"}, 1248, id="and 0 + 2 + ... + 24 = 156"),
        pytest.param("doubles", {"set": "double-6"}, 168, id="of a double-six set"),
        pytest.param("doubles", {"set": "double-6", "count_doubles_once": True}, 147, id="less 0 + ... + 6"),
        pytest.param("uno-dice", {"set": "uno-dice-2011"}, 550, id="eleven dice with a Wild up"),
        pytest.param("uno-dice", {"set": "uno-dice"}, None, id="nobody knows how many dice there are"),
        pytest.param("score-pad", {}, None, id="no set"),
    ],
)
def test_the_most_that_is_left(name: str, changes: dict[str, Value], most: int | None) -> None:
    assert most_left(game(name), TableRules(game(name).book, "", changes)) == most


def test_uno_tiles_count_at_most_as_81_of_the_dearest() -> None:
    of = game("uno-dominoes")
    most = most_left(of, TableRules(of.book))
    assert most is not None
    assert 81 * 20 < most < 81 * 50  # both halves are worth 10 or more, and nothing is more than W|W
