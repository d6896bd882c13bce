"""PettingZoo: all games as AEC environments, for every number of players. Needs the extra `pettingzoo`.

    env = flibuste.research.pettingzoo.env("cove", players=4)

An observation is a dictionary: `observation` (docs/encodings.md), `action_mask`, and for Davy Jones' Curse
`candidates`. Whoever is asked is the agent to step; of several who choose secretly at the same time one is asked after
the other, and none sees what the others chose. `infos` has the view of the seat under `view` (docs/views.md). The
reward comes at the end: the winners share 1, the others pay it.
"""

from collections.abc import Iterator
from typing import Any

from flibuste.engine.batch import OVER, IllegalIndex
from flibuste.engine.game import Data, Game
from flibuste.extras import need

need("pettingzoo")

import numpy as np  # noqa: E402 – the packages of an extra are asked for first
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

from flibuste.research.encoding import rewards  # noqa: E402
from flibuste.research.info import Info  # noqa: E402
from flibuste.research.play import RENDER_MODES, Play  # noqa: E402
from flibuste.research.spaces import action_space, observation_space  # noqa: E402
from flibuste.research.turns import Turns, turns  # noqa: E402

ILLEGAL = -1.0


def env(game: Game | str, players: int | None = None, **settings: Any) -> "TableEnv":
    """A game as an AEC environment: an illegal action ends the game and costs 1.

    `options` are the game's, `render_mode` is one of `human`, `ansi`, `svg` and `rgb_array`; `max_cycles` cuts a game
    short after so many decisions; `views=False` leaves the views out of `infos`. Störtebeker is played in C where that
    can be, `native=False` does without: it is the same game.
    """
    return table_env(game, players, True, **settings)


def raw_env(game: Game | str, players: int | None = None, **settings: Any) -> "TableEnv":
    """The same, but an illegal action is refused with a ValueError, and the game goes on."""
    return table_env(game, players, False, **settings)


def table_env(
    game: Game | str, players: int | None, forfeit: bool, options: Data | None = None, native: bool | None = None,
    **settings: Any,
) -> "TableEnv":  # fmt: skip
    return TableEnv(turns(game, players, options, native), forfeit, **settings)


def parallel_env(game: Game | str, players: int | None = None, **settings: Any) -> "SideBySide":
    """The same for programs in which all agents act in every cycle: only the action of whoever is asked counts.

    An action that is not legal is replaced by a legal one at random.
    """
    return SideBySide(Play(game, players, settings.pop("options", None)), **settings)


class Agents:
    """What both kinds of environment have: agents `player_1` and so on, and their spaces."""

    play: Play

    def __init__(self, render_mode: str | None, max_cycles: int | None, views: bool) -> None:
        play = self.play
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

    def render(self) -> Any:
        """The table as whoever is asked sees it; at the end as the first seat does."""
        state = self.play.state
        return self.play.render(self.render_mode, 0 if state.is_over() else self.play.asked())

    def close(self) -> None:
        """There is nothing to close."""


class TableEnv(Agents, AECEnv):
    """A table at which one seat after the other is asked.

    PettingZoo's usual checks are built in: its wrappers would cost more than the game.
    """

    def __init__(
        self, play: Turns, forfeit: bool, render_mode: str | None = None, max_cycles: int | None = None,
        views: bool = True,
    ) -> None:  # fmt: skip
        AECEnv.__init__(self)
        self.play: Turns = play
        self.forfeit = forfeit
        self.is_live = False  # whether somebody is asked
        self.steps = 0
        Agents.__init__(self, render_mode, max_cycles, views)

    def reset(self, seed: int | None = None, options: Data | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Data] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.steps += 1
        self.is_live = True
        self.turn_to(self.play.seat)

    def turn_to(self, seat: int) -> None:
        """The next who is asked."""
        self.agent_selection = agent = self.possible_agents[seat]
        if self.views:
            self.infos[agent] = Info(self.play, seat)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if self.steps == 0:
            EnvLogger.error_agent_iter_before_reset()
        while self.agents and max_iter > 0:
            before = self.steps
            yield self.agent_selection
            assert self.steps != before, "need to call step() or reset() in a loop over `agent_iter`"
            max_iter -= 1

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        return self.play.seen() if seat == self.play.seat else self.play.observation(seat)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Data]:
        if self.is_live:
            return self.play.seen() if observe else None, 0.0, False, False, self.infos[self.agent_selection]
        found: tuple[Any, float, bool, bool, Data] = super().last(observe)
        return found

    def step(self, action: Any) -> None:
        self.steps += 1
        if not self.is_live:
            self.step_of_the_dead(action)
            return
        try:
            seat = self.play.choose_next(int(action))
        except IllegalIndex:
            self.refuse(action)
            return
        self.cycles += 1
        if seat == OVER:
            self.end(self.play.gains(), False)
        else:
            self.turn_to(seat)
            if self.cycles == self.max_cycles:
                self.end([0.0] * self.play.players, True)

    def end(self, gains: list[float], cut_short: bool) -> None:
        """Nobody is asked any more: all are told what the game has brought, the first one first."""
        self.is_live = False
        for agent in self.agents:
            seat = self.seats[agent]
            self.rewards[agent] = self._cumulative_rewards[agent] = gains[seat]
            (self.truncations if cut_short else self.terminations)[agent] = True
            if self.views:
                self.infos[agent] = Info(self.play, seat)
        self.agent_selection = self.agents[0]

    def refuse(self, action: Any) -> None:
        """An action that is not legal costs the game, or nothing at all."""
        agent = self.agent_selection
        assert self.action_space(agent).contains(action), "action is not in action space"
        if not self.forfeit:
            raise ValueError(f"{action} is no legal action of {agent}; the mask marks those that are")
        EnvLogger.warn_on_illegal_move()
        self.end([ILLEGAL if agent == other else 0.0 for other in self.possible_agents], False)

    def step_of_the_dead(self, action: Any) -> None:
        """Whoever has heard the end leaves."""
        if self.steps == 1:
            self.steps = 0
            EnvLogger.error_step_before_reset()
        elif not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        else:
            self._was_dead_step(action)


class SideBySide(Agents, ParallelEnv):
    """A table at which all agents act in every cycle, and whoever is asked is heard."""

    def __init__(
        self, play: Play, render_mode: str | None = None, max_cycles: int | None = None, views: bool = True
    ) -> None:
        self.play = play
        Agents.__init__(self, render_mode, max_cycles, views)

    def reset(self, seed: int | None = None, options: Data | None = None) -> tuple[Data, Data]:
        self.begin(seed)
        return self.observations(), {agent: self.info(agent) for agent in self.agents}

    def info(self, agent: str) -> Data:
        return {"view": self.play.view(self.seats[agent])} if self.views else {}

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
