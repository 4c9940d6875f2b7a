"""A match that is being set up, as the address of the page holds it. Pure: query <-> draft.

What an address says and the book does not know is dropped, so an old bookmark still opens.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from urllib.parse import urlencode

from companion.ledger.state import MatchState, Player
from rules.books import Book, Value
from rules.table_rules import RuleError, TableRules, parse_value


@dataclass(frozen=True, slots=True)
class TableDraft:
    """Who sits where (ids, clockwise) and what they play."""

    players: tuple[str, ...] = ()
    preset: str = ""
    changes: Mapping[str, Value] = field(default_factory=dict)

    @classmethod
    def read(cls, query: Mapping[str, str], book: Book, known: Collection[str]) -> TableDraft:
        """The draft of an address, less players that are not `known` and rules that are not in `book`."""
        players = tuple(dict.fromkeys(p for p in query.get("players", "").split(",") if p in known))
        preset = query.get("preset", "")
        changes: dict[str, Value] = {}
        for told in filter(None, query.get("rules", "").split(",")):
            name, _, value = told.partition(":")
            try:
                changes[name] = parse_value(book, name, value)
            except RuleError:
                continue
        return cls(players, preset if preset in book.presets else "", changes)

    def query(self) -> str:
        """As the address says it, without the "?"; "" for an empty draft."""
        rules = ",".join(f"{name}:{str(value).lower()}" for name, value in self.changes.items())
        told = {"players": ",".join(self.players), "preset": self.preset, "rules": rules}
        return urlencode({key: value for key, value in told.items() if value}, safe=",:")

    def rules(self, book: Book) -> TableRules:
        return TableRules(book, self.preset, self.changes)

    def seated(self, player: str) -> TableDraft:
        return self if player in self.players else replace(self, players=(*self.players, player))

    def without(self, player: str) -> TableDraft:
        return replace(self, players=tuple(p for p in self.players if p != player))

    def moved(self, player: str, to: int) -> TableDraft:
        """The same people with `player` at place `to`, 0 for the first seat."""
        others = [p for p in self.players if p != player]
        others.insert(to, player)
        return replace(self, players=tuple(others))

    def with_preset(self, preset: str) -> TableDraft:
        """Another bundle of rules. What somebody changed by hand gives way to it, except the pieces."""
        return replace(self, preset=preset, changes={k: v for k, v in self.changes.items() if k == "set"})

    def with_rule(self, book: Book, name: str, value: Value) -> TableDraft:
        """One rule set; one that the preset (or print) says anyway is not a change."""
        changes = {k: v for k, v in self.changes.items() if k != name}
        if TableRules(book, self.preset, changes)[name] != value:
            changes[name] = value
        return replace(self, changes=changes)


@dataclass
class Drafts:
    """What one phone is setting up, by game, the latest last: somebody who looks back finds it again."""

    by_game: dict[str, TableDraft] = field(default_factory=dict)

    def keep(self, game: str, draft: TableDraft) -> None:
        """Remember it; one in which nobody sits is none, and says that nobody sits."""
        if not draft.players:
            self.clear()
            return
        self.by_game.pop(game, None)
        self.by_game[game] = draft

    def begin(self, game: str, house: Mapping[str, Value]) -> TableDraft:
        """The draft of that game, or a new one with the `house` rules; in the seats that were chosen last."""
        seats = next(reversed(self.by_game.values())).players if self.by_game else ()
        return replace(self.by_game.get(game) or TableDraft(changes=house), players=seats)

    def clear(self) -> None:
        """The next match is set up from the start."""
        self.by_game.clear()


def as_they_last_sat(players: Sequence[Player], matches: Iterable[MatchState]) -> tuple[Player, ...]:
    """`players` in the order in which their seats were in the match that was used last, then in those before
    it; at the end who never sat, in the order opposite to the one given."""
    known = {player.id: player for player in players}
    newest = sorted(matches, key=lambda match: match.latest_at, reverse=True)
    sat = dict.fromkeys(seat.id for match in newest for seat in match.players if seat.id in known)
    return (*(known[id] for id in sat), *(p for p in reversed(players) if p.id not in sat))
