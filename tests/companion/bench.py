"""A phone without a browser: a Flet session that is tapped and read in plain pytest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub


class Wire(Connection):
    """Where messages to the client end; a client that keeps things in `kept` and follows routes."""

    def __init__(self, hub: PubSubHub, loop: asyncio.AbstractEventLoop, executor: ThreadPoolExecutor) -> None:
        super().__init__()
        self.loop, self.executor, self.pubsubhub = loop, executor, hub
        self.page_url, self.page_name = "http://test", ""
        self.messages: list[Message] = []
        self.kept: dict[str, str] = {}
        self.session: Any = None

    def send_message(self, message: Message) -> None:
        # encoded as on the wire, which finds values that cannot be sent
        encode = configure_encode_object_for_msgpack(BaseControl)
        msgpack.packb([message.action, message.body], default=encode)
        self.messages.append(message)
        if message.action == MessageAction.INVOKE_METHOD:
            call = message.body
            answer = self._answer(call.name, call.args or {})
            self.loop.call_soon(
                self.session.handle_invoke_method_results, call.control_id, call.call_id, answer, None
            )

    def _answer(self, name: str, told: dict[str, Any]) -> Any:
        match name:
            case "push_route":
                self.session.page.route = told["route"]
                event = self.session.dispatch_event(1, "route_change", {"route": told["route"]})
                self.loop.create_task(event)
            case "get":
                return self.kept.get(told["key"])
            case "contains_key":
                return told["key"] in self.kept
            case "set":
                self.kept[told["key"]] = told["value"]
                return True
        return None

    def get_upload_url(self, file_name: str, expires: int) -> str:
        return f"/upload?f={file_name}"


class Phone:
    """`async with Phone(main, "/new") as phone: await phone.tap("main")`."""

    def __init__(
        self,
        main: Callable[[ft.Page], Awaitable[None]],
        route: str = "/",
        beside: Phone | None = None,
        kept: dict[str, str] | None = None,
    ) -> None:
        self._main, self._route, self._beside, self._kept = main, route, beside, kept or {}

    async def __aenter__(self) -> Phone:
        loop = asyncio.get_running_loop()
        self._executor = ThreadPoolExecutor(2)
        self.hub = self._beside.hub if self._beside else PubSubHub(loop=loop, executor=self._executor)
        self.wire = Wire(self.hub, loop, self._executor)
        self.wire.kept = self._kept
        self.session = self.wire.session = Session(self.wire)
        page = self.page = self.session.page
        page.route, page.platform, page.web = self._route, ft.PagePlatform.ANDROID, True
        page.width, page.height = 390, 844
        body = RegisterClientResponseBody(
            session_id=self.session.id, page_patch=self.session.get_page_patch(), error=""
        )
        self.wire.send_message(Message(MessageAction.REGISTER_CLIENT, body))
        _context_page.set(page)
        context.reset_auto_update()
        await self._main(page)
        await self.session.after_event(page)
        await self.settle()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.settle()
        self.session.close()
        await asyncio.sleep(0)
        self._executor.shutdown()

    async def settle(self, seconds: float = 0.08) -> None:
        """Let handlers, threads and repaints run."""
        until = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.002)
        assert not [m for m in self.wire.messages if m.action == MessageAction.SESSION_CRASHED]

    async def comes(self, identifier: str, seconds: float = 10.0) -> None:
        """Wait for what a thread is busy with."""
        until = asyncio.get_running_loop().time() + seconds
        while identifier not in self.identifiers():
            assert asyncio.get_running_loop().time() < until, f"{identifier} did not come"
            await self.settle(0.02)

    # ---- reading -------------------------------------------------------------------------------------

    def walk(self, node: Any = None, seen: set[int] | None = None) -> Iterator[BaseControl]:
        """Every control on the page that can be seen."""
        node = self.page if node is None else node
        seen = set() if seen is None else seen
        if isinstance(node, (list, tuple)):
            for each in node:
                yield from self.walk(each, seen)
        elif isinstance(node, BaseControl):
            if id(node) in seen or getattr(node, "visible", True) is False:
                return
            seen.add(id(node))
            yield node
            inside = {**vars(node), **getattr(node, "_values", {})}
            for name, value in list(inside.items()):
                if name not in ("_parent", "parent") and isinstance(value, (BaseControl, list, tuple)):
                    yield from self.walk(value, seen)

    def texts(self) -> list[str]:
        return [each.value for each in self.walk() if isinstance(each, ft.Text) and each.value]

    def sees(self, words: str) -> bool:
        return any(words in text for text in self.texts())

    def identifiers(self) -> list[str]:
        found = (each for each in self.walk() if isinstance(each, ft.Semantics))
        return [each.identifier for each in found if each.identifier]

    def by_id(self, identifier: str) -> ft.Semantics:
        found = [
            each for each in self.walk() if isinstance(each, ft.Semantics) and each.identifier == identifier
        ]
        assert found, f"nothing is called {identifier}; there are {self.identifiers()}"
        return found[0]

    def label(self, identifier: str) -> str:
        return self.by_id(identifier).label or ""

    async def go(self, route: str) -> None:
        """Open another address in the same browser."""
        self.page.route = route
        await self.event(self.page, "route_change", {"route": route})

    # ---- doing ---------------------------------------------------------------------------------------

    async def tap(self, identifier: str) -> None:
        clickable = [
            each for each in self.walk(self.by_id(identifier)) if getattr(each, "on_click", None) is not None
        ]
        assert clickable, f"{identifier} cannot be tapped"
        assert not getattr(clickable[0], "disabled", False), f"{identifier} is disabled"
        await self.event(clickable[0], "click")

    async def tap_at_once(self, *identifiers: str) -> None:
        """Tap before the phone has drawn again, as a quick or a nervous finger does."""
        controls = [
            next(each for each in self.walk(self.by_id(identifier)) if getattr(each, "on_click", None))
            for identifier in identifiers
        ]
        await asyncio.gather(*(self.session.dispatch_event(c._i, "click", None) for c in controls))
        await self.settle()

    async def type(self, label: str, text: str) -> None:
        field = self.field(label)
        self.session.apply_patch(field._i, {"value": text})
        await self.event(field, "change", text)

    async def submit(self, label: str, text: str) -> None:
        """Type and press the key that says Done."""
        await self.type(label, text)
        await self.event(self.field(label), "submit", text)

    def field(self, label: str) -> ft.TextField:
        found = [each for each in self.walk() if isinstance(each, ft.TextField) and each.label == label]
        assert found, f"no field {label!r}"
        return found[0]

    async def event(self, control: BaseControl, name: str, told: Any = None) -> None:
        await asyncio.create_task(
            self.session.dispatch_event(control._i, name, told)
        )  # a task each, as in Flet
        await self.settle()
