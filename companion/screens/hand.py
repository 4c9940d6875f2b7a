"""One hand: by camera, by tapping tiles, or by typing; going from one to another loses nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import flet as ft

from companion import theme
from companion.desk import Place
from companion.flows.hand import Hand as Entering
from companion.flows.hand import Way
from companion.flows.photos_of_hand import Snaps
from companion.flows.picking import Picking
from companion.flows.score_round import Scoring
from companion.flows.wording import names_of
from companion.parts.beside import fitting
from companion.parts.frame import framed, side_by_side
from companion.parts.hand_photos import hand_photos
from companion.parts.hand_strip import hand_strip
from companion.parts.keypad import key_height, keys, sum_line
from companion.parts.notes import amber_note
from companion.parts.photo_and_more import widest
from companion.parts.photo_button import PhotoPicker, snap_route
from companion.parts.safe import screen
from companion.parts.sentences import sentence
from companion.parts.tap import main_button, quiet_button, tappable
from companion.parts.tile_picker import tile_picker
from companion.state import Session
from rules.games import game
from rules.pieces import Face, PieceSet
from rules.rounds import Left

_ICONS = {
    Way.CAMERA: ft.Icons.PHOTO_CAMERA_OUTLINED,
    Way.TILES: ft.Icons.TOUCH_APP_OUTLINED,
    Way.KEYS: ft.Icons.DIALPAD_ROUNDED,
}


@screen
def Hand(session: Session, match: str, number: int, player: str) -> ft.View:
    """The way that is open fills the screen; the main button says what the player has."""
    place = Place(match, number, player)
    state = session.match(match)
    who = state.player(player).name
    scoring = Scoring.in_match(state, number, game(state.game), session.book(state.game))
    box = scoring.rules.piece_set
    ways = ways_for(box)
    snaps = Snaps.of(session.tableside.photos.of(match, number), player)
    desk = session.tableside.desk
    known = scoring.played.left.get(player)

    def hand_now() -> Entering:
        """As it is at this moment: a quick finger taps again before the screen is drawn anew."""
        by_photo = known is None or (snaps.every and known.pieces == snaps.pieces)
        way = ways[0] if by_photo else Way.TILES
        entering = desk.hands.get(place) or Entering.of(known, way)
        return entering if entering.way in ways else entering.go(ways[-1])

    hand = hand_now()
    fresh = Picking(box) if box else None

    def new_picker() -> PhotoPicker | None:
        return PhotoPicker(session, place, box) if box else None

    _, draw_again = ft.use_state(0)
    picker = ft.use_memo(new_picker, [])

    def keep(changed: Entering) -> None:
        desk.hands[place] = changed
        draw_again(lambda n: n + 1)

    async def go(way: Way) -> None:
        now = hand_now()
        tapped = now.pieces or (snaps.pieces if way is Way.TILES else ())
        keep(replace(now, way=way, pieces=tapped))

    async def press(key: str) -> None:
        keep(hand_now().press(key))

    async def tap(half: int | Face) -> None:
        assert fresh is not None
        keep(hand_now().tap(fresh, half))

    async def pick(picking: Picking) -> None:
        keep(hand_now().pick(picking))

    async def take_away(index: int) -> None:
        keep(hand_now().remove(index))

    async def write(left: Left, photo: str = "") -> None:
        say = session.t("done-hand", who=who, points=scoring.count(left).points)
        written = await session.write(match, scoring.hand(player, left, photo), say)
        if photo:
            session.learn(place, written)
        desk.hands.pop(place, None)
        await session.go(f"/match/{match}/round/{number}")

    async def nothing() -> None:
        await write(Left(()))

    async def clear() -> None:
        await session.write(match, scoring.clear(player), session.t("done-cleared", who=who))
        desk.hands.pop(place, None)
        await session.go(f"/match/{match}/round/{number}")

    body: list[ft.Control] = [_ways(session, box, ways, hand.way, go)] if len(ways) > 1 else []
    taps: list[ft.Control] = []
    doubts: list[ft.Control] = []
    too_much = hand.way is Way.KEYS and scoring.is_too_much(hand.left)
    left: Left | None
    photo = ""
    if hand.way is Way.CAMERA:
        assert picker is not None
        left, photo = (Left(snaps.pieces), snaps.every[-1].id) if snaps.every else (None, "")
        body += hand_photos(session, place, who, scoring, snaps, picker)
    elif hand.way is Way.TILES:
        assert fresh is not None
        left = hand.left
        body.append(
            hand_strip(
                session.words, fresh.box, hand.pieces, scoring.count(Left(hand.pieces)).points, take_away
            )
        )
        wrong = scoring.wrong_with(player, Left(hand.pieces)) if hand.pieces else ()
        if wrong:
            names = names_of(state.players)
            body.append(amber_note(*(sentence(session.words, scoring.rules, each, names) for each in wrong)))
        taps.append(tile_picker(session, hand.picking or fresh, pick, tap, hand.pieces))
    else:
        left = hand.left
        body.append(sum_line(session.words, hand.typed))
        taps.append(keys(session.words, press, key_height(session.low, session.short)))
        if too_much:
            # the keys stay under the finger; a small phone would not show what stands below them
            where = body if session.narrow else doubts
            where.append(amber_note(_too_much(session, box, scoring.most or 0)))
    second = [quiet_button(session.t("hand-nothing-left"), nothing, "nothing-left")]
    if known is not None:
        second.append(quiet_button(session.t("hand-clear"), clear, "clear-hand", color=theme.QUIET))
    rest = ft.Row(second, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    beside = session.low and bool(taps)
    body = [side_by_side([*body, *doubts, rest], taps)] if beside else [*body, *taps, *doubts, rest]

    async def agree() -> None:
        if left is not None:
            await write(left, photo)

    async def look() -> None:
        await session.go(snap_route(place, snaps.waiting[0]))

    if hand.way is Way.CAMERA and any(job.trouble is None for job in desk.jobs(place)):
        main = main_button(session.t("hand-reading"), agree, disabled=True)
    elif hand.way is Way.CAMERA and picker is not None and not snaps.every:
        main = picker.button(session.about(picker.box, "hand-photo-take", who=who), "main", main=True)
    elif hand.way is Way.CAMERA and snaps.waiting:
        main = main_button(session.t("next-waiting", who=who), look)
    elif left is None:
        main = main_button(session.t(f"hand-how-{hand.way}", who=who), agree, disabled=True)
    elif too_much:
        main = main_button(session.t("keys-right", points=scoring.count(left).points), agree)
    else:
        main = main_button(session.t("hand-has", who=who, points=scoring.count(left).points), agree)
    return framed(
        session,
        _title(session, box, who),
        body,
        subtitle=session.t("round-n", round=number),
        back=f"/match/{match}/round/{number}",
        main=main,
        widest=widest(session) if beside else theme.WIDEST,
    )


def ways_for(box: PieceSet | None) -> tuple[Way, ...]:
    """How a hand of this set can be told: without a set only by typing."""
    return tuple(Way) if box else (Way.KEYS,)


def _too_much(session: Session, box: PieceSet | None, most: int) -> str:
    assert box is not None  # without a set nothing is too much
    return session.about(box, "keys-too-much", most=most)


def _title(session: Session, box: PieceSet | None, who: str) -> str:
    return session.about(box, "hand-title", who=who) if box else session.t("hand-title", who=who)


def _ways(
    session: Session,
    box: PieceSet | None,
    ways: Sequence[Way],
    open_way: Way,
    go: Callable[[Way], Awaitable[None]],
) -> ft.Control:
    """The ways side by side, the open one filled."""
    tabs: list[ft.Control] = []
    labels = {way: session.about(box, f"way-{way}") if box else session.t(f"way-{way}") for way in ways}
    icon = 0 if session.narrow else 28
    width = (min(session.column, theme.WIDEST) - 2 * theme.PAD) / len(ways) - theme.GAP - icon
    size = fitting(theme.BODY, max(map(len, labels.values())), width / session.letters)
    for way, label in labels.items():

        async def choose(chosen: Way = way) -> None:
            await go(chosen)

        is_open = way is open_way
        color = theme.INK if is_open else theme.QUIET
        weight = ft.FontWeight.W_700 if is_open else ft.FontWeight.W_500
        tab = tappable(
            ft.Row(
                [
                    *([] if session.narrow else [ft.Icon(_ICONS[way], size=22, color=color)]),
                    ft.Text(label, size=size, weight=weight, color=color, no_wrap=True),
                ],
                spacing=6,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            label,
            f"way-{way}",
            choose,
            selected=is_open,
            height=theme.TARGET,
            bgcolor=theme.FELT_SOFT if is_open else None,
            border=ft.Border.all(2 if is_open else 1, theme.FELT if is_open else theme.LINE),
            border_radius=12,
        )
        tab.expand = True
        tabs.append(tab)
    return ft.Row(tabs, spacing=theme.GAP)
