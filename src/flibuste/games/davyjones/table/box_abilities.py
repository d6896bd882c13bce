"""11, 12 – Reading the effects of a card: each with the values it needs and no others."""

from typing import Any, Final

from flibuste.engine.option import BadOption
from flibuste.games.davyjones.table import codes
from flibuste.games.davyjones.table.codes import EFFECTS, LAST_OF_CREW, clause_of
from flibuste.games.davyjones.table.constants import CONDITIONS, NATIONS, SEGMENTS
from flibuste.games.davyjones.table.pieces import Ability, Box

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

    def read(self, where: str, entry: Any, is_treasure: bool) -> list[Ability]:
        return [self.ability(where, effect, is_treasure) for effect in entry.get("effects", [])]

    def ability(self, where: str, data: Any, is_treasure: bool) -> Ability:
        effect = word_of(f"{where}: effect", data.get("do"), EFFECTS)
        if effect == 0 or (effect > LAST_OF_CREW) != is_treasure:
            whose = "unique treasures" if is_treasure else "ships and crew"
            raise BadOption(f"{where}: {EFFECTS[effect]!r} is no effect of {whose}")
        _check_values(where, effect, data)
        name = " ".join([EFFECTS[effect], *(f"{key}={data[key]}" for key in sorted(data) if key != "do")])
        if name not in self.known:
            self.known[name] = self.make(where, effect, name, data)
        return self.known[name]

    def make(self, where: str, effect: int, name: str, data: Any) -> Ability:
        ability = Ability(len(self.box.abilities), effect, name, clause_of(effect))
        ability.value = int(data.get("value", data.get("factor", 0)))
        ability.on = int(data.get("on", 0))
        ability.rank = int(data.get("rank", 0))
        ability.dice = int(data.get("dice", 0))
        ability.loss = int(data.get("loss", 0))
        if "vs" in data:
            vs = str(data["vs"])
            ability.vs_others = vs.startswith("not-")
            ability.vs = word_of(f"{where}: vs", vs.removeprefix("not-"), NATIONS)
        if "within" in data:
            ability.within = word_of(f"{where}: within", data["within"], SEGMENTS)
        if "segment" in data:
            ability.segment = word_of(f"{where}: segment", data["segment"], SEGMENTS)
        if "range" in data:
            ability.reach = word_of(f"{where}: range", data["range"], SEGMENTS)
        if "condition" in data:
            ability.condition = word_of(f"{where}: condition", data["condition"], CONDITIONS)
        if "ship" in data:
            ability.ship = word_of(f"{where}: ship", data["ship"], list(self.box.ship_of))
        self.box.abilities.append(ability)
        return ability


def _check_values(where: str, effect: int, data: Any) -> None:
    wanted = _VALUES.get(effect, [])
    for value in wanted:
        if not value.startswith("(") and value not in data:
            raise BadOption(f"{where}: the effect {EFFECTS[effect]!r} needs {value}")
    for key in data:
        if key != "do" and key not in wanted and f"({key})" not in wanted:
            raise BadOption(f"{where}: the effect {EFFECTS[effect]!r} has no {key!r}")


def word_of(where: str, value: Any, words: list[str]) -> int:
    """The place of a word in its list; what is not in it is refused with those that are."""
    if value not in words:
        raise BadOption(f"{where}: {value!r} is not one of {', '.join(words)}")
    return words.index(value)
