"""What one phone's session holds: where it is, in which language and light, and the line at the bottom.

All that must last lies in the ledger and in the route, so a fresh session on the same route shows the
same screen. A session is never shared: other phones hear of a change through pubsub and look again.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlsplit

import flet as ft
from flet.components.observable import Observable

from companion import theme
from companion.flows.standing import Standing
from companion.flows.table_draft import Drafts
from companion.languages import Said, Words
from companion.ledger.entries import Entry, Remedy, Ruled
from companion.ledger.errors import LedgerError
from companion.ledger.state import MatchState, MatchSummary
from companion.preferences import Preferences, keep_preferences
from rules import books
from rules.books import Book
from rules.games import Game, game
from rules.pieces import PieceSet
from rules.table_rules import TableRules

if TYPE_CHECKING:
    from companion.desk import Place
    from companion.wiring import Tableside

log = logging.getLogger(__name__)

NOTICE_SECONDS = 8
EVERY_MATCH = "matches"  # the pubsub topic of the start page
STANDINGS_KEPT = 2000
USUAL_WIDTH = 390.0  # dp, of a phone that has not told its own
SHORT = 640.0
NARROW = 340.0
CRAMPED = 400.0  # dp of usual letters

_standings: dict[tuple[str, str], Standing] = {}  # by match and language; each valid for its state only


@dataclass(frozen=True, slots=True)
class Notice:
    """The line at the bottom: what was done, and what takes it back."""

    text: str
    match: str = ""
    entry: str = ""  # the entry to undo; empty where it is none
    wrong: bool = False
    back: Callable[[], Awaitable[None]] | None = None  # takes back what is no entry
    everywhere: bool = False  # news for whatever screen is open

    @property
    def can_go_back(self) -> bool:
        return bool(self.entry or self.back)


class Session(Observable):
    """One phone. Components that are given it draw again when one of its public attributes changes."""

    def __init__(
        self,
        page: ft.Page,
        tableside: Tableside,
        words: Words,
        mode: theme.Mode,
        by: str = "",
        *,
        may_write: bool = True,
        letters: float = 1.0,
    ) -> None:
        self._page = page
        self._topic = ""
        self._sent: list[str] = []  # routes that the browser was told of and has not echoed yet
        self._seen: dict[str, MatchState] = {}
        self._summaries: list[MatchSummary] | None = None
        self.tableside = tableside
        self.drafts = Drafts()
        self.words = words
        self.mode = mode
        self.by = by  # who writes, as the history says it
        self.may_write = may_write  # a watcher may ask and read everything, and changes nothing
        self.letters = letters  # how many times as large as usual this phone draws them
        self.route = page.route or "/"
        self.notice: Notice | None = None
        self._noticed_on: set[str] = set()  # the paths of the screens that show it
        self._act: object = None  # the task that said it
        self.tick = 0  # goes up when the ledger may have changed
        self.wide = _is_wide(page)
        self.low = _is_low(page)
        page.on_route_change = self._on_route
        page.on_connect = lambda _: self.look_again()
        page.on_resize = self._on_resize
        self._listen()

    @property
    def page(self) -> ft.Page:
        return self._page

    @property
    def across(self) -> float:
        """How wide the window is for its letters, dp: half as wide where they are twice as large."""
        return (self._page.width or USUAL_WIDTH) / self.letters

    @property
    def column(self) -> float:
        """How wide what lies above each other can be, dp: a phone on its side has two columns."""
        return min(self._page.width or theme.WIDEST, 2 * theme.WIDEST) / (2 if self.low else 1)

    @property
    def narrow(self) -> bool:
        """A small phone, or one with letters so large that it is one."""
        return self.across < NARROW

    @property
    def short(self) -> bool:
        """A small phone held upright: keys are a little lower, so that all of them are in sight."""
        return bool(self._page.height and self._page.height < SHORT)

    @property
    def cramped(self) -> bool:
        """A window so low for its letters that hardly anything has room below a photo."""
        return bool(self._page.height and self._page.height / self.letters < CRAMPED)

    # ---- words -------------------------------------------------------------------------------------

    def t(self, key: str, **facts: str | int | Said) -> str:
        return self.words.t(key, **facts)

    def about(self, box: PieceSet, key: str, **facts: str | int) -> str:
        """Words about the pieces of a set: dice are not called tiles."""
        return self.words.about(box.family, key, **facts)

    def day(self, at: datetime) -> str:
        """A day as a person says it: "today", "yesterday", "12 March"."""
        here = self.tableside.now().astimezone()
        days = (here.date() - at.astimezone().date()).days
        if days in (0, 1):
            return self.t("day-today" if days == 0 else "day-yesterday")
        then = at.astimezone()
        month = self.t(f"month-{then.month}")
        if then.year == here.year:
            return self.t("day-month", day=str(then.day), month=month)
        return self.t("day-month-year", day=str(then.day), month=month, year=str(then.year))

    def moment(self, at: datetime) -> str:
        """A day and a time: "today, 20:15"."""
        return self.t("moment", day=self.day(at), time=f"{at.astimezone():%H:%M}")

    def book(self, name: str) -> Book:
        """The book of a game in this phone's language."""
        return books.load(name, self.words.language)

    async def prefer(
        self, *, language: str | None = None, mode: theme.Mode | None = None, by: str | None = None
    ) -> None:
        """Choose a language, a light or this phone's name; at once, and remembered on the phone."""
        if language is not None:
            self.words = Words(language)
        if by is not None:
            self.by = by
        if mode is not None:
            self.mode = mode
            self._page.theme, self._page.dark_theme, self._page.theme_mode = theme.themes(mode)
            self._page.update()
        await keep_preferences(Preferences(self.words.language, self.mode, self.by))

    # ---- where it is -------------------------------------------------------------------------------

    @property
    def path(self) -> str:
        """The route without what follows "?"."""
        return urlsplit(self.route).path or "/"

    @property
    def query(self) -> dict[str, str]:
        return dict(parse_qsl(urlsplit(self.route).query, keep_blank_values=True))

    async def go(self, route: str, *, with_notice: bool = False) -> None:
        """Show another screen; `route` goes into the browser's address, so that it survives a reload.

        `with_notice`: what was just done leads there, so the line at the bottom comes along.
        """
        if with_notice:
            self._noticed_on.add(urlsplit(route).path)
        self._arrive(route)
        self._sent.append(route)
        try:
            await self._page.push_route(route)
        except RuntimeError as error:  # the phone went away, and did not come back before its session ended
            log.info("the browser did not follow: %s", error)

    def _on_route(self, event: ft.RouteChangeEvent) -> None:
        """The browser's own back, or the echo of where this session went; an echo may be late."""
        echoed = next((at for at, route in enumerate(self._sent) if _same(route, event.route)), -1)
        del self._sent[: echoed + 1]
        if echoed < 0 or not self._sent:
            self._arrive(event.route)

    def _arrive(self, route: str) -> None:
        if route != self.route:
            self._forget_ledger()
            self.route = route
            self._take_notice_along()
            self._listen()

    def _take_notice_along(self) -> None:
        """The line at the bottom stays where it was said, and where the same act leads; elsewhere it goes."""
        if self.notice is None or self.notice.everywhere or self.path in self._noticed_on:
            return
        if self._act is not None and self._act is _task():
            self._noticed_on.add(self.path)
        else:
            self.notice = None

    def _on_resize(self, _: ft.PageResizeEvent) -> None:
        wide, low = _is_wide(self._page), _is_low(self._page)
        if (wide, low) != (self.wide, self.low):
            self.wide, self.low = wide, low

    # ---- the ledger --------------------------------------------------------------------------------

    def match(self, match: str) -> MatchState:
        """The match as it stands; raises NoSuchMatch."""
        if match not in self._seen:
            self._seen[match] = self.tableside.ledger.match(match)
        return self._seen[match]

    def matches(self) -> list[MatchSummary]:
        """Every match, the newest first."""
        if self._summaries is None:
            self._summaries = self.tableside.ledger.matches()
        return self._summaries

    def rules(self, match: str) -> tuple[Game, TableRules]:
        """The game of a match and its house rules, worded in this phone's language."""
        standing = self.standing(match)
        return standing.game, standing.rules

    def standing(self, match: str) -> Standing:
        """How the match stands; raises NoSuchMatch."""
        return self.standing_of(self.match(match))

    def standing_of(self, state: MatchState) -> Standing:
        """How that match stands. Worked out once for all phones, as long as nothing is written in it.

        Raises LookupError for a game, RuleError for house rules that are not known here.
        """
        key = (state.id, self.words.language)
        known = _standings.get(key)
        if known is None or known.state is not state:
            played = game(state.game)
            rules = TableRules(self.book(played.name), state.rules.preset, state.rules.changes)
            known = _standings[key] = Standing(played, rules, state)
            if len(_standings) > STANDINGS_KEPT:
                del _standings[next(iter(_standings))]
        return known

    async def write(self, match: str, entry: Entry, say: str = "", replaces: str = "") -> str:
        """Put an entry into the ledger, tell the other phones, and offer to undo it if `say` names it.

        Returns the entry's id. Raises LedgerError on a phone that only watches.
        """
        self._check_pen()
        now = self.tableside.now()
        written = await asyncio.to_thread(
            self.tableside.ledger.record, match, entry, at=now, by=self.by, replaces=replaces
        )
        self.told(match)
        if say:
            self.say(say, match=match, entry=written)
        return written

    def learn(self, place: Place, entry: str) -> None:
        """Let the reader learn from the photos of a hand that was counted; nobody waits for it."""

        async def quietly() -> None:
            try:
                await self.tableside.desk.learn(place, entry)
            except Exception:  # the hand is counted all the same
                log.exception("nothing was learned from a hand")

        self.start(quietly())

    def get_ready(self, box: PieceSet | None) -> None:
        """Photos of that set may come: what was taught of it is looked at meanwhile; nobody waits for it."""

        async def quietly() -> None:
            try:
                taught = await asyncio.to_thread(self.tableside.exemplars.counts)
                if box and taught.get(box.name):  # else there is no need to load what reads photos
                    await self.tableside.desk.get_ready(box)
            except Exception:  # the first photo takes longer, that is all
                log.exception("what was taught was not looked at")

        if self.may_write:
            self.start(quietly())

    def open_book(self, book: Book) -> None:
        """Words may be looked up in that book: what this needs is made meanwhile; nobody waits for it."""

        async def quietly() -> None:
            try:
                await self.tableside.librarian.prepare(book)
            except Exception:  # the first search takes longer, that is all
                log.exception("a rule book was not made ready")

        self.start(quietly())

    async def rule(self, match: str, ruled: Ruled, remedies: Sequence[Remedy], say: str) -> str:
        """Write a ruling and what follows from it; Undo takes both back. Returns the ruling's id."""
        self._check_pen()
        now = self.tableside.now()
        written = await asyncio.to_thread(
            self.tableside.ledger.rule, match, ruled, remedies, at=now, by=self.by
        )
        self.told(match)
        self.say(say, match=match, entry=written)
        return written

    async def take_back(self, notice: Notice) -> None:
        """Undo what the line at the bottom tells of."""
        if notice.back is not None:
            await notice.back()
            self.say(self.t("told-undone", what=notice.text))
        else:
            await self.undo(notice.match, notice.entry, notice.text)

    async def undo(self, match: str, entry: str, what: str = "") -> None:
        """Take an entry back, `what` in words; that can be undone too, from the history."""
        self._check_pen()
        now = self.tableside.now()
        await asyncio.to_thread(self.tableside.ledger.undo, match, entry, at=now, by=self.by)
        self.told(match)
        self.say(self.t("told-undone", what=what) if what else self.t("undone"))

    def _check_pen(self) -> None:
        if not self.may_write:
            raise LedgerError("watching")

    def told(self, match: str) -> None:
        """Something of this match changed: look again, here and on every other phone."""
        self.look_again()
        for topic in (f"match/{match}", EVERY_MATCH):
            self._page.pubsub.send_others_on_topic(topic, match)

    def look_again(self) -> None:
        self._forget_ledger()
        self.tick += 1

    def _forget_ledger(self) -> None:
        self._seen.clear()
        self._summaries = None

    def _listen(self) -> None:
        """Hear of the match on screen, or of all matches on the start page."""
        parts = self.path.split("/")
        topic = f"match/{parts[2]}" if len(parts) > 2 and parts[1] == "match" else EVERY_MATCH
        if topic != self._topic:
            if self._topic:
                self._page.pubsub.unsubscribe_topic(self._topic)
            self._topic = topic
            self._page.pubsub.subscribe_topic(topic, self._on_other_phone)

    def _on_other_phone(self, _topic: str, _match: str) -> None:
        """Called in a pool thread and with the sender's context, so the work moves to our own loop."""

        async def apply() -> None:
            self.look_again()

        if self._page.session.connection is not None:  # None while the phone sleeps; on_connect catches up
            self._page.run_task(apply)

    async def first_time(self, what: str) -> bool:
        """Whether this phone meets `what` for the first time; from now on it does not. Never raises."""
        try:
            kept = ft.SharedPreferences()
            if await kept.contains_key(f"tableside.{what}"):
                return False
            return bool(await kept.set(f"tableside.{what}", "1"))
        except Exception as error:  # a phone that keeps nothing, or went to sleep
            log.info("not remembered on this phone: %s", error)
            return False

    # ---- the line at the bottom ----------------------------------------------------------------------

    def say(
        self,
        text: str,
        *,
        match: str = "",
        entry: str = "",
        wrong: bool = False,
        back: Callable[[], Awaitable[None]] | None = None,
        everywhere: bool = False,
    ) -> None:
        """Show a line at the bottom for eight seconds: here, and on the screen that this act goes to."""
        notice = Notice(text, match, entry, wrong, back, everywhere)
        self._noticed_on, self._act = {self.path}, _task()
        self.notice = notice
        self.later(NOTICE_SECONDS, lambda: self._forget(notice))

    def _forget(self, notice: Notice) -> None:
        if self.notice is notice:
            self.notice = None

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        """Do something small after a while, on this session's loop."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            do()

        self.start(wait())

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work beside the handlers; what it raises is logged and said, never lost."""

        async def guarded() -> None:
            try:
                await work
            except Exception:
                log.exception("background work failed")
                self.trouble()

        self._page.run_task(guarded)

    def trouble(self, _message: str = "") -> None:
        """Called while an exception is handled: one calm line for a person, the rest is in the log."""
        error = sys.exc_info()[1]
        if isinstance(error, LedgerError):
            self.say(self.t(f"ledger-{error.key}", **error.facts), wrong=True, everywhere=True)
        else:
            self.say(self.t("trouble"), wrong=True, everywhere=True)


def _task() -> object:
    """What is being done at this moment, such as a tap and all that comes of it; None outside of any."""
    try:
        return asyncio.current_task()
    except RuntimeError:  # in a pool thread
        return None


def _same(one: str, other: str) -> bool:
    """Whether two routes say the same; browsers spell some letters their own way."""
    a, b = urlsplit(one), urlsplit(other)
    return (a.path, parse_qsl(a.query, True)) == (b.path, parse_qsl(b.query, True))


def _is_wide(page: ft.Page) -> bool:
    """Room for two columns: a tablet, or a phone on its side."""
    return bool(page.width and page.height and page.width >= 760)


def _is_low(page: ft.Page) -> bool:
    """A phone on its side: keys have no room below what they type, and stand beside it."""
    return _is_wide(page) and bool(page.height and page.height < 480)
