"""What people write is understood: in their own words, with small words, accents and slips."""

import pytest

from flibuste.words.meaning import meant

CARDS = [
    ("place rum B4", ("Lay rum at B4", "Poser du rhum auprès du navire B4", "place rum B4")),
    ("place rum Y1", ("Lay rum at Y1", "Poser du rhum auprès du navire Y1", "place rum Y1")),
    ("place bananas B4", ("Lay bananas at B4", "Poser des bananes auprès du navire B4", "place bananas B4")),
    ("place water B4", ("Lay water at B4", "Poser de l’eau auprès du navire B4", "place water B4")),
    ("pass", ("No", "Non", "pass")),
    ("arm sails-3", ("Arm the ship: sails 3", "Armer le navire\u00a0: voiles 3", "arm sails-3")),
    ("arm sails-3 hull-2", ("Arm the ship: sails 3 and hull 2", "Armer : voiles 3 et coque 2", "arm sails-3 hull-2")),
]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("place rum on B4", ["place rum B4"]),
        ("I put the rum on ship b4, please", ["place rum B4"]),
        ("pose le rhum sur B4", ["place rum B4"]),
        ("mettre une banane sur le navire B4", ["place bananas B4"]),
        ("de l'eau sur B4", ["place water B4"]),
        ("banana b4", ["place bananas B4"]),
        ("rum", ["place rum B4", "place rum Y1"]),
        ("sails 3", ["arm sails-3"]),
        ("hull 2 and sails 3", ["arm sails-3 hull-2"]),
        ("passe", ["pass"]),
        ("rum B", []),
        ("rum B44", []),
        ("dance", []),
        ("the", []),
    ],
)
def test_what_is_meant(text: str, wanted: list[str]) -> None:
    assert meant(text, CARDS) == wanted
