"""The actions that name a piece of the box: one shared object each, made when the box is opened."""

from typing import TypeVar

from flibuste.engine.action import Action
from flibuste.games.blackbeard.table.actions import (
    PLAIN,
    AssaultPort,
    ChooseZone,
    DiscardCard,
    FitShips,
    MoveKC,
    PlayAgainst,
    PlayAsEvent,
    PlayForActions,
    PlayForBoth,
    RigShip,
    SailKC,
    TradeIn,
)
from flibuste.games.blackbeard.table.constants import (
    AMBITION,
    FIRST_PORT,
    LOCAL_RESISTANCE,
    NONE,
    PIRATE_CONVERTS,
    ZONES,
)
from flibuste.games.blackbeard.table.pirate_actions import (
    RETIREMENTS,
    TRACKS,
    AllyWith,
    ArmShip,
    AskForLetter,
    Attack,
    ConvertPrize,
    DeployTo,
    DigForTreasure,
    DoBusiness,
    DraftPirate,
    FenceHolds,
    GiveChart,
    HitShip,
    Launch,
    MoveTo,
    NameCaptain,
    OfPirate,
    Part,
    PlunderMerchant,
    RansomHostage,
    RecoverCrew,
    RepairShip,
    RetireBy,
    SackPort,
    SailTo,
    SitOut,
    SpotMerchant,
    StealFrom,
    StowHostage,
    TellPirate,
)

P = TypeVar("P", bound=OfPirate)


class Catalogue:
    """Lists of actions by the number of the Pirate, then of the place (Ports from the first), the card or the rest."""

    def __init__(
        self, pirates: list[str], places: list[str], cards: list[str], ships: list[str], hostages: list[str]
    ) -> None:
        self.names = list(enumerate(pirates))
        self.places = places
        self.ports = range(FIRST_PORT, len(places))
        self.add_pirates(hostages)
        self.add_places()
        self.add_cards(list(enumerate(cards)))
        self.ship = [RigShip(number, name) for number, name in enumerate(ships)]
        self.fit = [[fitting(ships, count, plan) for plan in range(1 << count)] for count in range(5)]

    def add_pirates(self, hostages: list[str]) -> None:
        names = self.names
        self.convert = self.each(ConvertPrize)
        self.business = self.each(DoBusiness)
        self.idle = self.each(SitOut)
        self.recover = self.each(RecoverCrew)
        self.sack = self.each(SackPort)
        self.dig = self.each(DigForTreasure)
        self.part = self.each(Part)
        self.arm = self.each(ArmShip)
        self.chart = self.each(GiveChart)
        self.letter = self.each(AskForLetter)
        self.captain = self.each(NameCaptain)
        self.hit = self.each(HitShip)
        self.draft = self.each(DraftPirate)
        self.launch = self.each(Launch)
        self.hostage_to = self.each(StowHostage)
        self.tell = self.each(TellPirate)
        self.steal = [[StealFrom(p, name, q, second) for q, second in names] for p, name in names]
        self.ally = [[AllyWith(p, name, q, second) for q, second in names] for p, name in names]
        self.retire = [[RetireBy(p, name, way) for way in range(len(RETIREMENTS))] for p, name in names]
        self.repair = [[RepairShip(p, name, track) for track in range(len(TRACKS))] for p, name in names]
        self.fence = [[FenceHolds(p, name, holds) for holds in range(16)] for p, name in names]
        self.ransom = [[RansomHostage(p, name, n, kind) for n, kind in enumerate(hostages)] for p, name in names]

    def add_places(self) -> None:
        self.move = self.each_at(MoveTo, range(len(self.places)))
        self.spot = self.each_at(SpotMerchant, self.ports)
        self.plunder = self.each_at(PlunderMerchant, self.ports)
        self.attack = self.each_at(Attack, self.ports)
        self.deploy = self.each_at(DeployTo, range(ZONES))
        self.sail = self.each_at(SailTo, range(ZONES))
        self.sail_kc = [SailKC(zone, self.places[zone]) for zone in range(ZONES)]
        self.kc_move = [MoveKC(place, self.places[place]) for place in range(FIRST_PORT)]
        self.assault = [AssaultPort(place - FIRST_PORT, self.places[place]) for place in self.ports]
        self.zone = [ChooseZone(zone, self.places[zone]) for zone in range(ZONES)]

    def add_cards(self, cards: list[tuple[int, str]]) -> None:
        self.act = [PlayForActions(card, name) for card, name in cards]
        self.lead = [[PlayForActions(card, name, p, leader) for p, leader in self.names] for card, name in cards]
        self.both = [PlayForBoth(card, name) for card, name in cards]
        self.event = [PlayAsEvent(card, name) for card, name in cards]
        self.trade = [TradeIn(card, name) for card, name in cards]
        self.discard = [DiscardCard(card, name) for card, name in cards]
        self.play = [PlayAgainst(card, name) for card, name in cards]
        self.converts = self.with_other(PIRATE_CONVERTS, cards[PIRATE_CONVERTS][1], "17.2#16a")
        self.challenge = self.with_other(AMBITION, cards[AMBITION][1], "17.2#17a")
        name = cards[LOCAL_RESISTANCE][1]
        self.resist = [
            PlayAgainst(LOCAL_RESISTANCE, name, place, NONE, (("port", self.places[place]),), "17.2#13a")
            for place in self.ports
        ]

    def each(self, kind: type[P]) -> list[P]:
        """One for each Pirate."""
        return [kind(p, name) for p, name in self.names]

    def each_at(self, kind: type[P], places: range) -> list[list[P]]:
        """For each Pirate one for each of these places."""
        return [[kind(p, name, place, (("place", self.places[place]),)) for place in places] for p, name in self.names]

    def with_other(self, card: int, name: str, clause: str) -> list[PlayAgainst]:
        """An Anti-Pirate card played for each Pirate."""
        return [PlayAgainst(card, name, NONE, p, (("pirate", other),), clause) for p, other in self.names]

    def every_action(self) -> list[Action]:
        found: list[Action] = list(PLAIN)
        for line in (
            self.convert, self.business, self.idle, self.recover, self.sack, self.dig, self.part, self.arm, self.chart,
            self.letter, self.captain, self.hit, self.draft, self.launch, self.hostage_to, self.tell, self.sail_kc,
            self.kc_move, self.assault,
            self.zone, self.resist, self.act, self.both, self.event, self.trade, self.play, self.discard,
            self.converts, self.challenge, self.ship,
        ):  # fmt: skip
            found += line
        for square in (
            self.steal, self.ally, self.retire, self.repair, self.fence, self.move, self.spot, self.plunder,
            self.attack, self.deploy, self.sail, self.lead, self.fit, self.ransom,
        ):  # fmt: skip
            for row in square:
                found += row
        return found


def fitting(ships: list[str], count: int, plan: int) -> FitShips:
    """3.0.7c – One kind of ship, the first or the second, for each of so many Pirates."""
    return FitShips(plan, [ships[(plan >> index) & 1] for index in range(count)])
