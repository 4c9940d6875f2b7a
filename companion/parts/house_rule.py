"""Where tables differ about this very answer: each way, who plays it, what it says; one tap makes it ours."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion import theme
from companion.flows.carry_out import as_ruled
from companion.flows.house_rule import as_house_rule, way
from companion.parts.case import Case
from companion.parts.frame import card, heading
from companion.parts.notes import quiet
from companion.parts.options import stepper
from companion.parts.safe import component
from companion.parts.sentences import sentence
from companion.parts.tap import at_least, tappable
from companion.state import Session
from rules.books import Value
from rules.partings import Parting, Way


def clashing(
    session: Session, match: str, case: Case, found: Sequence[Parting], *, free: bool
) -> list[ft.Control]:
    """Of what was `found` to change the answer: where the sources are at odds and this table has not decided,
    both sides, each to be made ours.

    `free`: this phone may change what the table plays.
    """
    return _told(session, match, case, [one for one in found if _at_once(one)], free)


def table_parts(
    session: Session, match: str, case: Case, found: Sequence[Parting], *, free: bool
) -> list[ft.Control]:
    """Where other tables play otherwise, less what `clashing` tells."""
    explained = any(_at_once(one) for one in found)
    return _told(session, match, case, [one for one in found if not _at_once(one)], free, explained)


def _at_once(parting: Parting) -> bool:
    """Whether it is told before the reasons: a clash that changes the verdict, and not only a reason."""
    return parting.clashes and not parting.alike


def _told(
    session: Session, match: str, case: Case, found: list[Parting], free: bool, explained: bool = False
) -> list[ft.Control]:
    """`explained`: what a house rule is was said further up."""
    if not found:
        return []
    title = "ruling-clash" if any(parting.clashes for parting in found) else "ruling-tables"
    cards = [_parting(session, match, case, parting, free) for parting in found]
    means = [quiet(session.t("ruling-house-means"))] if free and not explained else []
    return [heading(session.t(title)), *means, ft.Column(list(cards), spacing=theme.GAP, tight=True)]


def _parting(session: Session, match: str, case: Case, parting: Parting, free: bool) -> ft.Control:
    book = case.standing.rules.book
    option = book.options[parting.option.name]
    note = "ruling-decided" if parting.decided else "ruling-undecided"
    said = book.say("clash") if parting.clashes else session.t(note)
    rows: list[ft.Control] = [
        ft.Text(option.title, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK),
        quiet(said, theme.LABEL),
    ]
    is_number = not option.choices
    shown = parting.ways if len(parting.ways) > 1 or not (free and is_number) else ()
    rows += [_way(session, match, case, parting, way, free and not is_number) for way in shown]
    if free and is_number:
        rows.append(AnyNumber(session, match, case, parting))
    line = ft.Border.all(2, theme.AMBER) if parting.clashes else ft.Border.all(1, theme.LINE)
    return card(ft.Column(rows, spacing=theme.GAP, tight=True), padding=12, border=line)


@component
def AnyNumber(session: Session, match: str, case: Case, parting: Parting) -> ft.Control:
    """Another number than the ones shown, in big steps, with what it would say; one tap makes it ours."""
    option = case.standing.rules.book.options[parting.option.name]
    number, set_number = ft.use_state(int(case.standing.rules[option.name]))
    chosen = way(case.dispute, option, number)

    async def choose(_: str, value: Value) -> None:
        set_number(int(value))

    async def make_ours() -> None:
        await _make_ours(session, match, case, chosen, option.name)

    rows: list[ft.Control] = [stepper(session, option, number, choose)]
    then = _then(session, case, chosen, False)
    if then:
        rows.append(ft.Text(then, size=theme.BODY, color=theme.INK))
    label = session.t("ruling-make-number-ours", number=number)
    inside = [*_house(label), at_least(theme.TARGET - 8)]
    rows.append(
        tappable(
            ft.Row(inside, alignment=ft.MainAxisAlignment.CENTER, spacing=0),
            label,
            f"ours-{option.name}-number",
            make_ours,
            border=ft.Border.all(2, theme.FELT),
            padding=ft.Padding.symmetric(horizontal=12, vertical=4),
        )
    )
    return ft.Column(rows, spacing=theme.GAP, tight=True)


def _house(label: str) -> list[ft.Control]:
    """Words for making something a house rule, behind a house; for a row."""
    words = ft.Text(label, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.FELT)
    words.expand = words.expand_loose = True  # what is longer than the line goes on below
    house = ft.Icon(ft.Icons.HOME_ROUNDED, size=20, color=theme.FELT)
    return [house, ft.Container(width=6), words]


def _then(session: Session, case: Case, way: Way, alike: bool) -> str:
    """What this way says, in a sentence; "" where nothing needs saying. `alike`: its verdict is that of the
    others, so it tells what else it says."""
    if alike:
        s = case.standing
        return " ".join(sentence(session.words, s.rules, step, s.names) for step in way.steps)
    if way.asks:
        return session.t("ruling-then", verdict=session.t("ruling-asks"))
    said = case.standing.rules.book.words.get(way.verdict, "")
    if not said and isinstance(way.points, int):
        said = session.t("points", points=way.points)
    return session.t("ruling-then", verdict=said) if said else ""


async def _make_ours(session: Session, match: str, case: Case, way: Way, name: str) -> None:
    book = case.standing.rules.book
    rules = case.standing.rules.with_(name, way.value)
    ruled = as_ruled(case.dispute_under(rules), case.number, house={name: way.value})
    change = as_house_rule(case.dispute, case.standing.state.rules, name, way.value)
    title = book.options[name].title
    said = session.t("done-house-rule", title=title, value=_title(case, name, way))
    written = await session.rule(match, ruled, (change,), said)
    await session.go(case.route(case.dispute, ruled=written))


def _title(case: Case, name: str, way: Way) -> str:
    choice = case.standing.rules.book.options[name].choice(way.value)
    return choice.title if choice else way.title


def _way(session: Session, match: str, case: Case, parting: Parting, way: Way, free: bool) -> ft.Control:
    name = parting.option.name
    option = case.standing.rules.book.options[name]
    choice = option.choice(way.value)
    title, who = _title(case, name, way), choice.who if choice else way.who
    then = _then(session, case, way, parting.alike)
    words: list[ft.Control] = [ft.Text(title, size=theme.BODY, weight=ft.FontWeight.W_600, color=theme.INK)]
    if then:
        words.append(ft.Text(then, size=theme.BODY, color=theme.INK))
    kind = case.standing.rules.book[option.clause].kind
    origin = "rule-printed" if kind == "printed" else f"kind-{kind}"
    printed = session.t(origin) if way.value == option.default else ""
    ours = session.t("rule-yours") if way.ours and parting.decided else ""
    small = " · ".join(filter(None, (ours, printed, who)))
    if small:
        words.append(quiet(small, theme.LABEL))
    settled = way.ours and parting.decided

    async def make_ours() -> None:
        await _make_ours(session, match, case, way, name)

    mark = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if way.ours else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
    color = theme.FELT if way.ours else theme.QUIET
    inside = ft.Row(
        [ft.Icon(mark, size=24, color=color), ft.Column(words, spacing=2, tight=True, expand=True)]
    )
    if free and not settled:
        make = session.t("ruling-make-ours")
        words.append(ft.Row(_house(make), spacing=0))
        return tappable(
            inside,
            f"{make}: {title}. {then}",
            f"ours-{name}-{str(way.value).lower()}",
            make_ours,
            padding=12,
            bgcolor=theme.FELT_SOFT if way.ours else theme.SURFACE,
        )
    return ft.Container(
        inside, padding=12, border_radius=theme.CARD, bgcolor=theme.FELT_SOFT if way.ours else None
    )
