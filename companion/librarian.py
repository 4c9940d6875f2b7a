"""Looks words up beside the event loop where that takes long: all that is needed of a book is made first."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from rules.books import Book
from rules.lookup import find, prepare


class Librarian:
    """One worker, for all phones: what two of them wait for is made once."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="librarian")
        self._opened: set[tuple[str, str]] = set()  # games, and the languages of their books

    async def prepare(self, book: Book) -> None:
        """Make what look-ups in the language of a book need, once a run.

        A piece at a time: words that somebody waits for are looked up in between.
        """
        if (book.game, book.language) in self._opened:
            return
        self._opened.add((book.game, book.language))
        loop = asyncio.get_running_loop()
        while await loop.run_in_executor(self._worker, prepare, book):
            pass

    async def open(self, book: Book, words: str) -> None:
        """Make what looking up these words needs; from then on the book is ready for them."""
        await asyncio.get_running_loop().run_in_executor(self._worker, find, book, words)

    def close(self) -> None:
        """Finish the piece in work and make no more."""
        self._worker.shutdown(cancel_futures=True)
