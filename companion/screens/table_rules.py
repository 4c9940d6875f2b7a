"""What this table plays: the house rules of a match, for everybody to read; a change is written down."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.table_draft import TableDraft
from companion.ledger.entries import RulesChanged
from companion.parts.frame import card, framed, heading
from companion.parts.options import option_rows, preset_chips, value_words
from companion.parts.safe import screen
from companion.parts.tap import main_button
from companion.state import Session
from rules.books import Value


@screen
def TableRulesScreen(session: Session, match: str) -> ft.View:
    """What differs from print first, then everything else."""
    opened, set_opened = ft.use_state("")
    state = session.match(match)
    _, rules = session.rules(match)
    book = rules.book

    async def open_row(option: str) -> None:
        set_opened(option)

    async def choose(name: str, value: Value) -> None:
        if rules[name] == value:
            return
        draft = TableDraft(preset=state.rules.preset, changes=state.rules.changes).with_rule(
            book, name, value
        )
        option = book.options[name]
        said = session.t("rules-changed", title=option.title, value=value_words(option, value))
        await session.write(match, RulesChanged(draft.preset, draft.changes), said)

    async def take_preset(name: str) -> None:
        if name == state.rules.preset:
            return
        draft = TableDraft(preset=state.rules.preset, changes=state.rules.changes).with_preset(name)
        title = book.presets[name].title if name else session.t("rules-printed")
        said = session.t("rules-preset", title=title)
        await session.write(match, RulesChanged(draft.preset, draft.changes), said)

    async def read_book() -> None:
        await session.go(f"/book/{state.game}?match={match}")

    differs = [book.options[name] for name in rules.differs()]
    same = [option for option in book.options.values() if rules[option.name] == option.default]
    body: list[ft.Control] = []
    may_choose = choose if session.may_write else None
    if any(preset.changes for preset in book.presets.values()) and may_choose:
        body.append(preset_chips(session, book, state.rules.preset, take_preset))
    elif state.rules.preset:
        body.append(ft.Text(book.presets[state.rules.preset].title, size=theme.BODY, color=theme.INK))
    if differs:
        rows = option_rows(session, rules, differs, opened, open_row, may_choose)
        body += [heading(session.t("rules-differ")), card(ft.Column(rows, spacing=0), padding=0)]
    else:
        body.append(ft.Text(session.t("rules-all-printed"), size=theme.BODY, color=theme.INK))
    if state.rounds:
        body.append(ft.Text(session.t("rules-from-now"), size=theme.LABEL, color=theme.QUIET))
    rows = option_rows(session, rules, same, opened, open_row, may_choose)
    body += [heading(session.t("rules-same")), card(ft.Column(rows, spacing=0), padding=0)]
    return framed(
        session,
        session.t("rules-title"),
        body,
        subtitle=book.title,
        back=f"/match/{match}",
        main=main_button(session.t("rules-book"), read_book),
    )
