"""One photo of all hands, as a family takes it. Every number is added up by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.driver import Phone
from tests.browser.table import Table, draw_hands

# 9-7 is 16, 3-1 is 4 and 12-4 is 16: Ana has 36.
ANA = [(9, 7), (3, 1), (12, 4)]
# 11-5 is 16, 2-2 is 4 and 7-1 is 8: Cy has 28.
CY = [(11, 5), (2, 2), (7, 1)]
# 8-8 is 16, 6-2 is 8, 10-3 is 13 and 0-5 is 5: Ben has 42.
BEN = [(8, 8), (6, 2), (10, 3), (0, 5)]

NAMELESS = re.compile(r"^ *- button(:| *$)", re.MULTILINE)  # as a screen reader would be told of it


@pytest.fixture
def table(phone: Phone) -> Table:
    return Table(phone)


def test_three_hands_in_one_photo(phone: Phone, table: Table, tmp_path: Path) -> None:
    match = table.start("mexican-train", "Ana", "Ben", "Cy")
    table.begin(1)
    table.end("blocked")
    table.photograph_all(draw_hands(tmp_path / "all.jpg", [ANA, BEN, CY], 8))
    phone.see("A photo with 3 hands")
    ana, ben, cy = (table.hand_of(points) for points in (36, 42, 28))

    # Nobody asked who pushed which hand where. Ana's and Ben's change places, and back.
    table.give(ana, "Ana")
    table.give(ben, "Ben")
    table.is_given(cy, "Cy")
    table.give(ana, "Ben")
    table.is_given(ben, "Ana")
    table.give(ana, "Ana")
    table.is_given(ben, "Ben")

    # The phone sleeps and comes back.
    phone.reload()
    table.is_given(ana, "Ana")
    table.is_given(cy, "Cy")
    assert not NAMELESS.search(phone.says())

    table.main("Right. Look at Ana's hand")
    table.agree_share("Ana", 36)
    phone.see("Ben's hand")
    assert not NAMELESS.search(phone.says())
    table.agree_share("Ben", 42)
    table.agree_share("Cy", 28)
    phone.wait_for_route(f"{match}/round/1")
    phone.see("A photo with 3 hands. looked at")
    table.scores(1, Ana=36, Ben=42, Cy=28)
    table.confirm(1)
    table.totals(Ana=36, Ben=42, Cy=28)
