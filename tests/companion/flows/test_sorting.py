"""A photo of several hands in its round: who is offered, and what it does to hands that are entered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from companion.flows import whose
from companion.flows.all_hands import AllHands
from companion.flows.photos_of_hand import Snaps, said, share_of, with_photos
from companion.flows.reviewed import Reviewed
from companion.flows.score_round import Scoring
from companion.flows.sorting import Sorting
from companion.flows.whose import Seats
from companion.ledger.entries import Entry, HandCleared, HandCounted, RoundEnded
from companion.ledger.fold import fold
from companion.ledger.state import Header, Kept, Player, TablePlay, Written
from rules.games import game
from rules.rounds import Left
from tests.companion.flows.shown import reading_of, tiles

NOON = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)
IDS = ("ana", "ben", "cy")
HEADER = Header("m", "mexican-train", TablePlay(), tuple(Player(i, i.title(), 0, i[0]) for i in IDS), NOON)
SEATS = Seats(IDS, IDS)
HANDS = "9-7 6-4 | 3-1 12-11 | 5-5 2-2"


def kept(photo: str, shows: str, player: str = "", reviewed: Mapping[str, Any] | None = None) -> Kept:
    return Kept(photo, "m", 1, player, NOON, reading_of(shows), reviewed)


def given(photo: str, shows: str, seats: Seats = SEATS) -> Kept:
    """A photo of several hands of which people said whose they are."""
    new = kept(photo, shows)
    return replace(new, reviewed=whose.agreed(AllHands.of(new.reading), seats).to_json())


def sorting(photos: list[Kept], photo: str, *entries: Entry) -> Sorting:
    state = fold(HEADER, [Written(f"e{i}", NOON, "", entry) for i, entry in enumerate(entries)])
    played = game(state.game)
    return Sorting.of(state, Scoring.in_match(state, 1, played, played.book), photos, photo)


def test_at_first_every_hand_is_missing_and_guessed_in_seat_order() -> None:
    now = sorting([kept("p1", HANDS)], "p1")
    assert now.owners == {0: "ana", 1: "ben", 2: "cy"}
    assert (now.choice, now.others, now.without, now.unowned) == (IDS, (), (), ())
    assert now.first == "ana"
    assert [now.points(i) for i in range(3)] == [26, 27, 14]  # 16+10, 4+23, 10+4


def test_who_went_out_is_not_asked_for_a_hand() -> None:
    out = RoundEnded(1, "out", "ben", {"last_tile": "other"})
    now = sorting([kept("p1", "9-7 6-4 | 3-1 12-11")], "p1", out)
    assert now.owners == {0: "ana", 1: "cy"}
    assert now.choice == ("ana", "cy")


def test_a_hand_that_was_typed_is_missing_no_more_and_can_be_said_all_the_same() -> None:
    now = sorting([kept("p1", "9-7 6-4 | 3-1 12-11")], "p1", HandCounted(1, "ben", Left(typed=12)))
    assert now.owners == {0: "ana", 1: "cy"}
    assert (now.choice, now.others) == (("ana", "cy"), ("ben",))


def test_who_has_no_group_is_named() -> None:
    photos = [kept("p1", "9-7 6-4 | 3-1 12-11")]
    assert sorting(photos, "p1").unowned == (0, 1)
    photos = [given("p1", "9-7 6-4 | 3-1 12-11", Seats(IDS, ("ana", "cy")))]
    assert sorting(photos, "p1").without == ("ben",)


def test_a_second_photo_adds_to_the_hands_that_it_shows_again() -> None:
    photos = [given("p1", HANDS), kept("p2", "5-5 2-2 7-7 | 9-7 6-4 8-8")]
    now = sorting(photos, "p2")
    assert now.owners == {0: "cy", 1: "ana"}
    assert now.choice == IDS  # nobody lacks a hand, so everybody may have more
    photos[1] = replace(photos[1], reviewed=whose.agreed(now.hands, now.seats).to_json())
    assert Snaps.of(photos, "cy").pieces == tiles("5-5 2-2 7-7")
    assert Snaps.of(photos, "ana").pieces == tiles("9-7 6-4 8-8")
    assert Snaps.of(photos, "ben").pieces == tiles("3-1 12-11")


def test_a_second_photo_is_for_those_whom_the_first_did_not_show() -> None:
    photos = [given("p1", "9-7 6-4", Seats(IDS, ("ben",))), kept("p2", "3-1 12-11 | 5-5 2-2")]
    now = sorting(photos, "p2")
    assert now.owners == {0: "ana", 1: "cy"}
    assert now.others == ("ben",)


def test_a_photo_that_is_taken_again_finds_the_hands_that_were_entered_from_it() -> None:
    old = given("p1", HANDS)
    old = replace(old, reviewed=AllHands.from_json(old.reviewed or {}).set_aside().to_json())
    counted = [
        HandCounted(1, who, Left(tiles(text)), "p1") for who, text in zip(IDS, HANDS.split("|"), strict=True)
    ]
    now = sorting([old, kept("p2", "5-5 2-2 | 9-7 6-4 | 3-1 12-11")], "p2", *counted)
    assert now.owners == {0: "cy", 1: "ana", 2: "ben"}
    assert now.clashes == ()


def test_a_photo_of_one_hand_and_a_share_of_one_of_all_are_one_hand() -> None:
    photos = [kept("p1", "9-7 1-0", "ana"), given("p2", HANDS)]
    assert Snaps.of(photos, "ana").pieces == tiles("9-7 1-0 6-4")
    assert [snap.shared for snap in Snaps.of(photos, "ana").every] == [False, True]
    assert share_of(photos[0], "ben") is None


def test_what_is_said_about_a_share_is_kept_with_the_whole_photo() -> None:
    photo = given("p1", HANDS)
    photo = replace(photo, reviewed=said(photo, "ben", Reviewed.agreed))
    assert [len(Snaps.of([photo], who).waiting) for who in IDS] == [1, 0, 1]


def test_hands_that_wait_for_a_look_are_evidence_already() -> None:
    photos = [given("p1", "9-7 6-4 | 6-4 12-11 | 5-5 2-2")]
    now = sorting(photos, "p1")
    assert now.scoring.wrong_with("ana", Left(tiles("9-7 6-4"))) == ()
    (wrong,) = with_photos(now.scoring, photos).wrong_with("ana", Left(tiles("9-7 6-4")))
    assert (wrong.facts["who"], wrong.facts["other"]) == ("ana", "ben")


def test_a_hand_that_is_no_longer_in_the_photo_is_entered_no_more() -> None:
    photo = given("p1", HANDS)
    for who in ("ana", "ben"):
        photo = replace(photo, reviewed=said(photo, who, Reviewed.agreed))
    counted = [
        HandCounted(1, "ana", Left(tiles("9-7 6-4")), "p1"),
        HandCounted(1, "ben", Left(typed=30)),  # somebody typed it after all
    ]
    now = sorting([photo], "p1", *counted)
    assert now.cleared(whose.give(now.hands, 0, "ben", now.seats)) == (HandCleared(1, "ana"),)
    assert now.cleared(whose.give(now.hands, 2, "cy", now.seats)) == ()
