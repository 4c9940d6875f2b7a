"""Reasons in the words of a book, with names where the rules have player ids. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.ledger.state import Player
from rules.books import Book
from rules.ruling import Reason


def names_of(players: Iterable[Player]) -> dict[str, str]:
    """Player id -> name."""
    return {player.id: player.name for player in players}


PLAYER_FACTS = ("who", "other")  # what the rules call a player by id; see `rules.ruling.Reason`


def told(book: Book, reason: Reason, names: Mapping[str, str]) -> str:
    """One step as a sentence, with players by name."""
    facts = {
        key: names.get(str(fact), str(fact)) if key in PLAYER_FACTS else fact
        for key, fact in reason.facts.items()
    }
    return book.say(reason.key, **facts)
