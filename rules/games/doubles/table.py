"""The table of Doubles: hands, boneyard, places to play, and which numbers are unlocked. Nothing in it ever
changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from rules.games.doubles.habits import Habits
from rules.pieces import Tile
from rules.rounds import Left, Round
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Place:
    """A place to play: the open number, and whether it is the end of a line ("line"), or a side or an end
    ("side", "tip") of the double with that number."""

    number: int
    at: str = "line"


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table, who laid it, with which half, and at which place."""

    who: str
    tile: Tile
    touching: int
    place: int


@dataclass(frozen=True, slots=True)
class End:
    """How the round ended, and the player whom the book's ending asks for."""

    ending: str
    who: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A round in play. Seats count clockwise from 0."""

    rules: TableRules
    habits: Habits
    players: tuple[str, ...]
    hands: tuple[tuple[Tile, ...], ...]  # by seat
    boneyard: tuple[Tile, ...]  # the next to be drawn first
    turn: int  # seat
    openings: tuple[Tile, ...] = ()  # one of these opens the round; empty once it is open
    places: tuple[Place, ...] = ()  # the place of a line keeps its number; empty until the round is opened
    unlocked: frozenset[int] = frozenset()
    laid: tuple[Laid, ...] = ()
    drawn: Tile | None = None  # in this turn, and it fits: it must be played
    reneged: frozenset[int] = frozenset()  # seats that passed or drew though able to play
    passes: int = 0  # in a row
    end: End | None = None

    @property
    def who(self) -> str:
        """Whose turn it is."""
        return self.players[self.turn]

    @property
    def drawable(self) -> int:
        """How many tiles may still be drawn."""
        return max(0, len(self.boneyard) - self.habits.stays)

    def reachable(self, place: Place) -> bool:
        """Whether that place may be used yet: the end of a double perhaps only after its sides."""
        if place.at != "tip" or not self.habits.sides_first:
            return True
        return Place(place.number, "side") not in self.places


def deal(players: tuple[str, ...], pieces: Sequence[Tile], rules: TableRules, opener: str = "") -> Table:
    """A round to be opened. `pieces` in the order in which they are drawn, one each in turn.

    `opener` opens with a double of their choice, where the table plays so and they have one; else whoever has
    the highest double. Raises ValueError where there are too few pieces or too many players.
    """
    habits = Habits.of(rules, len(players))
    dealt = habits.deal * len(players)
    if len(pieces) < dealt:
        raise ValueError(f"{len(players)} players need {dealt} tiles, and there are {len(pieces)}")
    while True:
        hands = tuple(tuple(pieces[seat : dealt : len(players)]) for seat in range(len(players)))
        table = Table(rules, habits, players, hands, tuple(pieces[dealt:]), 0)
        if opener:
            own = tuple(tile for tile in hands[players.index(opener)] if tile.is_double)
            if own:
                return replace(table, turn=players.index(opener), openings=own)
        ready = _ready(table)
        if ready:
            return ready
        pieces = Random(str(pieces)).sample(pieces, len(pieces))  # shuffled; from that order always the same


def _ready(table: Table) -> Table | None:
    """With whoever has to open; None where all is to be shuffled and drawn again."""
    seat = 0
    while opener_of(table.hands) is None and table.habits.no_double == "draw" and table.drawable:
        hand = (*table.hands[seat], table.boneyard[0])
        table = replace(with_hand(table, seat, hand), boneyard=table.boneyard[1:])
        seat = (seat + 1) % len(table.players)
    found = opener_of(table.hands)
    if found is None and table.habits.no_double == "heaviest":
        found = heaviest_of(table.hands)
    return replace(table, turn=found[0], openings=(found[1],)) if found else None


def opener_of(hands: Sequence[Sequence[Tile]]) -> tuple[int, Tile] | None:
    """The seat that has the highest double, and that double; None where nobody has one (DB-3.1)."""
    held = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand if tile.is_double]
    tile, seat = max(held, default=(None, 0))
    return (seat, tile) if tile else None


def heaviest_of(hands: Sequence[Sequence[Tile]]) -> tuple[int, Tile] | None:
    """The seat that has the heaviest tile, and of two alike the one with the higher half."""
    held = [(tile.pips, tile.high, seat, tile) for seat, hand in enumerate(hands) for tile in hand]
    return max(held)[2:] if held else None


def with_hand(table: Table, seat: int, hand: tuple[Tile, ...]) -> Table:
    return replace(table, hands=(*table.hands[:seat], hand, *table.hands[seat + 1 :]))


def ended(table: Table) -> Round | None:
    """How the round ended, for the game to settle; the tiles are known, so nothing is doubted."""
    if table.end is None:
        return None
    return Round(
        number=1,
        players=table.players,
        ending=table.end.ending,
        who=table.end.who,
        left={p: Left(pieces=hand) for p, hand in zip(table.players, table.hands, strict=True)},
        accepted=True,
    )
