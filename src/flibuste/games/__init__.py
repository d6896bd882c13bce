"""One folder a game, found by its folder."""
