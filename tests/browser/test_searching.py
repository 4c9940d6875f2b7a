"""The boxes that search while one types: in the rule book, and among the referee's questions."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import OpenPhone
from tests.browser.driver import PATIENCE_MS, Phone
from tests.browser.table import Table

BOOK = "What do you want to know?"
REFEREE = "What is it about?"
LETTER_MS = 130  # between two letters of somebody who types slowly

# Every message takes 400 ms each way, whichever way the page listens.
BAD_WIFI = """
const Quick = window.WebSocket;
window.WebSocket = class extends Quick {
  send(data) { setTimeout(() => super.send(data), 400); }
  addEventListener(name, listen, ...more) {
    const late = name === 'message' ? (event) => setTimeout(() => listen(event), 400) : listen;
    super.addEventListener(name, late, ...more);
  }
  set onmessage(listen) { this.addEventListener('message', listen); }
};
"""


def asked(phone: Phone) -> str:
    """What the address says is searched."""
    return parse_qs(urlsplit(phone.page.url).query).get("q", [""])[0]


def begin(phone: Phone, label: str) -> None:
    """Put the cursor into the field."""
    field = phone.field(label)
    field.wait_for(state="attached", timeout=PATIENCE_MS)
    phone.page.bring_to_front()
    field.click(force=True)
    expect(field).to_be_focused(timeout=PATIENCE_MS)
    phone.page.wait_for_timeout(300)


def slow(phone: Phone) -> None:
    """From the next page on, every message to and from the server comes late, and in its order."""
    phone.page.add_init_script(BAD_WIFI)


def test_the_rule_book_searches_while_one_types(open_phone: OpenPhone) -> None:
    phone = open_phone("/book/mexican-train")
    begin(phone, BOOK)
    phone.page.keyboard.type("who shuff", delay=LETTER_MS)
    phone.see("MT-2.10")
    expect(phone.field(BOOK)).to_be_focused()
    phone.page.keyboard.type("les", delay=LETTER_MS)
    expect(phone.field(BOOK)).to_have_value("who shuffles")
    phone.page.wait_for_url("**/book/mexican-train?q=who+shuffles", timeout=PATIENCE_MS)

    phone.reload()  # the address opens the same answer
    phone.see("MT-2.10")
    begin(phone, BOOK)  # Flutter fills its text box once the cursor is there
    expect(phone.field(BOOK)).to_have_value("who shuffles")

    phone.tap(phone.by_id("search-clear").first)
    phone.see_no("MT-2.10")
    expect(phone.field(BOOK)).to_have_value("")
    assert asked(phone) == ""
    phone.page.keyboard.type("double", delay=LETTER_MS)  # the cursor is still there
    expect(phone.field(BOOK)).to_have_value("double")
    phone.see("MT-5.")


def test_letters_typed_while_an_answer_is_under_way_are_kept_and_the_newest_words_win(
    open_phone: OpenPhone,
) -> None:
    phone = open_phone("/settings")
    slow(phone)
    phone.go("/book/mexican-train")
    begin(phone, BOOK)
    # a search goes out after nearly every letter, and its answer comes back between later ones
    for letter in "who shuffles":
        phone.page.keyboard.type(letter)
        phone.page.wait_for_timeout(300)
    expect(phone.field(BOOK)).to_have_value("who shuffles")
    expect(phone.field(BOOK)).to_be_focused()
    phone.see("MT-2.10")
    phone.page.wait_for_timeout(2_500)  # whatever is still under way arrives
    assert asked(phone) == "who shuffles"
    expect(phone.field(BOOK)).to_have_value("who shuffles")
    expect(phone.by_id("clause-MT-2.10")).to_be_attached()

    # in the middle of the words, the cursor stays where it is
    for _ in "shuffles":
        phone.page.keyboard.press("ArrowLeft")
    for letter in "now ":
        phone.page.keyboard.type(letter)
        phone.page.wait_for_timeout(700)
    expect(phone.field(BOOK)).to_have_value("who now shuffles")


def test_enter_searches_at_once(open_phone: OpenPhone) -> None:
    phone = open_phone("/book/mexican-train")
    begin(phone, BOOK)
    phone.page.keyboard.type("who shuffles")
    phone.page.keyboard.press("Enter")
    phone.see("MT-2.10")
    assert asked(phone) == "who shuffles"


def test_the_referees_search_stands_above_the_questions_and_finds_while_one_types(phone: Phone) -> None:
    match = Table(phone).start("mexican-train", "Ana", "Ben")
    phone.go(f"{match}/referee")
    first = phone.page.locator('[flt-semantics-identifier^="ask-"]').first
    first.wait_for(state="attached", timeout=PATIENCE_MS)
    field, question = phone.field(REFEREE).bounding_box(), first.bounding_box()
    assert field
    assert question
    assert field["y"] + field["height"] <= question["y"]
    begin(phone, REFEREE)
    phone.page.keyboard.type("score was wrong", delay=LETTER_MS)
    phone.see("A score was wrong")
    expect(phone.by_id("ask-who_starts")).to_have_count(0, timeout=PATIENCE_MS)
    phone.page.wait_for_url(lambda url: "q=score+was+wrong" in url, timeout=PATIENCE_MS)
    cross = phone.by_id("search-clear").first.bounding_box()
    assert cross
    assert min(cross["width"], cross["height"]) >= 48
    phone.tap(phone.by_id("search-clear").first)
    expect(phone.by_id("ask-who_starts")).to_have_count(1, timeout=PATIENCE_MS)
