"""4.4Ac, 17.2 – MUST PLAY IMMEDIATELY cards, resolved the moment they are drawn."""

from typing import ClassVar

from flibuste.engine import step as engine_step
from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.blackbeard.rules.crew import damage_speed, party
from flibuste.games.blackbeard.rules.dice import d66, sum_of, throw_dice
from flibuste.games.blackbeard.rules.leaving import eliminate
from flibuste.games.blackbeard.rules.port.ports import (
    destroy_port,
    oust_all,
    place_merchants,
    remove_governor,
    remove_merchant,
)
from flibuste.games.blackbeard.rules.sea.commissioners import remove_kc
from flibuste.games.blackbeard.rules.victory import LAST_CARD, THIRD_PARDON, EndGame
from flibuste.games.blackbeard.table.actions import DiscardCard
from flibuste.games.blackbeard.table.constants import (
    BIT,
    BY_DISASTER,
    BY_DISEASE,
    BY_STORM,
    DISEASE,
    FINGER_OF_FATE,
    FIRST_PORT,
    GENERAL_PARDON,
    MAL_DE_MER,
    NATURAL_DISASTER,
    NEW_GOVERNORS,
    NONE,
    PORTS,
    STORMS,
    TURMOIL,
    ZONES,
)
from flibuste.games.blackbeard.table.events import (
    AMNESTY,
    DISASTER,
    DISEASE_AT,
    FATE_DISCARD,
    HANDS_PASSED,
    LOST_TURN,
    NEW_GOVERNOR,
    PARDON,
    STORM,
    STORM_HIT,
    STORM_KC,
    STORM_WARSHIP,
    TURMOIL_CAME,
)
from flibuste.games.blackbeard.table.piles import cards_left, check_pardon
from flibuste.games.blackbeard.table.state import State


def resolve_must(state: State, card: int) -> None:
    """4.4Ac – The effect of the card; it goes to the discards, Natural Disaster out of the game (17.2#23b)."""
    if card == GENERAL_PARDON:
        pardon(state)
        return
    if card == NATURAL_DISASTER:
        state.put_back(state.removed, card)
        disaster(state)
        return
    state.discard(card)
    if card == STORMS:
        storm(state)
    elif card == NEW_GOVERNORS:
        new_governors(state)
    elif card == DISEASE:
        disease(state)
    elif card == TURMOIL:
        turmoil(state)
    elif card == FINGER_OF_FATE:
        finger_of_fate(state)
    else:
        assert card == MAL_DE_MER
        state.turn_lost = True
        state.tell(LOST_TURN, state.turn)


def pardon(state: State) -> None:
    """17.2#8 – First: back into the deck. Second: amnesty, out until 20 cards are left. Third: the end."""
    state.pardons += 1
    state.tell(PARDON, state.turn, state.pardons)
    state.pardon_aside = True
    if state.pardons >= 3:
        # 17.2#8f – The end.
        state.stack.append(EndGame(THIRD_PARDON))
    elif cards_left(state) == 0:
        # 17.2#8b – As the last card it ends the game as well.
        state.stack.append(EndGame(LAST_CARD))
    elif state.pardons == 1:
        state.pardon_aside = False
        state.put_back(state.deck, GENERAL_PARDON)
    else:
        open_amnesty(state)
        check_pardon(state)


def open_amnesty(state: State) -> None:
    """17.2#8c – For all Pirates on the board now, until the end of the drawer's next Player Turn."""
    state.amnesty = state.turn
    state.amnesty_until = state.turn_number + state.turns_in_round()
    state.tell(AMNESTY, state.turn)
    for number in state.in_play:
        state.pirate(number).pardoned = True


def disease(state: State) -> None:
    """17.2#3a – Every Governor, Pirate and Hostage in that Port dies."""
    port = d66(state, "disease")
    state.tell(DISEASE_AT, state.turn, port)
    remove_governor(state, port)
    for number in state.docked_in(FIRST_PORT + port):
        # 17.2#3b – Scored like any other death.
        eliminate(state, number, BY_DISEASE)


def turmoil(state: State) -> None:
    """17.2#5a – All KC and all Warships return to their pools."""
    state.tell(TURMOIL_CAME, state.turn)
    for seat in range(len(state.players)):
        if state.players[seat].kc != NONE:
            remove_kc(state, seat, False)
    for zone in range(ZONES):
        if state.warship[zone] != NONE:
            state.put_back(state.warship_pool, state.warship[zone])
            state.warship[zone] = NONE


def new_governors(state: State) -> None:
    """17.2#9 – Two Anti-Pirate Governors by D66, not in Pirate Ports or destroyed ones; they oust all Pirates there."""
    for _ in range(2):
        port = d66(state, "governor")
        # 17.2#9c – Never in a Pirate Port.
        while state.pieces.ports[port].nation == NONE or state.destroyed & BIT[port]:
            port = d66(state, "governor")
        if state.anti_pool:
            # 17.2#9b – Whoever was there is gone for good.
            remove_governor(state, port)
            state.governor[port] = state.draw_from(state.anti_pool, "governor-name")
            state.tell(NEW_GOVERNOR, state.turn, state.governor[port], port)
            # 10.53a, 17.2#9d – Without a roll and without Notoriety.
            oust_all(state, port)


