"""Doubles: numbers are unlocked by their doubles, and the winner of a round collects the rest."""

from __future__ import annotations

from rules.games import Game
from rules.games.doubles.beginning import card
from rules.games.doubles.book import BOOK
from rules.games.doubles.counting import count
from rules.games.doubles.scoring import outcome, settle

GAME = Game(BOOK, count, settle, card, outcome, goal=lambda rules: "high")
