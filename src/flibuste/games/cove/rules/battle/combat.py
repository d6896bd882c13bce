"""3.3, 4 – Phase 3: Combat, from island to island; how a battle begins and what remains after it."""

from typing import ClassVar, Final, Self

from flibuste.engine.copying import copy_of
from flibuste.engine.seats import NOBODY
from flibuste.games.cove.rules.battle.boarding import Boarding, begin_round
from flibuste.games.cove.rules.battle.exchange import Exchanges
from flibuste.games.cove.rules.legends import capture
from flibuste.games.cove.rules.navy import remove_navy
from flibuste.games.cove.table.constants import COMBAT_PHASE, FIRST_LEGEND, NONE, TREASURE
from flibuste.games.cove.table.events import BATTLE, BATTLE_OVER, CARDS_DISCARDED, FOE_PRESENT
from flibuste.games.cove.table.state import Battle, Foe, State, Step


class Combat(Step):
    """3.3.1 – Battles one location after another, in island order; `island` is the last one dealt with."""

    NAME: ClassVar[str] = "combat"
    CLAUSE: ClassVar[str] = "3.3.1"
    FIELDS: ClassVar[dict[str, str]] = {"island": "island"}

    def __init__(self, island: int = 0) -> None:
        super().__init__()
        self.island = island

    def clone(self) -> Self:
        return copy_of(self)

    def resume(self, state: State) -> None:
        state.phase = COMBAT_PHASE
        while self.island < TREASURE:
            self.island += 1
            seats = state.ships_at(self.island)
            if not seats:
                continue
            foes = foes_at(state, self.island)
            if is_battle(self.island, seats, foes):
                begin_battle(state, self.island, seats, foes)
                return
            capture(state, self.island)
        remove_navy(state)
        state.stack.pop()


def foes_at(state: State, island: int) -> list[Foe]:
    """9.1.1, 8.3.3 – The pirates and the Navy there; one that never fires is no combatant (9.7.2)."""
    found: list[Foe] = []
    for ship in state.black_ships:
        if ship.island == island and ship.legend != NONE:
            legend = state.pieces.legends[ship.legend]
            if not legend.defenceless:
                found.append(Foe(FIRST_LEGEND + ship.legend, legend.hull))
    if state.navy_island == island:
        found.append(Foe(state.pieces.navy_ship(), state.pieces.navy.hull))
    return found


def is_battle(island: int, seats: list[int], foes: list[Foe]) -> bool:
    """3.3.2, 3.3.3, 3.3.4 – Two ships, one a player's; on Treasure Island only against a pirate (4.6.1, 4.6.2)."""
    if not seats:
        return False
    return bool(foes) or (island != TREASURE and len(seats) > 1)


def begin_battle(state: State, island: int, seats: list[int], foes: list[Foe]) -> None:
    """4.0.1 – One boarding stage, then exchanges of broadsides."""
    battle = Battle(island, seats, state.seats)
    battle.foes = foes
    state.battle = battle
    state.tell(BATTLE, NOBODY, island)
    for foe in foes:
        state.tell(FOE_PRESENT, NOBODY, foe.ship, foe.hull)
    state.stack.append(AFTERMATH)
    push_battle(state)


def push_battle(state: State) -> None:
    state.stack.append(EXCHANGES)
    state.stack.append(BOARDING_STAGE)
    begin_round(state)


class Aftermath(Step):
    """4.2.6, 8.4.1, 9.1.4 – The battle is over: cards discarded, the Navy leaves, surviving pirates are restored."""

    NAME: ClassVar[str] = "aftermath"
    CLAUSE: ClassVar[str] = "3.3.5"

    def resume(self, state: State) -> None:
        battle = state.fight()
        state.stack.pop()
        clear_battle(state)
        if battle.island == state.navy_island:
            remove_navy(state)
        capture(state, battle.island)


def clear_battle(state: State) -> None:
    """4.2.6, 7.4.52 – Boarding cards are discarded and the chests on them go to the bank, whatever the outcome."""
    battle = state.fight()
    state.tell(BATTLE_OVER, NOBODY, battle.island)
    if battle.cards:
        state.tell(CARDS_DISCARDED, NOBODY, len(battle.cards), battle.overboard)
    for card in battle.cards:
        state.discard(card)
    state.chests += battle.overboard
    state.battle = None


AFTERMATH: Final = Aftermath()
EXCHANGES: Final = Exchanges()
BOARDING_STAGE: Final = Boarding()
