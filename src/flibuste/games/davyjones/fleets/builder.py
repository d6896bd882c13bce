"""1 – A fleet taken apart for its builder: what it holds, what it costs, what could be added (docs/builder.md)."""

from typing import Any

from flibuste.engine.game import Say
from flibuste.engine.refusal import Refusal
from flibuste.games.davyjones.fleets.card_words import card_text
from flibuste.games.davyjones.fleets.edit import ASHORE, COIN, CREW, EVENT, SHIP, TREASURE
from flibuste.games.davyjones.fleets.fleet import (
    Berth,
    Fleet,
    capacity,
    chooses_link,
    coin_number,
    cost,
    crew_cost,
    crew_points,
    crew_space,
    may_be_chosen,
)
from flibuste.games.davyjones.table.constants import BLACK_MARK, NATIONS, NONE, SEGMENTS
from flibuste.games.davyjones.table.options import Rules
from flibuste.games.davyjones.table.pieces import Box, Card, Ship

Data = dict[str, Any]


def named(say: Say, message: str, otherwise: str) -> str:
    """A message, or the plain name where a piece of the user's own has none."""
    said = say(message)
    return otherwise if said.startswith("‹") else said


class Builder:
    """One fleet, with the words to speak of it."""

    def __init__(self, box: Box, rules: Rules, fleet: Fleet, say: Say) -> None:
        self.box = box
        self.rules = rules
        self.fleet = fleet
        self.say = say

    # ---- what there is ----

    def gauges(self) -> list[Data]:
        """1.6, 2.6.1 – Points of the fleet against the total."""
        return [self.gauge("points", cost(self.box, self.fleet), self.rules.build_total)]

    def gauge(self, name: str, used: int, most: int) -> Data:
        return {"label": self.say(f"builder-{name}"), "used": used, "most": most}

    def holders(self) -> list[Data]:
        """The ships with their crew, the home island, and what else is brought."""
        found = [self.ship(place) for place in range(len(self.fleet.ships))]
        found.append(self.holder(ASHORE, [CREW], self.crew(NONE)))
        found.append(self.holder("treasures", [TREASURE], self.treasures()))
        coins = self.holder("coins", [COIN], self.coins()) | {"fills": True}
        gold = self.box.setup.gold_number(self.rules.build_total)
        number = max(0, coin_number(self.box, self.rules, len(self.fleet.treasures)))
        coins["gauges"] = [
            self.gauge("tokens", len(self.fleet.coins), number),
            self.gauge("gold", sum(self.fleet.coins), gold),
        ]
        found.append(coins)
        if self.rules.other_events or self.fleet.events:
            found.append(self.holder("events", [EVENT], self.events()))
        return found

    def holder(self, name: str, takes: list[str], parts: list[Data]) -> Data:
        return {"id": name, "label": self.say(f"builder-{name}"), "takes": takes, "parts": parts}

    def ship(self, place: int) -> Data:
        """1.11, 1.12 – A ship with its crew: their points and spaces."""
        card = self.box.ships[self.fleet.ships[place]]
        return {
            "id": f"{SHIP}-{place + 1}",
            "label": self.ship_name(card),
            "note": self.ship_facts(card),
            "text": card_text(self.box, card, self.say),
            "family": NATIONS[card.nation],
            "cost": card.points,
            "takes": [CREW],
            "removable": True,
            "gauges": [
                self.gauge("crew-points", crew_points(self.box, self.fleet, place), card.points),
                self.gauge("spaces", crew_space(self.box, self.fleet, place), capacity(self.box, self.fleet, place)),
            ],
            "parts": self.crew(place),
        }

    def crew(self, ship: int) -> list[Data]:
        """Those aboard a ship, or ashore."""
        found: list[Data] = []
        for place, berth in enumerate(self.fleet.berths):
            if berth.ship == ship:
                card = self.box.crew[berth.crew]
                part = self.part(f"{CREW}-{place + 1}", CREW, self.crew_name(berth), crew_cost(self.box, berth))
                part |= {"family": NATIONS[card.nation], "text": card_text(self.box, card, self.say)}
                found.append(part | {"settings": self.settings(berth)})
        return found

    def settings(self, berth: Berth) -> list[Data]:
        """8.1.1, 11.3.58 – A Black Mark; a link."""
        found: list[Data] = []
        if self.box.crew[berth.crew].has(BLACK_MARK):
            label = self.say("keyword-black-mark")
            found.append({"id": "mark", "label": label, "clause": "8.1.1", "value": berth.marked, "choices": []})
        if chooses_link(self.box, berth):
            choices = [{"value": "", "label": self.say("builder-no-link")}]
            for place, other in enumerate(self.fleet.berths):
                if other is not berth and may_be_chosen(self.box, other):
                    choices.append({"value": f"{CREW}-{place + 1}", "label": self.crew_name(other)})
            value = "" if berth.chosen == NONE else f"{CREW}-{berth.chosen + 1}"
            label = self.say("builder-link")
            found.append({"id": "link", "label": label, "clause": "11.3.58", "value": value, "choices": choices})
        return found

    def part(self, name: str, kind: str, label: str, points: int = 0) -> Data:
        return {"id": name, "kind": kind, "label": label, "cost": points}

    def treasures(self) -> list[Data]:
        found: list[Data] = []
        for place, kind in enumerate(self.fleet.treasures):
            card = self.box.treasures[kind]
            name = named(self.say, f"treasure-{card.key}", card.name)
            part = self.part(f"{TREASURE}-{place + 1}", TREASURE, name)
            found.append(part | {"text": card_text(self.box, card, self.say)})
        return found

    def coins(self) -> list[Data]:
        return [
            self.part(f"{COIN}-{place + 1}", COIN, self.say("picture-coin", gold=coin))
            for place, coin in enumerate(self.fleet.coins)
        ]

    def events(self) -> list[Data]:
        found: list[Data] = []
        for place, kind in enumerate(self.fleet.events):
            event = self.box.events[kind]
            name = named(self.say, f"card-event-{event.key}", event.name)
            found.append(self.part(f"{EVENT}-{place + 1}", EVENT, name, event.points))
        return found

    # ---- what is wrong ----

    def fault(self, refusal: Refusal) -> Data:
        """A fault and, where it speaks of one ship, where that is."""
        keys = [word for name, word in refusal.words if name == "ship-card"]
        place = self.place_of(keys[0]) if keys else NONE
        return {
            "clause": refusal.clause,
            "reason": refusal.reason,
            "words": list(refusal.words),
            "holder": "" if place == NONE else f"{SHIP}-{place + 1}",
        }

    def place_of(self, key: str) -> int:
        for place, kind in enumerate(self.fleet.ships):
            if self.box.ships[kind].key == key:
                return place
        return NONE

    # ---- what could be added ----

    def pieces(self) -> list[Data]:
        """Everything in the box that the rules of this table let in, by points."""
        found = [self.ship_piece(card) for card in self.box.ships]
        for crew in self.box.crew:
            if not crew.extra or self.rules.generic_for_all:
                piece = self.card_piece(CREW, crew, named(self.say, f"crew-card-{crew.key}", crew.name))
                found.append(piece | {"note": self.links(crew.ships, crew.mates)})
        for treasure in self.box.treasures:
            name = named(self.say, f"treasure-{treasure.key}", treasure.name)
            found.append(self.card_piece(TREASURE, treasure, name))
        for event in self.box.events if self.rules.other_events else []:
            name = named(self.say, f"card-event-{event.key}", event.name)
            text = named(self.say, f"card-event-{event.key}-text", "")
            found.append(
                {"id": f"{EVENT}/{event.key}", "kind": EVENT, "label": name, "cost": event.points, "text": text}
            )
        for coin in self.box.setup.coins:
            found.append({"id": f"{COIN}/{coin}", "kind": COIN, "label": self.say("picture-coin", gold=coin)})
        return found

    def card_piece(self, kind: str, card: Card, name: str) -> Data:
        return {
            "id": f"{kind}/{card.key}",
            "kind": kind,
            "label": name,
            "cost": card.points,
            "family": "" if card.nation == NONE else NATIONS[card.nation],
            "text": card_text(self.box, card, self.say),
        }

    def ship_piece(self, card: Ship) -> Data:
        return self.card_piece(SHIP, card, self.ship_name(card)) | {"note": self.ship_facts(card)}

    def links(self, ships: list[int], mates: list[int]) -> str:
        """2.5.6, 2.5.7 – Whom a crew is linked to."""
        found = [self.ship_name(self.box.ships[ship]) for ship in ships]
        found += [named(self.say, f"crew-card-{self.box.crew[mate].key}", self.box.crew[mate].name) for mate in mates]
        return self.say("builder-linked", names=", ".join(found)) if found else ""

    # ---- words ----

    def ship_name(self, card: Ship) -> str:
        return named(self.say, f"ship-card-{card.key}", card.name)

    def crew_name(self, berth: Berth) -> str:
        card = self.box.crew[berth.crew]
        return named(self.say, f"crew-card-{card.key}", card.name)

    def ship_facts(self, card: Ship) -> str:
        """1.2 to 1.5 – Masts, cannons, cargo and base move."""
        return self.say(
            "builder-ship-facts",
            masts=card.masts,
            cannons=" ".join(cannon.name for cannon in card.cannons),
            space=card.cargo,
            way="+".join(SEGMENTS[segment] for segment in card.move),
        )

    def title(self) -> str:
        """The fleet in a few words: its ships."""
        return ", ".join(self.ship_name(self.box.ships[kind]) for kind in self.fleet.ships)

    def kinds(self) -> list[Data]:
        names = [SHIP, CREW, TREASURE, *([EVENT] if self.rules.other_events else []), COIN]
        return [{"id": name, "label": self.say(f"builder-kind-{name}")} for name in names]

    def families(self) -> list[Data]:
        used = {card.nation for card in self.box.ships}
        return [
            {"id": name, "label": self.say(f"nation-{name}")} for place, name in enumerate(NATIONS) if place in used
        ]
