"""15 – The options of a table, as the rules ask for them."""

from math import isqrt
from typing import Any, ClassVar, Final

from flibuste.engine import option
from flibuste.engine.option import NumberOption, Option
from flibuste.games.davyjones.fleets.option import FLEETS, FleetOption, TotalOption

Data = dict[str, Any]

BY_PLAYERS: Final = "by-players"
RAMMER: Final = "rammer"
_USUAL_TOTAL: Final = 40
_TABLES: Final = {2: (121900, 91400), 3: (152400, 121900), 4: (182900, 121900)}


class DegreesOption(Option):
    """Degrees, which the rules count in hundredths."""

    def for_rules(self, value: bool | str) -> Any:
        return 100 * int(value)


class Rules(option.Rules):
    """15 – The options in use, and the size of the table that follows from them (15.3)."""

    OPTIONS: ClassVar[tuple[Option, ...]] = (
        TotalOption("build_total", "15.1", "40", ("40", "60")),
        *[FleetOption(name, seat) for seat, name in enumerate(FLEETS, start=1)],
        Option("set_up", "2.1.2", "automatic", ("automatic", BY_PLAYERS)),
        NumberOption("terrain", "15.2", "0", ("0", "1", "2", "3", "4")),
        Option("square_table", "15.3"),
        Option("keep_treasure", "15.4"),
        DegreesOption("turn_limit", "15.5", "90", ("90", "60", "180")),
        Option("uniques_on_top", "15.6"),
        Option("ram_compare", "15.7", "rammed", ("rammed", RAMMER)),
        Option("limit_per_name", "15.8"),
        Option("other_events", "15.9"),
        Option("generic_for_all", "15.10"),
        Option("cancel_any_turn", "15.11"),
        Option("come_about", "15.12"),
        Option("winner_picks", "15.13"),
        NumberOption("stall_rounds", "15.15", "30", ("30", "10")),
        NumberOption("max_rounds", "15.16", "200", ("200", "60")),
        Option("even_start", "15.17"),
    )
    build_total: int
    fleet_a: str
    fleet_b: str
    fleet_c: str
    fleet_d: str
    set_up: str
    terrain: int
    square_table: bool
    keep_treasure: bool
    turn_limit: int
    uniques_on_top: bool
    ram_compare: str
    limit_per_name: bool
    other_events: bool
    generic_for_all: bool
    cancel_any_turn: bool
    come_about: bool
    winner_picks: bool
    stall_rounds: int
    max_rounds: int
    even_start: bool

    def __init__(self, seats: int = 2, chosen: Data | None = None) -> None:
        super().__init__(chosen)
        self.width, self.height = _TABLES[seats]
        if self.square_table and seats == 2:
            self.width = self.height
        if self.build_total > _USUAL_TOTAL:  # 13.1.2 – more islands need more sea
            self.width = enlarged(self.width, self.build_total)
            self.height = enlarged(self.height, self.build_total)


def enlarged(length: int, total: int) -> int:
    """13.1.2 – A side of a table for this build total: its area grows with it."""
    return length * isqrt(total * 10000 // _USUAL_TOTAL) // 100
