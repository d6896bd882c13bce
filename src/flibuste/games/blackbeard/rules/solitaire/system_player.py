"""19 – The solitaire game: Blackbeard against the System Player's three Pirates."""

from typing import ClassVar

from flibuste.games.blackbeard.rules.crew import WhichZone
from flibuste.games.blackbeard.rules.dice import d66
from flibuste.games.blackbeard.rules.port.ports import has_pro_governor, place_merchants
from flibuste.games.blackbeard.rules.reactions.ap_actions import note_kc, try_kc
from flibuste.games.blackbeard.rules.reactions.card_against import lay_card
from flibuste.games.blackbeard.rules.reactions.limits import may_use_kc, open_cards, open_to_kc, open_without_card
from flibuste.games.blackbeard.rules.reactions.protocol import BI, BX, CARD_OPTION, W1, W3, C, allowed
from flibuste.games.blackbeard.rules.sea.commissioners import Interception
from flibuste.games.blackbeard.rules.sea.mutiny import lose_notoriety
from flibuste.games.blackbeard.rules.sea.warships import WarshipAttack
from flibuste.games.blackbeard.rules.setup import deal_hand, place_governors
from flibuste.games.blackbeard.rules.solitaire.priorities import next_toward, rival_action, winds_for
from flibuste.games.blackbeard.rules.turn.action_phase import declare, end_action, mutinies_first
from flibuste.games.blackbeard.rules.turn.announcement import apply_event, has_event
from flibuste.games.blackbeard.rules.turn.must_play import resolve_must
from flibuste.games.blackbeard.rules.turn.recruits import ChooseShip, place_pirate, rig_pirate
from flibuste.games.blackbeard.rules.turn.turn import Turn, begin_turn, close_turn, suffer_scurvy
from flibuste.games.blackbeard.rules.victory import is_ending
from flibuste.games.blackbeard.table.constants import (
    AMBITION,
    BIT,
    BURIED_TREASURE,
    FAIR_WINDS,
    FIRST_PORT,
    GENERAL_PARDON,
    HEAVY_GUNS,
    LETTER,
    LOCAL_RESISTANCE,
    NO_SEAT,
    NONE,
    PIRATE_CONVERTS,
    PIRATES,
    PORTS,
    RETIRED,
    SCHOONER,
    SLOOP,
    SYSTEM,
    WARSHIP_SIGHTING,
    ZONES,
)
from flibuste.games.blackbeard.table.events import (
    KC_MOVED,
    MUST_PLAY,
    PARDON,
    SYSTEM_PLAYS,
    SYSTEM_TURN,
    TURNED_UP,
)
from flibuste.games.blackbeard.table.piles import draw_event
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State, TableStep

# ---- set-up ---------------------------------------------------------------------------------------------------------


def set_up_alone(state: State) -> None:
    """19.3a – Two Event piles; 19.5a – Governors; 19.4a – 10 Merchants; Blackbeard where they are, then the rivals."""
    pieces = state.pieces
    state.must = [card for card in state.deck if pieces.cards[card].must]
    state.deck = [card for card in state.deck if not pieces.cards[card].must and card != AMBITION]
    state.removed = [AMBITION] * pieces.cards[AMBITION].count
    place_governors(state)
    place_merchants(state, pieces.alone_merchants)
    zones = starting_zones(state)
    place_pirate(state, 0, pieces.blackbeard, zones[0])
    # 19.8a – Four HOLD cards; 19.11c – the other pile is the system's alone; 19.11a – no Pirates in hand.
    deal_hand(state, 0)
    state.rivals = [NONE] * pieces.rivals
    state.stack.append(Turn())
    state.stack.append(RivalsArrive())
    state.stack.append(ChooseShip(0, pieces.blackbeard))
    if len(zones) > 1:
        state.stack.append(WhichZone(0, pieces.blackbeard, zones))


def starting_zones(state: State) -> list[int]:
    """19.6a – The Sea Zone with the most Merchants; of several the one with the best first row of the Cargo Table."""
    counts = [0] * ZONES
    for port in range(PORTS):
        if state.merchant[port] != NONE:
            for zone in state.pieces.ports[port].zones:
                counts[zone] += 1
    most = max(counts)
    best = max(state.pieces.cargo[zone][0] for zone in range(ZONES) if counts[zone] == most)
    return [zone for zone in range(ZONES) if counts[zone] == most and state.pieces.cargo[zone][0] == best]


class RivalsArrive(TableStep):
    """19.1a – The System Player's Pirates are drawn and deployed."""

    NAME: ClassVar[str] = "rivals-arrive"
    CLAUSE: ClassVar[str] = "19.1a"

    def resume(self, state: State) -> None:
        state.stack.pop()
        for slot in range(len(state.rivals)):
            new_rival(state, slot)


class NewRival(TableStep):
    """19.1c – A system Pirate has left play: a new one is drawn in his place."""

    NAME: ClassVar[str] = "new-rival"
    CLAUSE: ClassVar[str] = "19.1c"
    FIELDS: ClassVar[dict[str, str]] = {"old": "pirate"}

    def __init__(self, old: int) -> None:
        super().__init__()
        self.old = old

    def resume(self, state: State) -> None:
        state.stack.pop()
        if self.old in state.rivals:
            new_rival(state, state.rivals.index(self.old))


