"""14, 15, 17.2#17 – Mutiny, Duels, Piratical Ambition."""

from typing import Any

import pytest

from tests.games.blackbeard.table import Table, acting


def conspired(dice: list[int], mutiny: int | None = None, **given: Any) -> Table:
    chance: dict[str, Any] = {"conspiracy": dice, **given.pop("chance", {})}
    if mutiny is not None:
        chance["mutiny"] = [mutiny]
    given.setdefault("seat", {"2": {"hand": "mutiny-conspiracy"}})
    now = acting(chance, quiet=False, **given)
    return now.do("move teach east-africa", "2: play mutiny-conspiracy")


@pytest.mark.clause("14.1a", "17.2#15a")
def test_two_dice_must_exceed_loyalty() -> None:
    assert "mutiny" not in conspired([3, 4]).story()
    assert "mutiny" in conspired([4, 4], 1).story()


@pytest.mark.clause("14.2a", "14.2e", "14.2f")
@pytest.mark.parametrize(("die", "loyalty"), [(3, 7), (4, 6)])
def test_quelled(die: int, loyalty: int) -> None:
    now = conspired([6, 6], die)
    assert now.pirate("teach")["loyalty"] == loyalty and now.pirate("teach")["place"] == "east-africa"


@pytest.mark.clause("14.2b", "14.2c", "14.2d", "14.2g", "18.12B")
def test_a_new_captain() -> None:
    sheet = {"ship": "schooner", "speed": 1, "holds": [9, 0, 0], "hostages": ["lady english"], "guns": True,
             "scurvy": True, "notoriety": 6, "net_worth": 800, "letter": "dutch", "history": ["spanish"]}  # fmt: skip
    seats = {"1": {"held": "low"}, "2": {"hand": "mutiny-conspiracy"}}
    now = conspired([6, 6], 5, teach=sheet, seat=seats)
    low = now.pirate("low")
    assert now.data["locker"] == ["teach"] and now.seat(1)["score"] == 6 and now.seat(1)["held"] == []
    assert (low["ship"], low["speed"], low["holds"], low["guns"], low["scurvy"]) == (
        "schooner",
        1,
        [9, 0, 0],
        True,
        True,
    )
    assert (low["loyalty"], low["notoriety"], low["net_worth"], low["letter"], low["cunning"]) == (6, 0, 0, "none", 3)
    assert low["place"] == "india" and low["history"] == [] and now.now["actions_left"] == 1
    assert low["hostages"] == ["lady english"]


@pytest.mark.clause("14.2c")
def test_the_captain_comes_from_the_deck_or_the_ship_is_lost() -> None:
    drawn = conspired([6, 6], 5, chance={"pirate": ["tew"]})
    assert drawn.pirate("tew")["owner"] == 1
    choice = conspired([6, 6], 5, seat={"1": {"held": "low, tew"}, "2": {"hand": "mutiny-conspiracy"}})
    assert choice.may() == ["captain low", "captain tew"]


@pytest.mark.clause("14.1b", "6.24b", "17.2#18b")
def test_loyalty_zero() -> None:
    now = acting({"mutiny": [1]}, quiet=False, teach={"loyalty": 1}, seat={"2": {"hand": "scurvy-outbreak"}}).do(
        "move teach east-africa", "2: play scurvy-outbreak"
    )
    assert now.story("mutiny", "quelled") == ["mutiny", "quelled"] and now.pirate("teach")["loyalty"] == 0


@pytest.mark.clause("14.1c", "4.4Db")
def test_it_breaks_out_again_at_the_first_activation() -> None:
    now = acting({"mutiny": [1]}, teach={"loyalty": 0})
    now.do("move teach goa")
    assert "quelled" in now.story() and now.pirate("teach")["place"] == "india" and now.now["actions_left"] == 2
    now.do("move teach goa")
    assert now.pirate("teach")["place"] == "goa"


