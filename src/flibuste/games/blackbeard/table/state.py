"""The table: the map, Pirates, counters, cards, and what is remembered for a turn or an Action."""

from bisect import insort
from typing import ClassVar, Self

from flibuste.engine import state as engine_state
from flibuste.engine import step as engine_step
from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copy_of
from flibuste.engine.record import Record, in_table
from flibuste.engine.refusal import Refusal
from flibuste.games.blackbeard.table.constants import FIRST_PORT, IN_DECK, NO_SEAT, NONE, NOTHING, PIRATES, PORTS, ZONES
from flibuste.games.blackbeard.table.options import Rules
from flibuste.games.blackbeard.table.pieces import Pieces, PirateCard, Port
from flibuste.games.blackbeard.table.pirate import Pirate


class Player(Record):
    """A player: Event cards and Pirate cards in hand, victory points, and his KC (10.13a: at most one)."""

    FIELDS: ClassVar[dict[str, str]] = {
        "hand": "cards",
        "held": "pirates",
        "score": "number",
        "kc": "kc",
        "kc_place": "place",
    }

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.held: list[int] = []
        self.score = 0
        self.kc = NONE
        self.kc_place = NONE

    def clone(self) -> Self:
        other = copy_of(self)
        other.hand = self.hand[:]
        other.held = self.held[:]
        return other


