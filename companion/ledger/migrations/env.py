"""Run by Alembic inside the transaction that `companion.ledger.migrate` opened."""

from __future__ import annotations

from alembic import context

from companion.ledger.models import Table

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Table.metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
