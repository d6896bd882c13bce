"""What a player of this game looks at, and what he usually does."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance
from flibuste.engine.mind import Guess, Mind, Sampler, shares_by, shares_of_victory
from flibuste.engine.step import Step
from flibuste.games.davyjones.judgement.beliefs import BELIEFS, EVEN, BelievingSampler, guesses
from flibuste.games.davyjones.judgement.courses import aim_of, courses
from flibuste.games.davyjones.judgement.ends import comes_to, deeds
from flibuste.games.davyjones.judgement.habits import weigh
from flibuste.games.davyjones.judgement.holdings import NAMES, rows_of
from flibuste.games.davyjones.judgement.judge import GOLD
from flibuste.games.davyjones.judgement.memory import Memory
from flibuste.games.davyjones.judgement.orders import loads, orders
from flibuste.games.davyjones.rules.sea.sailing import Sailing
from flibuste.games.davyjones.rules.treasure.explore import Loading
from flibuste.games.davyjones.rules.turn.orders import Orders
from flibuste.games.davyjones.table.actions.sea import Sail
from flibuste.games.davyjones.table.constants import NONE
from flibuste.games.davyjones.table.state import State

# What is looked at, in gold: what a judgement one step ahead has, in groups that matches can tell apart.
GROUPS: Final = {
    "home": ("home",),
    "brink": ("brink",),
    "aboard": ("aboard",),
    "prospect": ("prospect", "next-trip"),
    "haulage": ("haulage",),
    "fleet": ("masts", "guns", "crew", "crew-ashore", "derelicts", "adrift"),
    "peril": ("danger", "fires", "stuck", "scuttled"),
}
_SIZE: Final = len(GROUPS)
_GROUP_OF: Final = [group for name in NAMES for group, names in enumerate(GROUPS.values()) if name in names]
_SHARE: Final = [GOLD.get(name, 1.0) for name in NAMES]


@mypyc_attr(allow_interpreted_subclasses=True)
class DavyJonesMind(Mind[State]):
    """Gold at home, on its way and in prospect, by turns; the fleet, and what endangers it."""

    FEATURES: ClassVar[tuple[str, ...]] = tuple(GROUPS)
    BELIEFS: ClassVar[tuple[str, ...]] = BELIEFS
    EVEN: ClassVar[tuple[float, ...]] = EVEN

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.memory: Memory | None = None

    def sample(self, state: State, seat: int, chance: Chance) -> State:
        return self.sampler(state, seat).draw(chance)

    def sampler(self, state: State, seat: int) -> Sampler[State]:
        return BelievingSampler(self, state, seat)

    def guesses(self, state: State, seat: int) -> list[Guess]:
        return guesses(state, seat)

    def answers(self, state: State, step: Step[State], seat: int, looks: int) -> list[Action]:
        """Of the courses of a ship those that matter first; of orders those of one ship."""
        if isinstance(step, Sailing):
            return courses(state, state.ship(step.ship), looks, self.memory_of(state))
        options = step.offer(state, seat)
        if isinstance(step, Orders):
            return orders(state, seat, options, looks)
        return loads(state, options, looks) if isinstance(step, Loading) else options

    def memory_of(self, state: State) -> Memory:
        memory = self.memory
        if memory is None or memory.rules is not state.rules:
            memory = Memory(state.rules)
            self.memory = memory
        return memory

    def means(self, state: State, action: Action) -> None:
        """4.1 – A course is for the island it leads to."""
        if isinstance(action, Sail):
            memory = self.memory_of(state)
            island = aim_of(state, action, memory)
            if island != NONE:
                memory.meant[action.ship] = island

    def forget(self) -> None:
        if self.memory is not None:
            self.memory.meant.clear()

    def deeds(self, state: State, seat: int) -> list[Action]:
        return deeds(state, seat)

    def comes_to(self, state: State, seat: int, action: Action) -> Action:
        return comes_to(state, action)

    def turn(self, state: State) -> int:
        return state.round * state.seats + (state.turn - state.first) % state.seats

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        return weigh(state, seat, actions, self.memory_of(state))

    def features(self, state: State) -> list[list[float]]:
        found: list[list[float]] = []
        for row in rows_of(state):
            sums = [0.0] * _SIZE
            for index in range(len(row)):
                sums[_GROUP_OF[index]] += _SHARE[index] * row[index]
            found.append(sums)
        return found

    def judge_all(self, state: State) -> list[float]:
        """The same as by the features, without listing them."""
        if state.outcome is not None:
            return shares_of_victory(state.outcome.winners, state.seats)
        weights = self.weights
        sums: list[float] = []
        for row in rows_of(state):
            total = 0.0
            for index in range(len(row)):
                total += weights[_GROUP_OF[index]] * _SHARE[index] * row[index]
            sums.append(total)
        return shares_by(sums, 1.0)


MIND = DavyJonesMind
