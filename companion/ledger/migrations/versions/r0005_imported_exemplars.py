"""An exemplar that came with an export has no photo here: its picture is all that came."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("exemplar", "photo", existing_type=sa.String(), nullable=True)
        return
    # SQLite makes the table anew. Alembic's own way would write the constraints in any order, and a backup
    # is known by the very words of its tables
    op.create_table(
        "exemplar_new",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("piece_set", sa.String(), nullable=False),
        sa.Column("mark", sa.String(), nullable=False),
        sa.Column("picture", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("corrected", sa.Boolean(), nullable=False),
        sa.Column("photo", sa.String(), nullable=True),
        sa.Column("entry", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["photo"], ["photo.id"], name="fk_exemplar_photo_photo"),
        sa.ForeignKeyConstraint(["entry"], ["entry.id"], name="fk_exemplar_entry_entry"),
        sa.PrimaryKeyConstraint("id", name="pk_exemplar"),
    )
    op.execute("INSERT INTO exemplar_new SELECT * FROM exemplar")
    op.drop_table("exemplar")
    op.rename_table("exemplar_new", "exemplar")
    op.create_index("ix_exemplar_piece_set", "exemplar", ["piece_set"])
    op.create_index("ix_exemplar_photo", "exemplar", ["photo"])
