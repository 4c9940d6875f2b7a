"""Rulings are entries from here on, which an older Tableside could not read: it must know by the number."""

from __future__ import annotations

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """No table changes: an entry is its kind and a body."""
