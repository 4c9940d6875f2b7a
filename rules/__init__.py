"""The rules: pieces, books of clauses, games that count and rule by citing them. Standard library only."""
