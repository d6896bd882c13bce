"""11.3, 12 – Abilities that only answer yes or no: the rules do the rest where the trait is asked for."""

from typing import ClassVar, Final

from flibuste.games.davyjones.rules.abilities.power import Power
from flibuste.games.davyjones.table import codes, traits


class OnceATurn(Power):
    """11.1.7 – A trait that can be used once in each turn."""

    ONCE: ClassVar[bool] = True


PLAIN_POWERS: Final[dict[int, Power]] = {
    codes.MOVE_AND_SHOOT: Power(traits.CAPTAIN),
    codes.SHOOT_THEN_MOVE: Power(traits.MOVES_AFTER_SHOOTING),
    codes.BOARD_AT_S: Power(traits.BOARDS_AT_S),
    codes.BOARD_TAKE_ALL_TREASURE: Power(traits.TAKES_ALL),
    codes.BOARD_KILL_ALL_CREW: Power(traits.KILLS_ALL),
    # 11.3.11 – either of the two, as the winner likes
    codes.BOARD_TAKE_ALL_OR_KILL_ALL: Power(traits.TAKES_ALL | traits.KILLS_ALL),
    codes.BOARD_ALSO_MAST: Power(traits.ALSO_MAST),
    codes.BOARD_TWO_PRIZES: Power(traits.TWO_PRIZES),
    codes.BOARD_CAPTURE_TOP_CREW: Power(traits.CAPTURES_TOP),
    codes.IGNORE_FIRST_HIT_FULL_MASTS: Power(traits.FIRST_HIT_SHIELD),
    codes.TWO_HITS_PER_MAST: Power(traits.TWO_HITS_A_MAST),
    codes.TWO_MASTS_PER_HIT: Power(traits.TWO_MASTS_A_HIT),
    codes.DOUBLE_RANGE_ROLL6: Power(traits.DOUBLE_RANGE),
    codes.CANNONS_PERSIST: Power(traits.GUNS_LAST),
    codes.RAM_CANNOT_REMOVE_MASTS: Power(traits.RAM_PROOF),
    codes.REROLL_ONE: OnceATurn(traits.REROLLS),
    codes.FOG_TELEPORT: Power(traits.FOG_TRAVELLER),
    codes.ANY_NATION_CREW: Power(traits.ALL_NATIONS),
    codes.CURSED_CREW_OK: Power(traits.CURSED_WELCOME),
    codes.RAID_HOME: Power(traits.RAIDS_HOMES),
    codes.TRADE_ISLAND_TREASURE: Power(traits.TRADES),
    codes.CREW_PROTECTED: Power(traits.CREW_PROTECTED),
    codes.IGNORE_TERRAIN: Power(traits.TERRAIN_PROOF),
    codes.ROLL1_LOSES_MAST: Power(traits.UNLUCKY),
    codes.NO_CREW: Power(traits.NO_CREW),
    codes.DERELICT_MOVE_S: Power(traits.DERELICT_MOVES),
    codes.DOCK_AND_EXPLORE: Power(traits.EXPLORES_ON_DOCKING),
    codes.REPAIR_ANYWHERE: Power(traits.REPAIRS_ANYWHERE),
    codes.CANNONEER_RESHOOT: OnceATurn(traits.RESHOOTS),
    codes.NO_CARGO_SPACE: Power(),  # of the card: pieces.Crew.space
    codes.LINK_CHOOSE_FRENCH: Power(),  # of the card: fleet.chooses_link
    codes.ONLY_ON_SHIP: Power(),  # of the card: force.is_active
    codes.MONKEYS_PAW: OnceATurn(traits.PAW_HIT),
    codes.LIVESTOCK: Power(),  # face down until it is used: livestock.py
    codes.HOLY_WATER: Power(traits.SHIELDED),
    codes.RED_SKULL: Power(traits.ALL_CURSED),
}
