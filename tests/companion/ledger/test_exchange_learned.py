"""What was taught about a household's own set goes out with all matches, and comes in where it is of use."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from companion.ledger.database import address, connect
from companion.ledger.errors import LedgerError
from companion.ledger.exchange import export_json, import_json
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from companion.ledger.state import Learned
from tests.companion.ledger.making import AT, ids
from tests.companion.ledger.test_exemplars import Home, png


class Other(Home):
    """Another household."""

    prefix = "other"

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        migrate(address(folder), AT)
        super().__init__(address(folder), Ledger(connect(address(folder)), ids("other")), folder)


@pytest.fixture
def here(local: Ledger, tmp_path: Path) -> Iterator[Home]:
    home = Home(address(tmp_path), local, tmp_path)
    yield home
    home.engine.dispose()


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Other]:
    home = Other(tmp_path / "elsewhere")
    yield home
    home.engine.dispose()
    home.ledger.close()


def exported(home: Home) -> str:
    return export_json(home.ledger, (), home.exemplars)


def brought(home: Home, told: str) -> int:
    return import_json(home.ledger, told, exemplars=home.exemplars).learned


def told_apart(learned: list[Learned]) -> list[tuple[Any, ...]]:
    """All of it but the photo, which stays where it was taken."""
    return [(one.id, one.piece_set, one.cut, one.at, one.entry) for one in learned]


def test_what_was_learned_comes_out_and_goes_in_whole(here: Home, there: Other) -> None:
    here.learn("red 7", "WD4", corrected=True)
    here.learn(12, later=3, entry=here.count())
    assert brought(there, exported(here)) == 3
    assert told_apart(there.exemplars.every()) == told_apart(here.exemplars.every())
    assert {one.photo for one in there.exemplars.every()} == {""}
    assert there.marks("double-12") == [12]
    again = json.loads(exported(there))["learned"]
    assert [one | {"photo": ""} for one in json.loads(exported(here))["learned"]] == again


def test_the_same_again_changes_nothing(here: Home, there: Other) -> None:
    here.learn("red 7")
    told = exported(here)
    assert [brought(there, told) for _ in range(2)] == [1, 0]
    assert brought(here, told) == 0
    assert len(there.exemplars.every()) == len(here.exemplars.every()) == 1


def test_of_a_set_that_was_taught_here_nothing_is_taken_in(here: Home, there: Other) -> None:
    here.learn("red 7")
    here.learn(12)
    there.learn("blue 2")
    assert brought(there, exported(here)) == 1
    assert (there.marks(), there.marks("double-12")) == (["blue 2"], [12])


def test_it_holds_as_long_as_the_hand_that_came_along(here: Home, there: Other) -> None:
    counted = here.count()
    here.learn("red 7", entry=counted)
    undone = here.ledger.undo(here.match, counted, AT, "")
    assert brought(there, exported(here)) == 1
    assert there.marks() == []
    there.ledger.undo(here.match, undone, AT + timedelta(days=1), "")  # redone
    assert there.marks() == ["red 7"]


def test_an_export_of_before_and_one_without_are_taken_in(here: Home, there: Other) -> None:
    here.learn("red 7")
    told = export_json(here.ledger, [here.match])
    assert "learned" not in json.loads(told)
    assert import_json(there.ledger, told, exemplars=there.exemplars).new == (here.match,)
    assert there.exemplars.every() == []


def test_what_comes_back_to_its_household_has_its_photo(here: Home) -> None:
    here.learn("red 7")
    told = exported(here)
    here.exemplars.forget_set("uno-dominoes")
    assert brought(here, told) == 1
    assert [one.photo for one in here.exemplars.every()] == [here.photo]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        pytest.param("id", "../x", "'../x' is no id", id="an id with a path"),
        pytest.param("set", "chess", "'chess' has no marking 'red 7'", id="no set"),
        pytest.param("mark", "red 0", "'uno-dominoes' has no marking 'red 0'", id="no marking"),
        pytest.param("picture", "aGVsbG8=", "is no picture", id="a text for a picture"),
        pytest.param("picture", "&" * 100_000, "is no picture", id="no base64"),
        pytest.param("picture", None, "learned[0].picture: null is no picture", id="no picture"),
        pytest.param("at", "yesterday", "yesterday", id="no moment"),
        pytest.param("corrected", "yes", "neither yes nor no", id="a word for yes"),
        pytest.param("entry", 7, "7 is no text", id="a number for an entry"),
    ],
)
def test_what_is_damaged_is_told_and_nothing_is_taken_in(
    here: Home, there: Other, name: str, value: Any, said: str
) -> None:
    here.learn("red 7")
    told = json.loads(exported(here))
    told["learned"][0][name] = value
    before = len(there.ledger.matches())
    with pytest.raises(LedgerError) as caught:
        brought(there, json.dumps(told))
    assert said in str(caught.value)
    assert len(str(caught.value)) < 400
    assert (len(there.ledger.matches()), there.exemplars.every()) == (before, [])


@pytest.mark.parametrize("learned", [{}, "x", 7, None, [7], [{}]])
def test_what_is_no_list_of_pictures_is_one_line(here: Home, there: Other, learned: Any) -> None:
    told = json.dumps(json.loads(exported(here)) | {"learned": learned})
    with pytest.raises(LedgerError) as caught:
        brought(there, told)
    assert caught.value.key == "import-at"
    assert " learned" in str(caught.value)
    assert "\n" not in str(caught.value)


def broken_in(told: str, *places: int) -> str:
    """The same with pictures that are PNGs by their headers alone, at these places."""
    data = json.loads(told)
    for place in places:
        data["learned"][place]["picture"] = base64.b64encode(png()[:40] + bytes(60)).decode()
    return json.dumps(data)


def test_a_picture_that_cannot_be_decoded_is_left_out_and_told(here: Home, there: Other) -> None:
    here.learn("red 7", "red 8", "WD4")
    here.learn(12)
    taken = import_json(there.ledger, broken_in(exported(here), 0, 3), exemplars=there.exemplars)
    assert (taken.learned, taken.broken) == (2, 2)
    assert len(there.marks()) == 2
    assert "double-12" not in there.exemplars.counts()
    assert brought(there, exported(here)) == 1  # of that set nothing is known yet


def test_broken_pictures_that_are_here_already_do_not_block_good_ones(here: Home, there: Other) -> None:
    here.learn("red 7", "red 8")
    told = exported(here)
    assert brought(there, told) == 2
    with there.engine.begin() as connection:  # as an earlier Tableside took them in
        connection.execute(text("UPDATE exemplar SET picture = :p"), {"p": png()[:40] + bytes(60)})
    assert there.marks() == []
    assert brought(there, told) == 2
    assert told_apart(there.exemplars.every()) == told_apart(here.exemplars.every())


def test_a_picture_that_no_hand_here_confirmed_is_left_out(here: Home, there: Other) -> None:
    here.learn("red 7", entry=here.count())
    told = json.loads(exported(here))
    told["matches"] = []
    assert brought(there, json.dumps(told)) == 0
    assert png(0) not in [one.cut.picture for one in there.exemplars.every()]
