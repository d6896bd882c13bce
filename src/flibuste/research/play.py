"""A game under way, as environments play it: seats from 0, actions by their index, observations as NumPy arrays."""

from typing import Any

import numpy as np

from flibuste.api.looking import drawing, plain_text, svg_file
from flibuste.drawing.png import to_png
from flibuste.engine.action import Action
from flibuste.engine.game import Data, Game
from flibuste.engine.journal import Journal
from flibuste.engine.pouring import mark
from flibuste.engine.registry import load_game
from flibuste.engine.sowing import seed_number, sown
from flibuste.engine.state import State
from flibuste.research.encoding import Encoding, encoding
from flibuste.research.pixels import pixels
from flibuste.words import Words

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 600


class Play:
    """One game after the other of the same kind: `start` begins the next."""

    def __init__(self, game: Game | str, players: int | None, options: Data | None) -> None:
        self.game = load_game(game) if isinstance(game, str) else game
        self.players = self.game.default_seats if players is None else players
        self.options = dict(options or {})
        self.game.settle_options(self.options)
        self.code: Encoding = encoding(self.game, self.players)
        self.prepare()
        self.start(0)

    def prepare(self) -> None:
        """What is needed before the first game."""

    def start(self, seed: int | str) -> None:
        self._state = self.dealt(seed, Journal())
        self._offered: dict[int, list[Action]] = {}

    def dealt(self, seed: int | str, journal: Journal) -> State:
        """A new game. Its draws are those of the first game of `vector.Games` with this seed."""
        found: State = self.game.start(self.players, self.options, sown(seed_number(seed), 0, 0), journal)
        return found

    @property
    def state(self) -> State:
        return self._state

    def asked(self) -> int:
        """The seat whose decision is next; of several who decide at the same time, the first."""
        return self.state.deciders()[0]

    def offered(self, seat: int) -> list[Action]:
        """What the seat may choose now, found once for every decision; nothing for whoever is not asked."""
        found = self._offered.get(seat)
        if found is None:
            found = self._offered[seat] = self.find_options(seat)
        return found

    def find_options(self, seat: int) -> list[Action]:
        return self.state.options(seat) if seat in self.state.deciders() else []

    def legal(self, seat: int) -> list[int]:
        """The same as indices."""
        return self.code.layout.indices(self.offered(seat))

    def choose(self, seat: int, index: int) -> None:
        """Carry out the action with this index; raises ValueError for one that the mask does not allow."""
        offered = self.offered(seat)
        legal = self.code.layout.indices(offered)
        if index not in legal:
            raise ValueError(f"{index} is no legal action of seat {seat + 1}; the mask marks those that are")
        self.make(seat, offered[legal.index(index)])

    def make(self, seat: int, action: Action) -> None:
        """Carry out an action that is known to be legal."""
        self._offered = {}
        self.state.make(seat, action)

    def observation(self, seat: int) -> dict[str, Any]:
        """What the seat knows and may do, in new arrays; an empty mask for whoever is not asked."""
        code, state, offered = self.code, self.state, self.offered(seat)
        found: dict[str, Any] = {
            "observation": code.observe(state, seat, np.empty(code.size, np.int16)),
            "action_mask": np.empty(code.actions, np.int8),
        }
        mark(code.layout.indices(offered), found["action_mask"], 0, code.actions)
        if code.columns:
            found["candidates"] = np.empty((code.actions, code.columns), np.int16)
            code.layout.describe(state, seat, offered, found["candidates"], 0)
        return found

    def view(self, seat: int) -> Data:
        """What the seat knows, in words: docs/views.md."""
        found: Data = self.game.view(self.state, seat)
        return found

    def render(self, mode: str | None, seat: int) -> Any:
        """The table as the seat sees it: printed, as text, as SVG or as an array of pixels."""
        words = Words(self.game)
        if mode in ("ansi", "human"):
            text = plain_text(self.game, self.state, seat, words)
            return print(text) if mode == "human" else text
        if mode not in ("svg", "rgb_array"):
            raise ValueError(f"There is no render mode {mode!r}; the modes are: {', '.join(RENDER_MODES)}.")
        picture = drawing(self.game, self.state, seat, words)
        return svg_file(picture, "light") if mode == "svg" else pixels(to_png(picture, WIDTH, "light"))
