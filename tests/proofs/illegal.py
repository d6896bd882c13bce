"""Random illegal actions of any game, and whether their refusals say something: the measure of "Why can't I?".

An illegal action is one that was legal at another moment of random play, or such a one with words of others in it
(another ship, another card, another number). Half of them have a verb that the question takes: these are the near
misses that people make; the others belong to another question.

A refusal is generic if it says no more than what a question answers to an action that exists in no game, if it only
says that something is not possible, or if it puts an action off to another moment although this question takes it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Fast
from flibuste.engine.game import Game
from flibuste.engine.refusal import NOT_OFFERED, NotAnAction, Refusal
from flibuste.engine.seats import NOBODY
from flibuste.engine.state import State
from flibuste.words import Words
from tests.proofs.play import Setting, moments, play

NONSENSE = Action("walk-the-plank", "")
VAGUE = (NOT_OFFERED, "not-possible-now", "nothing-to-choose-there")
KEPT = 400  # actions of a verb
Pool = dict[str, list[Action]]
Kind = tuple[str, str, str, str]  # question, verb, clause and reason


@lru_cache(maxsize=8)
def pool(setting: Setting, seed: int | str) -> Pool:
    """The actions that were legal at some moment of a random game, by verb."""
    found: dict[str, dict[str, Action]] = defaultdict(dict)
    for state in play(setting, f"pool {seed}"):
        for seat in state.deciders():
            for action in state.options(seat):
                if len(found[action.verb]) < KEPT:
                    found[action.verb].setdefault(action.notation, action)
    return {verb: list(actions.values()) for verb, actions in sorted(found.items())}


class Tries:
    """Draws illegal actions for the seats that are asked."""

    def __init__(self, game: Game, actions: Pool, dice: Chance) -> None:
        self.game = game
        self.actions = actions
        self.dice = dice
        self.verbs = list(actions)
        self.named: dict[str, list[str]] = defaultdict(list)
        for action in (action for each in actions.values() for action in each):
            for name, word in action.words:
                self.named[name].append(word)

    def illegal(self, state: State, seat: int, number: int) -> Iterator[Action]:
        """So many tries at an action that this seat may not do now; some fail, where nearly everything is legal."""
        offered = sorted({action.verb for action in state.options(seat)} & set(self.verbs))
        for turn in range(number):
            verbs = offered if turn % 2 and offered else self.verbs
            action = self.draw(verbs[self.dice.below(len(verbs), "verb")], state)
            if action is not None and state.refusal(seat, action) is not None:
                yield action

    def draw(self, verb: str, state: State) -> Action | None:
        """An action of this verb: as it was, or with one or two of its words taken from others."""
        action = self.actions[verb][self.dice.below(len(self.actions[verb]), "action")]
        changes = self.dice.below(3, "changes") if action.words else 0
        return self.reworded(action, changes, state) if changes else action

    def reworded(self, action: Action, changes: int, state: State) -> Action | None:
        words = list(action.words)
        for _ in range(changes):
            place = self.dice.below(len(words), "place")
            name = words[place][0]
            words[place] = (name, self.named[name][self.dice.below(len(self.named[name]), "word")])
        try:
            return self.game.parse(" ".join([action.verb, *(word for _, word in words)]), state)
        except NotAnAction:
            return None


def is_generic(words: Words, state: State, seat: int, action: Action, refusal: Refusal) -> bool:
    """Whether a refusal tells no more than that this is not what was asked."""
    text = words.refusal(refusal)
    if text in (words.say(f"refused-{reason}") for reason in VAGUE):
        return True
    if refusal.when and any(option.verb == action.verb for option in state.options(seat)):
        return True
    nonsense = state.refusal(seat, NONSENSE)
    return nonsense is not None and text == words.refusal(nonsense)


class Measure:
    """How many illegal actions were tried, and which of them got a generic answer."""

    def __init__(self, game: Game) -> None:
        self.words = Words(game)
        self.tried = 0
        self.generic: Counter[Kind] = Counter()
        self.example: dict[Kind, str] = {}

    def look(self, tries: Tries, state: State, number: int) -> None:
        """Try so many illegal actions for one of the seats that are asked."""
        asked = state.deciders()
        seat = asked[tries.dice.below(len(asked), "seat")] if asked else NOBODY
        for action in tries.illegal(state, seat, number) if asked else ():
            self.note(state, seat, action)

    def note(self, state: State, seat: int, action: Action) -> None:
        refusal = state.refusal(seat, action)
        assert refusal is not None
        self.tried += 1
        if is_generic(self.words, state, seat, action, refusal):
            kind = (state.stack[-1].NAME, action.verb, refusal.clause, refusal.reason)
            self.generic[kind] += 1
            self.example.setdefault(kind, f"{action.notation}: {self.words.refusal(refusal)}")

    def share(self) -> float:
        """The share of the tries that got a specific answer."""
        return 1 - self.generic.total() / self.tried if self.tried else 1.0


def measured(settings: list[Setting], seed: int | str, each: int, number: int) -> Measure:
    """Random games of these settings: so many moments of each kind of question, so many tries at each."""
    measure = Measure(settings[0].game)
    for setting in settings:
        tries = Tries(setting.game, pool(setting, seed), Fast(f"illegal {seed}"))
        for state in moments(setting, seed, each):
            measure.look(tries, state, number)
    return measure
