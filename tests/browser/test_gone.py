"""Phones that go away in the middle of something: nobody did anything wrong, so the terminal says nothing."""

from __future__ import annotations

import time

import msgpack
from websockets.sync.client import connect

from tests.browser.serving import Server

REGISTER = 1  # the first message of Flet's client
LIKES_ASKED_S = 2.0  # how long the server waits to hear what a phone likes; see companion.preferences


def test_a_phone_that_goes_away_while_its_first_screen_is_made_leaves_no_trace(server: Server) -> None:
    hello = {"session_id": "", "page_name": "", "page": {"route": "/", "width": 390.0, "height": 844.0}}
    before = server.said()
    for pause_s in (0.0, 0.1, 0.5):
        with connect(server.url.replace("http", "ws") + "/ws") as phone:
            phone.send(b"\x00" + msgpack.packb([REGISTER, hello]))
            phone.recv(timeout=30)
            time.sleep(pause_s)
    time.sleep(LIKES_ASKED_S + 3)
    assert server.said() == before
