"""The table in the terminal: who sits where, what is shown, what a player may type."""
