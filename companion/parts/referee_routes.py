"""Addresses of the referee: a dispute lies whole in its address, so it survives a reload and can be sent.

Facts are "f.<name>"; besides them `from` is the screen to go back to, `edit` the fact that is said again,
`photo` one that was taken for it, and `ruled` the ruling that the table took.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

FACT = "f."


def referee_route(match: str, came_from: str = "", words: str = "") -> str:
    """All questions; `words` to search among them."""
    return _with(f"/match/{match}/referee", {"from": came_from, "q": words})


def ask_route(match: str, question: str, told: Mapping[str, str], came_from: str = "", **more: str) -> str:
    """A question with what was said so far; once that is enough, its ruling. `more`: edit, ruled, photo."""
    facts = {f"{FACT}{name}": text for name, text in told.items()}
    more = {key: text for key, text in {"from": came_from, **more}.items() if text}
    return _with(f"/match/{match}/referee/{question}", {**facts, **more}, keep_empty=True)


def rulings_route(match: str, came_from: str = "") -> str:
    """What this table decided."""
    return _with(f"/match/{match}/rulings", {"from": came_from})


def facts_in(query: Mapping[str, str]) -> dict[str, str]:
    """What the address says of the facts."""
    return {key.removeprefix(FACT): text for key, text in query.items() if key.startswith(FACT)}


def way_back(query: Mapping[str, str], match: str) -> str:
    """The screen that the referee was called from; only one of the same match."""
    came_from = query.get("from", "")
    mine = came_from == f"/match/{match}" or came_from.startswith((f"/match/{match}/", f"/match/{match}?"))
    return came_from if mine else f"/match/{match}"


def _with(path: str, query: Mapping[str, str], keep_empty: bool = False) -> str:
    said = urlencode({key: text for key, text in query.items() if text or keep_empty})
    return f"{path}?{said}" if said else path
