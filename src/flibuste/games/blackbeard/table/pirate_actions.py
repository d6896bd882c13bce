"""The choices that name a Pirate: what he does with an Action (4.5), and what is decided about him."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.games.blackbeard.table.constants import FIRST_PORT, NONE

Words = tuple[tuple[str, str], ...]


class OfPirate(Action):
    """A choice that names a Pirate; `place` is the place it names too, if any."""

    VERB: ClassVar[str] = ""
    CLAUSE: ClassVar[str] = ""

    def __init__(self, pirate: int, name: str, place: int = NONE, words: Words = (), clause: str = "") -> None:
        super().__init__(self.VERB, clause or self.CLAUSE, (("pirate", name), *words))
        self.pirate = pirate
        self.place = place

    def port(self) -> int:
        """The Port it names, counted from the first Port."""
        return self.place - FIRST_PORT


class PirateAction(OfPirate):
    """4.5 – What one Pirate, or one Alliance, does with an Action."""


class MoveTo(PirateAction):
    """4.5A – Move one step."""

    VERB: ClassVar[str] = "move"
    CLAUSE: ClassVar[str] = "4.5A"


class AtSea(PirateAction):
    """2.2g – What is done in a Sea Zone only."""


class SpotMerchant(AtSea):
    """8.13a – Spot the Merchant of a Port."""

    VERB: ClassVar[str] = "spot"
    CLAUSE: ClassVar[str] = "8.13a"


class PlunderMerchant(AtSea):
    """8.21a – Plunder the Merchant of a Port."""

    VERB: ClassVar[str] = "plunder"
    CLAUSE: ClassVar[str] = "8.21a"


class Attack(AtSea):
    """9.51a – Attack a Port."""

    VERB: ClassVar[str] = "attack"
    CLAUSE: ClassVar[str] = "9.51a"


class ConvertPrize(AtSea):
    """8.5a – Convert the Merchant just plundered."""

    VERB: ClassVar[str] = "convert"
    CLAUSE: ClassVar[str] = "8.5a"


class DigForTreasure(AtSea):
    """17.2#1b – Dig on the Isle of Pines."""

    VERB: ClassVar[str] = "dig"
    CLAUSE: ClassVar[str] = "17.2#1b"


class InPort(PirateAction):
    """9.14a – What only a Docked Pirate does."""


class DoBusiness(InPort):
    """9.41c – In-Port Activities."""

    VERB: ClassVar[str] = "business"
    CLAUSE: ClassVar[str] = "9.41c"


class SackPort(InPort):
    """9.55a – Sack the Port that he has taken."""

    VERB: ClassVar[str] = "sack"
    CLAUSE: ClassVar[str] = "9.55a"


class RecoverCrew(InPort):
    """16.0a – Recover from D&R."""

    VERB: ClassVar[str] = "recover"
    CLAUSE: ClassVar[str] = "16.0a"


class SitOut(InPort):
    """13.23b – Lose the Action that an involuntary D&R costs."""

    VERB: ClassVar[str] = "idle"
    CLAUSE: ClassVar[str] = "13.23b"


class WithOther(InPort):
    """Something between two Pirates in the same Port."""

    def __init__(self, pirate: int, name: str, other: int, second: str) -> None:
        super().__init__(pirate, name, NONE, (("other", second),))
        self.other = other


class StealFrom(WithOther):
    """9.61a – Steal from another player's Pirate."""

    VERB: ClassVar[str] = "steal"
    CLAUSE: ClassVar[str] = "9.61a"


class AllyWith(WithOther):
    """11.1a – Form an Alliance with another of the player's Pirates."""

    VERB: ClassVar[str] = "ally"
    CLAUSE: ClassVar[str] = "11.1a"


RETIREMENTS: Final = (("letter", "18.41Aa"), ("haven", "18.41C"), ("bribe", "18.41Da"), ("pirate-port", "4.5K"))


