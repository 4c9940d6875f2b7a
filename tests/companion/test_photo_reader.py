"""Photos are read beside the event loop, kept small, and cut up piece by piece."""

import asyncio
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.flows.own_set import OwnSet
from companion.photo_reader import CLOSE_PX, KEPT_SIDE_PX, PhotoReader
from rules.pieces import SETS
from vision.draw import draw_photo
from vision.photo import PhotoError


@pytest.fixture
def reader():
    reader = PhotoReader()
    yield reader
    reader.close()


def jpeg_of(pixels: np.ndarray) -> bytes:
    return cv2.imencode(".jpg", pixels)[1].tobytes()


async def test_a_drawn_hand_is_read_while_the_loop_goes_on(reader: PhotoReader) -> None:
    photo, truth = draw_photo([(3, 4), (6, 6), (0, 5)], seed=7)
    reading = asyncio.create_task(reader.read(jpeg_of(photo), OwnSet(SETS["double-6"])))
    turns = 0
    while not reading.done():
        await asyncio.sleep(0.01)
        turns += 1
    assert turns > 3
    assert len((await reading).reading.pieces) == len(truth.tiles)


async def test_what_is_kept_is_small_and_upright(reader: PhotoReader) -> None:
    photo = np.full((3000, 4000, 3), 90, np.uint8)
    kept = (await reader.read(jpeg_of(photo), OwnSet(SETS["double-6"]))).jpeg
    height, width = cv2.imdecode(np.frombuffer(kept, np.uint8), cv2.IMREAD_COLOR).shape[:2]
    assert max(width, height) <= KEPT_SIDE_PX
    assert width / height == pytest.approx(4 / 3, abs=0.01)


async def test_trouble_comes_out_of_the_worker(reader: PhotoReader) -> None:
    with pytest.raises(PhotoError) as caught:
        await reader.read(b"no photo", OwnSet(SETS["double-6"]))
    assert caught.value.kind == "not-an-image"


@pytest.mark.parametrize(
    ("first_edge", "left", "right"),
    [
        pytest.param(0, "black", "white", id="the upper end shows the first mark"),
        pytest.param(2, "white", "black", id="the lower end shows the first mark"),
    ],
)
async def test_a_piece_is_cut_out_lying_as_its_label_says(
    reader: PhotoReader, tmp_path: Path, first_edge: int, left: str, right: str
) -> None:
    """A tile that stands in a photo kept at half size: black above, white below."""
    photo = np.full((400, 600, 3), 128, np.uint8)
    photo[100:150, 200:250] = 0
    photo[150:200, 200:250] = 255
    cv2.imwrite(str(tmp_path / "photo.png"), photo)
    a, b, c, d = (400.0, 200.0), (500.0, 200.0), (500.0, 400.0), (400.0, 400.0)
    corners = (a, b, c, d) if first_edge == 0 else (c, d, a, b)
    cut = await reader.close_up(tmp_path / "photo.png", (1200, 800), corners)
    view = cv2.imdecode(np.frombuffer(cut, np.uint8), cv2.IMREAD_GRAYSCALE)
    width, height = CLOSE_PX
    assert view.shape == (height, width)
    tones = [int(view[height // 2, width // 2 + side]) for side in (-40, 40)]
    assert ["black" if tone < 30 else "white" if tone > 225 else "grey" for tone in tones] == [left, right]
    assert abs(int(view[4, 4]) - 128) < 20


async def test_a_photo_that_was_deleted_has_no_close_up(reader: PhotoReader, tmp_path: Path) -> None:
    corners = ((0.0, 0.0), (10.0, 0.0), (10.0, 20.0), (0.0, 20.0))
    assert await reader.close_up(tmp_path / "gone.jpg", (100, 100), corners) == b""
