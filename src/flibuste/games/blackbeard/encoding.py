"""What a seat knows of the table, as whole numbers at fixed places: docs/encodings.md."""

from typing import TYPE_CHECKING, Any, Final

from flibuste.engine.encoding import Asked, Field, History, Layout, Question, Steps, event_kinds
from flibuste.games.blackbeard.rules.port.ports import status
from flibuste.games.blackbeard.table.constants import (
    BIT,
    CARDS,
    DOINGS,
    IN_DECK,
    LOCKER,
    NATIONS,
    NO_SEAT,
    NONE,
    PIRATES,
    PORTS,
    RETIRED,
    STATUSES,
    ZONES,
)
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import State

if TYPE_CHECKING:
    from flibuste.games.blackbeard import Blackbeard

VERSION: Final = 1
_MOST: Final = 32767
PLAYER: Final = 6
PORT: Final = 6
ZONE: Final = 2
SHEET: Final = 30
HOLDS: Final = 4
TOTALS: Final = 4
IN_LOCKER: Final = 2
OUT_OF_DECK: Final = 3


def who(state: State, seat: int, reader: int) -> int:
    """1 for the reader, then those to his left; 0 for nobody, -1 for the System Player."""
    if seat == NO_SEAT:
        return 0
    return -1 if seat < 0 else (seat - reader) % state.seats + 1


class Table(Field[State]):
    """The turn, the piles and the pools."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        amounts = [
            who(state, state.turn, seat), who(state, state.first, seat), state.turn_number,
            len(state.deck) + len(state.under), len(state.must), state.pardons, 1 if state.pardon_aside else 0,
            who(state, state.amnesty, seat), state.fate.count(IN_DECK), len(state.merchant_pool),
            len(state.warship_pool), len(state.kc_pool), len(state.hostage_pool), len(state.anti_pool),
        ]  # fmt: skip
        for place in range(len(amounts)):
            out[at + place] = min(_MOST, amounts[place])


class Now(Field[State]):
    """The turn and the Action in progress."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        amounts = [
            state.actions_left, state.initiative + 1, 1 if state.acted else 0, state.cards_played,
            who(state, state.kc_acted, seat), state.kc_target + 1, state.active + 1, state.doing, state.target + 1,
            1 if state.cancelled else 0, state.turned_up + 1,
        ]  # fmt: skip
        for place in range(len(amounts)):
            out[at + place] = amounts[place]
        at += len(amounts)
        for place in range(min(TOTALS, len(state.totals))):
            out[at + place] = state.totals[place]
        for zone in range(ZONES):
            out[at + TOTALS + zone] = 1 if state.evaded & BIT[zone] else 0
        for other in range(state.seats):
            out[at + TOTALS + ZONES + (other - seat) % state.seats] = 1 if state.ap_used & BIT[other] else 0


class Hand(Field[State]):
    """2.6a – The reader's own Event cards."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for card in state.players[seat].hand:
            out[at + card] += 1


class Piles(Field[State]):
    """The piles that lie open."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for card in state.discards:
            out[at + card] += 1
        for card in state.must_discards:
            out[at + card] += 1
        for card in state.removed:
            out[at + CARDS + card] += 1


class Held(Field[State]):
    """3.0.6d – The Pirate cards in hands whose face the reader sees."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for other in range(state.seats):
            for number in state.players[other].held:
                if other == seat or state.known & BIT[number]:
                    out[at + number] = (other - seat) % state.seats + 1


class Fates(Field[State]):
    """Pirates who are gone, and during a draft those who can be chosen."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        drafting = bool(state.stack) and state.stack[-1].NAME == "draft"
        for number in range(PIRATES):
            fate = state.fate[number]
            if fate == RETIRED:
                out[at + number] = 1
            elif fate == LOCKER:
                out[at + number] = IN_LOCKER
            elif fate == IN_DECK and drafting:
                out[at + number] = OUT_OF_DECK


