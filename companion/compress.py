"""Gzip for what the server hands out, done once for files that do not change: first frames over Wi-Fi."""

from __future__ import annotations

import gzip

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SQUEEZED = ("text/", "application/javascript", "application/json", "application/wasm", "font/", "image/svg")
SMALLEST = 1024
LEVEL = 6
MOST_KEPT = 64  # files; Flet's page has about thirty


class Compress:
    """ASGI middleware: answers with an ETag are squeezed once and kept, for the phones that follow."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: dict[tuple[str, str], bytes] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wanted = scope["type"] == "http" and "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if not wanted or scope["method"] != "GET":
            await self.app(scope, receive, send)
            return
        await self.app(scope, receive, _Answer(self, scope["path"], send).take)

    def squeeze(self, path: str, etag: str, body: bytes) -> bytes:
        """`body` gzipped; remembered by `path` and `etag`."""
        key = (path, etag)
        if key in self._kept:
            return self._kept[key]
        small = gzip.compress(body, LEVEL, mtime=0)
        if etag:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = small
        return small


class _Answer:
    """One answer on its way out: held back until whole where it is worth squeezing."""

    def __init__(self, compress: Compress, path: str, send: Send) -> None:
        self._compress = compress
        self._path = path
        self._send = send
        self._start: Message | None = None
        self._body = bytearray()

    async def take(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if _worth_it(message):
                self._start = message
            else:
                await self._send(message)
            return
        if self._start is None:
            await self._send(message)
            return
        self._body += message.get("body", b"")
        if not message.get("more_body", False):
            await self._finish(self._start)

    async def _finish(self, start: Message) -> None:
        headers = MutableHeaders(scope=start)
        whole = len(self._body) == int(headers["content-length"])  # not so when a phone went away meanwhile
        etag = headers.get("etag", "") if whole else ""
        body = self._compress.squeeze(self._path, etag, bytes(self._body))
        headers["Content-Encoding"] = "gzip"
        headers["Content-Length"] = str(len(body))
        headers.add_vary_header("Accept-Encoding")
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body})


def _worth_it(start: Message) -> bool:
    headers = Headers(raw=start["headers"])
    size = headers.get("content-length", "")
    return (
        start["status"] == 200
        and "content-encoding" not in headers
        and headers.get("content-type", "").startswith(SQUEEZED)
        and size.isdecimal()
        and int(size) >= SMALLEST
    )
