"""The command line as people and programs use it: the real program, real files, answers typed by hand."""

from __future__ import annotations

import csv
import json
import os
import resource
import socket
import subprocess
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any
from unittest.mock import patch

import cv2
import pytest

from companion.cli import run
from companion.commands.count import Counted, as_contract, marked_name, named, points_of
from companion.languages import Words
from companion.ledger.entries import MatchEnded, RoundScored
from companion.ledger.state import Cut
from companion.wiring import build
from rules.pieces import SETS, Tile
from tests.companion.ledger.making import READING, plain_jpeg
from tests.companion.ledger.test_exemplars import png
from vision.draw import draw_photo
from vision.photo import PhotoError
from vision.reading import Doubt, Reading, Seen

ROOT = Path(__file__).parent.parent.parent
CORNERS = ((10.0, 20.0), (30.0, 20.0), (30.0, 60.0), (10.0, 60.0))


@dataclass(frozen=True)
class Done:
    returncode: int
    stdout: str
    stderr: str


def tableside(*words: object, stdin: str = "", folder: Path = ROOT) -> Done:
    """Run a command here, as the program does: a process for each would take minutes."""
    out, err = StringIO(), StringIO()
    with (
        chdir(folder),
        patch("sys.stdin", TextIOWrapper(BytesIO(stdin.encode()), "utf-8")),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        status = run([*map(str, words)])
    return Done(status, out.getvalue(), err.getvalue())


def program(*words: str | bytes, folder: Path = ROOT, **more: str) -> subprocess.CompletedProcess[bytes]:
    """The real program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "companion", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **more},
        stdin=subprocess.DEVNULL,
        capture_output=True,
    )


def answer(*words: object, stdin: str = "") -> Any:
    """What the command prints with --json; it must end well and say nothing else."""
    done = tableside(*words, "--json", stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


# Help


def test_help_names_every_command_within_a_second_of_work() -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = program("--help")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert (done.returncode, done.stderr) == (0, b"")
    for command in ("count", "referee", "rules", "backup", "restore", "export", "import", "bench"):
        assert f"\n  {command} ".encode() in done.stdout
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 1.0


# Bad input: one plain line, saying what to do, and never a traceback


BAD = [
    pytest.param("nonsense", "No such command 'nonsense'", 2, id="no such command"),
    pytest.param("--port 99999999 rules doubles", "it must be 65535 or less", 2, id="a port that cannot be"),
    pytest.param("count a.jpg", "Missing option '--set'", 2, id="no set"),
    pytest.param("count --set double-12", "Missing argument 'PHOTO...'", 2, id="no photo"),
    pytest.param("count a.jpg --set double-13", "the sets are double-6, double-9", 1, id="no such set"),
    pytest.param("count a.jpg --set auto", "There is no such file", 1, id="any set, no such photo"),
    pytest.param("count a.jpg --set double-6 --annotate pyproject.toml", "cannot be made", 1, id="no folder"),
    pytest.param("count a.jpg --set double-6", "There is no such file", 1, id="no such photo"),
    pytest.param("rules bridge", "no game 'bridge'; the games are", 1, id="no such game"),
    pytest.param("rules doubles --lang xx", "no language 'xx' here; there are: en", 1, id="no such language"),
    pytest.param("rules doubles engine --top 0", "--top", 2, id="nothing asked for"),
    pytest.param("referee bridge", "no game 'bridge'", 1, id="referee, no such game"),
    pytest.param("referee doubles who-is-right", "there are: count, settle", 1, id="no such question"),
    pytest.param("referee doubles count", "the fact hand is missing", 1, id="a fact is missing"),
    pytest.param("referee doubles count --fact hand", "write a name, = and a value", 1, id="no value"),
    pytest.param("referee doubles count --fact hat=1-1", "its facts are: hand", 1, id="no such fact"),
    pytest.param("referee doubles count --fact hand=7-x", "not a tile: '7-x'", 1, id="no tile"),
    pytest.param(
        "referee mexican-train count --fact hand=13-13", "13-13 is not in a double-12", 1, id="not in set"
    ),
    pytest.param(
        "referee doubles count --fact hand=1-1 --rule hats=2", "no house rule 'hats'", 1, id="no rule"
    ),
    pytest.param(
        "referee doubles count --fact hand=1-1 --preset mine", "no preset 'mine'", 1, id="no preset"
    ),
    pytest.param(
        "referee doubles count --facts nowhere.json", "this file cannot be read", 1, id="no facts file"
    ),
    pytest.param("referee doubles count --facts Makefile", "this is not JSON", 1, id="facts are no JSON"),
    pytest.param("referee doubles count --fact hand=6-3 --fact hand=5-5", "given before", 1, id="two hands"),
    pytest.param("referee doubles count --fact hand.Ann=6-3", "a hand is one fact", 1, id="a table of hands"),
    pytest.param(
        "referee score-pad count --fact hand= --rule target=--5", "a number from 1", 1, id="two signs"
    ),
    pytest.param("restore nowhere.zip --data {tmp}/new", "there is no such file", 1, id="no backup"),
    pytest.param("restore Makefile --data {tmp}/new", "is no Tableside backup", 1, id="restore a text"),
    pytest.param("backup {tmp}/b.zip --data {tmp}/none", "{tmp}/none", 1, id="nothing to save"),
    pytest.param("backup {tmp}/b.zip --database postgresql://x/y", "use pg_dump", 1, id="backup of a server"),
    pytest.param("import nowhere.json --data {tmp}/new", "cannot be read", 1, id="no import"),
    pytest.param("import Makefile --data {tmp}/new", "it is not JSON", 1, id="import a text"),
    pytest.param("export --match nobody --data {tmp}/new", "There is no match nobody", 1, id="no such match"),
    pytest.param("export . --data {tmp}/new", "is a folder; name the file", 1, id="export into a folder"),
    pytest.param("export --data Makefile", "cannot be written", 1, id="data is a file"),
    pytest.param("--data Makefile --no-open", "cannot be written", 1, id="serve from a file"),
    pytest.param(
        "--database nonsense --data {tmp}/new --no-open", "is no database address", 1, id="no database"
    ),
    pytest.param(
        "--host 203.0.113.7 --data {tmp}/new --no-open", "Try --host 127.0.0.1", 1, id="no host of ours"
    ),
    pytest.param("--host ::g --data {tmp}/new --no-open", "cannot serve on ::g", 1, id="no host at all"),
    pytest.param("bench --into Makefile", "cannot be made", 1, id="bench into a file"),
]


@pytest.mark.parametrize(("words", "told", "status"), BAD)
def test_bad_input_gets_one_plain_line(words: str, told: str, status: int, tmp_path: Path) -> None:
    done = tableside(*words.replace("{tmp}", str(tmp_path)).split())
    assert done.returncode == status
    assert done.stdout == ""
    assert told.replace("{tmp}", str(tmp_path)) in done.stderr
    assert done.stderr.startswith("tableside: ")
    assert done.stderr.count("\n") == 1


def test_the_program_itself_ends_with_one_line_and_its_status() -> None:
    done = program("rules", "bridge")
    assert done.returncode == 1
    assert done.stdout == b""
    assert done.stderr.startswith(b"tableside: no game 'bridge'; the games are ")


@pytest.mark.parametrize(
    ("command", "status", "told"),
    [
        pytest.param("rules uno-dice >&-", 0, "", id="no output"),
        pytest.param("rules bridge 2>&-", 1, "", id="no place for errors"),
        pytest.param("referee doubles count --facts - <&-", 1, "this is not JSON", id="no input"),
        pytest.param("rules uno-dice >/dev/full", 1, "the disk is full; make room", id="a full disk"),
    ],
)
def test_streams_that_lead_nowhere_are_no_reason_to_stumble(command: str, status: int, told: str) -> None:
    done = subprocess.run(
        f"{sys.executable} -m companion {command}", shell=True, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == status
    assert told in done.stderr
    assert done.stderr.count("\n") == bool(told)


@pytest.mark.parametrize("facts", ["[" * 100_000, '{"hand": ' + "9" * 5000 + "}"], ids=["deep", "long"])
def test_facts_that_no_program_can_hold_are_one_plain_line(facts: str) -> None:
    done = tableside("referee", "doubles", "count", "--facts", "-", stdin=facts)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "this is not JSON" in done.stderr


def test_an_error_repeats_little_of_a_long_text_and_still_says_what_to_do() -> None:
    done = tableside("referee", "score-pad", "count", "--fact", "hand=", "--rule", f"target={'9' * 50_000}")
    assert done.returncode == 1
    assert done.stderr.endswith("it is a number from 1 to 100000\n")
    assert len(done.stderr) < 1300


def test_points_with_thousands_of_digits_are_no_hand() -> None:
    words = ["settle", "--fact", "players=Ann, Ben", "--fact", "ending=out", "--fact", "who=Ann"]
    done = tableside("referee", "doubles", *words, "--fact", f"left.Ben={'9' * 5000}")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "not a tile" in done.stderr


def test_a_port_in_use_is_told_with_another_to_try(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = tableside("--host", "127.0.0.1", "--port", port, "--data", tmp_path, "--no-open")
    assert done.returncode == 1
    assert done.stderr.endswith(f"try another: tableside --port {port + 1}\n")
    assert "Traceback" not in done.stderr


# Count


def test_a_reading_is_told_as_the_contract_says() -> None:
    reading = Reading(
        SETS["double-12"],
        (800, 600),
        (Seen(Tile(3, 6), 0.98765, True, CORNERS), Seen(Tile(12, 12), 0.5, False, CORNERS)),
        (Doubt("unsure", CORNERS, (1,), {"piece": "12-12"}),),
        12.34,
    )
    told = as_contract(Counted("hand.jpg", reading=reading), Words())
    corners = [[10.0, 20.0], [30.0, 20.0], [30.0, 60.0], [10.0, 60.0]]
    assert told == {
        "photo": "hand.jpg",
        "set": "double-12",
        "pieces": [
            {"marks": [3, 6], "points": 9, "confidence": 0.9877, "sure": True, "corners_px": corners},
            {"marks": [12, 12], "points": 24, "confidence": 0.5, "sure": False, "corners_px": corners},
        ],
        "total": 33,
        "hands": [{"pieces": [0, 1], "total": 33}],
        "joins": [],
        "doubts": [
            {
                "kind": "unsure",
                "text": "This looks like 12-12, but it is not certain; look at it.",
                "corners_px": corners,
                "pieces": [1],
                "facts": {"piece": "12-12"},
            }
        ],
        "ms": 12.3,
    }


def test_an_unreadable_photo_is_told_as_the_contract_says() -> None:
    told = as_contract(Counted("x.jpg", error=PhotoError("empty")), Words())
    assert told == {
        "photo": "x.jpg",
        "error": {"kind": "empty", "text": "The file is empty; take the photo again or send it once more."},
    }


@pytest.mark.parametrize(
    ("set_name", "pieces", "points"),
    [
        pytest.param("double-12", "", 0, id="empty hand"),
        pytest.param("double-12", "0-0, 12-12", 24, id="pips"),
        pytest.param("uno-dominoes", "red 7|blue D2, W|W", 67, id="Uno Dominoes by its book"),
        pytest.param("uno-dice", "red 5, W", 55, id="Uno Dice by its book"),
        pytest.param("uno-dice-2011", "red D1, W, blue 5", 75, id="Uno Dice of 2011"),
    ],
)
def test_points_are_those_of_the_set(set_name: str, pieces: str, points: int) -> None:
    box = SETS[set_name]
    assert points_of(box)(box.hand(pieces)) == points


def test_every_photo_gets_an_answer_and_the_exit_status_tells_of_errors(tmp_path: Path) -> None:
    (tmp_path / "empty.jpg").write_bytes(b"")
    (tmp_path / "text.jpg").write_text("not a photo")
    (tmp_path / "folder.jpg").mkdir()
    names = ["missing.jpg", "empty.jpg", "text.jpg", "folder.jpg"]
    done = tableside("count", *names, "--set", "double-12", "--json", folder=tmp_path)
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(each["photo"], each["error"]["kind"]) for each in told] == [
        ("missing.jpg", "missing"),
        ("empty.jpg", "empty"),
        ("text.jpg", "not-an-image"),
        ("folder.jpg", "not-a-file"),
    ]
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("more", [["--json"], []], ids=["json", "for people"])
def test_names_that_are_not_unicode_and_terminals_that_know_ascii_only(
    more: list[str], tmp_path: Path
) -> None:
    words = ("count", b"caf\xe9.jpg", "é.jpg", "--set", "double-6", *more)
    done = program(*words, folder=tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert len((done.stdout if more else done.stderr).splitlines()) == 2


def test_patterns_that_the_shell_left_are_looked_up_and_doubles_read_once(
    tmp_path: Path, capsys, monkeypatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("b.jpg", "a.jpg", "[odd].jpg"):
        Path(name).touch()
    assert list(named(["b.jpg", "?.jpg", "[odd].jpg", "*.png"], Words())) == [
        "b.jpg",
        "a.jpg",
        "[odd].jpg",
        "*.png",
    ]
    assert capsys.readouterr().err == "tableside: b.jpg is named twice and read once\n"


def test_a_pattern_that_is_longer_than_any_name_stands_for_itself() -> None:
    assert list(named(["[a]" * 300], Words())) == ["[a]" * 300]


def test_a_marked_photo_is_never_written_over_a_photo_or_another() -> None:
    taken: set[str] = set()
    names = [marked_name(photo, taken) for photo in ("a/hand.jpg", "b/hand.png", "c.webp")]
    assert names == ["hand-marked", "hand-2-marked", "c-marked"]


def test_a_photo_is_counted_and_marked(tmp_path: Path) -> None:
    pixels, _ = draw_photo([(3, 6), (5, 5)], seed=7)
    cv2.imwrite(str(tmp_path / "hand.png"), pixels)
    told = answer("count", tmp_path / "hand.png", "--set", "double-6", "--annotate", tmp_path / "marked")
    assert told["photo"] == str(tmp_path / "hand.png")
    assert told["total"] == sum(piece["points"] for piece in told["pieces"])
    assert [piece["points"] for piece in told["pieces"]] == [sum(piece["marks"]) for piece in told["pieces"]]
    assert sorted(piece["marks"] for piece in told["pieces"]) == [[3, 6], [5, 5]]
    assert told["ms"] > 0
    assert cv2.imread(str(tmp_path / "marked" / "hand-marked.jpg")).shape[2] == 3


# Rules


def test_without_words_the_whole_book_is_told() -> None:
    told = answer("rules", "mexican-train")
    assert len(told) > 40
    assert set(told[0]) >= {"clause", "title", "text", "score", "source"}
    assert (told[0]["clause"], told[0]["title"], told[0]["score"]) == ("MT-1.1", "The tiles", None)


def test_the_book_is_readable_and_may_be_cut_short_by_the_reader() -> None:
    done = subprocess.run(
        f"{sys.executable} -m companion rules uno-dice | head -1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.stderr) == ("Uno Dice\n", "")


def test_words_find_clauses_best_first() -> None:
    told = answer("rules", "mexican-train", "blocked", "round", "--top", 3)
    assert len(told) == 3
    assert told[0]["clause"] == "MT-7.3"
    assert [each["score"] for each in told] == sorted((each["score"] for each in told), reverse=True)


def test_a_clause_is_told_with_its_section_its_options_and_the_questions_it_answers() -> None:
    (told,) = answer("rules", "mexican-train", "MT-5.6", "--top", 1)
    assert (told["section"], told["kind"]) == ("Doubles", "printed")
    assert [option["option"] for option in told["options"]] == ["open_double_binds"]
    assert told["options"][0]["choices"][1]["title"] == "Only the one who played it"
    assert {"question": "who_covers", "wording": "Who must cover which double?"} in told["questions"]


def test_words_in_another_language_find_the_clause_in_the_book_that_was_asked_for() -> None:
    (told,) = answer("rules", "doubles", "mag ik passen als ik kan leggen", "--top", 1)
    assert (told["clause"], told["title"]) == ("DB-4.1", "You must play if you can")


@pytest.mark.parametrize(("form", "printed"), [([], ""), (["--json"], "[]\n")])
def test_nothing_found_is_told_and_no_success(form: list[str], printed: str) -> None:
    done = tableside("rules", "doubles", "xqzv", *form)
    assert (done.returncode, done.stdout) == (1, printed)
    assert "no clause of Doubles has these words" in done.stderr


@pytest.mark.parametrize(
    ("typed", "says"), [("x", "it must be a whole number."), ("0", "it must be 1 or more.")]
)
def test_a_wrong_number_is_told_in_plain_words(typed: str, says: str) -> None:
    done = tableside("rules", "doubles", "engine", "--top", typed)
    assert (done.returncode, done.stderr) == (
        2,
        f"tableside: Invalid value for '--top': {says} See: tableside rules --help\n",
    )


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["count", "a.jpg"], "Missing option '--set'. See: tableside count --help"),
        (["backup", "--bogus"], "No such option: --bogus. See: tableside backup --help"),
        (["juggle"], "No such command 'juggle'. See: tableside --help"),
    ],
)
def test_what_is_typed_wrong_leads_to_the_help_of_its_command(typed: list[str], told: str) -> None:
    assert told in tableside(*typed).stderr


@pytest.mark.parametrize("form", ["", "--json"])
def test_a_reader_who_has_seen_enough_is_no_failure(form: str) -> None:
    command = f"{sys.executable} -m companion rules uno-dominoes {form} | head -c 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


# Import


def test_what_was_taught_of_a_set_goes_along_with_all_matches_and_not_with_one(tmp_path: Path) -> None:
    home = build(tmp_path / "home")
    ann = home.ledger.add_player("Ann", home.now()).id
    match = home.ledger.start_match("doubles", "", {}, [ann], home.now(), "")
    photo = home.photos.keep(match, 1, ann, plain_jpeg(), READING, home.now())
    home.exemplars.keep("double-6", [Cut(3, png())], photo, home.now())
    home.close()
    for words, learned in (((), 1), (("--match", match), 0)):
        exported = tableside("export", *words, "--data", tmp_path / "home").stdout
        assert len(json.loads(exported).get("learned", [])) == learned
        club = ("import", "-", "--data", tmp_path / f"club-{learned}")
        assert answer(*club, stdin=exported) == {"new": [match], "known": [], "learned": learned}


def test_matches_of_a_game_or_of_house_rules_that_are_not_known_here_are_not_taken_in(tmp_path: Path) -> None:
    theirs = build(tmp_path / "theirs")
    ann = theirs.ledger.add_player("Ann", theirs.now()).id
    match = theirs.ledger.start_match("doubles", "", {}, [ann], theirs.now(), "")
    theirs.close()
    exported = tableside("export", "--data", tmp_path / "theirs").stdout
    for word, instead, told in (
        ('"doubles"', '"chess"', "no game 'chess'"),
        ('"changes": {}', '"changes": {"hats": 2}', "no house rule 'hats'"),
        ('"preset": ""', '"preset": "mine"', "no preset 'mine'"),
    ):
        assert word in exported
        done = tableside("import", "-", "--data", tmp_path / "ours", stdin=exported.replace(word, instead))
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert told in done.stderr
    taken = answer("import", "-", "--data", tmp_path / "ours", stdin=exported)
    assert taken == {"new": [match], "known": [], "learned": 0}


# Referee


def test_the_questions_are_listed_with_their_facts() -> None:
    told = {question["question"]: question for question in answer("referee", "uno-dominoes")}
    assert list(told)[:2] == ["count", "settle"]
    assert [fact["name"] for fact in told["count"]["facts"]] == ["hand"]
    ending = next(fact for fact in told["settle"]["facts"] if fact["name"] == "ending")
    assert [choice["value"] for choice in ending["choices"]] == ["out", "dead-end", "blocked"]
    touched = next(fact for fact in told["settle"]["facts"] if fact["name"] == "touched")
    assert [choice["value"] for choice in touched["choices"]] == ["other", "D2", "WD4"]


@pytest.mark.parametrize(
    ("words", "points"),
    [
        pytest.param("mexican-train count --fact hand=", 0, id="an empty hand"),
        pytest.param("mexican-train count --fact hand=12-12,0-0,3-4", 31, id="as printed"),
        pytest.param(
            "mexican-train count --fact hand=12-12,0-0,3-4 --rule double_blank=50", 81, id="a house rule"
        ),
        pytest.param("doubles count --fact hand=6-6,1-2", 15, id="Doubles"),
    ],
)
def test_a_hand_is_counted_for_this_table(words: str, points: int) -> None:
    told = answer("referee", *words.split())
    assert told["points"] == points
    assert set(told) == {
        "verdict",
        "because",
        "points",
        "remedies",
        "text",
        "elsewhere",
        "hangs_on",
        "clauses",
    }
    assert told["because"]


def test_a_question_is_answered_with_verdict_reason_remedy_and_clause() -> None:
    facts = ["challenged=yes", "wd4_touches=yes", "others=green 7|red 3", "open_halves=blue 7"]
    words = ["referee", "uno-dominoes", "wild_four", *(word for fact in facts for word in ("--fact", fact))]
    told = answer(*words)
    assert told["verdict"] == "bluff"
    assert told["because"] == ["UD-10.4", "UD-10.5"]
    assert told["points"] is None
    said = "It was a bluff. red 3|green 7 could have been played, with its green 7 on blue 7."
    clash = "The sources do not agree here, and this table has not decided yet."
    assert told["text"].startswith(
        f"{said} {clash} If you play “Any other tile that fits” (eHow article): It was"
    )
    assert [way["verdict"] for way in told["hangs_on"][0]["ways"]] == ["bluff", "fair", "bluff"]
    assert told["remedies"][0] == "Whoever played it draws 4 tiles instead."
    assert any("A tile of a colour that fits" in line for line in told["elsewhere"])
    assert [clause["kind"] for clause in told["clauses"]] == ["printed", "printed"]

    here = answer(*words, "--rule", "wd4_test=colour")
    assert here["verdict"] == "fair"
    assert clash not in here["text"]
    assert (here["clauses"][0]["clause"], here["clauses"][0]["kind"]) == ("UD-10.4", "house")
    played = "A Wild Draw Four is a bluff if you hold: A tile of a colour that fits"
    assert here["clauses"][0]["here"][0].startswith(played)
    assert tableside(*words).stdout.startswith("It was a bluff. ")


def test_a_question_asks_for_the_fact_that_decides() -> None:
    words = ["referee", "uno-dominoes", "uno", "--fact", "tiles_left=1", "--fact", "said=no"]
    done = tableside(*words)
    assert done.returncode == 1
    assert done.stderr.startswith(
        "tableside: the fact since is missing: What has the next player done since?"
    )
    assert "one of nothing, lost_turn, begun, kept, played" in done.stderr
    assert answer(*words, "--fact", "since=nothing")["verdict"] == "caught"


def test_verdicts_and_choices_are_listed_with_their_wording() -> None:
    told = {question["question"]: question for question in answer("referee", "uno-dominoes")}
    assert told["uno"]["wording"] == "Is there a penalty about saying Uno?"
    assert [each["value"] for each in told["uno"]["verdicts"]] == ["safe", "caught", "too_late", "no_duty"]
    assert [fact["name"] for fact in told["uno"]["facts"] if not fact["optional"]] == ["tiles_left"]
    said = next(fact for fact in told["uno"]["facts"] if fact["name"] == "said")
    assert said["type"] == "choice"
    assert said["choices"][0] == {"value": "in_time", "wording": "Yes, with the tile or before"}


def test_a_count_says_what_other_tables_play() -> None:
    told = answer("referee", "mexican-train", "count", "--fact", "hand=0-0")
    assert told["because"] == ["MT-7.2"]
    assert any("50" in line for line in told["elsewhere"])


def test_a_round_is_settled_from_a_file_and_from_words() -> None:
    facts = {"players": ["Ann", "Ben", "Cleo"], "ending": "out", "who": "Ann", "touched": "other"}
    facts["left"] = {"Ben": "red 7|blue D2", "Cleo": 22}
    words = ["referee", "uno-dominoes", "settle", "--facts", "-"]
    told = answer(*words, stdin=json.dumps(facts))
    assert told["points"] == {"Ann": 39, "Ben": 0, "Cleo": 0}
    again = answer(
        *("referee", "uno-dominoes", "settle", "--fact", "players=Ann, Ben, Cleo", "--fact", "ending=out"),
        *("--fact", "who=Ann", "--fact", "touched=other"),
        *("--fact", "left.Ben=red 7|blue D2", "--fact", "left.Cleo=22"),
    )
    assert again == told


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        pytest.param({"players": "Ann Ann", "ending": "out"}, "different names", id="one name twice"),
        pytest.param({"players": "Ann Ben", "ending": "fire"}, "one of out, dead-end", id="no such ending"),
        pytest.param(
            {"players": "Ann Ben", "ending": "out", "who": "Eve"}, "Eve is not among", id="a stranger"
        ),
        pytest.param(
            {"players": "Ann Ben", "ending": "out"}, "the fact who is missing: The player", id="who went out"
        ),
        pytest.param(
            {"players": "Ann Ben", "ending": "out", "who": "Ann", "touched": "other"},
            "left.Ben",
            id="a hand is missing",
        ),
        pytest.param(
            {"players": "Ann Ben", "ending": "out", "left": 3}, "one fact a player", id="left is no table"
        ),
        pytest.param({"players": "Ann Ben", "ending": "out", "number": 0}, "from 1", id="round nought"),
    ],
)
def test_what_cannot_be_settled_names_the_fact(facts: dict[str, Any], told: str) -> None:
    done = tableside("referee", "uno-dominoes", "settle", "--facts", "-", stdin=json.dumps(facts))
    assert done.returncode == 1
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


# The ledger


def test_scores_are_saved_put_back_taken_out_and_taken_in(tmp_path: Path) -> None:
    home = build(tmp_path / "home")
    at = datetime(2026, 11, 29, 20, tzinfo=UTC)
    ann, ben = home.ledger.add_player("Ann", at), home.ledger.add_player("Ben", at)
    match = home.ledger.start_match("mexican-train", "", {}, [ann.id, ben.id], at, ann.id)
    home.close()

    saved = answer("backup", tmp_path / "all.zip", "--data", tmp_path / "home")
    assert saved["backup"] == str(tmp_path / "all.zip")
    assert saved["photos"] == 0
    assert tableside("backup", tmp_path / "all.zip", "--data", tmp_path / "home").returncode == 1

    restored = answer("restore", tmp_path / "all.zip", "--data", tmp_path / "new")
    assert restored == {"matches": 1, "photos": 0, "aside": None}

    exported = tableside("--data", tmp_path / "new", "export")
    assert [m["id"] for m in json.loads(exported.stdout)["matches"]] == [match]
    assert tableside("export", tmp_path / "m.csv", "--data", tmp_path / "new").returncode == 0
    assert (tmp_path / "m.csv").read_text().startswith("match,game,started")

    words = ("import", "-", "--data", tmp_path / "club")
    assert answer(*words, stdin=exported.stdout) == {"new": [match], "known": [], "learned": 0}
    assert answer(*words, stdin=exported.stdout) == {"new": [], "known": [match], "learned": 0}


@pytest.mark.parametrize(
    ("points", "by_hand", "ended"),
    [
        pytest.param(499, False, "no", id="one short of the 500 that win"),
        pytest.param(500, False, "yes", id="over by its rules"),
        pytest.param(46, True, "yes", id="ended by people"),
    ],
)
def test_the_table_of_points_says_that_a_match_is_over(
    points: int, by_hand: bool, ended: str, tmp_path: Path
) -> None:
    home = build(tmp_path)
    at = datetime(2026, 11, 29, 20, tzinfo=UTC)
    ann, ben = home.ledger.add_player("Ann", at).id, home.ledger.add_player("Ben", at).id
    match = home.ledger.start_match("uno-dominoes", "", {"target": 500}, [ann, ben], at, ann)
    home.ledger.record(match, RoundScored(1, {ann: points, ben: 0}, "out", ann, ann), at, ann)
    if by_hand:
        home.ledger.record(match, MatchEnded((ann,)), at, ann)
    home.close()
    lines = list(csv.DictReader(StringIO(tableside("export", "--csv", "--data", tmp_path).stdout)))
    assert [(line["player"], line["points"], line["ended"]) for line in lines] == [
        ("Ann", str(points), ended),
        ("Ben", "0", ended),
    ]
