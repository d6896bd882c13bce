"""7.5 – Broadside cards: for the one broadside about to be fired."""

from typing import ClassVar

from flibuste.games.cove.rules.battle.broadside import Shot
from flibuste.games.cove.rules.cards.effects import Effect


class Grapeshot(Effect):
    """7.5.11, 7.5.14 – Dice hit from a lower number on, Smoke or not."""

    NAME: ClassVar[str] = "grapeshot"
    CLAUSE: ClassVar[str] = "7.5.11"
    AMOUNT: ClassVar[str] = "hit_from"

    def load(self, shot: Shot) -> None:
        shot.hit_from = min(shot.hit_from, self.amount) if shot.hit_from else self.amount


class Recoil(Effect):
    """7.5.12, 7.5.15 – After all else the firing ship's own section is damaged, hit or not; several add up."""

    NAME: ClassVar[str] = "recoil"
    CLAUSE: ClassVar[str] = "7.5.12"
    AMOUNT: ClassVar[str] = "hits"
    SECTIONED: ClassVar[bool] = True

    def load(self, shot: Shot) -> None:
        shot.recoil[self.section] += self.amount


class Blast(Effect):
    """7.5.21 – For each hit, damage to a section of every ship present, the firing ship included; several add up."""

    NAME: ClassVar[str] = "blast"
    CLAUSE: ClassVar[str] = "7.5.21"
    AMOUNT: ClassVar[str] = "hits"
    SECTIONED: ClassVar[bool] = True

    def load(self, shot: Shot) -> None:
        shot.blast[self.section] += self.amount


class AllSections(Effect):
    """7.5.31 – Each hit damages all sections of the target."""

    NAME: ClassVar[str] = "all-sections"
    CLAUSE: ClassVar[str] = "7.5.31"

    def load(self, shot: Shot) -> None:
        shot.all_sections = True


class Reload(Effect):
    """7.5.32 – No broadside in the following exchange; several do not add up."""

    NAME: ClassVar[str] = "reload"
    CLAUSE: ClassVar[str] = "7.5.32"
    AMOUNT: ClassVar[str] = "exchanges"

    def load(self, shot: Shot) -> None:
        shot.reload = max(shot.reload, self.amount)
