"""A table being set up lives in the address: what is read is what was written."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from urllib.parse import parse_qsl

import pytest

from companion.flows.table_draft import Drafts, TableDraft, as_they_last_sat
from companion.ledger.fold import fold
from companion.ledger.state import MatchState, Player
from rules.books import Book, load
from tests.companion.ledger.making import ANA, AT, BEN, CY, HEADER

KNOWN = {"ana", "ben", "cy", "dee"}


@pytest.fixture
def book() -> Book:
    return load("mexican-train")


def read(query: str, book: Book) -> TableDraft:
    return TableDraft.read(dict(parse_qsl(query)), book, KNOWN)


@pytest.mark.parametrize(
    ("draft", "query"),
    [
        pytest.param(TableDraft(), "", id="nothing yet"),
        pytest.param(TableDraft(("ana", "ben")), "players=ana,ben", id="players"),
        pytest.param(TableDraft(preset="cardinal"), "preset=cardinal", id="preset"),
        pytest.param(
            TableDraft(("cy",), "pagat", {"double_blank": 50, "blank_wild": True, "rounds": 7}),
            "players=cy&preset=pagat&rules=double_blank:50,blank_wild:true,rounds:7",
            id="everything",
        ),
    ],
)
def test_an_address_says_what_the_draft_says(draft: TableDraft, query: str, book: Book) -> None:
    assert draft.query() == query
    assert read(query, book) == draft


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        pytest.param("players=ana,zoe", TableDraft(("ana",)), id="a stranger"),
        pytest.param("players=ana,ana,ben", TableDraft(("ana", "ben")), id="twice at the table"),
        pytest.param("preset=nonsense", TableDraft(), id="no such preset"),
        pytest.param("rules=nonsense:1", TableDraft(), id="no such rule"),
        pytest.param("rules=double_blank:7", TableDraft(), id="no such value"),
        pytest.param("rules=,,:", TableDraft(), id="commas alone"),
    ],
)
def test_what_the_book_does_not_know_is_dropped(query: str, expected: TableDraft, book: Book) -> None:
    assert read(query, book) == expected


def test_players_are_seated_moved_and_leave() -> None:
    table = TableDraft().seated("ana").seated("ben").seated("cy").seated("ana")
    assert table.players == ("ana", "ben", "cy")
    assert table.moved("cy", 0).players == ("cy", "ana", "ben")
    assert table.without("ben").players == ("ana", "cy")


def test_a_rule_set_back_to_print_is_no_change(book: Book) -> None:
    table = TableDraft().with_rule(book, "double_blank", 50)
    assert table.changes == {"double_blank": 50}
    assert table.with_rule(book, "double_blank", 0).changes == {}


def test_a_preset_takes_the_place_of_changes_but_not_of_the_pieces(book: Book) -> None:
    table = TableDraft().with_rule(book, "double_blank", 50).with_rule(book, "set", "double-9")
    assert table.with_preset("cardinal") == TableDraft(preset="cardinal", changes={"set": "double-9"})


def match(days: int, *seats: Player) -> MatchState:
    """A match that was used last so many days after another."""
    return fold(replace(HEADER, id=f"m{days}", players=seats, started_at=AT + timedelta(days=days)), [])


DEE = Player("dee", "Dee", 3, "D")


@pytest.mark.parametrize(
    ("known", "matches", "expected"),
    [
        pytest.param([], [], [], id="nobody"),
        pytest.param([CY, BEN, ANA], [], [ANA, BEN, CY], id="never sat: as they were added"),
        pytest.param([ANA, BEN, CY], [match(1, CY, ANA, BEN)], [CY, ANA, BEN], id="as they sat"),
        pytest.param(
            [ANA, BEN, CY, DEE],
            [match(1, CY, ANA), match(2, BEN, CY)],
            [BEN, CY, ANA, DEE],
            id="the match used last first",
        ),
        pytest.param([BEN], [match(1, ANA, BEN)], [BEN], id="somebody was hidden"),
    ],
)
def test_people_are_offered_as_they_last_sat(
    known: list[Player], matches: list[MatchState], expected: list[Player]
) -> None:
    assert list(as_they_last_sat(known, matches)) == expected


def test_a_table_that_was_left_is_found_again() -> None:
    drafts = Drafts()
    assert drafts.begin("doubles", {}) == TableDraft()
    assert drafts.begin("mexican-train", {"blank_wild": True}) == TableDraft(changes={"blank_wild": True})
    drafts.keep("mexican-train", TableDraft(("ana", "ben"), "pagat", {"rounds": 7}))
    found = drafts.begin("mexican-train", {"blank_wild": True})
    assert found == TableDraft(("ana", "ben"), "pagat", {"rounds": 7})
    assert drafts.begin("doubles", {}) == TableDraft(("ana", "ben"))  # the same people, another game
    drafts.keep("doubles", TableDraft())  # they all got up again
    assert drafts.begin("mexican-train", {}) == TableDraft()
