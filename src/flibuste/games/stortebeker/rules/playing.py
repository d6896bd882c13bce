"""2.1 – Phase 1: playing action cards."""

from typing import Any, ClassVar, Final, Self

from mypy_extensions import i64

from flibuste.engine.action import Action
from flibuste.engine.bag import BITS, ONE, count, nth, present, size
from flibuste.engine.chance import Chance
from flibuste.engine.copying import copy_of
from flibuste.engine.refusal import Condition, Refusal, out_of_order
from flibuste.games.stortebeker.rules.boarding import is_possible
from flibuste.games.stortebeker.rules.broadside import Broadside
from flibuste.games.stortebeker.rules.telling import card_word, cards_words, ship_word
from flibuste.games.stortebeker.table.actions import DISCARD, DONE, PAY, TAKE, Board, Discard, Pay, Place, Take
from flibuste.games.stortebeker.table.cards import CARDS, EACH_PIRATE, FIRST_PIRATE, cards_of, kind_of
from flibuste.games.stortebeker.table.events import DISCARDED, PAID, PLACED, PLACED_PIRATE, TOOK
from flibuste.games.stortebeker.table.state import GAP, Side, State, Step

PLACING: Final = 0
DISCARDING: Final = 1
TAKING: Final = 2


class PlayCards(Step):
    """2.1.1 – The player must play three cards: place, then discard (and take in exchange), then pay for a broadside.

    `left` cards are still to be played. `given` have been discarded for an exchange, `taken` were taken for them;
    `lying` are the cards that lay in the discard pile when the turn began.
    """

    NAME: ClassVar[str] = "play-cards"
    CLAUSE: ClassVar[str] = "2.1.1"
    FIELDS: ClassVar[dict[str, str]] = {
        "player": "seat",
        "left": "number",
        "stage": "stage",
        "given": "number",
        "taken": "number",
        "lying": "cards",
    }

    def __init__(
        self, player: int, left: int, lying: int, stage: int = PLACING, given: int = 0, taken: int = 0
    ) -> None:
        self.player = player
        self.left = left
        self.lying = lying
        self.stage = stage
        self.given = given
        self.taken = taken

    def clone(self) -> Self:
        return copy_of(self)

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        held = self.held(state)
        if held:
            if self.stage == PLACING:
                for berth in range(len(state.sea)):
                    fitting = self.fitting(state, berth, held)
                    if fitting:
                        add_each(fitting, state.ship(berth).place, found)
            add_each(held, DISCARD, found)
            if self.may_pay(state):
                add_each(held, PAY, found)
        if self.may_take(state):
            add_each(present(self.lying), TAKE, found)
            if not self.left:
                found.append(DONE)
        return found

    def pick(self, state: State, seat: int, dice: Chance) -> Action:
        """One of the options at random: they are counted, and only the one picked is looked for."""
        held = self.held(state)
        discards = size(held)
        places = 0
        if held and self.stage == PLACING:
            for berth in range(len(state.sea)):
                places += size(self.fitting(state, berth, held))
        pays = discards if held and self.may_pay(state) else 0
        lying = present(self.lying) if self.may_take(state) else 0
        total = places + discards + pays + size(lying)
        if lying and not self.left:
            total += 1
        if not total:
            return super().pick(state, seat, dice)
        index = 0 if total == 1 else dice.below(total, "choice")
        if index < places:
            return self.nth_place(state, held, index)
        index -= places
        if index < discards:
            return DISCARD[nth(held, index)]
        index -= discards
        if index < pays:
            return PAY[nth(held, index)]
        index -= pays
        return TAKE[nth(lying, index)] if index < size(lying) else DONE

    def nth_place(self, state: State, held: i64, index: int) -> Action:
        """The place with this number among the options."""
        berth = 0
        while True:
            fitting = self.fitting(state, berth, held)
            here = size(fitting)
            if index < here:
                return state.ship(berth).place[nth(fitting, index)]
            index -= here
            berth += 1

    def held(self, state: State) -> i64:
        """The kinds of cards that may still be played."""
        return present(state.players[self.player].hand) if self.left else 0

    def fitting(self, state: State, berth: int, held: i64) -> i64:
        """2.1.3 – Which of these cards may be placed on the own side of a ship at sea."""
        if state.sea[berth] == GAP:
            return 0
        side = state.side(berth, self.player)
        fits = cards_of(present(state.ship(berth).needs - side.stock()))
        if held & EACH_PIRATE and side.room_for_pirates() > 0:
            fits |= EACH_PIRATE
        return fits & held

    def may_pay(self, state: State) -> bool:
        """2.1.15 – With the last card, where there is a ship to fire at."""
        return self.left == 1 and may_fire(state, self.player)

    def may_take(self, state: State) -> bool:
        """2.1.12 – One card for two discarded, two for three, of those that lay there when the turn began."""
        return self.taken < state.pieces.taken_for(self.given) and self.lying != 0

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Place):
            self.place(state, action)
        elif isinstance(action, Discard):
            self.discard(state, action.card)
        elif isinstance(action, Take):
            self.take(state, action.card)
        elif isinstance(action, Pay):
            self.pay(state, action.card)
            return
        else:
            self.given = 0
        if not self.left and not self.may_take(state):
            state.stack.pop()

    def ends_turn(self, state: State, action: Action) -> bool:
        """2.1.1, 2.3.1 – The last card, if no card is taken for it and no ship can be boarded."""
        if isinstance(action, Pay) or action == DONE:
            return False
        trial = state.clone()
        trial.stack[-1].choose(trial, action)
        if isinstance(trial.stack[-1], PlayCards):
            return False
        return not any(is_possible(trial, berth) for berth in range(len(trial.sea)))

    def place(self, state: State, action: Place) -> None:
        """2.1.4, 2.1.7 – Provisions are placed face up, pirates face down."""
        card = action.card
        self.play(state, card)
        side = state.side(state.berth_of(action.ship), self.player)
        if card >= FIRST_PIRATE:
            side.face_down += ONE[card]
            state.tell(PLACED_PIRATE, self.player, action.ship, card)
        else:
            side.provisions += ONE[card]
            state.tell(PLACED, self.player, card, action.ship)

    def discard(self, state: State, card: int) -> None:
        """2.1.13 – Once discarding has begun nothing more is placed (2.1.2); after taking, discards are plain."""
        self.play(state, card)
        state.discard(card)
        self.stage = max(self.stage, DISCARDING)
        if self.stage == DISCARDING:
            self.given += 1
        state.tell(DISCARDED, self.player, card)

    def take(self, state: State, card: int) -> None:
        """2.1.14 – Cards taken lie face up before the player until phase 6."""
        self.stage = TAKING
        self.taken += 1
        self.lying -= ONE[card]
        state.discard_pile -= ONE[card]
        state.players[self.player].open += ONE[card]
        state.tell(TOOK, self.player, card)

    def pay(self, state: State, card: int) -> None:
        """2.1.15 – The last of the three cards may pay for a broadside."""
        self.play(state, card)
        state.discard(card)
        state.tell(PAID, self.player, card)
        state.stack[-1] = Broadside(self.player)

    def play(self, state: State, card: int) -> None:
        state.players[self.player].hand -= ONE[card]
        self.left -= 1

    def prompt(self, state: State) -> tuple[tuple[str, str], ...]:
        return (("left", str(self.left)),)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        """2.1 – What placing, discarding, taking and paying ask for."""
        if isinstance(action, Place):
            return self.to_place(state, action)
        if isinstance(action, Take):
            return self.to_take(state, action)
        if isinstance(action, Pay):
            return self.to_pay(state, action)
        if isinstance(action, Discard):
            left = (("left", str(self.left)),)
            return [Condition(self.left > 0, "2.1.1", "all-played", left), self.holds(state, action.card, "2.1.1")]
        return []

    def holds(self, state: State, card: int, clause: str) -> Condition:
        has_it = count(state.players[self.player].hand, card) > 0
        return Condition(has_it, clause, "not-in-hand", (("cards", CARDS[card]),))

    def to_place(self, state: State, action: Place) -> list[Condition]:
        """2.1.2, 2.1.3, 2.1.11 – Before discarding, at a ship at sea, with a card of the hand."""
        berth = state.berth_of(action.ship)
        ship = ship_word(state, action.ship)
        waits = action.ship in state.visible
        found = [
            Condition(self.left > 0, "2.1.1", "all-played", (("left", str(self.left)),)),
            Condition(self.stage == PLACING, "2.1.2", "placing-is-over"),
            Condition(berth != GAP, "2.1.11" if waits else "2.1.3", "rear-guard" if waits else "not-at-sea", ship),
            self.holds(state, action.card, "2.1.3"),
        ]
        if berth == GAP:
            return found
        side = state.side(berth, self.player)
        return [*found, *(pirate_fits(side) if action.card >= FIRST_PIRATE else provision_fits(state, side, action))]

    def to_take(self, state: State, action: Take) -> list[Condition]:
        """2.1.12 – One card for two discarded, two for three, of those that lay there when the turn began."""
        allowed = state.pieces.taken_for(self.given)
        found = [Condition(allowed > 0, "2.1.12", "discard-two-first", (("given", str(self.given)),))]
        if allowed:
            found.append(Condition(self.taken < allowed, "2.1.12", "taken-all", (("count", str(allowed)),)))
        lies = count(self.lying, action.card) > 0
        return [*found, Condition(lies, "2.1.12", "not-lying-there", card_word(action.card))]

    def to_pay(self, state: State, action: Pay) -> list[Condition]:
        """2.1.15, 2.2.1 – The last card of the turn, and a ship to fire at."""
        return [
            Condition(self.left > 0, "2.1.15", "all-played", (("left", str(self.left)),)),
            Condition(self.left <= 1, "2.1.2", "broadside-comes-last", (("left", str(self.left)),)),
            self.holds(state, action.card, "2.1.15"),
            Condition(may_fire(state, self.player), "2.2.1", "no-ship-to-fire-at"),
        ]

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Board) and state.round == 1:
            return Refusal("2.3.3", "first-round")
        return out_of_order(action, "2.0.2", "cards-first")


