"""The variants and optional rules."""

from typing import ClassVar

from flibuste.engine import option
from flibuste.engine.option import Option


class Rules(option.Rules):
    """The options in use."""

    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("length", "4.1b", "standard", ("standard", "long")),
        Option("pirates", "3.0.6d", "random", ("random", "draft")),
        Option("deployment", "3.0.7d", "open", ("open", "secret", "random")),
        Option("slow_pardon", "17.2#8g"),
        Option("retire_in_pirate_port", "4.5K"),
    )
    length: str
    pirates: str
    deployment: str
    slow_pardon: bool
    retire_in_pirate_port: bool
