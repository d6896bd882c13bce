"""17.12 – The Events of AND cards: Fair Winds, Heavy Guns, Buried Treasure."""

from typing import ClassVar

from flibuste.engine.action import Action
from flibuste.engine.refusal import Condition, Refusal, because
from flibuste.games.blackbeard.rules.crew import party
from flibuste.games.blackbeard.rules.prompts import Pairs, card_pair, yes
from flibuste.games.blackbeard.rules.sea.move import is_kept_in_port
from flibuste.games.blackbeard.table.actions import SailKC
from flibuste.games.blackbeard.table.constants import BURIED_TREASURE, FAIR_WINDS, FIRST_PORT, HEAVY_GUNS, NONE, ZONES
from flibuste.games.blackbeard.table.events import ARMED, CHARTED, SAILED, SAILED_KC
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.pirate_actions import EventFor
from flibuste.games.blackbeard.table.state import State, TableStep


def has_event(state: State, seat: int, card: int) -> bool:
    """17.12a – Whether the Event of an AND card can be resolved."""
    found: list[Action] = []
    add_targets(state, seat, card, found)
    return bool(found)


def add_targets(state: State, seat: int, card: int, found: list[Action]) -> None:
    """17.2#1a, 17.2#6a, 17.2#10a – What the Event of an AND card may be applied to."""
    verbs = state.pieces.verbs
    player = state.players[seat]
    for number in state.own(seat):
        pirate = state.pirate(number)
        if card == FAIR_WINDS:
            # 17.12c – The Event for one, the Action for another, or both for the same.
            if pirate.ally == NONE or pirate.ally > number:
                add_winds(state, pirate, player.kc_place, found)
        elif card == BURIED_TREASURE:
            found.append(verbs.chart[number])
        elif pirate.place >= FIRST_PORT and not pirate.guns:
            found.append(verbs.arm[number])
    if card == FAIR_WINDS and player.kc != NONE:
        for zone in range(ZONES):
            if zone != player.kc_place:
                found.append(verbs.sail_kc[zone])


def add_winds(state: State, pirate: Pirate, kc_place: int, found: list[Action]) -> None:
    """17.2#6a, 10.26 – To any Sea Zone but that of his own KC, and not out of a Port in the KC's zone."""
    if is_kept_in_port(state, pirate):
        return
    for zone in range(ZONES):
        if zone not in (pirate.place, kc_place):
            found.append(state.pieces.verbs.sail[pirate.number][zone])


def to_sail(state: State, pirate: Pirate, place: int) -> list[tuple[bool, str]]:
    """17.2#6a, 10.26 – Out of Port, to another Sea Zone than his own and his KC's, the first of two allies."""
    return [
        (not is_kept_in_port(state, pirate), "kept"),
        (place != pirate.place, "here"),
        (place != state.players[pirate.owner].kc_place, "kc"),
        (pirate.ally == NONE or pirate.ally > pirate.number, "ally"),
    ]


def to_apply(state: State, seat: int, card: int, action: Action) -> list[tuple[bool, str]]:
    """17.2#1a, 17.2#6a, 17.2#10a – What the Event of an AND card asks for."""
    if isinstance(action, SailKC):
        player = state.players[seat]
        return [(player.kc != NONE, "no-kc"), (action.zone != player.kc_place, "here")]
    assert isinstance(action, EventFor)
    if action.pirate not in state.own(seat):
        return [(False, "pirate")]
    pirate = state.pirate(action.pirate)
    if card == HEAVY_GUNS:
        return [(True, "pirate"), (pirate.place >= FIRST_PORT, "docked"), (not pirate.guns, "armed")]
    return [(True, "pirate"), *(to_sail(state, pirate, action.place) if card == FAIR_WINDS else [])]


CLAUSES = {FAIR_WINDS: "17.2#6a", HEAVY_GUNS: "17.2#10a", BURIED_TREASURE: "17.2#1a"}
VERBS_OF = {FAIR_WINDS: ("sail", "sail-kc"), HEAVY_GUNS: ("arm",), BURIED_TREASURE: ("chart",)}


class CardEvent(TableStep):
    """17.12 – The Event of an AND card is applied; no AP Action answers it (4.4Cc)."""

    NAME: ClassVar[str] = "card-event"
    CLAUSE: ClassVar[str] = "17.12a"
    FIELDS: ClassVar[dict[str, str]] = {"player": "seat", "card": "card"}

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        add_targets(state, self.player, self.card, found)
        return found

    def choose(self, state: State, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, SailKC):
            player = state.players[self.player]
            player.kc_place = action.zone
            state.tell(SAILED_KC, self.player, player.kc, action.zone)
            return
        assert isinstance(action, EventFor)
        apply_event(state, state.pirate(action.pirate), self.card, action.place)

    def conditions(self, state: State, seat: int, action: Action) -> list[Condition]:
        if seat != self.player or action.verb not in VERBS_OF[self.card]:
            return []
        asked = to_apply(state, seat, self.card, action)
        return [because(met, CLAUSES[self.card], "event-not-there", why) for met, why in asked]

    def refuse(self, state: State, action: Action) -> Refusal:
        return Refusal(CLAUSES[self.card], "event-not-there", (("why", "card"),))

    def prompt(self, state: State) -> Pairs:
        return (card_pair(state, self.card), ("sail", yes(self.card == FAIR_WINDS)))


def apply_event(state: State, pirate: Pirate, card: int, place: int) -> None:
    """17.2#6, 17.2#10, 17.2#1 – Fair Winds move (allies together), Heavy Guns arm, a chart is for one Pirate."""
    if card == FAIR_WINDS:
        for member in party(state, pirate.number):
            mate = state.pirate(member)
            # 17.2#6b – No Action, no reaction, at any Speed.
            mate.place = place
            mate.paid = False
            mate.sacking = NONE
            state.tell(SAILED, mate.owner, member, place)
    elif card == HEAVY_GUNS:
        pirate.guns = True
        state.tell(ARMED, pirate.owner, pirate.number)
    else:
        pirate.chart = True
        state.tell(CHARTED, pirate.owner, pirate.number)
