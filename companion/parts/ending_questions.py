"""How a round ended: the book's questions, one open at a time, the answered ones a line each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion import theme
from companion.desk import Place
from companion.flows.score_round import Ask, Scoring, as_told
from companion.ledger.entries import RoundEnded
from companion.ledger.state import MatchState
from companion.parts.chips import choice_chip, choice_row
from companion.parts.frame import card
from companion.parts.notes import amber_note
from companion.parts.photo_button import number_route
from companion.parts.player import badge
from companion.parts.tap import tappable
from companion.state import Session
from rules.books import EndingFact


@dataclass(frozen=True, slots=True)
class Question:
    """One question of an ending and its answers, drawn."""

    id: str
    title: str
    answers: list[ft.Control]
    answered: str = ""  # the answer in words
    note: str = ""  # what to do at the table because of it
    asked: bool = False  # it is the next thing to tell
    side_by_side: bool = False


def ending_questions(
    session: Session,
    match: str,
    state: MatchState,
    scoring: Scoring,
    opened: str,
    open_question: Callable[[str], None],
) -> list[ft.Control]:
    """The questions to ask by now; none in a game that ends in one way and names nobody."""

    async def write(entry: RoundEnded) -> None:
        title = session.book(state.game).endings[entry.ending].title
        key = "done-ended-who" if entry.who else "done-ended"
        who = state.player(entry.who).name if entry.who else ""
        open_question("")
        await session.write(match, entry, session.t(key, ending=title, who=who))

    questions = [
        *_ending(session, scoring, write),
        *_who(state, scoring, write),
        *(
            _each(session, match, state, scoring, fact) if fact.each else _fact(scoring, fact, write)
            for fact in scoring.facts
        ),
    ]
    return [_drawn(question, opened, open_question) for question in questions]


Write = Callable[[RoundEnded], Awaitable[None]]


def _ending(session: Session, scoring: Scoring, write: Write) -> list[Question]:
    if not scoring.endings:
        return []
    rows = []
    for ending in scoring.endings:

        async def choose(id: str = ending.id) -> None:
            await write(scoring.end(id))

        chosen = ending.id == scoring.played.ending
        rows.append(choice_row(ending.title, f"ending-{ending.id}", choose, chosen=chosen))
    answered = scoring.ending.title if scoring.ending else ""
    asked = scoring.next.ask is Ask.ENDING
    return [Question("ended", session.t("ended-how"), rows, answered, asked=asked)]


def _who(state: MatchState, scoring: Scoring, write: Write) -> list[Question]:
    if scoring.ending is None or not scoring.asks_who:
        return []
    chips = []
    for player in state.players:

        async def choose(id: str = player.id) -> None:
            await write(scoring.name_who(id))

        chosen = player.id == scoring.played.who
        before = badge(player, 28)
        chips.append(choice_chip(player.name, f"who-{player.id}", choose, chosen=chosen, before=before))
    answered = state.player(scoring.played.who).name if scoring.played.who else ""
    asked = scoring.next.ask is Ask.WHO
    return [Question("who", scoring.ending.who, chips, answered, asked=asked, side_by_side=True)]


def _fact(scoring: Scoring, fact: EndingFact, write: Write) -> Question:
    told = scoring.chosen(fact)
    rows = []
    for choice in fact.choices:

        async def choose(value: str | int | bool = choice.value) -> None:
            await write(scoring.answer(fact.name, value))

        name = f"fact-{fact.name}-{as_told(choice.value)}"
        rows.append(choice_row(choice.title, name, choose, chosen=choice == told))
    return Question(
        f"fact-{fact.name}",
        fact.title,
        rows,
        told.title if told else "",
        note=told.note if told else "",
        asked=scoring.next.ask is Ask.FACT and scoring.next.name == fact.name,
    )


def _each(session: Session, match: str, state: MatchState, scoring: Scoring, fact: EndingFact) -> Question:
    """A chip a player with their number; a tap leads to its keys."""
    chips, told = [], []
    for player in state.players:

        async def open_keys(id: str = player.id) -> None:
            await session.go(number_route(Place(match, scoring.played.number, id), fact.name))

        number = scoring.number_of(fact.name, player.id)
        label = f"{player.name} {session.t('hand-not-entered') if number is None else number}"
        told += [] if number is None else [label]
        name, before = f"each-{fact.name}-{player.id}", badge(player, 28)
        chips.append(choice_chip(label, name, open_keys, chosen=number is not None, before=before))
    return Question(
        f"fact-{fact.name}",
        fact.title,
        chips,
        ", ".join(told) if len(told) == len(state.players) else "",
        asked=scoring.next.ask is Ask.EACH and scoring.next.name == fact.name,
        side_by_side=True,
    )


def _drawn(question: Question, opened: str, open_question: Callable[[str], None]) -> ft.Control:
    if question.answered and opened != question.id:
        return _line(question, open_question)
    answers = (
        ft.Row(question.answers, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)
        if question.side_by_side
        else ft.Column(question.answers, spacing=theme.GAP, tight=True)
    )
    title = ft.Text(question.title, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK)
    edge = ft.Border.all(2, theme.FELT) if question.asked else ft.Border.all(1, theme.LINE)
    inside = ft.Column([title, answers], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return card(inside, border=edge)


def _line(question: Question, open_question: Callable[[str], None]) -> ft.Control:
    """An answered question: tap to answer it otherwise."""

    async def reopen() -> None:
        open_question(question.id)

    told = ft.Column(
        [
            ft.Text(question.title, size=theme.LABEL, color=theme.QUIET),
            ft.Text(question.answered, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    line = tappable(
        ft.Row([told, ft.Icon(ft.Icons.EDIT_OUTLINED, size=20, color=theme.QUIET)]),
        f"{question.title} {question.answered}",
        question.id,
        reopen,
        padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.GAP),
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
    )
    if not question.note:
        return line
    return ft.Column([line, amber_note(question.note)], spacing=theme.GAP, tight=True)
