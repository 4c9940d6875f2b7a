"""What was written in a ledger, in words. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from companion.flows.precedents import verdict_words
from companion.languages import Words
from companion.ledger.entries import (
    Entry,
    FirstPlayer,
    HandCleared,
    HandCounted,
    MatchEnded,
    MatchReopened,
    RoundEnded,
    RoundScored,
    Ruled,
    RulesChanged,
    ScoreCorrected,
    Undone,
)
from rules.books import Book
from rules.table_rules import TableRules


def tell(
    words: Words, book: Book, names: Mapping[str, str], entry: Entry, others: Mapping[str, Entry]
) -> str:
    """One entry as a sentence; `names`: player id -> name; `others`: entries by id, for what was undone."""

    def name(player: str) -> str:
        return names.get(player, player)

    match entry:
        case HandCounted(number, player, left):
            if left.pieces is None:
                return words.t("told-typed", name=name(player), round=number, points=left.typed or 0)
            return words.t("told-hand", name=name(player), round=number, pieces=len(left.pieces))
        case HandCleared(number, player):
            return words.t("told-cleared", name=name(player), round=number)
        case RoundEnded(number, ending, who):
            how = book.endings[ending].title if ending in book.endings else ""
            if not how:
                return words.t("told-end-open", round=number)
            return words.t("told-end-who" if who else "told-end", round=number, how=how, name=name(who))
        case RoundScored(number, scores):
            each = ", ".join(f"{name(player)}\N{NO-BREAK SPACE}{points}" for player, points in scores.items())
            return words.t("told-scored", round=number, scores=each)
        case ScoreCorrected(number, player, points, why):
            said = words.t("told-corrected", name=name(player), round=number, points=points)
            return f"{said}: {why}" if why else said
        case Ruled(question, own=own):
            asked = book.words.get(f"{question}.ask", question)
            return words.t("told-ruled", question=asked, verdict=verdict_words(book, entry), own=_yes(own))
        case FirstPlayer(player):
            return words.t("told-first", name=name(player))
        case RulesChanged(preset, changes):
            return words.t("told-rules", rules=_rules(words, book, preset, changes))
        case MatchEnded(winners):
            return words.t("told-ended", count=len(winners), names=words.join([name(p) for p in winners]))
        case MatchReopened():
            return words.t("told-reopened")
        case Undone(undone):
            before = others.get(undone)
            what = tell(words, book, names, before, others) if before is not None else ""
            return words.t("told-undone", what=what)
    raise AssertionError(f"no words for {entry.kind}")


def _yes(said: bool) -> str:
    return "yes" if said else "no"


def _rules(words: Words, book: Book, preset: str, changes: Mapping[str, bool | int | str]) -> str:
    """What differs from print, as the book words it; old names that it does not know are left out."""
    known = {name: value for name, value in changes.items() if _allowed(book, name, value)}
    rules = TableRules(book, preset if preset in book.presets else "", known)
    told = []
    for name in rules.differs():
        option = book.options[name]
        choice = option.choice(rules[name])
        told.append(f"{option.title} {choice.title if choice else rules[name]}")
    return "; ".join(told) or words.t("rules-printed")


def _allowed(book: Book, name: str, value: bool | int | str) -> bool:
    return name in book.options and book.options[name].allows(value)
