"""Before the first move: choose the game, the players and the dice, or load a saved match."""

import secrets
from dataclasses import dataclass
from pathlib import Path

from flibuste.bots import UnknownBot, bot_names, check_bot
from flibuste.cli.common import game_from, read_options
from flibuste.cli.keyboard import typed
from flibuste.cli.problem import Problem
from flibuste.cli.table.session import HUMAN, Session
from flibuste.cli.table.voice import Voice
from flibuste.engine.chance import commitment
from flibuste.engine.game import Data, Game
from flibuste.engine.registry import game_names, load_game
from flibuste.records.files import read_match
from flibuste.records.match import Match
from flibuste.words import Words

NAMES = ("Anne", "Klaus", "Grace", "Surcouf", "Mary", "Godeke", "Jeanne", "Olivier")


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    seats: str | None = None
    names: str | None = None
    seed: str | None = None
    nonces: tuple[str, ...] = ()
    save: Path | None = None
    options: tuple[str, ...] = ()
    components: Path | None = None


def saved_match(game: str | None) -> Path | None:
    """The file of a saved match, if the user named one instead of a game."""
    if game is None or game in game_names():
        return None
    path = Path(game)
    return path if path.suffix == ".json" or path.is_file() else None


def ask_for_game(voice: Voice) -> str:
    """Show the games and ask which one to play."""
    known = game_names()
    for number, name in enumerate(known, start=1):
        words = Words(load_game(name), voice.language)
        print(f"{number:3}  {name}: {words.say('game-pitch')}")
    try:
        answer = typed(voice("which-game") + " ").lower()
    except EOFError as error:
        raise Problem(f"name a game; the games are: {', '.join(known)}") from error
    if answer.isdigit() and 1 <= int(answer) <= len(known):
        return known[int(answer) - 1]
    return answer or known[0]


def new_session(name: str | None, voice: Voice, wishes: Wishes) -> Session:
    """Start a new match. Everything is checked before the first card is drawn."""
    if wishes.save is not None and wishes.save.exists():
        go_on = f"go on with it by `flibuste play {wishes.save}`"
        raise Problem(f"--save {wishes.save}: the file exists; {go_on}, or choose another name")
    if wishes.seed is not None and wishes.nonces:
        raise Problem("--nonce is for fair dice: leave --seed out")
    game = game_from(name or ask_for_game(voice), wishes.components)
    options = read_options(list(wishes.options))
    players = read_seats(wishes.seats, game.seats, game.default_seats)
    names = read_names(wishes.names, players)
    game.check_seats(len(players))
    check_options(game, options, len(players), voice.language)
    if wishes.seed is not None:
        match = Match.seeded(game, len(players), options, wishes.seed)
    else:
        match = fair_match(game, len(players), options, wishes.nonces, voice)
    match.players, match.names = players, names
    return Session(match, voice, wishes.save)


def check_options(game: Game, options: Data, seats: int, language: str) -> None:
    """Check that the game has these options and that its rules allow them together."""
    faults = game.option_faults(game.settle_options(options), seats)
    if faults:
        words = Words(game, language)
        raise Problem(" ".join(f"{fault.clause}: {words.refusal(fault)}" for fault in faults))


def fair_match(game: Game, seats: int, options: Data, nonces: tuple[str, ...], voice: Voice) -> Match:
    """A match with a new secret. Its commitment is shown before the first draw."""
    secret = secrets.token_bytes(32)
    print(voice("commitment", commitment=commitment(secret)))
    print(voice("nonces", nonces=", ".join(nonces)) if nonces else voice("no-nonce"))
    return Match.fair(game, seats, options, secret, nonces)


def read_seats(text: str | None, seats: range, usual: int = 3) -> list[str]:
    """Who sits where: human, or the name of a bot."""
    if text is None:
        return [HUMAN] + ["greedy"] * ((usual if usual in seats else seats.start) - 1)
    found = [seat_name(part.strip()) for part in text.split(",")]
    for name in found:
        if name != HUMAN and name not in bot_names():
            check_own(name)
    return found


def seat_name(word: str) -> str:
    """Names of people and bots in small letters; where a bot of one's own is, stays as it is written."""
    return word if ":" in word or word.endswith(".py") else word.lower()


def check_own(name: str) -> None:
    """Refuse what is no bot of somebody's own either."""
    if ":" not in name and not name.endswith(".py"):
        raise Problem(f"--seats: '{name}' is neither human nor a bot; the bots are: {', '.join(bot_names())}")
    try:
        check_bot(name)
    except UnknownBot as error:
        raise Problem(f"--seats: {error}") from error


def read_names(text: str | None, players: list[str]) -> list[str]:
    given = [] if text is None else [part.strip() for part in text.split(",")]
    if len(given) > len(players):
        raise Problem(f"--names: {len(given)} names for {len(players)} seats")
    spare = [name for name in NAMES if name not in given]
    found = [name or spare.pop(0) for name in given + [""] * (len(players) - len(given))]
    if len(set(found)) < len(found):
        raise Problem("--names: two players have the same name")
    return found


def resumed_session(path: Path, voice: Voice, wishes: Wishes) -> Session:
    """Continue a saved match. It is saved to the same file."""
    match = read_match(path)
    if match.source["kind"] == "fair" and "secret" not in match.source:
        raise Problem(f"{path}: the secret of its dice is not in the file, so it cannot be played on")
    if wishes.seats is not None or not match.players:
        match.players = read_seats(wishes.seats, match.game.seats)
    for player in match.players:
        read_seats(player, match.game.seats)
    if len(match.players) != match.seats:
        raise Problem(f"--seats: this match has {match.seats} seats, not {len(match.players)}")
    if not match.names or wishes.names is not None:
        match.names = read_names(wishes.names, match.players)
    return Session(match, voice, wishes.save or path)
