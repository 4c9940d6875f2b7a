"""How players ask for a clause: `<game>.<lang>.toml` has by clause what is said at a table, one a line, and
`<game>.<lang>.told.toml` how whole quarrels about it are told.

They are written as people of that language talk, not translated; look-up learns from them which words mean
which clause. A game or a language may be without.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def phrasings(game: str, language: str) -> Mapping[str, tuple[str, ...]]:
    """Clause id -> what players say; empty where nothing was written down."""
    return _lines(f"{game}.{language}.toml")


@cache
def stories(game: str, language: str) -> Mapping[str, tuple[str, ...]]:
    """Clause id -> quarrels that it settles as people tell them; empty where nothing was written down."""
    return _lines(f"{game}.{language}.told.toml")


def _lines(name: str) -> dict[str, tuple[str, ...]]:
    file = files(__name__).joinpath(name)
    if not file.is_file():
        return {}
    said = tomllib.loads(file.read_text("utf-8"))
    return {clause: tuple(str(lines).split("\n")[:-1]) for clause, lines in said.items()}


@cache
def lent(game: str, language: str) -> Mapping[str, tuple[str, ...]]:
    """Clause id -> what players of other games say about the same point, see `kin.toml`."""
    others = {
        id: lines
        for other, spoken in sorted(_asked())
        if other != game and spoken == language
        for id, lines in phrasings(other, language).items()
    }
    own = phrasings(game, language)
    said: defaultdict[str, list[str]] = defaultdict(list)
    for point in _points():
        for clause in own.keys() & set(point):
            said[clause] += [line for other in point for line in others.get(other, ())]
    return {clause: tuple(dict.fromkeys(lines)) for clause, lines in said.items()}


@cache
def _points() -> tuple[tuple[str, ...], ...]:
    """The clauses of several books which are asked about in the same words, a point each."""
    told = tomllib.loads(files(__name__).joinpath("kin.toml").read_text("utf-8"))
    return tuple(tuple(str(point).split()) for point in told["points"])


@cache
def languages(game: str) -> tuple[str, ...]:
    """The languages that a game is asked about in."""
    return tuple(sorted(language for asked, language in _asked() if asked == game))


@cache
def _asked() -> frozenset[tuple[str, str]]:
    """Every game and language of which there is a file."""
    names = (file.name.split(".") for file in files(__name__).iterdir())
    return frozenset((name[0], name[1]) for name in names if len(name) == 3)
