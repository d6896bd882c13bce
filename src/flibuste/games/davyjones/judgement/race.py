"""How the race for the treasure would go on if nobody stood in anybody's way: every ship fetches and carries until
nothing is left, and whoever is at an island first takes what it can carry.
"""

from math import exp
from typing import Final

from flibuste.games.davyjones.judgement.chart import NEVER, Prospect, survey, treasure
from flibuste.games.davyjones.judgement.voyage import between, in_turns, way_back
from flibuste.games.davyjones.rules.abilities.active_abilities import has
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.ship import Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import EXPLORES_ON_DOCKING

UNDER_WAY: Final = -2  # where the state has it, and at no island of the plan yet
_FADING: Final = -0.0834  # of a piece of gold for each turn that it is away: 8 % of it
_HASTE: Final = -0.2231  # the same for the gold that wins: a fifth


class Carrier:
    """A ship in the race: where it is at which time, what it carries, and where it is bound for.

    `load` is what it has aboard now, `fetched` what it loads in the race; `trips` how often it has unloaded.
    """

    def __init__(self, prospect: Prospect, is_quick: bool) -> None:
        self.prospect = prospect
        self.seat = prospect.seat
        self.pace = prospect.pace
        self.room = max(0, prospect.room)  # more than the hold may be aboard for a while
        self.hold = max(0, prospect.room + len(prospect.ship.cargo))
        self.is_quick = is_quick
        self.load = prospect.load
        self.fetched = 0.0
        self.trips = 0
        self.time = 0.0
        self.at = UNDER_WAY
        self.goal = NONE
        self.arrival = NEVER
        self.first = NONE  # the island it comes to first

    def unload(self) -> None:
        self.load = 0.0
        self.fetched = 0.0
        self.room = self.hold
        self.trips += 1


