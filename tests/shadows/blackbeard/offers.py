"""What may be chosen: whom a Pirate may spot, plunder or attack, and when a King's Commissioner may go for him."""

from flibuste.engine.action import Action
from flibuste.games.blackbeard.table.constants import (
    ATTACK,
    CONVERT,
    MOVE_PORT,
    MOVE_TRANSIT,
    MOVE_ZONE,
    PLUNDER,
    SPOT,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State
from tests.shadows.blackbeard.memory import NONE
from tests.shadows.blackbeard.printed import FIRST_PORT, PIRATES, PORTS, ZONES, adjacent, is_pirate_port, port_zones
from tests.shadows.blackbeard.trade import Trade

DECLARED, DURING, AFTER = range(3)
USE_KC = 2  # the bit of "use a King's Commissioner" among the types of AP Actions (4.62a)

# 3.2, 10.31 – In which windows of which Actions a Pirate can be intercepted.
EXPOSED = {
    MOVE_ZONE: (DECLARED, DURING, AFTER),
    MOVE_PORT: (DECLARED,),
    MOVE_TRANSIT: (DECLARED,),
    SPOT: (DECLARED, DURING, AFTER),
    PLUNDER: (DECLARED, DURING),
    CONVERT: (DURING, AFTER),
    ATTACK: (DECLARED, DURING, AFTER),
}
KC_ACTS = {"kc-moved", "kc-chase", "assault", "ousting"}


class Offers(Trade):
    """Compared before each choice."""

    def __init__(self) -> None:
        super().__init__()
        self.hunter = self.prey = self.prey_zone = NONE
        self.lost = False

    # ---- Pirate Actions ---------------------------------------------------------------------------------------------

    def compare_actions(self, state: State, options: list[Action]) -> None:
        """8.11a, 8.21a, 8.5a, 9.51a – What the Pirates of the Pirate Player may do at sea."""
        chosen = {name: set[str]() for name in ("spot", "plunder", "attack", "convert")}
        for action in options:
            if action.verb in chosen:
                chosen[action.verb].add(self.pair(state, action))
        for verb, clause in (("spot", "8.11a"), ("plunder", "8.21a"), ("attack", "9.51a"), ("convert", "8.5a")):
            mine = {word for sheet in self.actors(state) for word in self.may(state, sheet, verb)}
            self.same(f"may {verb}", clause, mine, chosen[verb])

    def pair(self, state: State, action: Action) -> str:
        """Allies act as one (11.2a): the Action is noted for the first of them, whoever is named."""
        words = dict(action.words)
        names = [card["id"] for card in PIRATES]
        number = names.index(words["pirate"])
        ally = state.pirate(number).ally
        first = names[number if ally == NONE else min(number, ally)]
        return " ".join([first, *(word for _, word in action.words[1:])])

    def actors(self, state: State) -> list[Pirate]:
        """4.51a, 4.52a – Everybody, or whose Initiative gave the Actions."""
        own = [state.pirate(number) for number in state.in_play if state.pirate(number).owner == state.turn]
        if state.initiative != NONE:
            own = [sheet for sheet in own if state.initiative in (sheet.number, sheet.ally)]
        return own

    def may(self, state: State, sheet: Pirate, verb: str) -> list[str]:
        """At sea, sober (13.22a), and not where his own player's Commissioner is (10.26c)."""
        crew = [sheet] if sheet.ally == NONE else [sheet, state.pirate(sheet.ally)]
        hunted = state.players[sheet.owner].kc_place == sheet.place
        if sheet.place >= len(ZONES) or hunted or any(each.revels for each in crew):
            return []
        name = PIRATES[min(each.number for each in crew)]["id"]
        if verb == "convert":
            return [name] if sheet.prize != NONE else []
        return [f"{name} {PORTS[port]['id']}" for port in self.targets(state, crew, verb)]

    def targets(self, state: State, crew: list[Pirate], verb: str) -> list[int]:
        near = [port for port in range(len(PORTS)) if crew[0].place in port_zones(port)]
        if verb == "attack":
            return [port for port in near if not is_pirate_port(port) and not (state.destroyed >> port) & 1]
        seen = [port for port in near if any((state.spotters[port] >> each.number) & 1 for each in crew)]
        there = [port for port in near if state.merchant[port] != NONE]
        return [port for port in there if (port in seen) == (verb == "plunder")]

    # ---- interception -----------------------------------------------------------------------------------------------

    def note_hunt(self, name: str) -> None:
        """10.23 – Which Commissioner acts in this turn, and against whom."""
        if name in ("turn", "system-turn"):
            self.hunter, self.prey, self.lost = NONE, NONE, False
        elif name in KC_ACTS and self.hunter == NONE and self.table.active != NONE:
            self.hunter, self.prey = self.seat, self.table.active
            place = self.pirate(self.prey).place
            self.prey_zone = place if place < FIRST_PORT else NONE

    def on_moved(self, pirate: int, place: int) -> None:
        """10.23c – Whoever enters another Sea Zone has shaken it off, even back again; a Port is no other zone."""
        super().on_moved(pirate, place)
        if pirate == self.prey and place < len(ZONES):
            self.lost = self.lost or self.prey_zone not in (place, NONE)
            self.prey_zone = place

    def compare_hunt(self, state: State, seat: int, moment: int, options: list[Action]) -> None:
        """10.24b, 10.24c, 10.31 – The Commissioner in the Pirate's Sea Zone, or in the one beside it."""
        player = state.players[seat]
        if NONE in (player.kc, state.active) or state.cancelled:
            return
        sheet = state.pirate(state.active)
        open_to = moment in EXPOSED.get(state.doing, ()) and sheet.place < len(ZONES) and not sheet.fresh
        if not open_to or not self.is_free(state, seat):
            mine = set[str]()
        elif player.kc_place == sheet.place:
            mine = {"kc-intercept"}
        else:
            mine = {"kc-chase"} if player.kc_place in adjacent(sheet.place) else set()
        told = {action.verb for action in options if action.verb in ("kc-intercept", "kc-chase")}
        self.same("may intercept", "10.31a", mine, told)

    def is_free(self, state: State, seat: int) -> bool:
        """4.61a, 4.62a, 10.23 – One KC in a turn, once in each Action, again only against the same Pirate."""
        if state.types_used & USE_KC:
            return False
        if self.hunter == NONE:
            return not (state.ap_used >> seat) & 1
        sheet = state.pirate(state.active)
        return self.hunter == seat and self.prey in (sheet.number, sheet.ally) and not self.lost
