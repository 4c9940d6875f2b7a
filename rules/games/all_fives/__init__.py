"""All Fives: whoever makes the open ends add up to a multiple of five scores that many."""

from __future__ import annotations

from rules.games import Game
from rules.games.all_fives.beginning import card
from rules.games.all_fives.book import BOOK
from rules.games.all_fives.counting import count
from rules.games.all_fives.plays import legal_plays
from rules.games.all_fives.questions import QUESTIONS
from rules.games.all_fives.scoring import outcome, settle
from rules.games.all_fives.table import deal, ended
from rules.games.all_fives.turns import play
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
