"""The game told from its first card to its last, in the order of the rulebook.

Each part is a generator: it asks with `yield (seat, options)`, is sent the choice and goes on. Dice and cards come from
what chance has given in the meantime.
"""

from collections import Counter
from collections.abc import Generator
from itertools import combinations

from tests.shadows.frame import Roll
from tests.shadows.stortebeker.table import KINDS, Cards, Ship, Side, Table, is_pirate, kind, take

Question = tuple[int, set[str]]
Part = Generator[Question, str, None]
NAMES = [*KINDS, *(name + "*" for name in KINDS), "pirate-2", "pirate-3", "pirate-4"]


class Telling:
    """One game."""

    def __init__(self, table: Table, ships: list[str]) -> None:
        self.table = table
        self.names = ships
        self.rolls: list[Roll] = []
        self.answers = 0

    # ---- chance ---------------------------------------------------------------------------------------------------

    def roll(self, label: str) -> int:
        """The next result of chance, which has to be of this sort."""
        assert self.rolls, f"nothing was rolled for {label}"
        found = self.rolls.pop(0)
        assert found.label == label, f"{label} should come next, and {found} did"
        return int(found.value)

    def dice(self) -> int:
        return self.roll("boarding") + self.roll("boarding")

    def colours(self) -> list[str]:
        """1.1.11 – Two dice, a face for each kind of provision."""
        return [KINDS[self.roll("colour")], KINDS[self.roll("colour")]]

    def draw_card(self) -> str:
        card = NAMES[self.roll("card")]
        take(self.table.draw_pile, [card])
        return card

    # ---- 1.2 setup ------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        table = self.table
        places = 3 if table.options["three_ships"] and table.seats == 2 else 4
        table.sea = [self.names[self.roll("ship")] for _ in range(places)]
        self.turn_tiles_up()
        for player in table.players:
            player.hand.update(self.draw_card() for _ in range(6))

    def turn_tiles_up(self) -> None:
        """1.2.3, 2.5.5, 4.2.1 – The next tiles of the rear guard lie face up."""
        while self.table.hidden and len(self.table.visible) < self.table.face_up():
            self.table.visible.append(self.names[self.roll("ship")])
            self.table.hidden -= 1

    # ---- 2 the turn -----------------------------------------------------------------------------------------------

    def whole_game(self) -> Part:
        """3.1.2 – Rounds until the last; 2.6.3 – or until a whole one in which nobody can do anything any more."""
        table = self.table
        idle = 0
        while not table.last_round and idle < table.seats:
            table.round += 1
            for seat in range(table.seats):
                table.turn, answers = seat, self.answers
                yield from self.turn(seat)
                idle = idle + 1 if self.answers == answers else 0
        self.end()

    def turn(self, seat: int) -> Part:
        """2.0.2 – The six phases."""
        self.table.tried = set()
        paid: list[bool] = []
        yield from self.play_cards(seat, paid)
        if paid:
            yield from self.broadside(seat)
        yield from self.boardings(seat)
        self.refill()
        self.draw(seat)

    # ---- 2.1 playing cards ----------------------------------------------------------------------------------------

    def play_cards(self, seat: int, paid: list[bool]) -> Part:
        """2.1.1, 2.1.2 – Three cards: placed, then discarded or exchanged, then one for a broadside."""
        lying = Counter(self.table.discard_pile)
        left = min(3, self.table.players[seat].hand.total())
        given = taken = 0
        over = False
        while left or self.takes(lying, given, taken, over):
            options = self.takes(lying, given, taken, over)
            if left:
                options |= self.uses(seat, left, given)
            else:
                options.add("done")
            verb, *words = (yield seat, options).split()
            if verb == "done":
                return
            if verb == "take":
                take(lying, words)
                take(self.table.discard_pile, words)
                self.table.players[seat].open.update(words)
                taken += 1
                continue
            over = over or taken > 0 or verb == "pay"
            left -= 1
            given += verb == "discard"
            self.use(seat, verb, words, paid)

    def takes(self, lying: Cards, given: int, taken: int, over: bool) -> set[str]:
        """2.1.12 – Two for one, three for two, from what lay there before."""
        may = given >= 2 and taken < given - 1 and not over
        return {f"take {card}" for card in lying} if may else set()

    def uses(self, seat: int, left: int, given: int) -> set[str]:
        hand = self.table.players[seat].hand
        options = {f"discard {card}" for card in hand}
        if not given:
            options |= {
                f"place {card} {ship.name}"
                for card in hand
                for ship in self.table.at_sea()
                if self.may_place(card, ship, self.table.side(ship, seat))
            }
        if left == 1 and self.targets(seat):
            options |= {f"pay {card}" for card in hand}
        return options

    def may_place(self, card: str, ship: Ship, side: Side) -> bool:
        """2.1.5, 2.1.6, 2.1.8, 2.1.10."""
        return side.surplus() < 0 if is_pirate(card) else side.missing(ship)[kind(card)] > 0

    def use(self, seat: int, verb: str, words: list[str], paid: list[bool]) -> None:
        card = words[0]
        take(self.table.players[seat].hand, [card])
        if verb == "place":
            side = self.table.side(self.table.ships[words[1]], seat)
            (side.down if is_pirate(card) else side.provisions)[card] += 1
            return
        self.table.discard_pile[card] += 1
        if verb == "pay":
            paid.append(True)

    # ---- 2.2 the broadside ----------------------------------------------------------------------------------------

    def targets(self, seat: int) -> set[str]:
        """2.2.1 – Ships where he has a provision."""
        return {f"fire {ship.name}" for ship in self.table.at_sea() if self.table.side(ship, seat).provisions}

    def broadside(self, seat: int) -> Part:
        choice = yield seat, self.targets(seat)
        ship = self.table.ships[choice.split()[1]]
        dice = self.colours()
        while options := self.removals(seat, ship, dice):
            verb, *words = (yield seat, options | {"spare"}).split()
            if verb == "spare":
                break
            self.remove(seat, ship, verb, words[0], int(words[1]) - 1)
            dice.remove(kind(words[0]))
        for other in self.table.others(seat):
            yield from self.lose_surplus(ship, other)

    def removals(self, seat: int, ship: Ship, dice: list[str]) -> set[str]:
        """2.2.2, 2.2.4 – Provisions of the others in the colours of the dice; taken only where they fit."""
        found: set[str] = set()
        for other in self.table.others(seat):
            for card in self.table.side(ship, other).provisions:
                if kind(card) in dice:
                    found.add(f"sink {card} {other + 1}")
                    if self.table.side(ship, seat).missing(ship)[kind(card)]:
                        found.add(f"seize {card} {other + 1}")
        return found

    def remove(self, seat: int, ship: Ship, verb: str, card: str, other: int) -> None:
        take(self.table.side(ship, other).provisions, [card])
        kept = self.table.side(ship, seat).provisions if verb == "seize" else self.table.discard_pile
        kept[card] += 1

    def lose_surplus(self, ship: Ship, seat: int) -> Part:
        """2.2.7, 2.3.8 – Its owner chooses which pirates go."""
        side = self.table.side(ship, seat)
        while side.surplus() > 0:
            choice = yield seat, {f"lose {card}" for card in side.down + side.up}
            self.lose(side, choice.split()[1])

    def lose(self, side: Side, card: str) -> None:
        side.lose(card)
        self.table.discard_pile[card] += 1

    # ---- 2.3 boarding ---------------------------------------------------------------------------------------------

    def boardings(self, seat: int) -> Part:
        """2.3.1, 2.3.3 – Any ship with a full set, each once; not in the first round."""
        table = self.table
        going_on = [True]
        while going_on[0] and table.round > 1:
            ready = {ship.name for ship in table.at_sea() if not table.side(ship, seat).missing(ship)} - table.tried
            if not ready:
                return
            choice = yield seat, {f"board {name}" for name in ready} | {"stop"}
            if choice == "stop":
                return
            yield from self.board(seat, table.ships[choice.split()[1]], going_on)

    def board(self, seat: int, ship: Ship, going_on: list[bool]) -> Part:
        """2.3.4 to 2.3.6; 4.3.1, 4.4.1 – Variants end the phase."""
        self.table.tried.add(ship.name)
        side = self.table.side(ship, seat)
        side.turn_up()
        total = self.dice() + side.strength()
        if total < ship.strength:
            yield from self.fail(seat, ship, side)
            going_on[0] = not self.table.options["failure_ends_boarding"]
            return
        totals = {seat: total}
        yield from self.counter_attacks(seat, ship, totals)
        winner = self.winner(seat, totals)
        self.capture(winner, ship)
        going_on[0] = winner == seat or not self.table.options["counter_ends_boarding"]

    def fail(self, seat: int, ship: Ship, side: Side) -> Part:
        """2.3.7 – Each die costs a provision of its colour; where he has plain and symbol he chooses, at last."""
        for colour in sorted(self.colours(), key=lambda colour: (side.has_both(colour), KINDS.index(colour))):
            mine = [card for card in (colour, colour + "*") if side.provisions[card]]
            if len(mine) > 1:
                mine = (yield seat, {f"lose {card}" for card in mine}).split()[1:]
            for card in mine:
                self.lose(side, card)
        yield from self.lose_surplus(ship, seat)

    # ---- 2.4 counter-attacks --------------------------------------------------------------------------------------

    def counter_attacks(self, boarder: int, ship: Ship, totals: dict[int, int]) -> Part:
        """2.4.2, 2.4.3 – Whoever has cards there, clockwise from the boarder's left; 5.1.2 – asked in any case."""
        for seat in self.table.others(boarder):
            side = self.table.side(ship, seat)
            if side.is_empty():
                continue
            choice = yield seat, {"pass", *self.counters(seat, ship, side)}
            if choice == "pass":
                continue
            added = choice.split()[1:]
            take(self.table.players[seat].hand, added)
            side.provisions.update(added)
            side.turn_up()
            totals[seat] = self.dice() + side.strength()

    def counters(self, seat: int, ship: Ship, side: Side) -> set[str]:
        """2.4.4 to 2.4.6 – Exactly what is missing, three cards at most, of the hand, and no pirates."""
        missing = side.missing(ship)
        hand = [card for card in NAMES for _ in range(self.table.players[seat].hand[card]) if not is_pirate(card)]
        if missing.total() > 3:
            return set()
        return {
            " ".join(["counter", *cards])
            for cards in combinations(hand, missing.total())
            if Counter(kind(card) for card in cards) == missing
        }

    def winner(self, boarder: int, totals: dict[int, int]) -> int:
        """2.4.8, 2.4.9 – The highest total; of several the first in turn order from the boarder, or the starter."""
        first = boarder if self.table.options["tie_from"] == "boarder" else 0
        order = [first, *self.table.others(first)]
        return next(seat for seat in order if totals.get(seat) == max(totals.values()))

    # ---- 2.5, 2.6 scoring, refilling, drawing ---------------------------------------------------------------------

    def capture(self, winner: int, ship: Ship) -> None:
        """2.5.1 to 2.5.3; 3.1.2 – The last round is fixed as soon as the sea cannot be refilled."""
        table = self.table
        table.players[winner].ships.append(ship.name)
        table.players[winner].score += ship.value
        table.sea[table.sea.index(ship.name)] = None
        for seat in range(table.seats):
            table.discard_pile += table.sides.pop((ship.name, seat), Side()).all()
        if table.sea.count(None) > len(table.visible) + table.hidden:
            table.last_round = True

    def refill(self) -> None:
        """2.5.5 – Every gap takes the next tile."""
        table = self.table
        for place, name in enumerate(table.sea):
            if name is None and table.visible:
                table.sea[place] = table.visible.pop(0)
                self.turn_tiles_up()

    def draw(self, seat: int) -> None:
        """2.6 – Exchanged cards, then the draw pile up to six; the discards are shuffled when a card is needed."""
        table, player = self.table, self.table.players[seat]
        player.hand += player.open
        player.open = Counter()
        while player.hand.total() < 6:
            if not table.draw_pile:
                table.draw_pile, table.discard_pile = table.discard_pile, Counter()
            if not table.draw_pile:
                return
            player.hand[self.draw_card()] += 1

    # ---- 3 the end ------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """3.1.4, 3.1.5, 4.1.1."""
        table = self.table
        if table.options["bonus"]:
            for player in table.players:
                player.score += self.bonus([table.ships[name] for name in player.ships])
        ranks = [(player.score, len(player.ships)) for player in table.players]
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        table.outcome = [player.score for player in table.players], winners

    def bonus(self, ships: list[Ship]) -> int:
        """4.1.1 – For each colour with three ships or more the most valuable of them."""
        fleets = [[ship.value for ship in ships if ship.colour == colour] for colour in {ship.colour for ship in ships}]
        return sum(max(values) for values in fleets if len(values) >= 3)
