"""4.8 – Boarding: the offer, the dice, the prize."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal
from flibuste.games.davyjones.geometry.bodies import is_monster
from flibuste.games.davyjones.rules.abilities.active_abilities import board_bonus, has, reaches
from flibuste.games.davyjones.rules.abilities.face_down import reveal, reveals
from flibuste.games.davyjones.rules.abilities.reveal_faults import why_no_reveal
from flibuste.games.davyjones.rules.dice import Rolling, curse, roll
from flibuste.games.davyjones.rules.fight.crew_loss import lose_crew
from flibuste.games.davyjones.rules.fight.damage import lose_masts
from flibuste.games.davyjones.rules.treasure.cargo import (
    destroy_token,
    drop_token,
    eliminate,
    look_at,
    make_captive,
    room,
    take_token,
)
from flibuste.games.davyjones.rules.turn.revealing import call_crew
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.fight import BOARD, LoseCrew, LoseToken, Prize
from flibuste.games.davyjones.table.actions.orders import Reveal
from flibuste.games.davyjones.table.actions.sea import PASS
from flibuste.games.davyjones.table.actions.treasure import DONE, Take
from flibuste.games.davyjones.table.actions.word_kinds import PRIZES
from flibuste.games.davyjones.table.events import (
    BOARDED,
    BOARDING_ROLL,
    BOARDING_TIE,
    BOARDING_WON,
    BOARDS,
    NO_PRIZE,
    PRIZE_CHOSEN,
    TOKEN_TAKEN,
)
from flibuste.games.davyjones.table.lacking import named, not_aboard
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State, Step
from flibuste.games.davyjones.table.traits import (
    ALSO_MAST,
    BOARDING_LOSS,
    CAPTURES_TOP,
    KILLS_ALL,
    TAKES_ALL,
    TWO_PRIZES,
)
from flibuste.games.davyjones.table.windows import BOARDING, CREW_LOSS, PRIZE

CREW_PRIZE: Final = PRIZES.index("crew")
TREASURE_PRIZE: Final = PRIZES.index("treasure")
ALL_TREASURE: Final = PRIZES.index("all-treasure")
ALL_CREW: Final = PRIZES.index("all-crew")
TOP_CREW: Final = PRIZES.index("top-crew")
NOTHING: Final = PRIZES.index("nothing")
_HIGHEST: Final = 6
_PRIZE_CLAUSES: Final = ["4.8.4", "4.8.4", "11.3.9", "11.3.10", "11.3.14", "4.8.4"]


def may_board(state: State, ship: Ship, target: Ship) -> bool:
    """8.12.2 – A turtle ship with a panel cannot be boarded."""
    return target.panels == 0


def offer_boarding(state: State, ship: Ship, target: Ship) -> None:
    """4.8.1, 12.15 – The player whose turn it is decides first: of a monster under the Conch that may be the rammed."""
    rammed_first = target_is_first(state, ship, target)
    asked = target if rammed_first else ship
    state.stack.append(BoardOffer(asked.player, ship.number, target.number, rammed_first))


def target_is_first(state: State, ship: Ship, target: Ship) -> bool:
    return target.player == state.turn != ship.player


class BoardOffer(Step):
    """4.8.1 – After a ram either side may start a boarding, one after the other. `second`: the rammed one is asked."""

    NAME: ClassVar[str] = "board-offer"
    CLAUSE: ClassVar[str] = "4.8.1"
    TAKES: ClassVar[tuple[str, ...]] = ("board", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("board-or-not",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "ship": "ship", "target": "ship", "second": "flag"}
    REACTION: ClassVar[bool] = True

    def __init__(self, player: int, ship: int, target: int, second: bool) -> None:
        super().__init__(player)
        self.ship = ship
        self.target = target
        self.second = second

    def options(self, state: State) -> list[Action]:
        own = state.ship(self.target if self.second else self.ship)
        other = state.ship(self.ship if self.second else self.target)
        return [BOARD, PASS] if may_board(state, own, other) else [PASS]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action == BOARD:
            one, other = (self.target, self.ship) if self.second else (self.ship, self.target)
            state.stack.append(Boarding(one, other, False))
        elif self.second == target_is_first(state, state.ship(self.ship), state.ship(self.target)):
            asked = state.ship(self.ship if self.second else self.target)
            state.stack.append(BoardOffer(asked.player, self.ship, self.target, not self.second))

    def asks(self, state: State, action: Action) -> list[Condition]:
        if action != BOARD:
            return []
        own = state.ship(self.target if self.second else self.ship)
        other = state.ship(self.ship if self.second else self.target)
        return [Condition(may_board(state, own, other), "8.12.2", "cannot-be-boarded")]


class Boarding(Rolling):
    """4.8.2 – Each side rolls and adds its masts and bonuses; the higher total wins. `afar`: at S, by 11.3.8."""

    NAME: ClassVar[str] = "boarding"
    CLAUSE: ClassVar[str] = "4.8.2"
    FIELDS: ClassVar[dict[str, str]] = {
        "ship": "ship",
        "target": "ship",
        "afar": "flag",
        "stage": "number",
        "own": "number",
        "other": "number",
    }

    def __init__(self, ship: int, target: int, afar: bool, stage: int = 0, own: int = 0, other: int = 0) -> None:
        super().__init__()
        self.ship = ship
        self.target = target
        self.afar = afar
        self.stage = stage
        self.own = own
        self.other = other

    def keep(self, ship: int, die: int) -> None:
        if ship == self.ship:
            self.own = die
        else:
            self.other = die

    def resume(self, state: State) -> None:
        ship = state.ship(self.ship)
        target = state.ship(self.target)
        self.stage += 1
        if self.stage == 1:
            state.tell(BOARDS, ship.player, self.ship, self.target)
            call_crew(state, target, BOARDING)
            call_crew(state, ship, BOARDING)
        elif self.stage == 2:
            self.own = roll(state, ship, "boarding")
        elif self.stage == 3:
            self.other = roll(state, target, "boarding")
        else:
            state.stack.pop()
            self.compare(state, ship, target)

    def suffices(self, state: State, die: int) -> bool:
        return die == _HIGHEST

    def own_lead(self, state: State) -> int:
        """4.8.2 – What the boarding ship adds to its die."""
        ship, target = state.ship(self.ship), state.ship(self.target)
        return ship.standing() + board_bonus(state, ship, target) + curse(state, ship)

    def other_lead(self, state: State) -> int:
        """4.8.2, 11.3.8 – What the other adds to its die: boarded from afar, no bonuses."""
        ship, target = state.ship(self.ship), state.ship(self.target)
        lead = target.standing() + curse(state, target)
        if self.afar and reaches(state, ship.player, target):
            return lead
        return lead + board_bonus(state, target, ship)

    def compare(self, state: State, ship: Ship, target: Ship) -> None:
        """4.8.2, 4.8.3, 11.3.8 – Totals; a tie has no effect. Boarded from afar, the target gets no bonuses."""
        own, other = self.own + self.own_lead(state), self.other + self.other_lead(state)
        state.tell(BOARDING_ROLL, ship.player, self.ship, self.own, own)
        state.tell(BOARDING_ROLL, target.player, self.target, self.other, other)
        if own == other:
            state.tell(BOARDING_TIE, ship.player, self.ship, own, self.target, other, self.own, self.other)
            return
        winner = self.ship if own > other else self.target
        state.tell(BOARDED, ship.player, self.ship, own, self.target, other, winner, self.own, self.other)
        if own > other:
            win(state, ship, target)
        elif ship.panels == 0:
            win(state, target, ship)


def win(state: State, winner: Ship, loser: Ship) -> None:
    """4.8.4, 2.5.5 – The winner picks a prize; before that whoever gives him more may show himself."""
    state.tell(BOARDING_WON, winner.player, winner.number)
    state.stack.append(Spoils(winner.number, loser.number))
    call_crew(state, winner, PRIZE)


class Spoils(Step):
    """4.8.4, 11.3.12, 11.3.13 – What a won boarding gives: a prize, by some abilities more."""

    NAME: ClassVar[str] = "spoils"
    CLAUSE: ClassVar[str] = "4.8.4"
    FIELDS: ClassVar[dict[str, str]] = {"winner": "ship", "loser": "ship"}

    def __init__(self, winner: int, loser: int) -> None:
        super().__init__()
        self.winner = winner
        self.loser = loser

    def resume(self, state: State) -> None:
        state.stack.pop()
        winner, loser = state.ship(self.winner), state.ship(self.loser)
        works = reaches(state, winner.player, loser)
        if works and has(state, winner, ALSO_MAST):
            lose_masts(state, loser, 1, BOARDING_LOSS, winner.number)
        prizes = 2 if works and has(state, winner, TWO_PRIZES) else 1
        state.stack.append(PickPrize(winner.player, winner.number, loser.number, prizes))


def fitting(state: State, winner: Ship, loser: Ship) -> list[int]:
    """4.8.6, 8.10.8 – The treasures that fit aboard the winner; a monster destroys unique ones, so they always fit."""
    free = room(state, winner)
    found: list[int] = []
    for number in loser.cargo:
        token = state.tokens[number]
        is_unique = token.treasure is not None and token.face_up
        if token.space() <= free or (is_monster(winner) and is_unique):
            found.append(number)
    return found


class PickPrize(Step):
    """4.8.4 – The winner picks: eliminate a crew, or steal a treasure; or what his abilities allow."""

    NAME: ClassVar[str] = "prize"
    CLAUSE: ClassVar[str] = "4.8.4"
    TAKES: ClassVar[tuple[str, ...]] = ("prize",)
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("no-such-prize",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "winner": "ship", "loser": "ship", "prizes": "number"}
    REACTION: ClassVar[bool] = True

    def __init__(self, player: int, winner: int, loser: int, prizes: int) -> None:
        super().__init__(player)
        self.winner = winner
        self.loser = loser
        self.prizes = prizes

    def options(self, state: State) -> list[Action]:
        winner = state.ship(self.winner)
        loser = state.ship(self.loser)
        found: list[Action] = []
        if loser.status != SAILING or winner.status != SAILING:
            return [do(Prize, NOTHING)]
        works = reaches(state, winner.player, loser)
        if loser.crew:
            found.append(do(Prize, CREW_PRIZE))
            if works and has(state, winner, KILLS_ALL):
                found.append(do(Prize, ALL_CREW))
            if works and has(state, winner, CAPTURES_TOP) and not is_monster(winner) and room(state, winner) > 0:
                found.append(do(Prize, TOP_CREW))
        if loser.cargo:
            found.append(do(Prize, TREASURE_PRIZE))
            if works and has(state, winner, TAKES_ALL):
                found.append(do(Prize, ALL_TREASURE))
        return [*found, do(Prize, NOTHING)]

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Prize)
        state.stack.pop()
        prize = action.prize
        winner = state.ship(self.winner)
        loser = state.ship(self.loser)
        state.tell(PRIZE_CHOSEN, self.player, prize)
        if self.prizes > 1 and prize in (CREW_PRIZE, TREASURE_PRIZE):
            state.stack.append(PickPrize(self.player, self.winner, self.loser, self.prizes - 1))
        award(state, winner, loser, prize)

    def breach(self, state: State, action: Action) -> Refusal:
        """4.8.4, 11.3.9 to 11.3.14 – Nothing of the kind aboard the loser, or no ability of the winner for it."""
        assert isinstance(action, Prize)
        winner, loser = state.ship(self.winner), state.ship(self.loser)
        if loser.status != SAILING or winner.status != SAILING:
            return Refusal("1.19", "ship-is-gone")
        if not (loser.cargo if action.prize in (TREASURE_PRIZE, ALL_TREASURE) else loser.crew):
            return Refusal("4.8.4", "no-such-prize", (named(loser), ("prize", PRIZES[action.prize])))
        return Refusal(_PRIZE_CLAUSES[action.prize], "no-ability-for-this-prize", (named(winner),))


def award(state: State, winner: Ship, loser: Ship, prize: int) -> None:
    if prize == ALL_CREW:
        lose_crew(state, loser, loser.crew[:], winner.player)
    elif prize == ALL_TREASURE:
        for number in loser.cargo:
            look_at(state, winner.player, number)
        state.stack.append(Plunder(winner.player, winner.number, loser.number))
    elif prize != NOTHING:
        picker = winner.player if state.rules.winner_picks else loser.player
        state.stack.append(GiveUp(picker, winner.number, loser.number, prize))
        if prize == CREW_PRIZE and picker != loser.player:
            call_crew(state, loser, CREW_LOSS)


class GiveUp(Step):
    """4.8.5, 11.3.14 – The loser picks the piece, face-down ones included (15.13: the winner)."""

    NAME: ClassVar[str] = "give-up"
    CLAUSE: ClassVar[str] = "4.8.5"
    TAKES: ClassVar[tuple[str, ...]] = ("lose-crew", "lose-token", "reveal", "pass")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("pick-a-piece",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "winner": "ship", "loser": "ship", "prize": "prize"}
    REACTION: ClassVar[bool] = True

    def __init__(self, player: int, winner: int, loser: int, prize: int) -> None:
        super().__init__(player)
        self.winner = winner
        self.loser = loser
        self.prize = prize

    def options(self, state: State) -> list[Action]:
        loser = state.ship(self.loser)
        if self.prize == TREASURE_PRIZE:
            return [do(LoseToken, number) for number in loser.cargo] or [PASS]
        crew = loser.crew
        if self.prize == TOP_CREW:
            best = max((state.crew[number].card.points for number in crew), default=0)
            crew = [number for number in crew if state.crew[number].card.points == best]
        found_crew: list[Action] = [do(LoseCrew, number) for number in crew]
        if self.prize == CREW_PRIZE:
            found_crew += reveals(state, loser, self.player, CREW_LOSS)
        return found_crew or [PASS]

    def choose(self, state: State, action: Action) -> None:
        winner = state.ship(self.winner)
        loser = state.ship(self.loser)
        if isinstance(action, Reveal):
            reveal(state, state.crew[action.crew])
            return
        state.stack.pop()
        if isinstance(action, LoseToken) and action.token in fitting(state, winner, loser):
            hand_over(state, action.token, loser, winner)
        elif isinstance(action, LoseCrew) and self.prize == TOP_CREW:
            make_captive(state, state.crew[action.crew], winner)
        elif not isinstance(action, LoseCrew) or not eliminate(state, state.crew[action.crew], winner.player):
            state.tell(NO_PRIZE, winner.player, winner.number)

    def breach(self, state: State, action: Action) -> Refusal:
        """4.8.5, 11.3.14 – Of the kind that was chosen, aboard the loser; the dearest where that was the prize."""
        if isinstance(action, Reveal):
            return why_no_reveal(state, self.player, action)
        loser = state.ship(self.loser)
        if isinstance(action, LoseToken) != (self.prize == TREASURE_PRIZE):
            return Refusal("4.8.4", "another-prize-was-chosen", (("prize", PRIZES[self.prize]),))
        if self.prize == TOP_CREW and isinstance(action, LoseCrew) and action.crew in loser.crew:
            return Refusal("11.3.14", "not-the-dearest-crew")
        return Refusal("4.8.5", "pick-a-piece", (named(loser),))


def hand_over(state: State, number: int, loser: Ship, winner: Ship) -> None:
    """4.8.6, 4.8.7, 8.10.8 – The booty keeps its face; a monster destroys a unique treasure."""
    token = state.tokens[number]
    if is_monster(winner) and token.treasure is not None:
        destroy_token(state, number, loser)
        return
    drop_token(state, number, loser)
    take_token(state, number, winner)
    state.tell(TOKEN_TAKEN, winner.player, number, winner.number)


class Plunder(Step):
    """11.3.9 – Take any number of the loser's treasures that fit."""

    NAME: ClassVar[str] = "plunder"
    CLAUSE: ClassVar[str] = "11.3.9"
    TAKES: ClassVar[tuple[str, ...]] = ("take", "done")
    ONCE_SAID: ClassVar[tuple[str, ...]] = ("does-not-fit",)
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "winner": "ship", "loser": "ship"}
    REACTION: ClassVar[bool] = True

    def __init__(self, player: int, winner: int, loser: int) -> None:
        super().__init__(player)
        self.winner = winner
        self.loser = loser

    def options(self, state: State) -> list[Action]:
        found = fitting(state, state.ship(self.winner), state.ship(self.loser))
        return [*[do(Take, number) for number in found], DONE]

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Take):
            hand_over(state, action.token, state.ship(self.loser), state.ship(self.winner))
        else:
            state.stack.pop()

    def breach(self, state: State, action: Action) -> Refusal:
        """1.11, 11.3.9 – Not aboard the loser, or no room aboard the winner."""
        assert isinstance(action, Take)
        winner, loser = state.ship(self.winner), state.ship(self.loser)
        if action.token not in loser.cargo:
            return not_aboard("11.3.9", loser)
        return Refusal("11.3.9", "does-not-fit", (named(winner),))
