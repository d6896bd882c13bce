"""Pirates of Davy Jones' Curse (WizKids, 2006): fleets of ships, monsters and cursed crews on an open table."""

from collections.abc import Iterable
from math import isqrt
from typing import Any, ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.game import Data, Game, Say
from flibuste.engine.option import BadOption, Option
from flibuste.engine.refusal import Refusal
from flibuste.engine.state import State as EngineState
from flibuste.games.davyjones.fleets.check import faults_of
from flibuste.games.davyjones.fleets.data import ready_fleets
from flibuste.games.davyjones.fleets.fleet import Fleet, FleetRules
from flibuste.games.davyjones.fleets.option import (
    CHANCES,
    FleetOption,
    built,
    catalogue,
    dock_of,
    faults_in,
    fleet_rules,
    title_of,
)
from flibuste.games.davyjones.fleets.random_fleet import random_fleet
from flibuste.games.davyjones.knowledge.piece_names import piece_names
from flibuste.games.davyjones.notation import position
from flibuste.games.davyjones.notation import spelling as notation
from flibuste.games.davyjones.notation.domains import domains
from flibuste.games.davyjones.rules.abilities import every_ability as abilities
from flibuste.games.davyjones.rules.sea import preview
from flibuste.games.davyjones.rules.setup.fleet_arrives import muster_fleet
from flibuste.games.davyjones.rules.setup.procedure import begin
from flibuste.games.davyjones.table.actions.samples import sample_actions
from flibuste.games.davyjones.table.box import open_box
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.state import State

FLEETS = ("fleet_a", "fleet_b", "fleet_c", "fleet_d")
TABLES = {2: (121900, 91400), 3: (152400, 121900), 4: (182900, 121900)}
_POWERS = abilities.ALL_POWERS
_LEAST = 10
_MOST = 150


class TotalOption(Option):
    """15.1 – Any build total; those listed are the usual ones."""

    def read(self, value: Any) -> bool | str:
        if str(value).isdecimal() and _LEAST <= int(value) <= _MOST:
            return str(int(value))
        return super().read(value)


