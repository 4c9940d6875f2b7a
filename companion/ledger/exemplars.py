"""What a household's own pieces look like: markings cut out of photos that people looked at.

They come and go with what confirmed them: an exemplar counts while its hand does, so that undoing a hand
takes its exemplars back, and redoing brings them again. How many are kept is bounded.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Engine, delete
from sqlmodel import Session, col, select

from companion.ledger.errors import LedgerError
from companion.ledger.fold import judged
from companion.ledger.models import EntryRow, ExemplarRow, PhotoRow
from companion.ledger.png import is_whole
from companion.ledger.rows import log_of, versions
from companion.ledger.state import Cut, Learned
from companion.ledger.transactions import reading, writing
from companion.ledger.why import why
from rules.pieces import SETS, Family, Mark

SIDE_PX = 80
MOST_BYTES = 64_000
MOST_OF_A_MARK = 12
MOST_OF_A_SET = 600
_PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + 2 * SIDE_PX.to_bytes(4)


class Exemplars:
    """The exemplars of one household. Quick and synchronous; safe to call from many threads."""

    def __init__(self, engine: Engine, new_id: Callable[[], str]) -> None:
        """`engine`, `new_id`: as for `Ledger`."""
        self._engine = engine
        self._new_id = new_id
        self._held: dict[str, tuple[int, frozenset[str]]] = {}  # match -> version, entries that hold

    def keep(
        self, piece_set: str, cuts: Iterable[Cut], photo: str, at: datetime, entry: str = ""
    ) -> list[str]:
        """Learn these; their ids. Of too many the newest stay, those that corrected the reader longest.

        Raises LedgerError: no such photo or entry; ValueError for a picture that is none.
        """
        rows = [_row(self._new_id(), piece_set, cut, at, photo, entry) for cut in cuts]
        with writing(self._engine, LedgerError("no-photo")) as session:
            session.add_all(rows)
            session.flush()
            self._trim(session, piece_set)
        return [row.id for row in rows]

    def of(self, piece_set: str) -> list[Learned]:
        """What is known of a set, the newest first; only what holds, and only pictures that are ours."""
        with reading(self._engine) as session:
            asked = select(ExemplarRow).where(ExemplarRow.piece_set == piece_set)
            rows = session.exec(asked.order_by(col(ExemplarRow.at).desc(), col(ExemplarRow.id))).all()
            held = self._holding(session, {row.entry for row in rows if row.entry})
        right = (row for row in rows if (not row.entry or row.entry in held) and is_picture(row.picture))
        return [_learned(row) for row in right if is_mark(piece_set, row.mark)][:MOST_OF_A_SET]

    def every(self) -> list[Learned]:
        """All that is kept, the oldest first; also what does not hold, since that may be redone."""
        with reading(self._engine) as session:
            rows = session.exec(select(ExemplarRow).order_by(col(ExemplarRow.at), col(ExemplarRow.id))).all()
        return [_learned(row) for row in rows if is_picture(row.picture) and is_mark(row.piece_set, row.mark)]

    def adopt(self, learned: Iterable[Learned]) -> int:
        """Take in what was learned elsewhere, of sets of which nothing is known here; how much of that stays.

        What was confirmed by a hand that is not here is left out, and so is a picture that is broken.
        """
        good = [each for each in learned if is_picture(each.cut.picture)]
        with writing(self._engine, LedgerError("busy", what=why("taken-meanwhile"))) as session:
            for piece_set in {each.piece_set for each in good}:
                self._sweep(session, piece_set)
            known = set(session.exec(select(ExemplarRow.piece_set).distinct()).all())
            new = {each.id: each for each in good if each.piece_set not in known}
            photos = _there(session, PhotoRow.id, {each.photo for each in new.values()})
            entries = _there(session, EntryRow.id, {each.entry for each in new.values()}) | {""}
            taught = _there(session, ExemplarRow.id, set(new))
            rows = [
                _row(each.id, each.piece_set, each.cut, each.at, each.photo, each.entry)
                for each in (one if one.photo in photos else replace(one, photo="") for one in new.values())
                if each.id not in taught and each.entry in entries
            ]
            session.add_all(rows)
            session.flush()
            for piece_set in {row.piece_set for row in rows}:
                self._trim(session, piece_set)
            return len(_there(session, ExemplarRow.id, {row.id for row in rows}))

    def counts(self) -> dict[str, int]:
        """How many there are of each set of which there are any, by its name."""
        with reading(self._engine) as session:
            rows = session.exec(select(ExemplarRow.piece_set, ExemplarRow.entry)).all()
            held = self._holding(session, {entry for _, entry in rows if entry})
        return dict(Counter(name for name, entry in rows if name in SETS and (not entry or entry in held)))

    def picture(self, id: str) -> bytes:
        """Its PNG; raises LedgerError where it is gone."""
        with reading(self._engine) as session:
            row = session.get(ExemplarRow, id)
        if row is None or not is_picture(row.picture):
            raise LedgerError("no-exemplar")
        return row.picture

    def forget(self, ids: Collection[str]) -> list[Learned]:
        """Delete these for good; what they were, for `put_back`."""
        with writing(self._engine) as session:
            rows = session.exec(select(ExemplarRow).where(col(ExemplarRow.id).in_(ids))).all()
            gone = [_learned(row) for row in rows]
            session.exec(delete(ExemplarRow).where(col(ExemplarRow.id).in_(ids)))
        return gone

    def forget_set(self, piece_set: str) -> list[Learned]:
        """Delete all that is known of a set, also what does not hold; what there was, for `put_back`."""
        with reading(self._engine) as session:
            ids = session.exec(select(ExemplarRow.id).where(ExemplarRow.piece_set == piece_set)).all()
        return self.forget(ids)

    def forget_photo(self, photo: str) -> list[Learned]:
        """Delete what was learned from a photo; what there was, for `put_back`."""
        with reading(self._engine) as session:
            ids = session.exec(select(ExemplarRow.id).where(ExemplarRow.photo == photo)).all()
        return self.forget(ids)

    def put_back(self, gone: Sequence[Learned]) -> None:
        """Have again what was deleted; what is there by now stays."""
        with writing(self._engine) as session:
            there = set(session.exec(select(ExemplarRow.id)).all())
            back = [each for each in gone if each.id not in there and is_picture(each.cut.picture)]
            session.add_all(
                _row(each.id, each.piece_set, each.cut, each.at, each.photo, each.entry) for each in back
            )
            session.flush()
            for piece_set in {each.piece_set for each in back}:
                self._trim(session, piece_set)

    def _sweep(self, session: Session, piece_set: str) -> None:
        """Delete what teaches nothing: a broken picture, and a marking that the set has not."""
        asked = select(ExemplarRow.id, ExemplarRow.mark, ExemplarRow.picture)
        rows = session.exec(asked.where(ExemplarRow.piece_set == piece_set)).all()
        gone = [id for id, mark, picture in rows if not (is_mark(piece_set, mark) and is_picture(picture))]
        if gone:
            session.exec(delete(ExemplarRow).where(col(ExemplarRow.id).in_(gone)))

    def _trim(self, session: Session, piece_set: str) -> None:
        """Leave the best of each marking and of the set: what holds before what may be redone, corrections
        before others, newer before older; and nothing that is broken."""
        self._sweep(session, piece_set)
        asked = select(ExemplarRow.id, ExemplarRow.mark, ExemplarRow.entry, ExemplarRow.corrected).where(
            ExemplarRow.piece_set == piece_set
        )
        rows = session.exec(asked.order_by(col(ExemplarRow.at).desc(), col(ExemplarRow.id))).all()
        held = self._holding(session, {entry for _, _, entry, _ in rows if entry})
        of_mark: dict[str, list[str]] = defaultdict(list)
        for id, mark, _, _ in sorted(rows, key=lambda row: (bool(row[2]) and row[2] not in held, not row[3])):
            of_mark[mark].append(id)
        # the best of every marking, then the second best of every marking, and so on
        stay = [ids[rank] for rank in range(MOST_OF_A_MARK) for ids in of_mark.values() if rank < len(ids)]
        gone = {id for id, *_ in rows} - set(stay[:MOST_OF_A_SET])
        session.exec(delete(ExemplarRow).where(col(ExemplarRow.id).in_(gone)))

    def _holding(self, session: Session, entries: Collection[str]) -> frozenset[str]:
        """Ids of all entries that hold in the matches of these."""
        if not entries:
            return frozenset()
        asked = select(EntryRow.match).where(col(EntryRow.id).in_(entries)).distinct()
        counted = versions(session)
        held: frozenset[str] = frozenset()
        for match in session.exec(asked).all():
            known = self._held.get(match)
            if known is None or known[0] != counted[match]:
                holds = frozenset(each.id for each in judged(log_of(session, match)) if each.holds)
                known = self._held[match] = counted[match], holds
            held |= known[1]
        return held


def says_picture(picture: bytes) -> bool:
    """Whether it is a PNG of SIDE_PX by its header, and no larger a file than such pictures are."""
    return picture.startswith(_PNG) and len(picture) <= MOST_BYTES


def is_picture(picture: bytes) -> bool:
    """Whether it is what it says: it can be decoded."""
    return says_picture(picture) and is_whole(picture, SIDE_PX)


def _there(session: Session, ids: Any, wanted: Collection[str]) -> set[str]:
    """Which of these ids are in a table; `ids` is its column."""
    every = sorted(wanted)
    some = (every[start : start + 500] for start in range(0, len(every), 500))
    return {id for part in some for id in session.exec(select(ids).where(col(ids).in_(part))).all()}


def _row(id: str, piece_set: str, cut: Cut, at: datetime, photo: str, entry: str) -> ExemplarRow:
    if not is_picture(cut.picture):
        raise ValueError(f"no picture of {cut.mark} of {piece_set}")
    return ExemplarRow(
        id=id,
        piece_set=piece_set,
        mark=str(cut.mark),
        picture=cut.picture,
        at=at,
        corrected=cut.corrected,
        photo=photo or None,
        entry=entry or None,
    )


def _learned(row: ExemplarRow) -> Learned:
    cut = Cut(mark_of(row.piece_set, row.mark), row.picture, row.corrected)
    return Learned(row.id, row.piece_set, cut, row.at, row.photo or "", row.entry or "")


def mark_of(piece_set: str, told: str) -> Mark:
    """The marking as pieces of that set have it: a number of pips, or a word."""
    box = SETS.get(piece_set)
    return int(told) if box is not None and box.family is Family.PIPS and told.isdecimal() else told


def is_mark(piece_set: str, told: str) -> bool:
    """Whether that set has such a marking: a database can come from elsewhere."""
    box = SETS.get(piece_set)
    if box is None:
        return False
    if box.family is Family.PIPS:
        return told.isdecimal() and int(told) <= box.highest
    return told in map(str, box.faces)
