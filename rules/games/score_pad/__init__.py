"""Score pad: any other game, by what its table agrees on."""

from __future__ import annotations

from rules.games import Game
from rules.games.score_pad.counting import BOOK, count
from rules.games.score_pad.match import card, goal, outcome
from rules.games.score_pad.scoring import settle

GAME = Game(BOOK, count, settle, card, outcome, goal)
