"""Sitting down: the game, who plays where, when it ends, the house rules. The address holds it all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import flet as ft

from companion import theme
from companion.flows.precedents import house_rules
from companion.flows.table_draft import TableDraft, as_they_last_sat
from companion.ledger.errors import LedgerError
from companion.ledger.state import Player
from companion.parts.beside import room_beside
from companion.parts.emblem import emblem
from companion.parts.field import text_field
from companion.parts.frame import card, framed, heading
from companion.parts.options import FIRST, asked_first, option_rows, preset_chips
from companion.parts.player import badge
from companion.parts.safe import component, screen
from companion.parts.tap import icon_button, main_button, quiet_button, tappable
from companion.state import Session
from rules.books import Book, Value
from rules.games import all_games, game

Change: TypeAlias = Callable[[Callable[[TableDraft], TableDraft]], Awaitable[None]]

REGULARS = 10  # how many are offered at first; a club has more


@screen
def ChooseGame(session: Session) -> ft.View:
    """Every game there is, as a picture and a sentence."""
    return framed(
        session,
        session.t("new-which"),
        [_game(session, name) for name in all_games()],
        back="/",
    )


def _game(session: Session, name: str) -> ft.Control:
    book = session.book(name)

    async def choose() -> None:
        house = house_rules([summary.state for summary in session.matches()], book)
        query = session.drafts.begin(name, house).query()  # house rules are seen, and changed, there
        await session.go(f"/new/{name}?{query}" if query else f"/new/{name}")

    inside = ft.Row(
        [
            ft.Container(emblem(book, 34), width=56, alignment=ft.Alignment.CENTER),
            ft.Column(
                [
                    ft.Text(book.title, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK),
                    ft.Text(
                        book.summary,
                        size=theme.LABEL,
                        color=theme.QUIET,
                    ),
                    ft.Text(_seats(session, book), size=theme.LABEL, color=theme.QUIET),
                ],
                spacing=4,
                tight=True,
                expand=True,
            ),
        ],
        spacing=theme.PAD,
    )
    return tappable(
        inside,
        f"{book.title}. {book.summary}",
        f"game-{name}",
        choose,
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
        padding=theme.PAD,
    )


@screen
def NewMatch(session: Session, name: str) -> ft.View:
    """Everything about one table; what it will be called is on the button."""
    game(name)  # an unknown game is a mistake in the address: LookupError
    book = session.book(name)
    states = [summary.state for summary in session.matches()]
    known = {p.id: p for p in as_they_last_sat(session.tableside.ledger.players(), states)}
    draft = TableDraft.read(session.query, book, known)
    if session.path == f"/new/{name}":  # not on the way to another screen, whose address says nothing of it
        session.drafts.keep(name, draft)
    opened, set_opened = ft.use_state("")
    all_rules, show_all_rules = ft.use_state(False)

    async def change(how: Callable[[TableDraft], TableDraft]) -> None:
        """Of the draft as it is at this moment: a quick finger taps again before the screen is drawn anew."""
        if session.path != f"/new/{name}":
            return
        here = {player.id for player in session.tableside.ledger.players()}
        query = how(TableDraft.read(session.query, book, here)).query()
        await session.go(f"/new/{name}?{query}" if query else f"/new/{name}")

    async def choose(option: str, value: Value) -> None:
        await change(lambda now: now.with_rule(book, option, value))

    async def open_row(option: str) -> None:
        set_opened(option)

    async def toggle_rules() -> None:
        show_all_rules(not all_rules)

    async def start() -> None:
        ledger = session.tableside.ledger
        match = await asyncio.to_thread(
            ledger.start_match,
            name,
            draft.preset,
            draft.changes,
            draft.players,
            at=session.tableside.now(),
            by=session.by,
        )
        session.drafts.clear()
        session.told(match)
        await session.go(f"/match/{match}")

    async def take_preset(preset: str) -> None:
        await change(lambda now: now.with_preset(preset))

    rules = draft.rules(book)
    seated = [known[player] for player in draft.players]
    body: list[ft.Control] = [
        heading(session.t("new-who")),
        _seats_taken(session, seated, change),
        _others(session, book, draft, list(known.values()), change),
        AddPlayer(session),
    ]
    rows = option_rows(session, rules, asked_first(rules), opened, open_row, choose)
    body += [heading(session.t("new-how-long")), card(ft.Column(rows, spacing=0), padding=0)]
    body += [heading(session.t("new-rules")), preset_chips(session, book, draft.preset, take_preset)]
    others = [o for o in book.options.values() if o.name not in (*FIRST, "set")]
    changed = [o for o in others if rules[o.name] != o.default]
    shown = others if all_rules else changed
    if shown:
        rows = option_rows(session, rules, shown, opened, open_row, choose)
        body.append(card(ft.Column(rows, spacing=0), padding=0))
    words = session.t("new-fewer-rules") if all_rules else session.t("new-all-rules", count=len(others))
    body.append(quiet_button(words, toggle_rules, "all-rules", expand=False))
    label, ready = _start_words(session, book, seated)
    return framed(
        session,
        book.title,
        body,
        subtitle=_seats(session, book),
        back="/new",
        actions=[ft.Container(emblem(book, 22, str(rules["set"])), padding=ft.Padding.only(right=12))],
        main=main_button(label, start, disabled=not ready),
    )


def _seats(session: Session, book: Book) -> str:
    fewest, most = book.players
    return session.t("new-players", fewest=fewest, most=most)


def _start_words(session: Session, book: Book, seated: list[Player]) -> tuple[str, bool]:
    """What the button says, and whether the match can begin."""
    fewest, most = book.players
    if len(seated) < fewest:
        return session.t("new-too-few", missing=fewest - len(seated)), False
    if len(seated) > most:
        return session.t("new-too-many", most=most), False
    if len(seated) > 4:
        return session.t("new-start-count", count=len(seated)), True
    return session.t("new-start", names=session.words.join([player.name for player in seated])), True


def _seats_taken(session: Session, seated: list[Player], change: Change) -> ft.Control:
    rows: list[ft.Control] = []
    if not seated:
        return ft.Container(visible=False)
    for place, player in enumerate(seated):

        async def up(player: Player = player, place: int = place) -> None:
            await change(lambda now: now.moved(player.id, place - 1))

        async def leave(player: Player = player) -> None:
            await change(lambda now: now.without(player.id))

        buttons = [
            icon_button(
                ft.Icons.CLOSE_ROUNDED,
                session.t("new-leave", name=player.name),
                f"leave-{player.name}",
                leave,
                theme.QUIET,
            )
        ]
        if place:
            buttons.insert(
                0,
                icon_button(
                    ft.Icons.ARROW_UPWARD_ROUNDED,
                    session.t("new-up", name=player.name),
                    f"up-{player.name}",
                    up,
                    theme.QUIET,
                ),
            )
        rows.append(
            ft.Row(
                [
                    ft.Text(str(place + 1), style=theme.numbers(color=theme.QUIET), width=16),
                    badge(player),
                    ft.Text(
                        player.name, size=theme.BODY, weight=ft.FontWeight.W_600, color=theme.INK, expand=True
                    ),
                    *buttons,
                ],
                spacing=theme.GAP,
                key=player.id,
            )
        )
    rows.append(
        ft.Container(
            ft.Text(session.t("new-clockwise"), size=theme.LABEL, color=theme.QUIET),
            padding=ft.Padding.only(bottom=theme.GAP),
        )
    )
    return card(ft.Column(rows, spacing=4), padding=ft.Padding.only(left=12, right=4, top=4, bottom=0))


def _others(
    session: Session, book: Book, draft: TableDraft, known: list[Player], change: Change
) -> ft.Control:
    """Who is known and does not sit yet, in the order of last time; one tap seats them."""
    chips: list[ft.Control] = []
    for player in [p for p in known if p.id not in draft.players][:REGULARS]:

        async def seat(player: Player = player) -> None:
            await change(lambda now: now.seated(player.id))

        chips.append(
            tappable(
                ft.Row(
                    [badge(player, 28), ft.Text(player.name, size=theme.BODY, color=theme.INK)],
                    spacing=theme.GAP,
                    tight=True,
                ),
                session.t("new-seat", name=player.name),
                f"seat-{player.name}",
                seat,
                key=f"seat-{player.id}",
                border=ft.Border.all(1, theme.LINE),
                border_radius=24,
                bgcolor=theme.RAISED,
                padding=ft.Padding.only(left=10, right=theme.PAD, top=9, bottom=9),
            )
        )
    if len(draft.players) >= book.players[1]:
        return ft.Text(session.t("new-full", most=book.players[1]), size=theme.BODY, color=theme.QUIET)
    return ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, visible=bool(chips))


@component
def AddPlayer(session: Session) -> ft.Control:
    """A name to type. Somebody who is known already is simply seated."""
    typed_name = ft.use_ref("")  # no state: a quick finger taps Add before the screen is drawn anew
    wrong, set_wrong = ft.use_state("")
    turn, set_turn = ft.use_state(0)

    async def add() -> None:
        ledger = session.tableside.ledger
        name = typed_name.current or ""
        known = {player.name.casefold(): player for player in ledger.players()}
        player = known.get(" ".join(name.split()).casefold())
        if player is None:
            try:
                player = await asyncio.to_thread(ledger.add_player, name, at=session.tableside.now())
            except LedgerError as error:
                set_wrong(session.t(f"ledger-{error.key}", **error.facts))
                return
        set_wrong("")
        typed_name.current = ""
        set_turn(turn + 1)  # a new field, so that it is empty whatever the phone has typed meanwhile
        book = session.path.split("/")[2]
        now = TableDraft.read(session.query, session.book(book), {p.id for p in ledger.players()})
        await session.go(f"/new/{book}?{now.seated(player.id).query()}")

    def typed(event: ft.Event[ft.TextField]) -> None:
        typed_name.current = event.control.value or ""

    name, adds = session.t("new-name"), session.t("new-add")
    field = text_field(
        name,
        key=f"name-{turn}",
        value=typed_name.current,
        on_change=typed,
        on_submit=add,
        error=wrong or None,
        capitalization=ft.TextCapitalization.WORDS,
        max_length=40,
        expand=True,
    )
    icon = ft.Icons.PERSON_ADD_ALT_ROUNDED
    if room_beside(adds, session.across) < len(name):  # what the field asks for needs the room
        button = icon_button(icon, adds, "add-player", add, theme.FELT)
    else:
        button = quiet_button(adds, add, "add-player", icon)
    return ft.Row([field, button], spacing=theme.GAP)
