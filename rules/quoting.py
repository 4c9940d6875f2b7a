"""What somebody typed or sent, repeated in an error: enough to know it again, however much it is."""

from __future__ import annotations

from reprlib import Repr

MOST = 60  # characters

_short = Repr()
_short.maxstring = _short.maxother = _short.maxlong = MOST
_short.maxlevel = 3


def quoted(told: object) -> str:
    """As `repr`, yes, no and nothing as JSON has them; cut in its middle where it is longer than MOST."""
    if told is None or isinstance(told, bool):
        return {None: "null", True: "true", False: "false"}[told]
    return cut(_short.repr(told))


def cut(told: object, most: int = MOST) -> str:
    """As `str`, cut in its middle where it is longer than that many characters."""
    text = str(told)
    if len(text) <= most:
        return text
    ends = (most - 3) // 2
    return f"{text[:ends]}...{text[-ends:]}"
