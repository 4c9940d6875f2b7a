"""Look-up: what people say at the table finds the clause that settles it."""

from __future__ import annotations

import time
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.books import load
from rules.books.languages import translated
from rules.index import letters
from rules.lookup import NAMED, find
from rules.speech import Spelling, names, speech, spoken, words

GAMES = ["uno-dominoes", "uno-dice", "mexican-train", "doubles"]


def ids(game: str, asked: str, top: int = 5) -> list[str]:
    return [hit.clause.id for hit in find(load(game), asked, top)]


@pytest.mark.parametrize("game", GAMES)
def test_no_words_give_the_whole_book_in_its_order(game: str) -> None:
    book = load(game)

    assert ids(game, "  ", top=1) == list(book.clauses)


@pytest.mark.parametrize(
    "pasted",
    [
        pytest.param("word " * 200_000, id="a word that is in no book"),
        pytest.param("x" * 1_000_000, id="one word without an end"),
        pytest.param("-" * 1_000_000, id="dashes"),
        pytest.param("ud-" * 300_000, id="the beginning of a number"),
        pytest.param("\u00c9" * 1_000_000, id="accents"),
        pytest.param("\U0001f3b2" * 1_000_000, id="pictures"),
    ],
)
def test_whatever_is_pasted_is_looked_up_in_no_time(pasted: str) -> None:
    start = time.process_time()
    find(load("uno-dominoes"), pasted)
    assert time.process_time() - start < 1.0  # it took a minute, for the first of these
    assert ids("uno-dominoes", f"UD-5.2 {pasted}", 1) == ["UD-5.2"]


@pytest.mark.parametrize("language", ["en", "nl", "it", "af"])
@pytest.mark.parametrize("letters", ["eeaainnrtosldmuckghbpvz", "aeirt"], ids=["any letters", "usual ones"])
def test_a_thousand_letters_of_made_up_words_are_looked_up_at_once(language: str, letters: str) -> None:
    chance = Random(language)
    text = " ".join("".join(chance.choices(letters, k=chance.randint(3, 9))) for _ in range(200))
    took = []
    for _ in range(4):  # the first time a word is asked for there is more to do
        start = time.process_time()
        find(load("uno-dominoes", language), text)
        took.append(time.process_time() - start)
    assert min(took) < 0.012  # four times what it takes; it took ten times as much


@pytest.mark.parametrize("top", [0, -1])
def test_fewer_than_one_clause_cannot_be_asked_for(top: int) -> None:
    for asked in ("draw two", ""):
        with pytest.raises(ValueError, match="one clause or more"):
            find(load("uno-dominoes"), asked, top)


@pytest.mark.parametrize(
    ("asked", "clause"),
    [
        pytest.param("UD-5.2", "UD-5.2", id="as it is printed"),
        pytest.param("ud 5.2", "UD-5.2", id="without the dash"),
        pytest.param("ud10.4", "UD-10.4", id="in one word"),
        pytest.param("5.2", "UD-5.2", id="the number alone"),
        pytest.param("what does UD-12.2 mean?", "UD-12.2", id="within a question"),
        pytest.param("see UD-12.2.", "UD-12.2", id="before a full stop"),
        pytest.param("...UD-12.2", "UD-12.2", id="after dots"),
    ],
)
def test_a_clause_is_found_by_its_number(asked: str, clause: str) -> None:
    first, *others = find(load("uno-dominoes"), asked)

    assert (first.clause.id, first.score) == (clause, NAMED)
    assert all(hit.score < NAMED for hit in others)


def test_editions_are_numbered_apart() -> None:
    assert ids("uno-dice", "D11-7")[0] == "D11-7"
    assert ids("uno-dice", "d87 3")[0] == "D87-3"


@pytest.mark.parametrize("clause", ["UD-1.2", "UD-5.1", "UD-9.3", "UD-11.1", "UD-12.3", "UD-13.1"])
def test_a_title_finds_its_own_clause(clause: str) -> None:
    assert ids("uno-dominoes", load("uno-dominoes")[clause].title)[0] == clause


