"""`tableside referee`: a game's questions, and its answers about one table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from companion.commands import Trouble, plain_trouble, print_json
from companion.commands.books import book_of, known_game
from companion.commands.named_file import read_named
from companion.languages import Words
from rules.books import Book
from rules.facts import FactError
from rules.games import Game
from rules.partings import Parting, Way, clash, decided, partings, sides
from rules.pieces import PieceError
from rules.questions import Missing, Question
from rules.quoting import cut
from rules.referee import ask, cited, elsewhere, here, kind, questions, standing
from rules.rounds import Settled, Unsettled
from rules.ruling import Reason, Ruling
from rules.table_rules import TableRules, parse_value
from rules.told import Told

MOST_FACTS = 1_000_000  # bytes of a file of facts


def show_questions(game_name: str, language: str, *, as_json: bool) -> None:
    """Print what can be asked about the game."""
    book = book_of(game_name, language)
    asked = [_described(question, book) for question in questions(known_game(game_name))]
    if_need_be = f" {Words(language).t('cli-if-need-be')}"
    if as_json:
        print_json(asked)
        return
    for question in asked:
        print(f"{question['question']}: {question['wording']}")
        for fact in question["facts"]:
            print(f"    {fact['name']}{if_need_be if fact['optional'] else ''}: {fact['wording']}")
            for choice in fact["choices"]:
                print(f"        {choice['value']}: {choice['wording']}")


def _described(question: Question, book: Book) -> dict[str, Any]:
    return {
        "question": question.name,
        "wording": book.say(f"{question.name}.ask"),
        "facts": [
            {
                "name": fact.name,
                "type": fact.kind,
                "wording": question.wording(fact, book),
                "optional": not fact.needed,
                "choices": [{"value": v, "wording": w} for v, w in question.choices(fact, book).items()],
            }
            for fact in question.facts
        ],
        "verdicts": [
            {"value": verdict, "wording": book.say(f"{question.name}.{verdict}")}
            for verdict in question.verdicts(book)
        ],
    }


def answer(
    game_name: str,
    question: str,
    *,
    facts: list[str],
    facts_file: Path | None,
    changes: list[str],
    preset: str,
    language: str,
    as_json: bool,
) -> None:
    """Print the answer about this table. Raises Trouble for anything that cannot be asked so."""
    book, words = book_of(game_name, language), Words(language)
    game = known_game(game_name)
    try:
        rules = _table_rules(game, preset, changes, words)
        given = {**_from_file(facts_file, words), **_from_words(facts, words)}
        found = ask(game, question, given, rules)
    except Told as error:
        raise plain_trouble(error, language, book) from None
    if isinstance(found, Missing):
        asked = next(q for q in questions(game) if q.name == question)
        raise Trouble(_what_is_missing(found, asked, book, words))
    if isinstance(found, Unsettled):
        doubts = " ".join(book.say(reason.key, **reason.facts) for reason in found.wrong)
        raise Trouble(words.t("cli-accept", doubts=doubts))

    def put(others: TableRules) -> object:
        try:
            return ask(game, question, given, others)
        except (FactError, PieceError) as error:  # such as a piece that their set has not
            return error

    hangs_on = partings(found, put, rules, decided(rules))
    told = _as_contract(found, book, rules, hangs_on)
    if as_json:
        print_json(told)
    else:
        _print(told, words)


def _what_is_missing(missing: Missing, question: Question, book: Book, words: Words) -> str:
    fact = next(fact for fact in question.facts if fact.name == missing.fact)
    name = f"{fact.name}.{missing.player}" if missing.player else fact.name
    known, wording = ", ".join(question.choices(fact, book)), question.wording(fact, book)
    return words.t("cli-missing-one-of" if known else "cli-missing", fact=name, wording=wording, known=known)


def _print(told: Mapping[str, Any], words: Words) -> None:
    points = told["points"]
    if isinstance(points, Mapping):
        for player, score in points.items():
            print(f"{player}: {score}")
    elif points is not None:
        print(words.t("points", points=points))
    print(told["text"])
    for line in told["remedies"]:
        print(words.t("cli-now", line=line))
    for clause in told["clauses"]:
        print(f"{clause['clause']} {clause['title']}. {clause['standing']}")
        for line in clause["here"]:
            print(f"    {words.t('cli-here', line=line)}")
    for line in told["elsewhere"]:
        print(words.t("cli-elsewhere", line=line))


def _as_contract(
    found: Ruling | Settled, book: Book, rules: TableRules, hangs_on: Sequence[Parting]
) -> dict[str, Any]:
    """The object that other programs rely on; `points` by player where each has their own.

    `hangs_on`: the options that would change this answer. Where the sources clash about one and the table has
    not decided, the text says so and what each side would say.
    """
    rulings = [found] if isinstance(found, Ruling) else list(found.rulings.values())
    counts = [] if isinstance(found, Ruling) else list(found.counts.values())
    verdict = found.verdict if isinstance(found, Ruling) else ""
    reasons = dict.fromkeys(_said(r, book) for ruling in (*counts, *rulings) for r in ruling.steps)
    remedies = dict.fromkeys(_said(r, book) for ruling in rulings for r in ruling.remedies)
    clauses = cited(found)
    clashes = [line for one in hangs_on for line in clash(one, book)]
    first = {one.option.name for one in hangs_on}
    others = sorted(elsewhere(clauses, book, rules), key=lambda other: other.option.name not in first)
    return {
        "verdict": verdict.rpartition(".")[2] or None,
        "because": [clause.id for clause in clauses],
        "points": found.points if isinstance(found, Ruling) else dict(found.scores),
        "remedies": list(remedies),
        "text": " ".join([*([book.say(verdict)] if verdict else []), *reasons, *clashes]),
        "elsewhere": [str(other) for other in others],
        "hangs_on": [_parting(one, book) for one in hangs_on],
        "clauses": [_clause(clause.id, book, rules) for clause in clauses],
    }


def _said(reason: Reason, book: Book) -> str:
    return book.say(reason.key, **reason.facts)


def _clause(clause_id: str, book: Book, rules: TableRules) -> dict[str, Any]:
    clause = book[clause_id]
    return {
        "clause": clause.id,
        "kind": kind(clause, rules),
        "standing": book.say(standing(clause, rules)),
        "title": clause.title,
        "text": rules.text(clause),
        "here": [str(played) for played in here(clause, book, rules)],
        "source": clause.source,
    }


def _parting(parting: Parting, book: Book) -> dict[str, Any]:
    """An option that would change the answer, with what each way to play it says."""
    option = book.options[parting.option.name]
    return {
        "rule": option.name,
        "title": option.title,
        "decided": parting.decided,
        "sources_clash": parting.option.clash,
        "ways": [_way(way, said) for way, said in zip(parting.ways, sides(parting, book), strict=True)],
    }


def _way(way: Way, said: str) -> dict[str, Any]:
    points = dict(way.points) if isinstance(way.points, Mapping) else way.points
    verdict = way.verdict.rpartition(".")[2] or None
    return {"value": way.value, "here": way.ours, "verdict": verdict, "points": points, "text": said}


def _table_rules(game: Game, preset: str, changes: list[str], words: Words) -> TableRules:
    pairs = (_pair(word, "--rule", words) for word in changes)
    return TableRules(game.book, preset, {name: parse_value(game.book, name, value) for name, value in pairs})


def _pair(word: str, option: str, words: Words) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals or not name.strip():
        raise Trouble(words.t("cli-pair", option=option, typed=cut(word)))
    return name.strip(), value.strip()


def _from_words(typed: list[str], words: Words) -> dict[str, Any]:
    """ "left.Ben=11" goes into the table `left`."""
    facts: dict[str, Any] = {}
    for word in typed:
        name, value = _pair(word, "--fact", words)
        table, dot, inner = name.partition(".")
        if dot:
            inside = facts.setdefault(table, {})
            if not isinstance(inside, dict):
                raise Trouble(words.t("cli-own-value", typed=cut(word), fact=cut(table)))
        else:
            inside, inner = facts, name
        if inner in inside:
            raise Trouble(words.t("cli-given-before", typed=cut(word), fact=cut(name)))
        inside[inner] = value
    return facts


def _from_file(path: Path | None, words: Words) -> dict[str, Any]:
    if path is None:
        return {}
    raw, name = read_named(path, MOST_FACTS, words, "--facts"), f"--facts {path}"
    try:
        facts = json.loads(raw, object_pairs_hook=partial(_once, name, words))
    except json.JSONDecodeError as error:
        at = {"line": str(error.lineno), "character": str(error.colno)}
        raise Trouble(words.t("cli-not-json-from", name=name, **at)) from None
    except (ValueError, RecursionError):  # no letters, a number of thousands of digits, or too deep
        raise Trouble(words.t("cli-not-json", name=name)) from None
    if not isinstance(facts, dict):
        raise Trouble(words.t("cli-no-object", name=name, like='{"hand": "6-3"}'))
    return facts


def _once(name: str, words: Words, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which nothing is told twice; the later would silently win. Raises Trouble."""
    told: dict[str, Any] = {}
    for fact, value in pairs:
        if fact in told:
            raise Trouble(words.t("cli-twice", name=name, fact=cut(fact)))
        told[fact] = value
    return told
