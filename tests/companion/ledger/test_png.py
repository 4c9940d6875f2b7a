"""A small PNG is decoded before it is kept: what a decoder would stumble over is told."""

from __future__ import annotations

import zlib

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.ledger.png import is_whole

SIDE = 80


def encoded(*shape: int) -> bytes:
    pixels = np.random.default_rng(7).integers(0, 256, shape, np.uint8)
    return cv2.imencode(".png", cv2.GaussianBlur(pixels, (9, 9), 3))[1].tobytes()


def chunk(name: bytes, body: bytes) -> bytes:
    return len(body).to_bytes(4) + name + body + zlib.crc32(name + body).to_bytes(4)


def made(pixels: bytes, side: int = SIDE, ways: bytes = b"\x08\x02\x00\x00\x00", more: bytes = b"") -> bytes:
    head = chunk(b"IHDR", 2 * side.to_bytes(4) + ways)
    return b"\x89PNG\r\n\x1a\n" + head + more + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")


WHOLE = encoded(SIDE, SIDE, 3)
ROWS = (bytes(1) + bytes(3 * SIDE)) * SIDE


@pytest.mark.parametrize("shape", [(SIDE, SIDE, 3), (SIDE, SIDE, 4), (SIDE, SIDE)], ids=str)
def test_what_opencv_writes_is_whole(shape: tuple[int, ...]) -> None:
    assert is_whole(encoded(*shape), SIDE)


@pytest.mark.parametrize(
    ("png", "whole"),
    [
        pytest.param(made(ROWS), True, id="made by hand"),
        pytest.param(b"", False, id="nothing"),
        pytest.param(WHOLE[:33], False, id="a header alone"),
        pytest.param(WHOLE[:33] + bytes(200), False, id="a header and zeros"),
        pytest.param(WHOLE[:33] + chunk(b"IEND", b""), False, id="no pixels"),
        pytest.param(WHOLE[:-1], False, id="its last byte is cut"),
        pytest.param(WHOLE + b"\0", False, id="something behind it"),
        pytest.param(made(ROWS[:-1]), False, id="a pixel too few"),
        pytest.param(made(ROWS + bytes(1)), False, id="a byte too many"),
        pytest.param(made(ROWS + bytes(50_000_000)), False, id="a bomb"),
        pytest.param(made(b"\x09" + ROWS[1:]), False, id="a filter that there is none of"),
        pytest.param(made(ROWS, side=81), False, id="another size"),
        pytest.param(made(ROWS, ways=b"\x10\x02\x00\x00\x00"), False, id="16 bits"),
        pytest.param(made(ROWS, ways=b"\x08\x03\x00\x00\x00"), False, id="a palette that is missing"),
        pytest.param(made(ROWS, ways=b"\x08\x02\x00\x00\x01"), False, id="interlaced"),
        pytest.param(made(ROWS, ways=b"\x08\x02"), False, id="a short header"),
        pytest.param(made(ROWS, more=chunk(b"zTXt", bytes(9))), False, id="more than a picture"),
    ],
)
def test_a_picture_is_whole_or_not(png: bytes, whole: bool) -> None:
    assert is_whole(png, SIDE) is whole


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(WHOLE) - 1), st.binary(max_size=4), st.integers(0, 4))
def test_with_any_byte_changed_it_is_not(at: int, other: bytes, instead: int) -> None:
    changed = WHOLE[:at] + other + WHOLE[at + instead :]
    assert is_whole(changed, SIDE) is (changed == WHOLE)