@pytest.mark.clause("6.24b")
def test_the_track_has_ends() -> None:
    now = acting(teach={"place": "tortuga", "loyalty": 11}).do("business teach", "revel")
    assert now.pirate("teach")["loyalty"] == 12


def challenged(duel: list[int], **given: Any) -> Table:
    seats = {"2": {"hand": "scurvy-outbreak"}, "3": {"hand": "piratical-ambition", "held": "tew"}}
    teach = {"notoriety": 5, "net_worth": 900, "holds": [70, 0], **given.pop("teach", {})}
    now = acting({"duel": duel}, quiet=False, players=3, teach=teach, seat=given.pop("seat", seats), **given)
    return now.do("move teach east-africa", "2: play scurvy-outbreak")


@pytest.mark.clause("17.2#17a", "17.2#17b", "17.2#17c", "15.1a", "15.1b", "15.1c", "10.6b")
def test_the_challenger_takes_the_ship() -> None:
    now = challenged([6, 6, 6, 1, 1, 1, 1, 1])
    assert now.asked == [3] and now.may() == ["pass", "play piratical-ambition tew"]
    now.do("play piratical-ambition tew")
    while now.step == "reroll":
        now.do("keep")
    tew = now.pirate("tew")
    assert tew["owner"] == 3 and tew["loyalty"] == 6 and tew["holds"] == [70, 0] and tew["scurvy"]
    assert now.seat(1)["score"] == 5 and now.seat(3)["score"] == 0 and now.data["locker"] == ["teach"]


@pytest.mark.clause("15.1d", "17.2#17d")
def test_the_challenger_dies() -> None:
    now = challenged([1, 1, 1, 6, 6, 6, 6, 6]).do("play piratical-ambition tew")
    while now.step == "reroll":
        now.do("keep")
    assert now.pirate("teach")["loyalty"] == 7 and now.data["locker"] == ["tew"] and now.seat(3)["held"] == []


@pytest.mark.clause("15.1e", "12.0a")
def test_a_tie_is_fought_again_and_the_challenger_has_his_cunning() -> None:
    now = challenged([5, 5, 5, 3, 3, 3, 3, 3, 6, 6, 6, 1, 1, 1, 1, 1]).do("play piratical-ambition tew")
    assert now.step == "reroll" and now.asked == [3]
    while now.step == "reroll":
        now.do("keep")
    assert now.story("duel-tied", "duel-won") == ["duel-tied", "duel-won"]


@pytest.mark.clause("17.2#17b", "17.2#17a")
def test_who_may_challenge() -> None:
    none_held = {"2": {"hand": "scurvy-outbreak"}, "3": {"hand": "piratical-ambition"}}
    assert challenged([], seat=none_held).step != "ambition-window"
    full = {name: {"owner": 3, "place": "india"} for name in ("low", "vane", "avery")}
    assert challenged([], pirate=full).step != "ambition-window"


@pytest.mark.clause("17.2#17a")
def test_not_when_another_crew_is_discontent() -> None:
    now = acting(quiet=False, players=3, seat={"3": {"hand": "piratical-ambition", "held": "tew"}})
    now.do("move teach east-africa", "2: pass")
    assert now.asked == [3] and now.refusal("play piratical-ambition tew").startswith("4.65D")


@pytest.mark.clause("12.0a", "15.1c", "17.2#17c")
def test_the_challenger_keeps_the_cunning_he_has_not_spent() -> None:
    now = challenged([1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6]).do("play piratical-ambition tew", "3: reroll")
    assert now.now["challenger_cunning"] == 1 and now.asked == [3]
    now.do("keep")
    assert now.pirate("tew")["owner"] == 3 and now.pirate("tew")["cunning"] == 1


@pytest.mark.clause("15.1e")
def test_a_duel_knows_whether_it_has_been_rolled() -> None:
    now = challenged([1, 1, 1, 1, 1, 1, 1, 1]).do("play piratical-ambition tew")
    duel = next(step for step in now.data["stack"] if isinstance(step, dict) and step["step"] == "duel")
    assert duel["rolled"] and now.step == "reroll"
