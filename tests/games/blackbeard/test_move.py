"""7 – Movement, and 10.26: one's own KC."""

import pytest

from tests.games.blackbeard.table import acting


@pytest.mark.clause("7.11a", "7.11b", "7.3a", "7.3b", "2.2g", "9.15a", "2.2d", "7.11e")
def test_zone_port_zone() -> None:
    now = acting(actions=3)
    assert now.may("move") == sorted(
        f"move teach {place}" for place in ("east-africa", "bombay", "severndroog", "goa", "calicut")
    )
    assert now.refusal("move teach gold-coast") == "7.11a too-far"
    now.do("move teach goa")
    assert now.pirate("teach")["place"] == "goa" and now.may("move") == ["move teach india"]


@pytest.mark.clause("7.11c", "7.2a")
def test_crossing_takes_two_moves() -> None:
    now = acting(teach={"place": "south-america"}, actions=3)
    now.do("move teach transit-1")
    assert now.may("move") == ["move teach gold-coast", "move teach south-america"]
    assert now.refusal("spot teach whydah") == "2.2g not-at-sea"
    now.do("move teach gold-coast")
    assert now.pirate("teach")["place"] == "gold-coast"


@pytest.mark.clause("6.26b", "7.12a")
def test_a_crippled_ship_needs_two_actions() -> None:
    now = acting(teach={"speed": -1})
    now.do("move teach goa")
    assert now.now["actions_left"] == 0
    one = acting(teach={"speed": -1}, actions=1)
    assert one.refusal("move teach goa") == "7.12a crippled-ship"


@pytest.mark.clause("9.31a", "9.21a", "7.3a", "9.3a")
def test_closed_ports() -> None:
    now = acting(governor={"goa": "nicholas-lawes"}, destroyed=["calicut"], teach={"history": ["arab"]})
    assert now.may("move") == ["move teach bombay", "move teach east-africa"]
    assert now.refusal("move teach goa") == "9.31a port-closed"
    assert now.refusal("move teach calicut") == "9.3a port-closed"
    assert now.refusal("move teach severndroog") == "9.31a port-closed"


@pytest.mark.clause("9.31b", "9.33c", "17.2#12b")
def test_a_letter_opens_ports() -> None:
    now = acting(governor={"goa": "nicholas-lawes"}, teach={"letter": "portuguese", "history": ["portuguese"]})
    assert "move teach goa" in now.may()


@pytest.mark.clause("9.35a")
def test_pirate_ports_are_open_to_all() -> None:
    everybody = ["english", "spanish", "french", "dutch", "portuguese", "arab"]
    now = acting(teach={"place": "south-atlantic", "history": everybody})
    assert "move teach new-providence" in now.may()


@pytest.mark.clause("2.2c")
def test_bermuda_touches_two_zones() -> None:
    now = acting(teach={"place": "bermuda"}, merchant={"bermuda": "sloop"})
    assert now.may("move") == ["move teach central-atlantic", "move teach north-atlantic"]
    for zone in ("north-atlantic", "central-atlantic"):
        there = acting(teach={"place": zone}, merchant={"bermuda": "sloop"})
        assert {"move teach bermuda", "spot teach bermuda", "attack teach bermuda"} <= set(there.may())


@pytest.mark.clause("9.41a", "17.2#18d")
def test_docking_cures_scurvy() -> None:
    now = acting(teach={"scurvy": True})
    now.do("move teach goa")
    assert not now.pirate("teach")["scurvy"]


@pytest.mark.clause("10.26a", "10.26b", "10.26c")
def test_own_kc_at_sea() -> None:
    now = acting(
        seat={"1": {"kc": "ogle", "kc_place": "india"}}, merchant={"goa": "sloop"}, teach={"place": "east-africa"}
    )
    assert now.refusal("move teach india") == "10.26b own-kc-there"
    with_him = acting(seat={"1": {"kc": "ogle", "kc_place": "india"}}, merchant={"goa": "sloop"})
    assert with_him.refusal("spot teach goa") == "10.26c must-leave-own-kc"
    assert {text.split()[0] for text in with_him.may() if "teach" in text} == {"move"}


@pytest.mark.clause("10.26d")
def test_own_kc_before_the_port() -> None:
    now = acting(seat={"1": {"kc": "ogle", "kc_place": "india"}}, teach={"place": "goa"})
    assert now.may("move") == []
    assert now.refusal("move teach india") == "10.26b own-kc-there"


@pytest.mark.clause("17.2#8d", "18.41E", "9.43b")
def test_the_pardon_is_taken_in_an_english_port() -> None:
    now = acting(amnesty=2, teach={"pardoned": True, "holds": [1001, 0], "notoriety": 4, "net_worth": 50})
    now.do("move teach bombay")
    assert now.data["retired"] == ["teach"] and now.seat(1)["score"] == 8 + 5
    spanish = acting(amnesty=2, teach={"pardoned": True, "place": "central-america"})
    spanish.do("move teach campeche")
    assert spanish.pirate("teach")["place"] == "campeche"
    late = acting(amnesty=2)
    late.do("move teach bombay")
    assert late.pirate("teach"), "deployed after the card: not eligible"


@pytest.mark.clause("5.12a", "4.5y")
def test_not_your_pirate() -> None:
    now = acting(pirate={"low": {"owner": 2, "place": "india"}})
    assert now.refusal("move low goa") == "5.12a not-your-pirate"
    assert now.refusal("move tew goa") == "5.12a not-your-pirate"
