"""2.5.4, 2.5.5, 3.14 – Face-down crew: who may be revealed now, and what everybody can tell about it.

Two questions are kept apart. Whether a window opens at all depends on what lies open to everybody (`might_show`). What
is offered in it depends on the crew themselves (`reveals`), and only their controller ever sees that.
"""

from flibuste.engine.action import Action
from flibuste.games.davyjones.rules.abilities.active_abilities import belongs, card_belongs, would_work
from flibuste.games.davyjones.rules.abilities.active_crew import abilities_of
from flibuste.games.davyjones.table.actions.choice import do
from flibuste.games.davyjones.table.actions.orders import Reveal
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.events import REVEALED
from flibuste.games.davyjones.table.pieces import Crew as CrewCard
from flibuste.games.davyjones.table.ship import SAILING, Ship
from flibuste.games.davyjones.table.state import State
from flibuste.games.davyjones.table.traits import CREW_SILENT
from flibuste.games.davyjones.table.windows import OPENS, windows_of


def reveal(state: State, crew: Crew) -> None:
    """2.5.4 – Face up for the rest of the game."""
    if not crew.face_up:
        crew.face_up = True
        state.tell(REVEALED, crew.player, crew.number, crew.card.kind)
        if crew.ship >= 0:
            state.ship(crew.ship).forget_abilities()


def reveals(state: State, ship: Ship, seat: int, window: int) -> list[Action]:
    """2.5.5 – The crew this seat may reveal now: its own, face down, that would work and matter in this window."""
    found: list[Action] = []
    if seat != ship.player:
        return found
    for number in ship.crew:
        crew = state.crew[number]
        if not crew.face_up and would_work(state, ship, crew) and matters(state, ship, crew, window):
            found.append(do(Reveal, number))
    return found


def matters(state: State, ship: Ship, crew: Crew, window: int) -> bool:
    """2.5.5, 11.3.32 – Its abilities act in the window, or those of somebody whom it lets work do."""
    acts = windows_of_crew(state, crew)
    if acts & window:
        return True
    return acts & OPENS != 0 and any(
        not belongs(state, ship, other) and windows_of_crew(state, other) & window
        for other in others_aboard(state, ship, crew)
    )


def others_aboard(state: State, ship: Ship, crew: Crew) -> list[Crew]:
    return [state.crew[number] for number in ship.crew if number != crew.number]


def windows_of_crew(state: State, crew: Crew) -> int:
    """When a crew acts, by its card or by what it has copied or swapped that for."""
    if crew.swapped or crew.copied:
        return windows_of(abilities_of(state, crew), 0 if crew.swapped else crew.card.keywords | crew.copied_keywords)
    return crew.card.windows


def might_show(state: State, ship: Ship, window: int) -> bool:
    """3.14 – By what everybody sees: whether a face-down crew of the ship might be one that acts in the window."""
    if ship.status != SAILING or ship.now & CREW_SILENT:
        return False
    for number in ship.crew:
        crew = state.crew[number]
        if not crew.face_up and not crew.silent and might_matter(state, ship, crew, window):
            return True
    return False


def might_matter(state: State, ship: Ship, crew: Crew, window: int) -> bool:
    """3.14 – Whether some crew in the box would act in the window if it were this one."""
    if crew.swapped:
        return windows_of_crew(state, crew) & window != 0
    for card in state.box.crew:
        acts = card.windows & window or (card.windows & OPENS and might_open(state, ship, crew, window))
        if acts and might_be(state, ship, crew, card):
            return True
    return False


def might_be(state: State, ship: Ship, crew: Crew, card: CrewCard) -> bool:
    """2.5.3, 15.10 – Whether a face-down crew could be this card, in the game and at work aboard the ship."""
    return (state.rules.generic_for_all or not card.extra) and card_belongs(state, ship, crew, card)


def might_open(state: State, ship: Ship, crew: Crew, window: int) -> bool:
    """11.3.32 – Whether somebody else aboard, as far as everybody knows, waits to be let work in this window."""
    for other in others_aboard(state, ship, crew):
        if not other.face_up:
            if any(card.windows & window for card in state.box.crew):
                return True
        elif not belongs(state, ship, other) and windows_of_crew(state, other) & window:
            return True
    return False
