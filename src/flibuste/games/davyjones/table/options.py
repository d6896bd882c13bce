"""15 – The options of a table, as the rules ask for them."""


class Rules:
    """15 – The options in use."""

    def __init__(self) -> None:
        self.total = 40
        self.terrain = 0
        self.width = 121900
        self.height = 91400
        self.turn_limit = 9000
        self.keep_treasure = False
        self.uniques_on_top = False
        self.ram_rammer = False
        self.limit_per_name = False
        self.events = False
        self.generic_for_all = False
        self.cancel_any_turn = False
        self.come_about = False
        self.winner_picks = False
        self.by_players = False
        self.uniques = False
        self.stall_rounds = 30
        self.longest_rounds = 200
        self.fleets: list[str] = []
