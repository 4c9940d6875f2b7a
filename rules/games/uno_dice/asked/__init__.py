"""The questions about Uno Dice, by what they are about. `rules.questions` says how a question is made."""