def disaster(state: State) -> None:
    """17.2#23 – A Port is destroyed and everyone in it killed; then all Merchants are replaced by 8 new ones."""
    port = state.pieces.disaster_ports[state.chance.die("disaster") - 1]
    state.tell(DISASTER, state.turn, port)
    if not state.destroyed & BIT[port]:
        for number in state.docked_in(FIRST_PORT + port):
            eliminate(state, number, BY_DISASTER)
        destroy_port(state, port)
    for other in range(PORTS):
        remove_merchant(state, other)
    # 17.2#23c – Eight new ones.
    place_merchants(state, state.pieces.disaster_merchants)


# ---- Storms at Sea --------------------------------------------------------------------------------------------------


def storm(state: State) -> None:
    """17.2#20a – The Sea Zone of a D66 Port and every Transit Box connected to it; Bermuda's strikes both zones."""
    port = d66(state, "storm")
    zones = state.pieces.ports[port].zones
    struck: list[int] = []
    for zone in zones:
        state.tell(STORM, state.turn, port, zone)
        storm_board(state, zone)
        struck.append(zone)
        for box in state.pieces.adjacent[zone]:
            # 7.2c – Storms reach the Transit Boxes.
            if box >= ZONES and box not in struck:
                struck.append(box)
    storm_kcs(state, struck)
    storm_pirates(state, struck)
    if state.is_alone():
        # 19.4c – Filled up after every storm.
        place_merchants(state, state.pieces.alone_after_storm)


def storm_board(state: State, zone: int) -> None:
    """17.2#20b, 17.2#20c – All Merchants go; a Warship goes if 2d6 are strictly above its Combat."""
    for port in state.pieces.zone_ports[zone]:
        # 8.21b – Also one that somebody has spotted.
        remove_merchant(state, port)
    kind = state.warship[zone]
    if kind != NONE:
        faces = throw_dice(state, 2, "storm-warship")
        total = sum_of(faces)
        lost = total > state.pieces.warships[kind].combat
        state.tell(STORM_WARSHIP, state.turn, zone, total, 1 if lost else 0, faces)
        if lost:
            state.put_back(state.warship_pool, kind)
            state.warship[zone] = NONE


def storm_kcs(state: State, struck: list[int]) -> None:
    """17.2#20e – Each KC there returns to the pool on 1-4."""
    for seat in range(len(state.players)):
        player = state.players[seat]
        if player.kc != NONE and player.kc_place in struck:
            result = state.chance.die("storm-kc")
            lost = result <= state.pieces.kc_lost
            state.tell(STORM_KC, seat, player.kc, result, 1 if lost else 0)
            if lost:
                remove_kc(state, seat, False)


def storm_pirates(state: State, struck: list[int]) -> None:
    """17.2#20d, 11.4b – 1d6 for each Pirate there, +1 in a Transit Box, on the table; one roll for two allies."""
    for number in caught_in(state, struck):
        pirate = state.pirate(number)
        result = state.chance.die("storm-pirate") + (1 if pirate.place >= ZONES else 0)
        state.tell(STORM_HIT, pirate.owner, number, result)
        if result > len(state.pieces.storm_hits):
            for member in party(state, number):
                eliminate(state, member, BY_STORM)
        else:
            damage_speed(state, number, state.pieces.storm_hits[result - 1], BY_STORM)


def caught_in(state: State, struck: list[int]) -> list[int]:
    """17.2#20d – Every Pirate at sea there when the storm breaks; of two allies one."""
    found: list[int] = []
    for number in state.in_play:
        pirate = state.pirate(number)
        if pirate.place in struck and not (pirate.ally != NONE and pirate.ally < number):
            found.append(number)
    return found


# ---- Finger of Fate -------------------------------------------------------------------------------------------------


def finger_of_fate(state: State) -> None:
    """17.2#7a – Everyone who has a card discards one; choices are sealed."""
    seats: list[int] = []
    for offset in range(state.seats):
        seat = (max(0, state.turn) + offset) % state.seats
        if state.players[seat].hand:
            seats.append(seat)
    if seats:
        state.stack.append(FateDiscard(seats))


class FateDiscard(engine_step.Sealed[State]):
    """17.2#7 – One card each, revealed together; then every hand goes to the next player in Play Order."""

    NAME: ClassVar[str] = "fate-discard"
    CLAUSE: ClassVar[str] = "17.2#7a"

    def choices(self, state: State, seat: int) -> list[Action]:
        found: list[Action] = []
        last = NONE
        for card in state.players[seat].hand:
            if card != last:
                found.append(state.pieces.verbs.discard[card])
            last = card
        return found

    def reveal(self, state: State) -> None:
        for seat in self.seats:
            chosen = self.chosen(seat)
            assert isinstance(chosen, DiscardCard)
            state.players[seat].hand.remove(chosen.card)
            state.discard(chosen.card)
            state.tell(FATE_DISCARD, seat, chosen.card)
        if not state.is_alone():
            pass_hands(state)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if seat not in self.seats or not isinstance(action, DiscardCard):
            return []
        return [Condition(action.card in state.players[seat].hand, "17.2#7a", "card-not-in-hand", action.words)]

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("17.2#7a", "card-not-in-hand")


def pass_hands(state: State) -> None:
    """17.2#7b – Event cards only; whoever receives a hand is told what is in it."""
    hands = [player.hand for player in state.players]
    for seat in range(state.seats):
        giver = (seat - 1) % state.seats
        state.players[seat].hand = hands[giver]
        state.tell(HANDS_PASSED, seat, giver, len(hands[giver]), packed(hands[giver]))


def packed(hand: list[int]) -> int:
    """A hand as one number for the journal: four bits for the number of cards of each title."""
    total = 0
    for card in hand:
        total += 1 << (4 * card)
    return total