@pytest.mark.parametrize(
    ("game", "asked", "clause"),
    [
        ("uno-dominoes", "how many bones do we pick up at the start", "UD-2.3"),
        ("uno-dominoes", "what is a skip worth", "UD-1.2"),
        ("uno-dominoes", "the boneyard is empty", "UD-8.5"),
        ("uno-dominoes", "nobody has a spinner to open with", "UD-3.2"),
        ("uno-dominoes", "she forgot uno and nobody noticed", "UD-9.4"),
        ("uno-dominoes", "can I stack a plus four on a plus four", "UD-7.9"),
        ("uno-dominoes", "he cheated with the +4, who may check", "UD-10.1"),
        ("uno-dominoes", "everything is closed by dead ends, who wins", "UD-11.1"),
        ("uno-dominoes", "reverse with only two of us", "UD-7.4"),
        ("uno-dominoes", "last tile was a draw two", "UD-12.2"),
        ("uno-dice", "the die fell on the floor", "DI-8.1"),
        ("uno-dice", "may I throw all my dice again", "DI-3.3"),
        ("uno-dice", "who goes first next time", "DI-7.4"),
        ("uno-dice", "joker on anything", "DI-5.1"),
    ],
)
def test_words_of_the_table_find_the_clause_among_the_first_three(game: str, asked: str, clause: str) -> None:
    assert clause in ids(game, asked, top=3)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("dead end", "ded end"),
        ("challenge", "chalenge"),
        ("doublet", "dublet"),
        ("penalty", "penatly"),
        ("shuffle", "shufle"),
        ("my opponent challenged me", "my oponent chalenged me"),
        ("draw from the boneyard", "draw from the bonyard"),
    ],
)
def test_spelling_is_forgiven(right: str, wrong: str) -> None:
    assert ids("uno-dominoes", wrong)[0] == ids("uno-dominoes", right)[0]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("boneyard empty", "draw pile empty"),
        ("Wild Draw Four", "+4"),
        ("plus two", "draw two"),
        ("double", "doublets"),
        ("COLOUR", "color"),
        ("she forgot uno", "forgetting Uno!"),
    ],
)
def test_what_means_the_same_finds_a_clause_in_common(one: str, other: str) -> None:
    assert set(ids("uno-dominoes", one, 3)) & set(ids("uno-dominoes", other, 3))


@given(st.text(max_size=200), st.integers(1, 10))
def test_any_text_is_answered_in_order(asked: str, top: int) -> None:
    hits = find(load("uno-dice"), asked, top)

    assert len(hits) <= top or not asked.strip()
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


def test_nonsense_finds_nothing() -> None:
    assert find(load("uno-dominoes"), "xqzv kwrtz 77777") == []


def test_a_book_in_another_language_is_searched_in_that_language() -> None:
    told = {
        "clauses": {"UD-7.7": {"title": "Eine Sackgasse beendet die Reihe", "text": "Da geht nichts mehr."}}
    }
    german = translated(load("uno-dominoes"), "de", told, {})

    assert find(german, "sackgassen")[0].clause.id == "UD-7.7"
    assert find(german, "Sackgasse")[0].clause.title == "Eine Sackgasse beendet die Reihe"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("Café, déjà-vu!", ["cafe", "deja", "vu"]),
        ("+4 on a +2", ["plus", "4", "on", "a", "plus", "2"]),
        ("the player\u2019s tile", ["the", "players", "tile"]),
    ],
)
def test_words_of_a_text(text: str, found: list[str]) -> None:
    assert words(text) == found


def test_an_apostrophe_parts_two_words_where_the_language_says_so() -> None:
    asked = "L'ultima dell\u2019altro"

    assert spoken({"apart": True, "small": "l dell"}).stems(asked) == ["ultima", "altro"]
    assert spoken({"small": "l dell"}).stems(asked) == ["lultima", "dellaltro"]


def test_a_phrase_stands_where_it_begins_and_small_words_stay_between() -> None:
    said = spoken({"small": "i a on", "same": ["draw four, plus four"]})

    assert said.sequence(said.stems("I put a plus four on", small=True)) == [
        ("_i",),
        ("put",),
        ("_a",),
        ("=draw four", "draw", "four"),
        ("_on",),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("B lays 4-4", ["lays", "4", "twin"]),
        ("4/4 then 4-5", ["4", "twin", "then", "4", "5"]),
        ("14-4 and 4-40", ["14", "4", "and", "4", "40"]),
    ],
)
def test_a_tile_with_one_number_twice_is_called_by_its_name(text: str, found: list[str]) -> None:
    assert spoken({"twin": "twin"}).stems(text) == found


