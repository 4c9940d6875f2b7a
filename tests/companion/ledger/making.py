"""Small things that the ledger's tests are made of."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from companion.ledger.entries import Entry
from companion.ledger.state import Header, Player, TablePlay, Written

AT = datetime(2026, 1, 2, 19, 30, tzinfo=UTC)
ANA, BEN, CY = Player("ana", "Ana", 0, "A"), Player("ben", "Ben", 1, "B"), Player("cy", "Cy", 2, "C")
HEADER = Header("m", "mexican-train", TablePlay("", {"set": "double-12"}), (ANA, BEN, CY), AT, "ana")


def log(*entries: Entry) -> list[Written]:
    """Entries as they would lie in the ledger: ids e1, e2, ..., one a minute, all by Ben."""
    return [
        Written(f"e{n}", AT + timedelta(minutes=n), "ben", entry) for n, entry in enumerate(entries, start=1)
    ]


def ids(prefix: str = "id") -> Callable[[], str]:
    """Chance that is not one: id1, id2, ..."""
    numbers = itertools.count(1)
    return lambda: f"{prefix}{next(numbers)}"
