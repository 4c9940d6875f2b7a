"""What can be written: every entry prints and reads back, and nonsense is one plain line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.ledger.entries import (
    KINDS,
    Entry,
    FirstPlayer,
    HandCleared,
    HandCounted,
    MatchEnded,
    MatchReopened,
    RoundEnded,
    RoundScored,
    Ruled,
    RulesChanged,
    ScoreCorrected,
    Undone,
    read_entry,
)
from companion.ledger.errors import BadEntry
from companion.ledger.people import named, renamed
from companion.ledger.plain import piece, plain
from rules.pieces import SETS
from rules.rounds import Left

DOUBLE_12, UNO, DICE = SETS["double-12"], SETS["uno-dominoes"], SETS["uno-dice"]

ENTRIES = [
    (HandCounted(1, "ana", Left(())), {"round": 1, "player": "ana", "left": {"pieces": []}, "photo": ""}),
    (
        HandCounted(2, "ana", Left(DOUBLE_12.hand("6-3 0-0")), "p1"),
        {"round": 2, "player": "ana", "left": {"pieces": [[3, 6], [0, 0]]}, "photo": "p1"},
    ),
    (
        HandCounted(2, "ben", Left(UNO.hand("red 7|blue D2, W|W"))),
        {"round": 2, "player": "ben", "photo": "", "left": {"pieces": [["red 7", "blue D2"], ["W", "W"]]}},
    ),
    (
        HandCounted(2, "ben", Left(DICE.hand("green 4, WD4"))),
        {"round": 2, "player": "ben", "photo": "", "left": {"pieces": [["green 4"], ["WD4"]]}},
    ),
    (
        HandCounted(3, "cy", Left(typed=0)),
        {"round": 3, "player": "cy", "left": {"typed": 0}, "photo": ""},
    ),
    (HandCleared(3, "cy"), {"round": 3, "player": "cy"}),
    (
        RoundEnded(3, "out", "ana", {"draws": "true"}),
        {"round": 3, "ending": "out", "who": "ana", "facts": {"draws": "true"}},
    ),
    (
        RoundScored(3, {"ana": 0, "ben": -5}, "out", "ana", "ana", {"ana": ("MT-8.1", "MT-8.2")}),
        {
            "round": 3,
            "scores": {"ana": 0, "ben": -5},
            "ending": "out",
            "who": "ana",
            "winner": "ana",
            "clauses": {"ana": ["MT-8.1", "MT-8.2"]},
        },
    ),
    (
        ScoreCorrected(3, "ben", 12, "counted a 6 for a 9"),
        {"round": 3, "player": "ben", "points": 12, "why": "counted a 6 for a 9"},
    ),
    (
        ScoreCorrected(3, "ben", 12, "", "r1"),
        {"round": 3, "player": "ben", "points": 12, "why": "", "ruling": "r1"},
    ),
    (
        Ruled("settle", 2, {"left.ana": "6-3"}, "yes", True, ("MT-8.1",), {"double_blank": 50}),
        {
            "question": "settle",
            "round": 2,
            "facts": {"left.ana": "6-3"},
            "verdict": "yes",
            "own": True,
            "because": ["MT-8.1"],
            "house": {"double_blank": 50},
        },
    ),
    (FirstPlayer("cy"), {"player": "cy"}),
    (
        RulesChanged("club", {"target": 100, "double_blank": True, "end": "rounds"}),
        {"preset": "club", "changes": {"target": 100, "double_blank": True, "end": "rounds"}},
    ),
    (MatchEnded(("ana", "cy")), {"winners": ["ana", "cy"]}),
    (MatchReopened(), {}),
    (Undone("e1"), {"entry": "e1"}),
]


@pytest.mark.parametrize(("entry", "told"), ENTRIES, ids=lambda x: getattr(x, "kind", ""))
def test_every_entry_prints_to_json_and_reads_back_equal(entry: Entry, told: dict[str, Any]) -> None:
    assert entry.to_json() == told
    again = read_entry(entry.kind, json.loads(json.dumps(entry.to_json())))
    assert again == entry
    assert type(again) is type(entry)


def test_no_kind_of_entry_is_forgotten_above() -> None:
    assert {entry.kind for entry, _ in ENTRIES} == set(KINDS)


@pytest.mark.parametrize("name", SETS)
def test_every_piece_of_every_set_reads_back(name: str) -> None:
    for each in SETS[name]:
        assert piece(plain(Left((each,)))["pieces"][0]) == each


@pytest.mark.parametrize(
    ("kind", "body", "said"),
    [
        pytest.param("danced", {}, "'danced' is unknown; a newer", id="unknown kind"),
        pytest.param("undone", [], "a list stands where an object", id="no object"),
        pytest.param(
            "undone", {"entry": "e1", "x": 1}, "has no 'x'; it has only entry", id="one thing too many",
        ),
        pytest.param("undone", {}, "undone: entry: this is missing", id="one thing too few"),
        pytest.param("undone", {"entry": 1}, "1 is no text", id="number for a text"),
        pytest.param("undone", {"entry": "a\0"}, "zero byte", id="zero byte"),
        pytest.param("undone", {"entry": "a" * 401}, "more than 400", id="endless text"),
        pytest.param("hand-cleared", {"round": 0, "player": "a"}, "no round 0", id="round 0"),
        pytest.param("hand-cleared", {"round": 1000, "player": "a"}, "no round 1000", id="round 1000"),
        pytest.param("hand-cleared", {"round": True, "player": "a"}, "no whole number", id="yes for one"),
        pytest.param("hand-cleared", {"round": 1.0, "player": "a"}, "no whole number", id="1.0"),
        pytest.param(
            "score-corrected", {"round": 1, "player": "a", "points": 10**9}, "more than 99999", id="billion"
        ),
        pytest.param(
            "hand-counted", {"round": 1, "player": "a", "left": {"typed": 1, "pieces": []}}, "no hand",
            id="pieces and a number",
        ),
        pytest.param(
            "hand-counted", {"round": 1, "player": "a", "left": {"pieces": [[1, 2, 3]]}}, "no marks",
            id="three halves",
        ),
        pytest.param(
            "hand-counted", {"round": 1, "player": "a", "left": {"pieces": [["red 0"]]}}, "no marking",
            id="red 0",
        ),
        pytest.param(
            "hand-counted", {"round": 1, "player": "a", "left": {"pieces": [[-1, 2]]}}, "negative",
            id="negative pips",
        ),
        pytest.param("round-scored", {"round": 1, "scores": [1]}, "no names", id="scores of nobody"),
        pytest.param("match-ended", {"winners": "ana"}, "no list", id="winners in one word"),
        pytest.param(
        "rules-changed", {"changes": {"a": None}}, "changes.a: null is no whole number", id="empty value"
    ),
    ],
)  # fmt: skip
def test_what_is_no_entry_is_refused_in_one_line(kind: str, body: Any, said: str) -> None:
    with pytest.raises(BadEntry) as caught:
        read_entry(kind, body)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_entry_names_its_players_and_can_be_about_others() -> None:
    scored = RoundScored(1, {"ana": 3, "ben": 0}, "out", "ben", "ben", {"ana": ("MT-8.1",)})
    assert named(scored) == {"ana", "ben"}
    assert renamed(scored, {"ben": "bob"}) == RoundScored(
        1, {"ana": 3, "bob": 0}, "out", "bob", "bob", {"ana": ("MT-8.1",)}
    )
    assert renamed(MatchEnded(("ana", "ben")), {"ana": "ann"}) == MatchEnded(("ann", "ben"))
    assert named(RoundEnded(1, "blocked")) == set()
    assert named(FirstPlayer("")) == {""}
    assert named(Undone("e1")) == set()