class RetireBy(InPort):
    """18.41 – Retire in one of four ways."""

    VERB: ClassVar[str] = "retire"

    def __init__(self, pirate: int, name: str, way: int) -> None:
        word, clause = RETIREMENTS[way]
        super().__init__(pirate, name, NONE, (("way", word),), clause)
        self.way = way


class DeployTo(OfPirate):
    """5.15a – Deploy a held Pirate in a Sea Zone."""

    VERB: ClassVar[str] = "deploy"
    CLAUSE: ClassVar[str] = "5.15a"


class Launch(OfPirate):
    """3.0.7e – Deploy a held Pirate where the dice say."""

    VERB: ClassVar[str] = "launch"
    CLAUSE: ClassVar[str] = "3.0.7e"


class DraftPirate(OfPirate):
    """3.0.6d – Choose a Pirate at the start."""

    VERB: ClassVar[str] = "draft"
    CLAUSE: ClassVar[str] = "3.0.6d"


class Part(OfPirate):
    """11.6a – Dissolve the Alliance of this Pirate."""

    VERB: ClassVar[str] = "part"
    CLAUSE: ClassVar[str] = "11.6a"


class EventFor(OfPirate):
    """17.12a – For which Pirate the Event of an AND card is."""


class SailTo(EventFor):
    """17.2#6a – Fair Winds carry him to a Sea Zone."""

    VERB: ClassVar[str] = "sail"
    CLAUSE: ClassVar[str] = "17.2#6a"


class ArmShip(EventFor):
    """17.2#10a – Heavy Guns for his ship."""

    VERB: ClassVar[str] = "arm"
    CLAUSE: ClassVar[str] = "17.2#10a"


class GiveChart(EventFor):
    """17.2#1a – The chart of the Buried Treasure."""

    VERB: ClassVar[str] = "chart"
    CLAUSE: ClassVar[str] = "17.2#1a"


class AskForLetter(OfPirate):
    """17.2#12a – Take a Letter of Marque from the Governor."""

    VERB: ClassVar[str] = "letter"
    CLAUSE: ClassVar[str] = "17.2#12a"


class NameCaptain(OfPirate):
    """14.2c – A held Pirate becomes captain."""

    VERB: ClassVar[str] = "captain"
    CLAUSE: ClassVar[str] = "14.2c"


class HitShip(OfPirate):
    """11.4a – Which ally takes the odd point of damage."""

    VERB: ClassVar[str] = "hit"
    CLAUSE: ClassVar[str] = "11.4a"


class StowHostage(OfPirate):
    """11.7a – Which ally holds the Hostage."""

    VERB: ClassVar[str] = "stow"
    CLAUSE: ClassVar[str] = "11.7a"


class TellPirate(OfPirate):
    """11.7a – Which ally keeps the Information."""

    VERB: ClassVar[str] = "tell"
    CLAUSE: ClassVar[str] = "11.7a"


TRACKS: Final = ("speed", "combat")


class RepairShip(OfPirate):
    """9.44b – One point of Speed or Combat; `track` counts in `TRACKS`."""

    VERB: ClassVar[str] = "repair"
    CLAUSE: ClassVar[str] = "9.44b"

    def __init__(self, pirate: int, name: str, track: int) -> None:
        super().__init__(pirate, name, NONE, (("track", TRACKS[track]),))
        self.track = track


class FenceHolds(OfPirate):
    """9.43a – Fence these Holds, each whole; `holds` has a bit for each."""

    VERB: ClassVar[str] = "fence"
    CLAUSE: ClassVar[str] = "9.43a"

    def __init__(self, pirate: int, name: str, holds: int) -> None:
        chosen = tuple(("hold", str(hold + 1)) for hold in range(4) if (holds >> hold) & 1)
        super().__init__(pirate, name, NONE, chosen)
        self.holds = holds


class RansomHostage(OfPirate):
    """9.42a – Ransom a Hostage of this kind."""

    VERB: ClassVar[str] = "ransom"
    CLAUSE: ClassVar[str] = "9.42a"

    def __init__(self, pirate: int, name: str, kind: int, hostage: str) -> None:
        super().__init__(pirate, name, NONE, (("hostage", hostage),))
        self.kind = kind
