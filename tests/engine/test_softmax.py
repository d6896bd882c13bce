"""Fitting: it finds the weights that made the ends, and a price keeps them small."""

from flibuste.engine.chance import Fast
from flibuste.engine.mind import chances
from flibuste.engine.softmax import Example, fit, log_loss, solved

TRUE = [1.5, -0.7, 0.0]


def examples(number: int) -> list[Example]:
    """Positions of three sides with random features, won by chance as the true weights say."""
    dice = Fast("fitting")
    found: list[Example] = []
    for _ in range(number):
        rows = [[dice.below(200, "x") / 100 - 1 for _ in TRUE] for _ in range(3)]
        mark, shares = dice.below(1000, "end") / 1000, [0.0] * 3
        for side, chance in enumerate(chances(rows, TRUE)):
            mark -= chance
            if mark < 0:
                shares[side] = 1.0
                break
        found.append(Example(rows, shares))
    return found


def test_the_weights_that_made_the_ends_are_found() -> None:
    known = examples(1500)
    weights = fit(known, [0.0] * 3, 0.1, 25)
    assert all(abs(found - true) < 0.2 for found, true in zip(weights, TRUE, strict=True))
    assert log_loss(known, weights) < log_loss(known, [0.0] * 3)


def test_a_price_keeps_weights_small() -> None:
    known = examples(100)
    dear, cheap = fit(known, [0.0] * 3, 100.0, 25), fit(known, [0.0] * 3, 0.1, 25)
    assert abs(dear[0]) < 0.5 * abs(cheap[0])


def test_equations_are_solved() -> None:
    assert [round(x, 9) for x in solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0])] == [round(1 / 11, 9), round(7 / 11, 9)]


def test_few_examples_only_correct_what_was_known() -> None:
    """With an anchor the price is on the distance from it: the fewer examples, the nearer to it."""
    example = Example([[1.0], [0.0]], [1.0, 0.0])
    assert fit([], [2.0], 5.0, 20, [2.0]) == [2.0]
    few, many = (fit([example] * count, [-2.0], 5.0, 40, [-2.0])[0] for count in (2, 200))
    assert -2.0 < few < -1.5 and many > 0.5
    assert fit([example] * 2, [-2.0], 5.0, 40)[0] > 0.0
