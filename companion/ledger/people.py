"""Which players an entry names, and the same entry about others. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.ledger.entries import Entry, RoundEnded, Ruled
from rules.rounds import of_player

ONE = ("player", "who", "winner")  # fields that hold a player's id
BY_PLAYER = ("scores", "clauses")  # fields with a value for each player
MANY = ("winners",)


def named(entry: Entry) -> frozenset[str]:
    """The ids of all players in it; "" is among them where an entry needs a player and has none."""
    optional = {getattr(entry, name, "") for name in ONE} - {""}
    needed = {entry.player} if hasattr(entry, "player") else set()
    listed = {player for name in (*BY_PLAYER, *MANY) for player in getattr(entry, name, ())}
    told_of = {name.partition(".")[2] for name in getattr(entry, "facts", ()) if "." in name}
    return frozenset(optional | needed | listed | told_of)


def renamed(entry: Entry, ids: Mapping[str, str]) -> Entry:
    """The same entry with other ids for the players in `ids`."""
    changed: dict[str, Any] = {}
    for name in ONE:
        if hasattr(entry, name):
            changed[name] = ids.get(getattr(entry, name), getattr(entry, name))
    for name in BY_PLAYER:
        if hasattr(entry, name):
            changed[name] = {ids.get(player, player): v for player, v in getattr(entry, name).items()}
    for name in MANY:
        if hasattr(entry, name):
            changed[name] = tuple(ids.get(player, player) for player in getattr(entry, name))
    if isinstance(entry, RoundEnded):
        changed["facts"] = {_fact(name, ids): value for name, value in entry.facts.items()}
    if isinstance(entry, Ruled):
        changed["facts"] = {
            ".".join(ids.get(part, part) for part in name.split(".")): ",".join(
                ids.get(part, part) for part in told.split(",")
            )
            for name, told in entry.facts.items()
        }
    return replace(entry, **changed)


def _fact(name: str, ids: Mapping[str, str]) -> str:
    """A fact that every player has is named with the player: see `rules.rounds.of_player`."""
    fact, of, player = name.partition(".")
    return of_player(fact, ids.get(player, player)) if of else name
