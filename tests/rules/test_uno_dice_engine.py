"""The engine of Uno Dice against a second one, written for the tests, and over whole random rounds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.books import Value
from rules.games import game
from rules.games.uno_dice.habits import Habits
from rules.games.uno_dice.moves import Catch, Draw, Keep, Move, Pass, PointOut, Reroll, SayUno, Take, Use
from rules.games.uno_dice.plays import lapses, legal_plays
from rules.games.uno_dice.table import Centre, Table, deal, dice_of, ended
from rules.games.uno_dice.turns import play
from rules.pieces import Die, Face
from rules.playing import Refused
from rules.referee import ask
from rules.rounds import Settled
from rules.ruling import Ruling
from rules.table_rules import TableRules
from tests.rules import brute_uno_dice as brute

GAME = game("uno-dice")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
VERB = {
    "reroll": Reroll,
    "draw": Draw,
    "keep": Keep,
    "pass": Pass,
    "take": Take,
    "point": PointOut,
    "uno": SayUno,
}
PLAYING = [o for o in GAME.book.options.values() if o.choices and o.name not in ("edition", "set")]
VALUES = [
    pytest.param({option.name: choice.value}, id=f"{option.name}={choice.value}")
    for option in PLAYING
    for choice in option.choices
]


def dealt(seed: int, players: int, changes: dict[str, Value], bag: int = 9) -> Table:
    rules = TableRules(GAME.book, changes=changes)
    chance, faces = Random(seed), [die for die in rules.piece_set or () if isinstance(die, Die)]
    return deal(NAMES[:players], [chance.choice(faces) for _ in range(499)], rules, bag)


def random_round(table: Table, chance: Random, lapse: float = 0.15) -> Iterator[tuple[Table, Move]]:
    """Every table of a round and the move made there; players mostly use a die where they can."""
    while not table.end:
        moves: tuple[Move, ...] = legal_plays(table)
        usable = tuple(move for move in moves if isinstance(move, Use))
        if usable and chance.random() < 0.6:
            moves = usable
        if chance.random() < lapse:
            moves = lapses(table) or moves
        move = chance.choice(moves)
        yield table, move
        after = play(table, move)
        assert not isinstance(after, Refused), (move, after)
        table = after
    yield table, Pass("")


def told(move: Move) -> brute.Move:
    match move:
        case Use(who, die, colour, uno):
            return ("use", who, str(die), colour, uno)
        case Catch(who, whom):
            return ("catch", who, whom)
    return (next(verb for verb, kind in VERB.items() if kind is type(move)), move.who)


def seen(table: Table) -> dict[str, Any]:
    return {
        "turn": table.who,
        "way": table.way,
        "hands": {p: [str(die) for die in h] for p, h in zip(table.players, table.hands, strict=True)},
        "centre": (str(table.centre.face), table.centre.colour),
        "bag": table.bag,
        "rolled": table.rolled,
        "again": table.rerolled,
        "drawn": table.drawn and str(table.drawn),
        "hit": table.hit and (table.hit.dice, table.hit.word, table.players[table.hit.by], table.hit.wrong),
        "silent": None if table.silent is None else table.players[table.silent],
        "passes": table.passes,
        "end": table.end and (table.end.ending, table.end.who, table.end.last),
    }


def seen_by_brute(state: brute.State) -> dict[str, Any]:
    same = ("turn", "way", "hands", "bag", "rolled", "again", "drawn", "silent", "passes", "end")
    hit = state["hit"]
    return {
        **{key: state[key] for key in same},
        "centre": (state["centre"], state["named"]),
        "hit": hit and tuple(hit[key] for key in ("dice", "word", "by", "wrong")),
    }


def assert_both_agree(table: Table, chance: Random, bag: int = 9) -> None:
    options = {name: table.rules[name] for name in GAME.book.options}
    state = brute.start(list(table.players), [str(face) for face in table.rolls], options, bag)
    for at, move in random_round(table, chance, lapse=0.3):
        assert seen(at) == seen_by_brute(state)
        assert {told(m) for m in legal_plays(at)} == brute.legal(state)
        if not at.end:
            state = brute.after(state, told(move))


@pytest.mark.parametrize("changes", VALUES)
def test_two_engines_agree_under_every_option(changes: dict[str, Value]) -> None:
    for players in (2, 3, 4):
        assert_both_agree(dealt(players, players, changes), Random(players))


def mixture(seed: int) -> dict[str, Value]:
    return {option.name: Random(f"{seed} {option.name}").choice(option.choices).value for option in PLAYING}


@pytest.mark.parametrize("seed", range(12))
def test_two_engines_agree_under_mixed_options(seed: int) -> None:
    """Also with an empty bag, so that there is passing."""
    bag = seed % 3
    assert_both_agree(dealt(seed, 2 + seed % 5, mixture(seed), bag), Random(seed), bag)


@pytest.mark.parametrize("seed", range(8))
def test_two_engines_agree_on_the_edition_of_2011(seed: int) -> None:
    changes: dict[str, Value] = {"edition": "2011", "uno_window": ("next_turn", "next_die")[seed % 2]}
    assert_both_agree(dealt(seed, 2, changes), Random(seed))


@pytest.mark.parametrize("players", range(2, 7))
def test_a_round_keeps_its_dice_ends_and_adds_up(players: int) -> None:
    for seed in range(5):
        table = dealt(seed, players, mixture(seed * 7 + players))
        dice = dice_of(table)
        for at, _ in random_round(table, Random(seed)):
            assert dice_of(at) == dice
            table = at
        assert_settled(table)


def test_a_round_of_2011_keeps_its_eleven_dice() -> None:
    for seed in range(5):
        table = dealt(seed, 2, {"edition": "2011"})
        for at, _ in random_round(table, Random(seed)):
            assert dice_of(at) == 11
            table = at
        assert_settled(table)


def assert_settled(table: Table) -> None:
    ending = ended(table)
    assert ending is not None
    settled = GAME.settle(ending, table.rules)
    assert isinstance(settled, Settled), settled
    worth = {p: sum(map(points_of, h)) for p, h in zip(table.players, table.hands, strict=True)}
    who = ending.who
    if ending.ending == "blocked":
        fewest = [p for p, n in worth.items() if n == min(worth.values())]
        who = fewest[0] if len(fewest) == 1 else ""
    assert settled.winner == who
    won = sum(n for p, n in worth.items() if p != who)
    assert settled.scores == {p: won if p == who else 0 for p in worth}


def points_of(face: Face) -> int:
    """The points of DI-7.3 and D11-7, typed again."""
    return {"R": 20, "S": 20, "D1": 20, "D2": 20, "W": 50, "WD4": 50}.get(face.mark) or int(face.mark)


def anything(table: Table) -> Iterator[Move]:
    for who, hand in zip(table.players, table.hands, strict=True):
        yield from (kind(who) for kind in (Reroll, Draw, Keep, Pass, Take, PointOut, SayUno))
        yield from (Catch(who, whom) for whom in table.players)
        for die in dict.fromkeys((*hand, Face("1", "red"), Face("W"))):
            yield from (Use(who, die, colour) for colour in ("", "red", "pink"))


@pytest.mark.parametrize("changes", [*VALUES[::2], pytest.param({"edition": "2011"}, id="edition=2011")])
def test_what_is_refused_is_no_legal_play_and_says_why(changes: dict[str, Value]) -> None:
    for at, _ in random_round(dealt(3, 2, changes), Random(3), lapse=0.3):
        before = seen(at)
        right = {*legal_plays(at), *lapses(at)}
        for move in anything(at):
            after = play(at, move)
            if isinstance(after, Refused):
                assert move not in right
                assert all(GAME.book.say(r.key, **r.facts) for r in after.ruling.steps)
            else:
                assert silently(move) in {silently(each) for each in right}
        assert seen(at) == before


def silently(move: Move) -> Move:
    """The move without its Uno: one may be said needlessly."""
    return Use(move.who, move.die, move.colour) if isinstance(move, Use) else move


@pytest.mark.parametrize("changes", [{}, {"wd4_blocked_by_wild": False}, {"edition": "2011"}])
def test_the_question_and_the_engine_agree_on_every_die(changes: dict[str, Value]) -> None:
    for at, _ in random_round(dealt(5, 2, changes), Random(5), lapse=0):
        if at.end or at.hit or at.drawn:
            continue
        right = {move.die for move in legal_plays(at) if isinstance(move, Use)}
        hand = at.hands[at.turn]
        for n, die in enumerate(hand):
            others = [str(other) for other in (*hand[:n], *hand[n + 1 :])]
            facts = {"die": str(die), "centre": str(at.centre), "others": others}
            ruling = ask(GAME, "may_use", facts, at.rules)
            assert isinstance(ruling, Ruling)
            assert (ruling.verdict == "may_use.yes") == (die in right), facts


@pytest.mark.parametrize("text", ["red 4", "blue D2", "W", "W yellow", "WD4 red"])
def test_a_centre_is_read_as_it_is_printed(text: str) -> None:
    assert str(Centre.parse(text)) == text


@pytest.mark.parametrize(
    ("players", "changes", "says"),
    [
        pytest.param(3, {"edition": "2011"}, "2011 is for 2 people", id="2011 for three"),
        pytest.param(2, {"edition": "1987", "set": "uno-dice"}, "1987 are only scored", id="1987"),
    ],
)
def test_what_cannot_be_dealt_says_why(players: int, changes: dict[str, Value], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        dealt(1, players, changes)


def test_dice_without_numbers_never_give_a_centre() -> None:
    with pytest.raises(ValueError, match="never show a number"):
        deal(("Ann", "Ben"), [Face("W")], TableRules(GAME.book))


def plays_of_depth(table: Table, depth: int) -> int:
    """How many ways of going on there are, so many moves from here."""
    if not depth or table.end:
        return 0 if depth else 1
    reached = (play(table, move) for move in legal_plays(table))
    return sum(plays_of_depth(each, depth - 1) for each in reached if isinstance(each, Table))


def brute_plays_of_depth(state: brute.State, depth: int) -> int:
    if not depth or state["end"]:
        return 0 if depth else 1
    return sum(brute_plays_of_depth(brute.after(state, move), depth - 1) for move in brute.legal(state))


# players, seed of the rolls, options -> plays at depth 1, 2, 3, 4; typed after both engines had counted
# the same
PERFT: list[tuple[int, int, dict[str, Value], tuple[int, ...]]] = [
    (2, 1, {}, (8, 24, 79, 248)),
    (4, 2, {}, (4, 13, 36, 98)),
    (2, 3, {"reroll": "compulsory", "draw_after_failed_reroll": False}, (2, 5, 18, 28)),
    (3, 4, {"stack": True, "wd4_blocked_by_wild": False}, (4, 8, 23, 83)),
    (2, 5, {"edition": "2011"}, (1, 2, 2, 4)),
]


@pytest.mark.parametrize(("players", "seed", "changes", "counts"), PERFT)
def test_reachable_plays(players: int, seed: int, changes: dict[str, Value], counts: tuple[int, ...]) -> None:
    table = dealt(seed, players, changes)
    options = {name: table.rules[name] for name in GAME.book.options}
    state = brute.start(list(table.players), [str(face) for face in table.rolls], options, 9)

    assert tuple(plays_of_depth(table, depth) for depth in (1, 2, 3, 4)) == counts
    assert tuple(brute_plays_of_depth(state, depth) for depth in (1, 2, 3, 4)) == counts


def test_the_other_player_of_2011_keeps_a_die() -> None:
    """The line lacks both penalty dice, and the other player has two: one of them stays."""
    rules = TableRules(GAME.book, changes={"edition": "2011"})
    rolls = (Face("1", "red"), Face("2", "blue"))
    hands = ((Face("4", "red"),), (Face("5", "red"), Face("3", "red")))
    table = Table(rules, Habits.of(rules), NAMES[:2], hands, Centre(rolls[0]), 0, rolls, 0, turn=1, silent=0)
    after = play(table, Catch("Ben", "Ann"))

    assert isinstance(after, Table)
    assert ([len(hand) for hand in after.hands], after.bag) == ([2, 1], 0)
