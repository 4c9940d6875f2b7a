"""Single positions of Uno Dominoes, set up by hand: what random rounds seldom come to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.books import Value
from rules.games import game
from rules.games.uno_dominoes.habits import Habits
from rules.games.uno_dominoes.moves import Catch, Challenge, Draw, Keep, Lay, Move, SayUno, Take
from rules.games.uno_dominoes.plays import legal_plays
from rules.games.uno_dominoes.table import Open, Table
from rules.games.uno_dominoes.turns import play
from rules.pieces import SETS, Domo, Face
from rules.playing import Refused
from rules.table_rules import TableRules

GAME = game("uno-dominoes")
NAMES = ("Ann", "Ben", "Cleo")


def tiles(text: str) -> tuple[Domo, ...]:
    return tuple(tile for tile in SETS["uno-dominoes"].hand(text) if isinstance(tile, Domo))


def at(hands: list[str], places: list[str], pile: str = "", **changes: Value) -> Table:
    """It is Ann's turn."""
    rules = TableRules(GAME.book, changes=changes)
    return Table(
        rules,
        Habits.of(rules),
        NAMES[: len(hands)],
        tuple(map(tiles, hands)),
        tiles(pile),
        turn=0,
        places=tuple(map(Open.parse, places)),
    )


def lay(who: str, tile: str, half: str, place: int = 0, colour: str = "", uno: bool = True) -> Lay:
    return Lay(who, Domo.parse(tile), Face.parse(half), place, colour, uno)


def after(table: Table, *moves: Move) -> Table:
    for move in moves:
        then = play(table, move)
        assert isinstance(then, Table), (move, then)
        table = then
    return table


def held(table: Table) -> list[int]:
    return [len(hand) for hand in table.hands]


def refused(table: Table, move: Move) -> str:
    """The key of the first reason."""
    then = play(table, move)
    assert isinstance(then, Refused), then
    return then.ruling.steps[0].key


PILE = "red 1|red 2, red 1|red 3, red 1|red 4, red 1|red 5, red 1|red 6, red 1|red 7, red 1|red 8"


def test_going_out_with_a_stacked_draw_two_makes_the_next_draw_it_all() -> None:
    table = at(["red D2|red 4, red 9|red 8", "blue D2|red 5", "red 2|red 3"], ["red 1"], PILE, stack_D2=True)
    table = after(table, lay("Ann", "red D2|red 4", "red D2"))
    places = (*table.places, Open.parse("red D2"))
    table = after(replace(table, places=places), lay("Ben", "blue D2|red 5", "blue D2", 1))

    assert table.end
    assert (table.end.ending, table.end.who, table.end.touched) == ("out", "Ben", "D2")
    assert held(table) == [1, 0, 5]


def test_going_out_with_a_skip_that_passes_a_draw_two_on_makes_the_next_draw() -> None:
    table = at(["red D2|red 4, red 9|red 8", "red S|red 5", "red 2|red 3"], ["red 1"], PILE, bounce_skip=True)
    table = after(table, lay("Ann", "red D2|red 4", "red D2"), lay("Ben", "red S|red 5", "red S"))

    assert table.end
    assert table.end.touched == "other"
    assert held(table) == [1, 0, 3]


def test_a_second_wild_draw_four_is_no_evidence() -> None:
    table = at(
        ["WD4|red 2, WD4|green 8, blue 9|blue 9", "red 3|red 4, red 5|red 6"], ["yellow 5", "yellow R"], PILE
    )
    fair = lay("Ann", "red 2|WD4", "WD4", uno=False)

    assert fair in legal_plays(table)
    assert held(after(table, fair, Challenge("Ben"))) == [2, 6]


def test_the_number_beside_a_second_wild_draw_four_is() -> None:
    table = at(
        ["WD4|red 2, WD4|green 8, blue 9|blue 9", "red 3|red 4, red 5|red 6"], ["yellow 5", "green R"], PILE
    )
    bluff = lay("Ann", "red 2|WD4", "WD4", uno=False)

    assert bluff not in legal_plays(table)
    table = after(table, bluff, Challenge("Ben"))
    assert held(table) == [6, 2]
    assert table.who == "Ben"


@pytest.mark.parametrize(("changes", "drawn"), [({}, 4), ({"failed_challenge_extra": 2}, 6)])
def test_a_wrong_challenge_costs_the_turn(changes: dict[str, Value], drawn: int) -> None:
    table = at(["WD4|red 2, blue 9|blue 8, blue 9|blue 7", "red 3|red 4"], ["yellow 5"], PILE, **changes)
    table = after(table, lay("Ann", "red 2|WD4", "WD4"), Challenge("Ben"))

    assert held(table) == [2, 1 + drawn]
    assert table.who == "Ann"


