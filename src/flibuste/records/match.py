"""A match: a game with its options, seats, source of chance and list of moves. It is what a save file holds."""

import json
from hashlib import sha256
from typing import Final

from flibuste.engine.action import Action
from flibuste.engine.chance import Chance, Draw, Fair, Fast, Recorded, commitment
from flibuste.engine.game import Data, Game, outcome_data
from flibuste.engine.journal import Journal
from flibuste.engine.refusal import IllegalAction
from flibuste.engine.shares import Shared
from flibuste.engine.state import State
from flibuste.records.position import read_position

FORMAT: Final = "flibuste match 1"
SECRETS: Final = ("secret", "seed")


class BadMatch(ValueError):
    """A saved match that cannot be opened; the message says what is wrong, and in which move."""


class Move:
    """One action of one seat, the draws made while it was carried out, and the digest of the position after it."""

    def __init__(self, seat: int, action: str, draws: list[Draw], digest: str) -> None:
        self.seat = seat
        self.action = action
        self.draws = draws
        self.digest = digest

    def data(self) -> Data:
        """The move as a save file has it, its seat counted from 1."""
        return {
            "seat": self.seat + 1,
            "action": self.action,
            "draws": [draw.as_list() for draw in self.draws],
            "digest": self.digest,
        }


class Match:
    """A game in progress and all its moves so far. `Match.begin`, `fair` and `seeded` start one."""

    def __init__(
        self,
        game: Game,
        options: Data,
        source: Data,
        state: State,
        position: Data | None = None,
        opening: Move | None = None,
    ) -> None:
        """A match that begins at this state; `source` tells how its chance can be computed again."""
        self.game = game
        self.options = game.settle_options(options)
        self.seats = state.seats
        self.source = source
        self.names: list[str] = []
        self.players: list[str] = []
        self.position = position
        self.state = state
        self.opening = opening or Move(-1, "", self.draws()[:], game.digest(state))
        self.moves: list[Move] = []
        self.before: list[State] = []

    @classmethod
    def begin(
        cls, game: Game, seats: int, options: Data, chance: Recorded, source: Data, position: Data | None = None
    ) -> "Match":
        """Start a new game, or go on from a position."""
        if position is None:
            return cls(game, options, source, game.start(seats, options, chance, journal=True))
        state = read_position(game, position, chance)
        state.journal = Journal()
        return cls(game, options, source, state, position)

    @classmethod
    def fair(
        cls,
        game: Game,
        seats: int,
        options: Data,
        secret: bytes,
        nonces: tuple[str, ...] = (),
        position: Data | None = None,
    ) -> "Match":
        """Start a match whose dice anyone can verify: a commitment to the secret is published before the first draw."""
        source = {"kind": "fair", "commitment": commitment(secret), "nonces": list(nonces), "secret": secret.hex()}
        return cls.begin(game, seats, options, Fair(secret, nonces), source, position)

    @classmethod
    def shared(
        cls, game: Game, seats: int, options: Data, seed: bytes, source: Data, position: Data | None = None
    ) -> "Match":
        """Start a match whose dice server and players have made together (`records/shared_dice.py` has its source)."""
        return cls.begin(game, seats, options, Shared(seed), source, position)

    @classmethod
    def seeded(cls, game: Game, seats: int, options: Data, seed: int | str, position: Data | None = None) -> "Match":
        """Start a match that anyone can repeat from its seed."""
        return cls.begin(game, seats, options, Recorded(Fast(seed)), {"kind": "seed", "seed": seed}, position)

    def clone(self) -> "Match":
        """An independent copy: what happens in one does not change the other."""
        other = Match(self.game, self.options, self.source, self.state.clone(), self.position, self.opening)
        other.names = self.names[:]
        other.players = self.players[:]
        other.moves = self.moves[:]
        other.before = self.before[:]
        return other

    def read_action(self, text: str) -> Action:
        """The action that a text means; raises NotAnAction."""
        return self.game.parse(text, self.state)

    def act(self, seat: int, action: Action) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        before = self.state.clone()
        drawn = len(self.draws())
        self.state.make(seat, action)
        self.moves.append(Move(seat, action.notation, self.draws()[drawn:], self.game.digest(self.state)))
        self.remember(before)

    def draws(self) -> list[Draw]:
        """Every draw since the match began."""
        chance: Chance = self.state.chance
        assert isinstance(chance, Recorded)
        return chance.draws

    # ---- undo -----------------------------------------------------------------------------------------------------

    def remember(self, before: State) -> None:
        """Keep the states that the last mover may return to: none before another's move, a draw or a reveal."""
        if len(self.moves) > 1 and self.moves[-2].seat != self.moves[-1].seat:
            self.before.clear()
        self.before.append(before)
        journal, earlier = self.state.journal, before.journal
        assert journal is not None and earlier is not None
        if self.moves[-1].draws or any(event.kind.reveals for event in journal.events[len(earlier.events) :]):
            self.before.clear()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat made the last move and may take it back."""
        return bool(self.before) and self.moves[-1].seat == seat

    def undo(self, seat: int) -> bool:
        """Take the last move back, if this seat may; returns whether it was taken back."""
        if not self.can_undo(seat):
            return False
        self.state = self.before.pop()
        self.moves.pop()
        return True

    # ---- the save file --------------------------------------------------------------------------------------------

    def data(self, reveal: bool = True) -> Data:
        """The match as plain data. Without `reveal`, a game in progress keeps the secret of its chance to itself."""
        found: Data = {
            "format": FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules,
            "seats": self.seats,
            "names": self.names,
            "players": self.players,
            "options": self.options,
            "chance": self.known_source(reveal),
            "opening": {"draws": [draw.as_list() for draw in self.opening.draws], "digest": self.opening.digest},
            "moves": [move.data() for move in self.moves],
        }
        if self.position is not None:
            found["position"] = self.position
        if self.game.changed:
            found["components"] = self.game.components
        if self.state.outcome is not None:
            found["outcome"] = outcome_data(self.state.outcome)
        found["checksum"] = checksum(found)
        return found

    def known_source(self, reveal: bool) -> Data:
        """How the chance can be computed again, or only what may be known of it during the game."""
        if reveal or self.state.outcome is not None:
            return dict(self.source)
        return {key: value for key, value in self.source.items() if key not in SECRETS}


def checksum(data: Data) -> str:
    """A checksum of the whole file but the secret of its chance, which may be added when the game is over."""
    kept = {key: value for key, value in data.items() if key != "checksum"}
    kept["chance"] = {key: value for key, value in data["chance"].items() if key not in SECRETS}
    text = json.dumps(kept, sort_keys=True, ensure_ascii=False)
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]
