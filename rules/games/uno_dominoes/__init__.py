"""Uno Dominoes: match a colour, a number or a word, and be first to empty your rack."""

from rules.games import Game
from rules.games.uno_dominoes.beginning import card
from rules.games.uno_dominoes.book import BOOK
from rules.games.uno_dominoes.counting import count
from rules.games.uno_dominoes.match import goal, outcome
from rules.games.uno_dominoes.scoring import settle

GAME = Game(BOOK, count, settle, card, outcome, goal)
