"""Alembic revisions. Each file in `versions/` is written once and never changed after a release."""
