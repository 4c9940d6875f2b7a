"""The referee on a phone without a browser: from any screen of a match to a ruling, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from companion import app
from companion.ledger.entries import RoundScored, Ruled, RulesChanged, ScoreCorrected
from companion.preferences import KEY, Preferences
from companion.wiring import Tableside, build
from tests.companion.bench import Phone
from tests.companion.scoring_table import MakeTable, reading_of, send_photo, table

__all__ = ["table"]


@pytest.fixture
def tableside(tmp_path: Path) -> Iterator[Tableside]:
    home = build(tmp_path)
    yield home
    home.close()


def start(home: Tableside, game: str, *rounds: tuple[int, ...], names: str = "Ana Ben Cy") -> str:
    known = {player.name: player.id for player in home.ledger.players()}
    players = [known.get(n) or home.ledger.add_player(n, at=home.now()).id for n in names.split()]
    match = home.ledger.start_match(game, "", {}, players, at=home.now(), by="")
    for number, points in enumerate(rounds, 1):
        scored = RoundScored(number, dict(zip(players, points, strict=True)), "out", players[0])
        home.ledger.record(match, scored, at=home.now(), by="")
    return match


def entries(home: Tableside, match: str) -> list[object]:
    return [each.entry for each in home.ledger.history(match) if each.holds]


@pytest.mark.parametrize(
    "screen", ["", "/history", "/rules", "/round/2", "/round/2/result", "/score/1/{ana}"]
)
async def test_the_referee_is_one_tap_away_on_every_screen_of_a_match(
    tableside: Tableside, screen: str
) -> None:
    match = start(tableside, "mexican-train", (5, 0, 12))
    ana = next(p.id for p in tableside.ledger.players() if p.name == "Ana")
    route = f"/match/{match}{screen}".format(ana=ana)
    async with Phone(app.start(tableside), route) as phone:
        await phone.tap("referee")
        assert phone.page.route.startswith(f"/match/{match}/referee")
        await phone.tap("back")
        assert phone.page.route == route


async def test_a_tile_that_may_not_go_there_is_ruled_in_few_taps(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    async with Phone(app.start(tableside), f"/match/{match}") as phone:
        await phone.tap("referee")
        await phone.tap("ask-who_starts")
        assert phone.sees("first round")  # the match knows that it is, so nothing is asked
        assert "verdict" in phone.identifiers()
        await phone.go(f"/match/{match}/referee/may_play")
        await phone.tap("pick-3")
        await phone.tap("pick-5")
        await phone.tap("answer-7")
        address = phone.page.route
        assert "verdict" in phone.identifiers()
        assert phone.sees("What was said")
    async with Phone(app.start(tableside), address) as phone:  # the phone slept
        assert "verdict" in phone.identifiers()


async def test_a_score_is_put_right_with_its_ruling_and_comes_out_with_it(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train", (5, 0, 12), (7, 20, 0))
    async with Phone(app.start(tableside), f"/match/{match}/referee/wrong_score") as phone:
        await phone.tap("answer-no")  # the next engine does not lie yet
        await phone.tap("right-Ben")
        await phone.tap("key-2")
        await phone.tap("key-5")
        await phone.tap("main")
        ruled, corrected = entries(tableside, match)[-2:]
        assert isinstance(ruled, Ruled)
        assert (ruled.question, ruled.verdict, dict(ruled.facts)) == (
            "wrong_score",
            "yes",
            {"next_opened": "no"},
        )
        ben = next(p.id for p in tableside.ledger.players() if p.name == "Ben")
        (ruling,) = tableside.ledger.match(match).rulings
        assert corrected == ScoreCorrected(2, ben, 25, "", ruling.id)
        assert tableside.ledger.match(match).rounds[1].scores[ben] == 25
        await phone.tap("undo")
        state = tableside.ledger.match(match)
        assert state.rounds[1].scores[ben] == 20
        assert state.rulings == ()
        assert state.corrections == {}


async def test_each_way_to_agree_says_what_it_does(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train", (5, 0, 12))
    async with Phone(app.start(tableside), f"/match/{match}/referee/wrong_score?f.next_opened=no") as phone:
        assert phone.sees("No points change.")  # nothing is typed yet
        await phone.tap("right-Ben")
        await phone.tap("key-7")
        assert phone.sees("Set Ben's round 1 to 7")
        assert phone.sees("This changes the scoreboard.")
        assert not phone.sees("No points change.")
        await phone.tap("agree")  # the decision alone
        (settlement,) = tableside.ledger.match(match).rulings
        assert settlement.ruled.question == "wrong_score"
        assert tableside.ledger.match(match).corrections == {}
    route = f"/match/{match}/referee/who_covers?f.open_doubles=9-9%2C+3-3"
    async with Phone(app.start(tableside), route) as phone:
        assert phone.sees("A house rule counts from now on in this match")
        assert phone.sees("Make it our house rule")
        assert phone.sees("Keep this decision")


async def test_a_rule_becomes_the_tables_own_and_the_next_match_begins_with_it(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    route = f"/match/{match}/referee/who_covers?f.open_doubles=9-9%2C+3-3"
    async with Phone(app.start(tableside), route) as phone:
        await phone.tap("ours-open_double_binds-its_player")
        state = tableside.ledger.match(match)
        assert dict(state.rules.changes) == {"open_double_binds": "its_player"}
        assert isinstance(entries(tableside, match)[-1], RulesChanged)
        await phone.go("/new")
        await phone.tap("game-mexican-train")
        assert phone.page.route == "/new/mexican-train?rules=open_double_binds:its_player"
        await phone.go(f"/match/{match}/history")
        ruled = next(each.id for each in tableside.ledger.history(match) if isinstance(each.entry, Ruled))
        await phone.tap(f"undo-{ruled}")
        assert dict(tableside.ledger.match(match).rules.changes) == {}
        await phone.go("/new")
        await phone.tap("game-mexican-train")
        assert phone.page.route == "/new/mexican-train"


async def test_where_the_sources_clash_both_sides_are_shown_and_one_tap_decides(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    route = f"/match/{match}/referee/my_double?f.fits=yes"
    async with Phone(app.start(tableside), route) as phone:
        assert phone.sees("The sources do not agree: choose how you play")
        assert phone.sees("Then: Play a second tile, wherever you may.")
        assert phone.sees("Then: Play a second tile, on the double.")
        await phone.tap("ours-double_second_tile-on_double")
        assert dict(tableside.ledger.match(match).rules.changes) == {"double_second_tile": "on_double"}
        await phone.go(route)
        assert not phone.sees("The sources do not agree: choose how you play")


async def test_a_number_becomes_the_tables_own_on_the_ruling(tableside: Tableside) -> None:
    match = start(tableside, "uno-dominoes", (300, 0, 0))
    async with Phone(app.start(tableside), f"/match/{match}/referee/match_over") as phone:
        assert phone.sees("It goes on.")
        for _ in range(4):
            await phone.tap("rule-target-less")
        assert phone.sees("Then: The match is over.")
        await phone.tap("ours-target-number")
        assert dict(tableside.ledger.match(match).rules.changes) == {"target": 300}


async def test_how_sure_a_reading_is_stands_under_its_clause(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    route = f"/match/{match}/referee/drew_though_able"
    async with Phone(app.start(tableside), route) as phone:
        assert phone.sees("nothing is printed: your table may see it otherwise")


async def test_a_question_that_a_clause_helps_to_answer_is_one_tap_away(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    async with Phone(app.start(tableside), f"/book/mexican-train?match={match}&q=MT-5.6") as phone:
        await phone.comes("ask-who_covers")
        await phone.tap("ask-who_covers")
        assert phone.page.route.startswith(f"/match/{match}/referee/who_covers")
    async with Phone(app.start(tableside), "/book/mexican-train?q=MT-5.6") as phone:
        await phone.comes("clause-MT-5.6")
        assert "ask-who_covers" not in phone.identifiers()  # no table, nobody to put it to


async def test_what_the_table_decided_the_other_way_is_said(tableside: Tableside) -> None:
    earlier = start(tableside, "mexican-train")
    said = Ruled("take_back", 1, {"fits": "yes", "let_go": "yes"}, "may", own=True)
    tableside.ledger.record(earlier, said, at=tableside.now(), by="")
    match = start(tableside, "mexican-train")
    route = f"/match/{match}/referee/take_back?f.fits=yes&f.let_go=yes"
    async with Phone(app.start(tableside), route) as phone:
        assert phone.sees("decided the other way")
        await phone.tap("precedents")
        assert phone.sees("In earlier matches")
        assert phone.sees("the table's own decision")


async def test_the_table_may_decide_otherwise(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    route = f"/match/{match}/referee/take_back?f.fits=yes&f.let_go=yes"
    async with Phone(app.start(tableside), route) as phone:
        await phone.tap("otherwise")
        await phone.tap("decide-may")
        (settlement,) = tableside.ledger.match(match).rulings
        assert (settlement.ruled.verdict, settlement.ruled.own) == ("may", True)
        assert phone.sees("The table decided")


async def test_a_round_is_ruled_from_what_is_entered_and_put_on_the_scoreboard(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    async with Phone(app.start(tableside), f"/match/{match}/referee/settle") as phone:
        await phone.tap("answer-out")
        await phone.tap("answer-Ana")
        await phone.tap("pick-3")
        await phone.tap("pick-5")
        await phone.tap("answer-done")  # Ben
        await phone.tap("answer-points")
        await phone.tap("key-9")
        await phone.tap("answer-done")  # Cy
        assert {"ruled-Ana", "ruled-Ben", "ruled-Cy"} <= set(phone.identifiers())
        assert phone.label("ruled-Ben") == "Ben: 8 points"
        await phone.tap("main")
        (scored,) = tableside.ledger.match(match).rounds
        assert list(scored.scores.values()) == [0, 8, 9]
        await phone.tap("undo")
        assert tableside.ledger.match(match).rounds == ()


async def test_questions_are_found_by_their_words(tableside: Tableside) -> None:
    match = start(tableside, "doubles")
    async with Phone(app.start(tableside), f"/match/{match}/referee?q=blocked") as phone:
        await phone.comes("ask-is_blocked")
        assert "ask-tile_seen" not in phone.identifiers()


async def test_a_photo_tells_a_hand_and_counts_in_no_round(table: MakeTable) -> None:
    photo = b"a hand"
    here = table(readings={photo: reading_of(("3-5", True, ""), ("2-2", False, "2-3"))})
    async with here.phone("/referee/count") as phone:
        await send_photo(phone, here, photo)
        here.reader.may_go_on.set()  # type: ignore[union-attr]
        await phone.settle(0.4)
        assert phone.sees("some were hard to read")
        await phone.tap("piece-1")  # it was no 2-2
        await phone.tap("pick-2")
        await phone.tap("pick-3")
        await phone.tap("answer-done")
        assert phone.sees("13 points")
        assert "photo=" not in phone.page.route
    state = here.tableside.ledger.match(here.match)
    assert state.draft.left == {}
    assert here.tableside.photos.of(here.match, 1) == []


@pytest.fixture
def only_watching(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Session", partial(app.Session, may_write=False))


@pytest.mark.usefixtures("only_watching")
async def test_who_watches_may_ask_and_changes_nothing(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train", (5, 0, 12))
    before = tableside.ledger.history(match)
    async with Phone(app.start(tableside), f"/match/{match}/referee/wrong_score") as phone:
        await phone.tap("answer-no")
        assert "verdict" in phone.identifiers()
        assert not {"right-Ben", "otherwise", "agree"} & set(phone.identifiers())
        await phone.tap("main")
        assert phone.page.route == f"/match/{match}"
        await phone.go(f"/match/{match}/referee/who_covers?f.open_doubles=9-9")
        assert phone.sees("Other tables play it otherwise")
        assert not [name for name in phone.identifiers() if name.startswith("ours-")]
        await phone.go(f"/match/{match}/rules")
        assert phone.sees("This table plays everything as printed.")
        await phone.tap("rule-double_blank")
        assert "rule-double_blank-50" not in phone.identifiers()  # to read, and not to choose
        await phone.go(f"/match/{match}/history")
        await phone.tap(f"undo-{before[0].id}")
        assert phone.sees("This phone only watches")
    assert tableside.ledger.history(match) == before


async def test_a_preset_is_chosen_where_the_house_rules_are(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    async with Phone(app.start(tableside), f"/match/{match}/rules") as phone:
        (preset, *_) = [name for name in phone.identifiers() if name.startswith("preset-")][1:]
        await phone.tap(preset)
        assert tableside.ledger.match(match).rules.preset == preset.removeprefix("preset-")
        assert phone.sees("Different from print")
        await phone.tap("undo")
        assert tableside.ledger.match(match).rules.preset == ""


async def test_a_clause_opens_in_the_book_and_the_way_back_is_the_ruling(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    route = f"/match/{match}/referee/who_covers?f.open_doubles=9-9"
    async with Phone(app.start(tableside), route) as phone:
        await phone.tap("clause-MT-5.6")
        assert phone.page.route.startswith("/book/mexican-train?")
        assert phone.sees("An open double")
        await phone.tap("back")
        assert phone.page.route == route


@pytest.mark.parametrize("game", ["mexican-train", "doubles", "uno-dominoes", "uno-dice"])
@pytest.mark.parametrize("language", ["en", "nl", "it", "af"])
async def test_every_question_has_a_form_or_a_ruling(tableside: Tableside, game: str, language: str) -> None:
    match = start(tableside, game)
    kept = {KEY: Preferences(language).to_text()}
    async with Phone(app.start(tableside), f"/match/{match}/referee", kept=kept) as phone:
        for name in [each for each in phone.identifiers() if each.startswith("ask-")]:
            await phone.go(f"/match/{match}/referee/{name.removeprefix('ask-')}")
            shown = set(phone.identifiers())
            asks = {i for i in shown if i.startswith(("answer-", "pick-", "plays-", "doublet"))}
            assert "verdict" in shown or asks, name
