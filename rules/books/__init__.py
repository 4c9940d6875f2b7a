"""Rule texts as data: a TOML book a game, made of clauses with ids that are for ever.

`<game>.toml` is the book in English, with every clause, value, option, preset, ending and word.
`<game>.<lang>.toml` says the same clauses and words in another language; what it lacks stays English.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

Value: TypeAlias = int | str | bool

KINDS = ("printed", "house", "reading")  # in a source; a common house rule; our reading where print is silent


@dataclass(frozen=True, slots=True)
class Example:
    """A worked case printed under its clause, and run as a test."""

    ask: str
    given: Mapping[str, Any]
    expect: Mapping[str, Any]
    rules: Mapping[str, Value] = field(default_factory=dict)  # house rules of that table


@dataclass(frozen=True, slots=True)
class Clause:
    """One idea of the rules."""

    id: str
    section: str
    title: str
    template: str
    kind: str = "printed"
    source: str = ""  # where it is printed, or why we read it so
    values: Mapping[str, Value] = field(default_factory=dict)  # the amounts that `template` prints
    options: tuple[str, ...] = ()  # names of the options that change it
    procedural: str = ""  # why no ruling rests on it; empty for a ruling clause
    examples: tuple[Example, ...] = ()

    @property
    def text(self) -> str:
        return self.template.format(**self.values)


@dataclass(frozen=True, slots=True)
class Choice:
    """One way a table may play an option, or one answer to a fact."""

    value: Value
    title: str
    who: str = ""  # who prints or plays it
    note: str = ""  # what to do at the table because of it


@dataclass(frozen=True, slots=True)
class Option:
    """A point on which tables differ. With `choices` empty it is a number from `least` to `most`."""

    name: str
    title: str
    clause: str
    default: Value
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    scoring: bool = False  # changes what a hand or a round counts, or when the match ends
    step: int = 1

    def allows(self, value: Value) -> bool:
        if self.choices:
            return any(type(c.value) is type(value) and c.value == value for c in self.choices)
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class Preset:
    """A published or common bundle of options."""

    name: str
    title: str
    changes: Mapping[str, Value]
    source: str = ""


@dataclass(frozen=True, slots=True)
class EndingFact:
    """One more thing to know about how a round ended, asked with its choices; the first is the usual one."""

    name: str
    title: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """A way a round can end, and what has to be asked then."""

    id: str
    title: str
    clause: str
    who: str = ""  # the question that names a player ("Who went out?"); empty if nobody is asked for
    counts: str = "all"  # whose hands are counted: "all", or "others" than the player named
    facts: tuple[EndingFact, ...] = ()


@dataclass(frozen=True)
class Book:
    """All that is printed about one game, in one language."""

    game: str
    title: str
    summary: str
    players: tuple[int, int]  # fewest, most
    clauses: Mapping[str, Clause]
    sections: Mapping[str, str]  # section id -> title
    options: Mapping[str, Option]
    presets: Mapping[str, Preset]
    endings: Mapping[str, Ending]
    words: Mapping[str, str]  # what questions, facts, verdicts and reasons say
    language: str = "en"

    def __getitem__(self, clause_id: str) -> Clause:
        """A clause by its id; a KeyError here stops the game's import."""
        return self.clauses[clause_id]

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    @property
    def sets(self) -> tuple[str, ...]:
        """Names of its piece sets, the usual one first: the choices of `set`, which every book has."""
        option = self.options["set"]
        others = (str(c.value) for c in option.choices if c.value != option.default)
        return (str(option.default), *others)

    def say(self, key: str, **facts: str | int) -> str:
        """The book's word for a question, verdict or reason, its blanks filled."""
        return self.words[key].format(**facts)


@cache
def load(game: str, language: str = "en") -> Book:
    """Read the book of a game. Raises FileNotFoundError for no such game, ValueError for a bad book."""
    book = _book(game, tomllib.loads(_file(f"{game}.toml").read_text("utf-8")))
    overlay = _file(f"{game}.{language}.toml")
    if language == "en" or not overlay.is_file():
        return book
    return _translated(book, language, tomllib.loads(overlay.read_text("utf-8")))


def _file(name: str) -> Any:
    return files(__name__).joinpath(name)


