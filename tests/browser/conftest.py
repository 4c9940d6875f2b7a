"""Fixtures: `server`, `open_phone` and `phone`. Pictures of failed tests are kept in .work/browser/."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driver import Phone
from tests.browser.serving import ROOT, Server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--no-sandbox",  # as root there is none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # a living room without internet
]
PICTURES = ROOT / ".work" / "browser"

OpenPhone = Callable[..., Phone]


def chromium_path() -> str | None:
    """The system's Chromium; None for Playwright's own."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A Tableside with nothing in it yet."""
    server = Server(tmp_path / "data", tmp_path / "server.log")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def open_phone(server: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[OpenPhone]:
    """open_phone(route="/", dark=False, size=(390, 844), language="en-GB"): one more phone at the table.

    At the end no phone may have had an error on its console, nor asked any other server for anything.
    """
    phones: list[Phone] = []

    def open_one(
        route: str = "/",
        *,
        dark: bool = False,
        size: tuple[int, int] = (390, 844),
        language: str = "en-GB",
    ) -> Phone:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2,
            has_touch=True,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce",
        )
        phone = Phone(context, server.url, PICTURES)
        phones.append(phone)
        phone.go(route)
        return phone

    yield open_one
    failed = getattr(request.node, "failed", False)
    for number, phone in enumerate(phones, 1):
        if failed:
            phone.picture(f"failed-{request.node.name}-{number}")
            print(f"phone {number} on {phone.route}:\n{phone.says()}")
        phone.page.context.close()
    if failed:
        print(server.said())
    else:
        assert [complaint for phone in phones for complaint in phone.complaints] == []


@pytest.fixture
def phone(open_phone: OpenPhone) -> Phone:
    """A small phone in a light room, on the home screen."""
    return open_phone()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Let fixtures know at their end whether the test failed."""
    report = yield
    if report.when == "call":
        item.failed = report.failed
    return report
