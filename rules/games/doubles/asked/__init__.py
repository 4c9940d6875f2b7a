"""The questions about Doubles, by what they are about. `rules.questions` says how a question is made."""
