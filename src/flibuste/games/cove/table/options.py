"""10 – The variants."""

from typing import ClassVar

from flibuste.engine import option
from flibuste.engine.option import Option


class Rules(option.Rules):
    """10 – The variants in use."""

    OPTIONS: ClassVar[tuple[Option, ...]] = (
        Option("several_craftsmen", "10.1.1"),
        Option("marque_if_threatened", "7.3.51"),
        Option("colours", "1.3.1", "by-seat", ("by-seat", "choose")),
    )
    several_craftsmen: bool
    marque_if_threatened: bool
    colours: str
