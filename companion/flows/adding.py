"""The sum on the big keypad: 12 + 7 + 3, key by key."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.ledger.plain import MOST_POINTS

MOST_DIGITS = 4  # no hand of any game counts five digits; a fifth press is a slip


class Full(StrEnum):
    """Why the last digit was not taken."""

    DIGITS = "digits"  # the number is as long as numbers are
    SUM = "sum"  # it would come to more than MOST_POINTS


@dataclass(frozen=True, slots=True)
class Sum:
    """What was typed so far: numbers that are done, and the one being typed ("" before its first key)."""

    done: tuple[int, ...] = ()
    typing: str = ""
    full: Full | None = None  # where the last key was a digit too many

    @property
    def total(self) -> int | None:
        """The running total; None while nothing is typed, which is not zero."""
        if not self.done and not self.typing:
            return None
        return sum(self.done) + int(self.typing or 0)

    @property
    def terms(self) -> str:
        """What the display shows: "12 + 7 + 3", with the plus that waits for a number."""
        return " + ".join((*map(str, self.done), self.typing)).strip() if self.done else self.typing

    def digit(self, digit: int) -> Sum:
        """Type a digit; a leading zero gives way, and a number or a sum that is full stays, and says so."""
        if len(self.typing) >= MOST_DIGITS:
            return replace(self, full=Full.DIGITS)
        more = Sum(self.done, f"{self.typing}{digit}".lstrip("0") or "0")
        return replace(self, full=Full.SUM) if (more.total or 0) > MOST_POINTS else more

    def plus(self) -> Sum:
        """Close this number and begin the next; nothing to close, nothing happens."""
        return Sum((*self.done, int(self.typing))) if self.typing else replace(self, full=None)

    def back(self) -> Sum:
        """Take the last key back: a digit, or the plus before it."""
        if self.typing:
            return Sum(self.done, self.typing[:-1].rstrip("-"))
        if self.done:
            return Sum(self.done[:-1], str(self.done[-1]))
        return Sum()

    def press(self, key: str) -> Sum:
        """One key of the pad: "0" to "9", "+", "back" or "clear"."""
        match key:
            case "+":
                return self.plus()
            case "back":
                return self.back()
            case "clear":
                return Sum()
        return self.digit(int(key))
