"""What stands between the network and the app."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from companion import lost_notice
from companion.compress import Compress
from companion.guard import Guard, is_ours, same_origin
from companion.page_files import lay_out, our_page
from companion.preferences import LOCALES_KEY
from companion.server import address_of, web_app, welcome
from companion.wiring import build
from rules.pieces import SETS, Tile
from vision.reading import Doubt, Reading, Seen


async def get(
    app: Any, path: str, host: str = "127.0.0.1:8400", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """One GET: status, headers, body."""
    told = [
        (b"host", host.encode()),
        *((k.replace("_", "-").encode(), v.encode()) for k, v in headers.items()),
    ]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": told,
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8400), "app": None, "state": {},
    }  # fmt: skip
    sent: list[Message] = []

    asked = iter([{"type": "http.request", "body": b"", "more_body": False}])

    async def receive() -> Message:
        message = next(asked, None)
        if message is None:
            await asyncio.Event().wait()  # the phone stays on the line
        return message or {}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    start = sent[0]
    answered = {k.decode().lower(): v.decode() for k, v in start["headers"]}
    return start["status"], answered, b"".join(m.get("body", b"") for m in sent[1:])


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Any]:
    tableside = build(tmp_path / "data")
    yield web_app(tableside, tmp_path / "files")
    tableside.close()


async def test_the_server_says_that_it_is_well(site: Any) -> None:
    status, headers, body = await get(site, "/healthz")
    assert (status, body) == (200, b'{"ok":true}')
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


async def test_no_page_elsewhere_may_read_the_answers(site: Any) -> None:
    _, headers, _ = await get(site, "/")
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize(
    ("host", "isolated"),
    [
        pytest.param("127.0.0.1:8400", True, id="beside the server"),
        pytest.param("localhost:8400", True, id="by name"),
        pytest.param("192.168.1.20:8400", False, id="a phone in this network"),
    ],
)
async def test_isolation_is_asked_only_of_browsers_that_grant_it(
    site: Any, host: str, isolated: bool
) -> None:
    """Over plain http others would complain of the header on their console."""
    _, headers, _ = await get(site, "/", host=host)
    assert ("cross-origin-opener-policy" in headers) is isolated


async def test_a_piece_of_a_photo_has_an_address(tmp_path: Path) -> None:
    tableside = build(tmp_path / "data")
    at = tableside.now()
    players = [tableside.ledger.add_player(name, at).id for name in ("Ana", "Ben")]
    match = tableside.ledger.start_match("doubles", "", {}, players, at, "")
    table = np.full((600, 800, 3), 120, np.uint8)
    table[:100, 100:200] = 250
    jpeg = cv2.imencode(".jpg", table)[1].tobytes()
    places = [
        ((x, y), (x + 80, y), (x + 80, y + 80), (x, y + 80)) for x, y in ((110.0, 10.0), (600.0, 500.0))
    ]
    corners = ((300.0, 200.0), (500.0, 200.0), (500.0, 400.0), (300.0, 400.0))
    seen = Seen(Tile(3, 6), 0.9, False, corners)
    doubts = tuple(Doubt("maybe", place) for place in places)
    reading = Reading(SETS["double-6"], (800, 600), (seen,), doubts)
    photo = tableside.photos.keep(match, 1, players[0], jpeg, reading, at)
    site = web_app(tableside, tmp_path / "files")

    status, headers, body = await get(site, f"/photos/{photo}/0.jpg")
    assert (status, headers["content-type"], body[:2]) == (200, "image/jpeg", b"\xff\xd8")
    assert (await get(site, f"/photos/{photo}/1.jpg"))[0] == 404
    for point, grey in (("150/-10", 250), ("700/550", 120)):  # the place that is nearest
        status, _, body = await get(site, f"/photos/{photo}/place/{point}.jpg")
        cut = cv2.imdecode(np.frombuffer(body, np.uint8), cv2.IMREAD_GRAYSCALE)
        assert (status, cut[cut.shape[0] // 2, cut.shape[1] // 2]) == (200, pytest.approx(grey, abs=2))
    assert (await get(site, f"/photos/{photo}/place/here/there.jpg"))[0] == 422
    for nowhere in ("place/nan/1e9", f"place/{'9' * 400}/0", f"place/0/-{'9' * 400}", "-1", "-5"):
        assert (await get(site, f"/photos/{photo}/{nowhere}.jpg"))[0] == 422
    assert (await get(site, f"/photos/{photo}/{'9' * 400}.jpg"))[0] == 404
    assert (await get(site, "/photos/nothing/place/0/0.jpg"))[0] == 404
    assert (await get(site, "/photos/nothing/0.jpg"))[0] == 404
    tableside.close()


async def test_every_address_of_the_app_is_the_page_with_our_script(site: Any) -> None:
    for path in ("/", "/match/abc/round/3"):
        status, headers, body = await get(site, path)
        assert status == 200
        assert headers["content-type"].startswith("text/html")
        assert LOCALES_KEY.encode() in body
        assert b"flet.noCdn=true" in body


async def test_the_manifest_names_the_app(site: Any) -> None:
    status, _, body = await get(site, "/manifest.json")
    assert status == 200
    assert b'"name": "Tableside"' in body
    status, headers, _ = await get(site, "/icons/icon-512.png")
    assert (status, headers["content-type"]) == (200, "image/png")


async def test_a_request_for_a_name_elsewhere_is_turned_away(site: Any) -> None:
    status, _, body = await get(site, "/healthz", host="evil.example.com")
    assert status == 421
    assert b"address" in body


@pytest.mark.parametrize("photo", ["nothing", "..%2f..%2fetc", "a" * 300])
async def test_a_photo_that_is_not_there_is_not_found(site: Any, photo: str) -> None:
    status, _, _ = await get(site, f"/photos/{photo}.jpg")
    assert status == 404


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        pytest.param("192.168.1.20:8400", True, id="home network"),
        pytest.param("[fe80::1]:8400", True, id="ipv6"),
        pytest.param("localhost:8400", True, id="this machine"),
        pytest.param("table.local:8400", True, id="mdns"),
        pytest.param("livingroom", True, id="a name without dots"),
        pytest.param("evil.example.com", False, id="a name elsewhere"),
        pytest.param("192.168.1.20.evil.com", False, id="an address in a name"),
        pytest.param("", False, id="none"),
        pytest.param("[::1", False, id="half an address"),
    ],
)
def test_hosts_are_told_apart(host: str, ours: bool) -> None:
    assert is_ours(host) is ours


def test_a_host_can_be_allowed_by_name() -> None:
    assert is_ours("club.example.com", {"club.example.com"})


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        pytest.param("http://192.168.1.20:8400", "192.168.1.20:8400", True, id="our page"),
        pytest.param("http://192.168.1.20:9999", "192.168.1.20:8400", False, id="another port"),
        pytest.param("https://evil.example.com", "192.168.1.20:8400", False, id="another page"),
        pytest.param("null", "192.168.1.20:8400", False, id="a page without an origin"),
        pytest.param(None, "192.168.1.20:8400", True, id="no browser"),
        pytest.param("http://[::1", "192.168.1.20:8400", False, id="half an address"),
    ],
)
def test_origins_are_told_apart(origin: str | None, host: str, same: bool) -> None:
    assert same_origin(origin, host) is same


async def _open_socket(origin: str) -> list[str]:
    """Message types that a websocket gets which is opened from a page of that origin."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        raise WebSocketDisconnect(1006)

    sent: list[str] = []

    async def send(message: Message) -> None:
        sent.append(message["type"])

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    headers = [(b"host", b"10.0.0.2:8400"), (b"origin", origin.encode())]
    await Guard(app)({"type": "websocket", "headers": headers, "path": "/ws"}, receive, send)
    return sent


