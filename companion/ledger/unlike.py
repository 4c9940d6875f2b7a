"""Data that is not as it should be: what is wrong with it, what was expected, and where it stands.

Whoever reads data says what is wrong; whoever reads what lies around it adds the way that leads there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from companion.ledger.errors import LedgerError
from companion.ledger.why import Why, why
from rules.quoting import cut, quoted

Step = int | str  # a place in a list, or a name in an object
T = TypeVar("T")

MOST_STEP = 40  # characters of a name that is told
_PLAIN_NAME = re.compile("[0-9A-Za-z_-]+")


class Unlike(ValueError):
    """What is wrong and what was expected, and `at`, the way to it."""

    def __init__(self, what: Why, at: tuple[Step, ...] = ()) -> None:
        super().__init__(str(what))
        self.why = what
        self.at = at


@contextmanager
def within(*steps: Step) -> Iterator[None]:
    """Whatever is found wrong in here stands further on than these steps."""
    try:
        yield
    except (Unlike, LedgerError) as wrong:
        wrong.at = (*steps, *wrong.at)
        raise


def part(told: Any, name: str, read: Callable[[Any], T]) -> T:
    """What an object has under a name. Raises Unlike where it is missing, or is not what `read` reads."""
    if not isinstance(told, Mapping):
        raise Unlike(why("no-object", told=shown(told)))
    if name not in told:
        raise Unlike(why("missing"), (name,))
    with within(name):
        return read(told[name])


def each(told: Any, read: Callable[[Any], T]) -> list[T]:
    """Every part of a list, read. Raises Unlike."""
    if not isinstance(told, list | tuple):
        raise Unlike(why("no-list", told=shown(told)))
    found = []
    for number, inner in enumerate(told):
        with within(number):
            found.append(read(inner))
    return found


def every(told: Any, read: Callable[[Any], T], name: Callable[[Any], str]) -> dict[str, T]:
    """All that an object has, its names read by `name` and their values by `read`. Raises Unlike."""
    if not isinstance(told, Mapping):
        raise Unlike(why("no-names", told=shown(told)))
    found = {}
    for key, inner in told.items():
        with within(str(key)):
            found[name(key)] = read(inner)
    return found


def shown(told: Any) -> str | Why:
    """A value as its file has it; of a list or an object only that it is one."""
    match told:
        case None:
            return "null"
        case bool():
            return "true" if told else "false"
        case list() | tuple():
            return why("a-list")
        case Mapping():
            return why("an-object")
        case float():
            return {"nan": "NaN", "inf": "Infinity", "-inf": "-Infinity"}.get(repr(told), repr(told))
    return quoted(told)


def place(at: Sequence[Step]) -> str:
    """Where something stands, as people write it: matches[2].entries[0].at"""
    told = ""
    for step in at:
        if isinstance(step, int):
            told += f"[{step}]"
        elif _PLAIN_NAME.fullmatch(step) and len(step) <= MOST_STEP:
            told += f".{step}" if told else step
        else:
            told += f"[{quoted(cut(step, MOST_STEP))}]"
    return told
