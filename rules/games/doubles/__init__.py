"""Doubles: numbers are unlocked by their doubles, and the winner of a round collects the rest."""

from __future__ import annotations

from rules.games import Game
from rules.games.doubles.beginning import card
from rules.games.doubles.book import BOOK
from rules.games.doubles.counting import count
from rules.games.doubles.plays import legal_plays
from rules.games.doubles.questions import QUESTIONS
from rules.games.doubles.scoring import outcome, settle
from rules.games.doubles.table import deal, ended
from rules.games.doubles.turns import play
from rules.playing import Engine

GAME = Game(
    BOOK,
    count,
    settle,
    card,
    outcome,
    goal=lambda rules: "high",
    questions=QUESTIONS,
    engine=Engine(deal, legal_plays, play, ended),
)
