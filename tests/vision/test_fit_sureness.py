"""Weighing evidence: what is fitted to made-up pieces, and how it is written down."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from vision.drawing.truth import DrawnHalf, Truth
from vision.thresholds import AgreeBy, thresholds
from vision.training.fit_sureness import SIGNS, Cases, _is_right, fit, table, write

CALIBRATION = """# what belongs to these very networks
[finder]
half_px = [8.0, 130.0]

[reader]
size = 40
temperature = 0.9
"""


def pieces(count: int, **weights: float) -> Cases:
    """Evidence drawn at random; a piece is right as often as these weights of it say."""
    rng = np.random.default_rng(3)
    said = {name: rng.normal(0, 1, count) for name in SIGNS}
    odds = 1.0 + sum(weight * said[name] for name, weight in weights.items())
    right = rng.random(count) < 1 / (1 + np.exp(-odds))
    return Cases(said, right, np.zeros(count, np.int64), count)


def test_the_weights_that_made_the_pieces_are_found() -> None:
    found = fit(pieces(20_000, chance=1.5, views=-1.0))
    assert found["bias"] == pytest.approx(1.0, abs=0.2)
    assert found["chance"] == pytest.approx(1.5, abs=0.25)
    assert found["views"] == pytest.approx(-1.0, abs=0.2)


def test_evidence_never_counts_the_wrong_way() -> None:
    found = fit(pieces(5_000, chance=1.0, score=-1.0))  # a finder that is surer of wrong tiles
    assert "score" not in found
    assert all(weight * SIGNS[name] >= 0 for name, weight in found.items() if name != "bias")


def test_the_table_counts_what_is_sure_and_wrong() -> None:
    cases = pieces(4, chance=1.0)
    cases.said["chance"][:] = (9, 9, 9, -9)
    cases.right[:] = (True, True, False, True)
    assert "   0.990          0.500          1 of 3" in table(cases, {"bias": 0.0, "chance": 1.0})


def test_weights_are_written_in_place_of_older_ones(tmp_path: Path) -> None:
    path = tmp_path / "calibration.toml"
    path.write_text(CALIBRATION)
    write(path, {"bias": 0.5, "chance": 1.0, "glare": -2.0})
    write(path, {"bias": 0.25, "chance": 0.75})
    assert thresholds(tmp_path).sure.weights == {"bias": 0.25, "chance": 0.75}
    assert thresholds(tmp_path).look.temperature == 0.9
    assert path.read_text().startswith(CALIBRATION)


def test_until_they_are_fitted_the_reader_is_believed(tmp_path: Path) -> None:
    (tmp_path / "calibration.toml").write_text(CALIBRATION)
    assert thresholds(tmp_path).sure.weights == {"bias": 0.0, "chance": 1.0}


def half(pips: int, x: float, towards: float) -> DrawnHalf:
    """40 px large, its partner `towards` px to the right."""
    return DrawnHalf(
        tile=0,
        pips=pips,
        centre=np.array([x, 50.0]),
        partner=np.array([towards, 0.0]),
        side=np.array([0.0, towards / 2]),
        seen=1.0,
        inside=1.0,
        points=np.empty((0, 2)),
    )


@pytest.mark.parametrize(
    ("centres", "read", "right"),
    [
        pytest.param([(50, 50), (90, 50)], (3, 6), True, id="as drawn"),
        pytest.param([(90, 50), (50, 50)], (6, 3), True, id="the other way round"),
        pytest.param([(55, 52), (88, 45)], (3, 6), True, id="a little off"),
        pytest.param([(50, 50), (90, 50)], (6, 3), False, id="swapped"),
        pytest.param([(50, 50), (90, 50)], (3, 5), False, id="misread"),
        pytest.param([(70, 50), (110, 50)], (3, 6), False, id="half a tile off"),
    ],
)
def test_a_piece_is_right_where_its_halves_are(
    centres: list[tuple[int, int]], read: tuple[int, int], right: bool
) -> None:
    truth = Truth((200, 100), (half(3, 50, 40), half(6, 90, -40)), ())
    assert _is_right(np.array(centres, float), np.array(read), truth) == right


def test_weights_of_one_section_leave_the_others_and_their_headings(tmp_path: Path) -> None:
    path = tmp_path / "calibration.toml"
    path.write_text(CALIBRATION)
    ink = {"ink": 1.0, "level": -1.0, "most": 2.0, "hue": 0.25}
    write(path, ink, "agreement", "fit_agreement.py: ink")
    write(path, {"bias": 0.5, "chance": 1.0})
    write(path, ink | {"hue": 0.125}, "agreement", "fit_agreement.py: ink")
    write(path, {"bias": 0.25, "chance": 0.75})
    assert thresholds(tmp_path).agree == AgreeBy(1.0, -1.0, 2.0, 0.125)
    assert thresholds(tmp_path).sure.weights == {"bias": 0.25, "chance": 0.75}
    assert path.read_text().count("# ") == 3
