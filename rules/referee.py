"""The referee: what can be asked about a game, the answer about one table, and what stands behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules import match_questions, standard_questions
from rules.books import Book, Choice, Clause, Option
from rules.facts import FactError
from rules.games import Game, game
from rules.questions import Answer, Question, question
from rules.quoting import quoted
from rules.rounds import Settled
from rules.ruling import Ruling
from rules.table_rules import TableRules
from rules.told import NoSuch


@cache
def _questions(name: str) -> Mapping[str, Question]:
    known = game(name)
    own = (question(rule, TableRules(known.book)) for rule in known.questions)
    shared = (
        standard_questions.count,
        standard_questions.settle,
        match_questions.begin,
        match_questions.match_over,
    )
    return {q.name: q for q in (*(make(known) for make in shared), *own)}


def questions(game: Game) -> tuple[Question, ...]:
    """Everything that can be asked about this game."""
    return tuple(_questions(game.name).values())


def ask(game: Game, name: str, facts: Mapping[str, Any], rules: TableRules) -> Answer:
    """Put a question, with its facts as text or JSON, to the rules of one table.

    Answers with a Ruling (Settled for a whole round), with Missing where a fact decides that was not given,
    and with Unsettled where the hands of a round cannot be. Raises NoSuch for no such question,
    FactError for a fact that cannot be read, PieceError for a piece that this table has not.
    """
    known = _questions(game.name)
    if name not in known:
        raise NoSuch("no-question", name=quoted(name), game=game.book.title, known=", ".join(known))
    try:
        return known[name].put(facts, rules)
    except FactError as error:
        if error.key != "no-fact":
            raise
        raise FactError("no-fact-of", question=name, **error.facts) from None


def cited(answer: Ruling | Settled) -> tuple[Clause, ...]:
    """The clauses that an answer rests on, in their order, once."""
    rulings = (answer,) if isinstance(answer, Ruling) else tuple(answer.rulings.values())
    return tuple({clause.id: clause for ruling in rulings for clause in ruling.because}.values())


def kind(clause: Clause, rules: TableRules) -> str:
    """What kind of rule this is at this table: "house" where the table departs from print, or as the book
    says: "printed", or "reading" where print is silent, or "house" for a common house rule."""
    changed = any(rules[name] != rules.book.options[name].default for name in clause.options)
    return "house" if changed else clause.kind


KINDS = {"printed": "kind_printed", "house": "kind_house"}
SURE = {"follows": "sure_follows", "usual": "sure_usual", "ours": "sure_ours", "split": "sure_split"}


def standing(clause: Clause, rules: TableRules) -> str:
    """Key of the words that tell what kind of rule this is at this table, and of a reading how sure it is."""
    return KINDS.get(kind(clause, rules)) or SURE[clause.sure]


@dataclass(frozen=True, slots=True)
class Other:
    """A way to play an option, and who plays so: a house rule of this table, or one it could make its own."""

    option: Option
    choice: Choice

    def __str__(self) -> str:
        asked = self.option.title if self.option.title.endswith("?") else f"{self.option.title}:"
        return f"{asked} {self.choice.title}{f' ({self.choice.who})' if self.choice.who else ''}"


def here(clause: Clause, book: Book, rules: TableRules) -> tuple[Other, ...]:
    """What this table plays instead of what that clause prints, in the language of `book`."""
    options = (book.options[name] for name in clause.options)
    played = ((option, option.choice(rules[option.name])) for option in options)
    return tuple(Other(o, choice) for o, choice in played if choice and choice.value != o.default)


def elsewhere(clauses: Iterable[Clause], book: Book, rules: TableRules) -> Iterator[Other]:
    """What other tables play where it would change one of these clauses, in the language of `book`."""
    cited = tuple(clauses)
    ids = {clause.id for clause in cited}
    names = {name for clause in cited for name in clause.options}
    for option in book.options.values():
        if option.name in names or option.clause in ids:
            for choice in option.choices:
                if choice.value != rules[option.name]:
                    yield Other(option, choice)
