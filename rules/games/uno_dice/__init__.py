"""Uno Dice: five open dice each, match the one in the centre, and be first to use them up."""

from __future__ import annotations

from rules.games import Game
from rules.games.uno_dice.beginning import card
from rules.games.uno_dice.book import BOOK
from rules.games.uno_dice.counting import count
from rules.games.uno_dice.match import goal, outcome
from rules.games.uno_dice.plays import legal_plays
from rules.games.uno_dice.questions import QUESTIONS
from rules.games.uno_dice.scoring import settle
from rules.games.uno_dice.table import deal, ended
from rules.games.uno_dice.turns import play
from rules.playing import Engine

GAME = Game(
    BOOK,
    count,
    settle,
    card,
    outcome,
    goal,
    questions=QUESTIONS,
    engine=Engine(deal, legal_plays, play, ended),
)