def test_small_words_that_stand_for_one_another_are_one() -> None:
    said = spoken({"small": "cant not can", "alike": ["not cant"]})

    assert said.stems("cant play", small=True) == said.stems("not play", small=True) == ["_not", "play"]
    assert said.stems("can play", small=True) == ["_can", "play"]


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("then Rita and Tom passed", {"rita", "tom"}),
        ("Rita passed", set()),  # it may be any word that begins a sentence
        ("I pass. Then I draw", set()),
        ("the UNO tile", set()),
    ],
)
def test_names_within_a_sentence(text: str, people: set[str]) -> None:
    assert names(text) == people


def test_a_name_is_no_misspelt_word() -> None:
    assert find(load("uno-dominoes"), "asked Revers") == find(load("uno-dominoes"), "asked")
    assert find(load("uno-dominoes"), "asked revers") != find(load("uno-dominoes"), "asked")


def test_small_words_tell_who_is_asked_about_and_when() -> None:
    assert ids("uno-dominoes", "before", 3) != ids("uno-dominoes", "after", 3)
    assert ids("uno-dominoes", "who") != []


def test_words_in_another_language_are_looked_up_in_that_language() -> None:
    found = find(load("mexican-train", "it"), "mag ik passen als ik kan leggen", 3)

    assert "MT-4.2" in [hit.clause.id for hit in found]
    assert found[0].clause.title == load("mexican-train", "it")[found[0].clause.id].title


@pytest.mark.parametrize(
    ("one", "other"), [("tile", "tiles"), ("penalty", "penalties"), ("skip", "skipped"), ("pass", "passing")]
)
def test_forms_of_a_word_are_one_stem(one: str, other: str) -> None:
    assert speech("en").stem(one) == speech("en").stem(other)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("dubble", "double"), ("wlid", "wild"), ("train", "train"), ("zebra", ""), ("abc", ""), ("1234", "")],
)
def test_the_nearest_word(typed: str, meant: str) -> None:
    assert Spelling(["double", "wild", "train", "marker"]).nearest(typed)[0] == meant


def shared_twice(one: str, other: str) -> float:
    """How alike two words are, as one would count it by hand: letters and pairs of letters in common."""
    of = [{*word, *(a + b for a, b in pairwise(f"^{word}$"))} for word in (one, other)]
    return 2 * len(of[0] & of[1]) / (len(of[0]) + len(of[1]))


some = st.text("aeinrst", min_size=1, max_size=12) | st.text("abc\u00e9", min_size=1, max_size=40)


@given(st.lists(some, max_size=40), some)
def test_the_nearest_word_is_the_one_that_shares_most(known: list[str], typed: str) -> None:
    alike = {word: shared_twice(word, typed) for word in known if len(word) >= 3}
    likeliest = max(alike, key=lambda word: (alike[word], word), default="")
    near = len(typed) >= 3 and likeliest != "" and alike[likeliest] >= 0.66

    assert Spelling(known).nearest(typed) == ((likeliest, alike[likeliest]) if near else ("", 0.0))


def test_of_a_text_of_nothing_but_misspelt_words_only_the_first_are_put_right() -> None:
    odd = " ".join(f"{a}{b}qq" for a in "bcdfg" for b in "hjkmnp")  # 30 that are near no word
    early, late = (
        find(load("uno-dominoes"), asked)[0] for asked in (f"uno dublet {odd}", f"uno {odd} dublet")
    )
    assert early.score > late.score


@pytest.mark.parametrize(
    ("word", "groups"), [("", ()), ("cat", ()), ("1234", ()), ("tile", ("#^ti", "#til", "#ile", "#le$"))]
)
def test_letters_of_a_word_in_threes_and_more(word: str, groups: tuple[str, ...]) -> None:
    assert letters(word)[: len(groups)] == groups
    assert len(letters(word)) == (9 if groups else 0)


def test_a_phrase_means_one_thing_only() -> None:
    with pytest.raises(ValueError, match="said twice"):
        spoken({"same": ["tile, bone", "bone, stick"]})


def test_a_language_without_data_is_taken_word_by_word() -> None:
    assert speech("xx").terms(speech("xx").stems("the tiles")) == ["the", "tiles"]
