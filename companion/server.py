"""The server in the living room: the app for every phone, over one address. One worker, for good.

Sessions and pubsub live in this process; a second worker would know nothing of the first one's phones.
"""

from __future__ import annotations

import asyncio
import io
import secrets
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import flet.fastapi as flet_fastapi
import segno
import uvicorn
from fastapi import FastAPI
from fastapi import Path as InAddress
from starlette.responses import FileResponse, PlainTextResponse, Response

from companion import theme
from companion.app import start
from companion.compress import Compress
from companion.flows.photos_of_hand import review_of
from companion.flows.reviewed import Reviewed
from companion.guard import Guard
from companion.ledger.errors import LedgerError
from companion.page_files import lay_out
from vision.photo import MOST_BYTES
from vision.reading import Corners

if TYPE_CHECKING:
    from companion.wiring import Tableside

SESSION_KEPT_S = 3600  # a phone that slept for an hour starts afresh on its route
PING_S = 4.0  # how soon a phone that went away without a word is noticed
GOODBYE_S = 3  # how long a stopping server waits for its phones
A_YEAR_S = 31_536_000
Index: TypeAlias = Annotated[int, InAddress(ge=0)]
Pixel: TypeAlias = Annotated[int, InAddress(ge=-1_000_000, le=1_000_000)]  # a place may lie outside


def web_app(tableside: Tableside, files: Path, hosts: Iterable[str] = ()) -> FastAPI:
    """The whole site; `files`: an empty folder for what browsers fetch; `hosts`: names beside the usual."""
    lay_out(files)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await flet_fastapi.app_manager.start()
        remembering = asyncio.create_task(asyncio.to_thread(tableside.ledger.matches))
        yield
        await remembering  # read once before the first phone asks, so that it need not wait
        await flet_fastapi.app_manager.shutdown()

    site = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)

    @site.get("/healthz")
    def healthz() -> dict[str, bool]:
        return {"ok": True}

    @site.get("/photos/{photo}.jpg")
    def photo(photo: str) -> Response:
        """A photo's id is random and long, so whoever knows it was given it; a file never changes."""
        try:
            path = tableside.photos.path(photo)
        except LedgerError as error:
            return PlainTextResponse(f"{error}\n", status_code=404)
        kept = {"Cache-Control": f"private, max-age={A_YEAR_S}, immutable"}
        return FileResponse(path, media_type="image/jpeg", headers=kept)

    @site.get("/photos/{photo}/place/{x}/{y}.jpg")
    async def place(photo: str, x: Pixel, y: Pixel) -> Response:
        """The place of a photo where a piece may lie that is nearest to a point (px), cut out."""
        return await cut_out(photo, lambda review: review.place_at((x, y)))

    @site.get("/photos/{photo}/{index}.jpg")
    async def close_up(photo: str, index: Index) -> Response:
        """One look of a photo, cut out; by address, as pages without https show no picture sent as bytes."""
        return await cut_out(
            photo, lambda review: review.looks[index].corners_px if index < len(review.looks) else None
        )

    async def cut_out(photo: str, where: Callable[[Reviewed], Corners | None]) -> Response:
        try:
            review = review_of(tableside.photos.get(photo))
            path = await asyncio.to_thread(tableside.photos.path, photo)
        except LedgerError as error:
            return PlainTextResponse(f"{error}\n", status_code=404)
        corners = where(review)
        jpeg = await tableside.reader.close_up(path, review.size_px, corners) if corners else b""
        if not jpeg:
            return PlainTextResponse("There is no such piece in this photo.\n", status_code=404)
        return Response(jpeg, media_type="image/jpeg", headers={"Cache-Control": "private, no-cache"})

    @site.get("/learned/{id}.png")
    def learned(id: str) -> Response:
        """What a marking looks like in the household's own set."""
        try:
            picture = tableside.exemplars.picture(id)
        except LedgerError as error:
            return PlainTextResponse(f"{error}\n", status_code=404)
        kept = {"Cache-Control": f"private, max-age={A_YEAR_S}, immutable"}
        return Response(picture, media_type="image/png", headers=kept)

    @site.get("/assets/fonts/{family}/{version}/{file}")
    def letters_we_lack(family: str, version: str, file: str) -> Response:
        """The client asks for these, whenever it draws again, where our font has no such letter or emoji.

        They are not here, but any font stops it from asking; it then draws an empty box.
        """
        forever = {"Cache-Control": f"public, max-age={A_YEAR_S}, immutable"}
        return FileResponse(files / theme.FONT_FILES[theme.FONT], media_type="font/ttf", headers=forever)

    site.mount(
        "/",
        flet_fastapi.app(
            start(tableside),
            assets_dir=str(files),
            app_name="Tableside",
            app_short_name="Tableside",
            app_description="Scorekeeper and referee for a real table",
            no_cdn=True,
            upload_dir=str(tableside.uploads.folder),
            max_upload_size=MOST_BYTES,
            secret_key=secrets.token_hex(32),
            session_timeout_seconds=SESSION_KEPT_S,
        ),
    )
    site.add_middleware(Compress)
    site.add_middleware(Guard, hosts=tuple(hosts))
    return site


def serve(tableside: Tableside, host: str = "0.0.0.0", port: int = 8400, hosts: Iterable[str] = ()) -> None:
    """Serve until somebody stops it (Ctrl-C or SIGTERM). Raises OSError if the port cannot be had."""
    taken = socket.create_server((host, port), family=_family(host), reuse_port=False)
    with taken, tempfile.TemporaryDirectory(prefix="tableside-") as folder:
        address = address_of(host, taken.getsockname()[1])
        print(welcome(address), flush=True)
        config = uvicorn.Config(
            web_app(tableside, Path(folder, "files"), hosts),
            log_level="warning",
            ws="websockets-sansio",
            ws_ping_interval=PING_S,
            ws_ping_timeout=PING_S,
            timeout_graceful_shutdown=GOODBYE_S,
            lifespan="on",
        )
        uvicorn.Server(config).run(sockets=[taken])


def address_of(host: str, port: int) -> str:
    """The address to open on a phone: this machine's on the local network, where it listens there."""
    name = lan_address() if host in ("0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def lan_address() -> str:
    """This machine's address on the local network; nothing is sent to find it. Else "localhost"."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def welcome(address: str) -> str:
    """What the terminal shows: the address, and its QR for phones."""
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True, border=2)
    return (
        f"\nTableside is ready. Open it on any phone in this network:\n\n    {address}\n\n{drawn.getvalue()}"
    )


def _family(host: str) -> Any:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
