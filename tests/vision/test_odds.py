"""What is known of a box before the photo is read."""

from __future__ import annotations

import pytest

from rules.pieces import COLOURS, SETS, Face
from tests.vision.inked import Shown, read_inked
from tests.vision.test_read_uno import A, read
from vision.markings import KINDS
from vision.odds import odds
from vision.thresholds import MarksBy

BY = MarksBy(hue_temperature=1.0, astray=0.03, scarce=0.05, stranger=0.02)
DOMINOES = SETS["uno-dominoes"]


def chance(text: str) -> float:
    return float(odds(DOMINOES, BY).faces[DOMINOES.faces.index(Face.parse(text))])


def test_the_counts_of_the_one_known_box_add_up_as_its_clause_says() -> None:
    """UD-1.4: 132 tiles with a coloured mark, by colour and by mark."""
    told = odds(DOMINOES, MarksBy(1.0, 0.03, scarce=0.0, stranger=0.02)).faces
    counts = dict(zip(DOMINOES.faces, told * 149 / 51, strict=True))
    coloured = {face: count for face, count in counts.items() if face.colour}
    by_colour = [sum(c for face, c in coloured.items() if face.colour == colour) for colour in COLOURS]
    assert by_colour == pytest.approx([34, 33, 31, 34])
    by_kind = [sum(c for face, c in coloured.items() if face.mark == kind) for kind in KINDS]
    assert by_kind == pytest.approx([12, 12, 11, 11, 12, 12, 12, 12, 11, 0, 9, 9, 9, 0, 0, 0])
    assert [counts[Face(kind)] for kind in ("DE", "W", "WD4")] == pytest.approx([6, 1, 10])


def test_what_the_known_box_has_often_is_likelier() -> None:
    assert chance("red 3") / chance("red 1") == pytest.approx(5 / 2)


def test_what_the_known_box_has_not_is_unlikely_and_not_impossible() -> None:
    assert chance("green 3") == 0.05


def test_of_dice_nothing_is_known() -> None:
    assert set(odds(SETS["uno-dice"], BY).faces.tolist()) == {1.0}


def test_what_is_surely_read_stays_whatever_the_box() -> None:
    shown: list[Shown] = [(A, ("green 3", "green 3"), (0, 0))]
    (seen,) = read(shown).pieces
    assert (str(seen.piece), seen.alternatives) == ("green 3|green 3", ())


def test_a_family_s_own_tiles_settle_what_is_doubtful() -> None:
    def seven_or_one(crops):  # type: ignore[no-untyped-def]
        told = read_inked(crops)
        for turn in range(4):
            one, seven = KINDS.index("1") * 4 + turn, KINDS.index("7") * 4 + turn
            told[:, one] = told[:, seven] = told[:, [one, seven]].max(1)
        return told

    shown: list[Shown] = [(A, ("red 7", "blue S"), (0, 0))]
    family = frozenset(map(DOMINOES.parse, ("red 7|blue S", "red 2|blue S")))
    (before,) = read(shown, network=seven_or_one).pieces
    (after,) = read(shown, network=seven_or_one, known=family).pieces
    assert not before.sure
    assert (str(after.piece), after.confidence) == ("red 7|blue S", pytest.approx(0.98, abs=0.015))
    strange: list[Shown] = [(A, ("red 9", "blue S"), (0, 0))]
    assert str(read(strange, known=family).pieces[0].piece) == "red 9|blue S"  # clearly seen, it is there
