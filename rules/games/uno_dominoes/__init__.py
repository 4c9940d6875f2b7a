"""Uno Dominoes: match a colour, a number or a word, and be first to empty your rack."""

from rules.games import Game
from rules.games.uno_dominoes.beginning import card
from rules.games.uno_dominoes.book import BOOK
from rules.games.uno_dominoes.counting import count
from rules.games.uno_dominoes.match import goal, outcome
from rules.games.uno_dominoes.plays import legal_plays
from rules.games.uno_dominoes.questions import QUESTIONS
from rules.games.uno_dominoes.scoring import settle
from rules.games.uno_dominoes.table import deal, ended
from rules.games.uno_dominoes.turns import play
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