class Players(Field[State]):
    """Points, hand sizes and King's Commissioners; the System Player of the solitaire game last."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for distance in range(len(state.players)):
            other = (seat + distance) % state.seats if distance < state.seats else distance
            player = state.players[other]
            out[at] = player.score
            out[at + 1] = len(player.hand)
            out[at + 2] = len(player.held)
            out[at + 3] = player.kc + 1
            out[at + 4] = player.kc_place + 1 if player.kc != NONE else 0
            out[at + 5] = state.pieces.kc(player.kc).combat if player.kc != NONE else 0
            at += PLAYER


class Zones(Field[State]):
    """The Warships of the Sea Zones."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for zone in range(ZONES):
            kind = state.warship[zone]
            if kind != NONE:
                out[at + ZONE * zone] = kind + 1
                out[at + ZONE * zone + 1] = state.pieces.warships[kind].combat


class Ports(Field[State]):
    """2.2e, 2.3a – What has become of every Port; 2.6e – what a face-down Merchant is, nobody knows."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for port in range(PORTS):
            place = at + PORT * port
            governor = state.governor[port]
            if governor != NONE:
                out[place] = 1 if governor < state.pieces.anti_from else -1
            out[place + 1] = 1 if state.attacked & BIT[port] else 0
            out[place + 2] = 1 if state.destroyed & BIT[port] else 0
            out[place + 3] = state.haven_of[port] + 1
            if state.merchant[port] != NONE:
                up = state.face_up & BIT[port] != 0
                out[place + 4] = state.merchant[port] + 1 if up else -1
                out[place + 5] = state.pieces.merchants[state.merchant[port]].cargo if up else 0


class Standing(Field[State]):
    """9.3 – What every Port is to each Pirate in play, and who has spotted its Merchant."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        spotters = state.spotters
        for number in state.in_play:
            pirate = state.pirate(number)
            bit = BIT[number]
            place = at + number * PORTS
            for port in range(PORTS):
                found = 1 + status(state, pirate, port)
                out[place + port] = found + len(STATUSES) if spotters[port] & bit else found


class Sheets(Field[State]):
    """3.0.1c – All that stands on the sheets of the Pirates in play."""

    def fill(self, state: State, seat: int, out: list[int], at: int) -> None:
        for order in range(len(state.in_play)):
            number = state.in_play[order]
            fill_sheet(state, state.pirate(number), seat, out, at + number * SHEET)
            out[at + number * SHEET + 1] = order + 1


def fill_sheet(state: State, pirate: Pirate, seat: int, out: list[int], at: int) -> None:
    """One Pirate; `Sheets` adds his place in the order of play."""
    out[at] = who(state, pirate.owner, seat)
    out[at + 2] = pirate.place + 1
    out[at + 3] = pirate.ship + 1
    out[at + 4] = pirate.speed
    out[at + 5] = pirate.combat
    out[at + 6] = pirate.loyalty
    out[at + 7] = min(_MOST, pirate.net_worth)
    out[at + 8] = pirate.notoriety
    out[at + 9] = pirate.cunning
    out[at + 10] = pirate.letter + 1
    out[at + 11] = pirate.revels
    out[at + 12] = pirate.prize + 1
    out[at + 13] = pirate.sacking + 1
    out[at + 14] = pirate.ally + 1
    out[at + 15] = pirate.history
    out[at + 16] = len(pirate.hostages)
    out[at + 17] = ransom(state, pirate)
    out[at + 18] = len(pirate.holds)
    out[at + 19] = min(_MOST, pirate.booty())
    for points in pirate.information.values():
        out[at + 20] += points
    fill_flags(pirate, out, at + 21)
    for hold in range(min(HOLDS, len(pirate.holds))):
        out[at + 26 + hold] = min(_MOST, pirate.holds[hold])


def fill_flags(pirate: Pirate, out: list[int], at: int) -> None:
    out[at] = 1 if pirate.guns else 0
    out[at + 1] = 1 if pirate.chart else 0
    out[at + 2] = 1 if pirate.scurvy else 0
    out[at + 3] = 1 if pirate.paid else 0
    out[at + 4] = 1 if pirate.pardoned else 0


