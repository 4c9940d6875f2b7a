"""Triggers that refuse to change or delete what was written, whatever program tries."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = {  # and what must be new in every row of it
    "match": "id = NEW.id",
    "seat": '"match" = NEW."match" AND (place = NEW.place OR player = NEW.player)',
    "entry": 'id = NEW.id OR ("match" = NEW."match" AND number = NEW.number)',
    "photo": "id = NEW.id",
    "review": "number = NEW.number",
}
WORDS = "the ledger is append-only"


def upgrade() -> None:
    for table, same in TABLES.items():
        if op.get_bind().dialect.name == "sqlite":
            _guard_sqlite(table, same)
        else:
            _guard_postgresql(table)


def _guard_sqlite(table: str, same: str) -> None:
    """INSERT OR REPLACE deletes without firing delete triggers, so it is met before the insert."""
    refuse = f"BEGIN SELECT RAISE(ABORT, '{WORDS}'); END"
    op.execute(f'CREATE TRIGGER {table}_no_update BEFORE UPDATE ON "{table}" {refuse}')
    op.execute(f'CREATE TRIGGER {table}_no_delete BEFORE DELETE ON "{table}" {refuse}')
    op.execute(
        f'CREATE TRIGGER {table}_no_replace BEFORE INSERT ON "{table}" '
        f'WHEN EXISTS (SELECT 1 FROM "{table}" WHERE {same}) {refuse}'
    )


def _guard_postgresql(table: str) -> None:
    op.execute(
        "CREATE OR REPLACE FUNCTION tableside_keep() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{WORDS}'; END $$"
    )
    for name, event, each in (
        ("update", "UPDATE OR DELETE", "ROW"),
        ("truncate", "TRUNCATE", "STATEMENT"),
    ):
        op.execute(
            f'CREATE TRIGGER {table}_no_{name} BEFORE {event} ON "{table}" '
            f"FOR EACH {each} EXECUTE FUNCTION tableside_keep()"
        )
