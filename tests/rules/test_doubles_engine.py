"""The engine of Doubles against a second one, written for the tests, and over whole random rounds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.books import Value
from rules.games import game
from rules.games.doubles.moves import Draw, Lay, Move, Pass, PointOut
from rules.games.doubles.plays import lapses, legal_plays
from rules.games.doubles.table import Table, deal, ended
from rules.games.doubles.turns import play
from rules.pieces import SETS, Tile
from rules.playing import Refused
from rules.referee import ask
from rules.rounds import Settled
from rules.ruling import Ruling
from rules.table_rules import TableRules
from tests.rules import brute_doubles as brute

GAME = game("doubles")
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SET = tuple(tile for tile in SETS["double-6"] if isinstance(tile, Tile))
PLAYING = [option for option in GAME.book.options.values() if option.choices and option.name != "set"]
VALUES = [
    pytest.param({option.name: choice.value}, id=f"{option.name}={choice.value}")
    for option in PLAYING
    for choice in option.choices
]


def dealt(seed: int, players: int, changes: dict[str, Value]) -> Table:
    rules = TableRules(GAME.book, changes=changes)
    return deal(NAMES[:players], Random(seed).sample(SET, 28), rules)


def random_round(table: Table, chance: Random, lapse: float = 0.1) -> Iterator[tuple[Table, Move | None]]:
    """Every table of a round and the move made there."""
    while not table.end:
        moves = legal_plays(table)
        assert moves
        if chance.random() < lapse:
            moves = lapses(table) or moves
        move = chance.choice(moves)
        yield table, move
        after = play(table, move)
        assert not isinstance(after, Refused), (move, after)
        table = after
    yield table, None


def told(move: Move) -> brute.Move:
    match move:
        case Lay(who, tile, touching, place):
            return ("lay", who, str(tile), touching, place)
        case PointOut(who, whom):
            return ("point", who, whom)
        case Draw(who):
            return ("draw", who)
    return ("pass", move.who)


def seen(table: Table) -> dict[str, Any]:
    return {
        "turn": table.who,
        "hands": {p: [str(t) for t in h] for p, h in zip(table.players, table.hands, strict=True)},
        "boneyard": [str(tile) for tile in table.boneyard],
        "places": [[place.number, place.at] for place in table.places],
        "table": [str(laid.tile) for laid in table.laid],
        "drawn": table.drawn and str(table.drawn),
        "wrong": {table.players[seat] for seat in table.reneged},
        "passes": table.passes,
        "end": table.end and (table.end.ending, table.end.who),
    }


def seen_by_brute(state: brute.State) -> dict[str, Any]:
    same = ("turn", "hands", "boneyard", "places", "table", "drawn", "passes", "end")
    return {**{key: state[key] for key in same}, "wrong": set(state["wrong"])}


def brute_of(table: Table) -> brute.State:
    hands = [[str(tile) for tile in hand] for hand in table.hands]
    options = {name: table.rules[name] for name in GAME.book.options}
    return brute.start(list(table.players), hands, [str(tile) for tile in table.boneyard], options)


def assert_both_agree(table: Table, chance: Random) -> None:
    state = brute_of(table)
    for at, move in random_round(table, chance, lapse=0.2):
        assert seen(at) == seen_by_brute(state)
        assert {told(m) for m in legal_plays(at)} == brute.legal(state)
        if move:
            state = brute.after(state, told(move))


@pytest.mark.parametrize("changes", VALUES)
def test_two_engines_agree_under_every_option(changes: dict[str, Value]) -> None:
    for players in (2, 3, 4):
        for seed in range(2):
            assert_both_agree(dealt(seed, players, changes), Random(seed))


def mixture(seed: int) -> dict[str, Value]:
    return {option.name: Random(f"{seed} {option.name}").choice(option.choices).value for option in PLAYING}


@pytest.mark.parametrize("seed", range(25))
def test_two_engines_agree_under_mixed_options(seed: int) -> None:
    assert_both_agree(dealt(seed, 2 + seed % 3, mixture(seed)), Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("changes", [{}, *map(mixture, range(8))])
def test_a_round_keeps_its_tiles_ends_and_adds_up(players: int, changes: dict[str, Value]) -> None:
    for seed in range(4):
        table = dealt(seed, players, changes)
        for at, _ in random_round(table, Random(seed)):
            tiles = [*at.boneyard, *(t for hand in at.hands for t in hand), *(laid.tile for laid in at.laid)]
            assert sorted(tiles) == sorted(SET)
            assert len(at.boneyard) >= min(at.habits.stays, len(table.boneyard))
            assert at.unlocked == {laid.tile.low for laid in at.laid if laid.tile.is_double}
            table = at
        assert_settled(table)


def assert_settled(table: Table) -> None:
    ending = ended(table)
    assert ending is not None
    settled = GAME.settle(ending, table.rules)
    assert isinstance(settled, Settled), settled
    once = table.rules["count_doubles_once"]
    worth = {
        who: sum(tile.low if once and tile.is_double else tile.low + tile.high for tile in hand)
        for who, hand in zip(table.players, table.hands, strict=True)
    }
    if ending.ending == "out":
        assert settled.scores == {p: sum(worth.values()) if p == ending.who else 0 for p in worth}
    elif ending.ending == "blocked":
        fewest = [who for who, points in worth.items() if points == min(worth.values())]
        last = table.rules["blocked_tie"] == "last_player" and ending.who in fewest
        assert settled.winner == (fewest[0] if len(fewest) == 1 else ending.who if last else "")
    else:
        assert settled.scores[ending.who] < 0


def anything(table: Table) -> Iterator[Move]:
    for who in table.players:
        yield from (Draw(who), Pass(who))
        yield from (PointOut(who, whom) for whom in table.players)
        for tile in SET:
            for place in range(max(1, len(table.places))):
                yield from (Lay(who, tile, touching, place) for touching in set(tile.marks))


@pytest.mark.parametrize("changes", VALUES[::2])
def test_what_is_refused_is_no_legal_play_and_says_why(changes: dict[str, Value]) -> None:
    for at, _ in random_round(dealt(3, 2, changes), Random(3), lapse=0.3):
        before = seen(at)
        right = {*map(told, legal_plays(at)), *map(told, lapses(at))}
        for move in anything(at):
            after = play(at, move)
            if isinstance(after, Refused):
                assert told(move) not in right
                assert all(GAME.book.say(reason.key, **reason.facts) for reason in after.ruling.steps)
            else:
                assert at.places == () or told(move) in right
        assert seen(at) == before


def test_the_question_and_the_engine_agree_on_every_tile() -> None:
    for at, _ in random_round(dealt(5, 3, {}), Random(5), lapse=0):
        if at.end or at.drawn or not at.places:
            continue
        right = {(move.tile, move.touching) for move in legal_plays(at) if isinstance(move, Lay)}
        doubles = [str(laid.tile) for laid in at.laid if laid.tile.is_double]
        for tile in at.hands[at.turn]:
            for number in {place.number for place in at.places}:
                facts = {"tile": str(tile), "on": number, "doubles": doubles}
                ruling = ask(GAME, "may_play", facts, at.rules)
                assert isinstance(ruling, Ruling)
                assert (ruling.verdict == "may_play.yes") == ((tile, number) in right), facts


NO_DOUBLES = [tile for tile in SET if not tile.is_double]
DOUBLES = [tile for tile in SET if tile.is_double]


def without_doubles(**changes: Value) -> Table:
    """Two players whose sixteen tiles have no double among them; 5-6 is Ben's, and 4-6 Ann's."""
    tiles = [*reversed(NO_DOUBLES[:14]), *NO_DOUBLES[14:]]
    first = [t for t in tiles if t not in (Tile(4, 6), Tile(5, 6))][:14]
    rest = [t for t in tiles if t not in first and t not in (Tile(4, 6), Tile(5, 6))]
    order = [Tile(4, 6), Tile(5, 6), *first, *rest[:1], *DOUBLES, *rest[1:]]
    return deal(("Ann", "Ben"), order, TableRules(GAME.book, changes=changes))


def test_nobody_has_a_double_so_all_is_drawn_again() -> None:
    table = without_doubles()

    assert [len(hand) for hand in table.hands] == [8, 8]
    assert table.openings[0].is_double


def test_nobody_has_a_double_so_each_draws_until_somebody_has() -> None:
    table = without_doubles(no_double="draw")

    assert [len(hand) for hand in table.hands] == [9, 9]
    assert (table.who, table.openings) == ("Ben", (Tile(0, 0),))


def test_nobody_has_a_double_so_the_heaviest_tile_opens_and_unlocks_nothing() -> None:
    table = without_doubles(no_double="heaviest")
    assert (table.who, table.openings) == ("Ben", (Tile(5, 6),))
    after = play(table, Lay("Ben", Tile(5, 6), 6, 0))

    assert isinstance(after, Table)
    assert after.unlocked == frozenset()
    assert [place.number for place in after.places] == [5, 6]


def test_a_winner_who_opens_may_choose_the_double() -> None:
    pieces = [Tile(1, 1), Tile(6, 6), Tile(3, 3), *(t for t in SET if t.low != t.high), *DOUBLES[4:6]]
    rest = [tile for tile in SET if tile not in pieces]
    table = deal(("Ann", "Ben"), [*pieces, *rest], TableRules(GAME.book), opener="Ann")

    assert table.who == "Ann"
    assert table.openings == (Tile(1, 1), Tile(3, 3))


def test_too_many_players_say_so() -> None:
    with pytest.raises(ValueError, match="for 2 to 4 people, and you are 5"):
        deal(("A", "B", "C", "D", "E"), SET, TableRules(GAME.book))


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


# players, seed of the deal, options -> plays at depth 2, 4 and 6; typed after both engines had counted alike
PERFT: list[tuple[int, int, dict[str, Value], tuple[int, ...]]] = [
    (2, 1, {}, (1, 36, 180)),
    (4, 1, {}, (1, 24, 168)),
    (3, 1, {"spinner": "first", "double_extra_turn": True}, (4, 76, 116)),
    (2, 3, {"spinner_sides_first": True, "draw": "until_playable"}, (6, 78, 354)),
]


@pytest.mark.parametrize(("players", "seed", "changes", "counts"), PERFT)
def test_reachable_plays(players: int, seed: int, changes: dict[str, Value], counts: tuple[int, ...]) -> None:
    table = dealt(seed, players, changes)

    assert tuple(plays_of_depth(table, depth) for depth in (2, 4, 6)) == counts
    assert tuple(brute_plays_of_depth(brute_of(table), depth) for depth in (2, 4, 6)) == counts
