"""The table of All Fives: hands, boneyard, layout, and what everybody made. Nothing in it ever changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rules.games.all_fives.habits import Habits
from rules.games.all_fives.layout import Place
from rules.pieces import Tile
from rules.rounds import Left, Round, of_player
from rules.table_rules import TableRules


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
    made: tuple[int, ...]  # points of this round, by seat
    before: tuple[int, ...]  # points of the rounds before, by seat
    openings: tuple[Tile, ...] = ()  # one of these opens the round; empty once it is open
    places: tuple[Place, ...] = ()
    spun: bool = False  # the first double lies
    laid: tuple[Laid, ...] = ()
    uncalled: tuple[int, int] | None = None  # a seat, and points that it made and did not call
    drawn: Tile | None = None  # in this turn, and it fits: it must be played
    passes: int = 0  # in a row
    end: End | None = field(default=None)

    @property
    def who(self) -> str:
        """Whose turn it is."""
        return self.players[self.turn]

    @property
    def drawable(self) -> int:
        """How many tiles may still be drawn."""
        return max(0, len(self.boneyard) - self.habits.stays)

    def score_of(self, seat: int) -> int:
        """What that seat has in the match so far; partners have what they made together."""
        seats = range(seat % 2, 4, 2) if self.habits.partners else (seat,)
        return sum(self.made[n] + self.before[n] for n in seats)


def deal(
    players: tuple[str, ...],
    pieces: Sequence[Tile],
    rules: TableRules,
    opener: str = "",
    before: Mapping[str, int] | None = None,
) -> Table:
    """A round to be opened. `pieces` in the order in which they are drawn, one each in turn.

    `opener` leads with any tile. Where nobody is named it is the first player, or whoever has the highest
    double where the table plays so. `before`: what each had when the round began; partners have half of what
    they have together, or one of them has it all. Raises ValueError where there are too few pieces or too
    many players.
    """
    habits = Habits.of(rules, len(players))
    dealt = habits.deal * len(players)
    if len(pieces) < dealt:
        raise ValueError(f"{len(players)} players need {dealt} tiles, and there are {len(pieces)}")
    hands = tuple(tuple(pieces[seat : dealt : len(players)]) for seat in range(len(players)))
    turn = players.index(opener) if opener else 0
    openings = hands[turn]
    if habits.by_double and not opener:
        turn, tile = opener_of(hands)
        openings = (tile,)
    nothing = (0,) * len(players)
    start = tuple((before or {}).get(player, 0) for player in players)
    return Table(rules, habits, players, hands, tuple(pieces[dealt:]), turn, nothing, start, openings)


def opener_of(hands: Sequence[Sequence[Tile]]) -> tuple[int, Tile]:
    """The seat that has the highest double, or without any the heaviest tile, and that tile (AF-3.4)."""
    held = [(tile.is_double, tile.pips, tile.high, seat, tile) for seat, h in enumerate(hands) for tile in h]
    return max(held)[3:]


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
        facts={of_player("played", p): str(n) for p, n in zip(table.players, table.made, strict=True)},
        left={p: Left(pieces=hand) for p, hand in zip(table.players, table.hands, strict=True)},
        accepted=True,
    )
