"""Matches are folded once, and again when anything new was written, here or by another server."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.ledger.entries import FirstPlayer
from companion.ledger.memory import Memory
from companion.ledger.state import MatchState, Written
from tests.companion.ledger.making import ANA, HEADER, log

ENTRIES = log(FirstPlayer("ana"), FirstPlayer("ben"))


def unread() -> list[Written]:
    raise AssertionError("read again")


def test_what_is_remembered_is_not_read_again() -> None:
    memory = Memory()
    state = memory.state(HEADER, 1, lambda: ENTRIES[:1])
    assert memory.state(HEADER, 1, unread) is state


def test_what_was_written_since_is_seen() -> None:
    memory = Memory()
    assert memory.state(HEADER, 1, lambda: ENTRIES[:1]).first == "ana"
    assert memory.state(HEADER, 2, lambda: ENTRIES).first == "ben"


def test_entries_that_came_while_reading_are_no_harm() -> None:
    """PostgreSQL may count one entry and then show two: they are remembered as two."""
    memory = Memory()
    assert memory.state(HEADER, 1, lambda: ENTRIES).version == 2
    with pytest.raises(AssertionError):
        memory.state(HEADER, 1, unread)
    assert memory.state(HEADER, 2, lambda: ENTRIES).first == "ben"


def test_a_new_name_is_seen() -> None:
    memory = Memory()
    memory.state(HEADER, 0, list)
    renamed = replace(HEADER, players=(replace(ANA, name="Anna"),))
    assert memory.state(renamed, 0, list).players[0].name == "Anna"


def test_the_match_that_nobody_looked_at_for_longest_is_forgotten() -> None:
    memory = Memory(most=2)

    def look(id: str, *, known: bool) -> MatchState:
        return memory.state(replace(HEADER, id=id), 0, unread if known else list)

    look("one", known=False)
    look("two", known=False)
    look("one", known=True)
    look("three", known=False)
    look("one", known=True)
    look("two", known=False)
