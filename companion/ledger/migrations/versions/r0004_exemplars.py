"""What a household's own pieces look like. Not append-only: people delete what they do not want kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "exemplar",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("piece_set", sa.String(), nullable=False),
        sa.Column("mark", sa.String(), nullable=False),
        sa.Column("picture", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("corrected", sa.Boolean(), nullable=False),
        sa.Column("photo", sa.String(), nullable=False),
        sa.Column("entry", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["photo"], ["photo.id"], name="fk_exemplar_photo_photo"),
        sa.ForeignKeyConstraint(["entry"], ["entry.id"], name="fk_exemplar_entry_entry"),
        sa.PrimaryKeyConstraint("id", name="pk_exemplar"),
    )
    op.create_index("ix_exemplar_piece_set", "exemplar", ["piece_set"])
    op.create_index("ix_exemplar_photo", "exemplar", ["photo"])
