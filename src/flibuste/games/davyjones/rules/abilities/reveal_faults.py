"""2.5.2 to 2.5.5 – Why a crew cannot show himself now."""

from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.rules.abilities.active_abilities import would_work
from flibuste.games.davyjones.table.actions.orders import Reveal
from flibuste.games.davyjones.table.crew import Crew
from flibuste.games.davyjones.table.state import State


def why_no_reveal(state: State, player: int, action: Reveal) -> Refusal:
    """2.5.5 – In a window only those are called whose abilities would matter."""
    crew = state.crew[action.crew] if action.crew < len(state.crew) else None
    if crew is None or crew.player != player:
        return Refusal("2.5.2", "not-your-crew")
    return hidden_fault(state, crew) or Refusal("2.5.5", "would-not-matter")


def hidden_fault(state: State, crew: Crew) -> Refusal | None:
    """2.5.2 to 2.5.4 – Face up already, ashore, or foreign."""
    if crew.face_up:
        return Refusal("2.5.4", "face-up-already")
    if crew.ship < 0:
        return Refusal("2.5.2", "uses-nothing-ashore")
    return None if would_work(state, state.ship(crew.ship), crew) else Refusal("2.5.3", "would-not-work")
