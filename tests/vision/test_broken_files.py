"""Hostile and odd picture files: each ends in a photo or in one clear error, within memory and time."""

from __future__ import annotations

import io
import struct
import subprocess
import sys
import time
import zlib
from pathlib import Path

import cv2
import numpy as np
import pytest
from PIL import Image

from tests.vision.files import (
    animation,
    bmp,
    claiming,
    frame_of,
    grey_tiff,
    jpeg,
    noise,
    png,
    riff,
    saved,
    segment,
    tiff,
    uint24,
    with_exif,
)
from vision.formats import header
from vision.photo import PhotoError, open_photo

SMALL = noise(96, 64, 16)
PLAIN = jpeg(SMALL)
PROGRESSIVE = jpeg(SMALL, PROGRESSIVE=1)
PICTURE = Image.fromarray(SMALL)
WEBP = saved(PICTURE, "webp")


def outcome(encoded: bytes) -> str:
    """The size of what was opened, or the kind of error."""
    try:
        photo = open_photo(encoded)
    except PhotoError as trouble:
        return trouble.kind
    assert photo.pixels.dtype == np.uint8
    assert photo.pixels.ndim == 3
    assert photo.pixels.shape[2] == 3
    return "{} x {}".format(*photo.size_px)


# Files that say two things: the decoder believes one of them, and that one must be what is checked


def hidden_frame() -> bytes:
    """A JPEG with a frame of 900 megapixels inside what is no segment at all, and a small one behind it."""
    start, end = frame_of(PLAIN)
    giant = claiming(PLAIN, 30_000, 30_000)[2:]
    return b"\xff\xd8\xff\0" + struct.pack(">H", len(giant) + 2) + giant + PLAIN[start:end] + PLAIN[end:]


def twice(first: int, second: int) -> bytes:
    """A TIFF with two widths and two heights."""
    return grey_tiff(second, second, before=[(256, 4, first), (257, 4, first)])


def tiled(side: int) -> bytes:
    """A small TIFF laid in one giant tile."""
    body = zlib.compress(bytes(5_000), 1)
    shape = [(256, 4, 64), (257, 4, 64), (258, 3, 8), (259, 3, 8), (262, 3, 1), (277, 3, 1)]
    return tiff([*shape, (322, 4, side), (323, 4, side), (324, 4, 400), (325, 4, len(body))], body)


def cut_from(width: int, height: int) -> bytes:
    """The start of a HEIC that shows a part of a picture of that size."""
    sizes = b"".join(struct.pack(">I4sIII", 20, b"ispe", 0, *size) for size in ((64, 64), (width, height)))
    boxes = struct.pack(">I4s8s", 16, b"ftyp", b"heic\0\0\0\0")
    return boxes + struct.pack(">I4sI", 12 + len(sizes), b"meta", 0) + sizes