class DavyJones(Game[State]):
    """15.14 – For two players; up to four."""

    name = "davyjones"
    title = "Pirates of Davy Jones' Curse"
    seats = range(2, 5)
    default_seats = 2
    options = (
        TotalOption("build_total", "15.1", "40", ("40", "60")),
        *(FleetOption(name, seat) for seat, name in enumerate(FLEETS, start=1)),
        Option("set_up", "2.1.2", "automatic", ("automatic", "by-players")),
        Option("terrain", "15.2", "0", ("0", "1", "2", "3", "4")),
        Option("square_table", "15.3"),
        Option("keep_treasure", "15.4"),
        Option("turn_limit", "15.5", "90", ("90", "60", "180")),
        Option("uniques_on_top", "15.6"),
        Option("ram_compare", "15.7", "rammed", ("rammed", "rammer")),
        Option("limit_per_name", "15.8"),
        Option("other_events", "15.9"),
        Option("generic_for_all", "15.10"),
        Option("cancel_any_turn", "15.11"),
        Option("come_about", "15.12"),
        Option("winner_picks", "15.13"),
        Option("stall_rounds", "15.15", "30", ("30", "10")),
        Option("max_rounds", "15.16", "200", ("200", "60")),
    )
    brief: ClassVar[Data] = {"stall_rounds": "10"}
    estimated: ClassVar[tuple[str, ...]] = ("capacity", "room")
    labels: ClassVar[dict[str, str]] = {
        name: "number"
        for name in [
            *("first", "place", "terrain-type", "home", "berth", "deal", "crew", "fleet", "terrain", "fog-exit"),
            *("break-free", "scuttle", "fire", "fear", "cannon", "ram", "boarding"),
        ]
    } | abilities.ABILITY_LABELS
    end_reasons = ("gold", "no-moves", "no-gold", "stalled", "longest")
    longest = 60_000

    def open_box(self) -> None:
        self.box = open_box(self.components)
        self.ready = ready_fleets(self.box, self.components)
        self.domains |= domains(self.box)

    def blank(self, seats: int, options: Data, chance: Chance) -> State:
        rules = Rules()
        rules.total = int(options["build_total"])
        rules.terrain = int(options["terrain"])
        rules.width, rules.height = TABLES[seats]
        if options["square_table"] and seats == 2:
            rules.width = rules.height
        if rules.total > 40:  # 13.1.2 – the usual tables are for 40 points; more islands need more sea
            rules.width = rules.width * isqrt(rules.total * 10000 // 40) // 100
            rules.height = rules.height * isqrt(rules.total * 10000 // 40) // 100
        rules.turn_limit = 100 * int(options["turn_limit"])
        rules.keep_treasure = options["keep_treasure"]
        rules.uniques_on_top = options["uniques_on_top"]
        rules.ram_rammer = options["ram_compare"] == "rammer"
        rules.limit_per_name = options["limit_per_name"]
        rules.events = options["other_events"]
        rules.generic_for_all = options["generic_for_all"]
        rules.cancel_any_turn = options["cancel_any_turn"]
        rules.come_about = options["come_about"]
        rules.winner_picks = options["winner_picks"]
        rules.by_players = options["set_up"] == "by-players"
        rules.stall_rounds = int(options["stall_rounds"])
        rules.longest_rounds = int(options["max_rounds"])
        rules.fleets = [str(options[name]) for name in FLEETS[:seats]]
        return State(self.box, rules, seats, chance)

    def fleet_of(self, state: State, word: str) -> Fleet:
        """The fleet an option stands for; refused with its faults."""
        rules = self.fleet_rules(state)
        if word == "ready":
            legal = [fleet for fleet in self.ready.values() if not faults_of(self.box, fleet, rules)]
            if legal:
                return legal[state.chance.below(len(legal), "fleet")]
        if word in CHANCES:
            return random_fleet(self.box, rules, state.chance)
        fleet = dock_of(self.box, self.ready, word)
        wrong = faults_of(self.box, fleet, rules)
        if wrong:
            raise BadOption("; ".join(f"{fault.clause}: {fault.reason}" for fault in wrong), wrong[0])
        return fleet

    def fleet_rules(self, state: State) -> FleetRules:
        rules = FleetRules()
        rules.total = state.rules.total
        rules.limit_per_name = state.rules.limit_per_name
        rules.other_events = state.rules.events
        rules.generic_for_all = state.rules.generic_for_all
        rules.uniques_on_top = state.rules.uniques_on_top
        return rules

    def build(self, option: str, options: Data, edit: Data | None, chance: Chance, say: Say) -> Data:
        return built(self.box, self.ready, options, option, edit, chance, say)

    def build_pieces(self, option: str, options: Data, say: Say) -> Data:
        return catalogue(self.box, options, say)

    def built_title(self, option: str, value: str, say: Say) -> str:
        return title_of(self.box, self.ready, value, say)

    def option_faults(self, options: Data, seats: int) -> list[Refusal]:
        """1 – Every fleet keeps the rules of this table."""
        rules = fleet_rules(options)
        values = [str(options[name]) for name in FLEETS[:seats]]
        return [fault for value in values for fault in faults_in(self.box, self.ready, value, rules)]

    def set_up(self, state: State) -> None:
        for seat in range(state.seats):
            muster_fleet(state, seat, self.fleet_of(state, state.rules.fleets[seat]))
        begin(state)

    def sample_actions(self) -> Iterable[Action]:
        return sample_actions()

    def everything(self, state: State) -> Data:
        return position.everything(self.domains, state)

    def parse(self, text: str, state: EngineState | None = None) -> Action:
        return notation.parse(text)

    def preview(self, state: State, seat: int, action: Action) -> Data | None:
        """The course of a plan, and the view with it for the picture."""
        found = preview.preview(state, action)
        return None if found is None else found | {"view": self.view(state, seat) | {"planned": found}}

    def piece_names(self, state: State, seat: int, say: Say) -> dict[str, str]:
        return piece_names(state, seat, say)


GAME = DavyJones
