"""Pirates of Davy Jones' Curse (WizKids, 2006): fleets of ships, monsters and cursed crews on an open table."""

from collections.abc import Iterable
from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.game import Data, Game, Say
from flibuste.engine.refusal import Refusal
from flibuste.engine.state import State as EngineState
from flibuste.games.davyjones.fleets import building
from flibuste.games.davyjones.fleets.data import ready_fleets
from flibuste.games.davyjones.fleets.of_options import fleet_faults
from flibuste.games.davyjones.knowledge.held import held
from flibuste.games.davyjones.knowledge.outlook import outlook
from flibuste.games.davyjones.knowledge.piece_names import piece_names
from flibuste.games.davyjones.notation.domains import domains
from flibuste.games.davyjones.notation.position import everything
from flibuste.games.davyjones.notation.spelling import parse, spoken
from flibuste.games.davyjones.rules.abilities.every_ability import ABILITY_LABELS
from flibuste.games.davyjones.rules.sea.preview import preview
from flibuste.games.davyjones.rules.setup.placing_preview import placing
from flibuste.games.davyjones.rules.setup.procedure import set_up
from flibuste.games.davyjones.table.actions.samples import sample_actions
from flibuste.games.davyjones.table.box import open_box
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.state import State


class DavyJones(Game[State]):
    """15.14 – For two players; up to four."""

    name = "davyjones"
    title = "Pirates of Davy Jones' Curse"
    seats = range(2, 5)
    default_seats = 2
    rules_version = 2
    options = Rules.OPTIONS
    brief: ClassVar[Data] = {"stall_rounds": "10"}
    used: ClassVar[dict[str, tuple[str, ...]]] = {
        "found": ("taken treasure",), "event-played": ("played card-event event",), "copied": ("played power",)
    }  # fmt: skip
    estimated: ClassVar[tuple[str, ...]] = ("capacity", "room")
    labels: ClassVar[dict[str, str]] = {
        name: "number"
        for name in [
            *("first", "place", "terrain-type", "home", "berth", "deal", "crew", "fleet", "terrain", "fog-exit"),
            *("break-free", "scuttle", "fire", "fear", "cannon", "ram", "boarding"),
        ]
    } | ABILITY_LABELS
    ordered = ("at", "stern", "corners")
    end_reasons = ("gold", "no-moves", "no-gold", "stalled", "longest")
    longest = 60_000

    def open_box(self) -> None:
        self.box = open_box(self.sheet)
        self.ready = ready_fleets(self.box, self.sheet)
        self.domains |= domains(self.box)

    def blank(self, seats: int, options: Data, chance: Chance) -> State:
        return State(self.box, Rules(seats, options), seats, chance)

    def set_up(self, state: State) -> None:
        set_up(state, self.ready)

    def build(self, option: str, options: Data, edit: Data | None, chance: Chance, say: Say) -> Data:
        return building.build(self.box, self.ready, options, option, edit, chance, say)

    def build_pieces(self, option: str, options: Data, say: Say) -> Data:
        return building.catalogue(self.box, options, say)

    def built_title(self, option: str, value: str, say: Say) -> str:
        return building.title_of(self.box, self.ready, value, say)

    def option_faults(self, options: Data, seats: int) -> list[Refusal]:
        return fleet_faults(self.box, self.ready, options, seats)

    def sample_actions(self) -> Iterable[Action]:
        return sample_actions()

    def everything(self, state: State) -> Data:
        return everything(self.domains, state)

    def parse(self, text: str, state: EngineState | None = None) -> Action:
        return parse(text)

    def preview(self, state: State, seat: int, action: Action) -> Data | None:
        """The course of a plan, and the view with it for the picture."""
        found = preview(state, action)
        if found is None:
            return self.preview_refused(state, seat, action)
        return found | {"view": self.view(state, seat) | {"planned": found}}

    def preview_refused(self, state: State, seat: int, action: Action) -> Data | None:
        """2.2.3 – A piece that is laid shows how far it is from the nearest one, also where it is too near."""
        found = placing(state, action)
        return None if found is None else found | {"view": self.view(state, seat) | {"placing": found}}

    def outlook(self, state: State, seat: int, action: Action, say: Say) -> str:
        return outlook(state, action, say)

    def points(self, state: State) -> list[int]:
        return [player.gold() for player in state.players]

    def beginner(self, state: State) -> int:
        return state.first

    def held(self, state: State) -> list[list[str]]:
        return held(state)

    def spoken(self, name: str, word: str) -> str:
        """13.6.1 – Hundredths are for the rules: people hear whole millimetres and degrees."""
        return spoken(name, word)

    def piece_names(self, state: State, seat: int, say: Say) -> dict[str, str]:
        return piece_names(state, seat, say)


GAME = DavyJones
