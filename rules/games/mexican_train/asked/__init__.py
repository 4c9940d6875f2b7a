"""The questions about Mexican Train, by what they are about. `rules.questions` says how one is made."""
