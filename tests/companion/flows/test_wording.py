"""Where a clause comes from, said once."""

from __future__ import annotations

import pytest

from companion.flows.wording import grounds, origin
from companion.languages import Words, languages
from rules.books import load
from rules.games import all_games

ENGLISH = Words("en")


@pytest.mark.parametrize(
    ("clause", "alone", "with_kind"),
    [
        pytest.param(
            "MT-5.10",
            "It follows from MT-5.6, which makes no exception",
            "Our reading: it follows from MT-5.6, which makes no exception",
            id="our reading",
        ),
        pytest.param(
            "MT-5.3",
            "Double-twelve instructions, ourpastimes.com",
            "Printed rule: Double-twelve instructions, ourpastimes.com",
            id="printed",
        ),
    ],
)
def test_a_source_is_said_with_its_kind_or_beside_it(clause: str, alone: str, with_kind: str) -> None:
    book = load("mexican-train")
    assert grounds(ENGLISH, book[clause]) == alone
    assert origin(ENGLISH, book[clause]) == with_kind


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", all_games())
def test_our_reading_is_called_the_same_in_the_book_and_on_the_screen(name: str, code: str) -> None:
    """Else one would be told twice, in two ways, that it is our reading."""
    words, kind = Words(code), Words(code).t("kind-reading")
    for clause, english in zip(load(name, code), load(name), strict=True):
        assert clause.source.startswith(kind) == english.source.startswith("Our reading"), clause.id
        assert kind not in grounds(words, clause)