class State(engine_state.State):
    """The table.

    Piles and pools whose order nobody knows are sorted lists: what is drawn is picked by chance. With the slower
    pardon (17.2#8g) `under` is the lower half of the deck. `pro_ports` counts the Pro-Pirate
    Governors on the board. `known` has a bit per Pirate whose card everybody has seen
    (3.0.6d). Solitaire: `deck` and `discards` are the HOLD pile,
    `must` and `must_discards` the other; `players[-1]` is the System Player,
    `rivals` are its Pirates in the order of their turns, `letters_kept` those who keep a Letter of Marque to acquire.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": "turnseat", "first": "seat", "turn_number": "number", "attacked": "ports", "destroyed": "ports",
        "merchant_pool": "merchants", "warship_pool": "warships", "kc_pool": "kcs", "anti_pool": "governors",
        "hostage_pool": "hostages", "deck": "cards", "under": "cards", "discards": "cards", "removed": "cards",
        "must": "cards", "must_discards": "cards", "pardons": "number", "pardon_aside": "flag", "amnesty": "turnseat",
        "amnesty_until": "number", "known": "pirateset", "in_play": "pirates", "rivals": "pirates",
        "letters_kept": "pirateset", "disgraced": "number",
        **in_table("now", {
            "turn_lost": "flag", "cards_played": "number", "acted": "flag", "actions_left": "number",
            "initiative": "pirate", "ap_used": "seatset", "kc_acted": "turnseat", "kc_target": "pirate",
            "kc_zone": "place", "kc_broken": "flag", "evaded": "zones", "challenger_cunning": "number",
            "turned_up": "card", "hunted": "flag", "active": "pirate", "doing": "doing", "target": "place",
            "cancelled": "flag", "types_used": "types", "totals": "numbers", "business": "number",
            "fenced": "pirateset",
        }),
    }  # fmt: skip

    def __init__(self, pieces: Pieces, rules: Rules, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.pieces = pieces
        self.rules = rules
        self.players: list[Player] = []
        self.first = 0
        self.turn = 0
        self.pirates: list[Pirate | None] = []
        self.in_play: list[int] = []
        self.fate: list[int] = []
        self.known = 0
        self.rivals: list[int] = []
        self.letters_kept = 0
        self.disgraced = 0
        self.clear_board()
        self.clear_piles()
        self.clear_turn()
        self.turn_number = 0

    def clear_board(self) -> None:
        self.merchant: list[int] = []
        self.face_up = 0
        self.spotters: list[int] = []
        self.merchant_pool: list[int] = []
        self.warship: list[int] = []
        self.warship_pool: list[int] = []
        self.kc_pool: list[int] = []
        self.governor: list[int] = []
        self.pro_ports = 0
        self.anti_pool: list[int] = []
        self.hostage_pool: list[int] = []
        self.haven_of: list[int] = []
        self.attacked = 0
        self.destroyed = 0

    def clear_piles(self) -> None:
        self.deck: list[int] = []
        self.under: list[int] = []
        self.discards: list[int] = []
        self.removed: list[int] = []
        self.must: list[int] = []
        self.must_discards: list[int] = []
        self.pardons = 0
        self.pardon_aside = False
        self.amnesty = NO_SEAT
        self.amnesty_until = 0

    def clear_turn(self) -> None:
        """Turn-scoped and Action-scoped state, as at the start of a turn."""
        self.turn_lost = False
        self.cards_played = 0
        self.acted = False
        self.actions_left = 0
        self.initiative = NONE
        self.ap_used = 0
        self.kc_acted = NO_SEAT
        self.kc_target = NONE
        self.kc_zone = NONE
        self.kc_broken = False
        self.evaded = 0
        self.challenger_cunning = 0
        self.turned_up = NONE
        self.hunted = False
        self.clear_action()

    def clear_action(self) -> None:
        self.active = NONE
        self.doing = NOTHING
        self.target = NONE
        self.cancelled = False
        # 4.62b – Types count for one Action.
        self.types_used = 0
        self.totals: list[int] = []
        self.business = 0
        self.fenced = 0

    def clone(self) -> Self:
        other = super().clone()
        other.players = [player.clone() for player in self.players]
        other.pirates = [None if pirate is None else pirate.clone() for pirate in self.pirates]
        other.in_play = self.in_play[:]
        other.fate = self.fate[:]
        other.rivals = self.rivals[:]
        other.totals = self.totals[:]
        self.copy_board(other)
        self.copy_piles(other)
        return other

    def copy_board(self, other: "State") -> None:
        other.merchant = self.merchant[:]
        other.spotters = self.spotters[:]
        other.merchant_pool = self.merchant_pool[:]
        other.warship = self.warship[:]
        other.warship_pool = self.warship_pool[:]
        other.kc_pool = self.kc_pool[:]
        other.governor = self.governor[:]
        other.anti_pool = self.anti_pool[:]
        other.hostage_pool = self.hostage_pool[:]
        other.haven_of = self.haven_of[:]

    def copy_piles(self, other: "State") -> None:
        other.deck = self.deck[:]
        other.under = self.under[:]
        other.discards = self.discards[:]
        other.removed = self.removed[:]
        other.must = self.must[:]
        other.must_discards = self.must_discards[:]

    # ---- looking things up ------------------------------------------------------------------------------------------

    def pirate(self, number: int) -> Pirate:
        """A Pirate in play."""
        found = self.pirates[number]
        assert found is not None
        return found

    def card(self, number: int) -> PirateCard:
        """5.2a – The traits of a Pirate."""
        return self.pieces.pirates[number]

    def port_of(self, place: int) -> Port:
        return self.pieces.ports[place - FIRST_PORT]

    def is_alone(self) -> bool:
        """19 – The solitaire game."""
        return self.seats == 1

    def turns_in_round(self) -> int:
        """4.3a, 19.2a – How many Player Turns there are from one player's to his next: alone each rival has his own."""
        return self.seats + len(self.rivals)

    def own(self, seat: int) -> list[int]:
        """The Pirates this player has in play."""
        found: list[int] = []
        for number in self.in_play:
            pirate = self.pirates[number]
            if pirate is not None and pirate.owner == seat:
                found.append(number)
        return found

    def limit(self) -> int:
        """5.14a, 2.7b – The most Pirates a player may have in play."""
        if self.seats >= self.pieces.crowd:
            return 1
        # 3.0.1a, 3.0.1b – As many as there are Pirate sheets for each player.
        return self.pieces.pirates_for[self.seats]

    def held_limit(self) -> int:
        """5.16c – The most Pirate cards a player may hold."""
        if self.seats >= self.pieces.crowd:
            return 1
        return self.pieces.held_for[self.seats]

    # 2.6b – Whoever is not the Pirate Player is an AP player.
    def others(self, seat: int) -> list[int]:
        """4.63b – The other players in Play Order, from the one after this seat."""
        found: list[int] = []
        for index in range(1, self.seats):
            found.append((seat + index) % self.seats)
        return found

    def is_stopped(self) -> bool:
        """3.7 – Whether the Action in progress has been cancelled, or its Pirate is gone."""
        return self.cancelled or self.active == NONE

    def pirate_deck(self) -> list[int]:
        """2.1a – The Pirate cards not yet drawn."""
        found: list[int] = []
        for number in range(PIRATES):
            if self.fate[number] == IN_DECK:
                found.append(number)
        return found

    def docked_in(self, place: int) -> list[int]:
        """The Pirates at this place, in Play Order of their owners from the Pirate Player."""
        found: list[int] = []
        for number in self.in_play:
            pirate = self.pirates[number]
            if pirate is not None and pirate.place == place:
                found.append(number)
        return found if len(found) < 2 else self.in_play_order(found)

    def in_play_order(self, pirates: list[int]) -> list[int]:
        """3.3 – These Pirates by their owners, from the Pirate Player on; alone the system is the other player."""
        found: list[int] = []
        for offset in range(len(self.players)):
            seat = (self.turn + offset) % len(self.players)
            for number in pirates:
                if self.pirate(number).owner % len(self.players) == seat:
                    found.append(number)
        return found

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """An answer to another question is refused by the rule that gives it its moment, not by the question."""
        from flibuste.games.blackbeard.rules.moments import is_answer, why_not_now

        if not self.stack or seat not in self.deciders() or is_answer(self.stack[-1].NAME, action):
            return super().refusal(seat, action)
        return why_not_now(self, seat, action)

    # ---- small changes ----------------------------------------------------------------------------------------------

    def draw_from(self, pool: list[int], label: str) -> int:
        """Draw a counter or card from a pool."""
        return pool.pop(self.chance.pick(pool, label))

    def put_back(self, pool: list[int], item: int) -> None:
        insort(pool, item)

    def discard(self, card: int) -> None:
        """4.4Cj – To the discard pile; a MUST PLAY card of the solitaire game to its own."""
        if self.is_alone() and self.pieces.cards[card].must:
            insort(self.must_discards, card)
        else:
            insort(self.discards, card)


