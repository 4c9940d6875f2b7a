"""The engine of Mexican Train over whole random rounds, under every option and preset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.books import Value
from rules.games import game
from rules.games.mexican_train.moves import Draw, Lay, Move, Pass, PointOut, Stop
from rules.games.mexican_train.plays import lapses, legal_plays
from rules.games.mexican_train.table import Place, Table, deal, ended
from rules.games.mexican_train.turns import play
from rules.pieces import Tile
from rules.playing import Refused
from rules.referee import ask
from rules.rounds import Settled
from rules.ruling import Ruling
from rules.table_rules import TableRules
from tests.rules import brute_mexican_train as brute

GAME = game("mexican-train")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hanna")
PLAYING = [option for option in GAME.book.options.values() if option.choices]
VALUES = [
    pytest.param({option.name: choice.value}, id=f"{option.name}={choice.value}")
    for option in PLAYING
    for choice in option.choices
]


def box(rules: TableRules, seed: int) -> list[Tile]:
    tiles = [t for t in rules.piece_set or () if isinstance(t, Tile)] * rules.number("copies")
    return Random(seed).sample(tiles, len(tiles))


def dealt(seed: int, players: int, changes: dict[str, Value], preset: str = "") -> Table:
    rules = TableRules(GAME.book, preset, changes)
    return deal(NAMES[:players], box(rules, seed), rules)


def random_round(table: Table, chance: Random, lapse: float = 0.3) -> Iterator[tuple[Table, Move | None]]:
    """Every table of a round and the move made there."""
    while not table.end:
        moves: tuple[Move, ...] = legal_plays(table)
        assert moves
        if chance.random() < lapse:
            moves = lapses(table) or moves
        move = chance.choice(moves)
        yield table, move
        after = play(table, move)
        assert not isinstance(after, Refused), (move, after)
        table = after
    yield table, None


def tiles_of(table: Table) -> Counter[Tile]:
    hands = [tile for hand in table.hands for tile in hand]
    return Counter([*hands, *table.yard, *(laid.tile for laid in table.laid), table.engine])


def assert_whole(table: Table, seed: int) -> None:
    """Tiles are kept, joints match, the round ends, and its points add up."""
    tiles = tiles_of(table)
    for at, move in random_round(table, Random(seed)):
        assert tiles_of(at) == tiles
        if isinstance(move, Lay) and not at.habits.blank_wild:
            assert move.touching == at.trains[move.train].places[move.place].number
        table = at
    ending = ended(table)
    assert ending is not None
    settled = GAME.settle(ending, table.rules)
    assert isinstance(settled, Settled), settled
    if ending.ending == "out":
        assert table.hands[table.players.index(ending.who)] == ()
        assert settled.winner == ending.who
    else:
        assert not table.yard or table.habits.dead_ends_round
    printed = TableRules(GAME.book)
    plain = GAME.settle(ending, printed)
    assert isinstance(plain, Settled)
    assert plain.scores == {
        who: sum(tile.low + tile.high for tile in hand)
        for who, hand in zip(table.players, table.hands, strict=True)
    }


@pytest.mark.parametrize("changes", VALUES)
def test_a_round_is_whole_under_every_option(changes: dict[str, Value]) -> None:
    for seed, players in enumerate((2, 3, 5, 8)):
        assert_whole(dealt(seed, players, changes), seed)


def mixture(seed: int) -> dict[str, Value]:
    return {option.name: Random(f"{seed} {option.name}").choice(option.choices).value for option in PLAYING}


@pytest.mark.parametrize("seed", range(40))
def test_a_round_is_whole_under_mixed_options(seed: int) -> None:
    assert_whole(dealt(seed, 2 + seed % 7, mixture(seed)), seed)


@pytest.mark.parametrize("preset", GAME.book.presets)
@pytest.mark.parametrize("players", range(2, 9))
def test_a_round_is_whole_under_every_preset(preset: str, players: int) -> None:
    assert_whole(dealt(players, players, {}, preset), players)


# ------------------------------------------------------------------ against a second engine

BOTH = [
    *("draw_rule", "own_train_required", "forced_play", "play_on_open_train", "double_second_tile"),
    *("mexican_train_start", "first_turn_double", "open_double_binds", "double_order", "dead_double"),
    *("last_tile_double", "first_turn", "double_branching", "blank_wild", "knock_penalty"),
    *("marker_removal", "doubles_per_turn"),
]
SHARED = [(name, choice.value) for name in BOTH for choice in GAME.book.options[name].choices]


def name_of(table: Table, train: int) -> str:
    return (*table.players, "mexican")[train]


def told(table: Table, move: Move) -> brute.Move:
    match move:
        case Lay(who, tile, touching, train, place, tap, unmark):
            return ("lay", who, str(tile), touching, name_of(table, train), place, tap, unmark)
        case PointOut(who, whom):
            return ("point", who, whom)
    return ({Draw: "draw", Pass: "pass", Stop: "stop"}[type(move)], move.who)


def seen(table: Table) -> dict[str, Any]:
    trains = {name_of(table, n): train for n, train in enumerate(table.trains)}
    return {
        "turn": table.who,
        "turns": table.turns,
        "hands": {p: [str(t) for t in h] for p, h in zip(table.players, table.hands, strict=True)},
        "yard": [str(tile) for tile in table.yard],
        "places": {who: [_place(table, place) for place in train.places] for who, train in trains.items()},
        "marked": {who for who, train in trains.items() if train.marked},
        "started": {who for who, train in trains.items() if train.started},
        "owes": table.owes and not table.end,
        "drawn": table.drawn and str(table.drawn),
        "silent": "" if table.silent is None else table.players[table.silent],
        "misses": {table.players[seat] for seat in table.misses},
        "passes": table.passes,
        "end": table.end and (table.end.ending, table.end.who),
    }


def _place(table: Table, place: Place) -> list[Any]:
    by = table.players[place.by] if place.open else ""
    return [place.number, place.open, by, place.toes, place.foot]


def seen_by_brute(state: brute.State) -> dict[str, Any]:
    same = ("turn", "turns", "hands", "yard", "places", "drawn", "silent", "passes", "end")
    return {
        **{key: state[key] for key in same},
        "marked": set(state["marked"]),
        "started": set(state["started"]),
        "misses": set(state["misses"]),
        "owes": state["owes"] and not state["end"],
    }


def brute_of(table: Table) -> brute.State:
    options = {name: table.rules[name] for name in GAME.book.options}
    hands = {p: [str(t) for t in h] for p, h in zip(table.players, table.hands, strict=True)}
    return brute.start(hands, [str(t) for t in table.yard], table.engine.low, table.who, options)


def assert_both_agree(table: Table, chance: Random) -> None:
    state = brute_of(table)
    for at, move in random_round(table, chance):
        assert seen(at) == seen_by_brute(state)
        assert {told(at, each) for each in legal_plays(at)} == brute.legal(state)
        assert {told(at, each) for each in lapses(at)} == brute.lapses(state)
        if move:
            state = brute.after(state, told(at, move))


@pytest.mark.parametrize(("name", "value"), SHARED)
def test_two_engines_agree_under_every_option(name: str, value: Value) -> None:
    for seed, players in enumerate((2, 3, 6)):
        assert_both_agree(dealt(seed, players, {name: value}), Random(seed))


@pytest.mark.parametrize("seed", range(30))
def test_two_engines_agree_under_mixed_options(seed: int) -> None:
    chance = Random(seed)
    changes = {name: chance.choice([value for of, value in SHARED if of == name]) for name in BOTH}
    assert_both_agree(dealt(seed, 2 + seed % 7, changes), chance)


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


# players, seed of the deal, options -> plays at depth 1 to 4; typed after both engines had counted alike
PERFT: list[tuple[int, int, dict[str, Value], tuple[int, ...]]] = [
    (2, 1, {}, (1, 9, 21, 98)),
    (4, 1, {}, (1, 9, 52, 384)),
    (3, 2, {"double_second_tile": "on_double", "draw_rule": "until_playable"}, (4, 22, 144, 474)),
    (2, 1, {"forced_play": False, "double_second_tile": "none"}, (1, 10, 28, 161)),
    (2, 1, {"double_branching": "three", "double_second_tile": "none"}, (1, 9, 21, 96)),
    (2, 1, {"first_turn": "whole_train"}, (1, 9, 28, 105)),
    (2, 3, {"blank_wild": True}, (8, 98, 677, 7347)),
    (3, 2, {"knock_penalty": "two_or_turn", "marker_removal": "owner_choice"}, (4, 22, 144, 495)),
    (2, 4, {"doubles_per_turn": "two"}, (1, 6, 12, 41)),
]


@pytest.mark.parametrize(("players", "seed", "changes", "counts"), PERFT)
def test_reachable_plays(players: int, seed: int, changes: dict[str, Value], counts: tuple[int, ...]) -> None:
    table = dealt(seed, players, changes)

    assert tuple(plays_of_depth(table, depth) for depth in range(1, 5)) == counts
    assert tuple(brute_plays_of_depth(brute_of(table), depth) for depth in range(1, 5)) == counts


def anything(table: Table) -> Iterator[Move]:
    for who, hand in zip(table.players, table.hands, strict=True):
        yield from (kind(who) for kind in (Draw, Pass, Stop))
        yield from (PointOut(who, whom) for whom in table.players)
        for tile in dict.fromkeys((*hand, Tile(0, 0), Tile(3, 4))):
            for train, at in enumerate(table.trains):
                for n in range(len(at.places)):
                    for touching in dict.fromkeys(tile.marks):
                        yield Lay(who, tile, touching, train, n)
                        yield Lay(who, tile, touching, train, n, unmark=True)


@pytest.mark.parametrize("changes", VALUES[::3])
def test_what_is_refused_is_no_legal_play_and_says_why(changes: dict[str, Value]) -> None:
    for n, (at, _) in enumerate(random_round(dealt(3, 2, changes), Random(3))):
        if n % 4:
            continue
        before, right = repr(at), {*legal_plays(at), *lapses(at)}
        for move in anything(at):
            after = play(at, move)
            if isinstance(after, Refused):
                assert move not in right
                assert all(GAME.book.say(reason.key, **reason.facts) for reason in after.ruling.steps)
            else:
                assert move in right
        assert repr(at) == before


def test_the_question_and_the_engine_agree_on_every_tile() -> None:
    for at, _ in random_round(dealt(5, 3, {}), Random(5), lapse=0):
        if at.end or at.drawn or at.owes:
            continue
        right = {(move.tile, move.train) for move in legal_plays(at) if isinstance(move, Lay)}
        doubles = sorted(p.open for t in at.trains for p in t.places if p.open)
        for number, train in enumerate(at.trains):
            place = train.places[0]
            lies = "none" if not doubles else "here" if place.open == doubles[0] else "elsewhere"
            whose = "own" if number == at.turn else "mexican" if number == 3 else "closed"
            if whose == "closed" and train.marked:
                whose = "marked"
            for tile in at.hands[at.turn]:
                facts = {"tile": str(tile), "on": place.number, "train": whose, "open_double": lies}
                ruling = ask(GAME, "may_play", facts, at.rules)
                assert isinstance(ruling, Ruling)
                assert (ruling.verdict == "may_play.yes") == ((tile, number) in right), facts


# ------------------------------------------------------------------ positions typed by hand


def position(*hand: str, **changes: Value) -> Table:
    """Ann's turn in a round for two with the engine 12-12, her hand as given, Ben with 1-3 and 2-3."""
    table = dealt(1, 2, changes)
    yard = (Tile(0, 5), Tile(0, 6))
    hands = (tuple(map(Tile.parse, hand)), (Tile(1, 3), Tile(2, 3)))
    return replace(table, hands=hands, yard=yard, turns=4)