@pytest.mark.parametrize(
    ("encoded", "kind"),
    [
        pytest.param(hidden_frame(), "too-big", id="jpeg: a giant frame where no segment is"),
        pytest.param(claiming(PLAIN, 65_535, 65_535), "too-big", id="jpeg: as large as can be told"),
        pytest.param(claiming(PLAIN, 8_000, 0), "broken", id="jpeg: no height"),
        pytest.param(claiming(PROGRESSIVE, 10_000, 7_200), "too-big", id="progressive jpeg: 72 megapixels"),
        pytest.param(
            claiming(PROGRESSIVE, 8_000, 6_000)[:-2] + b"\xff\xda\0\x08" * 100, "broken", id="jpeg: 110 scans"
        ),
        pytest.param(twice(30_000, 64), "too-big", id="tiff: two sizes, the first a giant's"),
        pytest.param(tiled(30_000), "too-big", id="tiff: a giant tile"),
        pytest.param(grey_tiff(64, 64, 64), "not-an-image", id="tiff: numbers instead of colours"),
        pytest.param(
            grey_tiff(64, 64, before=[(256, 12, 64)]), "broken", id="tiff: a width of no whole number"
        ),
        pytest.param(grey_tiff(64, 64, before=[(277, 3, 60_000)]), "not-an-image", id="tiff: 60,000 colours"),
        pytest.param(animation((64, 64), (16_000, 16_000), WEBP), "too-big", id="webp: a giant frame"),
        pytest.param(
            riff((b"VP8X", bytes(4) + uint24(15_999) * 2), (b"VP8X", bytes(4) + uint24(63) * 2)) + WEBP[12:],
            "too-big",
            id="webp: two sizes, the first a giant's",
        ),
        pytest.param(
            riff((b"VP8X", bytes(4) + uint24(63) * 2)) + WEBP[12:], "broken", id="webp: another size inside"
        ),
        pytest.param(
            png(6_000, 4_900, 16, 6, bytes(48_000))[:5_000], "too-big", id="png: 29 deep megapixels"
        ),
        pytest.param(cut_from(30_000, 30_000), "too-big", id="heic: cut from a giant"),
        pytest.param(bmp(-(2**31), 64, 24, bytes(100)), "too-big", id="bmp: a width below nothing"),
        pytest.param(bmp(6_000, 4_900, 32, bytes(100)), "broken", id="bmp: hardly any of its pixels"),
        pytest.param(
            bmp(6_000, 4_900, 8, b"\xff\x01" * 50, packing=1, palette=bytes(1024)),
            "broken",
            id="bmp: a short run",
        ),
    ],
)
def test_a_file_that_lies_is_turned_away_before_it_is_decoded(encoded: bytes, kind: str) -> None:
    start = time.process_time()
    assert outcome(encoded) == kind
    assert time.process_time() - start < 1.0


def test_bytes_between_the_segments_of_a_jpeg_are_skipped_as_decoders_do() -> None:
    start, _ = frame_of(PLAIN)
    assert outcome(PLAIN[:start] + b"\0\x12\x34" + b"\xff" * 5 + PLAIN[start:]) == "96 x 64"


def test_a_heic_that_names_a_picture_it_does_not_hold_is_broken() -> None:
    encoded = heic()
    at = encoded.index(b"pitm") + 8  # the number of the picture to be shown
    assert outcome(encoded[:at] + b"\x7f\x7f" + encoded[at + 2 :]) == "broken"


def test_a_jpeg_of_nothing_but_filling_ends_soon() -> None:
    start = time.process_time()
    assert outcome(b"\xff\xd8" + b"\xff" * 20_000_000) == "broken"
    assert outcome(b"\xff\xd8\xff" + b"\xff\0" * 10_000_000) == "broken"
    assert time.process_time() - start < 2.0


@pytest.mark.parametrize(
    ("encoded", "held", "scans"),
    [
        pytest.param(PLAIN, 0.0, 1, id="a plain jpeg comes line by line"),
        # two bytes a sample: 1 + 1/4 + 1/4 samples a pixel, and a quarter of the pixels as they come
        pytest.param(PROGRESSIVE, 3.75, 10, id="a progressive one is held whole"),
        pytest.param(
            jpeg(SMALL, PROGRESSIVE=1, SAMPLING_FACTOR=cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444),
            6.75,
            10,
            id="with all its colours it takes more",
        ),
        pytest.param(saved(PICTURE, "png"), 7, 1, id="png"),
        pytest.param(png(64, 64, 16, 6, bytes(512)), 11, 1, id="deep png"),
        pytest.param(grey_tiff(64, 64, 16), 11, 1, id="deep tiff"),
    ],
)
def test_what_decoding_takes_is_known_from_the_header(encoded: bytes, held: float, scans: int) -> None:
    head = header(encoded)
    assert head is not None
    assert (head.held, head.scans) == (held, scans)


# Odd but honest files


def twelve_bits() -> bytes:
    at, _ = frame_of(PLAIN)
    return PLAIN[: at + 4] + b"\x0c" + PLAIN[at + 5 :]


def ycck() -> bytes:
    """CMYK as Photoshop stores it: an Adobe segment says that three of the four are luma and chroma."""
    encoded = saved(PICTURE.convert("CMYK"), "jpeg")
    at = encoded.index(b"Adobe")
    return encoded[: at + 11] + b"\x02" + encoded[at + 12 :]