def ransom(state: State, pirate: Pirate) -> int:
    """8.44a – What all his Hostages are worth."""
    total = 0
    for hostage in pirate.hostages:
        total += state.pieces.hostages[hostage // 8].value
    return total


def layout(game: "Blackbeard", seats: int) -> Layout:
    """All fields, in their order."""
    cards = ", ".join(card.id for card in game.pieces.cards)
    pirates = ", ".join(card.id for card in game.pieces.pirates)
    rows = seats + (1 if seats == 1 else 0)
    word = "(0 nobody, 1 you, then to the left, -1 the System Player)"
    fields: list[Field[Any]] = [
        Asked(seats),
        Question(game.steps),
        Steps(),
        Table("table", 14, -1, _MOST, f"the Pirate Player and player A {word}, the Player Turn, cards in the deck and "
              f"in the MUST PLAY pile, General Pardons, whether one is aside, whose amnesty it is {word}, Pirate cards "
              "left; counters left: Merchants, Warships, Commissioners, Hostages, Anti-Pirate Governors"),
        Now("now", 11 + TOTALS + ZONES + seats, -32768, _MOST, "Actions left, the Pirate with the Initiative, whether "
            f"somebody acted, cards played, who used his Commissioner {word}, his target, the active Pirate, what he "
            f"does ({', '.join(DOINGS)}), the place he does it at, whether it is cancelled, the card turned up "
            f"(Pirates, places and cards from 1); {TOTALS} totals of the roll under way; Sea Zones whose Warship was "
            "evaded; who has used an Anti-Pirate action, you first"),
        Hand("hand", CARDS, 0, 99, f"your Event cards by title: {cards}"),
        Piles("piles", 2 * CARDS, 0, 99, "Event cards discarded, then those removed from the game, by title"),
        Held("held", PIRATES, 0, seats, f"Pirate cards in hands, as far as you know them, by Pirate: who holds him (1 "
             f"you, then to the left). Pirates: {pirates}"),
        Fates("gone", PIRATES, 0, OUT_OF_DECK, "each Pirate: 1 retired, 2 in Davy Jones' Locker, 3 free in a draft"),
        Players("players", rows * PLAYER, -32768, _MOST, f"each player, you first, {PLAYER} numbers: points, Event "
                "cards, Pirate cards, his King's Commissioner (from 1), where he is (a place from 1) and his Combat; "
                "in the solitaire game the System Player, too"),
        Zones("zones", ZONES * ZONE, -99, 99, "each Sea Zone: its Warship (from 1) and that one's Combat"),
        Ports("ports", PORTS * PORT, -1, 99, f"each Port, {PORT} numbers: its Governor (1 Pro-Pirate, -1 Anti-Pirate), "
              "attacked, destroyed, whose Safe Haven it is (a Pirate from 1), its Merchant (from 1; -1 face down) and "
              "the cargo of one that lies face up"),
        Standing("standing", PIRATES * PORTS, 0, 2 * len(STATUSES), f"each Pirate in play with each Port: what it is "
                 f"to him ({', '.join(STATUSES)}, from 1), and {len(STATUSES)} more where he has spotted its Merchant"),
        Sheets("pirates", PIRATES * SHEET, -32768, _MOST, f"each Pirate, {SHEET} numbers, zeros unless he is in play: "
               f"owner {word}, place in the order, where he is, kind of ship, Speed, Combat, Loyalty, Net Worth, "
               "Notoriety, Cunning, Letter of Marque, revels, prize, Port to sack, ally (all kinds and places from 1), "
               f"nations attacked (a bit each: {', '.join(NATIONS)}), Hostages and their ransom, Holds and Doubloons "
               f"in them, points of information, Heavy Guns, Chart, Scurvy, paid, pardoned, the first {HOLDS} Holds"),
        History(event_kinds(game.package)),
    ]  # fmt: skip
    return Layout(VERSION, fields, list(game.every_action()), None)