def test_a_bluff_taken_back_leaves_the_table_as_it_was() -> None:
    table = at(["WD4|red 2, yellow 9|blue 8", "red 3|red 4"], ["yellow 5"], PILE, wd4_takeback=True)
    caught = after(table, lay("Ann", "red 2|WD4", "WD4"), Challenge("Ben"))

    assert caught.places == table.places
    assert held(caught) == [6, 1]
    assert caught.who == "Ben"


def test_drawing_until_it_fits_ends_with_the_pile() -> None:
    hands = ["red 3|red 4, red 5|red 6", "blue 3|blue 4"]
    table = at(hands, ["yellow 9"], "red 1|red 2, red 1|red 3", draw_until_playable=True)
    table = after(table, Draw("Ann"))
    assert (table.who, table.drawing) == ("Ann", True)
    table = after(table, Draw("Ann"))

    assert (table.who, table.drawing, held(table)) == ("Ben", False, [4, 1])


def test_until_the_next_turn_ends_with_the_first_tile_that_is_drawn() -> None:
    hands = ["yellow 3|red 4, red 5|red 6", "blue 3|blue 4, blue 3|blue 5", "blue 1|blue 2"]
    pile = "red 7|blue 9, red 1|red 3, red 1|red 4"
    forgot = lay("Ann", "yellow 3|red 4", "yellow 3", uno=False)
    printed = after(at(hands, ["yellow 9"], pile), forgot, Draw("Ben"))
    assert printed.drawn
    assert held(after(printed, Catch("Cleo", "Ann"))) == [3, 3, 1]

    earlier = after(at(hands, ["yellow 9"], pile, uno_window="next_turn"), forgot, Draw("Ben"))
    assert refused(earlier, Catch("Cleo", "Ann")) == "too_late"


def test_a_whole_turn_without_a_play_ends_the_time_to_catch() -> None:
    hands = ["yellow 3|red 4, red 5|red 6", "blue 3|blue 4, blue 3|blue 5", "blue 1|blue 2"]
    table = at(hands, ["yellow 9"], "red 7|blue 9, red 1|red 3")
    table = after(table, lay("Ann", "yellow 3|red 4", "yellow 3", uno=False), Draw("Ben"), Keep("Ben"))

    assert refused(table, Catch("Cleo", "Ann")) == "too_late"


def test_losing_a_turn_does_not_end_the_time_to_catch() -> None:
    hands = ["yellow D2|red 4, red 5|red 6", "blue 3|blue 4", "blue 1|blue 2"]
    table = at(hands, ["yellow 9"], PILE)
    table = after(table, lay("Ann", "yellow D2|red 4", "yellow D2", uno=False))
    assert (table.who, held(table)) == ("Cleo", [1, 3, 1])

    assert held(after(table, Catch("Ben", "Ann"))) == [3, 3, 1]
    assert refused(after(table, SayUno("Ann")), Catch("Ben", "Ann")) == "too_late"


def test_a_challenge_is_finished_before_a_forgotten_uno_is_paid_for() -> None:
    table = at(["WD4|red 2, blue 9|blue 8", "red 3|red 4"], ["yellow 5"], PILE)
    table = after(table, lay("Ann", "red 2|WD4", "WD4", uno=False), Catch("Ben", "Ann"))
    assert held(table) == [1, 1]

    assert held(after(table, Take("Ben"))) == [3, 5]


def test_a_covered_word_adds_to_the_one_that_touches_and_one_turn_is_missed() -> None:
    hands = ["red D2|red 4, red 9|red 8, red 7|red 6", "blue 3|blue 4", "blue 1|blue 2"]
    table = at(hands, ["red D2"], PILE, delayed_word_effect=True)
    table = after(table, lay("Ann", "red D2|red 4", "red D2"))

    assert held(table) == [2, 5, 1]
    assert table.who == "Cleo"


def test_dead_ends_on_every_line_end_a_round_only_where_free_sides_do_not_count() -> None:
    hands, free = ["red 3|DE, red 9|red 8", "blue 3|blue 4"], replace(Open.parse("red 9|red 9"), first=True)
    move = lay("Ann", "red 3|DE", "red 3")
    for scope, ending in (("all_points", None), ("existing_lines", "dead-end")):
        table = at(hands, ["red 1", "DE"], PILE, dead_end_scope=scope)
        table = after(replace(table, places=(*table.places, free)), move)
        assert (table.end and table.end.ending) == ending