@pytest.mark.parametrize(
    ("encoded", "told"),
    [
        pytest.param(ycck(), "96 x 64", id="ycck jpeg"),
        pytest.param(saved(PICTURE.convert("L"), "jpeg"), "96 x 64", id="grey jpeg"),
        pytest.param(saved(PICTURE, "jpeg", subsampling=0, optimize=True), "96 x 64", id="jpeg 4:4:4"),
        pytest.param(jpeg(SMALL, RST_INTERVAL=1), "96 x 64", id="jpeg with restarts everywhere"),
        pytest.param(twelve_bits(), "broken", id="twelve-bit jpeg"),
        pytest.param(with_exif(PLAIN, b""), "96 x 64", id="empty exif"),
        pytest.param(with_exif(PLAIN, b"II*\0\xff\xff\xff\xff"), "96 x 64", id="exif that points outside"),
        pytest.param(
            with_exif(PLAIN, b"MM\0*\0\0\0\x08\xff\xff"), "96 x 64", id="exif of 65,535 tags, all lacking"
        ),
        pytest.param(with_exif(PLAIN, b"XX" + bytes(40)), "96 x 64", id="exif in no byte order"),
        pytest.param(with_exif(PLAIN, tiff([(0x0112, 3, 6)], b"")), "64 x 96", id="sideways"),
        pytest.param(with_exif(PLAIN, tiff([(0x0112, 3, 0)], b"")), "96 x 64", id="turned by nothing known"),
        pytest.param(with_exif(PLAIN, tiff([(0x0112, 12, 6)], b"")), "96 x 64", id="turned by a fraction"),
        pytest.param(with_exif(PLAIN, tiff([(0x0112, 1, 6)], b"")), "64 x 96", id="turned, told in one byte"),
        pytest.param(saved(PICTURE.convert("1"), "png"), "96 x 64", id="one-bit png"),
        pytest.param(saved(PICTURE.convert("1"), "tiff"), "96 x 64", id="one-bit tiff"),
        pytest.param(saved(PICTURE.convert("LA"), "png"), "96 x 64", id="grey and alpha png"),
        pytest.param(saved(PICTURE.convert("I;16"), "png"), "96 x 64", id="deep grey png"),
        pytest.param(saved(PICTURE.quantize(7), "png", transparency=2), "96 x 64", id="see-through palette"),
        pytest.param(
            saved(PICTURE, "tiff", save_all=True, append_images=[PICTURE] * 3),
            "96 x 64",
            id="tiff of 4 pages",
        ),
        pytest.param(saved(PICTURE, "tiff", compression="tiff_lzw"), "96 x 64", id="lzw tiff"),
        pytest.param(saved(PICTURE, "tiff", compression="packbits"), "96 x 64", id="packbits tiff"),
        pytest.param(grey_tiff(64, 48, 16), "64 x 48", id="deep grey tiff"),
        pytest.param(bmp(40, -50, 24, bytes(120 * 50)), "40 x 50", id="bmp from the top down"),
        pytest.param(bmp(40, 50, 32, bytes(160 * 50)), "40 x 50", id="32-bit bmp"),
        pytest.param(bmp(40, 50, 16, bytes(80 * 50)), "40 x 50", id="16-bit bmp"),
        pytest.param(bmp(40, 50, 1, bytes(8 * 50), palette=bytes(8)), "40 x 50", id="one-bit bmp"),
        pytest.param(
            b"BM" + struct.pack("<IHHIIHHHH", 26 + 6_000, 0, 0, 26, 12, 40, 50, 1, 24) + bytes(6_000),
            "40 x 50",
            id="os/2 bmp",
        ),
        pytest.param(
            animation((200, 100), (96, 64), WEBP), "96 x 64", id="webp: a frame smaller than its canvas"
        ),
        pytest.param(
            saved(PICTURE, "gif", save_all=True, append_images=[PICTURE] * 3),
            "not-an-image",
            id="animated gif",
        ),
        pytest.param(b"\0\0\0\x1cftypavif" + bytes(60), "not-an-image", id="avif"),
        pytest.param(b"\0\0\0\x1cftypavis" + bytes(60), "not-an-image", id="animated avif"),
        pytest.param(b"\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41" + bytes(60), "not-an-image", id="film"),
        pytest.param(
            b"<!doctype html><title>Not found</title>", "not-an-image", id="a page that says not found"
        ),
        pytest.param(b"\0\0\0\x0cJXL \r\n\x87\n" + bytes(60), "not-an-image", id="jpeg xl"),
        pytest.param(segment(0xE0, b"JFIF\0"), "not-an-image", id="a jpeg without its first two bytes"),
        pytest.param(b"MThd" + bytes(60), "not-an-image", id="music"),
        pytest.param(b"BMW is a car, and this is a text", "not-an-image", id="text that starts as a bmp"),
    ],
)
def test_an_odd_file_is_opened_or_refused_as_it_deserves(encoded: bytes, told: str) -> None:
    assert outcome(encoded) == told


