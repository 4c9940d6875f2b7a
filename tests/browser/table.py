"""What people at the table do with the phone, told in their words; each verb waits until it is done."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import cv2
import numpy as np
from playwright.sync_api import Locator, expect

from rules.pieces import Die, Domo
from tests.browser.driver import PATIENCE_MS, SETTLE_MS, Phone
from vision.draw import draw_photo
from vision.draw_uno import draw_uno_photo
from vision.drawing.uno_dice import draw_dice_photo

READ_MS = 120_000  # a photo on a busy machine


def draw(path: Path, tiles: Sequence[tuple[int, int]], seed: int) -> Path:
    """A photo of these tiles, lying on a quiet table in fair light."""
    image, _ = draw_photo(tiles, seed, (1600, 1200))
    assert cv2.imwrite(str(path), image)
    return path


def draw_hands(path: Path, hands: Sequence[Sequence[tuple[int, int]]], seed: int) -> Path:
    """A photo of several hands that were pushed apart."""
    image, _ = draw_photo((), seed, (1600, 1200), groups=hands, tile_px=150)
    assert cv2.imwrite(str(path), image)
    return path


def draw_domos(path: Path, tiles: Sequence[str], seed: int, look: str = "ivory") -> Path:
    """A photo of these tiles of Uno Dominoes, "red 7|blue D2"."""
    image, _ = draw_uno_photo([Domo.parse(tile) for tile in tiles], seed, (1600, 1200), look=look)
    assert cv2.imwrite(str(path), image)
    return path


def draw_dice(
    path: Path, dice: Sequence[str], seed: int, look: str = "panels", *, red_is_green: bool = False
) -> Path:
    """A photo of these Uno dice, "red 6", as they lie; `red_is_green`: of a set that nobody could know."""
    image, _ = draw_dice_photo([Die.parse(die) for die in dice], seed, (1600, 1200), look=look)
    if red_is_green:
        image = np.ascontiguousarray(image[..., [0, 2, 1]])
    assert cv2.imwrite(str(path), image)
    return path


class Table:
    """One phone in the middle of a table."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    def tap(self, identifier: str) -> None:
        """Tap it once it can be tapped."""
        can_be = self.phone.page.locator(':not([aria-disabled="true"])')
        self.phone.tap(self._node(identifier).and_(can_be))

    def main(self, says: str) -> None:
        """Tap the main action once it says these words."""
        expect(self.phone.button(says)).to_be_attached(timeout=PATIENCE_MS)
        self.phone.tap(self._node("main"))

    def accept(self, says: str, count: str = "") -> None:
        """The main action of a photo that is looked at; what it left doubtful is right as shown.

        `says`: of the action; `count`: how it counts while something is doubtful, where that is not the same.
        """
        told = rf"^({re.escape(says)}|{re.escape(count or says)}, \d+ to look at)$"
        button = self.phone.page.get_by_role("button", name=re.compile(told)).first
        expect(button).to_be_attached(timeout=PATIENCE_MS)
        doubtful = "to look at" in (button.get_attribute("aria-label") or button.inner_text())
        self.phone.tap(self._node("main"))
        if doubtful:
            self.tap("as-shown")

    def start(self, game: str, *names: str, rules: Sequence[tuple[str, str]] = ()) -> str:
        """From the home screen to the scoreboard of a new match; returns the match's route."""
        self.phone.go("/")
        self.main("Start a match")
        self.phone.wait_for_route("/new")
        self.tap(f"game-{game}")
        self.phone.wait_for_route(f"/new/{game}")
        for name in names:
            self.phone.type("New name", name)
            self.tap("add-player")
            self._node(f"leave-{name}").wait_for(state="attached", timeout=PATIENCE_MS)
        for rule, choice in rules:
            self.tap("all-rules")
            self.tap(f"rule-{rule}")
            self.tap(f"rule-{rule}-{choice}")
        listed = f"{', '.join(names[:-1])} and {names[-1]}"
        self.main(f"Start with {listed}")
        return self.phone.wait_for_route("/match/[a-z0-9]+")

    def begin(self, number: int) -> None:
        self.main(f"Score round {number}")
        self.phone.wait_for_route(f"/match/[a-z0-9]+/round/{number}")

    def end(self, ending: str, who: str = "", **facts: str) -> None:
        """Tell how the round ended."""
        self.tap(f"ending-{ending}")
        if who:
            self.phone.tap(self.named("who-", who))
        for name, value in facts.items():
            self.tap(f"fact-{name}-{value}")

    def open_hand(self, who: str, way: str) -> None:
        self.phone.tap(self.named("hand-", who))
        self.phone.wait_for_route(".*/hand/[a-z0-9]+")
        self.tap(f"way-{way}")

    def type_hand(self, who: str, keys: str, says: int) -> None:
        """Type "12+7+3", and agree."""
        self.open_hand(who, "keys")
        for key in keys:
            self.tap(f"key-{'plus' if key == '+' else key}")
        self._agree(who, says)

    def tap_hand(self, who: str, pieces: Sequence[Sequence[str]], says: int) -> None:
        """Tap every piece by its parts, and agree."""
        self.open_hand(who, "tiles")
        for at, parts in enumerate(pieces):
            for part in parts:
                self.tap(f"pick-{part}")
            self._node(f"piece-{at}").wait_for(state="attached", timeout=PATIENCE_MS)
        self._agree(who, says)

    def photograph(self, who: str, photo: Path) -> None:
        """Take a photo of a hand; ends on the review."""
        self.open_hand(who, "camera")
        pieces = self.phone.button(f"Photograph {who}'s hand").or_(
            self.phone.button(f"Photograph {who}'s dice")
        )
        expect(pieces.first).to_be_attached(timeout=PATIENCE_MS)
        self.phone.choose_file(self._node("main"), photo)
        self.phone.page.wait_for_url(re.compile(r".*/photo/[a-z0-9]+$"), timeout=READ_MS)

    def photograph_all(self, photo: Path) -> None:
        """Take one photo of all hands; ends where it is said whose they are."""
        expect(self.phone.button("One photo of all hands")).to_be_attached(timeout=PATIENCE_MS)
        self.phone.choose_file(self._node("all-hands"), photo)
        self.phone.page.wait_for_url(re.compile(r".*/hands/[a-z0-9]+$"), timeout=READ_MS)

    def hand_of(self, points: int) -> int:
        """The number of the hand in the photo of all hands that comes to so many points."""
        group = self.phone.page.locator(f'[aria-label*=", {points} point"]').first
        group.wait_for(state="attached", timeout=PATIENCE_MS)
        found = re.match(r"Number (\d+)", group.get_attribute("aria-label") or "")
        assert found
        return int(found[1])

    def give(self, number: int, who: str) -> None:
        """Say whose a hand in the photo of all hands is."""
        self.tap(f"give-{number}-{who}")
        self.is_given(number, who)

    def is_given(self, number: int, who: str) -> None:
        """Fails unless that hand comes to be that player's."""
        label = re.compile(rf"^Number {number}: .*\. {who}(\.|$)")
        expect(self._node(f"group-{number}")).to_have_attribute("aria-label", label, timeout=PATIENCE_MS)

    def agree_share(self, who: str, says: int) -> None:
        """The main action of one hand in a photo of all hands, once its review is there."""
        self.phone.page.wait_for_url(re.compile(r".*/photo/[a-z0-9]+/[a-z0-9]+$"), timeout=PATIENCE_MS)
        self.accept(f"{who} has {says}")

    def correct(self, read: str, *halves: int) -> None:
        """Tap a piece that was read, say "another", and tap what it is in truth."""
        self.phone.tap(self.named("look-", read))
        self.tap("pick-other")
        for half in halves:
            self.tap(f"pick-{half}")

    def put_right(self, pieces: Mapping[str, Sequence[str]]) -> list[str]:
        """Say of each piece that was read wrong what it is, as a person does who has the pieces in hand.

        `pieces`: what really lies there, in the app's words, and the parts to tap for each. Returns what was
        said in the end, so a test can tell that something was wrong at all. Fails if a piece was not found.
        """
        put: list[str] = []
        while True:
            read = self._read(until=lambda read: len(read) == len(pieces))
            wrong = [node for node, words in read.items() if words not in pieces]
            if not wrong:
                return put
            truth = next(words for words in pieces if words not in read.values())
            self.tap(wrong[0])
            self.tap("pick-other")
            for part in pieces[truth]:
                self.tap(f"pick-{part}")
            self._read(until=lambda read, truth=truth: truth in read.values())
            put.append(truth)

    def _read(self, until: Callable[[dict[str, str]], bool]) -> dict[str, str]:
        """The pieces of a review by their nodes, in the app's words, once they are as they must become."""
        shown = self.phone.page.locator('[flt-semantics-identifier^="look-"]')
        for _ in range(PATIENCE_MS // SETTLE_MS):
            read: dict[str, str] = dict(
                shown.evaluate_all(
                    "nodes => nodes.map(node => [node.getAttribute('flt-semantics-identifier'),"
                    " (node.getAttribute('aria-label') || node.innerText).trim()"
                    ".replace(', please look', '')])"
                )
            )
            if until(read):
                return read
            self.phone.page.wait_for_timeout(SETTLE_MS)
        raise AssertionError(f"these pieces were read: {sorted(read.values())}")

    def correct_half(self, read: str, half: str, *parts: str) -> None:
        """Tap a piece that was read, then its half that is wrong, and tap what that is in truth."""
        self.phone.tap(self.named("look-", read))
        self.phone.tap(f"{half} is wrong")
        for part in parts:
            self.tap(f"pick-{part}")

    def retake(self, photo: Path) -> None:
        """Take the photo that is being looked at again."""
        before = self.phone.route
        self.phone.choose_file(self._node("retake"), photo)
        self.phone.page.wait_for_url(
            lambda url: bool(re.search(r"/photo/[a-z0-9]+$", url)) and not url.endswith(before),
            timeout=READ_MS,
        )

    def has(self, who: str, pieces: str, points: int) -> None:
        """Fails unless the round comes to show that hand, "7 9, 3 6", in whichever order it was read."""
        row = self.named("hand-", f"{who}: ")
        row.wait_for(state="attached", timeout=PATIENCE_MS)
        told = (row.get_attribute("aria-label") or row.inner_text()).strip()
        assert sorted(re.split(", |: |[.] ", told)) == sorted([who, *pieces.split(", "), str(points)])

    def agree(self, who: str, says: int) -> None:
        """The main action of a hand or a review."""
        self._agree(who, says)

    def totals(self, **expected: int) -> None:
        """Fails unless the scoreboard comes to show these totals."""
        for name, total in expected.items():
            label = re.compile(rf"^{name}: {total}(,|$)")
            expect(self._node(f"total-{name}")).to_have_attribute("aria-label", label, timeout=PATIENCE_MS)

    def scores(self, number: int, **expected: int) -> None:
        """Fails unless the result of a round comes to show these points."""
        self.main(f"See round {number}")
        self.phone.wait_for_route(f".*/round/{number}/result")
        for name, points in expected.items():
            self.phone.see(f"{name}: {points} point")

    def confirm(self, number: int) -> None:
        self.main(f"Put round {number} on the scoreboard")
        self.phone.wait_for_route("/match/[a-z0-9]+")

    def _agree(self, who: str, says: int) -> None:
        self.accept(f"{who} has {says}")
        self.phone.wait_for_route(r"/match/[a-z0-9]+/round/\d+")

    def _node(self, identifier: str) -> Locator:
        return self.phone.by_id(identifier).first

    def named(self, start: str, words: str) -> Locator:
        """The node whose identifier begins so and which says these words."""
        begins = f'[flt-semantics-identifier^="{start}"]'
        labelled = self.phone.page.locator(f'{begins}[aria-label*="{words}"]')
        return labelled.or_(self.phone.page.locator(begins, has_text=words)).first
