"""What a household's own pieces look like: markings cut out of photos that people looked at.

They come and go with what confirmed them: an exemplar counts while its hand does, so that undoing a hand
takes its exemplars back, and redoing brings them again. How many are kept is bounded.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime

from sqlalchemy import Engine, delete
from sqlmodel import Session, col, select

from companion.ledger.errors import LedgerError
from companion.ledger.fold import judged
from companion.ledger.models import EntryRow, ExemplarRow
from companion.ledger.rows import log_of, versions
from companion.ledger.state import Cut, Learned
from companion.ledger.transactions import reading, writing
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
            _trim(session, piece_set)
        return [row.id for row in rows]

    def of(self, piece_set: str) -> list[Learned]:
        """What is known of a set, the newest first; only what holds, and only pictures that are ours."""
        with reading(self._engine) as session:
            asked = select(ExemplarRow).where(ExemplarRow.piece_set == piece_set)
            rows = session.exec(asked.order_by(col(ExemplarRow.at).desc(), col(ExemplarRow.id))).all()
            held = self._holding(session, {row.entry for row in rows if row.entry})
        right = (row for row in rows if (not row.entry or row.entry in held) and is_picture(row.picture))
        return [_learned(row) for row in right if _is_mark(piece_set, row.mark)][:MOST_OF_A_SET]

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
            back = [each for each in gone if each.id not in there]
            session.add_all(
                _row(each.id, each.piece_set, each.cut, each.at, each.photo, each.entry) for each in back
            )
            session.flush()
            for piece_set in {each.piece_set for each in back}:
                _trim(session, piece_set)

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


def is_picture(picture: bytes) -> bool:
    """Whether it is a PNG of SIDE_PX by its header, and no larger a file than such pictures are."""
    return picture.startswith(_PNG) and len(picture) <= MOST_BYTES


def _trim(session: Session, piece_set: str) -> None:
    """Leave the best of each marking and of the set: corrections before others, newer before older."""
    asked = select(ExemplarRow.id, ExemplarRow.mark).where(ExemplarRow.piece_set == piece_set)
    best = (col(ExemplarRow.corrected).desc(), col(ExemplarRow.at).desc(), col(ExemplarRow.id))
    of_mark: dict[str, list[str]] = defaultdict(list)
    for id, mark in session.exec(asked.order_by(*best)).all():
        of_mark[mark].append(id)
    # the best of every marking, then the second best of every marking, and so on
    stay = [ids[rank] for rank in range(MOST_OF_A_MARK) for ids in of_mark.values() if rank < len(ids)]
    every = {id for ids in of_mark.values() for id in ids}
    session.exec(delete(ExemplarRow).where(col(ExemplarRow.id).in_(every - set(stay[:MOST_OF_A_SET]))))


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
        photo=photo,
        entry=entry or None,
    )


def _learned(row: ExemplarRow) -> Learned:
    cut = Cut(_mark(row.piece_set, row.mark), row.picture, row.corrected)
    return Learned(row.id, row.piece_set, cut, row.at, row.photo, row.entry or "")


def _mark(piece_set: str, told: str) -> Mark:
    box = SETS.get(piece_set)
    return int(told) if box is not None and box.family is Family.PIPS and told.isdecimal() else told


def _is_mark(piece_set: str, told: str) -> bool:
    """Whether that set has such a marking: a database can come from elsewhere."""
    box = SETS.get(piece_set)
    if box is None:
        return False
    if box.family is Family.PIPS:
        return told.isdecimal() and int(told) <= box.highest
    return told in map(str, box.faces)
