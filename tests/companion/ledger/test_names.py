from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ledger import names
from companion.ledger.errors import LedgerError


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        pytest.param("Ana", "Ana", id="as it is"),
        pytest.param("  Ana  Maria ", "Ana Maria", id="blanks"),
        pytest.param("Zoe\u0308", "Zoë", id="composed"),
        pytest.param("A\u202ena\x07", "Ana", id="what cannot be seen"),
        pytest.param("A\u200bna\ufeff", "Ana", id="blanks of no width"),
        pytest.param("x" * 24, "x" * 24, id="24 characters"),
        pytest.param("👵🏽", "👵🏽", id="a picture"),
        pytest.param("李", "李", id="one character"),
    ],
)
def test_a_name_is_kept_tidy(typed: str, kept: str) -> None:
    assert names.tidy(typed) == kept


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        pytest.param("", "name-empty", id="nothing"),
        pytest.param(" \t\n", "name-empty", id="blanks"),
        pytest.param("\u200b\u202e", "name-empty", id="invisible"),
        pytest.param("x" * 25, "name-long", id="25 characters"),
    ],
)
def test_a_name_that_will_not_do(typed: str, key: str) -> None:
    with pytest.raises(LedgerError) as caught:
        names.tidy(typed)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "ANA"), ("Zoë", "ZOE\u0308"), ("Straße", "STRASSE"), ("ΣΑΣ", "σας")]
)
def test_names_that_people_take_for_the_same(one: str, other: str) -> None:
    assert names.key(names.tidy(one)) == names.key(names.tidy(other))


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param([], [], id="nobody"),
        pytest.param(["Ana", "Ben"], ["A", "B"], id="their own"),
        pytest.param(["Ana", "Alex"], ["A", "L"], id="the next of the name"),
        pytest.param(["Ana", "Abe", "Ben"], ["A", "E", "B"], id="Ben keeps his B"),
        pytest.param(["aa", "AA", "Aa"], ["A", "B", "C"], id="any letter where the name has none left"),
        pytest.param(["ßen", "7up", "!"], ["ß", "7", "!"], id="not A to Z"),
        pytest.param(["Élodie", "eva"], ["É", "E"], id="accents tell apart"),
    ],
)
def test_letters_within_a_match(given: list[str], expected: list[str]) -> None:
    assert names.letters(given) == expected


@given(st.lists(st.text(min_size=1, max_size=4).filter(str.strip), max_size=16))
def test_letters_are_never_shared(given: list[str]) -> None:
    letters = names.letters(given)
    assert len(set(letters)) == len(given)
    assert all(len(letter) == 1 for letter in letters)


def test_colours_are_their_own_where_free_and_repeat_only_past_eight() -> None:
    assert names.colours([3, 3, 0, 3]) == [3, 0, 1, 2]
    assert sorted(names.colours([5] * 8)) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert names.colours([0, 1, 2, 3, 4, 5, 6, 7, 4]) == [0, 1, 2, 3, 4, 5, 6, 7, 4]


def test_a_new_player_gets_the_hue_that_the_fewest_have() -> None:
    assert names.next_colour([]) == 0
    assert names.next_colour([0, 1, 3]) == 2
    assert names.next_colour([*range(8), 0, 1]) == 2
