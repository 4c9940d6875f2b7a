"""The table of Uno Dice: open dice, the die to be matched, and what is owed. Nothing in it ever changes.

The editions of 1996 and 2011 share it: the die in the centre is the front of the dice line of 2011, and the
bag is the rest of that line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.games.uno_dice.book import LINE, edition
from rules.games.uno_dice.habits import Habits
from rules.pieces import COLOURS, Die, Face, PieceError
from rules.quoting import quoted
from rules.rounds import Left, Round
from rules.table_rules import TableRules

WILDS = ("W", "WD4")
RESERVE = 9  # dice in the bag after the deal, where nobody says how many the box has (DI-1.2)


@dataclass(frozen=True, slots=True)
class Centre:
    """The die to be matched, and the colour named for a wild."""

    face: Face
    colour: str = ""

    @classmethod
    def parse(cls, text: str) -> Centre:
        """Read "red 4", or "W yellow" for a wild and its colour."""
        words = text.split()
        if len(words) == 2 and words[0].upper() in WILDS:
            if words[1].lower() not in COLOURS:
                raise PieceError("no-colour", colour=quoted(words[1]))
            return cls(Face.parse(words[0]), words[1].lower())
        return cls(Face.parse(text))

    def __str__(self) -> str:
        return f"{self.face} {self.colour}".rstrip()

    @property
    def wild(self) -> bool:
        return self.face.mark in WILDS


@dataclass(frozen=True, slots=True)
class Hit:
    """What the player whose turn it is has to draw. `wrong`: a Wild Draw Four that should not have been used;
    `before`: the table before it, to which it goes back."""

    by: int
    dice: int
    word: str
    wrong: bool = False
    before: Table | None = None


@dataclass(frozen=True, slots=True)
class End:
    """How the round ended; `last` as the book's ending asks it."""

    ending: str
    who: str = ""
    last: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A round in play. Seats count clockwise from 0, the player who starts."""

    rules: TableRules
    habits: Habits
    players: tuple[str, ...]
    hands: tuple[tuple[Face, ...], ...]  # top faces, by seat
    centre: Centre
    bag: int  # dice in the bag, or in the line behind its front
    rolls: tuple[Face, ...]  # what comes up, over and over
    rolled: int  # how many of them have come up
    turn: int = 0
    way: int = 1
    rerolled: bool = False  # in this turn
    drawn: Face | None = None  # in this turn: only it may be used
    hit: Hit | None = None
    silent: int | None = None  # seat of a player with one die who has not said Uno
    passes: int = 0  # in a row
    end: End | None = None

    @property
    def who(self) -> str:
        """Whose turn it is."""
        return self.players[self.turn]

    def seat(self, steps: int) -> int:
        """The seat so many turns on."""
        return (self.turn + steps * self.way) % len(self.players)

    def next_roll(self, dice: int) -> tuple[Face, ...]:
        """What so many dice show now."""
        return tuple(self.rolls[(self.rolled + n) % len(self.rolls)] for n in range(dice))


def deal(
    players: tuple[str, ...], pieces: Sequence[Die | Face], rules: TableRules, reserve: int = RESERVE
) -> Table:
    """A round that the first player starts. `pieces`: what the dice will show, in the order of rolling, over
    and over. Raises ValueError for the score pad of 1987, for a number of players that cannot be, and for
    rolls without a number, for then no centre die ever comes up.
    """
    if edition(rules) == "1987":
        raise ValueError("the games of 1987 are only scored here, not played")
    habits = Habits.of(rules)
    if habits.of_2011 and len(players) != rules.amount(LINE, "players"):
        raise ValueError(f"the edition of 2011 is for {rules.amount(LINE, 'players')} people")
    rolls = tuple(each.up if isinstance(each, Die) else each for each in pieces)
    if not any(face.is_number for face in rolls):
        raise ValueError("the dice never show a number")
    bag = 0 if habits.of_2011 else reserve
    table = Table(rules, habits, players, (), Centre(rolls[0]), bag, rolls, 0)
    for _ in players:
        table = replace(
            table,
            hands=(*table.hands, table.next_roll(habits.deal)),
            rolled=table.rolled + habits.deal,
        )
    return _first_centre(table)


def _first_centre(table: Table) -> Table:
    """The centre die is rolled until it shows a number (DI-2.2); the line of 2011 opens with any (D11-2)."""
    while True:
        face = table.next_roll(1)[0]
        table = replace(table, centre=Centre(face), rolled=table.rolled + 1)
        if face.is_number or table.habits.of_2011:
            return table


def dice_of(table: Table) -> int:
    """All dice in play."""
    return sum(map(len, table.hands)) + 1 + table.bag


def ended(table: Table) -> Round | None:
    """How the round ended, for the game to settle; the dice are known, so nothing is doubted."""
    if table.end is None:
        return None
    return Round(
        number=1,
        players=table.players,
        ending=table.end.ending,
        who=table.end.who,
        facts={"last": table.end.last} if table.end.last else {},
        left={
            p: Left(pieces=tuple(map(Die, hand))) for p, hand in zip(table.players, table.hands, strict=True)
        },
        accepted=True,
    )
