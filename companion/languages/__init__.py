"""The words of the screens: one Fluent file a language, found by being there.

What a language file lacks is said in English; tests keep them all complete.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from rules.quoting import cut

log = logging.getLogger(__name__)

ENGLISH = "en"
MOST_FACT = 900  # characters: Fluent leaves out a fact of more than 1,000


class Said(Protocol):
    """A fact that is itself something to say: a key of the language files, and what fills its blanks."""

    @property
    def key(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...


class Words:
    """All words of one language: `words.t("undo")`, `words.t("points", points=12)`."""

    def __init__(self, language: str = ENGLISH) -> None:
        known = languages()
        self.language = language if language in known else ENGLISH
        chain = dict.fromkeys((self.language, ENGLISH))
        self._bundles = tuple(_bundle(code) for code in chain)

    def t(self, key: str, **facts: str | float | Said) -> str:
        """The words for `key`; a key that no file has comes back as it is, and is logged.

        A fact that is `Said` is put into words, too, and stands within them without its full stop.
        """
        filled = {name: self._filled(fact) for name, fact in facts.items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, filled)
                    for error in errors:
                        log.error("words %r in %s: %s", key, bundle.locales, error)
                    return key if isinstance(text, FluentNone) else str(text)
        log.error("no words for %r", key)
        return key

    def _filled(self, fact: str | float | Said) -> str | float:
        if isinstance(fact, int | float):
            return fact
        text = fact if isinstance(fact, str) else self.t(fact.key, **fact.facts).rstrip(".")
        return cut(text, MOST_FACT)

    def about(self, kind: str, key: str, **facts: str | float | Said) -> str:
        """The words for `key` as this kind of pieces has them: of "<key>-<kind>" where there are any."""
        own = f"{key}-{kind}"
        return self.t(own if self.has(own) else key, **facts)

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def join(self, names: list[str] | tuple[str, ...]) -> str:
        """ "Ana, Ben and Cy", as this language says it."""
        if len(names) < 2:
            return "".join(names)
        return self.t("list-and", most=", ".join(names[:-1]), last=names[-1])


@cache
def languages() -> dict[str, str]:
    """Code -> the language's own name, English first, the others by name."""
    found = (item.name for item in files(__name__).iterdir())
    codes = (name.removesuffix(".ftl") for name in found if name.endswith(".ftl"))
    names = {code: _own_name(code) for code in codes}
    return dict(sorted(names.items(), key=lambda pair: (pair[0] != ENGLISH, pair[1])))


def best_language(wanted: list[str] | tuple[str, ...]) -> str:
    """The first of `wanted` ("nl-BE", "en_GB") that there is, else English."""
    for locale in wanted:
        code = locale.replace("_", "-").split("-")[0].lower()
        if code in languages():
            return code
    return ENGLISH


def source(code: str) -> str:
    """The text of a language file; raises FileNotFoundError."""
    return files(__name__).joinpath(f"{code}.ftl").read_text("utf-8")


def _own_name(code: str) -> str:
    bundle = _bundle(code)
    pattern = bundle.get_message("language-name").value
    return str(bundle.format_pattern(pattern)[0]) if pattern else code


@cache
def _bundle(code: str) -> FluentBundle:
    # isolation marks show as boxes in fonts without them, and no language here is written right to left
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(source(code)))
    return bundle
