"""Matches that were folded before, as long as nothing new was written in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock

from companion.ledger.fold import fold
from companion.ledger.state import Header, MatchState, Written

MOST = 1000  # matches remembered; a match of thirteen rounds takes about 50 kB


class Memory:
    """Entries never change, so how many there are tells whether a state still stands. Thread-safe."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._known: dict[str, tuple[Header, MatchState]] = {}  # the one used last comes last
        self._lock = Lock()

    def state(self, header: Header, version: int, read_log: Callable[[], Sequence[Written]]) -> MatchState:
        """The match with `version` entries; they are only read where it is not remembered."""
        with self._lock:
            told = self._known.pop(header.id, None)
            if told is not None:
                self._known[header.id] = told
        if told is not None and told[0] == header and told[1].version == version:
            return told[1]
        state = fold(header, read_log())
        with self._lock:
            self._known.pop(header.id, None)
            self._known[header.id] = header, state
            while len(self._known) > self._most:
                del self._known[next(iter(self._known))]
        return state
