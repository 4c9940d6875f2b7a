"""A book in another language: what the overlay lacks stays English.

`<game>.<lang>.toml` has title, summary, [words], [sections], [clauses."ID"] title/text/source/procedural,
[options.NAME] title + choices = {value = title}, [presets.NAME] title, [endings.ID] title/who/facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.books.model import Book, Choice, Clause, Ending, EndingFact, Option, Preset
from rules.books.toml import words_of


def translated(book: Book, language: str, data: Mapping[str, Any], common: Mapping[str, Any]) -> Book:
    """`data` and `common`: the overlays of this book and of the words that all games share."""

    def told(kind: str, name: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = data.get(kind, {}).get(name, {})
        return found

    return replace(
        book,
        title=data.get("title", book.title),
        summary=data.get("summary", book.summary),
        clauses={c.id: _clause(c, told("clauses", c.id)) for c in book},
        sections={**book.sections, **data.get("sections", {})},
        options={o.name: _option(o, told("options", o.name)) for o in book.options.values()},
        presets={p.name: _preset(p, told("presets", p.name)) for p in book.presets.values()},
        endings={e.id: _ending(e, told("endings", e.id)) for e in book.endings.values()},
        words={**book.words, **words_of(common), **words_of(data)},
        language=language,
    )


def _clause(clause: Clause, told: Mapping[str, Any]) -> Clause:
    return replace(
        clause,
        title=told.get("title", clause.title),
        template=told.get("text", clause.template),
        source=told.get("source", clause.source),
        procedural=told.get("procedural", clause.procedural),
    )


def _choices(choices: tuple[Choice, ...], told: Mapping[str, Any]) -> tuple[Choice, ...]:
    """`told`: choice value as text -> title, or a table of title, who and note."""
    said = {key: {"title": v} if isinstance(v, str) else v for key, v in told.items()}
    return tuple(replace(c, **said.get(str(c.value).lower(), {})) for c in choices)


def _option(option: Option, told: Mapping[str, Any]) -> Option:
    choices = _choices(option.choices, told.get("choices", {}))
    return replace(option, title=told.get("title", option.title), choices=choices)


def _preset(preset: Preset, told: Mapping[str, Any]) -> Preset:
    return replace(preset, title=told.get("title", preset.title), source=told.get("source", preset.source))


def _ending(ending: Ending, told: Mapping[str, Any]) -> Ending:
    facts = told.get("facts", {})
    return replace(
        ending,
        title=told.get("title", ending.title),
        who=told.get("who", ending.who),
        facts=tuple(_fact(fact, facts.get(fact.name, {})) for fact in ending.facts),
    )


def _fact(fact: EndingFact, told: Mapping[str, Any]) -> EndingFact:
    choices = _choices(fact.choices, told.get("choices", {}))
    return replace(fact, title=told.get("title", fact.title), choices=choices)
