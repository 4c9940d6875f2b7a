"""The app of one phone: routes to screens, and the page they are shown on."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import theme
from companion.languages import Words
from companion.preferences import Preferences, load_preferences
from companion.screens.ask import Ask
from companion.screens.book import BookScreen
from companion.screens.correct_score import CorrectScore
from companion.screens.each_number import EachNumber
from companion.screens.hand import Hand
from companion.screens.history import History
from companion.screens.home import Home
from companion.screens.new_match import ChooseGame, NewMatch
from companion.screens.not_found import NotFound
from companion.screens.own_set import OwnSetScreen
from companion.screens.referee import Referee
from companion.screens.result import Result
from companion.screens.review import Review
from companion.screens.round_entry import RoundEntry
from companion.screens.rulings import Rulings
from companion.screens.scoreboard import Scoreboard
from companion.screens.settings import Settings
from companion.screens.table_rules import TableRulesScreen
from companion.screens.teach import Teach
from companion.screens.whose_hands import WhoseHands
from companion.state import Session

if TYPE_CHECKING:
    from companion.wiring import Tableside

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Route:
    """A pattern like "/match/<match>/round/<number>" and the screen that it shows."""

    pattern: str
    screen: Callable[..., ft.View]

    def read(self, path: str) -> dict[str, Any] | None:
        """What the path says, by name; None if it is another screen's. `number` is a whole number."""
        found = _regex(self.pattern).fullmatch(path)
        if found is None:
            return None
        return {name: int(told) if name == "number" else told for name, told in found.groupdict().items()}


@cache
def _regex(pattern: str) -> re.Pattern[str]:
    """`<number>` reads digits, any other name everything up to the next slash."""
    parts = re.split(r"<(\w+)>", pattern)
    texts = [re.escape(part) for part in parts[::2]]
    names = [rf"(?P<{name}>{'[0-9]{1,4}' if name == 'number' else '[^/]+'})" for name in parts[1::2]]
    return re.compile("".join(a + b for a, b in zip(texts, [*names, ""], strict=True)))


ROUTES: tuple[Route, ...] = (
    Route("/", Home),
    Route("/new", ChooseGame),
    Route("/new/<name>", NewMatch),
    Route("/match/<match>", Scoreboard),
    Route("/match/<match>/history", History),
    Route("/match/<match>/rules", TableRulesScreen),
    Route("/match/<match>/set", OwnSetScreen),
    Route("/match/<match>/set/<photo>", Teach),
    Route("/match/<match>/score/<number>/<player>", CorrectScore),
    Route("/match/<match>/round/<number>", RoundEntry),
    Route("/match/<match>/round/<number>/hand/<player>", Hand),
    Route("/match/<match>/round/<number>/fact/<fact>/<player>", EachNumber),
    Route("/match/<match>/round/<number>/photo/<photo>", Review),
    Route("/match/<match>/round/<number>/photo/<photo>/<player>", Review),
    Route("/match/<match>/round/<number>/hands/<photo>", WhoseHands),
    Route("/match/<match>/round/<number>/result", Result),
    Route("/match/<match>/referee", Referee),
    Route("/match/<match>/referee/<question>", Ask),
    Route("/match/<match>/rulings", Rulings),
    Route("/book/<name>", BookScreen),
    Route("/settings", Settings),
    Route("/set/<name>", OwnSetScreen),
)


def find_screen(path: str, routes: Sequence[Route] = ROUTES) -> tuple[Callable[..., ft.View], dict[str, Any]]:
    """The screen of a path and what the path tells it; for an unknown path the one that says so."""
    path = path.rstrip("/") or "/"
    for route in routes:
        told = route.read(path)
        if told is not None:
            return route.screen, told
    return NotFound, {}


@ft.component
def App(session: Session) -> list[ft.View]:
    """One view at a time; a new key a path, so that no screen inherits another one's state."""
    show, told = find_screen(session.path)
    return [show(session, **told, key=session.path)]


def start(tableside: Tableside) -> Callable[[ft.Page], Any]:
    """What Flet calls for every phone that connects."""

    async def main(page: ft.Page) -> None:
        line = page.session.connection
        chosen = await load_preferences()
        session = Session(
            page, tableside, Words(chosen.language), chosen.mode, chosen.by, letters=chosen.letters
        )
        _keep_alive(page.session, session)
        dress(page, chosen)
        page.render_views(App, session)
        if page.session.connection is not line:
            raise BrokenPipeError  # Flet takes that calmly, and would otherwise look for what it let go

    return main


def _keep_alive(flets: Any, session: Session) -> None:
    """Make what ends a session for Flet into one calm line at the bottom, or nothing; the only such place.

    A handler that raises has the whole app replaced by an error page until it is reloaded; and what a
    component returns, when it cannot be sent, ends all repainting without a word. A phone that answers about
    what has left its screen meanwhile would lose its connection.
    """
    patch, hear = flets.patch_control, flets.handle_invoke_method_results

    def patch_control(*args: Any, **kwargs: Any) -> None:
        try:
            patch(*args, **kwargs)
        except Exception:
            log.exception("a change could not be sent to the phone")
            session.trouble()

    def handle_invoke_method_results(*args: Any, **kwargs: Any) -> None:
        try:
            hear(*args, **kwargs)
        except RuntimeError as error:
            log.info("an answer that nobody waits for: %s", error)

    flets.error = session.trouble
    flets.handle_invoke_method_results = handle_invoke_method_results
    flets.patch_control = patch_control


def dress(page: ft.Page, chosen: Preferences) -> None:
    """Fonts, colours and language of the page itself."""
    page.title = "Tableside"
    page.fonts = theme.FONT_FILES
    page.theme_animation_style = ft.AnimationStyle.no_animation()  # else Flet's own blue fades into ours
    page.theme, page.dark_theme, page.theme_mode = theme.themes(chosen.mode)
