"""People: players and their tokens, and the visitor behind a request."""
