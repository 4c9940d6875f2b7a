"""Why an import or a backup is refused, to the last word in the language that was asked for."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from companion.cli import run

NOTHING = {
    "nl": "Er is niets overgenomen.",
    "it": "Non è stato importato niente.",
    "af": "Niks is ingeneem nie.",
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that commands run in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def exported(**changed: object) -> str:
    """What `export` writes of one match, with some of it changed."""
    match = {
        **{"id": "m1", "game": "doubles", "preset": "", "changes": {}, "at": "2026-01-02T19:30:00+00:00"},
        **{"players": [{"id": "ana", "name": "Ana"}], "by": "ana", "entries": []},
    }
    file = {"format": "tableside-matches", "version": 1, "matches": [match]}
    return json.dumps({**file, **changed, "matches": [{**match, **changed}]})


def entry(**body: object) -> list[dict[str, object]]:
    written = {"id": "e1", "at": "2026-01-02T19:30:00+00:00", "by": "ana", "replaces": ""}
    return [{**written, "kind": "hand-counted", "body": {"round": 1, "player": "ana", **body}}]


# what is sent, and how what is wrong with it ends in Dutch, Italian and Afrikaans
UNLIKE = [
    pytest.param(
        "Ana has won",
        "partijen van Tableside: het is geen JSON vanaf regel 1, teken 1",
        "fatto da Tableside: non è JSON dalla riga 1, carattere 1, in poi",
        "van Tableside nie: dit is nie JSON nie, van reël 1, karakter 1 af",
        id="no JSON",
    ),
    pytest.param(
        "[]",
        "er staat niets in over partijen; noem wat tableside export geschreven heeft",
        "non dice niente di partite; indica quel che ha scritto tableside export",
        "dit sê niks van wedstryde nie; noem wat tableside export geskryf het",
        id="another file",
    ),
    pytest.param(
        exported(version=9),
        "een nieuwere Tableside heeft het gemaakt; installeer de nieuwste versie",
        "l'ha fatto un Tableside più recente; installa l'ultima versione",
        "'n nuwer Tableside het dit gemaak; installeer die nuutste weergawe",
        id="newer",
    ),
    pytest.param(
        exported(at="Friday"),
        "matches[0].at: 'Friday' is geen tijdstip zoals 2026-01-02T19:30:00+00:00",
        "matches[0].at: 'Friday' non è un momento come 2026-01-02T19:30:00+00:00",
        "matches[0].at: 'Friday' is nie 'n tydstip soos 2026-01-02T19:30:00+00:00 nie",
        id="no moment",
    ),
    pytest.param(
        exported(by=[1]),
        "matches[0].by: een lijst is geen tekst",
        "matches[0].by: un elenco non è un testo",
        "matches[0].by: 'n lys is nie 'n teks nie",
        id="a list for a text",
    ),
    pytest.param(
        exported(entries=entry(left={"typed": 100_000})),
        "entries[0].body.left.typed: een getal boven 99999, en zo ver telt geen enkele tafel",
        "entries[0].body.left.typed: un numero oltre 99999, e nessun tavolo arriva a tanto",
        "entries[0].body.left.typed: 'n getal bo 99999, en so ver tel geen tafel nie",
        id="far too many points",
    ),
    pytest.param(
        exported(entries=entry(left={"pieces": [["red", "W"]]})),
        "left.pieces[0]: er is geen teken 'RED': 1 tot en met 9, D1, D2, S, R, DE, W of WD4",
        "left.pieces[0]: non c'è un segno 'RED': da 1 a 9, D1, D2, S, R, DE, W o WD4",
        "left.pieces[0]: daar is geen teken 'RED' nie: 1 tot 9, D1, D2, S, R, DE, W of WD4",
        id="no marking",
    ),
    pytest.param(
        exported(entries=entry(left={"typed": 3}, player="eve")),
        "matches[0].entries[0]: eve speelt niet mee in deze partij",
        "matches[0].entries[0]: eve non gioca in questa partita",
        "matches[0].entries[0]: eve speel nie in hierdie wedstryd nie",
        id="a stranger",
    ),
    pytest.param(
        exported(game="uno-dice", changes={"target": 7}),
        "matches[0]: target kan niet 7 zijn: het is een getal van 50 tot en met 2000",
        "matches[0]: target non può essere 7: è un numero da 50 a 2000",
        "matches[0]: target kan nie 7 wees nie: dit is 'n getal van 50 tot 2000",
        id="a house rule that cannot be",
    ),
]


@pytest.mark.parametrize(("sent", "nl", "it", "af"), UNLIKE)
def test_what_cannot_be_taken_in_is_said_in_the_language(
    sent: str, nl: str, it: str, af: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "sent.json").write_text(sent)
    for language, told in (("nl", nl), ("it", it), ("af", af)):
        assert run(["import", "sent.json", "--data", "home", "--lang", language]) == 1
        said = capsys.readouterr().err
        assert said.startswith("tableside: sent.json ")
        assert said.endswith(f"{told}. {NOTHING[language]}\n")


# what is in a zip, and how what is wrong with it ends
NO_BACKUP = [
    pytest.param(
        {},
        "er zit geen lijst bij van wat erin zit.",
        "manca l'elenco di quel che contiene.",
        "daar is geen lys by van wat daarin is nie.",
        id="nothing",
    ),
    pytest.param(
        {"manifest.json": "[]"},
        "de lijst van wat erin zit is niet een van de onze.",
        "l'elenco di quel che contiene non è dei nostri.",
        "die lys van wat daarin is, is nie een van ons s'n nie.",
        id="another list",
    ),
    pytest.param(
        {"manifest.json": '{"format": "tableside-backup", "version": 2, "files": {}}'},
        "een nieuwere Tableside heeft het gemaakt; installeer de nieuwste versie.",
        "l'ha fatto un Tableside più recente; installa l'ultima versione.",
        "'n nuwer Tableside het dit gemaak; installeer die nuutste weergawe.",
        id="newer",
    ),
    pytest.param(
        {"manifest.json": '{"format": "tableside-backup", "version": 1, "files": {"tableside.db": 1}}'},
        "'tableside.db' hoort niet in een reservekopie.",
        "'tableside.db' non fa parte di una copia di sicurezza.",
        "'tableside.db' hoort nie in 'n rugsteunkopie nie.",
        id="a file without its sum",
    ),
]


@pytest.mark.parametrize(("inside", "nl", "it", "af"), NO_BACKUP)
def test_what_is_no_backup_is_said_in_the_language(
    inside: dict[str, str], nl: str, it: str, af: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with zipfile.ZipFile(home / "sent.zip", "w") as pack:
        for name, text in inside.items():
            pack.writestr(name, text)
    for language, told in (("nl", nl), ("it", it), ("af", af)):
        assert run(["restore", "sent.zip", "--data", "home", "--lang", language]) == 1
        assert capsys.readouterr().err.endswith(f": {told}\n")
