"""The palettes of look.css: contrast by WCAG, and seat colours told apart by every eye."""

import math
from itertools import combinations

import pytest

from flibuste.drawing import Theme, palette

Rgb = tuple[float, float, float]

# Machado, Oliveira, Fernandes 2009, severity 1.0, applied to linear RGB.
EYES: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
# What is drawn, on what, and the least contrast: 7 for the ink, 4.5 for text, 3 for marks that carry meaning.
PAIRS = {
    7.0: {"ink": "paper card sea land panel"},
    4.5: {
        "ink-2": "paper card sea land panel",
        "rubric": "paper card panel",
        "gilt": "paper card panel",
        "on-action": "action",
    },
    3.0: {
        "rubric": "sea",
        "legal": "sea paper land card",
        "select": "sea card",
        "rule": "paper card",
        "focus": "paper sea",
        "hide-ink": "hide",
    },
}
CASES = [
    (fore, back, least) for least, pairs in PAIRS.items() for fore, backs in pairs.items() for back in backs.split()
]
SEATS = [f"seat-{n}" for n in range(1, 11)]


def linear(colour: str) -> Rgb:
    values = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted(
        sum(weight * value for weight, value in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))
        for colour in (one, other)
    )
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, eye: str) -> Rgb:
    """A colour as an eye sees it, in OKLab."""
    rgb = linear(colour)
    r, g, b = (min(1.0, max(0.0, sum(m * v for m, v in zip(row, rgb, strict=True)))) for row in EYES[eye])
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("fore", "back", "least"), CASES)
def test_contrast(theme: Theme, fore: str, back: str, least: float) -> None:
    colours = palette(theme)
    assert contrast(colours[fore], colours[back]) >= least


@pytest.mark.parametrize("seat", SEATS)
def test_emblem_on_its_colour(seat: str) -> None:
    colours = palette("light")
    assert contrast(colours[seat], colours[f"{seat}-mark"]) >= 4.5


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("count", "least"), [(5, 0.10), (10, 0.08)])
def test_seats_are_told_apart(eye: str, count: int, least: float) -> None:
    """0.02 is just visible."""
    colours = [seen(palette("light")[seat], eye) for seat in SEATS[:count]]
    assert min(math.dist(one, other) for one, other in combinations(colours, 2)) >= least


def test_both_themes_name_the_same_colours() -> None:
    assert palette("light").keys() == palette("dark").keys()
