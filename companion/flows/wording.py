"""Reasons in the words of a book, with names where the rules have player ids. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.languages import Words
from companion.ledger.state import Player
from rules.books import Book, Clause
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


def origin(words: Words, clause: Clause) -> str:
    """What kind of rule a clause is and where it comes from, on one line."""
    kind = words.t(f"kind-{clause.kind}")
    if clause.source.casefold().startswith(kind.casefold()):
        return clause.source
    return f"{kind}: {clause.source}" if clause.source else kind


def grounds(words: Words, clause: Clause) -> str:
    """Where a clause comes from, for beside a line that tells already what kind of rule it is; may be ""."""
    kind = words.t(f"kind-{clause.kind}")
    if not clause.source.casefold().startswith(kind.casefold()):
        return clause.source
    rest = clause.source[len(kind) :].lstrip(" :,;.")
    return rest[:1].upper() + rest[1:]
