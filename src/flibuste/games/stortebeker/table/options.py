"""4 – The variants."""

from typing import ClassVar

from flibuste.engine import option
from flibuste.engine.option import Option


class Rules(option.Rules):
    """4 – The variants in use."""

    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("bonus", "4.1.1"),
        Option("open_row", "4.2.1"),
        Option("failure_ends_boarding", "4.3.1"),
        Option("counter_ends_boarding", "4.4.1"),
        Option("three_ships", "4.5.1"),
        Option("tie_from", "2.4.9", "boarder", ("boarder", "starter")),
    )
    bonus: bool
    open_row: bool
    failure_ends_boarding: bool
    counter_ends_boarding: bool
    three_ships: bool
    tie_from: str
