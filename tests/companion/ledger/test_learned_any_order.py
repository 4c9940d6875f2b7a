"""Hands counted, taken back and redone, markings learned, forgotten and put back: in whatever order."""

from __future__ import annotations

import tempfile
from datetime import timedelta
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from companion.ledger.database import FILE, address, connect
from companion.ledger.entries import HandCleared, HandCounted
from companion.ledger.exchange import export_json, import_json
from companion.ledger.exemplars import MOST_OF_A_MARK, Exemplars
from companion.ledger.ledger import Ledger
from companion.ledger.photos import Photos
from companion.ledger.state import Cut, Learned
from rules.rounds import Left
from tests.companion.ledger.making import AT, READING, ids, plain_jpeg
from tests.companion.ledger.test_exchange_damaged import empty, household
from tests.companion.ledger.test_exemplars import png

BOX, MARKS = "uno-dominoes", ("red 7", "WD4")
players, marks = st.sampled_from(["id1", "id2"]), st.sampled_from(MARKS)


class AnyOrder(RuleBasedStateMachine):
    @initialize()
    def begin(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        home = Path(self.folder.name)
        (home / FILE).write_bytes(empty())
        self.engine = connect(address(home))
        self.ledger, self.exemplars = Ledger(self.engine, ids()), Exemplars(self.engine, ids("x"))
        seats = [self.ledger.add_player(name, AT).id for name in ("Ana", "Ben")]
        self.match = self.ledger.start_match("uno-dominoes", "", {}, seats, AT, "")
        photos = Photos(self.engine, home / "photos", ids("photo"))
        self.photo = photos.keep(self.match, 1, "", plain_jpeg(), READING, AT)
        self.taught: dict[str, str] = {}  # id -> the entry that confirmed it
        self.gone: list[list[Learned]] = []
        self.minute = 0

    @rule(player=players)
    def count(self, player: str) -> None:
        self.ledger.record(self.match, HandCounted(1, player, Left(typed=3)), AT, "")

    @rule(player=players)
    def clear(self, player: str) -> None:
        self.ledger.record(self.match, HandCleared(1, player), AT, "")

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        written = [each.id for each in self.ledger.history(self.match) if not each.undone]
        if written:
            self.ledger.undo(self.match, data.draw(st.sampled_from(written)), AT, "")

    @rule(data=st.data(), mark=marks, corrected=st.booleans())
    def learn(self, data: st.DataObject, mark: str, *, corrected: bool) -> None:
        hands = [e.id for e in self.ledger.history(self.match) if isinstance(e.entry, HandCounted)]
        if len(self.taught) < MOST_OF_A_MARK:  # how many stay is another test's
            entry = data.draw(st.sampled_from(["", *hands]))
            self.minute += 1
            cut = Cut(mark, png(self.minute), corrected)
            at = AT + timedelta(minutes=self.minute)
            (new,) = self.exemplars.keep(BOX, [cut], self.photo, at, entry)
            self.taught[new] = entry

    @rule(data=st.data())
    def forget(self, data: st.DataObject) -> None:
        some = data.draw(st.sets(st.sampled_from([*self.taught, "x"])))
        self.gone.append(self.exemplars.forget(some))
        self.taught = {id: entry for id, entry in self.taught.items() if id not in some}

    @rule(data=st.data())
    def put_back(self, data: st.DataObject) -> None:
        if self.gone:
            back = data.draw(st.sampled_from(self.gone))
            if len(self.taught | {each.id: "" for each in back}) <= MOST_OF_A_MARK:
                self.exemplars.put_back(back)
                self.taught |= {each.id: each.entry for each in back}

    @invariant()
    def what_holds_is_known_the_newest_first(self) -> None:
        if not hasattr(self, "ledger"):
            return
        holds = {each.id for each in self.ledger.history(self.match) if each.holds} | {""}
        known = self.exemplars.of(BOX)
        assert {each.id for each in known} == {id for id, entry in self.taught.items() if entry in holds}
        assert [each.at for each in known] == sorted((each.at for each in known), reverse=True)
        assert self.exemplars.counts().get(BOX, 0) == len(known)

    def teardown(self) -> None:
        if not hasattr(self, "ledger"):
            return
        told = export_json(self.ledger, (), self.exemplars)
        with household("there") as (ledger, exemplars, _):
            taken = [import_json(ledger, told, exemplars=exemplars) for _ in range(2)]
            assert [(len(each.new), each.learned) for each in taken] == [(1, len(self.taught)), (0, 0)]
            assert [e.id for e in exemplars.of(BOX)] == [e.id for e in self.exemplars.of(BOX)]
            assert ledger.match(self.match).draft.left == self.ledger.match(self.match).draft.left
        self.engine.dispose()
        self.folder.cleanup()


AnyOrder.TestCase.settings = settings(max_examples=20, stateful_step_count=15, deadline=None)
TestAnyOrder = AnyOrder.TestCase
