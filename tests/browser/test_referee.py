"""A quarrel in the middle of a match, settled on the phone that lies on the table."""

from __future__ import annotations

from tests.browser.driver import Phone
from tests.browser.table import Table


def test_a_dispute_in_a_running_round_sets_a_score_and_comes_out_again(phone: Phone) -> None:
    table = Table(phone)
    match = table.start("mexican-train", "Ana", "Ben", "Cy")
    table.begin(1)
    table.end("blocked")
    table.type_hand("Ana", "12", 12)
    table.type_hand("Ben", "20", 20)
    table.type_hand("Cy", "5", 5)
    table.scores(1, Ana=12, Ben=20, Cy=5)
    table.confirm(1)
    table.totals(Ana=12, Ben=20, Cy=5)

    # Round 2 is being played; Ben says that he had 25. Two taps to the question.
    table.tap("referee")
    phone.wait_for_route(f"{match}/referee")
    table.tap("ask-wrong_score")
    phone.wait_for_route(f"{match}/referee/wrong_score")
    table.tap("answer-no")  # the next engine does not lie yet
    phone.see("Yes, it may")
    phone.reload()  # the phone slept
    phone.see("Yes, it may")
    table.tap("right-Ben")
    table.tap("key-2")
    table.tap("key-5")
    table.main("Set Ben's round 1 to 25")
    phone.see("Settled so")
    table.main("Back to the match")
    table.totals(Ana=12, Ben=25, Cy=5)
    table.tap("undo")
    table.totals(Ana=12, Ben=20, Cy=5)