def bare(state: State) -> None:
    """An empty board with every counter in its pool."""
    pieces = state.pieces
    state.pirates = [None] * PIRATES
    state.fate = [IN_DECK] * PIRATES
    state.merchant = [NONE] * PORTS
    state.spotters = [0] * PORTS
    state.merchant_pool = pieces.counters(pieces.merchants)
    state.warship = [NONE] * ZONES
    state.warship_pool = pieces.counters(pieces.warships)
    state.kc_pool = list(range(len(pieces.commissioners)))
    state.governor = [NONE] * PORTS
    # 3.0.5c – The 16 Anti-Pirate Governors are aside.
    state.anti_pool = list(range(pieces.anti_from, len(pieces.governors)))
    # 3.0.9b – Pools to be drawn from blindly.
    state.hostage_pool = pieces.counters(pieces.hostages)
    # 9.34a – A Port is the Safe Haven of one Pirate at most; he may have several.
    state.haven_of = [NONE] * PORTS
    state.deck = pieces.deck[:]


class TableStep(engine_step.Step[State]):
    """A step of this game. A decision that falls to the System Player (19.17a) is answered at once."""

    def resume(self, state: State) -> None:
        from flibuste.games.blackbeard.rules.solitaire.answers import decide

        self.choose(state, decide(state, self))

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        """What the dice must show for the Pirate whose turn it is in the roll under way; 0: nothing in particular."""
        return 0


class ChangingStep(TableStep):
    """A step that changes while it is on the stack: it remembers how far it has come."""

    def clone(self) -> Self:
        return copy_of(self)
