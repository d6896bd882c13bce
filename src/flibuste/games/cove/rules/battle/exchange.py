"""4.1, 4.3, 4.4 – Exchanges: every ship in turn fires a broadside or flees."""

from typing import ClassVar, Final

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal, elsewhere, out_of_order
from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.battle.broadside import Shot, fire, fire_loaded
from flibuste.games.cove.rules.battle.flight import flee
from flibuste.games.cove.rules.cards.hand import add_plays_of_family, to_play
from flibuste.games.cove.rules.legends import choose_target, recover
from flibuste.games.cove.rules.order import ranked
from flibuste.games.cove.table.actions import FLEE, WAIT, Fire, Play
from flibuste.games.cove.table.constants import ALL, BROADSIDE, FIRST_LEGEND, HULL, SEATS, TREASURE
from flibuste.games.cove.table.events import EXCHANGE_BEGINS, LOADED, WAITED
from flibuste.games.cove.table.state import Foe, State, Step


class Exchanges(Step):
    """4.1.1, 4.1.3 – In an exchange every ship acts once, by speed; exchanges repeat until the battle ends."""

    NAME: ClassVar[str] = "exchanges"
    CLAUSE: ClassVar[str] = "4.1.3"

    def resume(self, state: State) -> None:
        """4.1.2 – Ships that have left do not act; the end is checked after every action."""
        battle = state.fight()
        if is_decided(state):
            state.stack.pop()
            return
        while battle.turn < len(battle.order):
            ship = battle.order[battle.turn]
            battle.turn += 1
            if battle.is_present(ship):
                act(state, ship)
                return
        if battle.exchange:
            recover(state)
        begin_exchange(state)


def is_decided(state: State) -> bool:
    """3.3.5, 4.0.2, 4.6.4 – No player is left, or one and no foe; on Treasure Island as soon as no foe is left."""
    battle = state.fight()
    if not battle.seats:
        return True
    if battle.foes:
        return False
    return len(battle.seats) == 1 or battle.island == TREASURE


def begin_exchange(state: State) -> None:
    """4.1.5 – The order is fixed at the start of each exchange; non-player ships have their own speed (4.1.6)."""
    battle = state.fight()
    ships = battle.seats[:]
    for foe in battle.foes:
        ships.append(foe.ship)
    speeds: list[int] = []
    for ship in ships:
        speeds.append(state.battle_speed(ship))
    battle.order = ranked(state, ships, speeds, "speed-tie")
    battle.turn = 0
    battle.exchange += 1
    state.tell(EXCHANGE_BEGINS, NOBODY, battle.exchange)


def act(state: State, ship: int) -> None:
    """4.1.6 – Players decide; the Navy's controller decides for it; legendary pirates fire by themselves."""
    if ship < FIRST_LEGEND:
        state.stack.append(SHIP_TURN[ship])
    elif ship == state.pieces.navy_ship():
        state.stack.append(NAVY_TURN[state.navy_controller])
    else:
        pirate_fires(state, state.fight().foe(ship))


def pirate_fires(state: State, foe: Foe) -> None:
    """9.1.2, 9.1.6, 9.1.7 – A legendary pirate fires with the values of its card; no card is played for it."""
    card = state.pieces.foe(foe.ship)
    if card.dice:
        shot = Shot(foe.ship, choose_target(state, foe), card.section, card.dice)
        shot.stray_shots = card.stray_shots
        fire(state, shot)


class ShipTurn(Step):
    """4.1.1, 4.3.1 – Flee, or load Broadside cards, then fire; after a Cannonade wait or flee (7.5.32)."""

    NAME: ClassVar[str] = "ship-turn"
    CLAUSE: ClassVar[str] = "4.1.1"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        if is_reloading(state, self.player):
            return [WAIT, FLEE]
        found: list[Action] = []
        battle = state.fight()
        self.add_targets(state, found)
        if not battle.becalmed:
            add_plays_of_family(state, self.player, BROADSIDE, found)
        if not battle.loaded:
            found.append(FLEE)
        return found

    def add_targets(self, state: State, found: list[Action]) -> None:
        """4.3.5, 4.3.9 – While a pirate or the Navy is there it must be fired at, in the hull; then any other ship."""
        battle = state.fight()
        for foe in battle.foes:
            found.append(state.pieces.fire[foe.ship][HULL])
        if battle.foes:
            return
        everywhere = strikes_all(state)
        for seat in battle.seats:
            if seat == self.player:
                continue
            if everywhere:
                found.append(state.pieces.fire[seat][ALL])
            else:
                for section in range(4):
                    found.append(state.pieces.fire[seat][section])

    def choose(self, state: State, action: Action) -> None:
        if isinstance(action, Play):
            state.players[self.player].lose_card(action.card)
            state.fight().loaded.append(action.card)
            state.tell(LOADED, self.player, action.card)
            return
        state.stack.pop()
        if isinstance(action, Fire):
            fire_loaded(state, self.player, action.ship, action.section)
        elif action is FLEE:
            flee(state, self.player)
        else:
            state.tell(WAITED, self.player)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        is_ready = not is_reloading(state, seat)
        if action is FLEE:
            return [Condition(not (is_ready and state.fight().loaded), "4.1.1", "cards-loaded")]
        ready = Condition(is_ready, "7.5.32", "reloading")
        if isinstance(action, Fire):
            return [ready, *to_fire_at(state, seat, action)]
        return [ready, *to_load(state, seat, action)] if isinstance(action, Play) else []

    def refuse(self, state: State, action: Action) -> Refusal:
        if is_reloading(state, self.player):
            return Refusal("7.5.32", "wait-or-flee", action.words, action.when(), ("reloading",))
        return elsewhere(action, "4.1.1", "fire-or-flee")


