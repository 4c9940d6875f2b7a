"""Which questions rest on which clauses, read from the code that answers them.

A question is a function, and what it cites it cites by name: so the names that its code uses, and those that
the functions of its game use in turn, tell every clause that an answer may rest on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import CodeType, FunctionType
from typing import Any

from rules.books import Clause
from rules.games import Game, game

ENGINES = "rules.games."  # where the code lies that may cite a clause


def citing(of: Game) -> Mapping[str, tuple[str, ...]]:
    """Clause id -> names of the questions whose answers may rest on it, those that cite it directly first."""
    return _citing(of.name)


@cache
def _citing(name: str) -> Mapping[str, tuple[str, ...]]:
    known = game(name)
    roots: dict[str, Callable[..., Any]] = {rule.__name__: rule for rule in known.questions}
    roots |= {"count": known.count, "settle": known.settle}
    by_clause: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
    for question, rule in roots.items():
        for clause, steps in _cited(rule).items():
            by_clause[clause].append((steps, question))
    return {
        clause.id: tuple(question for _, question in sorted(by_clause[clause.id], key=lambda at: at[0]))
        for clause in known.book
        if clause.id in by_clause
    }


def _cited(rule: Callable[..., Any]) -> dict[str, int]:
    """The clauses that a function may cite, each with how many calls away it is cited."""
    cited: dict[str, int] = {}
    seen, waiting = {rule}, [(rule, 0)]
    for function, steps in waiting:
        for value in _used(function):
            if isinstance(value, Clause):
                cited.setdefault(value.id, steps)
            elif isinstance(value, FunctionType) and value not in seen and _of_a_game(value):
                seen.add(value)
                waiting.append((value, steps + 1))
    return cited


def _of_a_game(function: FunctionType) -> bool:
    return function.__module__.startswith(ENGINES)


def _used(function: Callable[..., Any]) -> Iterator[object]:
    """Everything global that a function names; of a table its values."""
    if not isinstance(function, FunctionType):
        return
    for code in _codes(function.__code__):
        for name in code.co_names:
            value = function.__globals__.get(name)
            yield from value.values() if isinstance(value, dict) else (value,)


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of the functions and comprehensions within it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
