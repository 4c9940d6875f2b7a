"""Pieces in two places, told from what the game of the table minds."""

from collections.abc import Mapping
from datetime import UTC, datetime

import pytest

from companion.flows import whose
from companion.flows.all_hands import AllHands
from companion.flows.clashes import Clash, clashes, lead_of
from companion.flows.score_round import Scoring
from companion.flows.whose import Seats
from companion.ledger.fold import fold
from companion.ledger.state import Header, Player, TablePlay
from rules.games import game
from rules.pieces import Piece, Tile
from rules.rounds import Round
from rules.table_rules import TableRules
from tests.companion.flows.shown import reading_of, tiles

PLAYERS = ("ana", "ben", "cy")
SEATS = Seats(PLAYERS, PLAYERS)
NOON = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


def scoring(name: str = "mexican-train", number: int = 1, **changes: int | str) -> Scoring:
    played = game(name)
    return Scoring.of(played, TableRules(played.book, "", changes), Round(number, PLAYERS, ending=""))


def found(
    photo: str,
    at: Scoring | None = None,
    lead: Piece | None = None,
    aside: int | None = None,
    **elsewhere: str,
) -> tuple[Clash, ...]:
    hands = AllHands.of(reading_of(photo))
    if aside is not None:
        hands = whose.no_hand(hands, aside, SEATS)
    known: Mapping[str, tuple[Piece, ...]] = {player: tiles(text) for player, text in elsewhere.items()}
    return clashes(hands, whose.owners(hands, SEATS), known, at or scoring(), lead)


def test_hands_that_can_be_have_no_clash() -> None:
    assert found("9-7 6-4 | 3-1 12-12 | 5-5 2-2") == ()


def test_a_piece_in_two_hands_is_pointed_at_in_both() -> None:
    assert found("9-7 6-4 | 3-1 12-12 | 9-7 2-2") == (Clash(Tile(7, 9), (0, 4), (0, 2)),)


def test_a_piece_that_is_on_the_table_too_is_pointed_at() -> None:
    assert found("9-7 6-4 | 3-1 12-12 | 9-7 2-2", aside=2) == (Clash(Tile(7, 9), (0, 4), (0, 2)),)


def test_a_piece_that_somebody_entered_already_is_pointed_at_with_their_name() -> None:
    photo = "9-7 6-4 | 3-1 12-12"
    assert found(photo, cy="6-4 1-1") == (Clash(Tile(4, 6), (1,), (0,), ("cy",)),)


def test_the_same_hand_in_another_photo_is_no_clash() -> None:
    assert found("9-7 6-4 | 3-1 12-12 | 5-5 2-2", ana="9-7 6-4") == ()


def test_two_hands_that_are_both_entered_are_no_matter_of_this_photo() -> None:
    assert found("9-7 6-4", ben="3-1", cy="3-1") == ()


def test_the_piece_that_opened_the_round_is_in_nobodys_hand() -> None:
    engine = Tile(12, 12)
    assert found("9-7 6-4 | 3-1 12-12", lead=engine) == (Clash(engine, (3,), (1,), opened=True),)
    assert found("9-7 6-4 | 3-1 12-12", lead=engine, aside=1) == ()
    assert found("12-12 6-4 | 3-1 12-12", lead=engine, aside=1) == (Clash(engine, (0,), (0,), opened=True),)


def test_a_table_with_two_boxes_is_not_asked_about_twins() -> None:
    assert found("9-7 6-4 | 9-7 12-12", scoring(copies=2), lead=Tile(12, 12)) == ()


def test_the_engine_may_turn_up_where_another_double_may_have_opened() -> None:
    at = scoring(engine_source="dealt", engine_missing="next_lower")
    assert found("9-7 6-4 | 3-1 12-12", at, lead=Tile(12, 12)) == ()


@pytest.mark.parametrize(
    ("name", "number", "lead"),
    [
        pytest.param("mexican-train", 1, Tile(12, 12), id="the highest double first"),
        pytest.param("mexican-train", 3, Tile(10, 10), id="then one lower each round"),
        pytest.param("doubles", 1, None, id="the hands decide"),
    ],
)
def test_what_opens_a_round_is_the_games_own_answer(name: str, number: int, lead: Tile | None) -> None:
    seated = tuple(Player(id, id.title(), 0, id[0].upper()) for id in PLAYERS)
    state = fold(Header("m", name, TablePlay(), seated, started_at=NOON), ())
    assert lead_of(scoring(name, number), state) == lead
