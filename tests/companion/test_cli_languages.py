"""What the command line says in another language is said in that language, to the last line."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

import companion.ledger
import rules
from companion.languages import Words, languages
from companion.ledger.errors import LINES as LEDGER
from companion.ledger.why import LINES as WHY
from rules.told import LINES, Told
from tests.companion.test_cli import tableside
from vision.doubt_words import SENTENCES
from vision.photo import TEXTS

OTHERS = [code for code in languages() if code != "en"]
ENGLISH = re.compile(
    r"\b(the|this|there|these|write|missing|which|given|points?|table|tables|now|need|cannot|a number|fact|"
    r"players are|between|find|look|larger|folder|known|name a|other|others)\b",
    re.IGNORECASE,
)

ASKED = [
    "rules bridge",
    "rules doubles xqzv",
    "referee bridge count",
    "referee doubles nothing",
    "referee doubles count",
    "referee doubles settle --fact players=Ann,Ben",
    "referee doubles count --fact hand",
    "referee doubles count --fact hand=1-1 --fact hand=2-2",
    "referee doubles count --fact hand=1-1 --fact hand.Ann=2-2",
    "referee doubles count --fact hand.Ann=1-1",
    "referee doubles count --fact hat=1-1",
    "referee doubles count --fact hand=7-x",
    "referee doubles count --fact hand=7-7",
    "referee doubles count --fact hand=1-1 --preset mine",
    "referee mexican-train count --fact hand=1-1 --preset mine",
    "referee doubles count --fact hand=1-1 --rule hats=2",
    "referee doubles count --fact hand=1-1 --rule target=7",
    "referee uno-dice count --fact hand=W --rule target=7",
    "referee score-pad count --fact hand=1-1 --rule set=none",
    "referee uno-dominoes count --fact hand=red",
    "referee uno-dominoes count --fact hand=red|7",
    "referee uno-dice count --fact hand=blue_W",
    "referee doubles begin --fact players=Ann,Ann",
    "referee doubles begin --fact players=Ann,Ben --fact number=0",
    "referee doubles begin --fact players=Ann,Ben --fact number=x",
    "referee doubles settle --fact players=Ann,Ben --fact ending=fire",
    "referee doubles settle --fact players=Ann,Ben --fact ending=out --fact who=Eve",
    "referee doubles settle --fact players=Ann,Ben --fact ending=out --fact who=Ann --fact left=3",
    "referee doubles count --facts /dev/null",
    "referee doubles count --facts .",
    "referee doubles count --facts Makefile",
    "referee doubles count --facts LICENSE-that-is-none",
    "referee mexican-train count --fact hand=0-0 --rule double_blank=50",
    "referee mexican-train count --fact hand=0-1",
    "referee uno-dominoes uno --fact tiles_left=1 --fact said=no --fact since=nothing",
    "count none.jpg --set double-7",
    "count none.jpg tests --set double-6",
    "count none.jpg none.jpg --set double-6 --annotate Makefile",
    "backup --database postgresql://x/y",
    "backup --data none",
    "export tests",
    "export /dev/null",
    "import none.json",
    "import tests",
]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("words", ASKED)
def test_no_english_is_left_in_an_answer_or_an_error(words: str, language: str) -> None:
    typed = [word.replace("_W", " W") for word in words.split()]
    english, done = tableside(*typed), tableside(*typed, "--lang", language)
    assert done.returncode == english.returncode
    told = done.stdout + done.stderr
    assert told.count("\n") == (english.stdout + english.stderr).count("\n")
    ours = re.sub(r"'[^']*'|\([^()]*(\([^()]*\)[^()]*)*\)|--\w+ \S+|[\"“][^\"”]*[\"”]", "", told)
    assert not ENGLISH.search(ours), told
    assert told != english.stdout + english.stderr


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["mexican-train", "uno-dice"])
def test_the_questions_are_listed_without_english(game: str, language: str) -> None:
    told = tableside("referee", game, "--lang", language).stdout
    assert "(if need be)" not in told
    assert Words(language).t("cli-if-need-be") in told


@pytest.mark.parametrize("key", LINES)
def test_english_is_what_the_rules_themselves_say(key: str) -> None:
    facts = dict.fromkeys(re.findall(r"{(\w+)}", LINES[key]), "x")
    assert Words("en").t(f"typed-{key}", **facts) == LINES[key].format(**facts) == str(Told(key, **facts))


@pytest.mark.parametrize(
    ("key", "line"),
    [(f"seen-{kind}", line) for kind, line in SENTENCES.items()]
    + [(f"file-{kind}", line) for kind, line in TEXTS.items()]
    + [(f"ledger-{key}", line) for key, line in LEDGER.items()]
    + [(f"why-{key}", line) for key, line in WHY.items()],
)
def test_english_is_what_the_reader_and_the_ledger_say(key: str, line: str) -> None:
    facts = dict.fromkeys(re.findall(r"{(\w+)}", line), "x")
    assert Words("en").t(key, **facts) == line.format(**facts)


@pytest.mark.parametrize(
    ("package", "written_in", "lines"), [(rules, "told.py", LINES), (companion.ledger, "why.py", WHY)]
)
def test_every_line_is_said_somewhere(package: ModuleType, written_in: str, lines: dict[str, str]) -> None:
    folder = Path(str(package.__file__)).parent
    code = "".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.name != written_in)
    assert [key for key in lines if f'"{key}"' not in code] == []
