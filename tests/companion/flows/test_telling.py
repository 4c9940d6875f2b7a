"""The history in plain sentences."""

from __future__ import annotations

import pytest

from companion.flows.telling import tell
from companion.languages import Words
from companion.ledger.entries import (
    Entry,
    FirstPlayer,
    HandCleared,
    HandCounted,
    MatchEnded,
    MatchReopened,
    RoundEnded,
    RoundScored,
    RulesChanged,
    ScoreCorrected,
    Undone,
)
from rules.books import load
from rules.pieces import Tile
from rules.rounds import Left

S = "'s"
NAMES = {"a": "Ana", "b": "Ben"}
OTHERS: dict[str, Entry] = {"e1": FirstPlayer("b")}


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        pytest.param(HandCounted(4, "a", Left(typed=23)), "Ana has 23 in round 4, typed", id="typed"),
        pytest.param(
            HandCounted(4, "a", Left(pieces=(Tile(9, 7), Tile(0, 0)))),
            f"Ana{S} hand in round 4: 2 pieces",
            id="pieces",
        ),
        pytest.param(
            HandCounted(4, "a", Left(pieces=())), f"Ana{S} hand in round 4: nothing left", id="empty hand"
        ),
        pytest.param(HandCleared(4, "b"), f"Ben{S} hand in round 4 is not entered", id="cleared"),
        pytest.param(RoundEnded(4), "How round 4 ended is open", id="ending open"),
        pytest.param(
            RoundScored(2, {"a": 12, "b": 0}),
            "Round 2: Ana\N{NO-BREAK SPACE}12, Ben\N{NO-BREAK SPACE}0",
            id="scored",
        ),
        pytest.param(
            ScoreCorrected(2, "a", 26, "counted again"),
            f"Ana{S} round 2 was set to 26: counted again",
            id="corrected",
        ),
        pytest.param(ScoreCorrected(2, "a", -5), f"Ana{S} round 2 was set to -5", id="no reason given"),
        pytest.param(FirstPlayer("b"), "Ben starts round 1", id="first"),
        pytest.param(RulesChanged(), "House rules: As printed", id="printed rules"),
        pytest.param(
            RulesChanged(changes={"double_blank": 50, "gone_from_the_book": 1}),
            "House rules: What does 0-0 count? 50",
            id="a rule changed",
        ),
        pytest.param(MatchEnded(), "The match was ended", id="ended"),
        pytest.param(MatchEnded(("a", "b")), "The match was ended, Ana and Ben won", id="won"),
        pytest.param(MatchReopened(), "The match goes on", id="reopened"),
        pytest.param(Undone("e1"), "Undone: “Ben starts round 1”", id="undone"),
        pytest.param(HandCleared(1, "gone"), f"gone{S} hand in round 1 is not entered", id="unknown player"),
    ],
)
def test_an_entry_is_told_in_words(entry: Entry, expected: str) -> None:
    assert tell(Words(), load("mexican-train"), NAMES, entry, OTHERS) == expected


def test_an_ending_is_told_as_the_book_words_it() -> None:
    book = load("mexican-train")
    ending = next(iter(book.endings.values()))
    said = tell(Words(), book, NAMES, RoundEnded(3, ending.id, "b"), {})
    assert said == f"Round 3 ended: {ending.title} (Ben)"
