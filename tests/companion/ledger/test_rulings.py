"""A ruling and what follows from it: written together, undone together, and carried to other households."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.ledger.backup import backup
from companion.ledger.database import address, connect
from companion.ledger.entries import RoundScored, Ruled, RulesChanged, ScoreCorrected, Undone
from companion.ledger.errors import LedgerError
from companion.ledger.exchange import export_json, import_json
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from companion.ledger.people import renamed
from companion.ledger.restore import restore
from tests.companion.ledger.making import AT, ids


def begun(ledger: Ledger) -> tuple[str, str, str]:
    """A match with one round: its id, Ana's and Ben's."""
    ana, ben = ledger.add_player("Ana", AT).id, ledger.add_player("Ben", AT).id
    match = ledger.start_match("mexican-train", "", {}, [ana, ben], AT, "")
    ledger.record(match, RoundScored(1, {ana: 3, ben: 0}), AT, "")
    return match, ana, ben


def settled(ledger: Ledger, match: str, ana: str) -> str:
    ruled = Ruled("wrong_score", 1, {"next_opened": "no", f"left.{ana}": "6-2"}, "yes", because=("MT-8.5",))
    remedies = (ScoreCorrected(1, ana, 8), RulesChanged("", {"double_blank": 50}))
    return ledger.rule(match, ruled, remedies, AT, "phone")


def test_a_ruling_and_its_remedies_come_out_together_and_back_again(ledger: Ledger) -> None:
    match, ana, ben = begun(ledger)
    ruling = settled(ledger, match, ana)
    state = ledger.match(match)
    assert [each.id for each in state.rulings] == [ruling]
    assert dict(state.rounds[0].scores) == {ana: 8, ben: 0}
    assert state.corrections[1, ana].ruling == ruling
    assert dict(state.rules.changes) == {"double_blank": 50}

    undo = ledger.undo(match, ruling, AT, "")
    state = ledger.match(match)
    assert (state.rulings, dict(state.corrections), dict(state.rules.changes)) == ((), {}, {})
    assert dict(state.rounds[0].scores) == {ana: 3, ben: 0}

    ledger.undo(match, undo, AT, "")
    assert dict(ledger.match(match).rounds[0].scores) == {ana: 8, ben: 0}
    assert [each.id for each in ledger.match(match).rulings] == [ruling]


def test_what_was_undone_with_its_ruling_is_told_so_in_the_history(ledger: Ledger) -> None:
    match, ana, _ = begun(ledger)
    ledger.undo(match, settled(ledger, match, ana), AT, "")
    told = {each.entry.kind: each.undone for each in ledger.history(match)}
    assert told == {
        "round-scored": False,
        "ruled": True,
        "score-corrected": True,
        "rules-changed": True,
        "undone": False,
    }


def test_a_remedy_that_cannot_be_takes_its_ruling_with_it(ledger: Ledger) -> None:
    match, ana, _ = begun(ledger)
    with pytest.raises(LedgerError) as caught:
        ledger.rule(match, Ruled("wrong_score", 1), (ScoreCorrected(2, ana, 8),), AT, "")
    assert caught.value.key == "round-unscored"
    assert [each.entry.kind for each in ledger.history(match)] == ["round-scored"]


@pytest.mark.parametrize("ruling", ["nowhere", "round"])
def test_what_follows_must_follow_from_a_ruling(ledger: Ledger, ruling: str) -> None:
    match, ana, _ = begun(ledger)
    scored = ledger.history(match)[0].id
    named = scored if ruling == "round" else ruling
    with pytest.raises(LedgerError) as caught:
        ledger.record(match, ScoreCorrected(1, ana, 8, "", named), AT, "")
    assert caught.value.key == "no-entry"


def test_a_second_ruling_on_the_same_case_takes_the_place_of_the_first(ledger: Ledger) -> None:
    match, _, _ = begun(ledger)
    first = Ruled("take_back", 1, {"fits": "yes"}, "may")
    ledger.rule(match, first, (), AT, "")
    ledger.rule(match, Ruled("take_back", 1, {"fits": "no"}, "must"), (), AT, "")
    ledger.rule(match, Ruled("take_back", 1, {"fits": "yes"}, "stays", own=True), (), AT, "")
    assert [each.ruled.verdict for each in ledger.match(match).rulings] == ["must", "stays"]


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Ledger]:
    """Another household, in which somebody else is called Ana."""
    (tmp_path / "elsewhere").mkdir()
    migrate(address(tmp_path / "elsewhere"), AT)
    ledger = Ledger(connect(address(tmp_path / "elsewhere")), ids("other"))
    yield ledger
    ledger.close()


def test_rulings_go_to_another_household_with_the_ids_of_its_players(
    local: Ledger, elsewhere: Ledger
) -> None:
    match, ana, _ = begun(local)
    ruling = settled(local, match, ana)
    there = elsewhere.add_player("Ana", AT).id
    import_json(elsewhere, export_json(local))
    state = elsewhere.match(match)
    assert dict(state.rulings[0].ruled.facts) == {"next_opened": "no", f"left.{there}": "6-2"}
    assert state.rounds[0].scores[there] == 8
    elsewhere.undo(match, ruling, AT, "")
    assert elsewhere.match(match).rounds[0].scores[there] == 3


def test_rulings_are_in_a_backup(local: Ledger, tmp_path: Path) -> None:
    match, ana, _ = begun(local)
    settled(local, match, ana)
    zipped = backup(tmp_path, tmp_path / "saved.zip", AT).path
    restore(zipped, tmp_path / "new", AT)
    again = Ledger(connect(address(tmp_path / "new")), ids("n"))
    try:
        assert again.match(match) == local.match(match)
        assert len(again.match(match).rulings) == 1
    finally:
        again.close()


def test_players_in_facts_are_renamed_wherever_they_stand() -> None:
    told = Ruled("settle", 1, {"players": "ana,ben", "who": "ana", "left.ana": "6-2", "ending": "out"})
    assert dict(renamed(told, {"ana": "ann"}).facts) == {  # type: ignore[union-attr]
        "players": "ann,ben",
        "who": "ann",
        "left.ann": "6-2",
        "ending": "out",
    }


def test_undoing_a_remedy_alone_leaves_the_ruling(ledger: Ledger) -> None:
    match, ana, _ = begun(ledger)
    settled(ledger, match, ana)
    corrected = next(e.id for e in ledger.history(match) if isinstance(e.entry, ScoreCorrected))
    ledger.record(match, Undone(corrected), AT, "")
    assert len(ledger.match(match).rulings) == 1
    assert ledger.match(match).corrections == {}
