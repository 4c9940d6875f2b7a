"""Which questions come up at this moment of a match, and which of them say certain words. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import StrEnum

from companion.ledger.state import MatchState
from rules.books import Book
from rules.citing import citing
from rules.games import game
from rules.lookup import find
from rules.questions import Question

A_BEGINNING = timedelta(minutes=3)  # so long after the last round was scored, the next one is being set up
CLAUSES, EACH = 3, 2  # so many clauses are looked up for words, and so many questions taken of each
AT_ONCE = 6  # as many as a thumb reaches without moving the page


class Moment(StrEnum):
    """What a table is doing, as the books name it."""

    BEGIN = "begin"
    PLAY = "play"
    COUNT = "count"


def moment_of(state: MatchState, path: str, now: datetime) -> Moment:
    """`path`: the screen from which the referee is called."""
    if re.search("/(round|score)/", path) or state.draft.left or state.draft.ending:
        return Moment.COUNT
    last = state.scored_by_round.get(state.open_round - 1)
    since = last.at if last else state.started_at
    return Moment.BEGIN if now - since < A_BEGINNING else Moment.PLAY


def by_moment(
    questions: Sequence[Question], book: Book, moment: Moment
) -> tuple[list[Question], list[Question]]:
    """The questions that are likely now, the likeliest first, and all the others.

    What a book does not place is as likely as its game says: about a game that is played, never more.
    """
    likely = book.guide.likely
    first = likely.get(moment) or tuple(q.name for q in questions)
    order = {name: place for place, name in enumerate(first)}
    now = sorted((q for q in questions if q.name in order), key=lambda q: order[q.name])[:AT_ONCE]
    return now, [q for q in questions if q not in now]


def that_say(words: str, questions: Sequence[Question], book: Book) -> list[Question]:
    """The questions that say most of these words, and those that the clauses found by them help to answer.

    A question that says every word is the one that was meant; of longer talk the book knows more.
    """
    asked = _parts(words)
    found = [(sum(_says(word, _said(question, book)) for word in asked), question) for question in questions]
    most = max((hits for hits, _ in found), default=0)
    saying = [question for hits, question in found if hits == most and hits]
    answering = _answering(words, questions, book)
    return list(dict.fromkeys([*saying, *answering] if most == len(asked) else [*answering, *saying]))


def _answering(words: str, questions: Sequence[Question], book: Book) -> list[Question]:
    """The questions that rest most directly on the clauses which look-up finds."""
    resting = citing(game(book.game))
    by_name = {question.name: question for question in questions}
    names = [name for hit in find(book, words, CLAUSES) for name in resting.get(hit.clause.id, ())[:EACH]]
    return [by_name[name] for name in dict.fromkeys(names) if name in by_name]


def _said(question: Question, book: Book) -> set[str]:
    verdicts = (book.words[f"{question.name}.{verdict}"] for verdict in question.verdicts(book))
    facts = (question.wording(fact, book) for fact in question.facts)
    return _parts(" ".join((book.say(f"{question.name}.ask"), *verdicts, *facts)))


def _parts(text: str) -> set[str]:
    """The words of a text without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return set(re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c))))


def _says(word: str, said: set[str]) -> bool:
    """As typed so far, or in another form of it ("covers", "cover")."""
    stem = word[:-2] if len(word) > 5 else word
    return any(one.startswith(stem) for one in said)
