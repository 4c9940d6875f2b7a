"""One fact of a dispute as something to tap, by its kind: as few taps as can be."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

import flet as ft

from companion import theme
from companion.flows.adding import Sum
from companion.flows.settle_dispute import Dispute
from companion.ledger.state import MatchState, Player
from companion.parts.chips import choice_chip, choice_row
from companion.parts.field import text_field
from companion.parts.keypad import keypad
from companion.parts.pieces_field import HandBy, HandField, PieceField, PlaceField
from companion.parts.player import badge
from companion.parts.safe import component
from companion.parts.tap import main_button, quiet_button, tappable
from companion.state import Session
from rules.pieces import Family

Say = Callable[[str], Awaitable[None]]

KEYS_IN_ROW = 5
USUAL = 12  # numbers up to this one have a key of their own where the pieces do not say how far they go


@dataclass(frozen=True)
class Asked:
    """A fact that is asked about a dispute; `say` takes the answer as a question reads it."""

    dispute: Dispute
    name: str
    state: MatchState
    say: Say
    hands: Mapping[str, str] = field(default_factory=dict)  # entered this round: player id -> pieces
    photo: str = ""  # id of a photo that was taken of the hand
    with_photo: Callable[[str], str] = str  # the address at which a photo has told the hand

    @property
    def kind(self) -> str:
        return self.dispute.fact(self.name).kind

    @property
    def now(self) -> str:
        """What was said before; "" where nothing was."""
        return self.dispute.facts.get(self.name, "")


def fact_field(session: Session, asked: Asked) -> ft.Control:
    """What to tap. A kind that is not known here is typed."""
    fact = asked.dispute.fact(asked.name)
    choices = asked.dispute.question.choices(fact, asked.dispute.rules.book)
    box = asked.dispute.rules.piece_set
    if choices:
        return _rows(asked, choices)
    match asked.kind:
        case "yes":
            yes, no = session.t("answer-yes"), session.t("answer-no")
            return _side_by_side(asked, {"yes": yes, "no": no})
        case "player":
            return _players(asked)
        case "players":
            return _fresh(asked, PlayersField, session, asked)
        case "number":
            return _fresh(asked, NumberField, session, asked)
        case "numbers":
            return _fresh(asked, NumbersField, session, asked)
        case "piece" if box is not None:
            return _fresh(asked, PieceField, session, asked.say, box)
        case "hand" | "hands" if box is not None:
            typed = asked.kind == "hands" and asked.dispute.question.name == "settle"
            people = {asked.state.player(p).name: text for p, text in asked.hands.items()}
            by = HandBy(asked.state.id, asked.now, people, typed, asked.photo, asked.with_photo)
            return _fresh(asked, HandField, session, asked.say, box, by)
        case "face" | "open" | "opens" | "centre" if box is not None and box.faces:
            return _fresh(asked, PlaceField, session, asked.say, box, asked.kind)
        case "hands":
            return _fresh(asked, NumberField, session, asked)
    return _fresh(asked, TextField, session, asked)


def _fresh(asked: Asked, part: Callable[..., ft.Control], *told: object) -> ft.Control:
    """A field of its own for every fact, so that nothing tapped for one is left in the next."""
    return part(*told, key=f"{asked.name}/{asked.photo}")


def _rows(asked: Asked, choices: Mapping[str, str]) -> ft.Control:
    rows: list[ft.Control] = []
    for value, words in choices.items():

        async def choose(value: str = value) -> None:
            await asked.say(value)

        rows.append(choice_row(words, f"answer-{value}", choose, chosen=value == asked.now))
    return ft.Column(rows, spacing=theme.GAP, tight=True)


def _side_by_side(asked: Asked, answers: Mapping[str, str]) -> ft.Control:
    buttons: list[ft.Control] = []
    for value, words in answers.items():

        async def choose(value: str = value) -> None:
            await asked.say(value)

        chosen = value == asked.now
        button = tappable(
            ft.Text(words, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK),
            words,
            f"answer-{value}",
            choose,
            selected=chosen,
            height=64,
            alignment=ft.Alignment.CENTER,
            bgcolor=theme.FELT_SOFT if chosen else theme.SURFACE,
            border=ft.Border.all(2, theme.FELT),
        )
        button.expand = True
        buttons.append(button)
    return ft.Row(buttons, spacing=12)


def _players(asked: Asked) -> ft.Control:
    return ft.Row(
        [_player_chip(asked, player) for player in asked.state.players],
        wrap=True,
        spacing=theme.GAP,
        run_spacing=theme.GAP,
    )


def _player_chip(asked: Asked, player: Player) -> ft.Control:
    async def choose() -> None:
        await asked.say(player.id)

    chosen = player.id == asked.now
    return choice_chip(player.name, f"answer-{player.name}", choose, chosen=chosen, before=badge(player, 28))


@component
def PlayersField(session: Session, asked: Asked) -> ft.Control:
    """Who plays: everybody at first, less whoever is tapped."""
    every = [player.id for player in asked.state.players]
    chosen, choose = ft.use_state([p for p in every if p in asked.now.split(",")] or every)
    chips: list[ft.Control] = []
    for player in asked.state.players:

        async def flip(id: str = player.id) -> None:
            choose(lambda now: [p for p in every if (p in now) != (p == id)])

        on = player.id in chosen
        chips.append(
            choice_chip(player.name, f"plays-{player.name}", flip, chosen=on, before=badge(player, 28))
        )

    async def done() -> None:
        await asked.say(",".join(chosen))

    row = ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP)
    return _with_button(row, main_button(session.t("answer-these"), done, "answer-done", not chosen))


@component
def NumberField(session: Session, asked: Asked) -> ft.Control:
    """Big keys, one tap a number; a keypad for larger ones."""
    typing, set_typing = ft.use_state(False)
    typed, set_typed = ft.use_state(Sum())
    box = asked.dispute.rules.piece_set

    async def press(key: str) -> None:
        set_typed(lambda so_far: so_far.press(key))

    async def larger() -> None:
        set_typing(True)

    async def done() -> None:
        await asked.say(str(typed.total))

    if typing:
        nothing = typed.total is None
        label = session.t("answer-number", number=typed.total or 0)
        return _with_button(
            keypad(session.words, typed, press), main_button(label, done, "answer-done", nothing)
        )
    most = box.highest if box and box.family is Family.PIPS else USUAL
    keys = [_number(asked, number) for number in range(max(most, 9) + 1)]
    rows = [_row_of(keys[i : i + KEYS_IN_ROW]) for i in range(0, len(keys), KEYS_IN_ROW)]
    more = quiet_button(session.t("answer-larger"), larger, "answer-larger")
    return ft.Column([*rows, more], spacing=theme.GAP, tight=True)


def _number(asked: Asked, number: int) -> ft.Control:
    async def choose() -> None:
        await asked.say(str(number))

    chosen = asked.now == str(number)
    key = tappable(
        ft.Text(str(number), style=theme.numbers(theme.MATCH)),
        str(number),
        f"answer-{number}",
        choose,
        selected=chosen,
        height=60,
        alignment=ft.Alignment.CENTER,
        bgcolor=theme.FELT_SOFT if chosen else theme.SURFACE,
        border=ft.Border.all(2 if chosen else 1, theme.FELT if chosen else theme.LINE),
    )
    key.expand = True
    return key


def _row_of(keys: list[ft.Control]) -> ft.Control:
    return ft.Row(
        [*keys, *(ft.Container(expand=True) for _ in range(KEYS_IN_ROW - len(keys)))], spacing=theme.GAP
    )


@component
def NumbersField(session: Session, asked: Asked) -> ft.Control:
    """Several numbers on the keypad, with a plus between them."""
    typed, set_typed = ft.use_state(Sum())

    async def press(key: str) -> None:
        set_typed(lambda so_far: so_far.press(key))

    told = [*map(str, typed.done), *([typed.typing] if typed.typing else [])]

    async def done() -> None:
        await asked.say(", ".join(told))

    label = (
        session.t("answer-numbers", numbers=session.words.join(told)) if told else session.t("answer-type")
    )
    return _with_button(
        keypad(session.words, typed, press), main_button(label, done, "answer-done", not told)
    )


@component
def TextField(session: Session, asked: Asked) -> ft.Control:
    """Words, for a fact of a kind that no screen knows."""
    told = ft.use_ref(asked.now)

    def typed(event: ft.Event[ft.TextField]) -> None:
        told.current = (event.control.value or "").strip()

    async def done() -> None:
        if told.current:
            await asked.say(told.current)

    field = text_field(session.t("answer-type"), value=asked.now, on_change=typed)
    return _with_button(field, main_button(session.t("answer-done"), done, "answer-done"))


def _with_button(content: ft.Control, button: ft.Control) -> ft.Control:
    return ft.Column([content, button], spacing=12, tight=True)
