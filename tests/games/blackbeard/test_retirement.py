"""18 – Retirement, Double Cross, victory."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting

PRO = {"bath": "charles-eden"}


def leaving(way: str = "letter", chance: dict[str, Any] | None = None, quiet: bool = True, **given: Any) -> Table:
    teach = {"place": "bath", "letter": "english", "notoriety": 8, "net_worth": 1950, **given.pop("teach", {})}
    return acting(chance, teach=teach, quiet=quiet, **given).do(f"retire teach {way}")


@pytest.mark.clause("4.5K", "18.41Aa", "18.12A", "18.42a", "5.0c", "17.2#12c", "9.34b", "18.2b")
def test_by_letter() -> None:
    now = leaving(teach={"holds": [500, 0], "hostages": ["lady dutch"], "guns": True, "chart": True})
    assert now.seat(1)["score"] == 16 + 19 and now.data["retired"] == ["teach"]
    assert now.data["removed"] == ["heavy-guns", "letter-of-marque"] and now.data["discards"] == ["buried-treasure"]
    assert "lady" in now.data["hostage_pool"] and now.pirate("teach") == {}


@pytest.mark.clause("18.41Aa", "17.2#12c")
def test_only_in_a_port_of_that_nation() -> None:
    for letter, place in (("dutch", "bath"), ("none", "bath"), ("english", "goa")):
        now = acting(teach={"place": place, "letter": letter})
        assert now.refusal("retire teach letter") == "18.41Aa cannot-retire-so"
    card = acting(teach={"place": "bath"}, seat={"1": {"hand": "letter-of-marque"}})
    assert "retire teach letter" not in card.may(), "the card in hand does not suffice"


@pytest.mark.clause("18.41Ab", "17.2#4a", "17.2#4b", "17.2#4c", "17.2#4d")
@pytest.mark.parametrize(
    ("dice", "score", "fate"),
    [
        ({"double-cross": [1]}, 16 + 19, "retired"),
        ({"double-cross": [2]}, 16 + 19, "retired"),
        ({"double-cross": [3], "double-cross-share": [2, 3]}, 16 + 9, "retired"),
        ({"double-cross": [4], "double-cross-share": [5, 6]}, 16, "retired"),
        ({"double-cross": [5]}, 8, "locker"),
        ({"double-cross": [6]}, 8, "locker"),
    ],
)
def test_double_cross(dice: dict[str, Any], score: int, fate: str) -> None:
    now = leaving(chance=dice, quiet=False, seat={"2": {"hand": "double-cross"}})
    now.do("2: pass", "2: play double-cross")
    assert now.seat(1)["score"] == score and now.data[fate] == ["teach"]


@pytest.mark.clause("18.41C", "9.34e", "17.2#4a")
def test_in_a_safe_haven_nobody_can_double_cross() -> None:
    now = leaving("haven", quiet=False, governor=PRO, haven={"bath": "teach"}, seat={"2": {"hand": "double-cross"}})
    now.do("2: pass")
    assert now.data["retired"] == ["teach"]


@pytest.mark.clause("18.41Da", "18.41Db", "12.0c")
def test_by_bribe() -> None:
    paid = leaving("bribe", {"retirement": [1, 5]}, governor=PRO, teach={"letter": "none", "cunning": 3})
    assert paid.step == "pay-bribe" and paid.asked == [1], "no Cunning on a D66"
    paid.do("pay")
    assert paid.seat(1)["score"] == 16 + 4
    refused = leaving("bribe", {"retirement": [1, 5]}, governor=PRO, teach={"letter": "none"}).do("refuse")
    assert refused.pirate("teach")["loyalty"] == 6 and refused.may("retire") == []
    poor = leaving("bribe", {"retirement": [6, 6]}, governor=PRO, teach={"letter": "none"})
    assert poor.pirate("teach")["loyalty"] == 6 and poor.now["actions_left"] == 1


@pytest.mark.clause("4.5K")
def test_in_a_pirate_port_only_by_option() -> None:
    assert acting(teach={"place": "tortuga"}).may("retire") == []
    now = acting(options={"retire_in_pirate_port": True}, teach={"place": "tortuga", "notoriety": 3})
    now.do("retire teach pirate-port")
    assert now.seat(1)["score"] == 6


@pytest.mark.clause("18.11a", "18.11b", "4.2a", "3.0.11a", "18.12B", "18.3a")
def test_the_winner() -> None:
    from flibuste.games.blackbeard.rules.victory import end_game

    now = acting(
        players=3,
        seat={"1": {"score": 140}, "2": {"score": 90}, "3": {"score": 7}},
        pirate={"low": {"owner": 2, "place": "india", "notoriety": 50, "net_worth": 9000}},
    )
    end_game(now.state, 0)
    assert now.state.outcome is not None
    assert now.state.outcome.scores == [140, 140, 7] and now.state.outcome.winners == [0, 1]
