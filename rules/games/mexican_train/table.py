"""The table of Mexican Train: hands, yard, trains with their markers, and open doubles. Nothing in it ever
changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.games.mexican_train.beginning import drawn_each
from rules.games.mexican_train.book import engine
from rules.games.mexican_train.habits import Habits
from rules.pieces import Tile
from rules.rounds import Left, Round
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Place:
    """A place to play at a train. `open`: when it was played, for a double that nobody has covered; else 0.
    `toes`: tiles that go on it before the train goes on, where doubles branch."""

    number: int
    open: int = 0
    by: int = -1  # seat of the player who left the double open
    toes: int = 1
    foot: bool = False  # a double that holds its train up


@dataclass(frozen=True, slots=True)
class Train:
    places: tuple[Place, ...]
    started: bool = False
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table, who laid it, with which half, and on which train."""

    who: str
    tile: Tile
    touching: int
    train: int


@dataclass(frozen=True, slots=True)
class End:
    """How the round ended; `double`: the last tile was one."""

    ending: str
    who: str = ""
    double: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A round in play. Seats count clockwise from 0."""

    rules: TableRules
    habits: Habits
    number: int  # of the round
    players: tuple[str, ...]
    hands: tuple[tuple[Tile, ...], ...]  # by seat
    yard: tuple[Tile, ...]  # the next to be drawn first
    engine: Tile
    trains: tuple[Train, ...]  # by seat, and then the Mexican Train
    turn: int  # seat
    turns: int = 0  # that are over
    laid: tuple[Laid, ...] = ()
    owes: bool = False  # a tile after a double, in this turn
    doubles: int = 0  # played in this turn
    building: bool = False  # a whole train, in a first turn
    drawn: Tile | None = None  # in this turn, and it fits
    silent: int | None = None  # seat of a player who has not tapped
    misses: frozenset[int] = frozenset()  # seats that miss their next turn
    passes: int = 0  # in a row
    end: End | None = None

    @property
    def who(self) -> str:
        """Whose turn it is."""
        return self.players[self.turn]

    @property
    def first_turns(self) -> bool:
        """Whether not everybody has had a turn yet."""
        return self.turns < len(self.players)


def deal(players: tuple[str, ...], pieces: Sequence[Tile], rules: TableRules, number: int = 1) -> Table:
    """A round that the first player begins, or whoever holds the engine where the table plays so. `pieces` in
    the order in which they are drawn. Raises ValueError where there are too few, or no engine."""
    lead, each = engine(number, rules), drawn_each(len(players), rules)
    if lead is None or each is None:
        raise ValueError(f"no round {number} for {len(players)} players at this table")
    tiles = list(pieces)
    aside = rules["engine_source"] == "aside"
    if aside:
        if lead not in tiles:
            raise ValueError(f"the engine {lead} is not among the tiles")
        tiles.remove(lead)
    dealt = each * len(players)
    if len(tiles) < dealt:
        raise ValueError(f"{len(players)} players need {dealt} tiles, and there are {len(tiles)}")
    hands = [tiles[seat * each : (seat + 1) * each] for seat in range(len(players))]
    yard = tiles[dealt:]
    turn = 0
    if not aside:
        lead, holder = _find_engine(lead, hands, yard, rules)
        turn = holder if rules["first_player"] == "engine_holder" else 0
    trains = (Train((Place(lead.low),)),) * (len(players) + 1)
    held = tuple(tuple(hand) for hand in hands)
    return Table(rules, Habits.of(rules), number, players, held, tuple(yard), lead, trains, turn)


def _find_engine(
    lead: Tile, hands: list[list[Tile]], yard: list[Tile], rules: TableRules
) -> tuple[Tile, int]:
    """The engine out of the hand that has it, and its seat; drawn for, or a lower double, where nobody has
    it (MT-2.9). Changes the hands and the yard that are being dealt."""
    engines = [lead]
    if rules["engine_missing"] == "next_lower":
        engines += [Tile(n, n) for n in range(lead.low - 1, -1, -1)]
    together = rules["engine_missing"] == "draw_together"
    while True:
        for one in engines:
            for seat, hand in enumerate(hands):
                if one in hand:
                    hand.remove(one)
                    return one, seat
        if not yard:
            raise ValueError(f"nobody has the engine {lead}, and the yard is empty")
        for hand in hands:
            if yard and (together or not any(lead in other for other in hands)):
                hand.append(yard.pop(0))


def hand_of(table: Table, seat: int, hand: tuple[Tile, ...]) -> Table:
    return replace(table, hands=(*table.hands[:seat], hand, *table.hands[seat + 1 :]))


def ended(table: Table) -> Round | None:
    """How the round ended, for the game to settle; the tiles are known, so nothing is doubted."""
    if table.end is None:
        return None
    asked = table.end.ending == "out" and table.rules["last_tile_double_bonus"]
    return Round(
        number=table.number,
        players=table.players,
        ending=table.end.ending,
        who=table.end.who,
        facts={"last_tile": "double" if table.end.double else "other"} if asked else {},
        left={p: Left(pieces=hand) for p, hand in zip(table.players, table.hands, strict=True)},
        accepted=True,
    )
