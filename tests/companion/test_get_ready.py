"""What was taught of a set is looked at when its match opens, before the first photo comes."""

from __future__ import annotations

import pytest

from companion.ledger.state import Cut
from rules.pieces import SETS
from tests.companion.flows.shown import reading_of
from tests.companion.scoring_table import PICTURE, PLAIN_JPEG, MakeTable, Table, ToldReader


def teach(here: Table, piece_set: str, mark: str | int) -> None:
    photo = here.tableside.photos.keep(here.match, 1, "", PLAIN_JPEG, reading_of("1-2"), here.tableside.now())
    here.tableside.exemplars.keep(piece_set, [Cut(mark, PICTURE)], photo, here.tableside.now())


def prepared(here: Table) -> list[str]:
    assert isinstance(here.reader, ToldReader)
    return [own.box.name for own in here.reader.prepared]


@pytest.mark.parametrize("route", ["", "/round/1"])
async def test_it_is_looked_at_once_however_often_the_match_is_opened(table: MakeTable, route: str) -> None:
    here = table(readings={})
    teach(here, "double-12", 3)
    for _ in range(2):
        async with here.phone(route) as phone:
            await phone.settle(0.3)
    assert prepared(here) == ["double-12"]


async def test_a_set_that_nobody_taught_needs_no_preparing(table: MakeTable) -> None:
    here = table(readings={})
    teach(here, "uno-dice", str(SETS["uno-dice"].faces[0]))
    async with here.phone("") as phone:
        await phone.settle(0.3)
    assert prepared(here) == []
