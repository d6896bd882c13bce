"""The tree of a game, chance included, without any library: draws are those of the rules, and samples tell nothing."""

import pytest

from flibuste.engine.bag import pack
from flibuste.engine.build import is_compiled
from flibuste.engine.chance import Fast
from flibuste.engine.encoding import EVENT_SIZE
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.tape import Draw, Tape
from flibuste.research.branch import Branch, Setting, root
from flibuste.research.encoding import encoding

NAMES = game_names() if is_compiled() else ["stortebeker", "cove", "blackbeard"]  # the deal of Davy Jones has 400 draws


def walked(name: str, players: int, decisions: int) -> Branch:
    """A branch after so many decisions at random."""
    branch, dice = root(Setting(load_game(name), players, encoding(name, players).layout)), Fast(name)
    while branch.decisions < decisions or branch.draw is not None:
        if branch.draw is not None:
            branch = branch.drawn(dice.below(len(branch.draw.weights), "outcome"))
        else:
            assert branch.state is not None
            options = branch.state.options(branch.asked)
            branch = branch.decided(branch.asked, options[dice.below(len(options), "choice")])
    return branch


def missing(tape: Tape) -> Draw | None:
    return tape.missing


def test_a_tape_notes_the_first_draw_that_is_not_written() -> None:
    """Equal cards are one outcome with their weight; what can come out in one way only is not written."""
    tape = Tape([1], {"small": [1, 4]})
    bag = pack([0, 2, 2, 5])
    assert tape.draw(bag, "card") == 2
    assert tape.draw(pack([3, 3]), "card") == 3 and tape.below(1, "die") == 0
    assert missing(tape) is None
    tape.draw(bag, "card")
    tape.below(6, "die")
    found = missing(tape)
    assert found is not None and found.label == "card" and found.weights == [1, 2, 1]
    assert found.outcomes() == [(0, 0.25), (1, 0.5), (2, 0.25)]
    assert Tape([1], {"small": [1, 4]}).below(6, "small") == 4


@pytest.mark.parametrize("name", NAMES)
def test_branches_never_change(name: str) -> None:
    """What follows from a branch leaves it as it was, whatever is tried."""
    branch = walked(name, 3, 6)
    before = branch.known_to(0), str(branch.setting.game.position_data(branch.state))
    assert branch.state is not None
    for action in branch.state.options(branch.asked)[:3]:
        following = branch.decided(branch.asked, action)
        assert following.draw is not None or following.decisions == 7
        if following.draw is not None:
            following.drawn(0)
    branch.known.clear()
    assert (branch.known_to(0), str(branch.setting.game.position_data(branch.state))) == before


def secrets_of(name: str, branch: Branch, seat: int) -> list[int]:
    """The secret values of a seat's own events, as its observation has them."""
    assert branch.state is not None
    code = encoding(name, branch.setting.players)
    history = code.layout.history
    seen = list(code.observe(branch.state, seat))[history.start :]
    rows = [seen[row : row + EVENT_SIZE] for row in range(0, len(seen), EVENT_SIZE)]
    return [value for row in rows if row[1] == 1 for value in row[2 + history.public[row[0]] :]]


@pytest.mark.parametrize("name", ["stortebeker", "cove"])
def test_a_sample_remembers_what_its_seat_was_told_and_no_secret_of_the_others(name: str) -> None:
    code = encoding(name)
    secrets = 0
    for decisions in range(4, 24):
        branch = walked(name, code.players, decisions)
        seat = branch.asked
        sample = branch.resampled(seat, 5)
        assert branch.state is not None and sample.state is not None
        assert list(code.observe(sample.state, seat)) == list(code.observe(branch.state, seat))
        assert sample.known_to(seat) == branch.known_to(seat)
        for other in range(code.players):
            if other != seat:
                assert not any(secrets_of(name, sample, other))
                secrets += any(secrets_of(name, branch, other))
    assert secrets or name == "cove", "nobody had a secret"
