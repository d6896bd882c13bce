"""Which abilities do something in play: python -m tests.games.davyjones.witness [--games 60] [--bots greedy|random]

Only the interpreted rules can be watched. Every power and every question for a trait is replaced by one that notes
the effect code when the answer is not the usual one. Fleets at random, so that all cards come up.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from flibuste.arena.simulate import Plan, play_one
from flibuste.engine.registry import load_game
from flibuste.games.davyjones import codes, force
from flibuste.games.davyjones.power import Power
from flibuste.games.davyjones.state import Ship, State

HOOKS: dict[str, Any] = {
    **{"segment": -1, "lends_segment": -1, "cannon_bonus": 0, "hampers": 0, "bars_shot": False, "board_bonus": 0},
    **{"gun": None, "shot": 0, "breath": 0, "holds_up": False, "use": False},
}
PUSHES = ("ticks", "starts", "watches", "lands")
PACKAGE = "flibuste.games.davyjones."


class Witness:
    """What has been seen: how often a ship carried an ability that acted, by effect code."""

    def __init__(self) -> None:
        self.acted: Counter[int] = Counter()
        self.undo: list[Callable[[], None]] = []

    def __enter__(self) -> "Witness":
        for code, power in enumerate(force.POWERS):
            self.watch(code, power)
        self.watch_traits()
        return self

    def __exit__(self, *_: object) -> None:
        for back in self.undo:
            back()

    def watch(self, code: int, power: Power) -> None:
        for name, usual in HOOKS.items():
            if getattr(type(power), name) is not getattr(Power, name):
                self.replace(power, name, self.noting(code, getattr(power, name), usual))
        for name in PUSHES:
            if getattr(type(power), name) is not getattr(Power, name):
                self.replace(power, name, self.noting_steps(code, getattr(power, name)))

    def replace(self, owner: Any, name: str, value: Any) -> None:
        setattr(owner, name, value)
        self.undo.append(lambda: delattr(owner, name))

    def noting(self, code: int, asked: Callable[..., Any], usual: Any) -> Callable[..., Any]:
        def answer(*args: Any) -> Any:
            found = asked(*args)
            self.acted[code] += found != usual
            return found

        return answer

    def noting_steps(self, code: int, asked: Callable[..., Any]) -> Callable[..., Any]:
        """Those that act by a step or an event of their own."""

        def answer(state: State, *args: Any) -> None:
            before = (len(state.stack), [(token.value, token.face_up) for token in state.tokens])
            asked(state, *args)
            self.acted[code] += before != (len(state.stack), [(token.value, token.face_up) for token in state.tokens])

        return answer

    def watch_traits(self) -> None:
        asked = force.has

        def has(state: State, ship: Ship, trait: int) -> bool:
            found = asked(state, ship, trait)
            if found:
                for ability in ship.force:
                    self.acted[ability.effect] += force.POWERS[ability.effect].traits & trait != 0
            return found

        for name, module in list(sys.modules.items()):
            if name.startswith(PACKAGE) and getattr(module, "has", None) is asked:
                self.patch(module, has, asked)

    def patch(self, module: Any, new: Any, old: Any) -> None:
        module.has = new
        self.undo.append(lambda: setattr(module, "has", old))

    def names(self) -> dict[str, int]:
        return {codes.EFFECTS[code]: self.acted[code] for code in range(len(codes.EFFECTS))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="random")
    wanted = parser.parse_args()
    game = load_game("davyjones")
    plan = Plan("davyjones", 2, wanted.games, "witness", (wanted.bots,), {"terrain": "2"})
    with Witness() as seen:
        for number in range(wanted.games):
            play_one(plan, game, number)
            print(f"\r{number + 1} games, {sum(not count for count in seen.names().values())} not seen yet", end="")
    print()
    for name, count in seen.names().items():
        print(f"{count:8} {name}")


if __name__ == "__main__":
    main()
