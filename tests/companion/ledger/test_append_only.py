"""What was written stays, whatever program tries to change it; on both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import URL, Engine
from sqlalchemy.exc import DBAPIError

from companion.ledger.database import connect
from companion.ledger.entries import HandCounted
from companion.ledger.ledger import Ledger
from companion.ledger.models import KEPT, Table
from rules.rounds import Left
from tests.companion.ledger.making import AT

ROWS = {  # a row of each table, as the fixture writes it
    "match": "INSERT INTO {t} VALUES ('id2', 'doubles', '', '{{}}', '2026-01-02', '')",
    "seat": "INSERT INTO {t} VALUES ('id2', 0, 'id1', 5)",
    "entry": "INSERT INTO {t} VALUES ('id3', 'id2', 1, '2026-01-02', '', 'match-reopened', '{{}}', NULL)",
    "photo": "INSERT INTO {t} VALUES ('p1', 'id2', 1, 'id1', '2026-01-02', '{{}}')",
    "review": "INSERT INTO {t} VALUES (1, 'p1', '2026-01-02', '{{}}')",
}


@pytest.fixture
def engine(url: URL, ledger: Ledger) -> Iterator[Engine]:
    """A database with a row in every table."""
    ana = ledger.add_player("Ana", AT).id
    match = ledger.start_match("doubles", "", {}, [ana], AT, "")
    ledger.record(match, HandCounted(1, ana, Left(typed=3)), AT, "")
    engine = connect(url)
    for table in ("photo", "review"):
        written(engine, ROWS[table].format(t=table))
    yield engine
    engine.dispose()


def written(engine: Engine, statement: str) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql(statement)


def everything(engine: Engine) -> list[list[object]]:
    with engine.connect() as connection:
        return [list(connection.exec_driver_sql(f'SELECT * FROM "{table}"')) for table in KEPT]


def test_every_table_is_kept_but_those_that_people_may_change() -> None:
    assert {*KEPT, "player", "exemplar"} == set(Table.metadata.tables)


@pytest.mark.parametrize("table", KEPT)
@pytest.mark.parametrize(
    "statement",
    [
        pytest.param("UPDATE {t} SET {c} = {c}", id="update"),
        pytest.param("DELETE FROM {t}", id="delete"),
    ],
)
def test_no_row_is_changed_or_deleted(engine: Engine, table: str, statement: str) -> None:
    before = everything(engine)
    column = next(iter(Table.metadata.tables[table].columns)).name
    with pytest.raises(DBAPIError, match="append-only"):
        written(engine, statement.format(t=f'"{table}"', c=f'"{column}"'))
    assert everything(engine) == before


@pytest.mark.parametrize("table", KEPT)
def test_no_row_is_replaced(engine: Engine, table: str) -> None:
    before = everything(engine)
    replacing = ROWS[table].format(t=f'"{table}"')
    if engine.dialect.name == "sqlite":
        replacing = replacing.replace("INSERT", "INSERT OR REPLACE")
    with pytest.raises(DBAPIError):
        written(engine, replacing)
    if engine.dialect.name == "sqlite":  # one entry for another under the same number
        with pytest.raises(DBAPIError, match="append-only"):
            written(
                engine,
                "INSERT OR REPLACE INTO entry VALUES ('new', 'id2', 1, '2026-01-02', '', 'x', '{}', NULL)",
            )
    else:
        with pytest.raises(DBAPIError, match="append-only"):
            written(engine, f'TRUNCATE "{table}" CASCADE')
    assert everything(engine) == before


def test_a_player_can_be_renamed(engine: Engine) -> None:
    written(engine, "UPDATE player SET name = 'Anna'")
