"""Every language says everything, with the same facts in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import companion
from companion.languages import Words, best_language, languages, source
from companion.ledger.errors import LedgerError
from companion.ledger.why import why
from rules import books
from vision.doubt_words import SENTENCES

COMPANION = Path(companion.__file__).parent


class _Facts(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(code: str) -> dict[str, set[str]]:
    """Key -> names of the facts in it; fails on anything that cannot be parsed."""
    resource = FluentParser().parse(source(code))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            facts = _Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.found
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("code", languages())
def test_a_language_is_complete(code: str) -> None:
    assert sorted(messages(code)) == sorted(ENGLISH)


@pytest.mark.parametrize("code", languages())
def test_a_language_uses_the_same_facts(code: str) -> None:
    differ = {key: facts for key, facts in messages(code).items() if facts - ENGLISH.get(key, facts)}
    assert differ == {}


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_a_language_is_translated(code: str) -> None:
    """Names and very short words may be the same; most must not be."""
    words, english = Words(code), Words("en")
    facts = {name: "x" for all_facts in ENGLISH.values() for name in all_facts}
    same = [key for key in ENGLISH if words.t(key, **facts) == english.t(key, **facts)]
    assert len(same) < len(ENGLISH) / 10, same


def test_every_word_that_the_code_asks_for_is_there() -> None:
    asked = set()
    for path in COMPANION.rglob("*.py"):
        asked |= set(re.findall(r"\.t\(\s*\"([\w-]+)\"", path.read_text("utf-8")))
    assert asked
    assert sorted(asked - set(ENGLISH)) == []


def test_every_doubt_of_the_reader_has_its_words() -> None:
    assert [kind for kind in SENTENCES if f"doubt-{kind}" not in messages("en")] == []


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(
    ("mark", "book"),
    [
        *((mark, "uno-dominoes") for mark in ("D2", "S", "R", "DE", "W", "WD4")),
        *((mark, "uno-dice") for mark in ("D1", "D2", "S", "R", "W")),
    ],
)
def test_the_screens_call_a_marking_what_the_rule_book_calls_it(code: str, mark: str, book: str) -> None:
    told = " ".join(clause.title + " " + clause.text for clause in books.load(book, code).clauses.values())
    assert Words(code).t(f"mark-{mark}") in told


def test_a_language_that_is_not_there_is_english() -> None:
    assert Words("xx").t("undo") == "Undo"


def test_numbers_of_points_are_said_as_one_says_them() -> None:
    words = Words("en")
    assert words.t("points", points=1) == "1 point"
    assert words.t("points", points=12) == "12 points"


def test_a_reason_within_a_line_is_said_in_the_language_of_the_line() -> None:
    list_for_a_text = why("no-text", told=why("a-list"))
    assert Words("it").t("ledger-bad-entry", what=list_for_a_text) == (
        "Questo non fa parte di una partita: un elenco non è un testo."
    )
    assert str(list_for_a_text) == "a list is no text"


def test_a_whole_sentence_within_a_line_loses_its_full_stop() -> None:
    stranger = LedgerError("not-at-table", player="Eve").why
    assert Words("nl").t("ledger-bad-entry", what=stranger) == (
        "Dit hoort niet in een partij: Eve speelt niet mee in deze partij."
    )
    assert str(stranger) == "Eve does not play in this match"


def test_a_fact_that_is_far_too_long_is_cut_in_its_middle() -> None:
    said = Words().t("ledger-name-taken", name="x" * 700 + "y" * 4000)
    assert said.startswith("There is already a player named xxx")
    assert said.endswith("yyy.")
    assert 900 < len(said) < 1000


def test_a_key_that_nobody_wrote_comes_back_as_it_is(caplog: pytest.LogCaptureFixture) -> None:
    assert Words().t("no-such-key") == "no-such-key"
    assert "no-such-key" in caplog.text


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        pytest.param([], "", id="nobody"),
        pytest.param(["Ana"], "Ana", id="one"),
        pytest.param(["Ana", "Ben"], "Ana and Ben", id="two"),
        pytest.param(["Ana", "Ben", "Cy"], "Ana, Ben and Cy", id="three"),
    ],
)
def test_names_are_listed(names: list[str], expected: str) -> None:
    assert Words().join(names) == expected


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        pytest.param([], "en", id="nothing known"),
        pytest.param(["en-GB"], "en", id="british"),
        pytest.param(["xx", "en_US"], "en", id="the second"),
        pytest.param(["zz-ZZ"], "en", id="none of them"),
    ],
)
def test_a_phone_gets_the_first_of_its_languages(wanted: list[str], expected: str) -> None:
    assert best_language(wanted) == expected


def test_every_language_says_its_own_name() -> None:
    assert languages()["en"] == "English"
    assert all(name and name != code for code, name in languages().items())
