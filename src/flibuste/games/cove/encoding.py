"""What a seat knows of the table, as whole numbers at fixed places: docs/encodings.md."""

from typing import TYPE_CHECKING, Any, Final

from flibuste.engine.encoding import Asked, Field, History, Layout, Question, Steps, event_kinds
from flibuste.engine.step import Sealed
from flibuste.games.cove.rules.cards.parrots import ParrotOffer
from flibuste.games.cove.table.constants import COVE, FIRST_LEGEND, LAST_OUTER, NONE, PHASES, PLACES, SECTIONS, TREASURE
from flibuste.games.cove.table.state import Battle, State

if TYPE_CHECKING:
    from flibuste.games.cove import Cove

VERSION: Final = 1
_MOST: Final = 999
BLACK_SHIPS: Final = 6
_SECTION: Final = 3
PLAYER: Final = 10 + _SECTION * len(SECTIONS)
ISLAND: Final = 9
BLACK_SHIP: Final = 2
SIDE: Final = 6
ROLL: Final = 4


def ship_number(state: State, ship: int, seat: int) -> int:
    """A ship of a battle: 1 for the reader's, then those to his left, then the legends and the Navy."""
    if ship < 0:
        return 0
    return (ship - seat) % state.seats + 1 if ship < FIRST_LEGEND else ship + 1


def place_to_left(state: State, other: int, seat: int) -> int:
    """1 for the reader, then those to his left, 0 for nobody."""
    return 0 if other < 0 else (other - seat) % state.seats + 1


class Table(Field[State]):
    """Month, phase, bank and piles."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        out[at] = state.month
        out[at + 1] = state.phase
        out[at + 2] = place_to_left(state, state.lookout, seat)
        out[at + 3] = min(_MOST, state.gold)
        out[at + 4] = min(_MOST, state.chests)
        out[at + 5] = len(state.tavern)
        out[at + 6] = len(state.legends)
        out[at + 7] = state.navy_island
        out[at + 8] = place_to_left(state, state.navy_controller, seat)
        out[at + 9] = place_to_left(state, state.navy_sender, seat)
        step = state.stack[-1] if state.stack else None
        if isinstance(step, ParrotOffer):
            out[at + 10] = step.card + 1


class Cards(Field[State]):
    """Tavern cards by kind."""

    def __init__(self, name: str, kinds: int, meaning: str, is_hand: bool) -> None:
        super().__init__(name, kinds, 0, 99, meaning)
        self.is_hand = is_hand

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for card in state.players[seat].hand if self.is_hand else state.discards:
            out[at + card] += 1


class Gone(Field[State]):
    """Legends sunk and treasures spent, by kind."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for legend in state.sunk:
            out[at + legend] += 1
        for design in state.spent:
            out[at + len(state.pieces.legends) + design] += 1


class Destination(Field[State]):
    """3.2.2 – What the reader has set on his own wheel, while the wheels are secret."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        step = state.stack[-1] if state.stack else None
        if isinstance(step, Sealed):
            slot = step.slot_of(seat)
            if slot is not None:
                out[at] = slot.index + 1


class Islands(Field[State]):
    """What lies at every island."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for island in range(1, COVE + 1):
            self.fill_island(state, island, seat, out, at + (island - 1) * (ISLAND + state.seats))

    def fill_island(self, state: State, island: int, seat: int, out: list[int], at: int) -> None:
        if island <= TREASURE and state.shown[island] != NONE:
            design = state.pieces.treasures[state.shown[island]]
            out[at] = 1
            out[at + 1] = design.fame
            out[at + 2] = design.gold
            out[at + 3] = design.chests
            out[at + 4] = design.cards
        out[at + 5] = len(state.treasures) // LAST_OUTER if island <= LAST_OUTER else 0
        out[at + 6] = 1 if state.navy_island == island else 0
        for marker in state.markers:
            if marker.island == island:
                out[at + 7] = place_to_left(state, marker.seat, seat)
                out[at + 8] = marker.factor
        for other in range(state.seats):
            if state.players[other].place == island:
                out[at + ISLAND + (other - seat) % state.seats] = 1


class BlackShips(Field[State]):
    """The black ships and whose they are."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for number in range(min(BLACK_SHIPS, len(state.black_ships))):
            ship = state.black_ships[number]
            out[at + BLACK_SHIP * number] = ship.island
            out[at + BLACK_SHIP * number + 1] = ship.legend + 1


class Players(Field[State]):
    """1.3.7 – Everything but the hand lies open."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for distance in range(state.seats):
            self.fill_player(state, (seat + distance) % state.seats, seat, out, at + distance * PLAYER)

    def fill_player(self, state: State, other: int, seat: int, out: list[int], at: int) -> None:
        player = state.players[other]
        out[at] = player.place
        out[at + 1] = min(_MOST, player.gold)
        out[at + 2] = min(_MOST, player.chests)
        out[at + 3] = min(_MOST, player.fame)
        out[at + 4] = state.speed(other)
        out[at + 5] = len(player.hand)
        out[at + 6] = player.parrot + 1
        out[at + 7] = player.wounds
        out[at + 8] = place_to_left(state, player.robber, seat)
        out[at + 9] = player.colour + 1
        for section in range(len(SECTIONS)):
            place = at + 10 + _SECTION * section
            out[place] = player.rings[section]
            out[place + 1] = player.craftsmen[section] + 1
            out[place + 2] = player.cracks[section]


