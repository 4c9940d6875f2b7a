"""Whatever people do, in whatever order, the ledger agrees with a model that is too simple to be wrong."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.ledger.database import FILE, address, connect
from companion.ledger.entries import (
    FirstPlayer,
    HandCleared,
    HandCounted,
    MatchEnded,
    MatchReopened,
    RoundEnded,
    RoundScored,
    RulesChanged,
    ScoreCorrected,
    Undone,
)
from companion.ledger.errors import LedgerError
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from rules.rounds import Left
from tests.companion.ledger.making import AT, ids

PLAYERS = ("id1", "id2", "id3")
players = st.sampled_from(PLAYERS)
rounds = st.integers(1, 4)
points = st.integers(-20, 100)


@cache
def empty_database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        migrate(address(Path(folder)), AT)
        return (Path(folder) / FILE).read_bytes()


class Model:
    """What was written, in plain tuples: (what, about, value, undone)."""

    def __init__(self) -> None:
        self.lines: list[list[Any]] = []

    def write(self, what: str, about: Any, value: Any = None) -> None:
        self.lines.append([what, about, value])

    def is_undone(self, n: int) -> bool:
        return any(w == "undo" and about == n and not self.is_undone(i) for i, (w, about, _) in self.all())

    def all(self) -> list[tuple[int, Any]]:
        return list(enumerate(self.lines))

    def now(self, what: str) -> dict[Any, Any]:
        """The latest value about each thing."""
        return {about: value for i, (w, about, value) in self.all() if w == what and not self.is_undone(i)}

    def scored_once(self) -> int:
        return max((about for w, about, _ in self.lines if w == "points"), default=0)


class AnyOrder(RuleBasedStateMachine):
    @initialize()
    def begin(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.url = address(Path(self.folder.name))
        (Path(self.folder.name) / FILE).write_bytes(empty_database())
        self.new_id = ids()
        self.ledger = Ledger(connect(self.url), self.new_id)
        for name in ("Ana", "Ben", "Cy"):
            self.ledger.add_player(name, AT)
        self.match = self.ledger.start_match("doubles", "start", {}, PLAYERS, AT, "")
        self.model = Model()
        self.written: list[str] = []

    def record(self, entry: Any, legal: bool, what: str, about: Any, value: Any = None) -> None:
        try:
            self.written.append(self.ledger.record(self.match, entry, AT, ""))
        except LedgerError:
            assert not legal
        else:
            assert legal
            self.model.write(what, about, value)

    def reachable(self, number: int) -> bool:
        return number <= self.model.scored_once() + 1

    @rule(number=rounds, player=players, value=points)
    def count(self, number: int, player: str, value: int) -> None:
        entry = HandCounted(number, player, Left(typed=value))
        self.record(entry, self.reachable(number), "hand", (number, player), value)

    @rule(number=rounds, player=players)
    def clear(self, number: int, player: str) -> None:
        self.record(HandCleared(number, player), self.reachable(number), "hand", (number, player))

    @rule(number=rounds, who=players)
    def end_round(self, number: int, who: str) -> None:
        self.record(RoundEnded(number, "out", who), self.reachable(number), "ending", number, who)

    @rule(number=rounds, scores=st.dictionaries(players, points))
    def score(self, number: int, scores: dict[str, int]) -> None:
        self.record(RoundScored(number, scores), self.reachable(number), "points", number, scores)

    @rule(number=rounds, player=players, value=points)
    def correct(self, number: int, player: str, value: int) -> None:
        entry = ScoreCorrected(number, player, value)
        self.record(entry, number in self.model.now("points"), "score", (number, player), value)

    @rule(player=players)
    def first(self, player: str) -> None:
        self.record(FirstPlayer(player), True, "first", "", player)

    @rule(preset=st.sampled_from(["club", "home"]))
    def change_rules(self, preset: str) -> None:
        self.record(RulesChanged(preset), True, "rules", "", preset)

    @rule()
    def end_match(self) -> None:
        self.record(MatchEnded(), True, "end", "", True)

    @rule()
    def reopen(self) -> None:
        self.record(MatchReopened(), True, "end", "", False)

    @rule(stranger=st.sampled_from(["", "id9"]))
    def count_a_stranger(self, stranger: str) -> None:
        self.record(HandCounted(1, stranger, Left(typed=1)), False, "hand", (1, stranger))

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        if not self.written:
            return
        n = data.draw(st.integers(0, len(self.written) - 1))
        self.record(Undone(self.written[n]), not self.model.is_undone(n), "undo", n)

    @rule()
    def start_the_server_again(self) -> None:
        self.ledger.close()
        self.ledger = Ledger(connect(self.url), self.new_id)

    @invariant()
    def agrees(self) -> None:
        if not hasattr(self, "ledger"):
            return
        state, now = self.ledger.match(self.match), self.model.now
        hands = {about: value for about, value in now("hand").items() if value is not None}
        assert {(n, p): h.typed for n, r in state.drafts.items() for p, h in r.left.items()} == hands
        assert {n: r.who for n, r in state.drafts.items() if r.who} == now("ending")
        expected = {n: dict(scores) for n, scores in now("points").items()}
        for (n, player), value in now("score").items():
            if n in expected:
                expected[n][player] = value
        assert {r.number: r.scores for r in state.rounds} == expected
        assert state.open_round == min({1, 2, 3, 4, 5} - set(expected))
        assert state.first == now("first").get("", "")
        assert state.rules.preset == now("rules").get("", "start")
        assert state.ended == now("end").get("", False)
        history = self.ledger.history(self.match)
        assert [w.id for w in history] == self.written
        assert [w.undone for w in history] == [self.model.is_undone(n) for n in range(len(history))]

    def teardown(self) -> None:
        if hasattr(self, "ledger"):
            self.ledger.close()
            self.folder.cleanup()


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
