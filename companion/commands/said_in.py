"""The language that `--lang` names."""

from __future__ import annotations

from importlib.resources import files

from companion.commands import Trouble
from companion.languages import Words
from rules.quoting import quoted

WRITTEN_IN = "en"


def languages() -> tuple[str, ...]:
    """Every language that some book is in: `<game>.<language>.toml`."""
    names = (file.name.split(".") for file in files("rules.books").iterdir())
    return (WRITTEN_IN, *sorted({name[1] for name in names if len(name) == 3 and name[2] == "toml"}))


def words_in(language: str) -> Words:
    """What is said in that language. Raises Trouble for one that there is none of."""
    if language not in languages():
        raise Trouble(f"no language {quoted(language)} here; there are: {', '.join(languages())}")
    return Words(language)