def on(table: Table, *moves: Move) -> Table:
    for move in moves:
        after = play(table, move)
        assert isinstance(after, Table), after
        table = after
    return table


def laid(table: Table) -> set[tuple[str, int]]:
    return {(str(move.tile), move.train) for move in legal_plays(table) if isinstance(move, Lay)}


def test_a_train_begins_with_the_engines_number() -> None:
    assert laid(position("12-7", "12-3", "5-6")) == {("7-12", 0), ("7-12", 2), ("3-12", 0), ("3-12", 2)}


def test_after_a_double_a_second_tile_goes_anywhere_and_the_next_must_cover() -> None:
    table = on(position("12-9", "9-9", "9-4", "12-3"), Lay("Ann", Tile(9, 12), 12, 0), Draw("Ben"))
    table = on(table, Lay("Ann", Tile(9, 9), 9, 0))
    assert table.who == "Ann"
    assert laid(table) == {("4-9", 0), ("3-12", 1), ("3-12", 2)}  # Ben has marked his empty place
    table = on(table, Lay("Ann", Tile(3, 12), 12, 2))

    assert table.who == "Ben"
    assert legal_plays(table) == (Draw("Ben"),)  # not the 1-3 on the Mexican Train, which ends in 3


def test_where_the_second_tile_must_cover_the_double_it_goes_nowhere_else() -> None:
    start = position("12-9", "9-9", "9-4", "12-3", double_second_tile="on_double")
    table = on(start, Lay("Ann", Tile(9, 12), 12, 0), Draw("Ben"), Lay("Ann", Tile(9, 9), 9, 0))

    assert laid(table) == {("4-9", 0)}


