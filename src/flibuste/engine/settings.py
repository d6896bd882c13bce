"""How a search looks ahead, in numbers: levels of bots are such numbers (`judgement/levels.toml` of each game)."""


class Settings:
    """How a search looks ahead.

    `depth`: how many choices deep the tree may grow. `playout`: how many choices are played by habit before a position
    is judged. `explore`: how much a choice that players often make, and that was seldom tried, is favoured. `scaled`:
    whether that is measured by how far the values lie apart that were seen, for games in which a choice changes little.
    `width`: how fast a question with many answers opens up. `turns`: positions are judged when so many turns have
    begun, and until then everybody does what is most usual where the tree ends (0: judged where the tree ends).
    `reuse`: how many iterations share a sample, each with dice of its own. `candidates`: how many answers to the first
    question are compared with the same luck, the worse half of them in so many `worlds` only (0: the tree chooses).
    `drawn`: the answer looked at first is not the most usual one but drawn by habit: 1 as often as is usual, less is
    less sure of it (0: the most usual).
    """

    def __init__(
        self,
        depth: int = 60,
        playout: int = 0,
        explore: float = 0.7,
        width: float = 3.0,
        reuse: int = 2,
        scaled: bool = False,
        turns: int = 0,
        candidates: int = 0,
        worlds: int = 2,
        drawn: float = 0.0,
    ) -> None:
        self.depth = depth
        self.playout = playout
        self.explore = explore
        self.width = width
        self.reuse = reuse
        self.scaled = scaled
        self.turns = turns
        self.candidates = candidates
        self.worlds = worlds
        self.drawn = drawn
