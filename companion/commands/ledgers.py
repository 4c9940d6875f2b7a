"""The ledger for a command: opened, and let go of at the end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands import Trouble

if TYPE_CHECKING:
    from companion.wiring import Tableside


@contextmanager
def opened(data: Path | None, database: str) -> Iterator[Tableside]:
    """A Tableside on that folder and database. Raises Trouble if they cannot be opened."""
    from companion.ledger.errors import LedgerError
    from companion.wiring import build

    try:
        tableside = build(data, database)
    except LedgerError as error:
        raise Trouble(str(error)) from None
    try:
        yield tableside
    except LedgerError as error:
        raise Trouble(str(error)) from None
    finally:
        tableside.close()
