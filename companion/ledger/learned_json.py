"""Exemplars as plain data of an export, their pictures in base64; what comes in is hostile until proven."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from functools import partial
from typing import Any

from companion.ledger import plain
from companion.ledger.exemplars import is_mark, is_picture, mark_of, says_picture
from companion.ledger.state import Cut, Learned
from companion.ledger.unlike import Unlike, each, part, shown
from companion.ledger.why import why
from rules.pieces import Mark
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


def read_learned(told: Any) -> tuple[list[Learned], int]:
    """What was learned, and of how many more the picture is broken. Raises Unlike that says what is wrong."""
    read = each(told, _one)
    good = [one for one in read if is_picture(one.cut.picture)]
    return good, len(read) - len(good)


def _one(told: Any) -> Learned:
    name = part(told, "set", plain.text)
    cut = Cut(
        part(told, "mark", partial(_mark, name)),
        part(told, "picture", _picture),
        part(told, "corrected", plain.yes),
    )
    return Learned(
        id=part(told, "id", plain.id_text),
        piece_set=name,
        cut=cut,
        at=part(told, "at", plain.moment),
        photo=part(told, "photo", plain.text),
        entry=part(told, "entry", plain.text),
    )


def _mark(name: str, told: Any) -> Mark:
    if not is_mark(name, plain.text(told)):
        raise Unlike(why("no-marking", set=quoted(name), mark=quoted(told)))
    return mark_of(name, told)


def _picture(told: Any) -> bytes:
    """A text that says it is a picture; whether it is one shows when it is decoded."""
    picture = b""
    if isinstance(told, str):
        try:
            picture = base64.b64decode(told, validate=True)
        except (binascii.Error, ValueError):
            picture = b""
    if not says_picture(picture):
        raise Unlike(why("no-picture", told=shown(told)))
    return picture
