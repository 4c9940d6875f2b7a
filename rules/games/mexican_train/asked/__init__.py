"""The questions about Mexican Train, by what they are about. `rules.questions` says how a question is made."""