def is_reloading(state: State, seat: int) -> bool:
    """7.5.32 – The ship may not fire in this exchange."""
    battle = state.fight()
    return battle.reload[seat] >= battle.exchange


def strikes_all(state: State) -> bool:
    """7.5.31 – Whether a loaded card strikes all sections: then none is named."""
    for card in state.fight().loaded:
        shot = Shot(0, 0, HULL, 0)
        for effect in state.pieces.cards[card].effects:
            effect.load(shot)
        if shot.all_sections:
            return True
    return False


def to_fire_at(state: State, seat: int, action: Fire) -> list[Condition]:
    """4.3.4, 4.3.5, 4.3.9, 7.5.31 – Another ship of the battle, pirates and Navy first, and a section it has."""
    battle = state.fight()
    is_foe = action.ship >= FIRST_LEGEND
    found = [
        Condition(action.ship != seat, "4.3.4", "own-ship"),
        Condition(battle.is_present(action.ship), "4.3.4", "not-in-battle"),
        Condition(is_foe or not battle.foes, "4.6.1" if battle.island == TREASURE else "4.3.9", "foes-first"),
    ]
    if is_foe:
        found.append(Condition(action.section == HULL, "4.3.5", "only-the-hull"))
    elif strikes_all(state):
        found.append(Condition(action.section == ALL, "7.5.31", "all-sections"))
    else:
        found.append(Condition(action.section != ALL, "7.5.31", "one-section"))
    return found


def to_load(state: State, seat: int, action: Play) -> list[Condition]:
    """4.3.1, 7.4.11 – A Broadside card of the hand, unless the wind has died."""
    is_broadside = state.pieces.cards[action.card].family == BROADSIDE
    found = to_play(state, seat, action, is_broadside)
    if is_broadside:
        found.append(Condition(not state.fight().becalmed, "7.4.11", "becalmed"))
    return found


class NavyTurn(Step):
    """8.2.2 – The Navy's controller names ship and section; he needs no ship there."""

    NAME: ClassVar[str] = "navy-turn"
    CLAUSE: ClassVar[str] = "8.2.2"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat"}

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for seat in state.fight().seats:
            for section in range(4):
                found.append(state.pieces.fire[seat][section])
        return found

    def choose(self, state: State, action: Action) -> None:
        assert isinstance(action, Fire)
        state.stack.pop()
        fire(state, navy_shot(state, action.ship, action.section))

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if not isinstance(action, Fire):
            return []
        is_there = action.ship < FIRST_LEGEND and state.fight().is_present(action.ship)
        clause = "8.3.3" if action.ship >= FIRST_LEGEND else "8.2.2"
        return [
            Condition(is_there, clause, "not-a-target"),
            Condition(action.section != ALL, "7.5.31", "one-section", (), ("8.2.2", "not-a-target")),
        ]

    def refuse(self, state: State, action: Action) -> Refusal:
        if isinstance(action, Play):
            return Refusal("4.3.3", "no-cards-for-the-navy")
        if action is FLEE:
            return out_of_order(action, "4.4.6", "navy-must-fire")
        return elsewhere(action, "8.2.2", "navy-must-fire")


def navy_shot(state: State, target: int, section: int) -> Shot:
    """8.2.2 – The Navy's broadside; no card changes it (4.3.3)."""
    return Shot(state.pieces.navy_ship(), target, section, state.pieces.navy.dice)


SHIP_TURN: Final = [ShipTurn(seat) for seat in range(SEATS)]
NAVY_TURN: Final = [NavyTurn(seat) for seat in range(SEATS)]
