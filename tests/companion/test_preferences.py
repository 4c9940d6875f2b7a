"""What a phone likes, kept in its own browser and never trusted."""

from __future__ import annotations

import pytest

from companion.preferences import Preferences
from companion.theme import Mode

OTHERWISE = Preferences("en", Mode.SYSTEM, "")


@pytest.mark.parametrize(
    "chosen",
    [
        pytest.param(Preferences(), id="nothing chosen"),
        pytest.param(Preferences("en", Mode.BLACK, "the phone in the kitchen"), id="everything"),
    ],
)
def test_what_is_kept_is_read_back(chosen: Preferences) -> None:
    assert Preferences.from_text(chosen.to_text(), OTHERWISE) == chosen


@pytest.mark.parametrize(
    "kept",
    [
        pytest.param("", id="empty"),
        pytest.param("{", id="cut off"),
        pytest.param("[1, 2]", id="a list"),
        pytest.param('{"language": "klingon", "mode": 7, "by": null}', id="values of no use"),
        pytest.param('{"mode": "pink"}', id="no such light"),
    ],
)
def test_what_is_not_understood_changes_nothing(kept: str) -> None:
    assert Preferences.from_text(kept, OTHERWISE) == OTHERWISE


def test_a_long_name_is_cut() -> None:
    kept = Preferences(by="x" * 500).to_text()
    assert len(Preferences.from_text(kept, OTHERWISE).by) == 40
