"""The engine of All Fives against a second one, written for the tests, and over whole random rounds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.books import Value
from rules.games import game
from rules.games.all_fives.layout import total
from rules.games.all_fives.moves import Claim, Draw, Lay, Move, Pass
from rules.games.all_fives.plays import lapses, legal_plays
from rules.games.all_fives.table import Table, deal, ended
from rules.games.all_fives.turns import play
from rules.pieces import SETS, Tile
from rules.playing import Refused
from rules.referee import ask
from rules.rounds import Settled
from rules.ruling import Ruling
from rules.table_rules import TableRules
from tests.rules.games.all_fives import brute

GAME = game("all-fives")
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SET = tuple(tile for tile in SETS["double-6"] if isinstance(tile, Tile))
PLAYING = [option for option in GAME.book.options.values() if option.name != "set"]
VALUES = [
    pytest.param({option.name: choice.value}, id=f"{option.name}={choice.value}")
    for option in PLAYING
    for choice in option.choices
]
PRESETS = [pytest.param(dict(preset.changes), id=preset.name) for preset in GAME.book.presets.values()]


def dealt(seed: int, players: int, changes: dict[str, Value], before: int = 0) -> Table:
    rules = TableRules(GAME.book, changes=changes)
    names = NAMES[:players]
    return deal(names, Random(seed).sample(SET, 28), rules, before=dict.fromkeys(names, before))


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


def told(table: Table, move: Move) -> brute.Move:
    match move:
        case Lay(who, tile, touching, place, silent):
            where = table.places[place].at if table.places else "line"
            return ("lay", who, str(tile), touching, where, silent)
        case Claim(who):
            return ("claim", who)
        case Draw(who):
            return ("draw", who)
    return ("pass", move.who)


def seen(table: Table) -> dict[str, Any]:
    return {
        "turn": table.who,
        "hands": {p: [str(t) for t in h] for p, h in zip(table.players, table.hands, strict=True)},
        "boneyard": [str(tile) for tile in table.boneyard],
        "places": sorted((place.number, place.at) for place in table.places),
        "count": total(table.places),
        "table": [str(laid.tile) for laid in table.laid],
        "made": dict(zip(table.players, table.made, strict=True)),
        "uncalled": table.uncalled and (table.players[table.uncalled[0]], table.uncalled[1]),
        "drawn": table.drawn and str(table.drawn),
        "passes": table.passes,
        "end": table.end and (table.end.ending, table.end.who),
    }


def seen_by_brute(state: brute.State) -> dict[str, Any]:
    return {
        **{key: state[key] for key in ("turn", "hands", "boneyard", "made", "uncalled")},
        **{key: state[key] for key in ("drawn", "passes", "end")},
        "places": sorted((number, where) for number, where, _ in brute.places(state)),
        "count": brute.count(state),
        "table": [laid["tile"] for laid in state["table"]],
    }


def brute_of(table: Table) -> brute.State:
    hands = [[str(tile) for tile in hand] for hand in table.hands]
    options = {name: table.rules[name] for name in GAME.book.options}
    target = options["target"]
    usual = 250 if len(table.players) == 2 else 200
    return brute.start(
        list(table.players),
        hands,
        [str(tile) for tile in table.boneyard],
        options,
        turn=table.who,
        openings=[str(tile) for tile in table.openings],
        before=dict(zip(table.players, table.before, strict=True)),
        target=usual if target == "usual" else target,
    )


def assert_both_agree(table: Table, chance: Random) -> None:
    state = brute_of(table)
    for at, move in random_round(table, chance, lapse=0.3):
        assert seen(at) == seen_by_brute(state)
        assert {told(at, m) for m in legal_plays(at)} == brute.legal(state)
        if move:
            state = brute.after(state, told(at, move))


@pytest.mark.parametrize("changes", VALUES + PRESETS)
def test_two_engines_agree_under_every_option(changes: dict[str, Value]) -> None:
    for players in (2, 3, 4):
        for seed in range(2):
            assert_both_agree(dealt(seed, players, changes, before=40 * seed), Random(seed))


def mixture(seed: int) -> dict[str, Value]:
    return {option.name: Random(f"{seed} {option.name}").choice(option.choices).value for option in PLAYING}


@pytest.mark.parametrize("seed", range(25))
def test_two_engines_agree_under_mixed_options(seed: int) -> None:
    assert_both_agree(dealt(seed, 2 + seed % 3, mixture(seed), before=seed), Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("changes", [{}, *map(mixture, range(8))])
def test_a_round_keeps_its_tiles_ends_and_adds_up(players: int, changes: dict[str, Value]) -> None:
    for seed in range(4):
        table = dealt(seed, players, changes)
        for at, _ in random_round(table, Random(seed)):
            tiles = [*at.boneyard, *(t for hand in at.hands for t in hand), *(laid.tile for laid in at.laid)]
            assert sorted(tiles) == sorted(SET)
            assert len(at.boneyard) >= min(at.habits.stays, len(table.boneyard))
            assert total(at.places) <= 40
            assert all(points % at.habits.five == 0 for points in at.made)
            table = at
        assert_settled(table)


def assert_settled(table: Table) -> None:
    """Scores are what was made during play and one award for the hands, told here in another way."""
    ending = ended(table)
    assert ending is not None
    settled = GAME.settle(ending, table.rules)
    assert isinstance(settled, Settled), settled
    four = bool(table.rules["partners"]) and len(table.players) == 4
    made = dict(zip(table.players, table.made, strict=True))
    if four:
        made = {p: made[p] + made[NAMES[(n + 2) % 4]] for n, p in enumerate(table.players)}
    award = {p: settled.scores[p] - made[p] for p in table.players}
    left = {p: sum(t.pips for t in h) for p, h in zip(table.players, table.hands, strict=True)}
    if ending.ending == "reached":
        assert set(award.values()) == {0}
    elif table.rules["rest"] == "own_off":
        assert max(award.values()) <= 0
    elif ending.ending == "out":
        assert settled.winner == ending.who
        assert {p for p in award if award[p]} <= {ending.who, *_opposite(table, ending.who, four)}
        assert 0 <= award[ending.who] <= sum(left.values()) + 2
    else:
        assert min(award.values()) == 0
        assert max(award.values()) <= sum(left.values()) + 2
        if settled.winner:
            assert left[settled.winner] == min(left.values())


def _opposite(table: Table, who: str, four: bool) -> list[str]:
    return [table.players[(table.players.index(who) + 2) % 4]] if four else []


def anything(table: Table) -> Iterator[Move]:
    for who in table.players:
        yield from (Draw(who), Pass(who), Claim(who))
        for tile in SET:
            for place in range(max(1, len(table.places))):
                yield from (Lay(who, tile, touching, place) for touching in set(tile.marks))


@pytest.mark.parametrize("changes", VALUES[::2])
def test_what_is_refused_is_no_legal_play_and_says_why(changes: dict[str, Value]) -> None:
    for at, _ in random_round(dealt(3, 2, changes), Random(3), lapse=0.4):
        before = seen(at)
        right = {*legal_plays(at), *lapses(at)}
        for move in anything(at):
            after = play(at, move)
            if isinstance(after, Refused):
                assert move not in right
                assert all(GAME.book.say(reason.key, **reason.facts) for reason in after.ruling.steps)
            else:
                assert at.places == () or move in right
        assert seen(at) == before


def test_the_question_and_the_engine_agree_on_what_every_tile_scores() -> None:
    for at, move in random_round(dealt(5, 3, {}), Random(5), lapse=0):
        if not isinstance(move, Lay):
            continue
        after = play(at, move)
        assert isinstance(after, Table)
        ends = [ending_of(place.number, place.counts) for place in after.places if place.counts]
        if len(after.laid) == 1 and move.tile.is_double:
            ends = [str(move.tile)]
        ruling = ask(GAME, "scores", {"ends": ends or ["0"]}, at.rules)
        assert isinstance(ruling, Ruling)
        assert ruling.points == sum(after.made) - sum(at.made)


def ending_of(number: int, counts: int) -> str:
    return f"{number}-{number}" if counts > number else str(number)


def test_the_question_and_the_engine_agree_on_where_every_tile_goes() -> None:
    where = {"line": "line", "side": "side", "tip": "end"}
    for at, _ in random_round(dealt(8, 2, {"spinner": "every"}), Random(8), lapse=0):
        right = {(m.tile, m.place) for m in legal_plays(at) if isinstance(m, Lay)}
        if at.end or at.drawn or not at.places:
            continue
        for tile in at.hands[at.turn]:
            for n, place in enumerate(at.places):
                facts = {"tile": str(tile), "on": place.number, "at": where[place.at], "sides_used": 2}
                ruling = ask(GAME, "may_play", facts, at.rules)
                assert isinstance(ruling, Ruling)
                assert (ruling.verdict == "may_play.yes") == ((tile, n) in right), facts


def test_too_many_players_say_so() -> None:
    with pytest.raises(ValueError, match="for 2 to 4 people, and you are 5"):
        deal(("A", "B", "C", "D", "E"), SET, TableRules(GAME.book))


def test_too_few_tiles_say_so() -> None:
    with pytest.raises(ValueError, match="2 players need 18 tiles, and there are 10"):
        deal(("A", "B"), SET[:10], TableRules(GAME.book))


def plays_of_depth(table: Table, depth: int) -> int:
    """How many ways of going on there are, so many moves from here."""
    if not depth or table.end:
        return 0 if depth else 1
    moves = {told(table, move): move for move in legal_plays(table)}  # alike places are one
    reached = (play(table, move) for move in moves.values())
    return sum(plays_of_depth(each, depth - 1) for each in reached if isinstance(each, Table))


def brute_plays_of_depth(state: brute.State, depth: int) -> int:
    if not depth or state["end"]:
        return 0 if depth else 1
    return sum(brute_plays_of_depth(brute.after(state, move), depth - 1) for move in brute.legal(state))


# players, seed of the deal, options -> plays at depth 1 to 4; typed after both engines had counted alike
PERFT: list[tuple[int, int, dict[str, Value], tuple[int, ...]]] = [
    (2, 1, {}, (9, 21, 53, 224)),
    (4, 1, {"spinner": "none"}, (5, 8, 13, 37)),
    (3, 1, {"spinner": "every", "may_draw": True}, (7, 31, 98, 330)),
    (2, 3, {"opener": "double_always", "hands": "five", "unit": "one"}, (1, 3, 7, 22)),
]


@pytest.mark.parametrize(("players", "seed", "changes", "counts"), PERFT)
def test_reachable_plays(players: int, seed: int, changes: dict[str, Value], counts: tuple[int, ...]) -> None:
    table = dealt(seed, players, changes)

    assert tuple(plays_of_depth(table, depth) for depth in (1, 2, 3, 4)) == counts
    assert tuple(brute_plays_of_depth(brute_of(table), depth) for depth in (1, 2, 3, 4)) == counts
