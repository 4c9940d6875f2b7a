"""The history of figures, and the page for people."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.benches.report import (
    figure,
    page,
    read_history,
    row,
    side_by_side,
    with_row,
    write_history,
)
from companion.commands import Trouble
from companion.commands.bench import MEASURES, chosen, run_all

MEASURED: dict[str, Any] = {
    "photos": {"photos": 56, "total": 96.4, "tile": 99.6},
    "times": {"all": {"reading_ms": 40.25, "ratio": 3.0}},
}
NEW = row("abc1234", "2026-12-01", MEASURED)


def test_a_row_holds_what_was_measured() -> None:
    told = {name: value for name, value in NEW.items() if value}
    assert told == {
        "date": "2026-12-01",
        "commit": "abc1234",
        "total %": "96.4",
        "tile %": "99.6",
        "ms a photo": "40.25",
        "reading / decoding": "3",
    }


@pytest.mark.parametrize(
    ("place", "told"),
    [(("a", "b"), "0.5"), (("a", "c"), ""), (("x",), ""), (("n",), ""), (("z",), "0")],
)
def test_a_figure_that_is_not_there_is_not_nought(place: tuple[str, ...], told: str) -> None:
    assert figure({"a": {"b": 0.5}, "n": None, "z": 0}, place) == told


def test_one_commit_has_one_line_that_keeps_what_was_not_measured_again() -> None:
    old = [row("0ld0000", "2026-11-01", {"photos": {"total": 80}}), NEW]
    again = row("abc1234", "2026-12-02", {"photos": {"total": 97}, "fresh": {"peak_mb": 300}})
    first, last = with_row(old, again)
    assert first["commit"] == "0ld0000"
    assert (last["date"], last["total %"], last["tile %"], last["peak MB"]) == (
        "2026-12-02",
        "97",
        "99.6",
        "300",
    )


def test_the_history_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert read_history(tmp_path) == []
    write_history(tmp_path, [NEW])
    assert read_history(tmp_path) == [NEW]


def test_commits_stand_side_by_side() -> None:
    lines = side_by_side([row("0ld0000", "2026-11-01", {"photos": {"total": 80, "sure": 70}}), NEW])
    assert lines == [
        "|  | 2026-11-01 `0ld0000` | 2026-12-01 `abc1234` |",
        "| --- | ---: | ---: |",
        "| total % | 80 | 96.4 |",
        "| tile % |  | 99.6 |",
        "| sure % | 70 |  |",
        "| ms a photo |  | 40.25 |",
        "| reading / decoding |  | 3 |",
    ]


def test_of_many_commits_the_first_and_the_latest_are_shown() -> None:
    many = [row(f"c{i}", "2026-12-01", MEASURED) for i in range(9)]
    assert side_by_side(many)[0].count("`") == 10
    assert [f"`c{i}`" in side_by_side(many)[0] for i in range(9)] == [True, *[False] * 4, *[True] * 4]


def test_the_page_is_made_from_the_files(tmp_path: Path) -> None:
    write_history(tmp_path, [NEW])
    (tmp_path / "photos.txt").write_text("a table\n")
    stamp = {"on": "Linux", "date": "2026-12-01", "commit": "abc1234"}
    (tmp_path / "photos.json").write_text(json.dumps(stamp))
    times = {"all": {"photos": 56, "stage_ms": {"open": 2.5}}, "of_12_megapixels": {"photos": 4}}
    (tmp_path / "times.json").write_text(json.dumps({**stamp, **times}))
    told = page(tmp_path)
    assert "## Photos of real tables\n\n2026-12-01, commit `abc1234`, Linux.\n\n```\na table\n```" in told
    assert "|  | all | of 12 megapixels |" in told
    assert "| photos | 56 | 4 |" in told
    assert "| open | 2.5 |  |" in told


def test_measures_are_chosen_by_name() -> None:
    assert "altered" not in chosen((), False)
    assert chosen((), True) == list(MEASURES)
    assert chosen(("plays", "photos"), False) == ["photos", "plays"]
    assert chosen(("plays",), True) == ["plays", "altered"]
    with pytest.raises(Trouble, match="no measure 'speed'; there are: photos, times"):
        chosen(("speed",), False)


def test_what_needs_the_shared_photos_is_skipped_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from companion.benches import Material

    nowhere = Material(tmp_path / "photos", tmp_path / "score.py", tmp_path / "disputes.jsonl")
    run_all(tmp_path / "out", nowhere, ("photos", "times", "lookups"), altered=True)
    told = capsys.readouterr()
    assert told.out == ""
    assert [line.split(": ")[1] for line in told.err.splitlines()] == [
        "photos was not measured",
        "times was not measured",
        "lookups was not measured",
        "altered was not measured",
    ]
    assert list((tmp_path / "out").iterdir()) == []


def test_a_measure_is_written_down_with_what_it_was_measured_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.benches import Material

    monkeypatch.setattr("companion.benches.rules_speed.counting", lambda into, material: {"hands": 5})
    monkeypatch.setattr("companion.commands.bench._commit", lambda: "abc1234")
    run_all(tmp_path, Material(tmp_path, tmp_path, tmp_path), ("counting",))
    told = json.loads((tmp_path / "counting.json").read_text())
    assert (told["measure"], told["commit"], told["hands"]) == ("counting", "abc1234", 5)
    assert (tmp_path / "report.md").read_text().startswith("# Figures\n")
    assert [line["commit"] for line in read_history(tmp_path)] == ["abc1234"]
