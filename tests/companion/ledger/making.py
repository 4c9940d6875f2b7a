"""Small things that the ledger's tests are made of."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import cv2
import numpy as np

from companion.ledger.entries import Entry
from companion.ledger.state import Header, Player, TablePlay, Written
from rules.pieces import SETS, Tile
from vision.reading import Doubt, Reading, Seen

AT = datetime(2026, 1, 2, 19, 30, tzinfo=UTC)
ANA, BEN, CY = Player("ana", "Ana", 0, "A"), Player("ben", "Ben", 1, "B"), Player("cy", "Cy", 2, "C")
HEADER = Header("m", "mexican-train", TablePlay("", {"set": "double-12"}), (ANA, BEN, CY), AT, "ana")

CORNERS = ((1.0, 2.0), (3.0, 2.0), (3.0, 6.5), (1.0, 6.5))
READING = Reading(
    SETS["double-12"],
    (4000, 3000),
    (Seen(Tile(3, 6), 0.98, True, CORNERS, ((Tile(3, 5), 0.01),)),),
    (Doubt("glare", CORNERS, (0,), {"count": 1}),),
    123.5,
)


def log(*entries: Entry) -> list[Written]:
    """Entries as they would lie in the ledger: ids e1, e2, ..., one a minute, all by Ben."""
    return [
        Written(f"e{n}", AT + timedelta(minutes=n), "ben", entry) for n, entry in enumerate(entries, start=1)
    ]


def ids(prefix: str = "id") -> Callable[[], str]:
    """Chance that is not one: id1, id2, ..."""
    numbers = itertools.count(1)
    return lambda: f"{prefix}{next(numbers)}"


def plain_jpeg(width: int = 64, height: int = 48) -> bytes:
    """A grey photo as OpenCV writes it."""
    done, encoded = cv2.imencode(".jpg", np.full((height, width, 3), 90, np.uint8))
    assert done
    return encoded.tobytes()
