"""6.4 – Warships: sighted or On Station, they attack; the Pirate flees or fights. R2 – KC Surprise."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Refusal
from flibuste.engine.seats import NOBODY
from flibuste.games.blackbeard.rules.crew import ability, combat, damage_combat, gain_notoriety, lose_loyalty, speed
from flibuste.games.blackbeard.rules.dice import roll, wanted
from flibuste.games.blackbeard.rules.prompts import Pairs, pirate_pair, warship_pairs
from flibuste.games.blackbeard.rules.reactions.ap_players import AskForCard
from flibuste.games.blackbeard.rules.reactions.protocol import TYPE_KC
from flibuste.games.blackbeard.rules.victory import score
from flibuste.games.blackbeard.table.actions import FIGHT, FLEE, STATION, STRIKE
from flibuste.games.blackbeard.table.constants import BIT, BY_WARSHIP, KC_SURPRISE, NO_SEAT, NONE, R_BATTLE, R_FLIGHT
from flibuste.games.blackbeard.table.events import (
    DRIVEN_OFF,
    ESCAPED,
    FLED,
    FOUND,
    WARSHIP_ATTACKS,
    WARSHIP_BEATEN,
    WARSHIP_CAME,
    WARSHIP_FIRES,
    WARSHIP_WAITS,
)
from flibuste.games.blackbeard.table.state import ChangingStep, State, TableStep


def sight_warship(state: State, by: int) -> None:
    """6.42a – A random Warship comes into the Active Pirate's Sea Zone; it may attack at once (6.42b).

    19.13b – Turned up by the system where a Warship is On Station, the card sets that one on him.
    """
    zone = state.pirate(state.active).place
    if state.warship[zone] != NONE:
        state.stack.append(WarshipAttack(by, zone, False))
        return
    # 6.41b, 17.2#21a – Only by this card; 6.41c – one in a Sea Zone.
    state.warship[zone] = state.draw_from(state.warship_pool, "warship")
    state.tell(WARSHIP_CAME, by, state.warship[zone], zone)
    state.stack.append(Sighted(by, zone))


class Sighted(TableStep):
    """6.42b – Seeing the Warship's values the AP player attacks, or leaves it On Station."""

    NAME: ClassVar[str] = "sighted"
    CLAUSE: ClassVar[str] = "6.42b"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "zone": "place"}

    def __init__(self, player: int, zone: int) -> None:
        super().__init__(player)
        self.zone = zone

    def options(self, state: State) -> list[Action]:
        return [STRIKE, STATION]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action is STRIKE:
            state.stack.append(WarshipAttack(self.player, self.zone, True))
        else:
            state.tell(WARSHIP_WAITS, self.player, self.zone)

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("6.42b", "strike-or-station")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, state.active), *warship_pairs(state, self.zone))


START, ASK, CHASE, CAUGHT, ENGAGE, RESULT, DEFEAT = range(7)


