"""What was typed wrongly, and what was written: one plain line in the language that was asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.cli import run
from companion.ledger.database import address
from companion.ledger.migrate import migrate
from companion.wiring import build
from tests.companion.ledger.making import AT

LONG = "n" * 300


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that commands run in, with an empty household in `home`."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "home").mkdir()
    migrate(address(tmp_path / "home"), AT)
    return tmp_path


USAGE = [
    (
        "conut a.jpg",
        {
            "en": "No such command 'conut'. Did you mean 'count'? See: tableside --help",
            "nl": "Er is geen opdracht 'conut'. Bedoelde je 'count'? Zie: tableside --help",
            "it": "Non c'è un comando 'conut'. Intendevi 'count'? Vedi: tableside --help",
            "af": "Daar is geen opdrag 'conut' nie. Bedoel jy 'count'? Sien: tableside --help",
        },
    ),
    (
        "nonsense",
        {
            "en": "No such command 'nonsense'. See: tableside --help",
            "nl": "Er is geen opdracht 'nonsense'. Zie: tableside --help",
            "it": "Non c'è un comando 'nonsense'. Vedi: tableside --help",
            "af": "Daar is geen opdrag 'nonsense' nie. Sien: tableside --help",
        },
    ),
    (
        "games --prestes",
        {
            "en": "No such option: --prestes. See: tableside games --help",
            "nl": "Er is geen optie --prestes. Zie: tableside games --help",
            "it": "Non c'è un'opzione --prestes. Vedi: tableside games --help",
            "af": "Daar is geen opsie --prestes nie. Sien: tableside games --help",
        },
    ),
    (
        "count a.jpg --ste double-6",
        {
            "en": "No such option: --ste. Did you mean --set? See: tableside count --help",
            "nl": "Er is geen optie --ste. Bedoelde je --set? Zie: tableside count --help",
            "it": "Non c'è un'opzione --ste. Intendevi --set? Vedi: tableside count --help",
            "af": "Daar is geen opsie --ste nie. Bedoel jy --set? Sien: tableside count --help",
        },
    ),
    (
        "count a.jpg",
        {
            "en": "Missing option '--set'. See: tableside count --help",
            "nl": "De optie '--set' ontbreekt. Zie: tableside count --help",
            "it": "Manca l'opzione '--set'. Vedi: tableside count --help",
            "af": "Die opsie '--set' ontbreek. Sien: tableside count --help",
        },
    ),
    (
        "rules",
        {
            "en": "Missing argument 'GAME'. See: tableside rules --help",
            "nl": "'GAME' ontbreekt. Zie: tableside rules --help",
            "it": "Manca 'GAME'. Vedi: tableside rules --help",
            "af": "'GAME' ontbreek. Sien: tableside rules --help",
        },
    ),
    (
        "games a b c",
        {
            "en": "This is too much: b c. See: tableside games --help",
            "nl": "Dit is te veel: b c. Zie: tableside games --help",
            "it": "Questo è di troppo: b c. Vedi: tableside games --help",
            "af": "Dit is te veel: b c. Sien: tableside games --help",
        },
    ),
    (
        "games --json=1",
        {
            "en": "Option '--json' does not take a value. See: tableside games --help",
            "nl": "Bij de optie '--json' hoort geen waarde. Zie: tableside games --help",
            "it": "L'opzione '--json' non vuole un valore. Vedi: tableside games --help",
            "af": "By die opsie '--json' hoort geen waarde nie. Sien: tableside games --help",
        },
    ),
    (
        "rules doubles --top many",
        {
            "en": "Invalid value for '--top': it must be a whole number. See: tableside rules --help",
            "nl": "De waarde bij '--top' kan niet: het moet een heel getal zijn. Zie: tableside rules --help",
            "it": "Il valore di '--top' non va: deve essere un numero intero. Vedi: tableside rules --help",
            "af": "Die waarde by '--top' kan nie: dit moet 'n heelgetal wees. Sien: tableside rules --help",
        },
    ),
    (
        "rules doubles --top 0",
        {
            "en": "Invalid value for '--top': it must be 1 or more. See: tableside rules --help",
            "nl": "De waarde bij '--top' kan niet: het moet 1 of meer zijn. Zie: tableside rules --help",
            "it": "Il valore di '--top' non va: deve essere 1 o più. Vedi: tableside rules --help",
            "af": "Die waarde by '--top' kan nie: dit moet 1 of meer wees. Sien: tableside rules --help",
        },
    ),
    (
        "--port 70000 games",
        {
            "en": "Invalid value for '--port': it must be 65535 or less. See: tableside --help",
            "nl": "De waarde bij '--port' kan niet: het moet 65535 of minder zijn. Zie: tableside --help",
            "it": "Il valore di '--port' non va: deve essere 65535 o meno. Vedi: tableside --help",
            "af": "Die waarde by '--port' kan nie: dit moet 65535 of minder wees. Sien: tableside --help",
        },
    ),
]


@pytest.mark.parametrize(
    ("typed", "see"),
    [
        ("rules --top", "tableside rules --help"),
        ("export --csv --match", "tableside export --help"),
        ("--data", "tableside --help"),
    ],
)
def test_an_option_without_its_value_is_told_with_the_help_of_its_command(
    typed: str, see: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(typed.split()) == 2
    assert capsys.readouterr().err.endswith(f" needs a value. See: {see}\n")


@pytest.mark.parametrize(("typed", "told"), USAGE, ids=[typed for typed, _ in USAGE])
def test_a_command_that_is_typed_wrongly_is_answered_in_its_language(
    typed: str, told: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    for language, line in told.items():
        for named in (["--lang", language], [f"--lang={language}"]):
            assert run([*typed.split(), *named]) == 2
            assert capsys.readouterr().err == f"tableside: {line}\n"


def test_a_value_that_is_missing_at_the_end_is_told_in_the_language_before(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["rules", "doubles", "--lang", "nl", "--top"]) == 2
    told = capsys.readouterr().err
    assert told == "tableside: Bij de optie '--top' hoort een waarde. Zie: tableside rules --help\n"


def test_a_command_of_thousands_of_letters_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["x" * 5000, "--lang", "nl"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("tableside: Er is geen opdracht 'xxx")
    assert told.endswith("xxx'. Zie: tableside --help\n")
    assert (told.count("\n"), len(told) < 1300) == (1, True)


# Names that there are none of


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["games", ""], "no game ''; the games are all-fives, doubles, "),
        (["games", "bridge"], "no game 'bridge'; the games are all-fives, doubles, "),
        (["rules", ""], "no game ''; the games are all-fives, doubles, "),
        (["referee", ""], "no game ''; the games are all-fives, doubles, "),
        (["referee", "doubles", ""], "no question '' about Doubles; there are: count, settle, "),
        (["games", "", "--lang", "nl"], "er is geen spel ''; de spellen zijn all-fives, doubles, "),
        (["referee", "doubles", "", "--lang", "it"], "su Doppi non c'è una domanda ''; ci sono: count, "),
        (["games", " ", "--lang", "af"], "daar is geen spel ' ' nie; die spele is all-fives, doubles, "),
    ],
)
def test_an_empty_name_is_a_name_that_there_is_none_of(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"tableside: {told}")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("export --match \udcff --data home --lang nl", "Er is hier geen partij ?."),
        (
            "export --database postgresql://[::1/x --data home --lang it",
            "postgresql://[::1/x non è l'indirizzo di un database; scrivi postgresql+psycopg://utente@server/nome.",
        ),
        ("restore . --data home --lang af", ". is nie 'n rugsteun van Tableside nie: dit is 'n vouer."),
        (
            "restore none.zip --data home --lang it",
            "none.zip non si può leggere: quel file o quella cartella non c'è.",
        ),
    ],
)
def test_a_name_that_no_database_and_no_file_has(
    words: str, told: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words.split()) == 1
    assert capsys.readouterr().err == f"tableside: {told}\n"


@pytest.mark.parametrize("hand", ["true", "[[1, 2]]", "[true]", '{"Ann": "1-1"}'])
def test_a_hand_that_is_no_list_of_pieces_is_told_as_one_fact(
    hand: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("facts.json").write_text(f'{{"hand": {hand}}}')
    assert run(["referee", "doubles", "count", "--facts", "facts.json"]) == 1
    told = capsys.readouterr().err
    assert told == 'tableside: a hand is one fact with all its pieces, like hand="6-3, 0-0"\n'


def test_yes_and_nothing_are_told_as_they_are_written_in_json(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("facts.json").write_text('{"players": "Ann, Ben", "number": true}')
    assert run(["referee", "doubles", "begin", "--facts", "facts.json"]) == 1
    assert capsys.readouterr().err == "tableside: number is a number, and not true\n"


@pytest.mark.parametrize(
    ("facts", "fact"),
    [('{"hand": "1-1", "hand": "6-6"}', "hand"), ('{"left": {"Ann": 3, "Ben": 0, "Ann": 30}}', "Ann")],
)
def test_a_fact_that_is_told_twice_is_not_chosen_from(
    facts: str, fact: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("facts.json").write_text(facts)
    for language, told in {
        "en": f"{fact} is there twice; leave one of them out",
        "nl": f"{fact} staat er twee keer; laat er een weg",
        "it": f"{fact} c'è due volte; togline uno",
        "af": f"{fact} is twee keer daar; laat een weg",
    }.items():
        assert run(["referee", "doubles", "count", "--facts", "facts.json", "--lang", language]) == 1
        assert capsys.readouterr().err == f"tableside: --facts facts.json: {told}\n"


# Names that are too long

TOO_LONG = {
    "en": "the name is too long",
    "nl": "de naam is te lang",
    "it": "il nome è troppo lungo",
    "af": "die naam is te lank",
}


@pytest.mark.parametrize("language", TOO_LONG)
@pytest.mark.parametrize(
    "words",
    [
        f"export {LONG} --data home",
        f"export --data {LONG}",
        f"backup {LONG} --data home",
        f"restore {LONG} --data home",
        f"import {LONG} --data home",
        f"count {LONG} --set double-6",
        f"count a.jpg --set double-6 --annotate {LONG}",
        f"referee doubles count --facts {LONG}",
    ],
    ids=lambda words: words.replace(LONG, "LONG"),
)
def test_a_name_that_is_too_long_is_not_a_full_disk(
    words: str, language: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*words.split(), "--lang", language]) == 1
    told = capsys.readouterr().err
    assert TOO_LONG[language] in told
    assert told.count("\n") == 1


# What export wrote


@pytest.mark.parametrize(
    ("language", "one", "all_", "table"),
    [
        (
            "en",
            "one.json: 1 match, for another Tableside to import",
            "all.json: 2 matches, for another Tableside to import",
            "all.csv: the points of 2 matches, as a table",
        ),
        (
            "nl",
            "one.json: 1 partij, die een andere Tableside kan overnemen",
            "all.json: 2 partijen, die een andere Tableside kan overnemen",
            "all.csv: de punten van 2 partijen, als tabel",
        ),
        (
            "it",
            "one.json: 1 partita, che un altro Tableside può importare",
            "all.json: 2 partite, che un altro Tableside può importare",
            "all.csv: i punti di 2 partite, come tabella",
        ),
        (
            "af",
            "one.json: 1 wedstryd, wat 'n ander Tableside kan inneem",
            "all.json: 2 wedstryde, wat 'n ander Tableside kan inneem",
            "all.csv: die punte van 2 wedstryde, as 'n tabel",
        ),
    ],
)
def test_an_export_into_a_file_says_what_it_wrote(
    language: str, one: str, all_: str, table: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    household = build(home / "home")
    ann = household.ledger.add_player("Ann", AT).id
    match, _ = (household.ledger.start_match("doubles", "", {}, [ann], AT, ann) for _ in range(2))
    household.close()
    data = ["--data", "home", "--lang", language]
    assert run(["export", "one.json", "--match", match, "--match", match, *data]) == 0
    assert capsys.readouterr() == (f"{one}\n", "")
    assert [each["id"] for each in json.loads(Path("one.json").read_text())["matches"]] == [match]
    assert run(["export", "all.json", *data]) == 0
    assert run(["export", "all.csv", *data]) == 0
    assert capsys.readouterr() == (f"{all_}\n{table}\n", "")
    assert run(["export", *data]) == 0
    assert capsys.readouterr() == (f"{Path('all.json').read_text()}\n", "")
