"""Names, letters and colours of players. Pure."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence

from companion.ledger.errors import LedgerError
from rules.quoting import cut

MOST = 24  # characters
HUES = 8

# they turn or hide what is written around them, or are not to be seen at all
DIRECTIONS = {*map(chr, (*range(0x200E, 0x2010), *range(0x202A, 0x202F), *range(0x2066, 0x206A)))}
DIRECTIONS |= {"\u00ad", "\u200b", "\u2060", "\ufeff"}


def tidy(name: str) -> str:
    """The name as it is kept: composed, blanks single, nothing invisible; raises LedgerError."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    name = "".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cs") and c not in DIRECTIONS)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise LedgerError("name-empty")
    if len(name) > MOST:
        raise LedgerError("name-long", name=cut(name, 2 * MOST), most=MOST)
    return name


def key(name: str) -> str:
    """What two names have in common that people would take for the same: "ZOË" and "zoë"."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", name).casefold())


def letters(names: Sequence[str]) -> list[str]:
    """One letter each, nobody else's: the first of the name where it is free, else a later one, else any.

    Everybody whose first letter is theirs alone keeps it, whatever the others are called.
    """
    wanted = [_letters_of(name) for name in names]
    firsts = Counter(letters[0] for letters in wanted)
    given = [letters[0] if firsts[letters[0]] == 1 else "" for letters in wanted]
    for i, own in enumerate(wanted):
        if not given[i]:
            spare = (*own, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *map(str, range(1, len(names) + 1)))
            given[i] = next(letter for letter in spare if letter not in given)
    return given


def _letters_of(name: str) -> list[str]:
    found = [c.upper() if len(c.upper()) == 1 else c for c in name if c.isalnum()]
    return found or [name[0]]


def colours(wanted: Sequence[int]) -> list[int]:
    """A hue each: their own where it is free, else the first free one; repeated only past eight."""
    given: list[int] = []
    for hue in wanted:
        used = Counter(given)
        given.append(min(range(HUES), key=lambda h: (used[h], h != hue, h)))
    return given


def next_colour(used: Iterable[int]) -> int:
    """The hue that the fewest have."""
    counted = Counter(used)
    return min(range(HUES), key=lambda hue: (counted[hue], hue))
