"""Entering a round: how it ended, and what everybody has left. In any order; each answer is kept at once."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft

from companion import theme
from companion.desk import Desk, Place, Stage
from companion.flows.photos_of_hand import Snap, Snaps, hands_by_photo
from companion.flows.piece_names import spoken
from companion.flows.score_round import Ask, Scoring
from companion.flows.wording import names_of
from companion.ledger.state import MatchState, Player
from companion.parts.all_hands_photos import all_hands_photos, unsorted
from companion.parts.ending_questions import ending_questions
from companion.parts.frame import card, framed, heading
from companion.parts.notes import amber_note, quiet
from companion.parts.photo_button import PhotoPicker, all_hands_route, hand_route, number_route, snap_route
from companion.parts.piece import draw_piece
from companion.parts.player import badge
from companion.parts.safe import screen
from companion.parts.sentences import sentence
from companion.parts.tap import main_button, tappable
from companion.state import Session
from rules.games import game

PICTURES = 12  # pieces drawn in a row before "and more"


@screen
def RoundEntry(session: Session, match: str, number: int) -> ft.View:
    """The questions of the ending on top, a row a player below, and the next step at the bottom."""
    opened, open_question = ft.use_state("")
    state = session.match(match)
    book = session.book(state.game)
    scoring = Scoring.in_match(state, number, game(state.game), book)
    place, box = Place(match, number, ""), scoring.rules.piece_set
    picker = ft.use_memo(lambda: PhotoPicker(session, place, box) if box else None, [])
    ft.on_mounted(lambda: session.get_ready(scoring.rules.piece_set))
    kept = session.tableside.photos.of(match, number)
    waiting = _waiting(hands_by_photo(kept))
    to_sort = unsorted(kept)
    body: list[ft.Control] = [
        *ending_questions(session, match, state, scoring, opened, open_question),
        heading(session.t("hands-left")),
        *all_hands_photos(session, place, scoring, kept, picker),
        card(
            ft.Column(_rows(session, match, state, scoring, waiting), spacing=0),
            padding=0,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        ),
    ]
    if scoring.wrong:
        names = names_of(state.players)
        body.append(
            amber_note(*(sentence(session.words, scoring.rules, wrong, names) for wrong in scoring.wrong))
        )
    return framed(
        session,
        session.t("round-n", round=number),
        body,
        subtitle=book.title,
        back=f"/match/{match}",
        main=_main(session, match, state, scoring, waiting, to_sort),
    )


def _rows(
    session: Session, match: str, state: MatchState, scoring: Scoring, waiting: Mapping[str, list[Snap]]
) -> list[ft.Control]:
    rows: list[ft.Control] = []
    for player in state.players:
        if rows:
            rows.append(ft.Divider(height=1, color=theme.LINE))
        rows.append(_row(session, match, scoring, player, len(waiting.get(player.id, ()))))
    return rows


def _row(session: Session, match: str, scoring: Scoring, player: Player, waiting: int) -> ft.Control:
    """One player: the points large, the pieces small, or that nothing is entered."""
    place = Place(match, scoring.played.number, player.id)
    points, what, inside = _entered(session, scoring, player.id)
    coming = _coming(session, session.tableside.desk, place)
    if waiting and not coming and scoring.worth(player.id) is None:
        coming = session.t("hand-waiting", count=waiting)
    if coming:
        what = coming
        inside = ft.Text(coming, size=theme.BODY, weight=ft.FontWeight.W_600, color=theme.AMBER)

    async def open_hand() -> None:
        await session.go(hand_route(place))

    counted = scoring.is_counted(player.id)
    asked = scoring.next.ask is Ask.HAND and scoring.next.name == player.id
    line = ft.Row(
        [
            badge(player, 36),
            ft.Column(
                [
                    ft.Text(player.name, size=theme.TITLE, weight=ft.FontWeight.W_600, color=theme.INK),
                    inside,
                ],
                spacing=2,
                tight=True,
                expand=True,
            ),
            ft.Text(points, style=theme.numbers(theme.MATCH)),
            ft.Icon(
                ft.Icons.CHEVRON_RIGHT_ROUNDED,
                size=26,
                color=theme.FELT if asked else theme.QUIET,
                visible=counted,
            ),
        ],
        spacing=12,
    )
    return tappable(
        line,
        session.t("hand-row", who=player.name, what=what, points=points),
        f"hand-{player.id}",
        open_hand,
        padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=10),
        border_radius=0,
        bgcolor=theme.FELT_SOFT if asked else None,
    )


def _entered(session: Session, scoring: Scoring, player: str) -> tuple[str, str, ft.Control]:
    """Points, what it is in words, and what is shown of it."""
    if not scoring.is_counted(player):
        out = scoring.is_out(player)
        what = session.t("hand-out" if out else "hand-not-counted")
        return "0" if out else "", what, quiet(what)
    worth = scoring.worth(player)
    if worth is None:
        return "", session.t("hand-not-entered"), quiet(session.t("hand-not-entered"))
    if worth.pieces is None:
        return str(worth.points), session.t("hand-typed"), quiet(session.t("hand-typed"))
    if not worth.pieces:
        return str(worth.points), session.t("hand-nothing"), quiet(session.t("hand-nothing"))
    first = worth.pieces[:PICTURES]
    pictures: list[ft.Control] = [draw_piece(each, 20, across=True, letters=session.words) for each in first]
    if len(worth.pieces) > PICTURES:
        pictures.append(quiet(f"+{len(worth.pieces) - PICTURES}"))
    shown = ft.Row(pictures, wrap=True, spacing=4, run_spacing=4)
    return str(worth.points), ", ".join(spoken(piece, session.words) for piece in worth.pieces), shown


def _coming(session: Session, desk: Desk, place: Place) -> str:
    """What becomes of a photo of this hand that is on its way, or ""."""
    for job in desk.jobs(place):
        match job.stage:
            case Stage.UPLOADING:
                return session.t("hand-coming", percent=round(job.part * 100))
            case Stage.READING:
                return session.t("hand-reading")
            case Stage.FAILED:
                return session.t("hand-failed")
    return ""


def _waiting(snaps: Mapping[str, Snaps]) -> dict[str, list[Snap]]:
    """Photos that were read and that nobody has agreed with, by player."""
    return {player: list(each.waiting) for player, each in snaps.items() if each.waiting}


def _main(
    session: Session,
    match: str,
    state: MatchState,
    scoring: Scoring,
    waiting: Mapping[str, list[Snap]],
    to_sort: str,
) -> ft.Control:
    """The one next step, named by its result; a question is asked above, so here it only says so.

    `to_sort`: a photo of several hands of which nobody said yet whose they are; "" where there is none.
    """
    number = scoring.played.number
    following = scoring.next

    async def to_hand() -> None:
        await session.go(hand_route(Place(match, number, following.name)))

    async def to_number() -> None:
        await session.go(number_route(Place(match, number, following.player), following.name))

    async def to_photo() -> None:
        place = Place(match, number, following.name)
        await session.go(snap_route(place, waiting[following.name][0]))

    async def to_all_hands() -> None:
        await session.go(all_hands_route(Place(match, number, ""), to_sort))

    async def to_result() -> None:
        await session.go(f"/match/{match}/round/{number}/result")

    coming = session.tableside.desk.jobs(Place(match, number, ""))
    match following.ask:
        case Ask.ENDING:
            return main_button(session.t("ended-how"), to_result, disabled=True)
        case Ask.WHO:
            assert scoring.ending is not None
            return main_button(scoring.ending.who, to_result, disabled=True)
        case Ask.FACT:
            title = next((f.title for f in scoring.facts if f.name == following.name), "")
            return main_button(title, to_result, disabled=True)
        case Ask.HAND if any(job.trouble is None for job in coming):
            return main_button(session.t("hand-reading"), to_hand, disabled=True)
        case Ask.EACH:
            who = state.player(following.player).name
            return main_button(session.t("each-type", who=who), to_number)
        case Ask.HAND:
            who = state.player(following.name).name
            if following.name in waiting:
                return main_button(session.t("next-waiting", who=who), to_photo)
            if to_sort:
                return main_button(session.t("next-sort"), to_all_hands)
            return main_button(session.t("next-hand", who=who), to_hand)
        case Ask.MEND:
            return main_button(session.t("next-mend"), to_result)
    return main_button(session.t("next-result", round=number), to_result)
