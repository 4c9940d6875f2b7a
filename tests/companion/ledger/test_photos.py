"""Photos that are kept: one plain JPEG each, under our own name, with what was read and reviewed."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from companion.ledger.errors import LedgerError, NoSuchMatch, NoSuchPhoto
from companion.ledger.jpeg import is_plain, kept_jpeg
from companion.ledger.ledger import Ledger
from companion.ledger.photos import Photos
from tests.companion.ledger.making import AT, READING, ids, plain_jpeg


def jpeg(width: int = 64, height: int = 48, **exif: object) -> bytes:
    """A camera's photo: dark at the left, with a note of where it was taken."""
    pixels = np.zeros((height, width, 3), np.uint8)
    pixels[:, width // 2 :] = 255
    out, notes = io.BytesIO(), Image.Exif()
    notes[0x0112] = exif.get("orientation", 1)
    notes.get_ifd(0x8825)[1] = "N"  # position
    Image.fromarray(pixels).save(out, "JPEG", exif=notes)
    return out.getvalue()


@pytest.fixture
def photos(tmp_path: Path, local: Ledger) -> Photos:
    local.start_match("doubles", "", {}, [local.add_player("Ana", AT).id], AT, "")  # id1 plays id2
    photos = Photos(local._engine, tmp_path / "photos", ids("p"))
    return photos


def test_a_photo_is_kept_with_what_was_read_in_it(photos: Photos, tmp_path: Path) -> None:
    assert photos.keep("id2", 1, "id1", plain_jpeg(), READING, AT) == "p1"
    kept = photos.get("p1")
    assert (kept.id, kept.match, kept.round, kept.player, kept.at) == ("p1", "id2", 1, "id1", AT)
    assert kept.reading == photos.reading("p1") == READING
    assert kept.reviewed is photos.reviewed("p1") is None
    assert photos.path("p1") == tmp_path / "photos" / "p1.jpg"
    assert photos.path("p1").read_bytes() == plain_jpeg()
    assert [path.name for path in (tmp_path / "photos").iterdir()] == ["p1.jpg"]


def test_what_the_camera_noted_is_gone_and_the_photo_is_upright(photos: Photos) -> None:
    photos.keep("id2", 1, "id1", jpeg(64, 48, orientation=6), READING, AT)
    content = photos.path("p1").read_bytes()
    assert b"Exif" in jpeg()
    assert b"Exif" not in content
    with Image.open(photos.path("p1")) as image:
        assert image.size == (48, 64)
        assert not image.getexif()
        assert image.getpixel((24, 4)) < (50, 50, 50), "the dark side is up"  # type: ignore[operator]


@pytest.mark.parametrize(
    ("photo", "plain"),
    [
        pytest.param(plain_jpeg(), True, id="OpenCV's own"),
        pytest.param(jpeg(), False, id="with notes of the camera"),
        pytest.param(plain_jpeg(2000, 40), True, id="as large as may be"),
        pytest.param(plain_jpeg(2001, 40), False, id="larger"),
        pytest.param(plain_jpeg() + jpeg(), False, id="another photo behind it"),
        pytest.param(plain_jpeg()[:-2], False, id="cut off"),
        pytest.param(b"", False, id="nothing"),
        pytest.param(b"\xff\xd8\xff\xd9", False, id="no picture"),
        pytest.param(b"\xff\xd8" + b"\xff" * 50 + b"\xff\xd9", False, id="endless markers"),
    ],
)
def test_what_is_plain(photo: bytes, plain: bool) -> None:
    assert is_plain(photo) is plain


@pytest.mark.parametrize(
    ("photo", "size"),
    [
        pytest.param(lambda: jpeg(3000, 1500), (2000, 1000), id="made smaller"),
        pytest.param(lambda: plain_jpeg(2001, 40), (2000, 40), id="a little smaller"),
        pytest.param(lambda: jpeg(100, 80), (100, 80), id="never larger"),
    ],
)
def test_the_long_side_is_at_most_2000_px(photo: Callable[[], bytes], size: tuple[int, int]) -> None:
    kept = kept_jpeg(photo())
    assert is_plain(kept)
    with Image.open(io.BytesIO(kept)) as image:
        assert image.size == size


@pytest.mark.parametrize("photo", [b"", b"no photo at all", b"\xff\xd8\xff\xd9"])
def test_what_is_no_photo_is_refused_and_nothing_is_kept(
    photos: Photos, tmp_path: Path, photo: bytes
) -> None:
    with pytest.raises(LedgerError) as caught:
        photos.keep("id2", 1, "id1", photo, READING, AT)
    assert caught.value.key == "bad-photo"
    assert photos.of("id2", 1) == []
    assert not (tmp_path / "photos").exists()


def test_a_photo_of_a_match_that_is_not_there(photos: Photos) -> None:
    with pytest.raises(NoSuchMatch):
        photos.keep("id9", 1, "id1", plain_jpeg(), READING, AT)


def test_a_folder_that_cannot_be_written_is_one_line_and_no_row(photos: Photos, tmp_path: Path) -> None:
    (tmp_path / "photos").write_text("a file in its place")
    with pytest.raises(LedgerError) as caught:
        photos.keep("id2", 1, "id1", plain_jpeg(), READING, AT)
    assert caught.value.key == "no-folder"
    assert photos.of("id2", 1) == []


def test_reviews_follow_each_other_and_the_latest_holds(photos: Photos) -> None:
    photos.keep("id2", 1, "id1", plain_jpeg(), READING, AT)
    photos.review("p1", {"looks": [1]}, AT)
    photos.review("p1", {"looks": [1, 2]}, AT)
    assert photos.reviewed("p1") == photos.get("p1").reviewed == {"looks": [1, 2]}
    with photos._engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM review").scalar() == 2


def test_photos_of_a_round_or_of_a_hand_come_in_the_order_they_were_taken(photos: Photos) -> None:
    for round, player in ((1, "id1"), (1, ""), (2, "id1"), (1, "id1")):
        photos.keep("id2", round, player, plain_jpeg(), READING, AT)
    assert [kept.id for kept in photos.of("id2", 1)] == ["p1", "p2", "p4"]
    assert [kept.id for kept in photos.of("id2", 1, "id1")] == ["p1", "p4"]
    assert photos.of("id2", 3) == photos.of("id9", 1) == []


@pytest.mark.parametrize(
    "id", ["", "p9", "../tableside", "..", "/etc/passwd", "p1/../p1", "p1\0", "p1.jpg", "p" * 65, "p1\n"]
)
def test_an_id_that_is_not_ours_finds_nothing(photos: Photos, tmp_path: Path, id: str) -> None:
    photos.keep("id2", 1, "id1", plain_jpeg(), READING, AT)
    (tmp_path / "tableside.jpg").write_bytes(b"secret")
    with pytest.raises(NoSuchPhoto):
        photos.path(id)
    with pytest.raises(NoSuchPhoto):
        photos.get(id)
    with pytest.raises(NoSuchPhoto):
        photos.review(id, {}, AT)


def test_the_pictures_of_a_match_are_deleted_together_and_what_was_read_stays(
    photos: Photos, local: Ledger
) -> None:
    other = local.start_match("doubles", "", {}, ["id1"], AT, "")
    for match in ("id2", "id2", other):
        photos.keep(match, 1, "id1", plain_jpeg(), READING, AT)
    assert photos.delete_files("id2") == 2
    assert photos.delete_files("id2") == 0
    with pytest.raises(NoSuchPhoto):
        photos.path("p1")
    assert photos.reading("p1") == READING
    assert photos.path("p3").is_file()


def test_photos_are_kept_on_every_database(ledger: Ledger, tmp_path: Path) -> None:
    ledger.start_match("doubles", "", {}, [ledger.add_player("Ana", AT).id], AT, "")
    photos = Photos(ledger._engine, tmp_path / "photos", ids("p"))
    photos.keep("id2", 1, "id1", plain_jpeg(), READING, AT)
    photos.review("p1", {"looks": []}, AT)
    photos.review("p1", {"looks": [1]}, AT)
    assert photos.get("p1").reading == READING
    assert photos.reviewed("p1") == {"looks": [1]}


def test_a_photo_is_there_whole_or_not_at_all(
    photos: Photos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(LedgerError, match="the disk is full"):
        photos.keep("id2", 1, "id1", plain_jpeg(), READING, AT)
    assert list((tmp_path / "photos").iterdir()) == []
    assert photos.of("id2", 1) == []
