"""The language that `--lang` names."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from companion.commands import Trouble
from companion.languages import Words
from rules.quoting import quoted

WRITTEN_IN = "en"


def languages() -> tuple[str, ...]:
    """Every language that some book is in: `<game>.<language>.toml`."""
    names = (file.name.split(".") for file in files("rules.books").iterdir())
    return (WRITTEN_IN, *sorted({name[1] for name in names if len(name) == 3 and name[2] == "toml"}))


def asked_for(arguments: Sequence[str]) -> Words:
    """The words of the language that a command names, whatever else is wrong with it; else English."""
    after = zip(arguments, [*arguments[1:], ""], strict=True)
    told = [
        value if word == "--lang" else word.removeprefix("--lang=") for word, value in after if _names(word)
    ]
    return Words(next((language for language in reversed(told) if language in languages()), WRITTEN_IN))


def _names(word: str) -> bool:
    return word == "--lang" or word.startswith("--lang=")


def words_in(language: str) -> Words:
    """What is said in that language. Raises Trouble for one that there is none of."""
    if language not in languages():
        raise Trouble(f"no language {quoted(language)} here; there are: {', '.join(languages())}")
    return Words(language)
