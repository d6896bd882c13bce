"""11, 12 – Reading the effects of a card: each with the values it needs and no others."""

from typing import Any, Final

from flibuste.engine.components import Sheet
from flibuste.engine.option import BadOption
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.codes import EFFECTS, LAST_OF_CREW, clause_of
from flibuste.games.davyjones.table.constants import CONDITIONS, NATIONS, NONE, SEGMENTS
from flibuste.games.davyjones.table.pieces import Ability, Box

_MANY: Final = 100

# The values an effect must have; those in brackets may be left out. All others have none.
_VALUES: Final[dict[int, list[str]]] = {
    codes.CANNON_BONUS: ["value", "(vs)"],
    codes.CANNON_BONUS_IF_CAPTAIN: ["value"],
    codes.CANNON_BONUS_FOLLOWUP: ["value"],
    codes.BOARD_BONUS: ["value", "(vs)"],
    codes.BOARD_BONUS_VS_MONSTER: ["value"],
    codes.BOARD_AT_S: ["within"],
    codes.NOT_SHOT_WITHIN_S: ["within"],
    codes.DOUBLE_RANGE_ROLL6: ["factor", "on"],
    codes.SAME_ACTION_TWICE: ["on"],
    codes.FLEET_TWO_ACTIONS: ["on"],
    codes.POSSESS_CREW: ["on", "within"],
    codes.PUSH_ENEMY_L: ["on", "segment"],
    codes.MONSTER_SPEED_AURA: ["segment", "within"],
    codes.MARK_ISLAND_REMOTE: ["within"],
    codes.MOVE_BONUS: ["segment", "(condition)"],
    codes.CANCEL_ABILITY_S: ["within"],
    codes.DERELICT_MOVE_S: ["segment"],
    codes.EXTRA_CANNON_3S: ["rank", "range"],
    codes.FIREPOT: ["within"],
    codes.CHAINSHOT: ["within"],
    codes.STINKPOT: ["within"],
    codes.SMOKEPOT: ["within"],
    codes.BREATH_SILENCE: ["rank", "range"],
    codes.BREATH_FIRE: ["rank", "range"],
    codes.ONLY_ON_SHIP: ["ship"],
    codes.MARTYRS_AMULET: ["value"],
    codes.WITCHS_BREW: ["within"],
    codes.MAPS_OF_HADES: ["on"],
    codes.SUNKEN_TREASURE: ["dice", "loss"],
}


class AbilityReader:
    """1.15 – Equal effects with equal values become one ability."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.known: dict[str, Ability] = {}

    def read(self, where: str, entry: Sheet, is_treasure: bool) -> list[Ability]:
        effects = entry.sheets("effects") if entry.has("effects") else []
        return [self.ability(where, effect, is_treasure) for effect in effects]

    def ability(self, where: str, data: Sheet, is_treasure: bool) -> Ability:
        effect = data.word("do", EFFECTS)
        if effect == 0 or (effect > LAST_OF_CREW) != is_treasure:
            whose = "unique treasures" if is_treasure else "ships and crew"
            raise BadOption(f"{where}: {EFFECTS[effect]!r} is no effect of {whose}")
        _check_values(where, effect, data.data)
        values = (f"{key}={data.data[key]}" for key in sorted(data.data) if key != "do")
        name = " ".join([EFFECTS[effect], *values])
        found = self.make(effect, name, data)
        if name not in self.known:
            found.number = len(self.box.abilities)
            self.known[name] = found
            self.box.abilities.append(found)
        return self.known[name]

    def make(self, effect: int, name: str, data: Sheet) -> Ability:
        ability = Ability(NONE, effect, name, clause_of(effect))
        ability.value = data.number_or("factor", 0) if data.has("factor") else data.number_or("value", 0, -_MANY, _MANY)
        ability.on = data.number_or("on", 0, 1, 6)
        ability.rank = data.number_or("rank", 0, 2, 6)
        ability.dice = data.number_or("dice", 0, most=_MANY)
        ability.loss = data.number_or("loss", 0, most=_MANY)
        if data.has("vs"):
            vs = data.text("vs")
            ability.vs_others = vs.startswith("not-")
            ability.vs = data.place_of("vs", vs.removeprefix("not-"), NATIONS)
        if data.has("within"):
            ability.within = data.word("within", SEGMENTS)
        if data.has("segment"):
            ability.segment = data.word("segment", SEGMENTS)
        if data.has("range"):
            ability.reach = data.word("range", SEGMENTS)
        if data.has("condition"):
            ability.condition = data.word("condition", CONDITIONS)
        if data.has("ship"):
            ability.ship = data.word("ship", list(self.box.ship_of))
        return ability


def _check_values(where: str, effect: int, data: dict[str, Any]) -> None:
    wanted = _VALUES.get(effect, [])
    for value in wanted:
        if not value.startswith("(") and value not in data:
            raise BadOption(f"{where}: the effect {EFFECTS[effect]!r} needs {value}")
    for key in data:
        if key != "do" and key not in wanted and f"({key})" not in wanted:
            raise BadOption(f"{where}: the effect {EFFECTS[effect]!r} has no {key!r}")
