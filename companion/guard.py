"""What stands between the network and the app: who may talk to it, and what browsers are told to forbid."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

HOME_ENDINGS = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localhost")

# The page runs compiled WebAssembly and two inline scripts of its own, and loads nothing from elsewhere.
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "media-src 'self' blob:; worker-src 'self' blob:; connect-src 'self' ws: wss: data: blob:; "
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Guard:
    """ASGI middleware: requests for other hosts and websockets from other pages are turned away.

    A page elsewhere could otherwise talk to the app through the browser of anybody at the table, either
    straight (websockets know no same-origin rule) or under a name of its own that it points at us.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        allowed = is_ours(host, self.hosts)
        if scope["type"] == "websocket":
            if allowed and same_origin(headers.get("origin"), host):
                # Flet lets the end of a connection travel up to the server: one that broke off while it
                # wrote, or one that a stopping server has waited for long enough
                with suppress(WebSocketDisconnect, asyncio.CancelledError):
                    await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "another page"})
            return
        if not allowed:
            await _refuse(send)
            return
        trusted = scope["scheme"] == "https" or is_here(host)
        await self.app(scope, receive, _with_headers(send, trusted))


def is_ours(host: str, hosts: Iterable[str] = ()) -> bool:
    """Whether `host` ("192.168.1.20:8400", "table.local") is an address of a home network or a told one."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:  # a bracket that does not close
        return False
    if name in hosts or name in ("localhost", socket.gethostname().lower()) or name.endswith(HOME_ENDINGS):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return bool(name) and "." not in name
    return True


def is_here(host: str) -> bool:
    """Whether a browser that calls the server by this name runs beside it, so that it trusts plain http."""
    name = (urlsplit(f"//{host}").hostname or "").lower()
    with suppress(ValueError):
        return ipaddress.ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a page from `origin` was served by `host`; programs that are no browsers send no origin."""
    try:
        return origin is None or urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def _with_headers(send: Send, trusted: bool) -> Send:
    """`trusted`: whether the browser takes isolation from this address; else it complains of it."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            del headers["Access-Control-Allow-Origin"]
            if not trusted:
                del headers["Cross-Origin-Opener-Policy"]
                del headers["Cross-Origin-Embedder-Policy"]
        await send(message)

    return sending


async def _refuse(send: Send) -> None:
    text = b"Open Tableside at the address that it printed when it started.\n"
    await send(
        {
            "type": "http.response.start",
            "status": 421,
            "headers": [(b"content-type", b"text/plain; charset=utf-8")],
        }
    )
    await send({"type": "http.response.body", "body": text})
