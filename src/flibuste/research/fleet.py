"""Störtebeker in C, many games at once: on the CPU, where `vector` uses it by itself, or whole on a GPU.

    games = flibuste.research.fleet.Fleet(players=2, count=4096, threads=2)   # device="cuda": PyTorch tensors
    games.reset(seed=1)
    games.step(actions)  # then look at games.observations, games.masks, games.seats, games.rewards, games.over

The arrays are those of `flibuste.research.vector.Games`, and `scores` are the final scores of the games that are
over. They stay the same objects: copy what you want to keep, and write into none of them.

The rules are a second copy of the core's, in C (`native/`), which tests compare with the core move for move:
`Fleet.chance` gives the core the same draws.
"""

import ctypes
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from flibuste.engine.batch import ALL_SEATS
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.registry import load_game
from flibuste.engine.sowing import WORD, sown
from flibuste.games.stortebeker import Stortebeker
from flibuste.games.stortebeker.encoding import COLOURS
from flibuste.games.stortebeker.table.pieces import Pieces
from flibuste.research.encoding import encoding
from flibuste.research.native import Arrays, library

NAME: Final = "stortebeker"
SEED: Final = 0
VERSION: Final = 1  # of the encoding
PRINTED: Final = [30, 4, 1, 6, 3]
MOST_ADDED: Final = 3


def box_of(pieces: Pieces, players: int) -> list[int]:
    """What is printed, in the order of the struct `Box` in `native/table.h`, after seed, history and learner."""
    setup = [pieces.deck, pieces.hand, pieces.cards_per_turn, pieces.counter_cards, pieces.rear_guard[players]]
    ships = [[ship.value, ship.strength, COLOURS.index(ship.colour), ship.needs] for ship in pieces.ships]
    return [*setup, *pieces.exchanges, *pieces.colour_faces, *(number for ship in ships for number in ship)]


def fleet_for(
    game: Game, players: int, options: Data, count: int = 1, threads: int = 1, history: bool = True,
    learner: int | None = None,
) -> "Fleet":  # fmt: skip
    """These games in C; raises ValueError or NoCompiler where there are none."""
    if game.name != NAME or game.changed or game.settle_options(options) != game.settle_options({}):
        raise ValueError(f"only {NAME} without variants is there in C")
    return Fleet(players, count, threads, history, learner=learner)


class Fleet:
    """So many games of Störtebeker without variants.

    `components` changes printed numbers. `threads` share the games on the CPU. `history=False` leaves the field
    `history` empty, which is faster. A `learner` (a seat from 0, on the CPU) decides alone against random players. On a
    GPU (`device="cuda"`) all arrays are PyTorch tensors there, and nothing waits for it: see `refused` yourself.
    """

    def __init__(
        self, players: int = 2, count: int = 1024, threads: int = 1, history: bool = True, device: str = "cpu",
        components: Data | None = None, learner: int | None = None,
    ) -> None:  # fmt: skip
        game = load_game(NAME, components)
        assert isinstance(game, Stortebeker)
        self.code = encoding(game, players)
        self.players, self.count, self.device = players, count, device
        self.check(game.pieces)
        if learner is not None and (device != "cpu" or not 0 <= learner < players):
            raise ValueError(f"seat {learner} of {players} cannot learn alone on {device!r}")
        self.library = library(players, device)
        self.box = np.array(
            [0, int(history), ALL_SEATS if learner is None else learner, *box_of(game.pieces, players)], np.int64
        )
        found = [getattr(self.library, f"fleet_{name}")() for name in ("box", "size", "actions")]
        assert found == [self.box.nbytes, self.code.size, self.code.actions]
        self.make_arrays()
        self.numbers = Arrays()
        self.point()
        self.pool = ThreadPoolExecutor(threads) if device == "cpu" and threads > 1 else None
        self.parts = [(count * part // threads, count * (part + 1) // threads) for part in range(threads)]

    def check(self, pieces: Pieces) -> None:
        """Numbers may be changed; how many pieces of a kind there are is written in the C source."""
        found = [
            len(pieces.ships),
            pieces.ships_at_sea,
            pieces.visible,
            len(pieces.colour_faces),
            pieces.cards_per_turn,
        ]
        if found != PRINTED or pieces.counter_cards > MOST_ADDED or self.code.version != VERSION:
            raise ValueError(f"a fleet is for {PRINTED} ships, ships at sea, tiles shown, faces and cards, not {found}")

    def make_arrays(self) -> None:
        count, players, code = self.count, self.players, self.code
        self.tables = self.zeros((count, self.library.fleet_table()), "uint8")
        self.observations = self.zeros((count, code.size), "int16")
        self.masks = self.zeros((count, code.actions), "int8")
        self.seats = self.zeros((count,), "int16")
        self.rewards = self.zeros((count, players), "float32")
        self.scores = self.zeros((count, players), "int16")
        self.over = self.zeros((count,), "int8")
        self.refused = self.zeros((count,), "int8")
        self.actions = self.zeros((count,), "int32")

    def zeros(self, shape: tuple[int, ...], kind: str) -> Any:
        if self.device == "cpu":
            return np.zeros(shape, kind)
        import torch

        return torch.zeros(shape, dtype=getattr(torch, kind), device=self.device)

    def point(self) -> None:
        """Tell the C functions where everything lies."""
        for name in ("tables", "observations", "masks", "seats", "rewards", "scores", "over", "refused", "actions"):
            array = getattr(self, name)
            setattr(self.numbers, name, array.ctypes.data if self.device == "cpu" else array.data_ptr())
        self.printed: Any = self.box
        if self.device != "cpu":
            self.printed = self.zeros((len(self.box),), "int64")
        self.numbers.box = self.box.ctypes.data if self.device == "cpu" else self.printed.data_ptr()
        self.address = ctypes.addressof(self.numbers)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere."""
        self.box[SEED] = np.uint64(seed & WORD).astype(np.int64)
        if self.device != "cpu":
            import torch

            self.printed.copy_(torch.from_numpy(self.box))
        for array in (self.rewards, self.scores, self.over, self.refused):
            array[:] = 0
        self.call(self.library.fleet_reset)

    def step(self, actions: Any) -> None:
        """One action in every game; raises ValueError where one is not legal. (On a GPU, `refused` tells.)"""
        self.actions[:] = actions
        self.call(self.library.fleet_step)
        if self.device == "cpu" and self.refused.any():
            place = int(self.refused.argmax())
            raise ValueError(f"game {place}: {self.actions[place]} is no legal action; the mask marks those that are")

    def random_actions(self, turn: int) -> Any:
        """A legal action at random in every game, others for every `turn`, for trials."""
        self.numbers.turn = turn
        self.call(self.library.fleet_guess)
        return self.actions

    def call(self, function: Any) -> None:
        """Let this function go over all games, in all threads."""
        if self.device != "cpu":
            import torch

            self.numbers.stream = torch.cuda.current_stream().cuda_stream
        arrays = ctypes.byref(self.numbers)
        if self.pool is None:
            function(arrays, 0, self.count)
            return
        for done in [self.pool.submit(function, arrays, *part) for part in self.parts]:
            done.result()

    def chance(self, place: int, games: int) -> Fast:
        """The chance of the game at this place after so many others there, for the core: it draws the same."""
        return sown(int(self.box[SEED]), place, games)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown()
