"""Files on the command line: bounded, and nothing but files; and what an import says of what was in one."""

from __future__ import annotations

import base64
import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.ledger.state import Cut
from companion.wiring import build
from tests.companion.ledger.test_exemplars import png
from tests.companion.test_cli import tableside

AT = datetime(2026, 11, 29, 20, tzinfo=UTC)
FACTS = ("referee", "doubles", "count", "--facts")


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """A folder with a pipe that nobody writes into, a folder, and files too large to be right."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for name, size in (("1mb", 1_000_001), ("200mb", 200_000_001)):
        with (tmp_path / name).open("wb") as file:
            file.truncate(size)
    return tmp_path


@pytest.mark.parametrize("command", [FACTS, ("import", "--data", "new")], ids=["facts", "import"])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        pytest.param("/dev/zero", "/dev/zero: this is a pipe or a device; name a file, or -", id="endless"),
        pytest.param("/dev/urandom", "a pipe or a device", id="endless noise"),
        pytest.param("pipe", "pipe: this is a pipe or a device", id="a pipe"),
        pytest.param("folder", "folder: this is a folder", id="a folder"),
        pytest.param(
            "none", "none: this file cannot be read (there is no such file or folder)", id="nothing"
        ),
    ],
)
def test_what_is_no_file_is_not_read(odd: Path, command: tuple[str, ...], name: str, said: str) -> None:
    done = tableside(*command, name, folder=odd)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert said in done.stderr


def test_no_more_is_read_than_such_a_file_can_be(odd: Path) -> None:
    done = tableside(*FACTS, "1mb", folder=odd)
    assert done.stderr == "tableside: --facts 1mb: this is larger than 1 megabyte, the most that is read\n"
    done = tableside(*FACTS, "-", stdin="[" + "1," * 600_000)
    assert done.stderr == "tableside: --facts -: this is larger than 1 megabyte, the most that is read\n"
    done = tableside("import", "200mb", "--data", "new", folder=odd)
    assert done.stderr == "tableside: 200mb: this is larger than 200 megabytes, the most that is read\n"


@pytest.mark.parametrize("name", ["pipe", "/dev/null", "folder"])
def test_an_export_takes_the_place_of_files_only(odd: Path, name: str) -> None:
    done = tableside("export", name, "--data", "new", folder=odd)
    assert done.returncode == 1
    assert "name the file to write" in done.stderr
    assert not (odd / name).is_file()


def exported(folder: Path, matches: int, marks: int) -> str:
    """What a household with so many matches, which taught so many markings, hands on."""
    home = build(folder)
    ann = home.ledger.add_player("Ann", AT)
    for day in range(matches):
        home.ledger.start_match("doubles", "", {}, [ann.id], AT + timedelta(days=day), ann.id)
    home.close()
    told = json.loads(tableside("export", "--data", folder).stdout)
    told["learned"] = [
        {
            "id": f"x{mark}",
            "set": "double-12",
            "mark": str(mark),
            "picture": base64.b64encode(png(mark)).decode(),
            "at": AT.isoformat(),
            "corrected": False,
            "photo": "",
            "entry": "",
        }
        for mark in range(marks)
    ]
    return json.dumps(told)


@pytest.mark.parametrize(
    ("matches", "marks", "first", "again"),
    [
        pytest.param(
            1, 1,
            "1 match is new here; none was here already.\n"
            "1 picture of a marking came along: photos are read with it from now on.\n",
            "No match is new here; 1 was here already.\n",
            id="one",
        ),
        pytest.param(
            2, 3,
            "2 matches are new here; none was here already.\n"
            "3 pictures of markings came along: photos are read with them from now on.\n",
            "No match is new here; 2 were here already.\n",
            id="more",
        ),
        pytest.param(
            0, 0,
            "No match is new here; none was here already.\n",
            "No match is new here; none was here already.\n",
            id="none",
        ),
    ],
)  # fmt: skip
def test_an_import_says_what_came_in(
    tmp_path: Path, matches: int, marks: int, first: str, again: str
) -> None:
    told = exported(tmp_path / "home", matches, marks)
    for said in (first, again):
        done = tableside("import", "-", "--data", tmp_path / "club", stdin=told)
        assert (done.stdout, done.stderr) == (said, "")


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (1, "1 picture of a marking is broken and was left out."),
        (2, "2 pictures of markings are broken and were left out."),
    ],
)
def test_an_import_says_which_pictures_stayed_out(tmp_path: Path, broken: int, said: str) -> None:
    told = json.loads(exported(tmp_path / "home", 1, 3))
    for one in told["learned"][:broken]:
        one["picture"] = base64.b64encode(png()[:70]).decode()
    done = tableside("import", "-", "--data", tmp_path / "club", "--json", stdin=json.dumps(told))
    assert json.loads(done.stdout)["learned"] == 3 - broken
    assert done.stderr == f"tableside: {said}\n"
    home = build(tmp_path / "club")
    assert [each.cut for each in home.exemplars.of("double-12")] == [
        Cut(mark, png(mark)) for mark in range(broken, 3)
    ]
    home.close()


def test_what_cannot_be_taken_in_is_told_with_its_place(tmp_path: Path) -> None:
    told = json.loads(exported(tmp_path / "home", 2, 0))
    told["matches"][1]["at"] = "next Friday"
    done = tableside("import", "-", "--data", tmp_path / "club", stdin=json.dumps(told))
    assert done.returncode == 1
    assert done.stderr == (
        "tableside: - cannot be taken in. matches[1].at: 'next Friday' is no moment such as "
        "2026-01-02T19:30:00+00:00. Nothing was taken in.\n"
    )
    assert json.loads(tableside("export", "--data", tmp_path / "club").stdout)["matches"] == []
