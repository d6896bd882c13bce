"""Gymnasium: one seat of a game against bots, alone or in thousands of games at once. Needs the extra `gymnasium`.

    env = flibuste.research.gymnasium.env("stortebeker", players=2, opponents="greedy")
    envs = flibuste.research.gymnasium.vector("stortebeker", players=2, count=4096, workers=2)

Importing this module also registers `flibuste/stortebeker-v1` and so on for `gymnasium.make`. Observations are those of
`flibuste.research.pettingzoo`. An action that the mask does not allow loses the game at once.
"""

from collections.abc import Sequence
from typing import Any

from flibuste.bots import make_bot
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.perspective import Perspective
from flibuste.engine.registry import game_names, load_game
from flibuste.extras import need

need("gymnasium")

import gymnasium  # noqa: E402 – the packages of an extra are asked for first
import numpy as np  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from flibuste.research.encoding import encoding, rewards  # noqa: E402
from flibuste.research.play import RENDER_MODES, Play  # noqa: E402
from flibuste.research.spaces import action_space, observation_space  # noqa: E402
from flibuste.research.vector import Games  # noqa: E402

LOSS = -1.0


def env(game: Game | str, players: int | None = None, **settings: Any) -> "SeatEnv":
    """One seat of a game. `seat` counts from 1; `opponents` is a bot's name, or one for each of the others."""
    return SeatEnv(game, players, **settings)


def vector(game: str, players: int | None = None, count: int = 1024, workers: int = 0, **settings: Any) -> "SeatsEnv":
    """The same seat in so many games at once, against random players, over so many processes."""
    return SeatsEnv(game, players, count, workers, **settings)


class SeatEnv(gymnasium.Env):
    """One seat of a game; the others are bots, which see only what their seats may see."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 – as Gymnasium has it

    def __init__(
        self, game: Game | str, players: int | None = None, seat: int = 1, opponents: str | Sequence[str] = "random",
        options: Data | None = None, render_mode: str | None = None, views: bool = True,
    ) -> None:  # fmt: skip
        self.play = Play(game, players, options)
        others = self.play.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if not 1 <= seat <= self.play.players or len(names) != others:
            raise ValueError(f"seat {seat} of {self.play.players} players needs {others} opponents, not {len(names)}")
        self.seat = seat - 1
        self.names = [*names[: self.seat], "", *names[self.seat :]]
        self.render_mode = render_mode
        self.views = views
        self.bots: list[Any] = []
        self.dice = Fast(0)
        self.observation_space = observation_space(self.play.code)
        self.action_space = action_space(self.play.code)

    def reset(self, *, seed: int | None = None, options: Data | None = None) -> tuple[Data, Data]:
        super().reset(seed=seed)
        begin = int(self.np_random.integers(1 << 62))
        self.play.start(begin)
        self.dice = Fast(f"bots of {begin}")
        self.bots = [make_bot(name, Fast(f"{name} {begin} {seat}")) if name else None
                     for seat, name in enumerate(self.names)]  # fmt: skip
        self.play_on()
        return (self.observation(), self.info()) if not self.play.state.is_over() else self.reset()

    def play_on(self) -> None:
        """Let the bots decide until the seat is asked."""
        state = self.play.state
        while not state.is_over() and self.seat not in state.deciders():
            other = state.deciders()[0]
            perspective = Perspective(self.play.game, state, other, self.dice)
            self.play.make(other, state_action(self.bots[other].choose(perspective), perspective))

    def observation(self) -> Data:
        return self.play.observation(self.seat)

    def info(self) -> Data:
        return {"view": self.play.view(self.seat)} if self.views else {}

    def step(self, action: Any) -> tuple[Data, float, bool, bool, Data]:
        try:
            self.play.choose(self.seat, int(action))
        except ValueError as refused:
            return self.observation(), LOSS, True, False, self.info() | {"refused": str(refused)}
        self.play_on()
        state = self.play.state
        won = rewards(state.outcome, self.play.players)[self.seat]
        return self.observation(), won, state.is_over(), False, self.info()

    def render(self) -> Any:
        return self.play.render(self.render_mode, self.seat)


def state_action(chosen: Any, perspective: Perspective) -> Any:
    """What a bot chose, which may be an action or its text."""
    return chosen if not isinstance(chosen, str) else perspective.game.parse(chosen)


class SeatsEnv(VectorEnv):
    """A seat in many games; a game that is over begins anew in the same step."""

    def __init__(
        self, game: str, players: int | None, count: int, workers: int, seat: int = 1, options: Data | None = None,
        history: bool = True,
    ) -> None:  # fmt: skip
        self.games = Games(game, players, count, workers, options, seat - 1, history)
        self.seat = seat - 1
        self.num_envs = count
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.games.code)
        self.single_action_space = action_space(self.games.code)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def reset(self, *, seed: Any = None, options: Data | None = None) -> tuple[Data, Data]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.games.reset(int(self.np_random.integers(1 << 62)))
        return self.observation(), {}

    def observation(self) -> Data:
        """The arrays themselves: the next step writes into them."""
        found = {"observation": self.games.observations, "action_mask": self.games.masks}
        return found | {"candidates": self.games.candidates} if self.games.code.columns else found

    def step(self, actions: Any) -> tuple[Data, Any, Any, Any, Data]:
        self.games.step(actions)
        over = self.games.over.astype(bool)
        return self.observation(), self.games.rewards[:, self.seat].copy(), over, np.zeros_like(over), {}

    def close_extras(self, **settings: Any) -> None:
        self.games.close()


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for name in game_names():
        number = encoding(name, load_game(name).default_seats).version
        if f"flibuste/{name}-v{number}" not in gymnasium.registry:
            gymnasium.register(f"flibuste/{name}-v{number}", SeatEnv, kwargs={"game": name})


register()
