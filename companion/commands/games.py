"""`tableside games`: the games, and of one its presets and house rules, by the names that commands take."""

from __future__ import annotations

from typing import Any

from companion.commands import print_json
from companion.commands.books import book_of, indented, played
from companion.languages import Words
from rules.books import Book, Option, Preset, Value
from rules.games import all_games
from rules.pieces import SETS


def show_games(language: str, *, as_json: bool) -> None:
    """Print every game with its players and sets. Raises Trouble for a language that there is none of."""
    books = [book_of(name, language) for name in all_games()]
    if as_json:
        print_json([_game(book) for book in books])
        return
    words = Words(language)
    for book in books:
        players = words.t("new-players", fewest=book.players[0], most=book.players[1])
        print(f"{book.game}: {book.title}, {players}\n{indented(', '.join(_sets(book)))}")
    print(f"\n{words.t('games-more')}")


def show_game(name: str, language: str, *, as_json: bool) -> None:
    """Print the presets and house rules of one game. Raises Trouble for no such game or language."""
    book = book_of(name, language)
    if as_json:
        presets = [_preset(preset) for preset in book.presets.values()]
        print_json({**_game(book), "presets": presets, "rules": list(map(_rule, book.options.values()))})
        return
    words = Words(language)
    print(f"{book.title}\n\n{words.t('games-presets')}\n")
    for preset in book.presets.values():
        print(indented(f"{preset.name}: {preset.title}"))
        rules = ", ".join(f"{rule}={_said(value)}" for rule, value in preset.changes.items())
        print(indented(rules or words.t("rules-printed"), 8))
    if not book.presets:
        print(indented(words.t("games-no-presets")))
    print(f"\n{words.t('games-rules')}\n")
    for option in book.options.values():
        print(indented(f"{option.name}: {option.title}"))
        for choice in option.choices:
            print(indented(played(choice, option, f"{_said(choice.value)}: "), 8))
        if not option.choices:
            print(indented(_number(option, words), 8))


def _number(option: Option, words: Words) -> str:
    least, most = str(option.least), str(option.most)  # as --rule takes them: 2000, and not 2,000
    return words.t("games-number", least=least, most=most, printed=str(option.default))


def _sets(book: Book) -> list[str]:
    return [name for name in book.sets if name in SETS]


def _said(value: Value) -> str:
    """As `--rule` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _game(book: Book) -> dict[str, Any]:
    return {"game": book.game, "title": book.title, "players": list(book.players), "sets": _sets(book)}


def _preset(preset: Preset) -> dict[str, Any]:
    return {
        "preset": preset.name,
        "title": preset.title,
        "source": preset.source,
        "rules": dict(preset.changes),
    }


def _rule(option: Option) -> dict[str, Any]:
    """`choices` are empty for a number, which is `least` to `most`."""
    numbers = {} if option.choices else {"least": option.least, "most": option.most}
    choices = [{"value": c.value, "title": c.title, "who": c.who} for c in option.choices]
    told = {"rule": option.name, "title": option.title, "clause": option.clause, "default": option.default}
    return {**told, "choices": choices, **numbers}
