"""9.42 – Ransoming Hostages."""

from typing import ClassVar

from flibuste.games.blackbeard.rules.dice import roll
from flibuste.games.blackbeard.rules.port.ports import status
from flibuste.games.blackbeard.rules.sea.stow import share_booty
from flibuste.games.blackbeard.table.constants import ANTI, ARAB, NONE, PORTUGUESE, R_RANSOM
from flibuste.games.blackbeard.table.events import RANSOMED
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import ChangingStep, State


def may_ransom(state: State, pirate: Pirate, port: int, hostage: int) -> bool:
    """9.42a, 9.42b – In a Port of the Hostage's nationality that is not Anti-Pirate; never Arab or Portuguese."""
    nation = state.pieces.ports[port].nation
    # 9.35e – Nor in Pirate Ports.
    return hostage % 8 == nation and nation not in (ARAB, PORTUGUESE, NONE) and status(state, pirate, port) != ANTI


class Ransom(ChangingStep):
    """9.42c – 2d6 x Value x 10 Doubloons, allies share them (11.3a); the Hostage goes back to the pool."""

    NAME: ClassVar[str] = "ransom"
    CLAUSE: ClassVar[str] = "9.42c"
    FIELDS: ClassVar[dict[str, str]] = {"pirate": "pirate", "hostage": "captive", "rolled": "flag"}

    def __init__(self, pirate: int, hostage: int, rolled: bool = False) -> None:
        super().__init__()
        self.pirate = pirate
        self.hostage = hostage
        self.rolled = rolled

    def resume(self, state: State) -> None:
        self.rolled = True
        roll(state, self.pirate, 2, R_RANSOM)

    def receive(self, state: State, result: list[int]) -> None:
        state.stack.pop()
        pirate = state.pirate(self.pirate)
        kind = self.hostage // 8
        amount = result[0] * state.pieces.hostages[kind].value * 10
        pirate.hostages.remove(self.hostage)
        # 9.42e – The Hostage is free, his counter in the pool.
        state.put_back(state.hostage_pool, kind)
        state.tell(RANSOMED, pirate.owner, self.pirate, kind, amount)
        share_booty(state, self.pirate, amount)
