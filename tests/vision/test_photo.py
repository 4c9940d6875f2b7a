"""Opening photos: the good of every kind, and everything else that people send."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image

from vision.hush import hush
from vision.photo import MOST_BYTES, Photo, PhotoError, open_photo

RED, GREEN, BLUE, WHITE = (200, 30, 30), (30, 160, 30), (30, 30, 200), (255, 255, 255)  # RGB


def quarters(width: int = 96, height: int = 64) -> Image.Image:
    """Red and green above, blue and white below: every turn and mirroring shows."""
    picture = Image.new("RGB", (width, height), WHITE)
    picture.paste(RED, (0, 0, width // 2, height // 2))
    picture.paste(GREEN, (width // 2, 0, width, height // 2))
    picture.paste(BLUE, (0, height // 2, width // 2, height))
    return picture


def saved(picture: Image.Image, kind: str, **options: Any) -> bytes:
    file = io.BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def noisy_jpeg(width: int = 400, height: int = 300, **options: Any) -> bytes:
    noise = np.random.default_rng(1).integers(0, 256, (height, width, 3), np.uint8)
    return saved(Image.fromarray(cv2.GaussianBlur(noise, (0, 0), 3)), "jpeg", **options)


def colours(photo: Photo) -> tuple[str, ...]:
    """What is seen in the four quarters: top left, top right, bottom left, bottom right."""
    height, width = photo.pixels.shape[:2]
    names = {"red": RED, "green": GREEN, "blue": BLUE, "white": WHITE}

    def nearest(x: int, y: int) -> str:
        rgb = photo.pixels[y, x, ::-1].astype(int)
        return min(names, key=lambda name: float(np.abs(rgb - names[name]).sum()))

    xs, ys = (width // 4, width * 3 // 4), (height // 4, height * 3 // 4)
    return tuple(nearest(x, y) for y in ys for x in xs)


AS_STORED = ("red", "green", "blue", "white")
SEEN = {  # EXIF orientation: what a person sees
    1: AS_STORED,
    2: ("green", "red", "white", "blue"),
    3: ("white", "blue", "green", "red"),
    4: ("blue", "white", "red", "green"),
    5: ("red", "blue", "green", "white"),
    6: ("blue", "red", "white", "green"),
    7: ("white", "green", "blue", "red"),
    8: ("green", "white", "red", "blue"),
}


@pytest.mark.parametrize("kind", ["jpeg", "png", "webp"])
@pytest.mark.parametrize("orientation", SEEN)
def test_a_photo_is_turned_as_the_camera_was_held(kind: str, orientation: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    photo = open_photo(saved(quarters(), kind, exif=exif))
    assert photo.size_px == ((96, 64) if orientation < 5 else (64, 96))
    assert photo.pixels.shape == (photo.size_px[1], photo.size_px[0], 3)
    assert colours(photo) == SEEN[orientation]


def test_a_nonsense_orientation_leaves_the_photo_as_it_is() -> None:
    exif = Image.Exif()
    exif[0x0112] = 99
    assert colours(open_photo(saved(quarters(), "jpeg", exif=exif))) == AS_STORED


@pytest.mark.parametrize(
    "encoded",
    [
        pytest.param(saved(quarters(), "jpeg"), id="jpeg"),
        pytest.param(saved(quarters(), "jpeg", progressive=True), id="progressive jpeg"),
        pytest.param(saved(quarters().convert("CMYK"), "jpeg"), id="cmyk jpeg"),
        pytest.param(saved(quarters(), "png"), id="png"),
        pytest.param(saved(quarters().quantize(8), "png"), id="palette png"),
        pytest.param(saved(quarters().convert("RGBA"), "png"), id="opaque png"),
        pytest.param(saved(quarters(), "webp"), id="webp"),
        pytest.param(saved(quarters(), "webp", lossless=True), id="lossless webp"),
        pytest.param(saved(quarters().convert("RGBA"), "webp"), id="opaque webp"),
        pytest.param(
            saved(quarters(), "webp", save_all=True, append_images=[Image.new("RGB", (96, 64))] * 3),
            id="animated webp: the first frame",
        ),
        pytest.param(
            saved(quarters(), "png", save_all=True, append_images=[Image.new("RGB", (96, 64))] * 3),
            id="animated png: the first frame",
        ),
        pytest.param(saved(quarters(), "bmp"), id="bmp"),
        pytest.param(saved(quarters(), "tiff"), id="tiff"),
    ],
)
def test_every_kind_of_picture_shows_the_same(encoded: bytes) -> None:
    photo = open_photo(encoded)
    assert photo.size_px == (96, 64)
    assert photo.pixels.dtype == np.uint8
    assert colours(photo) == AS_STORED


def test_heic_from_an_iphone_is_read() -> None:
    pillow_heif = pytest.importorskip("pillow_heif")
    file = io.BytesIO()
    pillow_heif.from_pillow(quarters(192, 128)).save(file, quality=90)
    photo = open_photo(file.getvalue())
    assert photo.size_px == (192, 128)
    assert colours(photo) == AS_STORED


def test_heic_without_its_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pillow_heif", None)
    with pytest.raises(PhotoError, match="tableside\\[heic\\]") as trouble:
        open_photo(b"\0\0\0\x18ftypheic" + bytes(200))
    assert trouble.value.kind == "heic"


def test_sixteen_bits_become_eight() -> None:
    deep = np.full((40, 50, 3), 30_000, np.uint16)
    photo = open_photo(cv2.imencode(".png", deep)[1].tobytes())
    assert photo.pixels[20, 20].tolist() == [117, 117, 117]


def test_grey_becomes_three_equal_channels() -> None:
    photo = open_photo(saved(Image.new("L", (50, 40), 77), "png"))
    assert photo.pixels[20, 20].tolist() == [77, 77, 77]


def test_see_through_parts_lie_on_white() -> None:
    photo = open_photo(saved(Image.new("RGBA", (50, 40), (0, 0, 0, 51)), "png"))
    assert photo.pixels[20, 20].tolist() == [204, 204, 204]


def test_a_large_jpeg_is_held_reduced_and_its_size_still_told() -> None:
    photo = open_photo(saved(quarters(4000, 3000), "jpeg"))
    assert photo.size_px == (4000, 3000)
    assert photo.pixels.shape == (750, 1000, 3)
    assert photo.reduction == 4
    assert colours(photo) == AS_STORED
    sharp = photo.sharper()
    assert sharp.pixels.shape == (3000, 4000, 3)
    assert sharp.size_px == (4000, 3000)
    assert sharp.sharper() is sharp


@pytest.mark.parametrize(
    ("size", "held"),
    [
        pytest.param((700, 500), (700, 500), id="a third of a megapixel is held as it is"),
        pytest.param((1200, 1000), (600, 500), id="more is held at half of it"),
        pytest.param((2400, 2000), (600, 500), id="or a quarter"),
        pytest.param((8000, 6000), (1000, 750), id="or an eighth"),
    ],
)
def test_a_jpeg_is_held_with_a_third_of_a_megapixel_or_more(
    size: tuple[int, int], held: tuple[int, int]
) -> None:
    assert open_photo(saved(quarters(*size), "jpeg")).pixels.shape[1::-1] == held


@pytest.mark.parametrize(
    ("reduction", "width"),
    [
        pytest.param(8, 500, id="held so already"),
        pytest.param(5, 1000, id="a quarter is enough"),
        pytest.param(4, 1000, id="a quarter, exactly"),
        pytest.param(3.9, 2000, id="a quarter would be too little"),
        pytest.param(1.5, 4000, id="all of it"),
        pytest.param(0.1, 4000, id="more than there is"),
    ],
)
def test_a_photo_is_made_no_sharper_than_asked(reduction: float, width: int) -> None:
    photo = open_photo(saved(quarters(4000, 300), "jpeg", quality=30))
    assert photo.pixels.shape[1] == 2000
    small = replace(photo, pixels=np.zeros((38, 500, 3), np.uint8))
    assert small.sharper(reduction).pixels.shape[1] == width


def test_a_photo_whose_size_is_no_multiple_of_eight_is_decoded_once() -> None:
    photo = open_photo(saved(quarters(2001, 1501), "jpeg"))
    assert photo.pixels.shape == (751, 1001, 3)  # rounded up
    assert photo.sharper(2) is photo


def test_a_giant_png_is_held_smaller_and_its_size_still_told() -> None:
    photo = open_photo(saved(Image.new("LA", (6_000, 4_800), (80, 255)), "png", compress_level=1))
    assert photo.size_px == (6_000, 4_800)
    assert photo.pixels.shape[0] * photo.pixels.shape[1] == pytest.approx(25_000_000, rel=0.01)
    assert photo.pixels[10, 10].tolist() == [80, 80, 80]


def test_a_large_sideways_jpeg_is_told_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    photo = open_photo(saved(quarters(4000, 3000), "jpeg", exif=exif))
    assert photo.size_px == (3000, 4000)
    assert photo.sharper().pixels.shape == (4000, 3000, 3)


def test_a_jpeg_cut_in_half_shows_what_it_has_and_says_so() -> None:
    encoded = noisy_jpeg()
    photo = open_photo(encoded[: len(encoded) // 2])
    assert photo.cut_short
    assert photo.pixels[:100].std() > 5  # filled-up rows are one grey
    assert not open_photo(encoded).cut_short


def test_a_jpeg_with_notes_behind_its_end_is_whole() -> None:
    assert not open_photo(noisy_jpeg() + b"SEFHe" * 50).cut_short


def zipped() -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("photo.jpg", b"not really")
    return file.getvalue()


def claiming(width: int, height: int) -> bytes:
    """A small PNG that says it is that large."""
    encoded = bytearray(saved(quarters(), "png"))
    encoded[16:24] = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    return bytes(encoded)


@pytest.mark.parametrize(
    ("encoded", "kind"),
    [
        pytest.param(b"", "empty", id="nothing"),
        pytest.param(b"hello", "not-an-image", id="text"),
        pytest.param(b"\xff", "not-an-image", id="one byte"),
        pytest.param(b"\xff\xd8\xff", "broken", id="three bytes of a jpeg"),
        pytest.param(zipped(), "not-an-image", id="zip"),
        pytest.param(b"GIF89a" + bytes(50), "not-an-image", id="gif"),
        pytest.param(b"%PDF-1.7" + bytes(50), "not-an-image", id="pdf"),
        pytest.param(b"RIFF\x10\0\0\0WAVE" + bytes(50), "not-an-image", id="sound"),
        pytest.param(b"<svg xmlns='http://www.w3.org/2000/svg'/>", "not-an-image", id="svg"),
        pytest.param(saved(Image.new("RGB", (1, 1)), "png"), "too-small", id="one pixel"),
        pytest.param(saved(Image.new("RGB", (5000, 20)), "jpeg"), "too-small", id="a line"),
        pytest.param(claiming(30_000, 30_000), "too-big", id="900 megapixels claimed"),
        pytest.param(claiming(6_000, 5_010), "too-big", id="30 megapixels that are no JPEG"),
        pytest.param(claiming(0, 64), "broken", id="no width"),
        pytest.param(claiming(64, 2**31 - 1), "too-big", id="no end"),
        pytest.param(claiming(960, 640), "broken", id="too few pixels for the size"),
        pytest.param(noisy_jpeg()[:400], "broken", id="header of a jpeg"),
        pytest.param(noisy_jpeg()[:1500], "broken", id="hardly anything of a jpeg"),
        pytest.param(saved(quarters(), "png")[:100], "broken", id="start of a png"),
        pytest.param(saved(quarters(), "webp")[:60], "broken", id="start of a webp"),
        pytest.param(saved(quarters(), "tiff")[:60], "broken", id="start of a tiff"),
        pytest.param(saved(quarters(), "bmp")[:60], "broken", id="start of a bmp"),
        pytest.param(b"\0\0\0\x18ftypheic" + bytes(200), "broken", id="start of a heic"),
        pytest.param(bytes(MOST_BYTES + 1), "too-big", id="too many bytes"),
        pytest.param(
            noisy_jpeg(progressive=True)[:-2] + b"\xff\xda\0\x08" * 2_000, "broken", id="thousands of scans"
        ),
    ],
)
def test_what_is_no_photo_is_one_clear_error(encoded: bytes, kind: str) -> None:
    with pytest.raises(PhotoError) as trouble:
        open_photo(encoded)
    assert trouble.value.kind == kind
    assert "\n" not in trouble.value.text


@pytest.mark.parametrize(
    ("path_in", "kind"),
    [
        pytest.param(lambda folder: folder / "none.jpg", "missing", id="missing"),
        pytest.param(lambda folder: folder / "photo.jpg" / "more", "missing", id="below a file"),
        pytest.param(lambda folder: folder, "not-a-file", id="folder"),
        pytest.param(lambda folder: Path(os.devnull), "not-a-file", id="device"),
        pytest.param(lambda folder: folder / "a\0b", "missing", id="a name that cannot be"),
        pytest.param(lambda folder: folder / ("a" * 5_000), "unreadable", id="a name without end"),
    ],
)
def test_a_path_that_leads_nowhere_says_so(
    path_in: Callable[[Path], Path], kind: str, tmp_path: Path
) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"x")
    with pytest.raises(PhotoError) as trouble:
        open_photo(path_in(tmp_path))
    assert trouble.value.kind == kind


def test_a_sparse_giant_is_refused_unread(tmp_path: Path) -> None:
    with (tmp_path / "giant.jpg").open("wb") as file:
        file.truncate(MOST_BYTES * 100)
    with pytest.raises(PhotoError, match="60 megabytes"):
        open_photo(tmp_path / "giant.jpg")


def test_a_photo_is_opened_by_its_path(tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").write_bytes(saved(quarters(), "jpeg"))
    assert colours(open_photo(tmp_path / "photo.jpg")) == AS_STORED
    assert colours(open_photo(str(tmp_path / "photo.jpg"))) == AS_STORED


WELL_KNOWN = [
    noisy_jpeg(120, 80),
    noisy_jpeg(120, 80, progressive=True),
    *(saved(quarters(), kind) for kind in ("png", "webp", "tiff", "bmp")),
    b"\0\0\0\x18ftypheic" + bytes(100),
]


@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    start=st.sampled_from([b"", *WELL_KNOWN]),
    cut=st.floats(0, 1),
    noise=st.binary(max_size=300),
    at=st.floats(0, 1),
)
def test_random_bytes_end_in_a_photo_or_one_error_and_no_word_on_stderr(
    start: bytes, cut: float, noise: bytes, at: float, capfd: pytest.CaptureFixture[str]
) -> None:
    broken = bytearray(start[: int(len(start) * cut)])
    place = int(len(broken) * at)
    broken[place : place + len(noise)] = noise
    try:
        photo = open_photo(bytes(broken))
        assert photo.pixels.shape[2] == 3
    except PhotoError as trouble:
        assert trouble.text  # noqa: PT017  one of two good ends
    assert capfd.readouterr().err == ""


def test_a_damaged_jpeg_says_nothing_on_stderr(capfd: pytest.CaptureFixture[str]) -> None:
    encoded = bytearray(noisy_jpeg())
    for at in range(2_000, len(encoded), 500):
        encoded[at] ^= 0x5A
    open_photo(bytes(encoded))
    assert capfd.readouterr().err == ""


def test_only_codecs_are_hushed(capfd: pytest.CaptureFixture[str]) -> None:
    with hush():
        os.write(2, b"libpng error: IDAT: CRC error\nsomebody else has something to say\n")
    assert capfd.readouterr().err == "somebody else has something to say\n"