def pirate_fits(side: Side) -> list[Condition]:
    """2.1.8, 2.1.10 – As many pirates as provisions; those with a symbol support none."""
    plain_only = size(side.provisions) > side.pirate_cards()
    return [Condition(side.room_for_pirates() > 0, "2.1.10" if plain_only else "2.1.8", "pirate-limit")]


def provision_fits(state: State, side: Side, action: Place) -> list[Condition]:
    """2.1.5, 2.1.6 – A provision that the ship asks for, and no more than it asks for."""
    needs = state.pieces.ships[action.ship].needs
    kind = kind_of(action.card)
    named = (*card_word(action.card), *ship_word(state, action.ship))
    wanted = count(needs, kind)
    found = [Condition(wanted > 0, "2.1.5", "kind-not-required", (*named, *cards_words(needs)))]
    if wanted:
        has_room = count(side.stock(), kind) < wanted
        found.append(Condition(has_room, "2.1.6", "enough-of-that-kind", (*named, ("count", str(wanted)))))
    return found


def add_each(kinds: i64, actions: list[Any], found: list[Action]) -> None:
    """The actions with each of these kinds of cards."""
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            found.append(actions[kind])
        kinds >>= BITS
        kind += 1


def may_fire(state: State, player: int) -> bool:
    """2.2.1 – A broadside needs a ship where the player has at least one provision."""
    for berth in range(len(state.sea)):
        if state.side(berth, player).provisions:
            return True
    return False
