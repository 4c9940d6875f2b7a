"""Where tables differ about one answer, and where the sources themselves are at odds."""

from __future__ import annotations

import pytest

from rules.books import Option, Value
from rules.games import Game, all_games, game
from rules.partings import Parting, decided, partings, sides
from rules.referee import SURE, ask, kind, standing
from rules.rounds import Settled
from rules.ruling import Ruling
from rules.table_rules import TableRules

CLASHES = [
    pytest.param(known, option, id=f"{known.name}.{option.name}")
    for known in all_games().values()
    for option in known.book.options.values()
    if option.clash
]


def parted(name: str, question: str, rules: TableRules, **facts: object) -> dict[str, Parting]:
    known = game(name)
    answer = ask(known, question, facts, rules)
    assert isinstance(answer, Ruling | Settled)
    found = partings(answer, lambda other: ask(known, question, facts, other), rules, decided(rules))
    return {parting.option.name: parting for parting in found}


def rules(name: str, preset: str = "", **changes: Value) -> TableRules:
    return TableRules(game(name).book, preset, changes)


def test_only_what_would_change_this_answer_is_told() -> None:
    found = parted("mexican-train", "my_double", rules("mexican-train"), fits="yes")

    assert "double_second_tile" in found
    assert "open_double_binds" not in found  # a clause that is cited hangs on it, and this answer does not


def test_where_the_sources_clash_and_the_table_is_silent_every_side_is_told() -> None:
    parting = parted("mexican-train", "my_double", rules("mexican-train"), fits="yes")["double_second_tile"]

    assert parting.clashes
    assert [(way.value, way.verdict, way.ours) for way in parting.ways] == [
        ("any_train", "my_double.second", True),
        ("on_double", "my_double.on_it", False),
        ("none", "my_double.over", False),
    ]
    assert sides(parting, game("mexican-train").book)[1] == (
        "If you play “On the double” (Idaho Good Sam, Cardinal-type rules, mexicantrain.com): "
        "Play a second tile, on the double."
    )


def test_a_clash_is_told_too_where_only_the_piece_is_another() -> None:
    played = rules("mexican-train")
    parting = parted("mexican-train", "who_covers", played, open_doubles="9-9, 3-3")["double_order"]

    assert parting.alike  # the verdict is that of the others: whoever comes next has to cover
    assert sides(parting, played.book)[:2] == (
        "If you play “The oldest”, as printed: "
        "The oldest one is covered first, and only that one is open to play: 9-9.",
        "If you play “The newest” (reference.com): At this table the newest one is covered first: 3-3.",
    )


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        pytest.param("", {"double_second_tile": "on_double"}, id="chosen"),
        pytest.param("", {"double_second_tile": "any_train"}, id="chosen as printed"),
        pytest.param("cardinal", {}, id="with a preset"),
    ],
)
def test_a_table_that_has_chosen_is_not_told_of_a_clash(preset: str, changes: dict[str, Value]) -> None:
    played = TableRules(game("mexican-train").book, preset, changes)
    parting = parted("mexican-train", "my_double", played, fits="yes")["double_second_tile"]

    assert parting.decided
    assert not parting.clashes


def test_points_part_tables_too() -> None:
    facts = {"players": "A, B", "ending": "blocked", "left": {"A": "0-4", "B": "4-4"}}
    parting = parted("doubles", "settle", rules("doubles"), **facts)["blocked_score"]

    assert {way.value: way.points for way in parting.ways} == {
        "all_others": {"A": 8, "B": 0},
        "minus_own": {"A": 4, "B": 0},
        "difference": {"A": 4, "B": 0},
        "own_too": {"A": 12, "B": 0},
    }


def test_of_a_number_ours_and_the_printed_one_are_told() -> None:
    played = rules("uno-dominoes", target=250)
    parting = parted("uno-dominoes", "match_over", played, players="A, B", totals="300, 20")["target"]

    assert [(way.value, way.verdict) for way in parting.ways] == [
        (250, "match_over.over"),
        (500, "match_over.goes_on"),
    ]


def test_a_number_that_changes_nothing_is_not_told() -> None:
    assert "target" not in parted("uno-dominoes", "count", rules("uno-dominoes"), hand="red 7|blue 4")


@pytest.mark.parametrize(("known", "option"), CLASHES)
def test_each_side_of_a_clash_says_who_plays_so(known: Game, option: Option) -> None:
    """The default may rest on the source of its clause; what stands against it names its own."""
    others = [choice for choice in option.choices if choice.value != option.default]

    assert others
    assert any(choice.who for choice in others)
    assert known.book[option.clause].source


@pytest.mark.parametrize("name", ["uno-dominoes", "uno-dice", "mexican-train", "doubles"])
def test_every_game_of_the_specification_has_its_clashes(name: str) -> None:
    assert [option for option in game(name).book.options.values() if option.clash]


@pytest.mark.parametrize("known", [pytest.param(known, id=known.name) for known in all_games().values()])
def test_every_reading_says_how_sure_it_is(known: Game) -> None:
    printed = TableRules(known.book)

    for clause in known.book:
        if kind(clause, printed) == "reading":
            assert standing(clause, printed) == SURE[clause.sure]


@pytest.mark.parametrize(
    ("name", "clause", "changes", "expected"),
    [
        pytest.param("uno-dominoes", "UD-5.1", {}, "kind_printed", id="printed"),
        pytest.param("uno-dominoes", "UD-13.2", {}, "sure_follows", id="follows from print"),
        pytest.param("doubles", "DB-8.3", {}, "sure_usual", id="so elsewhere"),
        pytest.param("mexican-train", "MT-8.3", {}, "sure_ours", id="our decision"),
        pytest.param("uno-dominoes", "UD-7.2", {}, "sure_split", id="the sources disagree"),
        pytest.param("doubles", "DB-8.3", {"blocked_tie": "split"}, "kind_house", id="this table's own"),
    ],
)
def test_what_a_rule_rests_on(name: str, clause: str, changes: dict[str, Value], expected: str) -> None:
    book = game(name).book
    assert standing(book[clause], TableRules(book, changes=changes)) == expected
