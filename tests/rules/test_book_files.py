"""Reading a book from its file: what is wrong in it is named, and another language says the same."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from rules.books import Book
from rules.books.languages import translated
from rules.books.toml import read

CLAUSE = {
    "id": "X-1.1",
    "title": "Points",
    "text": "A tile counts {each}.",
    "source": "Ours",
    "values": {"each": 1},
}
SET = {"name": "set", "title": "Set?", "clause": "X-1.1", "default": "double-6"}


def book(**changes: Any) -> dict[str, Any]:
    """A small whole book, with changes."""
    whole: dict[str, Any] = {
        "title": "Example",
        "summary": "A game.",
        "players": [2, 4],
        "section": [{"id": "1", "title": "All", "clause": [{**CLAUSE, "options": ["set"]}]}],
        "option": [
            {
                **SET,
                "choices": [{"value": "double-6", "title": "Six"}, {"value": "double-9", "title": "Nine"}],
            }
        ],
        "ending": [{"id": "out", "title": "Out", "clause": "X-1.1", "who": "Who?", "counts": "others"}],
        "preset": [{"name": "nine", "title": "Nines", "changes": {"set": "double-9"}}],
        "words": {"pips": "{points} pips."},
    }
    return {**whole, **changes}


def readable(**changes: Any) -> Book:
    return read("example", book(**changes), {"words": {"needs": "Needs {points}."}})


def clauses(*raw: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"id": "1", "title": "All", "clause": list(raw)}]


def test_a_whole_book_is_read() -> None:
    whole = readable()

    assert whole["X-1.1"].text == "A tile counts 1."
    assert whole.players == (2, 4)
    assert whole.sets == ("double-6", "double-9")
    assert whole.say("pips", points=3) == "3 pips."
    assert whole.say("needs", points=3) == "Needs 3."


def test_a_book_may_say_a_shared_word_in_its_own_way() -> None:
    assert readable(words={"needs": "{points} to go."}).say("needs", points=3) == "3 to go."


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        pytest.param({"section": clauses(CLAUSE, CLAUSE)}, "X-1.1 is written twice", id="an id twice"),
        pytest.param(
            {"section": clauses({**CLAUSE, "kind": "rumour"})},
            "kind 'rumour' is none of printed",
            id="a kind",
        ),
        pytest.param(
            {"section": clauses({**CLAUSE, "options": ["sett"]})}, "no option 'sett'", id="an option"
        ),
        pytest.param(
            {"section": clauses(CLAUSE)}, "X-1.1 does not name it among its options", id="untold option"
        ),
        pytest.param({"option": []}, "it has no option `set`, the set of pieces", id="no set"),
        pytest.param(
            {"option": [{**SET, "default": "double-7", "choices": [{"value": "double-6", "title": "Six"}]}]},
            "its default 'double-7' is not one of its values",
            id="a default",
        ),
        pytest.param(
            {"option": [{**SET, "default": 0, "clause": "X-9"}]}, "no clause 'X-9'", id="an option's clause"
        ),
        pytest.param(
            {"preset": [{"name": "p", "title": "P", "changes": {"set": "double-7"}}]},
            "preset p: set cannot be 'double-7'",
            id="a preset's value",
        ),
        pytest.param(
            {"preset": [{"name": "p", "title": "P", "changes": {"sett": 1}}]},
            "preset p: no option",
            id="a preset",
        ),
        pytest.param(
            {"ending": [{"id": "out", "title": "Out", "clause": "X-2"}]},
            "ending out: no clause",
            id="an ending",
        ),
        pytest.param(
            {"ending": [{"id": "out", "title": "Out", "clause": "X-1.1", "counts": "mine"}]},
            "ending out: counts 'mine' is none of all, others, named",
            id="whose hands",
        ),
        pytest.param(
            {
                "ending": [
                    {"id": "out", "title": "Out", "clause": "X-1.1", "when": {"set": ["double-9", "six"]}}
                ]
            },
            "ending out: set cannot be 'six'",
            id="when",
        ),
    ],
)
def test_what_is_wrong_in_a_book_is_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        readable(**changes)


DUTCH = tomllib.loads("""
title = "Voorbeeld"
[sections]
1 = "Alles"
[clauses."X-1.1"]
text = "Een steen telt {each}."
[options.set]
title = "Welke set?"
choices = { double-9 = "Negen" }
[endings.out]
who = "Wie is uit?"
[presets.nine]
title = "Negens"
[words]
pips = "{points} ogen."
""")


def test_another_language_says_the_same_and_what_it_lacks_stays_english() -> None:
    dutch = translated(readable(), "nl", DUTCH, {"words": {"needs": "Nog {points}."}})

    assert (dutch.title, dutch.summary, dutch.language) == ("Voorbeeld", "A game.", "nl")
    assert dutch["X-1.1"].text == "Een steen telt 1."
    assert dutch["X-1.1"].title == "Points"
    assert dutch.sections == {"1": "Alles"}
    assert [c.title for c in dutch.options["set"].choices] == ["Six", "Negen"]
    assert (dutch.endings["out"].who, dutch.endings["out"].title) == ("Wie is uit?", "Out")
    assert dutch.presets["nine"].title == "Negens"
    assert (dutch.say("pips", points=3), dutch.say("needs", points=3)) == ("3 ogen.", "Nog 3.")
