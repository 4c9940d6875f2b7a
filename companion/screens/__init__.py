"""One file a screen, named after its route."""
