"""The tree of a game, chance included, without any library: draws are those of the rules, and samples tell nothing."""

import pytest

from flibuste.engine.bag import pack
from flibuste.engine.chance import Fast
from flibuste.engine.encoding import EVENT_SIZE, VALUES
from flibuste.engine.registry import game_names, load_game
from flibuste.engine.tape import Tape
from flibuste.research.branch import Branch, Setting, root
from flibuste.research.encoding import encoding


def walked(name: str, players: int, decisions: int) -> Branch:
    """A branch after so many decisions at random."""
    history = encoding(name, players).layout.history
    branch, dice = root(Setting(load_game(name), players, history)), Fast(name)
    while branch.decisions < decisions or branch.draw is not None:
        if branch.draw is not None:
            branch = branch.drawn(dice.below(len(branch.draw.weights), "outcome"))
        else:
            assert branch.state is not None
            options = branch.state.options(branch.asked)
            branch = branch.decided(branch.asked, options[dice.below(len(options), "choice")])
    return branch


def test_a_tape_notes_the_first_draw_that_is_not_written() -> None:
    """Equal cards are one outcome with their weight; what can come out in one way only is not written."""
    tape = Tape([1], {"small": [1, 4]})
    bag = pack([0, 2, 2, 5])
    assert tape.draw(bag, "card") == 2 and tape.missing is None
    assert tape.draw(pack([3, 3]), "card") == 3 and tape.below(1, "die") == 0 and tape.missing is None
    tape.draw(bag, "card")
    tape.below(6, "die")
    assert tape.missing is not None and tape.missing.label == "card" and tape.missing.weights == [1, 2, 1]
    assert tape.missing.outcomes() == [(0, 0.25), (1, 0.5), (2, 0.25)]
    assert Tape([1], {"small": [1, 4]}).below(6, "small") == 4


@pytest.mark.parametrize("name", game_names())
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


@pytest.mark.parametrize("name", ["stortebeker", "cove"])
def test_a_sample_remembers_what_its_seat_was_told_and_no_secret_of_the_others(name: str) -> None:
    branch = walked(name, 2, 12)
    code, seat = encoding(name, 2), branch.asked
    sample = branch.resampled(seat, 5)
    assert branch.state is not None and sample.state is not None
    assert list(code.observe(sample.state, seat)) == list(code.observe(branch.state, seat))
    assert sample.known_to(seat) == branch.known_to(seat)
    history = code.layout.history
    told = list(code.observe(sample.state, 1 - seat))[history.start :]
    known = list(code.observe(branch.state, 1 - seat))[history.start :]
    secrets = 0
    for row in range(0, len(told), EVENT_SIZE):
        kind = told[row]
        for place in range(history.public[kind], VALUES):
            if told[row + 1] == 1:
                assert told[row + 2 + place] == 0
                secrets += known[row + 2 + place] != 0
    assert secrets or name != "stortebeker", "nobody had a secret"
