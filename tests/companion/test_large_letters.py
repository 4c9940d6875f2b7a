"""Phones with large letters, small phones, phones on their side: nothing is cut, nothing runs together."""

import pytest

from companion import theme
from companion.parts.grid import FIGURE, LABEL_WIDTH, PAGE, total_size
from companion.parts.ruling_card import verdict_size
from companion.preferences import Preferences


@pytest.mark.parametrize("letters", [1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize(
    ("players", "totals"), [(2, ["7", "1204"]), (4, ["37", "43", "61", "165"]), (6, ["120"])]
)
def test_totals_never_run_together(players: int, totals: list[str], letters: float) -> None:
    drawn = total_size(players, totals, letters) * letters
    longest = max(map(len, totals))
    assert drawn * FIGURE * longest <= (PAGE - LABEL_WIDTH) / players - 8


def test_totals_are_as_large_as_they_can_be() -> None:
    assert total_size(2, ["12", "7"]) == theme.TOTAL
    assert total_size(2, ["12", "7"], 2.0) == theme.TOTAL


def test_how_large_the_letters_are_is_told_by_the_phone_each_time() -> None:
    kept = Preferences("nl", letters=1.5).to_text()
    assert Preferences.from_text(kept, Preferences(letters=1.2)) == Preferences("nl", letters=1.2)


@pytest.mark.parametrize(
    ("verdict", "across"),
    [
        pytest.param("Er wordt doorgespeeld.", 390, id="a long word on a usual phone"),
        pytest.param("Er wordt doorgespeeld.", 320, id="on a small one"),
        pytest.param("Er wordt doorgespeeld.", 390 / 1.5, id="in large letters"),
    ],
)
def test_no_word_of_a_verdict_is_broken(verdict: str, across: float) -> None:
    assert verdict_size(verdict, across) * 0.58 * len("doorgespeeld.") <= across - 2 * (16 + 20 + 3)


def test_a_short_verdict_is_read_across_the_table() -> None:
    assert verdict_size("Yes.", 320) == theme.TOTAL