def test_a_player_who_cannot_play_marks_the_train_and_others_may_start_it() -> None:
    table = on(position("5-6", "12-7"), Lay("Ann", Tile(7, 12), 12, 2), Draw("Ben"))

    assert table.trains[1].marked
    assert laid(table) == set()
    assert Place(12) in table.trains[1].places


def test_a_last_double_goes_out_or_is_drawn_for() -> None:
    out = on(position("12-12"), Lay("Ann", Tile(12, 12), 12, 0))
    drawn = on(position("12-12", last_tile_double="must_cover"), Lay("Ann", Tile(12, 12), 12, 0))

    assert out.end
    assert out.end.who == "Ann"
    assert (drawn.end, legal_plays(drawn)) == (None, (Draw("Ann"),))


def test_an_untapped_last_tile_costs_two_where_it_is_noticed_in_time() -> None:
    start = position("12-7", "5-6", knock_penalty="two_tiles")
    table = on(start, Lay("Ann", Tile(7, 12), 12, 0, tap=False))
    caught, late = on(table, PointOut("Ben", "Ann")), on(table, Draw("Ben"))

    assert caught.hands[0] == (Tile(5, 6), Tile(0, 5), Tile(0, 6))
    assert isinstance(play(late, PointOut("Ben", "Ann")), Refused)