def heic() -> bytes:
    pillow_heif = pytest.importorskip("pillow_heif")
    file = io.BytesIO()
    pillow_heif.from_pillow(PICTURE).save(file, quality=60)
    return file.getvalue()


WHOLE = {
    "jpeg": lambda: PLAIN,
    "progressive jpeg": lambda: PROGRESSIVE,
    "sideways jpeg": lambda: with_exif(PLAIN, tiff([(0x0112, 3, 6)], b"")),
    "cmyk jpeg": ycck,
    "png": lambda: saved(PICTURE, "png"),
    "animated png": lambda: saved(PICTURE, "png", save_all=True, append_images=[PICTURE]),
    "webp": lambda: WEBP,
    "lossless webp": lambda: saved(PICTURE.convert("RGBA"), "webp", lossless=True),
    "animated webp": lambda: animation((96, 64), (96, 64), WEBP),
    "tiff": lambda: saved(PICTURE, "tiff", compression="tiff_lzw"),
    "bmp": lambda: saved(PICTURE, "bmp"),
    "heic": heic,
}


@pytest.mark.parametrize("kind", WHOLE)
def test_a_file_cut_anywhere_ends_in_a_photo_or_one_error(kind: str) -> None:
    encoded = WHOLE[kind]()
    turned = "64 x 96" if kind == "sideways jpeg" else "96 x 64"
    assert outcome(encoded) == turned
    places = {*range(1, 64), *range(64, len(encoded), max(1, len(encoded) // 60)), len(encoded) - 1}
    ends = {outcome(encoded[:at]) for at in places}
    assert ends <= {turned, "broken", "not-an-image"}
    assert "broken" in ends


@pytest.mark.parametrize("kind", WHOLE)
def test_mangled_files_never_crash_the_process(kind: str, tmp_path: Path) -> None:
    (tmp_path / "whole").write_bytes(WHOLE[kind]())
    done = subprocess.run(
        [sys.executable, "-m", "tests.vision.mangle", tmp_path / "whole", "--times", "120"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-1500:]
    assert done.stderr == ""


# Memory and time: the heaviest of what is let in, read one after the other by one process

HEAVY = {
    "72-megapixels.jpg": lambda: jpeg(noise(10_000, 7_200)),
    "progressive.jpg": lambda: jpeg(noise(6_900, 5_100), PROGRESSIVE=1, SAMPLING_FACTOR=0x111111),
    "cut-short.jpg": lambda: jpeg(noise(6_000, 4_000))[:-4_000],
    "see-through.png": lambda: png(6_000, 4_990, 8, 6, b"\x50\x80\x20\xc0" * 6_000),
    "deep.png": lambda: png(5_300, 4_100, 16, 6, b"\x50\0\x80\0\x20\0\xc0\0" * 5_300),
    "palette.tif": lambda: grey_tiff(6_000, 4_990),
}


@pytest.mark.skipif(sys.platform != "linux", reason="memory is told by /proc")
def test_the_heaviest_photos_are_read_within_400_megabytes_and_seconds(tmp_path: Path) -> None:
    for name, made in HEAVY.items():
        (tmp_path / name).write_bytes(made())
    for name in HEAVY:
        done = subprocess.run(
            [sys.executable, "-m", "tests.vision.weigh", tmp_path / name],
            capture_output=True,
            text=True,
            check=True,
        )
        peak_mb, cpu_s, told = done.stdout.split(maxsplit=2)
        assert told.strip() == "read"
        assert float(peak_mb) < 400, name
        assert float(cpu_s) < 20, name
