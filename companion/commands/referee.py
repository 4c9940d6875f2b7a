"""`tableside referee`: a game's questions, and its answers about one table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from companion.commands import Trouble, print_json
from companion.commands.books import book_of, known_game
from companion.commands.questions import Answer, Question, ask, questions
from rules.books import Book, Clause
from rules.games import Game
from rules.pieces import PieceError
from rules.table_rules import RuleError, TableRules, parse_value


def show_questions(game_name: str, *, as_json: bool) -> None:
    """Print what can be asked about the game."""
    asked = questions(known_game(game_name))
    if as_json:
        print_json([_described(question) for question in asked])
        return
    for question in asked:
        print(f"{question.name}: {question.wording}")
        for fact in question.facts:
            print(f"    {fact.name}{' (if need be)' if fact.optional else ''}: {fact.wording}")
            for value, wording in fact.choices.items():
                print(f"        {value}: {wording}")


def _described(question: Question) -> dict[str, Any]:
    return {
        "question": question.name,
        "wording": question.wording,
        "facts": [
            {
                "name": fact.name,
                "type": fact.type,
                "wording": fact.wording,
                "optional": fact.optional,
                "choices": [{"value": v, "wording": w} for v, w in fact.choices.items()],
            }
            for fact in question.facts
        ],
        "verdicts": [],
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
        ruled = ask(game, question, {**_from_file(facts_file), **_from_words(facts)}, rules)
    except (RuleError, PieceError) as error:
        raise Trouble(str(error)) from None
    told = _as_contract(ruled, book, rules)
    if as_json:
        print_json(told)
        return
    points = told["points"]
    if isinstance(points, Mapping):
        for player, score in points.items():
            print(f"{player}: {score}")
    elif points is not None:
        print(f"{points} {'point' if points == 1 else 'points'}")
    print(told["text"])
    for line in told["remedies"]:
        print(f"Now: {line}")
    print(f"Clauses: {', '.join(told['because'])}")
    for line in told["elsewhere"]:
        print(f"Other tables: {line}")


def _as_contract(ruled: Answer, book: Book, rules: TableRules) -> dict[str, Any]:
    """The object that other programs rely on; `points` by player where each has their own."""
    rulings = ruled.rulings
    cited = {clause.id: clause for ruling in rulings.values() for clause in ruling.because}
    verdicts = {ruling.verdict for ruling in rulings.values() if ruling.verdict}
    remedies = [reason for ruling in rulings.values() for reason in ruling.remedies]
    return {
        "verdict": verdicts.pop() if len(verdicts) == 1 else None,
        "because": list(cited),
        "points": rulings[""].points if "" in rulings else {p: r.points for p, r in rulings.items()},
        "remedies": [book.say(reason.key, **reason.facts) for reason in remedies],
        "text": " ".join(book.say(reason.key, **reason.facts) for reason in ruled.reasons),
        "elsewhere": list(_elsewhere(cited.values(), book, rules)),
    }


def _elsewhere(cited: Iterable[Clause], book: Book, rules: TableRules) -> Iterator[str]:
    """What other tables play, where it would change these clauses."""
    ids = {clause.id for clause in cited}
    names = {name for clause in cited for name in clause.options}
    for option in book.options.values():
        if option.name in names or option.clause in ids:
            for choice in option.choices:
                if choice.value != rules[option.name]:
                    asked = option.title if option.title.endswith("?") else f"{option.title}:"
                    yield f"{asked} {choice.title}{f' ({choice.who})' if choice.who else ''}"


def _table_rules(game: Game, preset: str, changes: list[str]) -> TableRules:
    pairs = (_pair(word, "--rule") for word in changes)
    return TableRules(game.book, preset, {name: parse_value(game.book, name, value) for name, value in pairs})


def _pair(word: str, option: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals or not name.strip():
        raise Trouble(f"{option} {word}: write a name, = and a value")
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
                raise Trouble(f"--fact {word}: {table} was given a value of its own before")
            inside[inner] = value
        else:
            facts[name] = value
    return facts


def _from_file(path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text("utf-8")
        facts = json.loads(text)
    except OSError as error:
        raise Trouble(f"--facts {path}: this file cannot be read ({error.strerror})") from None
    except (ValueError, RecursionError) as error:
        raise Trouble(f"--facts {path}: this is not JSON ({error})") from None
    if not isinstance(facts, dict):
        raise Trouble(f'--facts {path}: write an object of names and values, like {{"hand": "6-3"}}')
    return facts
