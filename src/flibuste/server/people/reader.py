"""Whoever reads what the server sends."""


class Reader:
    """The player (if he is one), his language, and the server's address as he knows it."""

    def __init__(self, player_id: str | None, language: str, address: str) -> None:
        self.player_id = player_id
        self.language = language
        self.address = address
