"""How players ask for a clause: `<game>.<lang>.toml` has by clause what is said at a table, one a line.

They are written as people of that language talk, not translated; look-up learns from them which words mean
which clause. A game or a language may be without.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


@cache
def phrasings(game: str, language: str) -> Mapping[str, tuple[str, ...]]:
    """Clause id -> what players say; empty where nothing was written down."""
    file = files(__name__).joinpath(f"{game}.{language}.toml")
    if not file.is_file():
        return {}
    said = tomllib.loads(file.read_text("utf-8"))
    return {clause: tuple(str(lines).split("\n")[:-1]) for clause, lines in said.items()}


@cache
def languages(game: str) -> tuple[str, ...]:
    """The languages that a game is asked about in."""
    names = (file.name.split(".") for file in files(__name__).iterdir())
    return tuple(sorted(name[1] for name in names if len(name) == 3 and name[0] == game))
