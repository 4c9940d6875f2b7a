"""Counting photos, saving scores and taking them in and out, in the four languages."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import pytest

from companion.cli import run
from companion.ledger.database import address
from companion.ledger.migrate import migrate
from tests.companion.ledger.making import AT
from vision.draw import draw_photo


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that commands run in, with an empty household in `home`."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "home").mkdir()
    migrate(address(tmp_path / "home"), AT)
    (tmp_path / "notes.txt").write_text("nothing to see")
    (tmp_path / "empty.jpg").write_bytes(b"")
    return tmp_path


BACKUP = {
    "en": (
        "backup.zip: every score, and 0 photos (0.",
        "Back: 0 matches, 0 photos.",
        "What was there before lies in ",
    ),
    "nl": (
        "backup.zip: alle scores, en 0 foto's (0,",
        "Teruggezet: 0 partijen, 0 foto's.",
        "Wat er eerst was, ligt in ",
    ),
    "it": (
        "backup.zip: tutti i punteggi e 0 foto (0,",
        "Ripristinato: 0 partite, 0 foto.",
        "Quel che c'era prima è in ",
    ),
    "af": (
        "backup.zip: al die tellings, en 0 foto's (0,",
        "Teruggesit: 0 wedstryde, 0 foto's.",
        "Wat eers daar was, lê in ",
    ),
}


@pytest.mark.parametrize("language", BACKUP)
def test_a_backup_is_made_and_put_back_in_a_language(
    language: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["backup", "backup.zip", "--data", "home", "--lang", language]) == 0
    assert run(["restore", "backup.zip", "--data", "home", "--lang", language]) == 0
    saved, back, aside = capsys.readouterr().out.splitlines()
    told = BACKUP[language]
    assert saved.startswith(told[0])
    assert back == told[1]
    assert aside.startswith(told[2])


WRONG = [
    (
        "backup notes.txt --data home --lang nl",
        "notes.txt is er al; noem een ander bestand, of zet dat ergens anders neer.",
    ),
    ("backup x.zip --data empty --lang it", "In empty non c'è un database di Tableside."),
    (
        "backup --database postgresql://x/y --lang af",
        "'n rugsteunkopie is vir tellings in --data; 'n bediener bewaar sy eie "
        "(gebruik pg_dump en pg_restore)",
    ),
    (
        "export home --data home --lang nl",
        "home is een map; noem het bestand om in te schrijven, of geen om het te laten afdrukken",
    ),
    (
        "export nowhere/x.json --data home --lang it",
        "nowhere/x.json non si può scrivere (quel file o quella cartella non c'è); indica un altro posto",
    ),
    ("export --match abc --data home --lang af", "Hier is geen wedstryd abc nie."),
    (
        "import away.json --data home --lang nl",
        "away.json: dit bestand kan niet gelezen worden (zo'n bestand of map is er niet); kijk de naam na",
    ),
    (
        "count empty.jpg --set double-6 --lang nl",
        "empty.jpg: Het bestand is leeg; maak de foto opnieuw of stuur hem nog een keer.",
    ),
    (
        "count notes.txt --set double-6 --lang it",
        "notes.txt: Questa non è una foto in un formato che si può leggere; "
        "mandala come JPEG, PNG, WebP o HEIC.",
    ),
    (
        "count away.jpg --set double-6 --lang af",
        "away.jpg: Daardie lêer is nie daar nie; kyk na die naam en die vouer.",
    ),
    (
        "count away.jpg --set double-6 --annotate notes.txt --lang nl",
        "--annotate notes.txt: deze map kan niet gemaakt worden (er staat een bestand waar een map hoort); "
        "noem een andere",
    ),
]


@pytest.mark.parametrize(("words", "told"), WRONG)
def test_what_is_wrong_is_said_in_the_language(
    words: str, told: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words.split()) == 1
    assert capsys.readouterr().err == f"tableside: {told}\n"


@pytest.mark.parametrize(
    "words",
    [
        *("count empty.jpg --set double-6", "backup x.zip --data home", "restore x.zip --data home"),
        *("export --data home", "import notes.txt --data home", "games", "rules doubles", "referee doubles"),
    ],
)
def test_a_language_that_there_is_none_of(words: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(home.rglob("*"))
    assert run([*words.split(), "--lang", "xx"]) == 1
    told = capsys.readouterr()
    assert told.err == "tableside: no language 'xx' here; there are: en, af, it, nl\n"
    assert told.out == ""
    assert sorted(home.rglob("*")) == before


def test_a_set_that_there_is_none_of(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["count", "x.jpg", "--set", "double-7", "--lang", "nl"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("tableside: er is geen set 'double-7'; de sets zijn double-6, ")
    assert told.endswith("; of auto, als het een set met ogen is\n")


def test_the_keys_for_other_programs_stay_as_they_are(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cv2.imwrite("hand.png", draw_photo([(3, 6)], 7, (1000, 750))[0])
    assert run(["count", "hand.png", "empty.jpg", "--set", "double-6", "--json", "--lang", "it"]) == 1
    hand, empty = map(json.loads, capsys.readouterr().out.splitlines())
    assert set(hand) == {"photo", "set", "pieces", "total", "hands", "joins", "doubts", "ms"}
    assert hand["pieces"][0]["marks"] == [3, 6]
    assert empty["error"] == {"kind": "empty", "text": "Il file è vuoto; rifai la foto o mandala di nuovo."}


def test_matches_are_taken_out_and_in(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", "all.json", "--data", "home", "--lang", "af"]) == 0
    assert capsys.readouterr().out == "all.json: 0 wedstryde, wat 'n ander Tableside kan inneem\n"
    assert run(["import", "all.json", "--data", "home", "--lang", "af"]) == 0
    assert capsys.readouterr().out == "Geen wedstryd is hier nuut nie; geeneen was al hier nie.\n"
