"""The button that takes a photo of a hand or of all hands, or picks one that was taken, and brings it in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from companion import theme
from companion.desk import Desk, Place, Trouble
from companion.flows.photos_of_hand import Snap, all_hands_of, said
from companion.flows.reviewed import Reviewed
from companion.ledger.state import Kept
from companion.parts.tap import AIR, at_least, one_node
from companion.state import Session
from companion.uploads import VALID_S
from rules.pieces import PieceSet
from vision.photo import MOST_BYTES


class PhotoPicker:
    """One phone's way to bring in photos of one hand, or of all. Goes on when its screen is left."""

    def __init__(
        self,
        session: Session,
        place: Place,
        box: PieceSet,
        instead_of: str = "",
        then: Callable[[str], str] | None = None,
    ) -> None:
        """`instead_of`: the photo that is taken again; it no longer counts once the new one is read.

        `then`: the route on which to go on with a photo that was read; where it is not told, its review.
        """
        self._session = session
        self._place = place
        self.box = box
        self._instead_of = instead_of
        self._then = then
        self._picked_at = ""  # the screen it was picked on
        self._names: dict[str, list[str]] = {}  # the phone's own file names -> ours, in order
        self.service = ft.FilePicker(on_result=self._picked, on_upload=self._moved)

    @property
    def _desk(self) -> Desk:
        return self._session.tableside.desk

    def button(self, label: str, identifier: str, *, main: bool = False) -> ft.Control:
        """Opens the camera or the gallery, whichever the phone offers."""
        color = theme.ON_FELT if main else theme.FELT
        words = ft.Text(label, size=theme.BODY, weight=ft.FontWeight.W_700, color=color)
        words.expand = words.expand_loose = True
        words.text_align = ft.TextAlign.CENTER
        row = ft.Row(
            [
                ft.Icon(ft.Icons.PHOTO_CAMERA_ROUNDED, size=24, color=color),
                ft.Container(width=theme.GAP),
                words,
                at_least((theme.MAIN if main else theme.TARGET) - 2 * AIR),
            ],
            alignment=ft.MainAxisAlignment.CENTER,
            spacing=0,
        )
        opens = ft.PickFiles(
            self.service,
            file_type=ft.FilePickerFileType.IMAGE,
            allow_multiple=True,
            cancel_upload_on_window_blur=False,  # the camera of a phone takes the window away
        )
        return one_node(
            ft.Semantics(
                label=label,
                identifier=identifier,
                button=True,
                content=ft.Container(
                    ft.Semantics(exclude_semantics=True, content=row),
                    action=opens,
                    ink=True,
                    padding=ft.Padding.symmetric(horizontal=12, vertical=AIR),
                    border_radius=theme.CARD,
                    bgcolor=theme.FELT if main else None,
                    border=None if main else ft.Border.all(1, theme.LINE),
                ),
            )
        )

    async def _picked(self, event: ft.FilePickerResultEvent) -> None:
        if not event.files:
            return
        self._desk.dismiss(self._place)
        self._picked_at = self._session.path
        uploads = []
        for file in event.files:
            name = self._desk.expect(self._place)
            self._names.setdefault(file.name, []).append(name)
            address = self._session.page.get_upload_url(name, VALID_S)
            uploads.append(ft.FilePickerUploadFile(id=file.id, name=file.name, upload_url=address))
        _in_flight.add(self)
        self._session.look_again()
        await self.service.upload(uploads)

    async def _moved(self, event: ft.FilePickerUploadEvent) -> None:
        ours = self._names.get(event.file_name)
        if not ours:
            return
        if event.error is None and (event.progress or 0) < 1:
            self._desk.uploaded(ours[0], event.progress or 0)
            self._session.look_again()
            return
        name = ours.pop(0)
        if event.error is None:
            self._session.start(self._read(name))
        else:
            await self._desk.fail(name, _trouble(event.error))
            self._session.told(self._place.match)
        if not any(self._names.values()):
            _in_flight.discard(self)

    async def _read(self, name: str) -> None:
        """Read it and go on to its review, unless the person went elsewhere meanwhile."""
        session, place = self._session, self._place
        reading = asyncio.create_task(self._desk.read(name, self.box))
        await asyncio.sleep(0)  # it has begun, and the hand can say so
        session.told(place.match)
        try:
            photo = await reading
        finally:
            session.told(place.match)
        if not photo:
            return
        if self._instead_of:
            await self._desk.say(self._instead_of, self._set_aside)
            session.told(place.match)
        if self._then is not None:
            if session.path == self._picked_at:
                await session.go(self._then(photo))
        elif session.path != self._picked_at:
            session.say(self._is_read(), everywhere=True)
        elif not self._desk.jobs(place):
            await session.go(photo_route(place, photo) if place.player else all_hands_route(place, photo))

    def _is_read(self) -> str:
        if not self._place.player:
            return self._session.t("photo-read-all")
        player = self._session.match(self._place.match).player(self._place.player)
        return self._session.t("photo-read", who=player.name)

    def _set_aside(self, kept: Kept) -> Mapping[str, Any]:
        """Of a photo of all hands, a photo of one of them replaces that one."""
        if self._place.player:
            return said(kept, self._place.player, Reviewed.set_aside)
        return all_hands_of(kept).set_aside().to_json()


_in_flight: set[PhotoPicker] = set()  # Flet drops a service that nobody holds, and its upload with it


def _trouble(error: str) -> Trouble:
    if "413" in error:
        return Trouble("too-big", {"most": MOST_BYTES // 1_000_000, "unit": "megabytes"})
    return Trouble("upload")


def hand_route(place: Place) -> str:
    """Where that hand is entered."""
    return f"/match/{place.match}/round/{place.round}/hand/{place.player}"


def photo_route(place: Place, photo: str) -> str:
    """Where a photo of that hand is reviewed."""
    return f"/match/{place.match}/round/{place.round}/photo/{photo}"


def snap_route(place: Place, snap: Snap) -> str:
    """Where a photo of that hand, or the hand's share of one, is reviewed."""
    return share_route(place, snap.id) if snap.shared else photo_route(place, snap.id)


def share_route(place: Place, photo: str) -> str:
    """Where that hand is reviewed in a photo of several."""
    return f"{photo_route(place, photo)}/{place.player}"


def all_hands_route(place: Place, photo: str) -> str:
    """Where it is said whose hands are in a photo of several."""
    return f"/match/{place.match}/round/{place.round}/hands/{photo}"


def number_route(place: Place, fact: str) -> str:
    """Where that player's number is typed, of a fact that every player has."""
    return f"/match/{place.match}/round/{place.round}/fact/{fact}/{place.player}"
