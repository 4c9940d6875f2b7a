"""Exemplars as plain data of an export, their pictures in base64; what comes in is hostile until proven."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import Any

from companion.ledger import plain
from companion.ledger.exemplars import is_mark, is_picture, mark_of
from companion.ledger.state import Cut, Learned
from rules.quoting import quoted


def learned_json(learned: Sequence[Learned]) -> list[dict[str, Any]]:
    """Plain data that `read_learned` turns back."""
    return [
        {
            "id": each.id,
            "set": each.piece_set,
            "mark": str(each.cut.mark),
            "picture": base64.b64encode(each.cut.picture).decode("ascii"),
            "at": each.at.isoformat(),
            "corrected": each.cut.corrected,
            "photo": each.photo,
            "entry": each.entry,
        }
        for each in learned
    ]


def read_learned(told: Any) -> list[Learned]:
    """Raises ValueError, TypeError or KeyError that says what is wrong."""
    if not isinstance(told, list):
        raise ValueError(f"{quoted(told)} is no list")
    return [_one(raw) for raw in told]


def _one(raw: Any) -> Learned:
    name, mark = plain.text(raw["set"]), plain.text(raw["mark"])
    if not is_mark(name, mark):
        raise ValueError(f"{quoted(name)} has no marking {quoted(mark)}")
    return Learned(
        id=plain.id_text(raw["id"]),
        piece_set=name,
        cut=Cut(mark_of(name, mark), _picture(raw["picture"]), plain.yes(raw["corrected"])),
        at=plain.moment(raw["at"]),
        photo=plain.text(raw["photo"]),
        entry=plain.text(raw["entry"]),
    )


def _picture(told: Any) -> bytes:
    picture = b""
    if isinstance(told, str):
        try:
            picture = base64.b64decode(told, validate=True)
        except (binascii.Error, ValueError):
            picture = b""
    if not is_picture(picture):
        raise ValueError(f"{quoted(told)} is no picture of a marking")
    return picture