class WarshipAttack(ChangingStep):
    """6.45, 6.46 – A Warship attacks the Active Pirate."""

    NAME: ClassVar[str] = "warship-attack"
    CLAUSE: ClassVar[str] = "6.45a"
    FIELDS: ClassVar[dict[str, str]] = {
        "by": "seat",
        "zone": "place",
        "sighted": "flag",
        "stage": "number",
        "against": "number",
    }

    def __init__(self, by: int, zone: int, sighted: bool, stage: int = 0, against: int = 0) -> None:
        super().__init__()
        self.by = by
        self.zone = zone
        self.sighted = sighted
        self.stage = stage
        self.against = against

    def resume(self, state: State) -> None:
        stage = self.stage
        self.stage += 1
        if state.active == NONE:
            state.stack.pop()
        elif stage == START:
            state.tell(WARSHIP_ATTACKS, self.by, state.warship[self.zone], state.active)
            if self.sighted:
                state.stack.append(SurpriseWindow(self.by))
        elif stage == ASK:
            state.stack.append(FleeOrFight(state.pirate(state.active).owner))
        elif stage == CHASE:
            self.chase(state)
        elif stage == ENGAGE:
            self.engage(state)
        else:
            # 11.2a – After all damage: of two allies perhaps only one is left.
            state.stack.pop()
            lose_loyalty(state, state.active, 1)

    def receive(self, state: State, result: list[int]) -> None:
        stage = self.stage
        self.stage += 1
        if stage == CAUGHT:
            self.catch(state, result[0])
        else:
            self.decide(state, result[0])

    def chase(self, state: State) -> None:
        """6.45b – Warship 1d6 + Speed, Pirate 1d6 + Speed."""
        warship = state.pieces.warships[state.warship[self.zone]]
        face = state.chance.die("warship-chase")
        self.against = face + warship.speed
        state.tell(FLED, state.pirate(state.active).owner, state.active, self.against, face)
        roll(state, state.active, 1, R_FLIGHT)

    def catch(self, state: State, rolled: int) -> None:
        """6.45c, 6.45d – Not strictly higher: he escapes, his Action is cancelled, the Warship is done for the turn."""
        number = state.active
        owner = state.pirate(number).owner
        if rolled < self.to_escape(state):
            state.tell(FOUND, owner, number)
            return
        state.tell(ESCAPED, owner, number)
        state.evaded |= BIT[self.zone]
        state.cancelled = True
        state.stack.pop()

    def to_escape(self, state: State) -> int:
        return self.against - speed(state, state.active)

    def needs(self, state: State, turn: int, totals: list[int]) -> int:
        if self.stage == CAUGHT:
            return wanted(self.to_escape(state))
        return wanted(self.against + 1 - combat(state, state.active) - ability(state, state.active))

    def engage(self, state: State) -> None:
        """6.46a – Pirate: 1d6 + Combat + Ability; Warship: 1d6 + Combat."""
        kind = state.warship[self.zone]
        face = state.chance.die("warship-battle")
        self.against = face + state.pieces.warships[kind].combat
        state.tell(WARSHIP_FIRES, self.by, kind, self.against, face)
        roll(state, state.active, 1, R_BATTLE)

    def decide(self, state: State, rolled: int) -> None:
        number = state.active
        total = rolled + combat(state, number) + ability(state, number)
        if total > self.against:
            state.stack.pop()
            self.lose_battle(state, number)
        else:
            self.win_battle(state, number, self.against - total)

    def lose_battle(self, state: State, number: int) -> None:
        """6.46b, 6.46e, 6.46f – Notoriety first, then 1 damage; 1 VP to the AP player; the Action goes on."""
        kind = state.warship[self.zone]
        state.warship[self.zone] = NONE
        state.put_back(state.warship_pool, kind)
        state.tell(WARSHIP_BEATEN, state.pirate(number).owner, number, kind)
        # 6.44a – By its Combat; 6.46c – he goes on with his Action; 6.47a – the counter is back in the pool.
        gain_notoriety(state, number, state.pieces.warships[kind].combat)
        score(state, self.by, 1)
        damage_combat(state, number, 1, BY_WARSHIP)

    def win_battle(self, state: State, number: int, damage: int) -> None:
        """6.46d, 6.46e – The Action is cancelled; damage and VP by the difference; then Loyalty -1."""
        state.tell(DRIVEN_OFF, self.by, number, damage)
        state.cancelled = True
        # 6.44b, 18.12D – VP by the damage, no Notoriety.
        score(state, self.by, damage)
        damage_combat(state, number, damage, BY_WARSHIP)


class FleeOrFight(TableStep):
    """6.45a – The Pirate must at once choose to flee or to stand and fight."""

    NAME: ClassVar[str] = "flee-or-fight"
    CLAUSE: ClassVar[str] = "6.45a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        return [FLEE, FIGHT]

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        attack = state.stack[-1]
        assert isinstance(attack, WarshipAttack)
        if action is FIGHT:
            attack.stage = ENGAGE

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal("6.45a", "flee-or-fight")

    def prompt(self, state: State) -> Pairs:
        attack = state.stack[-2]
        assert isinstance(attack, WarshipAttack)
        return (pirate_pair(state, state.active), *warship_pairs(state, attack.zone))


class SurpriseWindow(AskForCard):
    """17.2#11a, R2 – A sighted Warship attacks: whoever has no KC may play KC Surprise, on top of his own Sighting."""

    NAME: ClassVar[str] = "surprise-window"
    CLAUSE: ClassVar[str] = "17.2#11a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "by": "seat", "asked": "number"}

    def __init__(self, by: int, asked: int = 0, player: int = NOBODY) -> None:
        super().__init__(KC_SURPRISE, asked, player)
        self.by = by

    def is_open(self, state: State) -> bool:
        return super().is_open(state) and surprise_possible(state)

    def could_react(self, state: State, seat: int) -> bool:
        """17.2#11c – An unused AP Action, or this very Warship Sighting as the only one; no KC of one's own."""
        player = state.players[seat]
        return (
            seat != state.turn
            and player.kc == NONE
            and bool(player.hand)
            and (seat == self.by or not state.ap_used & BIT[seat])
        )

    def choices(self) -> Refusal:
        return Refusal("17.2#11a", "surprise-or-pass")

    def prompt(self, state: State) -> Pairs:
        return (pirate_pair(state, state.active),)


def surprise_possible(state: State) -> bool:
    """17.2#11a – A KC in the pool, none that has acted this turn, no Pirate protected by 10.31g."""
    return (
        bool(state.kc_pool)
        and state.kc_acted == NO_SEAT
        and not state.types_used & TYPE_KC
        and not state.pirate(state.active).fresh
    )


def send_warship_back(state: State) -> None:
    """17.2#11b – The Warship whose attack is surprised goes back to the pool."""
    attack = state.stack.pop()
    assert isinstance(attack, WarshipAttack)
    state.put_back(state.warship_pool, state.warship[attack.zone])
    state.warship[attack.zone] = NONE
