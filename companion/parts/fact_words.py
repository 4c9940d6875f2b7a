"""Facts of a dispute as one says them: what is asked, and what was answered."""

from __future__ import annotations

from collections.abc import Mapping

from companion.flows.piece_names import spoken, spoken_face
from companion.flows.settle_dispute import Dispute
from companion.languages import Words
from rules.pieces import Face, Family, PieceError

STANDARD = ("count", "settle")  # what can be asked about every game
COMMON = ("hand", "players")  # and what questions of many games ask for


def fact_words(words: Words, dispute: Dispute, name: str, names: Mapping[str, str]) -> str:
    """What a form asks; `names`: player id -> name."""
    fact, who = dispute.fact(name), names.get(name.partition(".")[2], "")
    book = dispute.rules.book
    key = f"fact-{fact.name}"
    if (fact.name in COMMON or dispute.question.name in STANDARD) and words.has(key):
        return words.t(key, who=who)  # the books say it for a command line
    if fact.kind == "player" and book.endings.get(dispute.facts.get("ending", "")) is not None:
        return book.endings[dispute.facts["ending"]].who or dispute.question.wording(fact, book)
    asked = dispute.question.wording(fact, book)
    return words.t("fact-of", who=who, what=asked) if who else asked


def answer_words(words: Words, dispute: Dispute, name: str, names: Mapping[str, str]) -> str:
    """What was answered; `names`: player id -> name."""
    fact, text = dispute.fact(name), dispute.facts.get(name, "")
    choices = dispute.question.choices(fact, dispute.rules.book)
    if text in choices:
        return choices[text]
    match fact.kind:
        case "yes":
            return words.t("answer-yes" if text.lower() in ("yes", "true") else "answer-no")
        case "player":
            return names.get(text, text)
        case "players":
            return words.join([names.get(one, one) for one in text.split(",")])
        case "piece" | "hand" | "hands":
            return _pieces(words, dispute, text)
        case "face" | "open" | "opens" | "centre":
            return ", ".join(_place(words, one) for one in text.split(","))
    return text or words.t("answer-none")


def _pieces(words: Words, dispute: Dispute, text: str) -> str:
    box = dispute.rules.piece_set
    if text == "" or text.isdecimal() or box is None:
        return text or words.t("answer-none")
    if box.family is Family.PIPS:
        return text
    try:
        return words.join([spoken(piece, words) for piece in box.hand(text)])
    except PieceError:
        return text


def _place(words: Words, text: str) -> str:
    """ "red 7" or "W yellow" as one says it."""
    try:
        return spoken_face(Face.parse(text), words)
    except PieceError:
        wild, _, colour = text.strip().partition(" ")
    try:
        return f"{spoken_face(Face.parse(wild), words)}, {words.t(f'hue-{colour}')}"
    except PieceError:
        return text
