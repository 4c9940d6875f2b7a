"""`tableside referee`: a game's questions, and its answers about one table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.commands import Trouble, print_json
from companion.commands.books import book_of, known_game
from companion.commands.named_file import read_named
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
from rules.table_rules import RuleError, TableRules, parse_value

MOST_FACTS = 1_000_000  # bytes of a file of facts


def show_questions(game_name: str, language: str, *, as_json: bool) -> None:
    """Print what can be asked about the game."""
    book = book_of(game_name, language)
    asked = [_described(question, book) for question in questions(known_game(game_name))]
    if as_json:
        print_json(asked)
        return
    for question in asked:
        print(f"{question['question']}: {question['wording']}")
        for fact in question["facts"]:
            print(f"    {fact['name']}{' (if need be)' if fact['optional'] else ''}: {fact['wording']}")
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
    game = known_game(game_name)
    book = book_of(game_name, language)
    try:
        rules = _table_rules(game, preset, changes)
        given = {**_from_file(facts_file), **_from_words(facts)}
        found = ask(game, question, given, rules)
    except (RuleError, FactError, PieceError) as error:
        raise Trouble(str(error)) from None
    except LookupError as error:
        raise Trouble(str(error.args[0])) from None
    if isinstance(found, Missing):
        raise Trouble(_what_is_missing(found, next(q for q in questions(game) if q.name == question), book))
    if isinstance(found, Unsettled):
        doubts = " ".join(book.say(reason.key, **reason.facts) for reason in found.wrong)
        raise Trouble(f"{doubts} If that is how it is, add --fact accepted=yes")

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
        _print(told)


def _what_is_missing(missing: Missing, question: Question, book: Book) -> str:
    fact = next(fact for fact in question.facts if fact.name == missing.fact)
    name = f"{fact.name}.{missing.player}" if missing.player else fact.name
    choices = question.choices(fact, book)
    either = f"; one of {', '.join(choices)}" if choices else ""
    return f"the fact {name} is missing: {question.wording(fact, book)}{either}"


def _print(told: Mapping[str, Any]) -> None:
    points = told["points"]
    if isinstance(points, Mapping):
        for player, score in points.items():
            print(f"{player}: {score}")
    elif points is not None:
        print(f"{points} {'point' if points == 1 else 'points'}")
    print(told["text"])
    for line in told["remedies"]:
        print(f"Now: {line}")
    for clause in told["clauses"]:
        print(f"{clause['clause']} {clause['title']}. {clause['standing']}")
        for line in clause["here"]:
            print(f"    This table: {line}")
    for line in told["elsewhere"]:
        print(f"Other tables: {line}")


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


def _table_rules(game: Game, preset: str, changes: list[str]) -> TableRules:
    pairs = (_pair(word, "--rule") for word in changes)
    return TableRules(game.book, preset, {name: parse_value(game.book, name, value) for name, value in pairs})


def _pair(word: str, option: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals or not name.strip():
        raise Trouble(f"{option} {cut(word)}: write a name, = and a value")
    return name.strip(), value.strip()


def _from_words(words: list[str]) -> dict[str, Any]:
    """ "left.Ben=11" goes into the table `left`."""
    facts: dict[str, Any] = {}
    for word in words:
        name, value = _pair(word, "--fact")
        table, dot, inner = name.partition(".")
        if dot:
            inside = facts.setdefault(table, {})
            if not isinstance(inside, dict):
                raise Trouble(f"--fact {cut(word)}: {cut(table)} was given a value of its own before")
        else:
            inside, inner = facts, name
        if inner in inside:
            raise Trouble(
                f"--fact {cut(word)}: {cut(name)} was given before; write all of it in one, with commas"
            )
        inside[inner] = value
    return facts


def _from_file(path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    raw = read_named(path, MOST_FACTS, "--facts ")
    try:
        facts = json.loads(raw)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, character {error.colno}"
        raise Trouble(f"--facts {path}: this is not JSON from {where} on") from None
    except (ValueError, RecursionError):  # no letters, a number of thousands of digits, or too deep
        raise Trouble(f"--facts {path}: this is not JSON") from None
    if not isinstance(facts, dict):
        raise Trouble(f'--facts {path}: write an object of names and values, like {{"hand": "6-3"}}')
    return facts
