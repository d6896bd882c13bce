"""The four games, and a tiny Störtebeker, as games of OpenSpiel: `pyspiel.load_game("flibuste_cove(players=4)")`.

Importing this module registers them. Chance is explicit: every draw is a chance node. Players decide one after the
other; where they choose in secret at the same time, nobody sees the others' choices before the last is in.
"""

import json
from copy import copy
from functools import cache, partial
from typing import Any, Final

from flibuste.engine.game import Data, Game
from flibuste.engine.registry import game_names, load_game
from flibuste.extras import need
from flibuste.research.branch import Branch, Setting, root
from flibuste.research.encoding import encoding, shares

need("openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

PREFIX: Final = "flibuste_"
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
OUTCOMES: Final = 1024  # more than any draw has


WHOLE: Final[Data] = {}
SMALL: Final[Data] = {
    "components": {
        "setup": {"ships_at_sea": 2, "rear_guard": {"2": 0, "3": 0, "4": 0}, "hand": 1},
        "turn": {"cards_per_turn": 1, "counter_attack_cards": 1},
        "dice": {"colour_faces": ["water"]},
        "cards": {
            "water": {"count": 4, "symbols": 0},
            **{name: {"count": 0, "symbols": 0} for name in ("beans", "bread", "meat", "rum", "bananas")},
        },
        "pirate": {"pirate-4": {"count": 0}, "pirate-3": {"count": 0}, "pirate-2": {"count": 2}},
        "ship": [
            {"id": "Y1", "colour": "yellow", "value": 5, "strength": 8, "needs": {"water": 1}},
            {"id": "R1", "colour": "red", "value": 3, "strength": 6, "needs": {"water": 1}},
        ],
    },
    "longest": 5,
    "small": True,
    "faces": {"boarding": [1, 4]},
}  # two ships, six cards, dice that show 2 or 5, and at most five decisions: the whole tree can be searched


def game_type(name: str, game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=max(2, game.seats.start),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.seats.start),
            "options": "",
            "components": "",
            "longest": 0,
        },
    )


class FlibusteGame(pyspiel.Game):
    """A game for a number of `players`; `options` and `components` are JSON, as Python takes them.

    After `longest` decisions, if it is not 0, whoever has the most points has won.
    """

    kind: Any = None
    name: str = ""
    size: Data = WHOLE

    def __init__(self, params: Data | None = None) -> None:
        params = params or {}
        seats = load_game(self.name).seats
        self.players = int(params.get("players", max(2, seats.start)))
        options: Data = json.loads(params.get("options") or "{}")
        changes = json.loads(params.get("components") or "null") or self.size.get("components")
        self.rules: Game = load_game(self.name, changes)
        limits = {name: value for name, value in self.size.items() if name != "components"}
        limits["longest"] = int(params.get("longest", 0)) or limits.get("longest", 0)
        self.encoding = encoding(self.rules, self.players)
        again = partial(root_of, self.kind.short_name, tuple(sorted(params.items())))
        self.setting = Setting(self.rules, self.players, self.encoding.layout, options, again=again, **limits)
        self.root: Branch | None = None
        super().__init__(self.kind, self.game_info(), params)

    def game_info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setting.longest or self.rules.longest,
        )

    def new_initial_state(self) -> "FlibusteState":
        return FlibusteState(self, self.first())

    def first(self) -> Branch:
        if self.root is None:
            self.root = root(self.setting)
        return self.root

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


@cache
def root_of(name: str, params: tuple[tuple[str, Any], ...]) -> Branch:
    """Where the games with these parameters begin."""
    found: Branch = pyspiel.load_game(name, dict(params)).first()
    return found


class FlibusteState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: FlibusteGame, branch: Branch) -> None:
        super().__init__(game)
        self.branch = branch

    def current_player(self) -> int:
        branch = self.branch
        if branch.asked >= 0:
            return branch.asked
        return TERMINAL if branch.over else CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        branch = self.branch
        return branch.legal() if player == branch.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draw = self.branch.draw
        assert draw is not None
        return draw.outcomes()

    def _apply_action(self, action: int) -> None:
        self.branch = self.branch.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        branch = self.branch
        if branch.draw is not None:
            return f"{branch.draw.label} {action}"
        assert branch.state is not None
        return branch.setting.layout.action(branch.state, player, action).notation

    def is_terminal(self) -> bool:
        return self.branch.over

    def returns(self) -> list[float]:
        branch = self.branch
        return shares(branch.winners, branch.setting.players)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any = None) -> "FlibusteState":
        """A state that this player cannot tell from this one."""
        draw = np.random.random() if probability_sampler is None else probability_sampler()
        branch = self.branch.resampled(player_id, int(draw * 2**53))
        return FlibusteState(self.get_game(), branch)

    def __str__(self) -> str:
        branch = self.branch
        if branch.state is None:
            return f"{branch.setting.game.name}, before the first decision: {branch.values}"
        return json.dumps([branch.setting.game.position_data(branch.state), branch.values], ensure_ascii=False)


class Observer:
    """What a player sees, in numbers (docs/encodings.md) or words; with perfect recall all that he was told, too."""

    def __init__(self, game: FlibusteGame, recall: bool) -> None:
        self.encoding = copy(game.encoding)
        self.recall = recall
        self.tensor: Any = None if recall else np.zeros(self.encoding.size, np.float32)
        self.numbers: Any = np.zeros(self.encoding.size, np.int16)
        self.dict: dict[str, Any] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: FlibusteState, player: int) -> None:
        branch = state.branch
        if self.tensor is not None and branch.state is not None:
            self.encoding.observe(branch.state, player, self.numbers)
            self.tensor[:] = self.numbers

    def string_from(self, state: FlibusteState, player: int) -> str:
        branch = state.branch
        if self.recall:
            return branch.known_to(player)
        return "" if branch.state is None else branch.seen_by(player)


def register(name: str, rules: str, size: Data) -> None:
    """Make a game known to OpenSpiel, in its whole size or a smaller one."""
    kind = game_type(name, load_game(rules))
    pyspiel.register_game(kind, type(f"Flibuste_{name}", (FlibusteGame,), {"kind": kind, "name": rules, "size": size}))


for _name in game_names():
    register(_name, _name, WHOLE)
register("tiny_stortebeker", "stortebeker", SMALL)
