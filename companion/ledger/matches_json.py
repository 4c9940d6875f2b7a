"""A match and all that was written about it as plain data of an export, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.ledger import plain
from companion.ledger.entries import entry_of
from companion.ledger.state import Header, Player, TablePlay, Written
from companion.ledger.unlike import each, part


def match_json(header: Header, written: Sequence[Written]) -> dict[str, Any]:
    """Plain data that `read_match` turns back."""
    return {
        "id": header.id,
        "game": header.game,
        "preset": header.rules.preset,
        "changes": dict(header.rules.changes),
        "players": [{"id": player.id, "name": player.name} for player in header.players],
        "at": header.started_at.isoformat(),
        "by": header.by,
        "entries": [
            {
                "id": one.id,
                "at": one.at.isoformat(),
                "by": one.by,
                "kind": one.entry.kind,
                "body": one.entry.to_json(),
                "replaces": one.replaces,
            }
            for one in written
        ],
    }


def read_match(told: Any) -> tuple[Header, list[Written]]:
    """The match; raises Unlike where any of it is not as `match_json` tells it."""
    header = Header(
        id=part(told, "id", plain.id_text),
        game=part(told, "game", plain.text),
        rules=TablePlay(part(told, "preset", plain.text), part(told, "changes", plain.choices)),
        players=tuple(part(told, "players", lambda players: each(players, _player))),
        started_at=part(told, "at", plain.moment),
        by=part(told, "by", plain.text),
    )
    return header, part(told, "entries", lambda entries: each(entries, _written))


def _player(told: Any) -> Player:
    return Player(part(told, "id", plain.id_text), part(told, "name", plain.text), 0, "")


def _written(told: Any) -> Written:
    kind, body = part(told, "kind", plain.text), part(told, "body", lambda body: body)
    return Written(
        id=part(told, "id", plain.id_text),
        at=part(told, "at", plain.moment),
        by=part(told, "by", plain.text),
        entry=entry_of(kind, body),
        replaces=part(told, "replaces", plain.text),
    )