def new_rival(state: State, slot: int) -> None:
    """19.7a, 19.1b – In the zone of a D66 Port without a Pirate; 1d6: 1-4 Sloop, 5-6 Schooner."""
    deck = state.pirate_deck()
    if not deck:
        state.rivals[slot] = NONE
        return
    number = deck[state.chance.pick(deck, "pirate")]
    state.rivals[slot] = number
    place_pirate(state, SYSTEM, number, free_zone(state))
    rig_pirate(state, number, SLOOP if state.chance.die("rival-ship") <= 4 else SCHOONER)


def free_zone(state: State) -> int:
    """19.7a – Rolled again if the zone already has a Pirate."""
    while True:
        for zone in state.pieces.ports[d66(state, "rival-zone")].zones:
            if not state.docked_in(zone):
                return zone


# ---- Blackbeard's Actions -------------------------------------------------------------------------------------------


def turn_up(state: State) -> None:
    """19.13a – At every Action of Blackbeard the top HOLD card; an Anti-Pirate one is applied in the first window."""
    card = draw_hold(state)
    if card != GENERAL_PARDON:
        state.tell(TURNED_UP, SYSTEM, card)
        state.turned_up = card


def draw_hold(state: State) -> int:
    """19.10b – General Pardon is resolved by whoever turns it up, and another card drawn in its place.

    19.9e – Not after the third time: then the game is over, and General Pardon itself is the answer.
    """
    card = draw_event(state)
    while card == GENERAL_PARDON:
        resolve_must(state, card)
        if is_ending(state) or not (state.deck or state.under or state.discards):
            return GENERAL_PARDON
        card = draw_event(state)
    return card


def react(state: State, moment: int) -> bool:
    """19.13, 19.14 – What the system does in a window of Blackbeard's Action; whether it did anything."""
    return apply_card(state, moment) or hunt(state, moment)


def apply_card(state: State, moment: int) -> bool:
    """19.13b – The card turned up, if this window allows it: in the plainest way to do him most harm."""
    card = state.turned_up
    window = allowed(state, moment)
    option = CARD_OPTION.get(card, 0)
    if not window & option:
        return False
    zone = state.pirate(state.active).place
    if card == WARSHIP_SIGHTING and window & C and open_without_card(state, SYSTEM) & C:
        state.turned_up = NONE
        state.discard(card)
        state.stack.append(WarshipAttack(SYSTEM, zone, False))
        return True
    if not open_cards(state) & option or (card == PIRATE_CONVERTS and state.players[SYSTEM].kc != NONE):
        return False
    place = resistance_port(state) if card == LOCAL_RESISTANCE else NONE
    if card == LOCAL_RESISTANCE and place == NONE:
        return False
    state.turned_up = NONE
    lay_card(state, SYSTEM, card, state.active, place, turncoat(state) if card == PIRATE_CONVERTS else NONE)
    return True


def resistance_port(state: State) -> int:
    """19.13b – The Port he is in, else one of his Safe Havens."""
    pirate = state.pirate(state.active)
    if pirate.place >= FIRST_PORT and has_pro_governor(state, pirate.place - FIRST_PORT):
        return pirate.place
    for port in range(PORTS):
        if state.haven_of[port] == state.active and has_pro_governor(state, port):
            return FIRST_PORT + port
    return NONE


def turncoat(state: State) -> int:
    for number in range(PIRATES):
        if state.fate[number] == RETIRED:
            return number
    return NONE


def hunt(state: State, moment: int) -> bool:
    """19.14b – A KC is sent after him once a turn; one in play intercepts, or comes nearer when it cannot reach him."""
    if moment == W1 and not state.hunted and state.pirate(state.active).place < ZONES:
        state.hunted = True
        if state.players[SYSTEM].kc == NONE and state.kc_pool and state.kc_acted == NO_SEAT:
            try_kc(state, SYSTEM)
            if state.players[SYSTEM].kc != NONE:
                state.kc_acted = SYSTEM
                state.kc_broken = True
            return True
    if not may_use_kc(state, SYSTEM):
        return False
    options = open_to_kc(state, SYSTEM) & allowed(state, moment)
    if options & BI:
        note_kc(state, SYSTEM)
        state.stack.append(Interception(SYSTEM, False))
        return True
    if options & BX:
        note_kc(state, SYSTEM)
        move_kc(state, state.pirate(state.active).place)
        state.stack.append(Interception(SYSTEM, True))
        return True
    return moment == W3 and come_nearer(state)


def come_nearer(state: State) -> bool:
    place = state.pirate(state.active).place
    goals = state.port_of(place).zones if place >= FIRST_PORT else [place]
    step = next_toward(state, state.players[SYSTEM].kc_place, goals)
    if step == NONE:
        return False
    note_kc(state, SYSTEM)
    move_kc(state, step)
    return True


