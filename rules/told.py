"""What is wrong with what somebody typed: a plain line in English, and what other languages need to say it.

Raised as `PieceError`, `FactError`, `RuleError` or `NoSuch`, with a key of LINES and the facts that fill it.
"""

from __future__ import annotations

LINES = {
    "no-game": "no game {name}; the games are {known}",
    "no-question": "no question {name} about {game}; there are: {known}",
    "no-set": "no set {name}; the sets are {known}",
    "no-preset": "no preset {name} for {game}; presets: {known}",
    "no-presets": "no preset {name} for {game}; presets: there are none",
    "no-rule": "no house rule {name} for {game}; there are: {known}",
    "rule-choice": "{rule} cannot be {value}: it is one of {known}",
    "rule-number": "{rule} cannot be {value}: it is a number from {least} to {most}",
    "no-fact": "no fact {fact} in this question; its facts are: {known}",
    "no-fact-of": "no fact {fact} in the question {question}; its facts are: {known}",
    "yes": "{fact} is yes or no, and not {value}",
    "choice": "{fact} cannot be {value}; one of {known}",
    "number": "{fact} is a number, and not {value}",
    "round": "{fact} is the number of a round, from 1, and not 0",
    "how-many": "{fact} is {least} to {most} for {game}, and not {value}",
    "players": 'players are different names parted by commas, like players="Ann, Ben"',
    "stranger": "{name} is not among the players: {players}",
    "stranger-named": "{fact} is {name}, who is not among the players: {players}",
    "a-player": "{fact} is one fact a player, like {fact}.Ann={like}",
    "in-order": '{fact} is a number for each player in their order, like {fact}="40, 55, 71"',
    "one-die": "{fact} is the one die that was rolled, like shown.Ann=red 4",
    "hand": 'a hand is one fact with all its pieces, like hand="6-3, 0-0"',
    "without-pieces": "{game} is scored without pieces at this table; give a number",
    "not-in-set": "{piece} is not in a {set} set",
    "colourless": "{mark} has no colour, and {colour} was given",
    "no-mark": "no marking {mark}: 1 to 9, D1, D2, S, R, DE, W or WD4",
    "needs-colour": "{mark} needs a colour: red, green, yellow or blue",
    "no-colour": "no colour {colour}: red, green, yellow or blue",
    "no-marking": "not a marking: {text}; write one like 'red 7', 'blue D2' or 'WD4'",
    "no-tile": "not a tile: {text}; write two numbers with a dash, like 3-6",
    "no-uno-tile": "not a tile: {text}; write two markings with a bar, like 'red 7|blue D2'",
    "below-nothing": "a tile end has no negative pips: {tile}",
    "no-doublet": "{tile} is no doublet: name the half that is open, like {half}",
    "no-half": "touching is a half of {tile}, and not {value}",
    "no-end": "an open end is a number from 0 to 6, or a double like 5-5, and not {text}",
}


class Told(Exception):
    """Something that cannot be as it was typed; `str(error)` is the line in English."""

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = {name: str(fact) for name, fact in facts.items()}
        super().__init__(LINES[key].format(**self.facts))


class NoSuch(Told, LookupError):
    """A game or a question that there is none of."""
