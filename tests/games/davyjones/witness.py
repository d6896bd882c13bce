"""Which abilities do something in play: python -m tests.games.davyjones.witness [--games 60] [--bots greedy] [EFFECT …]

Only the interpreted rules can be watched. Every power and every question for a trait is replaced by one that notes
the effect code when the answer is not the usual one. First so many games with fleets at random; then, for each ability
that nobody has seen at work, as many games between fleets that have it.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from flibuste.arena.simulate import Plan, play_one
from flibuste.engine.action import Action
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.fleets.data import fleet_line, read_line
from flibuste.games.davyjones.fleets.fleet import Berth, Fleet
from flibuste.games.davyjones.fleets.random_fleet import random_fleet
from flibuste.games.davyjones.rules.abilities import active_abilities as abilities
from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.rules.treasure import livestock
from flibuste.games.davyjones.table import codes, traits
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.token import Token
from tests.games.davyjones.box import BOX

HOOKS: dict[str, Any] = {
    **{"segment": -1, "lends_segment": -1, "cannon_bonus": 0, "hampers": 0, "bars_shot": False, "board_bonus": 0},
    "wards_off": False,
    **{"gun": None, "shot": 0, "breath": 0, "holds_up": False, "use": False},
}
PUSHES = ("ticks", "starts", "watches", "lands")
ATTEMPTS = 1000
COINS = " coins:1-1-1-1-2-2-3-4"
NAMED = ("guichuan:headhunter" + COINS, "executioner:captain-cursed whydah:captain-cursed" + COINS)
OPENS = traits.ALL_NATIONS | traits.CURSED_WELCOME
PACKAGE = "flibuste.games.davyjones."


class Witness:
    """What has been seen: how often a ship carried an ability that acted, by effect code."""

    def __init__(self) -> None:
        self.acted: Counter[int] = Counter()
        self.undo: list[Callable[[], None]] = []

    def __enter__(self) -> "Witness":
        for code, power in enumerate(abilities.POWERS):
            self.watch(code, power)
        self.watch_traits()
        self.watch_nations()
        self.watch_livestock()
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
        asked = abilities.has

        def has(state: State, ship: Ship, trait: int) -> bool:
            found = asked(state, ship, trait)
            if found:
                for ability in ship.active:
                    self.acted[ability.effect] += abilities.POWERS[ability.effect].traits & trait != 0
            return found

        for name, module in list(sys.modules.items()):
            if name.startswith(PACKAGE) and getattr(module, "has", None) is asked:
                self.patch(module, "has", has)

    def watch_nations(self) -> None:
        """Abilities that let crew of other nations work, or make all aboard Cursed."""
        asked, nation_of = abilities.is_active, abilities.nation_of

        def is_active(state: State, ship: Ship, crew: Crew) -> bool:
            found = asked(state, ship, crew)
            if found and abilities.crew_nation(state, ship, crew) != nation_of(state, ship):
                for ability in ship.active:
                    self.acted[ability.effect] += abilities.POWERS[ability.effect].traits & OPENS != 0
            return found

        def nation(state: State, ship: Ship) -> int:
            found = nation_of(state, ship)
            skull = any(has_code(state.tokens[token], codes.RED_SKULL) for token in ship.cargo)
            self.acted[codes.RED_SKULL] += skull and found != ship.card.nation
            return found

        self.patch(abilities, "is_active", is_active)
        self.patch(abilities, "nation_of", nation)

    def watch_livestock(self) -> None:
        chosen = livestock.LureOffer.choose

        def choose(step: Any, state: State, action: Action) -> None:
            self.acted[codes.LIVESTOCK] += action.verb != "pass"
            chosen(step, state, action)

        self.patch(livestock.LureOffer, "choose", choose)

    def patch(self, owner: Any, name: str, new: Any) -> None:
        old = getattr(owner, name)
        setattr(owner, name, new)
        self.undo.append(lambda: setattr(owner, name, old))


def has_code(token: Token, effect: int) -> bool:
    return token.face_up and token.treasure is not None and token.treasure.ability(effect) is not None


def has_effect(fleet: Fleet, effect: int) -> bool:
    cards: list[Any] = [BOX.ships[kind] for kind in fleet.ships]
    cards += [BOX.crew[berth.crew] for berth in fleet.berths if is_at_work(fleet, berth)]
    cards += [BOX.treasures[kind] for kind in fleet.treasures]
    return any(ability.effect == effect for card in cards for ability in card.abilities)


def is_at_work(fleet: Fleet, berth: Berth) -> bool:
    """11.3.59 – Some crew work on one ship only."""
    only = BOX.crew[berth.crew].ability(codes.ONLY_ON_SHIP)
    return only is None or only.ship == fleet.ships[berth.ship]


def fleet_with(effect: int, seed: int) -> str:
    """A fleet with the effect, as a line: one that is named for it, else one at random."""
    for line in NAMED:
        if has_effect(read_line(BOX, line), effect):
            return line
    for attempt in range(ATTEMPTS):
        fleet = random_fleet(BOX, Rules(), Fast(f"{effect} {seed} {attempt}"))
        if has_effect(fleet, effect):
            return fleet_line(BOX, fleet)
    return "random"


def plans(games: int, bots: str, effect: int | None = None) -> Iterator[Plan]:
    for number in range(games):
        options: Data = {"terrain": "2"}
        if effect is not None:
            options |= {"fleet_a": fleet_with(effect, 2 * number), "fleet_b": fleet_with(effect, 2 * number + 1)}
        yield Plan("davyjones", 2, 1, f"witness {number}", (bots,), options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="random")
    parser.add_argument("effects", nargs="*", choices=[*codes.EFFECTS, []], help="only these")
    wanted = parser.parse_args()
    game = load_game("davyjones")
    with Witness() as seen:
        for plan in () if wanted.effects else plans(wanted.games, wanted.bots):
            play_one(plan, game, 0)
        for code, name in enumerate(codes.EFFECTS):
            if wanted.effects and name not in wanted.effects:
                continue
            for plan in plans(wanted.games, wanted.bots, code):
                if seen.acted[code]:
                    break
                play_one(plan, game, 0)
            print(f"{seen.acted[code]:8} {name}", flush=True)


if __name__ == "__main__":
    main()
