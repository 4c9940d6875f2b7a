"""Everything that was ever written in a match, newest first, each with Undo. Nothing is ever gone."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.telling import tell
from companion.flows.wording import names_of
from companion.ledger.entries import Undone
from companion.ledger.fold import ruling_of
from companion.ledger.state import Written
from companion.parts.beside import paragraph_beside
from companion.parts.frame import framed
from companion.parts.safe import screen
from companion.parts.tap import quiet_button
from companion.state import Session

SHOWN = 40  # the newest; the rest on demand


@screen
def History(session: Session, match: str) -> ft.View:
    """In words: what, when, by whom, and whether it still holds."""
    every, show_every = ft.use_state(False)
    state = session.match(match)
    written = session.tableside.ledger.history(match)

    async def more() -> None:
        show_every(True)

    told = _Teller(session, match, written)
    newest = written[::-1]
    shown = newest if every else newest[:SHOWN]
    body: list[ft.Control] = [_line(session, match, each, told) for each in shown]
    if len(shown) < len(newest):
        body.append(quiet_button(session.t("history-all", count=len(newest)), more, "history-all"))
    started = session.t("history-started", when=session.moment(state.started_at))
    begun = ft.Text(started, size=theme.LABEL, color=theme.QUIET)
    body.append(ft.Container(begun, padding=ft.Padding.symmetric(vertical=10)))
    return framed(
        session,
        session.t("tool-history"),
        [ft.Column(body, spacing=0)],
        subtitle=session.book(state.game).title,
        back=f"/match/{match}",
    )


class _Teller:
    """Says entries of one match in words."""

    def __init__(self, session: Session, match: str, written: list[Written]) -> None:
        state = session.match(match)
        self._words, self._book = session.words, session.book(state.game)
        self._names = names_of(state.players)
        self._entries = {each.id: each.entry for each in written}

    def __call__(self, each: Written) -> str:
        return tell(self._words, self._book, self._names, each.entry, self._entries)


def _line(session: Session, match: str, each: Written, told: _Teller) -> ft.Control:
    said = told(each)
    gone = each.undone or not each.holds
    small = [session.moment(each.at), each.by]
    if each.undone:
        small.append(session.t("history-undone"))
    elif not each.holds:
        small.append(session.t("history-replaced"))
    text = ft.Text(
        said,
        size=theme.BODY,
        color=theme.QUIET if gone else theme.INK,
        style=ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH) if each.undone else None,
    )
    words = ft.Column(
        [text, ft.Text(" · ".join(filter(None, small)), size=theme.LABEL, color=theme.QUIET)],
        spacing=2,
        tight=True,
        expand=True,
    )
    row: list[ft.Control] = [words]
    below: list[ft.Control] = []
    if not gone:
        again = isinstance(each.entry, Undone)

        async def undo() -> None:
            # what follows from a ruling goes with it
            await session.undo(match, ruling_of(each.entry) or each.id, "" if again else said)

        label = session.t("redo" if again else "undo")
        button = quiet_button(label, undo, f"undo-{each.id}")
        if paragraph_beside(label, session.across):
            row.append(button)
        else:
            below.append(ft.Row([button], alignment=ft.MainAxisAlignment.END))
    return ft.Container(
        ft.Column([ft.Row(row, spacing=theme.GAP), *below], spacing=0, tight=True),
        padding=ft.Padding.symmetric(vertical=10),
        border=ft.Border(bottom=ft.BorderSide(1, theme.LINE)),
        key=each.id,
    )
