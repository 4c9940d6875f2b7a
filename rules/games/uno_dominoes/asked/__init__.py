"""The questions about Uno Dominoes, by what they are about. `rules.questions` says how a question is made."""
