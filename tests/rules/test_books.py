"""The books are the tests: every example is run, every clause is ruled on, every word is said."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from string import Formatter

import pytest

import rules
from rules.books import Clause, Example, Option, load
from rules.books.toml import words_of
from rules.examples import run
from rules.games import Game, all_games, game
from rules.pieces import SETS, PieceError
from rules.questions import Question
from rules.referee import questions
from rules.ruling import Ruling, step

ROOT = Path(rules.__file__).parent
GAMES = [pytest.param(game, id=game.name) for game in all_games().values()]
CLAUSES = [pytest.param(clause, id=clause.id) for game in all_games().values() for clause in game.book]
EXAMPLES = [
    pytest.param(game, clause, example, id=f"{clause.id}[{n}]")
    for game in all_games().values()
    for clause in game.book
    for n, example in enumerate(clause.examples)
]
OPTIONS = [
    pytest.param(game, option, id=f"{game.name}.{option.name}")
    for game in all_games().values()
    for option in game.book.options.values()
    if (option.scoring or game.engine) and len(option.choices) != 1
]
QUESTIONS = [
    pytest.param(game, question, id=f"{game.name}.{question.name}")
    for game in all_games().values()
    for question in questions(game)
]
# section -> its last number in the specification; ids are for ever, so these can only grow
SPECIFIED = {
    "uno-dominoes": {
        **{"UD-1": 7, "UD-2": 5, "UD-3": 5, "UD-4": 2, "UD-5": 7, "UD-6": 6, "UD-7": 10, "UD-8": 5},
        **{"UD-9": 7, "UD-10": 7, "UD-11": 3, "UD-12": 3, "UD-13": 2, "UD-14": 1, "UD-15": 5},
    },
    "uno-dice": {
        **{"DI-1": 3, "DI-2": 4, "DI-3": 6, "DI-4": 4, "DI-5": 5, "DI-6": 3, "DI-7": 5, "DI-8": 4},
    },
    "mexican-train": {
        **{"MT-1": 2, "MT-2": 5, "MT-3": 5, "MT-4": 8, "MT-5": 12, "MT-6": 4, "MT-7": 6, "MT-8": 7},
    },
    "doubles": {
        **{"DB-1": 2, "DB-2": 4, "DB-3": 3, "DB-4": 4, "DB-5": 6, "DB-6": 3, "DB-7": 2, "DB-8": 6, "DB-9": 8},
    },
}
COMMON = words_of(tomllib.loads((ROOT / "books" / "common.toml").read_text("utf-8")))
UNSPLIT = {"uno-dice": {"D11": 7, "D87": 4}}  # editions whose clauses are numbered D11-1, D11-2


def test_a_game_that_is_not_there_lists_those_that_are() -> None:
    with pytest.raises(LookupError, match=r"no game 'chess'; the games are .*mexican-train"):
        game("chess")


@pytest.mark.parametrize(("game", "clause", "example"), EXAMPLES)
def test_example(game: Game, clause: Clause, example: Example) -> None:
    """An example gives what its clause says, the answer cites that clause, and its words have their facts."""
    answer = run(game, example)

    assert {name: answer.values[name] for name in example.expect} == example.expect
    assert example.expect
    assert clause.id in answer.because
    for reason in answer.reasons:
        assert game.book.say(reason.key, **reason.facts)


@pytest.mark.parametrize("clause", CLAUSES)
def test_clause_is_ruled_on_or_procedural(clause: Clause) -> None:
    """Examples or a reason for none. That nothing rests on a procedural clause is Ruling's part."""
    assert bool(clause.examples) != bool(clause.procedural)


@pytest.mark.parametrize("clause", CLAUSES)
def test_clause_says_where_it_comes_from(clause: Clause) -> None:
    assert clause.title
    assert clause.source
    assert clause.text.endswith((".", "!", "?"))


@pytest.mark.parametrize("clause", CLAUSES)
def test_amounts_of_a_clause_are_printed_by_it(clause: Clause) -> None:
    assert set(clause.values) == {name for _, name, _, _ in Formatter().parse(clause.template) if name}


@pytest.mark.parametrize("game", GAMES)
def test_ids_of_the_specification_are_whole(game: Game) -> None:
    sections = SPECIFIED.get(game.name, {})
    expected = {f"{section}.{n}" for section, last in sections.items() for n in range(1, last + 1)}
    expected |= {f"{s}-{n}" for s, last in UNSPLIT.get(game.name, {}).items() for n in range(1, last + 1)}

    assert expected <= set(game.book.clauses)


