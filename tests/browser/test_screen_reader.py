"""What a screen reader is told: every button has a name, and only what can be typed into is a text box."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.driver import PATIENCE_MS, Phone
from tests.browser.table import Table

NAMED = {"button", "textbox", "menuitem", "heading", "link", "checkbox", "radio"}
FIELDS = {"new": 1, "book": 1, "referee": 1}  # boxes to type in, by screen


def accessible(phone: Phone) -> list[tuple[str, str]]:
    """Role and name of every node of the browser's accessibility tree that is not passed over."""
    client = phone.page.context.new_cdp_session(phone.page)
    nodes: list[dict[str, Any]] = client.send("Accessibility.getFullAXTree")["nodes"]
    client.detach()
    told = [node for node in nodes if not node["ignored"]]
    return [(node["role"]["value"], node.get("name", {}).get("value", "").strip()) for node in told]


def test_every_button_has_a_name_and_only_fields_are_text_boxes(phone: Phone) -> None:
    table = Table(phone)
    match = table.start("mexican-train", "Ana", "Ben")
    table.begin(1)
    table.type_hand("Ana", "12", 12)
    ben = table.named("hand-", "Ben")
    phone.tap(ben)
    hand = phone.wait_for_route(".*/hand/[a-z0-9]+")
    screens = {
        "home": "/",
        "new": "/new/mexican-train",
        "book": "/book/mexican-train?q=MT-5.6",
        "scoreboard": match,
        "round": f"{match}/round/1",
        "hand": hand,
        "referee": f"{match}/referee",
        "ruling": f"{match}/referee/who_covers?f.open_doubles=9-9&f.mine=yes",
    }
    for screen, route in screens.items():
        phone.go(route)
        phone.button("Back" if screen != "home" else "Settings").wait_for(
            state="attached", timeout=PATIENCE_MS
        )
        phone.page.wait_for_timeout(1_000)
        told = accessible(phone)
        assert [role for role, name in told if role in NAMED and not name] == [], screen
        fields = [name for role, name in told if role == "textbox"]
        assert len(fields) == FIELDS.get(screen, 0), (screen, fields)


def test_the_menu_of_a_match_has_a_name(phone: Phone) -> None:
    Table(phone).start("doubles", "Ana", "Ben")
    phone.tap("More")
    expect(phone.page.get_by_role("menuitem", name="Rule book")).to_be_attached(timeout=PATIENCE_MS)
