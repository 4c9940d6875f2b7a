"""What one table plays: print, preset, and its own changes."""

from __future__ import annotations

import pytest

from rules.books import Value, load
from rules.table_rules import RuleError, TableRules, parse_value

BOOK = load("mexican-train")
DOUBLES = load("doubles")
PAD = load("score-pad")


def test_without_changes_it_is_as_printed() -> None:
    rules = TableRules(BOOK)

    assert rules["double_blank"] == 0
    assert rules["set"] == "double-12"
    assert rules.differs() == ()


def test_changes_go_before_the_preset_and_the_preset_before_print() -> None:
    rules = TableRules(BOOK, "parsons-type", {"double_blank": 25})

    assert rules["double_blank"] == 25
    assert rules["deal"] == "official"
    assert rules["going_out_bonus"] == 0
    assert set(rules.differs()) == {"double_blank", "deal", "knock_penalty"}


def test_a_change_back_to_print_is_no_difference() -> None:
    assert "double_blank" not in TableRules(BOOK, "parsons-type", {"double_blank": 0}).differs()


def test_changing_one_rule_leaves_the_rest() -> None:
    rules = TableRules(BOOK, "cardinal").with_("double_blank", 50)

    assert (rules["double_blank"], rules["deal"], rules.preset) == (50, "cardinal", "cardinal")


@pytest.mark.parametrize(
    ("preset", "changes", "says"),
    [
        pytest.param(
            "", {"double_blnk": 50}, "no house rule 'double_blnk' for Mexican Train; there are", id="no rule"
        ),
        pytest.param(
            "", {"double_blank": 49}, "double_blank cannot be 49: it is one of 0, 25, 50", id="no value"
        ),
        pytest.param("", {"double_blank": False}, "cannot be false: it is one of 0", id="no is not nought"),
        pytest.param("puremco", {}, "no preset 'puremco' for Mexican Train; presets: seed", id="no preset"),
    ],
)
def test_what_the_book_does_not_know_says_why(preset: str, changes: dict[str, Value], says: str) -> None:
    with pytest.raises(RuleError, match=says):
        TableRules(BOOK, preset, changes)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        pytest.param("double_blank", "50", 50),
        pytest.param("going_out_bonus", "-5", -5),
        pytest.param("blocked_round", "lowest_zero", "lowest_zero"),
        pytest.param("blocked_round", "Lowest_Zero", "lowest_zero"),
        pytest.param("last_tile_double_bonus", "yes", True),
        pytest.param("last_tile_double_bonus", "off", False),
        pytest.param("doubles_count_twice", "yes", "yes", id="a word that is yes"),
        pytest.param("doubles_count_twice", "no", "no", id="a word that is no"),
        pytest.param("rounds", "all", "all"),
        pytest.param("rounds", "7", 7),
    ],
)
def test_a_house_rule_is_read_from_words(name: str, text: str, value: Value) -> None:
    assert parse_value(BOOK, name, text) == value


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param("0", "target cannot be '0': it is a number from 1 to 100000"),
        pytest.param("many", "target cannot be 'many': it is a number from 1 to 100000"),
        pytest.param("1.5", "it is a number from 1 to 100000"),
        pytest.param("²", "it is a number from 1 to 100000"),
    ],
)
def test_a_number_that_is_none_says_why(text: str, says: str) -> None:
    with pytest.raises(RuleError, match=says):
        parse_value(PAD, "target", text)


def test_a_house_rule_that_is_not_there_says_so() -> None:
    with pytest.raises(RuleError, match="no house rule 'blank' for Mexican Train"):
        parse_value(BOOK, "blank", "50")


def test_clauses_print_what_this_table_plays() -> None:
    rules = TableRules(BOOK, changes={"double_blank": 50, "deal": "boxed"})

    assert "0-0 counts 50" in rules.text(BOOK["MT-7.2"])
    assert "15 with four, 11 with five" in rules.text(BOOK["MT-2.3"])
    assert "15 with four, 14 with five" in BOOK["MT-2.3"].text


def test_a_choice_may_bring_another_with_it_unless_the_table_says_otherwise() -> None:
    rules = TableRules(BOOK, changes={"first_player": "engine_holder"})

    assert rules["engine_source"] == "dealt"
    assert rules.with_("engine_source", "aside")["engine_source"] == "aside"


def test_clauses_print_what_belongs_to_the_set() -> None:
    rules = TableRules(BOOK, changes={"set": "double-9"})

    assert "10 rounds, from 9-9 to 0-0" in rules.text(BOOK["MT-7.4"])
    assert "55 tiles with 495 pips" in rules.text(BOOK["MT-1.1"])


def test_the_set_in_use() -> None:
    assert TableRules(BOOK, changes={"set": "double-9"}).piece_set is not None
    assert TableRules(PAD).piece_set is None


def test_endings_and_questions_follow_the_house_rules() -> None:
    plain, strict = TableRules(DOUBLES), TableRules(DOUBLES, changes={"renege_penalty": "fifty"})
    blocked = DOUBLES.endings["blocked"]

    assert [ending.id for ending in plain.endings] == ["out", "blocked"]
    assert [ending.id for ending in strict.endings] == ["out", "blocked", "renege"]
    assert not plain.asks_who(blocked)
    assert plain.with_("blocked_tie", "last_player").asks_who(blocked)
    assert plain.with_("next_opener", "winner_or_last").asks_who(blocked)
    assert plain.asks_who(DOUBLES.endings["out"])


def test_a_fact_is_only_asked_where_it_matters() -> None:
    out = BOOK.endings["out"]

    assert TableRules(BOOK).asks(out) == ()
    asked = TableRules(BOOK, changes={"last_tile_double_bonus": True}).asks(out)
    assert [fact.name for fact in asked] == ["last_tile"]
