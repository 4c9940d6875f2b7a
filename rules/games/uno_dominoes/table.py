"""The table of Uno Dominoes: hands, pile, places to play, and what is owed. Nothing in it ever changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from rules.games.uno_dominoes.habits import Habits
from rules.pieces import COLOURS, Domo, Face, PieceError
from rules.quoting import quoted
from rules.rounds import Left, Round
from rules.table_rules import TableRules

WILDS = ("W", "WD4")
NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Open:
    """A place to play: what lies open there. A doublet of two colours shows both its halves."""

    faces: tuple[Face, ...]
    colour: str = ""  # that was named for a wild; "" while nobody has named one
    doublet: bool = False  # a side or an end of a doublet
    first: bool = False  # of the doublet that opened the round, and nothing lies there yet
    colours: frozenset[str] = field(default=NOTHING, init=False, repr=False, compare=False)  # that fit here
    marks: frozenset[str] = field(default=NOTHING, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.closed:
            return
        shown = {face.colour for face in self.faces}
        if self.wild:
            shown = {self.colour} if self.colour else set(COLOURS)
        object.__setattr__(self, "colours", frozenset(shown))
        object.__setattr__(self, "marks", frozenset({*WILDS, *(face.mark for face in self.faces)}))

    @property
    def closed(self) -> bool:
        return self.faces[0].mark == "DE"

    @property
    def wild(self) -> bool:
        return self.faces[0].mark in WILDS

    @classmethod
    def parse(cls, text: str) -> Open:
        """Read "red 7", "W yellow" for a wild with its colour, "red 7|red 7" or "W|W red" for a doublet."""
        words = text.split()
        named = ""
        if len(words) == 2 and words[0].upper().split("|")[0] in WILDS:
            text, named = words[0], words[1].lower()
            if named not in COLOURS:
                raise PieceError("no-colour", colour=quoted(named))
        if "|" not in text:
            return opened((Face.parse(text),), named)
        tile = Domo.parse(text)
        if not tile.is_double:
            raise PieceError("no-doublet", tile=tile, half=tile.two)
        return opened(halves(tile), named, doublet=True)

    def __str__(self) -> str:
        shown = "|".join(str(face) for face in (self.faces[0], self.faces[-1])[: 2 if self.doublet else 1])
        return f"{shown} {self.colour}".rstrip()


@cache
def opened(faces: tuple[Face, ...], colour: str = "", doublet: bool = False, first: bool = False) -> Open:
    """A place; built once, since the same few places come up in every round."""
    return Open(faces, colour, doublet, first)


def halves(tile: Domo) -> tuple[Face, ...]:
    """The markings of a tile, one where both halves are alike."""
    return (tile.one,) if tile.one == tile.two else (tile.one, tile.two)


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table, who laid it, with which half, and at which place."""

    who: str
    tile: Domo
    touching: Face
    place: int


@dataclass(frozen=True, slots=True)
class Hit:
    """What the player whose turn it is has to draw, and what would undo it."""

    by: int  # seat of the player who laid it
    tiles: int
    word: str  # "D2" or "WD4"
    challenge: bool  # may be challenged: a Wild Draw Four that touches
    bluff: bool = False
    before: Table | None = None  # the table before it was laid, where it may have to be taken back


@dataclass(frozen=True, slots=True)
class Silent:
    """A player with one tile who has not said Uno. `caught`: waits for the end of a challenge."""

    seat: int
    caught: bool = False


@dataclass(frozen=True, slots=True)
class End:
    """How the round ended; `touched` as the book's ending asks it."""

    ending: str
    who: str = ""
    touched: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A round in play. Seats count clockwise from 0, the player who mixed the tiles."""

    rules: TableRules
    habits: Habits
    players: tuple[str, ...]
    hands: tuple[tuple[Domo, ...], ...]  # by seat
    pile: tuple[Domo, ...]  # the next to be drawn first
    turn: int  # seat
    places: tuple[Open, ...] = ()  # the place of a line keeps its number; empty until the round is opened
    laid: tuple[Laid, ...] = ()
    way: int = 1  # 1 is clockwise
    drawn: Domo | None = None  # in this turn: nothing else may be played
    drawing: bool = False  # until something fits, where the table plays so
    hit: Hit | None = None
    silent: Silent | None = None
    nameless: tuple[tuple[int, int], ...] = ()  # seat and place of wilds whose colour was not named
    passes: int = 0  # in a row
    end: End | None = None

    @property
    def who(self) -> str:
        """Whose turn it is."""
        return self.players[self.turn]

    def seat(self, steps: int, way: int = 0) -> int:
        """The seat so many turns on."""
        return (self.turn + steps * (way or self.way)) % len(self.players)


def deal(players: tuple[str, ...], pieces: Sequence[Domo], rules: TableRules) -> Table:
    """A round to be opened. The first player mixed the tiles; `pieces` in the order in which they are drawn.

    Raises ValueError where there are too few pieces to deal.
    """
    habits = Habits.of(rules)
    dealt = habits.deal * len(players)
    if len(pieces) < dealt:
        raise ValueError(f"{len(players)} players need {dealt} tiles, and there are {len(pieces)}")
    hands = tuple(
        tuple(pieces[seat * habits.deal : (seat + 1) * habits.deal]) for seat in range(len(players))
    )
    table = Table(rules, habits, players, hands, tuple(pieces[dealt:]), turn=1 % len(players))
    opener = opener_of(hands)
    return table if opener is None else _at(table, opener)


def _at(table: Table, seat: int) -> Table:
    return Table(table.rules, table.habits, table.players, table.hands, table.pile, turn=seat)


def opener_of(hands: Sequence[Sequence[Domo]]) -> int | None:
    """The seat that must open: the highest number doublet, and of two alike the one first clockwise from the
    player who mixed the tiles (UD-3.1, UD-3.3). None where nobody has a number doublet."""
    order = [*range(1, len(hands)), 0]
    highest = [(opening_value(hands[seat]), seat) for seat in order]
    value, _ = max(highest, default=(0, 0))
    return next((seat for found, seat in highest if found == value), None) if value else None


def opening_value(hand: Sequence[Domo]) -> int:
    """The number of the highest number doublet; 0 where there is none."""
    return max((int(t.one.mark) for t in hand if t.is_double and t.one.is_number), default=0)


def ended(table: Table) -> Round | None:
    """How the round ended, for the game to settle; the tiles are known, so nothing is doubted."""
    if table.end is None:
        return None
    return Round(
        number=1,
        players=table.players,
        ending=table.end.ending,
        who=table.end.who,
        facts={"touched": table.end.touched} if table.end.touched else {},
        left={p: Left(pieces=hand) for p, hand in zip(table.players, table.hands, strict=True)},
        accepted=True,
    )
