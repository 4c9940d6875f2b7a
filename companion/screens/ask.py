"""A dispute: what is still asked, one thing at a time, and at once the ruling. The address holds it all."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.adding import Sum
from companion.flows.known_facts import pieces_text
from companion.flows.settle_dispute import Cannot
from companion.parts.case import Case
from companion.parts.fact_field import Asked, fact_field
from companion.parts.fact_lines import fact_lines
from companion.parts.fact_words import fact_words
from companion.parts.frame import card, framed
from companion.parts.notes import amber_note
from companion.parts.referee_routes import referee_route
from companion.parts.safe import screen
from companion.parts.sentences import sentence
from companion.parts.tap import main_button, quiet_button
from companion.screens.ruling import Choosing, ruling_view
from companion.state import Session


@screen
def Ask(session: Session, match: str, question: str) -> ft.View:
    """The form while something is missing or is said again, else the ruling."""
    opened, open_clause = ft.use_state("")
    typed, set_typed = ft.use_state(Sum())
    score, choose_score = ft.use_state(("", 0))
    otherwise, show_otherwise = ft.use_state(False)
    case = Case.of(session, match, question)
    if case.dispute.ruling is not None and not case.edit:
        choosing = Choosing(
            opened, open_clause, typed, set_typed, score, choose_score, otherwise, show_otherwise
        )
        return ruling_view(session, match, case, choosing)
    return _form(session, match, case)


def _form(session: Session, match: str, case: Case) -> ft.View:
    dispute, s = case.dispute, case.standing
    asked = case.edit or dispute.asked

    async def say(text: str) -> None:
        now = Case.of(session, match, dispute.question.name).dispute  # a quick finger has said more meanwhile
        await session.go(case.route(now.tell(asked, text)))

    def with_photo(photo: str) -> str:
        return case.route(dispute, edit=asked, photo=photo)

    async def right() -> None:
        await session.go(case.route(dispute.tell("accepted", "yes")))

    body: list[ft.Control] = [
        ft.Text(
            s.rules.book.say(f"{dispute.question.name}.ask"),
            size=theme.MATCH,
            weight=ft.FontWeight.W_700,
            color=theme.INK,
        ),
    ]
    if asked:
        words = fact_words(session.words, dispute, asked, s.names)
        title = ft.Text(words, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK)
        hands = {p: pieces_text(left) for p, left in s.state.round(case.number).left.items() if left.pieces}
        photo = session.query.get("photo", "")
        field = fact_field(session, Asked(dispute, asked, s.state, say, hands, photo, with_photo))
        inside = ft.Column([title, field], spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        body.append(card(inside, border=ft.Border.all(2, theme.FELT)))
    elif dispute.doubts is not None:
        wrong = [sentence(session.words, s.rules, reason, s.names) for reason in dispute.doubts.wrong]
        agree = quiet_button(session.t("result-anyway"), right, "anyway")
        body.append(amber_note(*wrong, below=[agree]))
    elif isinstance(dispute.outcome, Cannot):
        body.append(amber_note(session.t("ask-cannot")))

    body += fact_lines(session, case.dispute, s, asked, lambda name: case.route(dispute, edit=name))

    async def to_questions() -> None:
        await session.go(referee_route(match, case.back))

    return framed(
        session,
        session.t("referee"),
        body,
        subtitle=s.rules.book.title,
        back=referee_route(match, case.back),
        main=None if asked else main_button(session.t("ask-another"), to_questions),
    )
