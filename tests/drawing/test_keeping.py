"""Parts of pictures that are kept are what they would be if they were drawn anew."""

import pytest

from flibuste.drawing import keeping
from flibuste.engine.chance import Fast
from flibuste.engine.game import Data, Game
from flibuste.engine.registry import game_names, load_game
from flibuste.records.match import Match
from flibuste.words import Words, languages

MOVES = 120
PARTS = {
    "blackbeard": {"chart", "legend", "waters", "ports", "port", "merchant", "pirate", "sheet"},
    "cove": {"islands", "ships", "wheel", "fame"},
    "davyjones": {"island", "isle", "land", "ship", "spot", "deck", "chips"},
    "stortebeker": {"berth", "shore", "hand", "scores"},
}


def drawn_anew(game: Game, view: Data, words: Words, monkeypatch: pytest.MonkeyPatch) -> str:
    """A picture for which nothing was kept."""
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "kept", {})
        return str(game.picture(view, words.say))


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("name", game_names())
def test_kept_parts(name: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play with as few and as many as can sit, seen through all eyes; all share the words of their language."""
    game = load_game(name)
    seats = game.seats[-1] if number else max(2, game.seats.start)
    kept: dict[tuple[str, object, bytes], object] = {}
    monkeypatch.setattr(keeping, "kept", kept)
    match, dice = Match.seeded(game, seats, {}, number), Fast(f"{name} {number}")
    spoken = [Words(game, language, [f"Zoé {seat}" for seat in range(seats)]) for language in languages()]
    for made in range(MOVES):
        for seat in range(-1, seats):
            view, words = game.view(match.state, seat), spoken[(made + seat) % len(spoken)]
            assert game.picture(view, words.say) == drawn_anew(game, view, words, monkeypatch)
        if match.state.outcome is not None:
            break
        decider = match.state.deciders()[0]
        actions = match.state.options(decider)
        match.act(decider, actions[dice.below(len(actions), "choice")])
    assert {what for what, _, _ in kept} == PARTS.get(name, set())
