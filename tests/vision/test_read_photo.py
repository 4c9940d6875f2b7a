"""From photo to reading, with networks that know the answer: what each kind of photo is said to show."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from PIL import Image

from rules.pieces import SETS
from tests.vision.painted import ANSWER, Painted, painted, read_blue, spots
from tests.vision.test_photo import saved
from vision import doubt_words, photo
from vision.annotate import annotated, save_annotated
from vision.doubt_words import SENTENCES, sentence
from vision.eyes import Eyes
from vision.pairs import pair
from vision.photo import TEXTS, Photo, open_photo
from vision.pips import CLASSES, FRAME, NOT_A_HALF
from vision.read import Reader
from vision.reading import Reading
from vision.thresholds import DoubtBy, FindBy, LookBy, SiftBy, SureBy, TeachBy, Thresholds

BY = Thresholds(
    find=FindBy(
        peak=0.25,
        maybe=0.12,
        same_half=0.55,
        misfit=0.5,
        first_megapixels=0.3072,  # of 1280 x 960: half of it each way
        first_is_fine=False,
        small_half_px=14,
        large_half_px=80,
        best_half_px=40,
        clear=0.5,
        most_megapixels=2.0,
        most_enlarged=2.0,
        down=0.5,
        most_doubtful=24,
        half_px=(12, 90),
    ),
    look=LookBy(
        size=40,
        temperature=1.0,
        clear=0.98,
        longer=1.2,
        clearly_counted=0.0,
        off=0.06,
        far=0.16,
        likely=0.25,
        plain=0.75,
        hopeless=0.02,
        most_looks=3,
    ),
    sift=SiftBy(piece=0.1, maybe=0.03, lone=0.3, completed=0.9, crossed=0.7, plainly=0.0),
    sure=SureBy(confidence=0.97, there=0.0, weights={"bias": 0.0, "chance": 1.0, "views": -9.0}),
    doubt=DoubtBy(too_far_px=14, dark=5, glare=0.25, faded=0.5, blurred=0.0, plausible=0.02),
    teach={"pips": TeachBy(alike=0.05, gain=8.0, hold=0.25, same=0.99)},
)
WIDTH, HEIGHT = 1280, 960
A, B = ((200, 300), (280, 300)), ((500, 500), (500, 580))
C, AT_EDGE = ((800, 700), (860, 640)), ((1190, 300), (1270, 300))

Tiles = list[tuple[Any, tuple[int, int]]]


def reader_of(finder: Any, half_reader: Any = read_blue) -> Reader:
    """One finder stands in for both."""
    own = Eyes(finder, finder, pair, half_reader, BY)
    return Reader(lambda family: own)


def read(
    tiles: Tiles, box: str | None = "double-12", down: Any = (), half_reader: Any = read_blue
) -> Reading:
    finder = Painted(WIDTH, [ends for ends, _ in tiles], down)
    photo = Photo.of(painted(WIDTH, HEIGHT, tiles))
    return reader_of(finder, half_reader).read(photo, SETS[box] if box else None)


def pieces(reading: Reading) -> list[str]:
    return [str(seen.piece) for seen in reading.pieces]


def kinds(reading: Reading) -> list[str]:
    return [doubt.kind for doubt in reading.doubts]


def test_an_empty_table_is_no_piece_and_says_so() -> None:
    reading = read([])
    assert reading.pieces == ()
    assert kinds(reading) == ["nothing-found"]
    assert reading.size_px == (WIDTH, HEIGHT)


def test_plain_tiles_are_read_from_top_to_bottom_and_are_sure() -> None:
    reading = read([(C, (12, 1)), (A, (3, 6)), (B, (0, 0))])
    assert pieces(reading) == ["3-6", "0-0", "1-12"]
    assert [seen.sure for seen in reading.pieces] == [True, True, True]
    assert reading.doubts == ()
    assert min(seen.confidence for seen in reading.pieces) > 0.97


def test_corners_are_where_the_tile_is() -> None:
    (seen,) = read([(A, (3, 6))]).pieces
    assert np.array(seen.corners_px) == pytest.approx(
        np.array([(160, 340), (160, 260), (320, 260), (320, 340)]), abs=6
    )


def test_corners_of_a_reduced_photo_are_px_of_the_whole_one() -> None:
    picture = painted(WIDTH * 2, HEIGHT * 2, [(np.multiply(A, 2), (3, 6))])
    photo = open_photo(saved(Image.fromarray(picture[..., ::-1]), "jpeg"))
    assert photo.reduction == 4
    reading = reader_of(Painted(WIDTH, [A])).read(photo, SETS["double-12"])
    assert pieces(reading) == ["3-6"]
    assert np.mean(reading.pieces[0].corners_px, 0) == pytest.approx((480, 600), abs=6)
    assert reading.size_px == (WIDTH * 2, HEIGHT * 2)


def test_numbers_that_the_set_has_not_are_not_read() -> None:
    assert pieces(read([(A, (3, 9))], "double-12")) == ["3-9"]
    (seen,) = read([(A, (3, 9))], "double-6").pieces
    assert seen.piece in SETS["double-6"]
    assert not seen.sure


def test_the_same_tile_twice_is_told_with_both_places() -> None:
    reading = read([(A, (3, 6)), (B, (6, 3)), (C, (1, 1))])
    assert [seen.sure for seen in reading.pieces] == [False, False, True]
    (doubt,) = reading.doubts
    assert (doubt.kind, sorted(doubt.pieces)) == ("twice", [0, 1])
    assert "3-6" in sentence(doubt)


def test_a_tile_over_the_edge_is_doubtful() -> None:
    over = ((1220, 300), (1275, 300))
    reading = read([(A, (3, 6)), (over, (2, 2))])
    assert [seen.sure for seen in reading.pieces] == [True, False]
    assert kinds(reading) == ["cut-off"]


def alone(ends: Any) -> Any:
    """A finder that sees only the first half of each tile."""
    painter = Painted(WIDTH, [ends])

    def finder(inputs: np.ndarray) -> np.ndarray:
        out = painter(inputs)
        zoom = inputs.shape[3] / WIDTH
        x, y = (np.array(ends[1]) * zoom / 8).astype(int)
        reach = int(np.hypot(*np.subtract(*ends)) * zoom / 14)
        out[0, :4, max(0, y - reach) : y + reach, max(0, x - reach) : x + reach] = -9
        return out

    return finder


@pytest.mark.parametrize(
    ("ends", "kind"),
    [
        pytest.param(((1240, 300), (1320, 300)), "cut-off", id="its other half is outside the photo"),
        pytest.param(((600, 300), (680, 300)), "covered", id="its other half is under something"),
    ],
)
def test_half_a_tile_is_no_piece_but_a_doubt(ends: Any, kind: str) -> None:
    picture = painted(WIDTH, HEIGHT, [(ends, (3, 6))])
    picture[:, sum(end[0] for end in ends) // 2 :] = 250  # cloth over the other half
    reading = reader_of(alone(ends)).read(Photo.of(picture), SETS["double-12"])
    assert reading.pieces == ()
    assert kinds(reading) == [kind]
    assert reading.doubts[0].corners_px is not None


def test_tiles_lying_face_down_are_told_and_not_counted() -> None:
    reading = read([(A, (3, 6))], down=[(700, 200), (900, 200)])
    assert pieces(reading) == ["3-6"]
    (doubt,) = reading.doubts
    assert (doubt.kind, doubt.facts) == ("face-down", {"count": 2})


def test_a_blank_read_on_a_back_is_not_counted() -> None:
    middle = np.mean(B, 0)
    assert pieces(read([(A, (3, 6)), (B, (0, 0))], down=[middle])) == ["3-6"]
    faces = read([(A, (3, 6)), (B, (0, 5))], down=[middle])
    assert pieces(faces) == ["3-6", "0-5"]
    assert faces.doubts == ()  # a face is no back, whatever the finder says


def doubting(chance: float) -> Any:
    """A reader that takes every half for one only with this chance."""

    def reader(crops: np.ndarray) -> np.ndarray:
        logits = read_blue(crops)
        logits[:, 19] = np.log(1 / chance - 1)  # beside the 0 of the number
        return logits

    return reader


@pytest.mark.parametrize(
    ("chance", "expected", "told"),
    [
        pytest.param(0.9, ["3-6"], ["unsure"], id="likely: a piece, and not sure"),
        pytest.param(0.5, ["3-6"], ["unsure"], id="even odds for both halves: a piece, and not sure"),
        pytest.param(0.25, [], ["maybe"], id="unlikely: no piece, but a place to look at"),
        pytest.param(0.05, [], ["nothing-found"], id="denied: nothing"),
    ],
)
def test_finder_and_reader_must_both_see_a_tile(chance: float, expected: list[str], told: list[str]) -> None:
    reading = read([(A, (3, 6))], half_reader=doubting(chance))
    assert pieces(reading) == expected
    assert kinds(reading) == told


@pytest.mark.parametrize(
    ("chance", "expected", "told"),
    [
        pytest.param(0.99, ["3-6"], ["unsure"], id="both halves are plain: a piece, but never sure"),
        pytest.param(0.5, [], ["maybe"], id="the other half may be none: no piece, but a place to look at"),
    ],
)
def test_of_a_tile_whose_one_half_was_found_the_other_must_be_plain(
    chance: float, expected: list[str], told: list[str]
) -> None:
    photo = Photo.of(painted(WIDTH, HEIGHT, [(B, (3, 6))]))
    reading = reader_of(alone(B), doubting(chance)).read(photo, SETS["double-12"])
    assert pieces(reading) == expected
    assert kinds(reading) == told


def torn(crops: np.ndarray) -> np.ndarray:
    """As read_blue, but a 6 may be a 5."""
    logits = read_blue(crops)
    six = logits[:, :CLASSES].argmax(1) == 6
    logits[six, 5] = -1
    return logits


def test_a_torn_half_is_told_with_the_other_reading() -> None:
    reading = read([(A, (3, 6)), (B, (1, 1))], half_reader=torn)
    (doubt,) = reading.doubts
    assert (doubt.kind, doubt.facts) == ("unsure-between", {"piece": "3-6", "other": "3-5"})
    assert doubt.pieces == (0,)
    assert reading.pieces[0].alternatives[0][1] == pytest.approx(0.27, abs=0.01)


def test_the_set_settles_a_torn_half_and_says_so() -> None:
    def six_or_five(crops: np.ndarray) -> np.ndarray:
        """One of two sixes may be a 5; the other is certain."""
        logits = read_blue(crops)
        sixes = np.flatnonzero(logits[:, :CLASSES].argmax(1) == 6)
        logits[sixes[::2], 5] = -0.5
        return logits

    reading = read([(A, (3, 6)), (B, (3, 6))], half_reader=six_or_five)
    assert {str(seen.piece): seen.sure for seen in reading.pieces} == {"3-5": False, "3-6": True}
    assert "twice" in kinds(reading)


OFF = 0.1  # of half a half to the right, in the crop: enough to look again where all is not clear


def in_turn(*looks: Any) -> Any:
    """A reader that answers the first call by the first of these, and so on; and the sizes of the calls."""
    sizes: list[int] = []

    def reader(crops: np.ndarray) -> np.ndarray:
        sizes.append(len(crops))
        return np.asarray(looks[len(sizes) - 1](crops))

    reader.sizes = sizes  # type: ignore[attr-defined]
    return reader


@pytest.mark.parametrize("off", [0.0, OFF])
def test_a_clear_tile_is_looked_at_once(off: float) -> None:
    def clear(crops: np.ndarray) -> np.ndarray:
        told = read_blue(crops)
        told[:, CLASSES] = off
        return told

    reader = in_turn(clear)
    assert read([(A, (3, 6))], half_reader=reader).pieces[0].sure
    assert reader.sizes == [2]


def test_a_vague_tile_in_its_frame_is_looked_at_in_a_longer_one_too() -> None:
    reader = in_turn(torn, torn)
    assert not read([(A, (3, 6))], half_reader=reader).pieces[0].sure
    assert reader.sizes == [2, 2]  # it shows the same: nothing is to be followed


def test_a_longer_frame_that_shows_the_same_more_clearly_counts_and_moves_nothing() -> None:
    def longer_than_it_is(crops: np.ndarray) -> np.ndarray:
        told = read_blue(crops)
        told[:, CLASSES + 5] = 0.3  # the half is shorter than its frame
        return told

    (vague,) = read([(A, (3, 6))], half_reader=in_turn(torn, torn)).pieces
    (seen,) = read([(A, (3, 6))], half_reader=in_turn(torn, longer_than_it_is)).pieces
    assert seen.sure
    assert not vague.sure
    assert seen.corners_px == vague.corners_px


def test_what_is_compared_with_other_tiles_is_cut_in_the_tiles_own_frame() -> None:
    photo, kept = Photo.of(painted(WIDTH, HEIGHT, [(A, (3, 6))])), []
    for half_reader in (in_turn(read_blue), in_turn(torn, read_blue)):
        reader = reader_of(Painted(WIDTH, [A]), half_reader)
        kept.append(reader.examine(photo, SETS["double-6"]).shown.crops)
    assert (kept[0] == kept[1]).all()


def test_a_line_of_pips_that_the_frame_cut_off_is_seen_in_the_longer_one() -> None:
    def cut_short(crops: np.ndarray) -> np.ndarray:
        """Sixes look like fours, vaguely."""
        told = read_blue(crops)
        six = told[:, :CLASSES].argmax(1) == 6
        told[six, 4] = 0.5
        return told

    reader = in_turn(cut_short, read_blue, read_blue)
    assert pieces(read([(A, (3, 6))], half_reader=reader)) == ["3-6"]
    clearer_at_first = in_turn(torn, cut_short, cut_short)
    assert pieces(read([(A, (3, 6))], half_reader=clearer_at_first)) == ["3-6"]


def test_a_tile_off_its_frame_is_looked_at_again_where_it_is() -> None:
    def sees_it_beside(crops: np.ndarray) -> np.ndarray:
        told = read_blue(crops)
        told[:, CLASSES] = 0.25  # a quarter of half a half to the right, in the crop
        return told

    reader = in_turn(sees_it_beside, read_blue)
    (seen,) = read([(A, (3, 6)), (B, (1, 1))][:1], half_reader=reader).pieces
    assert reader.sizes == [2, 2]
    assert seen.sure
    turned_apart = np.mean(seen.corners_px, 0)
    assert turned_apart == pytest.approx(np.mean(A, 0), abs=6)  # the halves' rights are opposite ways
    assert seen.corners_px[0][1] != pytest.approx(seen.corners_px[3][1], abs=5)


def test_a_tile_far_off_its_frame_is_followed_but_not_for_ever() -> None:
    def sees_it_beside(crops: np.ndarray) -> np.ndarray:
        told = read_blue(crops)
        told[:, CLASSES] = 0.25
        return told

    followed = in_turn(sees_it_beside, sees_it_beside, read_blue)
    assert read([(A, (3, 6))], half_reader=followed).pieces[0].sure
    assert followed.sizes == [2, 2, 2]
    for_ever = in_turn(*[sees_it_beside] * 3)
    read([(A, (3, 6))], half_reader=for_ever)
    assert for_ever.sizes == [2, 2, 2]


def test_looks_that_disagree_are_not_sure() -> None:
    def vague(crops: np.ndarray) -> np.ndarray:
        told = read_blue(crops)
        told[:, 4] = -2
        told[:, CLASSES] = OFF
        return told

    def one_more(crops: np.ndarray) -> np.ndarray:
        told = read_blue(crops)
        told[:, :NOT_A_HALF] = np.roll(told[:, :NOT_A_HALF], 1, axis=1)
        return told

    reader = in_turn(vague, one_more)
    (seen,) = read([(A, (3, 6))], half_reader=reader).pieces
    assert reader.sizes == [2, 2]
    assert not seen.sure


def test_pips_that_count_otherwise_are_looked_at_again() -> None:
    def five_points_on_a_six(crops: np.ndarray) -> np.ndarray:
        told = read_blue(crops)
        for six in np.flatnonzero(told[:, :CLASSES].argmax(1) == 6):
            spots(told[six])[1, 1] = -10
            told[six, CLASSES] = OFF
        return told

    reader = in_turn(five_points_on_a_six, read_blue)
    assert pieces(read([(A, (3, 6)), (B, (1, 1))], half_reader=reader)) == ["3-6", "1-1"]
    assert reader.sizes == [4, 2]


def test_a_numeral_reads_as_its_number() -> None:
    def printed(crops: np.ndarray) -> np.ndarray:
        """The classes of numerals instead of those of pips, and no points."""
        told = read_blue(crops)
        told[:, NOT_A_HALF + 1 : CLASSES] = told[:, :NOT_A_HALF]
        told[:, :NOT_A_HALF] = -10
        told[:, CLASSES + FRAME :] = -10
        return told

    reader = in_turn(printed)
    (seen,) = read([(A, (3, 12))], half_reader=reader).pieces
    assert (str(seen.piece), seen.sure, reader.sizes) == ("3-12", True, [2])


def test_pips_or_a_numeral_of_the_same_number_are_one_number() -> None:
    def torn_how_it_is_shown(crops: np.ndarray) -> np.ndarray:
        told = read_blue(crops)
        told[:, NOT_A_HALF + 1 : CLASSES] = told[:, :NOT_A_HALF]
        return told

    (seen,) = read([(A, (3, 12))], half_reader=torn_how_it_is_shown).pieces
    assert seen.confidence > 0.99


@pytest.mark.parametrize(
    ("numbers", "box"),
    [
        pytest.param([], "double-6", id="nothing"),
        pytest.param([(3, 6), (0, 0)], "double-6", id="low numbers"),
        pytest.param([(3, 6), (0, 8)], "double-9", id="an eight"),
        pytest.param([(3, 6), (0, 12)], "double-12", id="a twelve"),
        pytest.param([(3, 6), (13, 14)], "double-15", id="a fourteen"),
    ],
)
def test_a_set_that_is_not_told_is_the_smallest_that_holds_the_pieces(
    numbers: list[tuple[int, int]], box: str
) -> None:
    reading = read(list(zip((A, B), numbers, strict=False)), box=None)
    assert reading.piece_set.name == box
    assert sorted(pieces(reading)) == sorted(f"{low}-{high}" for low, high in numbers)


def test_the_first_edge_is_the_end_that_shows_the_first_mark() -> None:
    for numbers in ((3, 6), (6, 3)):
        (seen,) = read([(A, numbers)]).pieces
        left, right = A if numbers[0] == 3 else A[::-1]
        middle = np.mean(seen.corners_px[:2], 0)
        assert np.hypot(*(middle - left)) < np.hypot(*(middle - right))


def test_small_tiles_in_a_reduced_photo_are_read_from_the_sharp_one() -> None:
    small = ((400, 300), (424, 300))
    picture = painted(WIDTH * 2, HEIGHT * 2, [(np.multiply(small, 2), (3, 6))])
    photo = open_photo(saved(Image.fromarray(picture[..., ::-1]), "jpeg", quality=95))
    reading = reader_of(Painted(WIDTH, [small])).read(photo, SETS["double-12"])
    assert pieces(reading) == ["3-6"]


def test_a_photo_cut_short_says_so() -> None:
    encoded = saved(Image.fromarray(painted(WIDTH, HEIGHT, [(A, (3, 6))])[..., ::-1]), "jpeg")
    photo = open_photo(encoded[: len(encoded) * 3 // 4])
    reading = reader_of(Painted(WIDTH, [A])).read(photo, SETS["double-12"])
    assert "cut-short" in kinds(reading)


def dim(crops: np.ndarray) -> np.ndarray:
    """As read_blue, and not so certain."""
    told = read_blue(crops)
    told[:, :CLASSES] /= 3
    return told


def test_a_dark_photo_with_doubtful_tiles_asks_for_light() -> None:
    reading = read([(A, (0, 1)), (B, (1, 1))], half_reader=dim)
    assert "too-dark" in kinds(reading)


def test_tiny_doubtful_tiles_ask_to_come_closer() -> None:
    reading = read([(((400, 300), (412, 300)), (3, 6))], half_reader=torn)
    assert "too-far" in kinds(reading)


def test_every_doubt_that_can_be_told_has_its_sentence() -> None:
    for reading in (
        read([]),
        read([(A, (3, 6)), (B, (6, 3))], down=[(700, 200)]),
        read([(A, (3, 6))], half_reader=torn),
    ):
        for doubt in reading.doubts:
            assert sentence(doubt)
    assert all(line.endswith(".") for line in SENTENCES.values())


def test_the_table_of_doubts_and_their_sentences_name_the_same_kinds() -> None:
    table = set(re.findall(r"^\| ([a-z][a-z-]+) \|", doubt_words.__doc__ or "", re.MULTILINE)) - {"kind"}
    assert table | {"unsure-between"} == {kind.removesuffix("-die") for kind in SENTENCES}


def test_the_table_of_photo_errors_and_their_texts_name_the_same_kinds() -> None:
    listed = set(re.findall(r"^ +([a-z-]+)  +", photo.__doc__ or "", re.MULTILINE))
    assert listed == set(TEXTS)


def test_threads_take_turns() -> None:
    reader = reader_of(Painted(WIDTH, [A]))
    photo = Photo.of(painted(WIDTH, HEIGHT, [(A, (3, 6))]))
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(lambda _: pieces(reader.read(photo, SETS["double-12"])), range(8)))
    assert told == [["3-6"]] * 8


def test_a_reading_comes_back_from_json() -> None:
    reading = read([(A, (3, 6)), (B, (6, 3)), (C, (0, 9))], half_reader=torn)
    assert Reading.from_json(reading.to_json()) == reading


@pytest.mark.parametrize("size", [(32, 2_000), (2_000, 32), (33, 47), (32, 30_000)])
def test_odd_shapes_are_read_like_any_other(size: tuple[int, int]) -> None:
    width, height = size
    photo = Photo.of(np.full((height, width, 3), 90, np.uint8))
    assert reader_of(Painted(width, [])).read(photo, SETS["double-6"]).pieces == ()


def test_the_marked_photo_is_green_where_sure_and_amber_where_not(tmp_path: Any) -> None:
    tiles: Tiles = [(A, (3, 6)), (B, (1, 1))]
    photo = Photo.of(painted(WIDTH, HEIGHT, tiles))
    reading = read(tiles, half_reader=torn)
    drawn = annotated(photo, reading)
    changed = (drawn != photo.pixels).any(2)
    assert changed[250:350, 150:330].any()
    assert not changed[800:].any()
    doubtful, sure = drawn[258:262, 240], drawn[500, 458:462]
    assert (doubtful == (0, 160, 255)).all(1).any()
    assert (sure == (80, 170, 40)).all(1).any()
    path = save_annotated(photo, reading, tmp_path / "marked", "one")
    assert open_photo(path).size_px == (WIDTH, HEIGHT)


def test_a_large_photo_is_marked_smaller(tmp_path: Any) -> None:
    photo = Photo.of(np.zeros((3_000, 4_000, 3), np.uint8))
    reading = reader_of(Painted(4_000, [])).read(photo, SETS["double-6"])
    assert annotated(photo, reading).shape == (1_200, 1_600, 3)


def test_networks_gone_mad_still_end_in_a_reading() -> None:
    rng = np.random.default_rng(5)

    def halves_everywhere(inputs: np.ndarray) -> np.ndarray:
        return rng.normal(0, 3, (1, 24, inputs.shape[2] // 8, inputs.shape[3] // 8)).astype(np.float32)

    def any_number(crops: np.ndarray) -> np.ndarray:
        return rng.normal(0, 3, (len(crops), ANSWER)).astype(np.float32)

    photo = Photo.of(rng.integers(0, 256, (480, 640, 3), np.uint8))
    reading = reader_of(halves_everywhere, any_number).read(photo, SETS["double-18"])
    assert Reading.from_json(reading.to_json()) == reading
