"""What a household's own pieces look like, as the ledger keeps it; on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import cv2
import numpy as np
import pytest
from sqlalchemy import URL, Engine, text

from companion.ledger.backup import backup
from companion.ledger.database import FILE, address, connect
from companion.ledger.entries import HandCleared, HandCounted
from companion.ledger.errors import LedgerError
from companion.ledger.exemplars import MOST_OF_A_MARK, MOST_OF_A_SET, Exemplars, is_picture
from companion.ledger.ledger import Ledger
from companion.ledger.photos import Photos
from companion.ledger.restore import restore
from companion.ledger.state import Cut
from rules.pieces import SETS
from rules.rounds import Left
from tests.companion.ledger.making import AT, READING, ids, plain_jpeg


def png(shade: int = 90, side: int = 80) -> bytes:
    return cv2.imencode(".png", np.full((side, side, 3), shade, np.uint8))[1].tobytes()


class Home:
    """A household with one match, one player and one photo."""

    prefix = ""  # of its photos' ids

    def __init__(self, url: URL, ledger: Ledger, folder: Path) -> None:
        self.engine: Engine = connect(url)
        self.ledger, self.folder = ledger, folder
        self.ana = ledger.add_player("Ana", AT).id
        self.match = ledger.start_match("uno-dominoes", "", {}, [self.ana], AT, "")
        photos = Photos(self.engine, folder / "photos", ids(f"{self.prefix}photo"))
        self.photo = photos.keep(self.match, 1, self.ana, plain_jpeg(), READING, AT)
        self.exemplars = Exemplars(self.engine, ids("x"))

    def learn(self, *marks: str | int, later: int = 0, corrected: bool = False, entry: str = "") -> list[str]:
        cuts = [Cut(mark, png(i), corrected) for i, mark in enumerate(marks)]
        name = "double-12" if isinstance(marks[0], int) else "uno-dominoes"
        at = AT + timedelta(minutes=later)
        return self.exemplars.keep(name, cuts, self.photo, at, entry)

    def count(self) -> str:
        return self.ledger.record(self.match, HandCounted(1, self.ana, Left(typed=3)), AT, "")

    def marks(self, piece_set: str = "uno-dominoes") -> list[str | int]:
        return [each.cut.mark for each in self.exemplars.of(piece_set)]


@pytest.fixture
def home(url: URL, ledger: Ledger, tmp_path: Path) -> Iterator[Home]:
    home = Home(url, ledger, tmp_path)
    yield home
    home.engine.dispose()


def test_nothing_is_known_at_first(home: Home) -> None:
    assert home.exemplars.of("uno-dominoes") == []
    assert home.exemplars.counts() == {}


def test_what_was_learned_comes_back_as_it_was_the_newest_first(home: Home) -> None:
    home.learn("red 7")
    home.learn("WD4", later=1, corrected=True)
    home.learn(12, later=2)
    newest, oldest = home.exemplars.of("uno-dominoes")
    assert newest.cut == Cut("WD4", png(0), True)
    assert (newest.at, newest.photo, newest.entry) == (AT + timedelta(minutes=1), home.photo, "")
    assert oldest.cut == Cut("red 7", png(0))
    assert home.marks("double-12") == [12]
    assert home.exemplars.counts() == {"uno-dominoes": 2, "double-12": 1}
    assert home.exemplars.picture(newest.id) == png(0)


def test_it_holds_as_long_as_the_hand_that_confirmed_it(home: Home) -> None:
    counted = home.count()
    home.learn("red 7", entry=counted)
    assert home.marks() == ["red 7"]
    undone = home.ledger.undo(home.match, counted, AT, "")
    assert home.marks() == []
    assert home.exemplars.counts() == {}
    home.ledger.undo(home.match, undone, AT, "")  # redone
    assert home.marks() == ["red 7"]
    cleared = home.ledger.record(home.match, HandCleared(1, home.ana), AT, "")
    assert home.marks() == []
    home.ledger.undo(home.match, cleared, AT, "")
    assert home.marks() == ["red 7"]
    home.count()  # another hand in its place
    assert home.marks() == []


def test_of_a_marking_the_newest_stay_and_corrections_longest(home: Home) -> None:
    right = home.learn("red 7", corrected=True)
    for minute in range(1, MOST_OF_A_MARK + 3):
        home.learn("red 7", later=minute)
    home.learn("red 6")
    kept = home.exemplars.of("uno-dominoes")
    sevens = [each for each in kept if each.cut.mark == "red 7"]
    assert len(sevens) == MOST_OF_A_MARK
    assert sevens[-1].id == right[0]
    assert sevens[0].at == AT + timedelta(minutes=MOST_OF_A_MARK + 2)
    assert "red 6" in [each.cut.mark for each in kept]


def test_hands_that_were_taken_back_do_not_push_out_what_holds(home: Home) -> None:
    home.learn("red 7")
    for minute in range(1, MOST_OF_A_MARK + 3):
        counted = home.count()
        home.learn("red 7", later=minute, corrected=True, entry=counted)
        undone = home.ledger.undo(home.match, counted, AT, "")
    assert home.marks() == ["red 7"]
    home.ledger.undo(home.match, undone, AT, "")  # the last hand is counted after all
    assert home.marks() == ["red 7"] * 2


def test_a_set_has_an_end_and_no_marking_starves(home: Home) -> None:
    for minute in range(MOST_OF_A_MARK):
        home.learn(*map(str, SETS["uno-dominoes"].faces), later=minute)
    kept = home.marks()
    assert len(kept) == MOST_OF_A_SET  # of 51 markings with twelve each
    assert min(kept.count(mark) for mark in set(kept)) >= MOST_OF_A_MARK - 1
    assert len(set(kept)) == 51


def test_what_is_forgotten_can_be_put_back(home: Home) -> None:
    first, second = home.learn("red 7", "red 8")
    gone = home.exemplars.forget([first])
    assert home.marks() == ["red 8"]
    with pytest.raises(LedgerError) as caught:
        home.exemplars.picture(first)
    assert caught.value.key == "no-exemplar"
    home.exemplars.put_back(gone)
    home.exemplars.put_back(gone)  # a nervous finger
    assert sorted(map(str, home.marks())) == ["red 7", "red 8"]
    assert {each.id for each in home.exemplars.forget_set("uno-dominoes")} == {first, second}
    assert home.marks() == []
    home.learn("red 1")
    assert [each.cut.mark for each in home.exemplars.forget_photo(home.photo)] == ["red 1"]
    assert home.exemplars.forget([]) == []


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"a picture", id="text"),
        pytest.param(png(side=81), id="too large"),
        pytest.param(png() + bytes(64_000), id="with something behind it"),
        pytest.param(plain_jpeg(80, 80), id="a JPEG"),
        pytest.param(png()[:60], id="a header and little more"),
        pytest.param(png()[:60] + bytes(100), id="a header and zeros"),
    ],
)
def test_what_is_no_picture_is_not_kept_and_not_given_out(home: Home, picture: bytes) -> None:
    assert not is_picture(picture)
    with pytest.raises(ValueError, match="no picture of red 7"):
        home.exemplars.keep("uno-dominoes", [Cut("red 7", picture)], home.photo, AT)
    (id,) = home.learn("red 7")
    with home.engine.begin() as connection:  # a database that somebody tampered with
        connection.execute(text("UPDATE exemplar SET picture = :p"), {"p": picture})
    assert home.marks() == []
    with pytest.raises(LedgerError):
        home.exemplars.picture(id)
    home.exemplars.put_back(home.exemplars.forget([id]))
    home.learn("red 8")
    assert home.exemplars.counts() == {"uno-dominoes": 1}


@pytest.mark.parametrize(
    ("piece_set", "mark"),
    [
        ("uno-dominoes", "red 0"),
        ("uno-dominoes", "7"),
        ("double-12", "13"),
        ("double-12", "red 7"),
        ("x", "1"),
    ],
)
def test_a_marking_that_the_set_has_not_is_left_out(home: Home, piece_set: str, mark: str) -> None:
    home.learn("red 7")
    with home.engine.begin() as connection:
        row = {"s": piece_set, "m": mark}
        connection.execute(text("UPDATE exemplar SET piece_set = :s, mark = :m"), row)
    assert home.exemplars.of(piece_set) == []
    assert len(home.exemplars.forget_set(piece_set)) == 1


def test_a_photo_that_is_not_there_teaches_nothing(home: Home) -> None:
    with pytest.raises(LedgerError):
        home.exemplars.keep("uno-dominoes", [Cut("red 7", png())], "nowhere", AT)


def test_a_backup_brings_it_along(local: Ledger, tmp_path: Path) -> None:
    home = Home(address(tmp_path), local, tmp_path)
    home.learn("red 7", entry=home.count())
    saved = backup(tmp_path, tmp_path / "saved.zip", AT)
    restore(saved.path, tmp_path / "elsewhere", AT)
    home.engine.dispose()
    assert (tmp_path / "elsewhere" / FILE).is_file()
    engine = connect(address(tmp_path / "elsewhere"))
    assert [each.cut.mark for each in Exemplars(engine, ids()).of("uno-dominoes")] == ["red 7"]
    engine.dispose()
