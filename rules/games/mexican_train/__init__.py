"""Mexican Train: everybody counts their own tiles, and the lowest total wins."""

from __future__ import annotations

from rules.games import Game
from rules.games.mexican_train.beginning import card
from rules.games.mexican_train.book import BOOK
from rules.games.mexican_train.counting import count
from rules.games.mexican_train.match import goal, late, outcome
from rules.games.mexican_train.plays import legal_plays
from rules.games.mexican_train.questions import QUESTIONS
from rules.games.mexican_train.scoring import settle
from rules.games.mexican_train.table import deal, ended
from rules.games.mexican_train.turns import play
from rules.playing import Engine

GAME = Game(
    BOOK,
    count,
    settle,
    card,
    outcome,
    goal,
    late,
    questions=QUESTIONS,
    engine=Engine(deal, legal_plays, play, ended),
)