def move_kc(state: State, place: int) -> None:
    player = state.players[SYSTEM]
    player.kc_place = place
    state.tell(KC_MOVED, SYSTEM, player.kc, place)


def after_blackbeard(state: State) -> None:
    """19.16bis-b, 19.2a – Loyalty still 0 costs 1d6 Notoriety; then the system's Pirates take their turns."""
    end_action(state)
    number = state.pieces.blackbeard
    pirate = state.pirates[number]
    if pirate is not None and pirate.loyalty == 0 and state.disgraced != state.turn_number:
        lose_notoriety(state, number, state.chance.die("disgrace"))
    state.stack[-1] = RivalTurn(0)


# ---- the system's turns ---------------------------------------------------------------------------------------------

BEGIN, HOLD, ACT = range(3)


class RivalTurn(TableStep):
    """19.12a – A system Pirate draws and resolves a MUST PLAY card, then draws a HOLD card and plays it."""

    NAME: ClassVar[str] = "rival-turn"
    CLAUSE: ClassVar[str] = "19.12a"
    FIELDS: ClassVar[dict[str, str]] = {"slot": "number", "stage": "number", "pirate": "pirate"}

    def __init__(self, slot: int, stage: int = BEGIN, pirate: int = NONE) -> None:
        super().__init__()
        self.slot = slot
        self.stage = stage
        self.pirate = pirate

    def clone(self) -> "RivalTurn":
        return RivalTurn(self.slot, self.stage, self.pirate)

    def resume(self, state: State) -> None:
        if self.stage == BEGIN:
            self.begin(state)
        elif state.turn_lost or state.pirates[self.pirate] is None:
            self.close(state)
        elif self.stage == HOLD:
            self.stage = ACT
            self.play_hold(state)
        elif state.actions_left > 0:
            self.act(state)
        else:
            self.close(state)

    def begin(self, state: State) -> None:
        """19.2a, 19.12b – Scurvy reaches only the Pirate whose turn it is; an empty MUST PLAY pile is made again."""
        state.turn = SYSTEM
        begin_turn(state)
        self.stage = HOLD
        self.pirate = state.rivals[self.slot] if self.slot < len(state.rivals) else NONE
        if self.pirate == NONE:
            self.close(state)
            return
        state.tell(SYSTEM_TURN, SYSTEM, self.pirate)
        if not state.must:
            state.must = state.must_discards
            state.must_discards = []
        card = state.draw_from(state.must, "must")
        state.tell(MUST_PLAY, SYSTEM, card)
        if card == GENERAL_PARDON:
            first_pardon(state)
        else:
            # 19.12c – Mal de Mer costs this Pirate his turn; Finger of Fate takes a card, and no hand is passed.
            resolve_must(state, card)
        if state.pirates[self.pirate] is not None:
            suffer_scurvy(state, [self.pirate])

    def play_hold(self, state: State) -> None:
        """19.12a, 19.18a – Anti-Pirate cards give Actions; a Letter is kept; AND cards are used if they help."""
        card = draw_hold(state)
        if card == GENERAL_PARDON:
            return
        state.tell(SYSTEM_PLAYS, SYSTEM, self.pirate, card)
        pirate = state.pirate(self.pirate)
        printed = state.pieces.cards[card]
        state.acted = True
        state.initiative = self.pirate
        if card == LETTER and pirate.letter == NONE and not state.letters_kept & BIT[self.pirate]:
            state.letters_kept |= BIT[self.pirate]
            return
        state.actions_left = state.card(self.pirate).initiative if printed.diamond else printed.actions
        if not printed.both or not use_event(state, pirate, card):
            state.discard(card)

    def act(self, state: State) -> None:
        end_action(state)
        action = rival_action(state, state.pirate(self.pirate))
        if action is None:
            state.actions_left = 0
        elif not mutinies_first(state, self.pirate):
            declare(state, action)

    def close(self, state: State) -> None:
        end_action(state)
        close_turn(state)
        if self.slot + 1 < len(state.rivals):
            state.stack[-1] = RivalTurn(self.slot + 1)
        else:
            state.turn = 0
            state.stack[-1] = Turn()


def use_event(state: State, pirate: Pirate, card: int) -> bool:
    """19.17a – Heavy Guns in a Port, a chart always, Fair Winds toward what he wants; whether the card stays out."""
    if card == FAIR_WINDS:
        zone = winds_for(state, pirate)
        if zone != NONE:
            apply_event(state, pirate, card, zone)
        return False
    if not has_event(state, SYSTEM, card) or (card == HEAVY_GUNS and (pirate.place < FIRST_PORT or pirate.guns)):
        return False
    assert card in (HEAVY_GUNS, BURIED_TREASURE)
    apply_event(state, pirate, card, NONE)
    return True


def first_pardon(state: State) -> None:
    """19.10a – From the MUST PLAY pile it only moves: shuffled together with the HOLD pile and its discards."""
    state.tell(PARDON, SYSTEM, 0)
    state.deck = sorted([*state.deck, *state.discards, GENERAL_PARDON])
    state.discards = []