@pytest.mark.parametrize("game", GAMES)
def test_every_table_chooses_among_sets_that_exist(game: Game) -> None:
    assert set(game.book.sets) <= {*SETS, "none"}
    assert game.book.options["set"].scoring == (len(game.book.sets) > 1)


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_option_changes_an_example(game: Game, option: Option) -> None:
    shown = [e for c in game.book for e in c.examples if option.name in e.rules]
    printed = [replace(e, rules={**e.rules, option.name: option.default}) for e in shown]

    assert any(answered(game, e) != answered(game, p) for e, p in zip(shown, printed, strict=True))


def answered(game: Game, example: Example) -> object:
    """What the game says; where the table has not the pieces for it, that is the answer."""
    try:
        return run(game, example).values
    except PieceError as error:
        return str(error)


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_is_settled_in_an_example(game: Game) -> None:
    settled = {e.given.get("ending") for c in game.book for e in c.examples if "scores" in e.expect}

    assert set(game.book.endings) <= settled


@pytest.mark.parametrize("game", GAMES)
def test_options_that_change_a_clause_are_told_there(game: Game) -> None:
    told = {name for clause in game.book for name in clause.options}

    assert told == set(game.book.options)


def sources(game: Game) -> Iterator[ast.AST]:
    """Every node of the game's own code and of the code that games share."""
    own = ROOT / "games" / game.name.replace("-", "_")
    for path in (*ROOT.glob("*.py"), *own.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


@pytest.mark.parametrize("game", GAMES)
def test_words_said_are_in_the_book(game: Game) -> None:
    said = set()
    for node in sources(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"step": 1, "Reason": 0}.get(node.func.id)
            if place is not None and len(node.args) > place:
                key = node.args[place]
                said |= {key.value} if isinstance(key, ast.Constant) else set()

    assert said <= set(game.book.words)


def constants(game: Game) -> set[str]:
    return {n.value for n in sources(game) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_unused(game: Game) -> None:
    assert set(game.book.words) - set(COMMON) <= constants(game) | asked(game)


def asked(game: Game) -> set[str]:
    """The words of the game's questions, facts and choices; verdicts are said by the code."""
    words = set()
    for question in questions(game):
        words.add(f"{question.name}.ask")
        for fact in question.facts:
            own, shared = f"fact.{question.name}.{fact.name}", f"fact.{fact.name}"
            words.add(own if own in game.book.words else shared)
            words |= {f"choice.{fact.name}.{value}" for value in fact.choices}
    return words


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_a_question_has_all_its_words(game: Game, question: Question) -> None:
    assert game.book.say(f"{question.name}.ask").endswith("?")
    for fact in question.facts:
        assert question.wording(fact, game.book)
        assert set(question.choices(fact, game.book)) == set(fact.choices)
    for verdict in question.verdicts(game.book):
        assert game.book.say(f"{question.name}.{verdict}").endswith(".")


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_every_verdict_is_given_in_an_example(game: Game, question: Question) -> None:
    shown = {e.expect.get("verdict") for c in game.book for e in c.examples if e.ask == question.name}

    assert set(question.verdicts(game.book)) <= shown


@pytest.mark.parametrize("game", GAMES)
def test_blanks_have_names(game: Game) -> None:
    """Facts are filled in by name, so that a language may put them in its own order."""
    for word in game.book.words.values():
        assert all(name for _, name, _, _ in Formatter().parse(word) if name is not None), word


def test_no_word_that_games_share_is_unused() -> None:
    assert set(COMMON) <= set().union(*(constants(g) | asked(g) for g in all_games().values()))


def test_a_ruling_needs_a_clause() -> None:
    with pytest.raises(ValueError, match="cites no clause"):
        Ruling((), points=3)


def test_nothing_rests_on_a_procedural_clause() -> None:
    procedural = next(c for g in all_games().values() for c in g.book if c.procedural)

    with pytest.raises(ValueError, match="is procedural"):
        Ruling((procedural,), points=3)


def test_steps_cite_once_and_in_order() -> None:
    first, second = (c for c, _ in zip(ruling_clauses(), range(2), strict=False))
    ruling = Ruling((first,)).then(step(second, "a"), step(first, "b"), points=4)

    assert ruling.because == (first, second)
    assert [reason.clause for reason in ruling.steps] == [second.id, first.id]
    assert ruling.points == 4


def ruling_clauses() -> Iterator[Clause]:
    return (c for g in all_games().values() for c in g.book if not c.procedural)


def test_a_language_that_is_not_there_is_english() -> None:
    assert load("mexican-train", "xx") == load("mexican-train")
