"""11.3, 12.7 – The effects a card can have, in the order of the register: an ability is kept as its number here."""

from typing import Final

# 11.3.1 to 11.3.59 – Ships and crew; 12.7 to 12.17 – unique treasures.
EFFECTS: Final = [
    "none",
    "move-and-shoot",
    "shoot-then-move",
    "cannon-bonus",
    "cannon-bonus-if-captain",
    "cannon-bonus-followup",
    "board-bonus",
    "board-bonus-vs-monster",
    "board-at-s",
    "board-take-all-treasure",
    "board-kill-all-crew",
    "board-take-all-or-kill-all",
    "board-also-mast",
    "board-two-prizes",
    "board-capture-top-crew",
    "ignore-first-hit-full-masts",
    "two-hits-per-mast",
    "two-masts-per-hit",
    "not-shot-within-s",
    "immune-l-cannons",
    "double-range-roll6",
    "cannons-persist",
    "ram-cannot-remove-masts",
    "reroll-one",
    "same-action-twice",
    "crew-sacrifice-extra-action",
    "fleet-two-actions",
    "copy-any-ability",
    "possess-crew",
    "push-enemy-l",
    "monster-speed-aura",
    "fog-teleport",
    "any-nation-crew",
    "cursed-crew-ok",
    "steal-touch",
    "raid-home",
    "trade-island-treasure",
    "mark-island-remote",
    "peek-treasure",
    "peek-cargo",
    "crew-protected",
    "move-bonus",
    "ignore-terrain",
    "cancel-ability-s",
    "roll1-loses-mast",
    "no-crew",
    "derelict-move-s",
    "no-cargo-space",
    "dock-and-explore",
    "repair-anywhere",
    "extra-cannon-3s",
    "cannoneer-reshoot",
    "firepot",
    "chainshot",
    "stinkpot",
    "smokepot",
    "breath-silence",
    "breath-fire",
    "link-choose-french",
    "only-on-ship",
    "livestock",
    "martyrs-amulet",
    "monkeys-paw",
    "witchs-brew",
    "maps-of-hades",
    "holy-water",
    "sunken-treasure",
    "eye-of-insanity",
    "cursed-conch",
    "chariot",
    "red-skull",
]

NO_EFFECT: Final = 0
MOVE_AND_SHOOT: Final = 1
SHOOT_THEN_MOVE: Final = 2
CANNON_BONUS: Final = 3
CANNON_BONUS_IF_CAPTAIN: Final = 4
CANNON_BONUS_FOLLOWUP: Final = 5
BOARD_BONUS: Final = 6
BOARD_BONUS_VS_MONSTER: Final = 7
BOARD_AT_S: Final = 8
BOARD_TAKE_ALL_TREASURE: Final = 9
BOARD_KILL_ALL_CREW: Final = 10
BOARD_TAKE_ALL_OR_KILL_ALL: Final = 11
BOARD_ALSO_MAST: Final = 12
BOARD_TWO_PRIZES: Final = 13
BOARD_CAPTURE_TOP_CREW: Final = 14
IGNORE_FIRST_HIT_FULL_MASTS: Final = 15
TWO_HITS_PER_MAST: Final = 16
TWO_MASTS_PER_HIT: Final = 17
NOT_SHOT_WITHIN_S: Final = 18
IMMUNE_L_CANNONS: Final = 19
DOUBLE_RANGE_ROLL6: Final = 20
CANNONS_PERSIST: Final = 21
RAM_CANNOT_REMOVE_MASTS: Final = 22
REROLL_ONE: Final = 23
SAME_ACTION_TWICE: Final = 24
CREW_SACRIFICE_EXTRA_ACTION: Final = 25
FLEET_TWO_ACTIONS: Final = 26
COPY_ANY_ABILITY: Final = 27
POSSESS_CREW: Final = 28
PUSH_ENEMY_L: Final = 29
MONSTER_SPEED_AURA: Final = 30
FOG_TELEPORT: Final = 31
ANY_NATION_CREW: Final = 32
CURSED_CREW_OK: Final = 33
STEAL_TOUCH: Final = 34
RAID_HOME: Final = 35
TRADE_ISLAND_TREASURE: Final = 36
MARK_ISLAND_REMOTE: Final = 37
PEEK_TREASURE: Final = 38
PEEK_CARGO: Final = 39
CREW_PROTECTED: Final = 40
MOVE_BONUS: Final = 41
IGNORE_TERRAIN: Final = 42
CANCEL_ABILITY_S: Final = 43
ROLL1_LOSES_MAST: Final = 44
NO_CREW: Final = 45
DERELICT_MOVE_S: Final = 46
NO_CARGO_SPACE: Final = 47
DOCK_AND_EXPLORE: Final = 48
REPAIR_ANYWHERE: Final = 49
EXTRA_CANNON_3S: Final = 50
CANNONEER_RESHOOT: Final = 51
FIREPOT: Final = 52
CHAINSHOT: Final = 53
STINKPOT: Final = 54
SMOKEPOT: Final = 55
BREATH_SILENCE: Final = 56
BREATH_FIRE: Final = 57
LINK_CHOOSE_FRENCH: Final = 58
ONLY_ON_SHIP: Final = 59
LIVESTOCK: Final = 60
MARTYRS_AMULET: Final = 61
MONKEYS_PAW: Final = 62
WITCHS_BREW: Final = 63
MAPS_OF_HADES: Final = 64
HOLY_WATER: Final = 65
SUNKEN_TREASURE: Final = 66
EYE_OF_INSANITY: Final = 67
CURSED_CONCH: Final = 68
CHARIOT: Final = 69
RED_SKULL: Final = 70
LAST_OF_CREW: Final = 59  # unique treasures come after


def clause_of(effect: int) -> str:
    """The clause of an effect: 11.3.1 to 11.3.59, then 12.7 to 12.17."""
    return f"11.3.{effect}" if effect <= LAST_OF_CREW else f"12.{effect - 53}"
