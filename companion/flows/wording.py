"""Reasons in the words of a book, with names where the rules have player ids. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.ledger.state import Player
from rules.books import Book
from rules.ruling import Reason


def names_of(players: Iterable[Player]) -> dict[str, str]:
    """Player id -> name."""
    return {player.id: player.name for player in players}


def told(book: Book, reason: Reason, names: Mapping[str, str]) -> str:
    """One step as a sentence: `{who}` and other facts that are player ids become names."""
    facts = {
        key: names.get(fact, fact) if isinstance(fact, str) else fact for key, fact in reason.facts.items()
    }
    return book.say(reason.key, **facts)