class Race:
    """All ships that can carry, and what lies where. What comes of it is summed up by seat: gold counts less for every
    turn until it is home. `aboard` is in a hold now, `fetched` comes with the trip in hand, `later` with those after
    it; `won` is how near the gold is that wins the game (10.1).
    """

    def __init__(self, state: State, prospects: list[Prospect]) -> None:
        self.state = state
        seats = state.seats
        self.aboard = [0.0] * seats
        self.fetched = [0.0] * seats
        self.later = [0.0] * seats
        self.won = [0.0] * seats
        self.home = [player.home for player in state.players]
        self.gold = [float(player.gold()) for player in state.players]
        self.wild = [number for number, land in enumerate(state.islands) if land.home == NONE and land.tokens]
        self.marks = [land.marks for land in state.islands]
        self.stores = [self.stores_for(seat) for seat in range(seats)]
        self.backs = [self.backs_for(seat) for seat in range(seats)]
        self.carriers = [
            Carrier(prospect, has(state, prospect.ship, EXPLORES_ON_DOCKING))
            for prospect in prospects
            if prospect.home < NEVER and (prospect.load > 0.0 or prospect.room > 0)
        ]
        for carrier in self.carriers:
            self.plan(carrier)

    def stores_for(self, seat: int) -> list[list[float]]:
        """What lies on every island, as far as this player knows."""
        found: list[list[float]] = [[] for _ in self.state.islands]
        for island in self.wild:
            found[island] = treasure(self.state, island, seat)
        return found

    def backs_for(self, seat: int) -> list[float]:
        """The ways home from every island."""
        found = [0.0] * len(self.state.islands)
        if self.home[seat] != NONE:
            for island in self.wild:
                found[island] = way_back(self.state, island, self.home[seat])
        return found

    def run(self) -> None:
        """One arrival after the other."""
        while self.go_on():
            pass

    def go_on(self) -> bool:
        """The next arrival; whether there was one."""
        first: Carrier | None = None
        for carrier in self.carriers:
            if carrier.arrival < NEVER and (first is None or carrier.arrival < first.arrival):
                first = carrier
        if first is not None:
            self.arrive(first)
        return first is not None

    def arrive(self, carrier: Carrier) -> None:
        """At home it unloads; at an island it takes what it can, and all who were bound for it look around anew."""
        island = carrier.goal
        carrier.time = carrier.arrival
        carrier.at = island
        if carrier.first == NONE:
            carrier.first = island
        if island == self.home[carrier.seat]:
            self.deliver(carrier)
            self.plan(carrier)
            return
        self.take(carrier, island)
        for other in self.carriers:
            if other.goal == island:
                self.plan(other)

    def deliver(self, carrier: Carrier) -> None:
        seat = carrier.seat
        share = kept(carrier.time)
        self.aboard[seat] += share * carrier.load
        if carrier.trips == 0:
            self.fetched[seat] += share * carrier.fetched
        else:
            self.later[seat] += share * carrier.fetched
        self.gold[seat] += carrier.load + carrier.fetched
        if self.won[seat] == 0.0 and self.gold[seat] > float(self.state.gold) / 2.0:
            self.won[seat] = exp(_HASTE * carrier.time)
        carrier.unload()

    def take(self, carrier: Carrier, island: int) -> None:
        """5.2, 5.5 – The best tokens that fit; from then on the island is known."""
        number = min(carrier.room, len(self.stores[carrier.seat][island]))
        carrier.fetched += worth_of(self.stores[carrier.seat][island], number)
        carrier.room -= number
        self.marks[island] |= 1 << carrier.seat
        for stores in self.stores:
            del stores[island][:number]

    def plan(self, carrier: Carrier) -> None:
        """Straight home with the load, or by way of the island that pays best."""
        seat = carrier.seat
        load = carrier.load + carrier.fetched
        carrier.goal = NONE
        carrier.arrival = NEVER
        best = 0.0
        if load > 0.0:
            carrier.goal = self.home[seat]
            carrier.arrival = self.arrival_home(carrier)
            best = load * kept(carrier.arrival)
        if carrier.room == 0:
            return
        for island in self.wild:
            store = self.stores[seat][island]
            if store:
                loaded = self.arrival_at(carrier, island)
                value = load + worth_of(store, carrier.room)
                value *= kept(loaded + in_turns(self.backs[seat][island] / carrier.pace))
                if value > best and loaded < NEVER:
                    best = value
                    carrier.goal = island
                    carrier.arrival = loaded

    def arrival_home(self, carrier: Carrier) -> float:
        if carrier.at == UNDER_WAY:
            return carrier.prospect.home
        return carrier.time + in_turns(self.backs[carrier.seat][carrier.at] / carrier.pace)

    def arrival_at(self, carrier: Carrier, island: int) -> float:
        """When it has loaded there (5.1, 5.5): the turn after it docked, or at once where the fleet has been before."""
        if carrier.at == UNDER_WAY:
            return carrier.prospect.loads[island]
        if carrier.at == island:
            return NEVER
        if carrier.at == self.home[carrier.seat]:
            length = self.backs[carrier.seat][island]
        else:
            length = between(self.state, carrier.at, island)
        explores = 0.0 if carrier.is_quick or self.marks[island] >> carrier.seat & 1 else 1.0
        return carrier.time + in_turns(length / carrier.pace) + explores


def bound_for(state: State, ship: Ship) -> int:
    """The island that this ship comes to first, or NONE if it has nothing to fetch or to bring."""
    race = Race(state, survey(state))
    for carrier in race.carriers:
        if carrier.prospect.ship is ship:
            while carrier.first == NONE and race.go_on():
                pass
            return carrier.first
    return NONE


def kept(turns: float) -> float:
    """What is left of a piece of gold that is so many turns away."""
    return exp(_FADING * turns)


def worth_of(store: list[float], spaces: int) -> float:
    """The best tokens that fit."""
    total = 0.0
    for place in range(min(spaces, len(store))):
        total += store[place]
    return total