class Fighting(Field[State]):
    """4 – The battle being fought."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        battle = state.battle
        if battle is not None:
            out[at] = 1
            out[at + 1] = battle.island
            out[at + 2] = battle.exchange
            out[at + 3] = battle.turn
            out[at + 4] = 1 if battle.becalmed else 0
            out[at + 5] = 1 if battle.crew_dice else 0
            out[at + 6] = battle.overboard
            self.fill_roll(state, battle, seat, out, at + 7)
            self.fill_sides(state, battle, seat, out, at + 7 + ROLL)
            for foe in battle.foes:
                out[at + 7 + ROLL + SIDE * state.seats + foe.ship - FIRST_LEGEND] = foe.hull

    def fill_roll(self, state: State, battle: Battle, seat: int, out: list[int], at: int) -> None:
        roll = battle.last
        if roll.shooter != NONE:
            out[at] = ship_number(state, roll.shooter, seat)
            out[at + 1] = ship_number(state, roll.target, seat)
            out[at + 2] = roll.section + 1
            out[at + 3] = roll.hits

    def fill_sides(self, state: State, battle: Battle, seat: int, out: list[int], at: int) -> None:
        for other in battle.seats:
            out[at + SIDE * ((other - seat) % state.seats)] = 1
        for other in battle.gone:
            out[at + SIDE * ((other - seat) % state.seats) + 1] = 1
        for other in range(state.seats):
            place = at + SIDE * ((other - seat) % state.seats)
            out[place + 2] = (battle.hit >> other) & 1
            out[place + 3] = battle.speed[other]
            out[place + 4] = battle.smoke[other]
            out[place + 5] = battle.reload[other]


class BattleCards(Field[State]):
    """The cards in force, and those of the broadside about to be fired."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        battle = state.battle
        if battle is not None:
            for place in range(len(battle.cards)):
                out[at + battle.cards[place]] = place_to_left(state, battle.owners[place], seat)
            for card in battle.loaded:
                out[at + card] = -1


class FameCards(Field[State]):
    """5.4 – The Fame cards, once they are on the table."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        if state.revealed:
            for distance in range(state.seats):
                for card in state.players[(seat + distance) % state.seats].hand:
                    out[at + distance] += state.pieces.cards[card].points


def layout(game: "Cove", seats: int) -> Layout:
    """All fields, in their order."""
    pieces = game.pieces
    kinds, legends = len(pieces.cards), len(pieces.legends)
    names = ", ".join(card.name for card in pieces.cards)
    pirates = ", ".join(legend.name for legend in pieces.legends)
    designs = ", ".join(design.name for design in pieces.treasures)
    seat_word = "(0 nobody, 1 you, then to the left)"
    fields: list[Field[Any]] = [
        Asked(seats),
        Question(game.steps),
        Steps(),
        Table("table", 11, 0, _MOST, f"the month, the phase ({', '.join(PHASES)}), the lookout {seat_word}, gold and "
              "chests in the bank, Tavern cards and pirates left to draw, the Navy's island, who controls and who sent "
              f"it {seat_word}, the parrot that is offered (its kind from 1)"),
        Cards("hand", kinds, f"your Tavern cards by kind: {names}", True),
        Cards("discards", kinds, "the Tavern cards discarded, by kind as in `hand`", False),
        Gone("gone", legends + len(pieces.treasures), 0, 99, f"pirates sunk ({pirates}), treasures spent ({designs})"),
        Destination("sealed", 1, 0, 32767, "the action that you have sealed: its index and 1"),
        Islands("islands", COVE * (ISLAND + seats), 0, 99, f"{', '.join(PLACES[1:])}: {ISLAND} + {seats} numbers each: "
                "1 where a treasure is shown, its fame, gold, chests and cards, cards left in the pile, the Navy, the "
                f"owner of a map {seat_word} and its factor; which players' ships are there, you first"),
        BlackShips("black_ships", BLACK_SHIPS * BLACK_SHIP, 0, 99, "each black ship: its island, its pirate (from 1: "
                   f"{pirates})"),
        Players("players", seats * PLAYER, 0, _MOST, f"each player, you first, {PLAYER} numbers: place, gold, chests, "
                "fame, speed, how many cards he holds, parrot (its kind from 1) and its wounds, who shares his loot "
                f"{seat_word}, colour; for {', '.join(SECTIONS)}: the ring, the craftsman (its kind from 1), his hits"),
        Fighting("battle", 7 + ROLL + SIDE * seats + legends + 1, -99, _MOST, "the battle: 1, its island, the "
                 "exchange, how many were asked, becalmed, crew for cannons, cannons overboard; the last broadside: "
                 "shooter and target (1 for your ship, then to the left; the others as in the rules), section from 1, "
                 f"hits; for each player, you first, {SIDE} numbers: in it, left it, was hit, bonus of speed, lowest "
                 f"die that hits, may not fire until; the hulls of {pirates} and the Navy"),
        BattleCards("battle_cards", kinds, -1, seats, "the cards in force by kind: who played it (1 for you, then to "
                    "the left); -1 for one that the next broadside is loaded with"),
        FameCards("fame_cards", seats, 0, _MOST, "once Fame cards lie open: their fame for each player, you first"),
        History(event_kinds(game.package)),
    ]  # fmt: skip
    return Layout(VERSION, fields, list(game.every_action()), None)
