"""One transaction a verb, and the database's own troubles as one plain line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, TimeoutError
from sqlmodel import Session

from companion.ledger.errors import LedgerError
from companion.ledger.system import why_database


@contextmanager
def reading(engine: Engine) -> Iterator[Session]:
    """A session that sees one moment of the database. Raises LedgerError where it cannot be read."""
    with _plainly(), Session(engine, expire_on_commit=False) as session:
        yield session


@contextmanager
def writing(engine: Engine, clash: LedgerError | None = None) -> Iterator[Session]:
    """A session that has the pen; commits on the way out, and is then on the disk. Raises LedgerError.

    `clash`: what to say where somebody else wrote, at the same time, what can be there only once.
    """
    engine = engine.execution_options(writing=True)
    with _plainly(clash), Session(engine, expire_on_commit=False) as session, session.begin():
        yield session


@contextmanager
def _plainly(clash: LedgerError | None = None) -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        if clash is None:
            raise
        raise clash from None
    except (DBAPIError, TimeoutError) as e:  # the pool of connections has a time-out of its own
        raise LedgerError("busy", what=why_database(e)) from e
