"""A book from its TOML; every name that it mentions must exist in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.books.model import (
    COUNTS,
    KINDS,
    MOMENTS,
    SURE,
    TOLD_BY_MATCH,
    Book,
    Choice,
    Clause,
    Ending,
    EndingFact,
    Example,
    Guide,
    Option,
    Preset,
)


def read(game: str, data: dict[str, Any], common: dict[str, Any]) -> Book:
    """`common`: words that all games share. Raises ValueError that names what is wrong in the book."""
    clauses: dict[str, Clause] = {}
    sections: dict[str, str] = {}
    for section in data["section"]:
        sections[section["id"]] = section["title"]
        for raw in section.get("clause", ()):
            clause = _clause(section["id"], raw)
            if clause.id in clauses:
                raise ValueError(f"{clause.id} is written twice in {game}.toml")
            clauses[clause.id] = clause
    book = Book(
        game=game,
        title=data["title"],
        summary=data["summary"],
        players=(data["players"][0], data["players"][1]),
        clauses=clauses,
        sections=sections,
        options={raw["name"]: _option(raw) for raw in data.get("option", ())},
        presets={raw["name"]: Preset(**raw) for raw in data.get("preset", ())},
        endings={raw["id"]: _ending(raw) for raw in data.get("ending", ())},
        words={**words_of(common), **words_of(data)},
        guide=_guide(data.get("referee", {}), common.get("referee", {})),
    )
    for trouble in _troubles(book):
        raise ValueError(f"{game}.toml: {trouble}")
    return book


def words_of(data: Mapping[str, Any]) -> dict[str, str]:
    """The words of a file. A table in them parts its keys by a dot: [words.count] ask is "count.ask"."""
    return dict(_flat(data.get("words", {}), ""))


def _flat(words: Mapping[str, Any], start: str) -> Iterator[tuple[str, str]]:
    for key, said in words.items():
        if isinstance(said, str):
            yield start + key, said
        else:
            yield from _flat(said, f"{start}{key}.")


def _guide(raw: Mapping[str, Any], common: Mapping[str, Any]) -> Guide:
    """What is known of the questions about every game, and what the book says of its own."""
    return Guide(
        likely={moment: tuple(names) for moment, names in raw.get("likely", {}).items()},
        known={**dict(_flat(common.get("known", {}), "")), **dict(_flat(raw.get("known", {}), ""))},
        sets_score=tuple(raw.get("sets_score", ())),
    )


def _clause(section: str, raw: dict[str, Any]) -> Clause:
    known = {**raw}
    examples = tuple(Example(**example) for example in known.pop("example", ()))
    options = tuple(known.pop("options", ()))
    return Clause(section=section, template=known.pop("text"), examples=examples, options=options, **known)


def _choices(raw: dict[str, Any]) -> tuple[Choice, ...]:
    return tuple(Choice(**choice) for choice in raw.get("choices", ()))


def _option(raw: dict[str, Any]) -> Option:
    return Option(**{**raw, "choices": _choices(raw)})


def _ending(raw: dict[str, Any]) -> Ending:
    facts = tuple(EndingFact(**{**fact, "choices": _choices(fact)}) for fact in raw.get("facts", ()))
    return Ending(**{**raw, "facts": facts})


def _troubles(book: Book) -> Iterator[str]:
    if "set" not in book.options:
        yield "it has no option `set`, the set of pieces"
    for clause in book:
        if clause.kind not in KINDS:
            yield f"{clause.id}: kind {clause.kind!r} is none of {', '.join(KINDS)}"
        if (clause.sure in SURE) != (clause.kind == "reading"):
            yield f"{clause.id}: a reading, and nothing else, is sure as one of {', '.join(SURE)}"
        yield from (f"{clause.id}: no option {name!r}" for name in clause.options if name not in book.options)
    for option in book.options.values():
        if not option.allows(option.default):
            yield f"option {option.name}: its default {option.default!r} is not one of its values"
        if option.clause not in book.clauses:
            yield f"option {option.name}: no clause {option.clause!r}"
        elif option.name not in book[option.clause].options:
            yield f"option {option.name}: {option.clause} does not name it among its options"
        for choice in option.choices:
            yield from (f"option {option.name}: {why}" for why in _unknown(book, choice.implies))
    for preset in book.presets.values():
        yield from (f"preset {preset.name}: {why}" for why in _unknown(book, preset.changes))
    for ending in book.endings.values():
        if ending.clause not in book.clauses:
            yield f"ending {ending.id}: no clause {ending.clause!r}"
        if ending.counts not in COUNTS:
            yield f"ending {ending.id}: counts {ending.counts!r} is none of {', '.join(COUNTS)}"
        for fact in ending.facts:
            if fact.each == bool(fact.choices):
                yield f"ending {ending.id}: {fact.name} has either choices or a number for each player"
        for when in (ending.when, ending.who_when, *(fact.when for fact in ending.facts)):
            yield from (f"ending {ending.id}: {why}" for why in _unknown(book, when))

    yield from _guide_troubles(book)


def _guide_troubles(book: Book) -> Iterator[str]:
    for moment, names in book.guide.likely.items():
        if moment not in MOMENTS:
            yield f"referee: moment {moment!r} is none of {', '.join(MOMENTS)}"
        yield from (f"referee: no words for {name}.ask" for name in names if f"{name}.ask" not in book.words)
    for fact, source in book.guide.known.items():
        if source not in TOLD_BY_MATCH:
            yield f"referee: {fact}: {source!r} is none of {', '.join(TOLD_BY_MATCH)}"
    yield from (f"referee: no words for {key}" for key in book.guide.sets_score if key not in book.words)


def _unknown(book: Book, values: Any) -> Iterator[str]:
    for name, value in values.items():
        if name not in book.options:
            yield f"no option {name!r}"
            continue
        for one in value if isinstance(value, list) else [value]:
            if not book.options[name].allows(one):
                yield f"{name} cannot be {one!r}"
