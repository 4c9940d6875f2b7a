"""How the two networks for Uno pieces are made; see ../README.md. Never imported at run-time."""
