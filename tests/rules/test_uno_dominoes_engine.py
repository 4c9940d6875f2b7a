"""The engine of Uno Dominoes against a second one, written for the tests, and over whole random rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.books import Value
from rules.games import game
from rules.games.uno_dominoes.moves import Catch, Challenge, Draw, Keep, Lay, Move, Name, Pass, SayUno, Take
from rules.games.uno_dominoes.plays import lapses, legal_plays
from rules.games.uno_dominoes.table import Table, deal, ended
from rules.games.uno_dominoes.turns import play
from rules.pieces import Domo, Face
from rules.playing import Refused
from rules.rounds import Settled
from rules.table_rules import TableRules
from tests.rules import brute_uno_dominoes as brute
from tests.rules.uno_tiles import BOX

GAME = game("uno-dominoes")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
VERB = {"take": Take, "challenge": Challenge, "draw": Draw, "keep": Keep, "pass": Pass, "uno": SayUno}
PLAYING = [o for o in GAME.book.options.values() if o.choices and o.name not in ("set", "length")]
VALUES = [
    pytest.param({option.name: choice.value}, id=f"{option.name}={choice.value}")
    for option in PLAYING
    for choice in option.choices
]


def dealt(seed: int, players: int, changes: dict[str, Value], tiles: tuple[Domo, ...] = BOX) -> Table:
    mixed = list(tiles)
    Random(seed).shuffle(mixed)
    return deal(NAMES[:players], mixed, TableRules(GAME.book, changes=changes))


def played(table: Table, move: Move) -> Table:
    after = play(table, move)
    assert not isinstance(after, Refused), (move, after)
    return after


def random_round(table: Table, chance: Random, lapse: float = 0.15) -> Iterator[tuple[Table, Move]]:
    """Every table of a round and the move made there; the last table comes with nothing to do."""
    while not table.end:
        moves: tuple[Move, ...] = legal_plays(table)
        if chance.random() < lapse:
            moves = lapses(table) or moves
        move = chance.choice(moves)
        yield table, move
        table = played(table, move)
    yield table, Pass("")


def told(move: Move) -> brute.Move:
    """A move as the second engine writes it."""
    match move:
        case Lay(who, tile, touching, place, colour, uno):
            return ("lay", who, str(tile), str(touching), place, colour, uno)
        case Catch(who, whom):
            return ("catch", who, whom)
        case Name(who, colour):
            return ("name", who, colour)
    return (next(verb for verb, kind in VERB.items() if kind is type(move)), move.who)


def seen(table: Table) -> dict[str, Any]:
    """All of the table that the second engine knows, in its words."""
    return {
        "turn": table.who,
        "way": table.way,
        "hands": {p: [str(t) for t in h] for p, h in zip(table.players, table.hands, strict=True)},
        "pile": [str(tile) for tile in table.pile],
        "places": [(*map(str, p.faces), p.colour, p.doublet, p.first) for p in table.places],
        "hit": table.hit
        and (
            table.hit.tiles,
            table.hit.word,
            table.players[table.hit.by],
            table.hit.challenge,
            table.hit.bluff,
        ),
        "silent": table.silent and (table.players[table.silent.seat], table.silent.caught),
        "drawn": table.drawn and str(table.drawn),
        "drawing": table.drawing,
        "passes": table.passes,
        "end": table.end and (table.end.ending, table.end.who, table.end.touched),
    }


def seen_by_brute(state: brute.State) -> dict[str, Any]:
    hit, silent, end = state["hit"], state["silent"], state["end"]
    if end and not state["options"]["last_tile_action_allowed"]:
        end = (end[0], end[1], "")
    return {
        **{key: state[key] for key in ("turn", "way", "hands", "pile", "drawn", "drawing", "passes")},
        "places": [(*p["shows"], p["named"], p["double"], p["free"]) for p in state["places"]],
        "hit": hit and tuple(hit[key] for key in ("tiles", "word", "by", "challenge", "bluff")),
        "silent": silent and (silent["who"], silent["caught"]),
        "end": end,
    }


def second(table: Table) -> brute.State:
    options = {name: table.rules[name] for name in GAME.book.options}
    tiles = [str(tile) for hand in (*table.hands, table.pile) for tile in hand]
    return brute.start(list(table.players), tiles, options)


def assert_both_agree(table: Table, chance: Random) -> None:
    state = second(table)
    for at, move in random_round(table, chance, lapse=0.3):
        assert seen(at) == seen_by_brute(state)
        assert {told(m) for m in legal_plays(at)} == brute.legal(state)
        if not at.end:
            state = brute.after(state, told(move))


@pytest.mark.parametrize("changes", VALUES)
def test_two_engines_agree_under_every_option(changes: dict[str, Value]) -> None:
    for players in (2, 3, 5):
        assert_both_agree(dealt(players, players, changes), Random(players))


def mixture(seed: int) -> dict[str, Value]:
    return {option.name: Random(f"{seed} {option.name}").choice(option.choices).value for option in PLAYING}


@pytest.mark.parametrize("seed", range(12))
def test_two_engines_agree_under_mixed_options(seed: int) -> None:
    assert_both_agree(dealt(seed, 2 + seed % 5, mixture(seed)), Random(seed))


@pytest.mark.parametrize("seed", range(8))
def test_two_engines_agree_on_a_small_box(seed: int) -> None:
    """With a few tiles left to draw the pile runs empty and rounds are blocked; with doublets of two colours
    and doubles of every word there is more to go wrong."""
    extra = SMALL if seed % 2 else BOX[:20]
    assert_both_agree(dealt(seed, 2, mixture(seed + 100), extra), Random(seed))


SMALL = tuple(
    Domo.parse(text)
    for text in (
        *(
            "red 1|blue 1",
            "red D2|blue D2",
            "WD4|WD4",
            "DE|DE",
            "W|W",
            "red 3|DE",
            "blue 3|DE",
            "red S|green S",
        ),
        *("red R|red R", "green 2|DE", "WD4|red 1", "WD4|blue 2", "WD4|DE", "red D2|green 1", "blue S|red 2"),
        *("yellow R|red D2", "blue D2|yellow 1", "green R|yellow S"),
    )
)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_round_keeps_its_tiles_ends_and_adds_up(players: int) -> None:
    """Under mixed options: no tile lost or doubled, every round ends, and the game settles its points."""
    for seed in range(6):
        table = dealt(seed, players, mixture(seed * 7 + players))
        tiles = Counter(BOX)
        for at, _ in random_round(table, Random(seed)):
            laid = [each.tile for each in at.laid]
            assert Counter([*at.pile, *laid, *(t for hand in at.hands for t in hand)]) == tiles
            table = at
        ending = ended(table)
        assert ending is not None
        settled = GAME.settle(ending, table.rules)
        assert isinstance(settled, Settled), settled
        worth = {p: points_of(h) for p, h in zip(table.players, table.hands, strict=True)}
        assert_points(settled, ending.ending, ending.who, worth, table.rules)


def points_of(hand: tuple[Domo, ...]) -> int:
    """The points of UD-1.2, typed again."""
    special = {"D2": 10, "S": 10, "R": 10, "DE": 20, "WD4": 20, "W": 25}
    return sum(special.get(face.mark) or int(face.mark) for tile in hand for face in (tile.one, tile.two))


def assert_points(settled: Settled, ending: str, who: str, worth: dict[str, int], rules: TableRules) -> None:
    lowest = min(worth.values())
    if ending == "blocked":
        last = [player for player, points in worth.items() if points == lowest]
        who = last[0] if len(last) == 1 else ""
    assert settled.winner == who
    others = {p: n for p, n in worth.items() if p != who}
    if rules["scoring"] == "own":
        own = worth if ending == "blocked" else {**others, who: 0}
        assert settled.scores == own
    else:
        assert settled.scores == {p: sum(others.values()) if p == who else 0 for p in worth}


def anything(table: Table) -> Iterator[Move]:
    """Moves of every kind, right and wrong, by everybody."""
    for who, hand in zip(table.players, table.hands, strict=True):
        yield from (kind(who) for kind in (Draw, Keep, Pass, Take, Challenge, SayUno))
        yield from (Catch(who, whom) for whom in table.players)
        yield Name(who, "red")
        yield Name(who, "pink")
        for tile in dict.fromkeys((*hand, BOX[0])):
            for half in (tile.one,) if tile.is_double else (tile.one, tile.two):
                for place in range(len(table.places) or 1):
                    yield from (Lay(who, tile, half, place, colour) for colour in ("", "red", "pink"))


@pytest.mark.parametrize("changes", VALUES[::3])
def test_what_is_refused_is_no_legal_play_and_says_why(changes: dict[str, Value]) -> None:
    for at, _ in random_round(dealt(3, 3, changes), Random(3), lapse=0.3):
        before = seen(at)
        right = {*legal_plays(at), *lapses(at)}
        for move in anything(at):
            after = play(at, move)
            if isinstance(after, Refused):
                assert move not in right
                assert after.ruling.because
                assert all(GAME.book.say(r.key, **r.facts) for r in after.ruling.steps)
            else:
                assert silently(move) in {silently(each) for each in right}
        assert seen(at) == before


def silently(move: Move) -> Move:
    """The move without its Uno: one may be said needlessly."""
    return Lay(move.who, move.tile, move.touching, move.place, move.colour) if isinstance(move, Lay) else move


def test_a_half_or_place_that_there_is_not_is_a_mistake() -> None:
    table = next(at for at, _ in random_round(dealt(1, 2, {}), Random(1)) if len(at.laid) == 2)
    tile = next(t for t in table.hands[table.turn] if not t.is_double)

    with pytest.raises(ValueError, match="cannot touch with"):
        play(table, Lay(table.who, tile, Face("W"), 0))
    with pytest.raises(ValueError, match="no place 9"):
        play(table, Lay(table.who, tile, tile.one, 9))


def test_too_few_tiles_are_no_round() -> None:
    with pytest.raises(ValueError, match="2 players need 12 tiles"):
        deal(("Ann", "Ben"), BOX[:11], TableRules(GAME.book))


def plays_of_depth(table: Table, depth: int) -> int:
    """How many ways of going on there are, so many moves from here."""
    if not depth or table.end:
        return 0 if depth else 1
    return sum(plays_of_depth(played(table, move), depth - 1) for move in legal_plays(table))


def brute_plays_of_depth(state: brute.State, depth: int) -> int:
    if not depth or state["end"]:
        return 0 if depth else 1
    return sum(brute_plays_of_depth(brute.after(state, move), depth - 1) for move in brute.legal(state))


BUMPS: dict[str, Value] = {"stack_D2": True, "stack_WD4": True, "bounce_skip": True, "bounce_reverse": True}
# tiles, players, the tile they begin with, options -> plays at depth 1, 2, 3, 4; typed after both engines had
# counted the same
PERFT: list[tuple[tuple[Domo, ...], int, int, dict[str, Value], tuple[int, ...]]] = [
    (BOX, 2, 0, {}, (1, 13, 237, 2885)),
    (BOX, 3, 7, {}, (1, 21, 297)),
    (SMALL, 2, 0, {}, (1, 32, 729, 9467)),
    (SMALL, 2, 11, {}, (1, 36, 812)),
    (SMALL, 2, 12, {"all_doublets_four_ways": True}, (1, 24, 469)),
    (SMALL, 2, 9, BUMPS, (1, 42, 505, 4995)),
    (SMALL, 2, 11, {"draw_until_playable": True, "renege_allowed": False}, (1, 35, 773)),
    (SMALL, 2, 9, {"delayed_word_effect": True, "drawn_tile": "must"}, (1, 42, 580)),
]


@pytest.mark.parametrize(("tiles", "players", "first", "changes", "counts"), PERFT)
def test_reachable_plays(
    tiles: tuple[Domo, ...], players: int, first: int, changes: dict[str, Value], counts: tuple[int, ...]
) -> None:
    order = tiles[first:] + tiles[:first]
    table = deal(NAMES[:players], order, TableRules(GAME.book, changes=changes))

    assert tuple(plays_of_depth(table, depth) for depth in range(1, len(counts) + 1)) == counts
    assert tuple(brute_plays_of_depth(second(table), depth) for depth in (1, 2, 3)) == counts[:3]