def _book(game: str, data: dict[str, Any]) -> Book:
    clauses: dict[str, Clause] = {}
    sections: dict[str, str] = {}
    for section in data["section"]:
        sections[section["id"]] = section["title"]
        for raw in section.get("clause", ()):
            clause = _clause(section["id"], raw)
            if clause.id in clauses:
                raise ValueError(f"{clause.id} is written twice in {game}.toml")
            clauses[clause.id] = clause
    return Book(
        game=game,
        title=data["title"],
        summary=data["summary"],
        players=(data["players"][0], data["players"][1]),
        clauses=clauses,
        sections=sections,
        options={raw["name"]: _option(raw) for raw in data.get("option", ())},
        presets={raw["name"]: Preset(**raw) for raw in data.get("preset", ())},
        endings={raw["id"]: _ending(raw) for raw in data.get("ending", ())},
        words=data.get("words", {}),
    )


def _clause(section: str, raw: dict[str, Any]) -> Clause:
    known = {**raw}
    examples = tuple(Example(**example) for example in known.pop("example", ()))
    options = tuple(known.pop("options", ()))
    clause = Clause(
        section=section, template=known.pop("text"), examples=examples, options=options, **known
    )
    if clause.kind not in KINDS:
        raise ValueError(f"{clause.id}: kind {clause.kind!r} is none of {', '.join(KINDS)}")
    return clause


def _option(raw: dict[str, Any]) -> Option:
    option = Option(**{**raw, "choices": tuple(Choice(**choice) for choice in raw.get("choices", ()))})
    if not option.allows(option.default):
        raise ValueError(f"option {option.name}: its default {option.default!r} is not one of its values")
    return option


def _ending(raw: dict[str, Any]) -> Ending:
    facts = tuple(
        EndingFact(fact["name"], fact["title"], tuple(Choice(**c) for c in fact["choices"]))
        for fact in raw.get("facts", ())
    )
    return Ending(**{**raw, "facts": facts})


def _translated(book: Book, language: str, data: dict[str, Any]) -> Book:
    """`data`: title, summary, [words], [sections], [clauses."ID"] title/text/source/procedural,
    [options.NAME] title + choices = {value = title}, [presets.NAME] title, [endings.ID] title/who/facts."""
    clauses = {
        c.id: replace(
            c,
            **{
                {"text": "template"}.get(k, k): v
                for k, v in data.get("clauses", {}).get(c.id, {}).items()
            },
        )
        for c in book
    }
    options = {
        o.name: _translated_option(o, data.get("options", {}).get(o.name, {})) for o in book.options.values()
    }
    presets = {
        p.name: replace(p, **data.get("presets", {}).get(p.name, {})) for p in book.presets.values()
    }
    endings = {
        e.id: _translated_ending(e, data.get("endings", {}).get(e.id, {})) for e in book.endings.values()
    }
    return replace(
        book,
        title=data.get("title", book.title),
        summary=data.get("summary", book.summary),
        clauses=clauses,
        sections={**book.sections, **data.get("sections", {})},
        options=options,
        presets=presets,
        endings=endings,
        words={**book.words, **data.get("words", {})},
        language=language,
    )


def _translated_choices(choices: tuple[Choice, ...], told: Mapping[str, Any]) -> tuple[Choice, ...]:
    """`told`: choice value as text -> title, or a table of title, who and note."""
    said = {key: {"title": v} if isinstance(v, str) else v for key, v in told.items()}
    return tuple(replace(c, **said.get(str(c.value).lower(), {})) for c in choices)


def _translated_option(option: Option, told: Mapping[str, Any]) -> Option:
    return replace(
        option,
        title=told.get("title", option.title),
        choices=_translated_choices(option.choices, told.get("choices", {})),
    )


def _translated_ending(ending: Ending, told: Mapping[str, Any]) -> Ending:
    facts = told.get("facts", {})
    return replace(
        ending,
        title=told.get("title", ending.title),
        who=told.get("who", ending.who),
        facts=tuple(
            replace(
                f,
                title=facts.get(f.name, {}).get("title", f.title),
                choices=_translated_choices(f.choices, facts.get(f.name, {}).get("choices", {})),
            )
            for f in ending.facts
        ),
    )
