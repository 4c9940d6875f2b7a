"""What look-ups need of a book is made ahead, in pieces and beside look-ups that run meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import pytest

from rules import lookup
from rules.books import Book, load
from rules.lookup import find, prepare, ready

NewBook = Callable[[], Book]
ENGLISH, DUTCH, NUMBER = "who shuffles the tiles", "wie schudt de stenen", "5.2"


@pytest.fixture
def unlearnt(monkeypatch: pytest.MonkeyPatch) -> NewBook:
    """Makes a book that nothing was ever looked up in, in no language."""

    def book() -> Book:
        monkeypatch.setattr(lookup, "_LEARNT", {})
        return replace(load("doubles"))

    return book


@pytest.mark.parametrize("words", [ENGLISH, DUTCH, NUMBER])
def test_a_book_is_ready_for_words_once_they_were_looked_up(unlearnt: NewBook, words: str) -> None:
    book = unlearnt()
    assert not ready(book, words)
    find(book, words)
    assert ready(book, words)


def test_words_of_another_language_wait_for_that_language(unlearnt: NewBook) -> None:
    book = unlearnt()
    find(book, ENGLISH)
    assert not ready(book, DUTCH)


def test_no_words_wait_for_nothing(unlearnt: NewBook) -> None:
    assert ready(unlearnt(), "  ")


def test_piece_by_piece_a_book_is_made_ready_for_its_own_language(unlearnt: NewBook) -> None:
    book = unlearnt()
    pieces = 0
    while prepare(book):
        pieces += 1
    assert pieces == 6  # words and index, the books of the others, and the words of these
    assert ready(book, ENGLISH)
    assert ready(book, NUMBER)
    assert not ready(book, DUTCH)  # until somebody asks in Dutch


def test_its_own_language_comes_first(unlearnt: NewBook) -> None:
    book = unlearnt()
    assert prepare(book)
    assert prepare(book)
    assert ready(book, ENGLISH)


def test_what_several_threads_need_at_once_is_made_once(
    unlearnt: NewBook, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, made, index = unlearnt(), [], lookup.Index
    expected = find(load("doubles"), DUTCH)
    monkeypatch.setattr(lookup, "_LEARNT", {})
    together = Barrier(4)

    def told(of: Book, *rest: object) -> object:
        made.append(of.language)
        return index(of, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(lookup, "Index", told)

    def look_up(_: int) -> list[lookup.Hit]:
        together.wait(10)
        return find(book, DUTCH)

    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(look_up, range(4)))
    assert made == ["nl"]
    assert found == [expected] * 4


def test_threads_that_read_a_book_at_once_are_given_the_same() -> None:
    together = Barrier(4)

    def read(_: int) -> Book:
        together.wait(10)
        return load("score-pad", "xx")  # a language that nobody else reads here

    with ThreadPoolExecutor(4) as threads:
        assert len({id(book) for book in threads.map(read, range(4))}) == 1
