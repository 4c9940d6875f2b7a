"""How the two networks are made; see README.md here. Needs requirements.txt; never imported at run-time."""
