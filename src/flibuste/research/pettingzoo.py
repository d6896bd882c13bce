"""PettingZoo: all games as AEC environments, for every number of players. Needs the extra `pettingzoo`.

    env = flibuste.research.pettingzoo.env("cove", players=4)

An observation is a dictionary: `observation` (docs/encodings.md), `action_mask`, and for Davy Jones' Curse
`candidates`. Whoever is asked is the agent to step; of several who choose secretly at the same time one is asked after
the other, and none sees what the others chose. `infos` has the view of the seat under `view` (docs/views.md). The
reward comes at the end: the winners share 1, the others pay it.
"""

from typing import Any

from flibuste.engine.game import Data, Game
from flibuste.extras import need

need("pettingzoo")

import numpy as np  # noqa: E402 – the packages of an extra are asked for first
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from flibuste.research.encoding import rewards  # noqa: E402
from flibuste.research.play import RENDER_MODES, Play  # noqa: E402
from flibuste.research.spaces import action_space, observation_space  # noqa: E402

ILLEGAL = -1.0


def env(game: Game | str, players: int | None = None, **settings: Any) -> Any:
    """A game as an AEC environment, with PettingZoo's usual checks: an illegal action ends the game and costs 1.

    `options` are the game's, `render_mode` is one of `human`, `ansi`, `svg` and `rgb_array`; `max_cycles` cuts a game
    short after so many decisions; `views=False` leaves the views out of `infos`, which is much faster.
    """
    found: Any = raw_env(game, players, **settings)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))


def raw_env(game: Game | str, players: int | None = None, **settings: Any) -> "TableEnv":
    """The same without the checks; an illegal action is refused with a ValueError."""
    return TableEnv(Play(game, players, settings.pop("options", None)), **settings)


def parallel_env(game: Game | str, players: int | None = None, **settings: Any) -> "SideBySide":
    """The same for programs in which all agents act in every cycle: only the action of whoever is asked counts.

    An action that is not legal is replaced by a legal one at random.
    """
    return SideBySide(Play(game, players, settings.pop("options", None)), **settings)


class Agents:
    """What both kinds of environment have: agents `player_1` and so on, and their spaces."""

    def __init__(self, play: Play, render_mode: str | None, max_cycles: int | None, views: bool) -> None:
        self.play = play
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.views = views
        self.possible_agents = [f"player_{seat + 1}" for seat in range(play.players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.cycles = 0
        self.metadata = {
            "name": f"flibuste_{play.game.name}_v{play.code.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.observation_spaces = {agent: observation_space(play.code) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(play.code) for agent in self.possible_agents}
        self.dice = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed the next one of this environment's own dice."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.play.start(int(self.dice.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def is_cut_short(self) -> bool:
        """Whether so many cycles are over and the game is not."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.play.state.is_over()

    def info(self, agent: str) -> Data:
        return {"view": self.play.view(self.seats[agent])} if self.views else {}

    def render(self) -> Any:
        """The table as whoever is asked sees it; at the end as the first seat does."""
        state = self.play.state
        return self.play.render(self.render_mode, 0 if state.is_over() else self.play.asked())

    def close(self) -> None:
        """There is nothing to close."""


class TableEnv(Agents, AECEnv):
    """A table at which one seat after the other is asked."""

    def __init__(
        self, play: Play, render_mode: str | None = None, max_cycles: int | None = None, views: bool = True
    ) -> None:
        AECEnv.__init__(self)
        Agents.__init__(self, play, render_mode, max_cycles, views)

    def reset(self, seed: int | None = None, options: Data | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Data] = {agent: {} for agent in self.agents}
        self.turn_to_next()

    def turn_to_next(self) -> None:
        """Whoever is asked is next; at the end, the first."""
        state = self.play.state
        if state.is_over():
            self.agent_selection = self.agents[0]
            self.terminations = dict.fromkeys(self.agents, True)
            won = rewards(state.outcome, self.play.players)
            self.rewards = {agent: won[self.seats[agent]] for agent in self.agents}
        else:
            self.agent_selection = self.possible_agents[self.play.asked()]
            self.truncations = dict.fromkeys(self.agents, self.is_cut_short())
        for agent in self.agents if state.is_over() else [self.agent_selection]:
            self.infos[agent] = self.info(agent)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.play.observation(self.seats[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.choose(self.seats[agent], int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.turn_to_next()
        self._accumulate_rewards()


class SideBySide(Agents, ParallelEnv):
    """A table at which all agents act in every cycle, and whoever is asked is heard."""

    def __init__(
        self, play: Play, render_mode: str | None = None, max_cycles: int | None = None, views: bool = True
    ) -> None:
        Agents.__init__(self, play, render_mode, max_cycles, views)

    def reset(self, seed: int | None = None, options: Data | None = None) -> tuple[Data, Data]:
        self.begin(seed)
        return self.observations(), {agent: self.info(agent) for agent in self.agents}

    def observations(self) -> Data:
        return {agent: self.play.observation(self.seats[agent]) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Data, Data, Data, Data, Data]:
        play, agents = self.play, self.agents
        seat = play.asked()
        legal = play.legal(seat)
        wanted = int(actions[self.possible_agents[seat]])
        play.choose(seat, wanted if wanted in legal else int(self.dice.choice(legal)))
        self.cycles += 1
        won = rewards(play.state.outcome, play.players)
        seen, infos = self.observations(), {agent: self.info(agent) for agent in agents}
        over, cut_short = play.state.is_over(), self.is_cut_short()
        self.agents = [] if over or cut_short else agents
        gains = {agent: won[self.seats[agent]] for agent in agents}
        return seen, gains, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_short), infos
