"""Mexican Train: everybody counts their own tiles, and the lowest total wins."""

from __future__ import annotations

from rules.games import Game
from rules.games.mexican_train.beginning import card
from rules.games.mexican_train.book import BOOK
from rules.games.mexican_train.counting import count
from rules.games.mexican_train.match import goal, late, outcome
from rules.games.mexican_train.questions import QUESTIONS
from rules.games.mexican_train.scoring import settle

GAME = Game(BOOK, count, settle, card, outcome, goal, late, questions=QUESTIONS)
