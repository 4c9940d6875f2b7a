"""Players, matches, seats, entries, photos and their reviews."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("colour", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("added_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("key", name="uq_player_key"),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("preset", sa.String(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
    )
    op.create_index("ix_match_at", "match", ["at"])
    op.create_table(
        "seat",
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("colour", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_seat_match_match"),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name="fk_seat_player_player"),
        sa.PrimaryKeyConstraint("match", "place", name="pk_seat"),
        sa.UniqueConstraint("match", "player", name="uq_seat_match"),
    )
    op.create_index("ix_seat_player", "seat", ["player"])
    op.create_table(
        "entry",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("replaces", sa.String(), nullable=True),
        sa.CheckConstraint("number > 0", name=op.f("ck_entry_counts")),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_entry_match_match"),
        sa.ForeignKeyConstraint(["replaces"], ["entry.id"], name="fk_entry_replaces_entry"),
        sa.PrimaryKeyConstraint("id", name="pk_entry"),
        sa.UniqueConstraint("match", "number", name="uq_entry_match"),
    )
    op.create_table(
        "photo",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("match", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("reading", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_photo_match_match"),
        sa.PrimaryKeyConstraint("id", name="pk_photo"),
    )
    op.create_index("ix_photo_match", "photo", ["match"])
    op.create_table(
        "review",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("photo", sa.String(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["photo"], ["photo.id"], name="fk_review_photo_photo"),
        sa.PrimaryKeyConstraint("number", name="pk_review"),
    )
    op.create_index("ix_review_photo", "review", ["photo"])
