"""1.6, 15.1 – The fleets and the build total as options of a table."""

from typing import Any, Final

from flibuste.engine.option import NumberOption, Option

RANDOM: Final = "random"
READY: Final = "ready"
CHANCES: Final = (RANDOM, READY)
FLEETS: Final = ("fleet_a", "fleet_b", "fleet_c", "fleet_d")
_LEAST: Final = 10
_MOST: Final = 150


class FleetOption(Option):
    """1.6 – At random, one of those ready-made by chance, the name of one, or a line of its own."""

    def __init__(self, name: str, seat: int) -> None:
        super().__init__(name, "1.6", RANDOM, CHANCES)
        self.seat = seat
        self.built = True

    def read(self, value: Any) -> bool | str:
        return value if isinstance(value, str) and value not in self.choices else super().read(value)


class TotalOption(NumberOption):
    """15.1 – Any build total; those listed are the usual ones."""

    def read(self, value: Any) -> bool | str:
        if str(value).isdecimal() and _LEAST <= int(value) <= _MOST:
            return str(int(value))
        return super().read(value)
