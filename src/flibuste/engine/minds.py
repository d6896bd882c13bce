"""Where a game's mind is found: in its `judgement/mind.py`, with the weights that were fitted for it."""

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

from flibuste.engine.chance import Chance
from flibuste.engine.mind import Mind
from flibuste.engine.state import State


def find_mind(game: Any, package: str, folder: Path) -> Mind[Any]:
    """The `MIND` of a game, or one that asks its judgement where it has none."""
    name = f"{package}.judgement.mind"
    if not find_room(name):
        return JudgesMind(game)
    kind = import_module(name).MIND
    made: Mind[Any] = kind(fitted_weights(folder, kind.FEATURES))
    made.beliefs = fitted_weights(folder, kind.BELIEFS, "beliefs", kind.EVEN)
    return made


class JudgesMind(Mind[State]):
    """The mind of a game that has none of its own: its judgement is the only feature, and all habits are alike."""

    FEATURES: ClassVar[tuple[str, ...]] = ("judgement",)

    def __init__(self, game: Any) -> None:
        super().__init__([0.1])
        self.game = game

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        found: State = self.game.resample(state, seat, chance)
        return found

    def features(self, state: State) -> list[list[float]]:
        return [[self.game.judge(state, seat)] for seat in range(state.seats)]


def fitted_weights(
    folder: Path, names: tuple[str, ...], part: str = "weights", unfitted: tuple[float, ...] = ()
) -> list[float]:
    """The weights of these names in a part of `judgement/weights.json`; others have 0, or what is given."""
    path = folder / "judgement/weights.json"
    data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    known = data.get(part, {})
    return [float(known.get(name, unfitted[index] if unfitted else 0.0)) for index, name in enumerate(names)]


def find_room(name: str) -> bool:
    """Whether a game has this module."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
