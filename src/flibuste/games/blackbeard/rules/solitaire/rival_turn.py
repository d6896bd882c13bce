"""19.2, 19.12 – The turns of the System Player's Pirates."""

from typing import ClassVar

from flibuste.games.blackbeard.rules.sea.mutiny import lose_notoriety
from flibuste.games.blackbeard.rules.solitaire.priorities import rival_action, winds_for
from flibuste.games.blackbeard.rules.solitaire.system_reactions import draw_hold
from flibuste.games.blackbeard.rules.turn.action_phase import declare, mutinies_first
from flibuste.games.blackbeard.rules.turn.card_events import apply_event
from flibuste.games.blackbeard.rules.turn.must_play import resolve_must
from flibuste.games.blackbeard.rules.turn.turn import Turn, begin_turn, close_turn, suffer_scurvy
from flibuste.games.blackbeard.table.constants import (
    BIT,
    BURIED_TREASURE,
    FAIR_WINDS,
    FIRST_PORT,
    GENERAL_PARDON,
    HEAVY_GUNS,
    LETTER,
    NONE,
    SYSTEM,
)
from flibuste.games.blackbeard.table.events import MUST_PLAY, PARDON, SYSTEM_PLAYS, SYSTEM_TURN
from flibuste.games.blackbeard.table.pirate import Pirate
from flibuste.games.blackbeard.table.state import ChangingStep, State


def after_blackbeard(state: State) -> None:
    """19.16bis-b, 19.2a – Loyalty still 0 costs 1d6 Notoriety; then the system's Pirates take their turns."""
    number = state.pieces.blackbeard
    if state.pirate(number).loyalty == 0 and state.disgraced != state.turn_number:
        lose_notoriety(state, number, state.chance.die("disgrace"))
    state.stack[-1] = RivalTurn(0)


BEGIN, MUST, HOLD, ACT = range(4)


class RivalTurn(ChangingStep):
    """19.12a – A system Pirate draws and resolves a MUST PLAY card, then draws a HOLD card and plays it."""

    NAME: ClassVar[str] = "rival-turn"
    CLAUSE: ClassVar[str] = "19.12a"
    FIELDS: ClassVar[dict[str, str]] = {"slot": "number", "stage": "number", "pirate": "pirate"}

    def __init__(self, slot: int, stage: int = BEGIN, pirate: int = NONE) -> None:
        super().__init__()
        self.slot = slot
        self.stage = stage
        self.pirate = pirate

    def resume(self, state: State) -> None:
        if self.stage == BEGIN:
            self.stage = MUST
            self.begin(state)
        elif self.stage == MUST:
            self.stage = HOLD
            self.pirate = self.captain(state)
            if self.pirate != NONE:
                self.play_must(state)
        elif state.turn_lost or self.pirate == NONE or state.pirates[self.pirate] is None:
            self.close(state)
        elif self.stage == HOLD:
            self.stage = ACT
            self.play_hold(state)
        elif state.actions_left > 0:
            self.act(state)
        else:
            self.close(state)

    def begin(self, state: State) -> None:
        """19.2a, 17.2#18c – Scurvy comes first, and reaches only the Pirate whose turn it is."""
        state.turn = SYSTEM
        begin_turn(state)
        number = self.captain(state)
        if number != NONE:
            state.tell(SYSTEM_TURN, SYSTEM, number)
            suffer_scurvy(state, [number])

    def captain(self, state: State) -> int:
        """14.2c – Whoever has this turn: after a Mutiny the new captain."""
        number = state.rivals[self.slot] if self.slot < len(state.rivals) else NONE
        return number if number != NONE and state.pirates[number] is not None else NONE

    def play_must(self, state: State) -> None:
        """19.12a, 19.12b – A MUST PLAY card; an empty pile is made again."""
        if not state.must:
            state.must = state.must_discards
            state.must_discards = []
        card = state.draw_from(state.must, "must")
        state.tell(MUST_PLAY, SYSTEM, card)
        if card == GENERAL_PARDON:
            first_pardon(state)
        else:
            # 19.12c – Mal de Mer costs this Pirate his turn; Finger of Fate takes a card, and no hand is passed.
            resolve_must(state, card)

    def play_hold(self, state: State) -> None:
        """19.12a, 19.18a – Anti-Pirate cards give Actions; a Letter is kept; AND cards are used if they help."""
        card = draw_hold(state)
        if card == GENERAL_PARDON:
            return
        state.tell(SYSTEM_PLAYS, SYSTEM, self.pirate, card)
        pirate = state.pirate(self.pirate)
        printed = state.pieces.cards[card]
        state.initiative = self.pirate
        if card == LETTER and pirate.letter == NONE and not state.letters_kept & BIT[self.pirate]:
            state.letters_kept |= BIT[self.pirate]
            return
        state.actions_left = state.card(self.pirate).initiative if printed.diamond else printed.actions
        if not printed.both or not use_event(state, pirate, card):
            state.discard(card)

    def act(self, state: State) -> None:
        action = rival_action(state, state.pirate(self.pirate))
        if action is None:
            state.actions_left = 0
        elif not mutinies_first(state, self.pirate):
            declare(state, action)

    def close(self, state: State) -> None:
        close_turn(state)
        if self.slot + 1 < len(state.rivals):
            state.stack[-1] = RivalTurn(self.slot + 1)
        else:
            state.turn = 0
            state.stack[-1] = Turn()


def use_event(state: State, pirate: Pirate, card: int) -> bool:
    """19.17a – Heavy Guns in a Port, a chart always, Fair Winds toward what he wants; whether the card stays out."""
    if card == FAIR_WINDS:
        zone = winds_for(state, pirate)
        if zone != NONE:
            apply_event(state, pirate, card, zone)
        return False
    if card == HEAVY_GUNS and (pirate.place < FIRST_PORT or pirate.guns):
        return False
    assert card in (HEAVY_GUNS, BURIED_TREASURE)
    apply_event(state, pirate, card, NONE)
    return True


def first_pardon(state: State) -> None:
    """19.10a – From the MUST PLAY pile it only moves: shuffled together with the HOLD pile and its discards."""
    state.tell(PARDON, SYSTEM, 0)
    state.deck = sorted([*state.deck, *state.discards, GENERAL_PARDON])
    state.discards = []