async def test_a_websocket_from_another_page_is_refused() -> None:
    assert await _open_socket("http://10.0.0.2:8400") == ["websocket.accept"]
    assert await _open_socket("https://evil.example.com") == ["websocket.close"]


def _answering(body: bytes, promised: int, etag: str = '"1"', kind: str = "text/javascript") -> Any:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [
            (b"content-type", kind.encode()),
            (b"content-length", str(promised).encode()),
            (b"etag", etag.encode()),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body[:10], "more_body": True})
        await send({"type": "http.response.body", "body": body[10:], "more_body": False})

    return app


async def test_files_are_squeezed_once() -> None:
    body = b"let tiles = 91; " * 500
    squeeze = Compress(_answering(body, len(body)))
    for _ in range(2):
        _, headers, answered = await get(squeeze, "/main.js", accept_encoding="gzip, br")
        assert headers["content-encoding"] == "gzip"
        assert int(headers["content-length"]) == len(answered) < len(body)
        assert gzip.decompress(answered) == body
    assert len(squeeze._kept) == 1


async def test_a_file_that_broke_off_is_not_remembered() -> None:
    body = b"let tiles = 91; " * 500
    squeeze = Compress(_answering(body, promised=len(body) + 1))
    await get(squeeze, "/main.js", accept_encoding="gzip")
    assert squeeze._kept == {}


@pytest.mark.parametrize(
    ("kind", "asks"),
    [
        pytest.param("image/png", "gzip", id="a picture"),
        pytest.param("text/javascript", "identity", id="nobody asked"),
    ],
)
async def test_what_gains_nothing_stays_as_it_is(kind: str, asks: str) -> None:
    body = bytes(range(256)) * 20
    _, headers, answered = await get(
        Compress(_answering(body, len(body), kind=kind)), "/x", accept_encoding=asks
    )
    assert "content-encoding" not in headers
    assert answered == body


def test_a_page_that_flet_changed_is_noticed() -> None:
    with pytest.raises(ValueError, match="page_files"):
        our_page("<html><head></head><body></body></html>")


def test_browsers_get_our_font_before_the_first_frame_and_none_for_formulas(tmp_path: Path) -> None:
    lay_out(tmp_path / "files")
    fonts = (tmp_path / "files" / "assets" / "FontManifest.json").read_text("utf-8")
    assert "Atkinson Hyperlegible Next" in fonts
    assert "MaterialIcons" in fonts
    assert "KaTeX" not in fonts
    assert (tmp_path / "files" / "assets" / "fonts" / "AtkinsonHyperlegibleNext.ttf").is_file()
    assert not list((tmp_path / "files").rglob("*.py"))


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        pytest.param("192.168.1.20", "http://192.168.1.20:8400", id="an address"),
        pytest.param("::1", "http://[::1]:8400", id="ipv6 in brackets"),
    ],
)
def test_the_address_to_open(host: str, expected: str) -> None:
    assert address_of(host, 8400) == expected


def test_the_terminal_shows_the_address_and_a_picture_of_it() -> None:
    shown = welcome("http://192.168.1.20:8400")
    assert "http://192.168.1.20:8400" in shown
    assert "█" in shown


def test_the_page_can_tell_in_every_language_that_the_server_is_lost() -> None:
    head = lost_notice.head()
    assert "What was confirmed is not lost" in head
    assert "De verbinding met Tableside is weg" in head
    assert "@" not in re.sub(r"@(font-face|media)\b", "", head)  # every gap of the template is filled
