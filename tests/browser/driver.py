"""Driving the app as a person with a phone does: see, tap, type, choose a photo.

Flutter draws on a canvas; what can be found and tapped is its accessibility tree, so a test needs exactly
what a screen reader needs. Three habits keep it steady:

- the tree is off until its placeholder is clicked, so a script does that on every page;
- a page in the background is throttled, so it is brought to the front before anything is done;
- Flutter drops a click that comes right after another event, so a moment passes before each tap, and the
  click goes to the node itself (a `click` event), which no animation and no overlay can catch.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, expect

FIRST_FRAME_MS = 60_000
PATIENCE_MS = 40_000  # a machine that is busy with other things; no passing test waits so long
SETTLE_MS = 300
KEY_MS = 30  # between two keys

_WAKE_THE_TREE = """
window.addEventListener('flutter-first-frame', () => {
  document.documentElement.dataset.firstFrameMs = performance.now();
  const timer = setInterval(() => {
    document.querySelector('flt-semantics-placeholder')?.click();
    if (document.querySelector('flt-semantics')) clearInterval(timer);
  }, 50);
});
"""


class Phone:
    """One browser at the table, on one page of the app."""

    def __init__(self, context: BrowserContext, url: str, pictures: Path) -> None:
        self.url = url
        self.pictures = pictures
        self.complaints: list[str] = []  # errors on the console, and requests that were not for our server
        context.add_init_script(_WAKE_THE_TREE)
        self.page: Page = context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        self.page.on("request", self._watch)

    # Where it is

    def go(self, route: str = "/") -> None:
        """Open a route by its address, as a fresh page."""
        self.page.goto(f"{self.url}{route}")
        self.wait_for_first_frame()

    def reload(self) -> None:
        self.page.reload()
        self.wait_for_first_frame()

    def back(self) -> None:
        """The browser's own back."""
        self._attend()
        self.page.go_back()

    @property
    def route(self) -> str:
        """The path that the address bar shows."""
        return urlsplit(self.page.url).path

    def wait_for_route(self, pattern: str) -> str:
        """Wait until the path is all of this regular expression; returns the path."""
        self.page.wait_for_url(
            lambda url: bool(re.fullmatch(pattern, urlsplit(url).path)), timeout=PATIENCE_MS
        )
        return self.route

    def wait_for_first_frame(self) -> float:
        """Wait until the app is drawn and can be driven; ms from the start of loading to the first frame."""
        drawn = self.page.locator("html[data-first-frame-ms]")
        drawn.wait_for(state="attached", timeout=FIRST_FRAME_MS)
        self.page.locator("flt-semantics").first.wait_for(state="attached", timeout=FIRST_FRAME_MS)
        self.page.locator("body.there").wait_for(state="attached", timeout=FIRST_FRAME_MS)  # uncovered
        return float(drawn.get_attribute("data-first-frame-ms") or 0)

    # What it shows

    def text(self, words: str) -> Locator:
        """The first node that says these words, in its text or its label."""
        quoted = words.replace("\\", "\\\\").replace('"', '\\"')
        return self.page.get_by_text(words).or_(self.page.locator(f'[aria-label*="{quoted}"]')).first

    def by_id(self, identifier: str) -> Locator:
        """`ft.Semantics(identifier=...)`."""
        return self.page.locator(f'[flt-semantics-identifier="{identifier}"]')

    def button(self, name: str, *, exact: bool = True) -> Locator:
        """A button by its words; an icon's name sits on the node around it."""
        inside = self.page.locator(f'flt-semantics[aria-label="{name}"] [role="button"]')
        return self.page.get_by_role("button", name=name, exact=exact).or_(inside).first

    def field(self, label: str) -> Locator:
        return self.page.get_by_role("textbox", name=label, exact=True).first

    def see(self, words: str, timeout_ms: float = PATIENCE_MS) -> None:
        """Fails unless the words are on the screen, or come within that time."""
        expect(self.text(words)).to_be_attached(timeout=timeout_ms)

    def see_no(self, words: str, timeout_ms: float = PATIENCE_MS) -> None:
        """Fails unless the words are gone, or go within that time."""
        expect(self.text(words)).not_to_be_attached(timeout=timeout_ms)

    def says(self) -> str:
        """Everything on the screen, as a screen reader would be told it: for looking at a failing test."""
        return self.page.locator("body").aria_snapshot()

    def picture(self, name: str) -> Path:
        """A screenshot of what a person sees."""
        self._attend()
        path = self.pictures / f"{name}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)
        return path

    # What a person does

    def tap(self, what: Locator | str) -> None:
        """Tap a button by its words, or any node."""
        node = self.button(what) if isinstance(what, str) else what
        node.wait_for(state="attached", timeout=PATIENCE_MS)
        self._attend()
        if node.get_attribute("flt-tappable") is not None:
            node.dispatch_event("click")
        else:
            node.click(force=True, timeout=PATIENCE_MS)

    def tap_all(self, *names: str) -> None:
        """Tap buttons one after another, as on a keypad."""
        for name in names:
            self.tap(name)

    def touch(self, what: Locator | str) -> None:
        """A real press of the pointer in the middle of a node; browsers open files for nothing less."""
        node = self.button(what) if isinstance(what, str) else what
        node.wait_for(state="attached", timeout=PATIENCE_MS)
        node.scroll_into_view_if_needed(timeout=PATIENCE_MS)
        self._attend()
        box = node.bounding_box()
        assert box, "there is nothing to touch: the node has no place on the screen"
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def type(self, label: str, words: str) -> None:
        """Fill in a field, key by key: a value put there in one go can come before Flutter listens."""
        field = self.field(label)
        field.wait_for(state="attached", timeout=PATIENCE_MS)
        self._attend()
        field.click(force=True)
        expect(field).to_be_focused(timeout=PATIENCE_MS)
        self.page.wait_for_timeout(SETTLE_MS)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(words, delay=KEY_MS)
        expect(self.field(label)).to_have_value(words)

    def choose_file(self, what: Locator | str, *paths: Path) -> None:
        """Touch a button that opens the phone's files, and choose there."""
        with self.page.expect_file_chooser(timeout=PATIENCE_MS) as chooser:
            self.touch(what)
        chooser.value.set_files(list(paths))

    # What happens to it

    def live_through(self, restart: Callable[[], None]) -> None:
        """The server goes away and comes back, and the page finds it again by itself."""
        with self.without_a_server():
            restart()
            self.page.wait_for_event("load", timeout=FIRST_FRAME_MS)
            self.wait_for_first_frame()

    # What must not happen

    @contextmanager
    def without_a_server(self) -> Iterator[None]:
        """While the server is away, the page may complain that it is."""
        before = len(self.complaints)
        yield
        del self.complaints[before:]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"a request to elsewhere: {request.url}")

    def _attend(self) -> None:
        self.page.bring_to_front()
        self.page.wait_for_timeout(SETTLE_MS)
