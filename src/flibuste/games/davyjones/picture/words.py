"""The words of a picture of Davy Jones' Curse: titles for every piece, in the reader's language."""

from collections import Counter

from flibuste.drawing.keeping import fingerprint
from flibuste.drawing.words import ViewWords
from flibuste.engine.game import Say
from flibuste.games.davyjones.knowledge.seen import (
    AbilitySeen,
    CrewSeen,
    DavyJonesView,
    IslandSeen,
    ShipSeen,
    TokenSeen,
)
from flibuste.games.davyjones.table.areas import area

STATES = ("derelict", "pinned", "ghostly", "submerged", "scuttled")


def is_waiting(ship: ShipSeen) -> bool:
    """Whether a ship is not yet on the table. Its place is then the corner, where no ship can lie."""
    return not ship.get("x") and not ship.get("y") and not ship.get("heading") and bool(ship.get("on_table"))


def sentences(said: list[str]) -> str:
    """Sentences one after the other, each with one stop between it and the next."""
    return ". ".join(part.rstrip(".") for part in said)


class Words(ViewWords[DavyJonesView]):
    """What a view of Davy Jones' Curse says, in words."""

    def __init__(self, view: DavyJonesView, say: Say) -> None:
        super().__init__(view, say)
        self.ships: dict[str, ShipSeen] = {ship["id"]: ship for ship in view["ships"]}
        self.towed = {ship["towing"]: ship["id"] for ship in view["ships"] if ship.get("towing")}
        self._shown: dict[str, bytes] = {}

    def shown(self, ship: ShipSeen) -> bytes:
        """All that can be seen and said of a ship, by which its drawings are kept: with what it tows or is towed by."""
        found = self._shown.get(ship["id"])
        if found is None:
            tow = self.ships.get(ship.get("towing") or "")
            named = None if tow is None else (tow["card"], tow["name"])
            found = self._shown[ship["id"]] = fingerprint((ship, named, ship["id"] in self.towed))
        return found

    # ---- islands --------------------------------------------------------------------------------------------------

    def isles(self) -> dict[str, str]:
        """What the islands are called, by their words: by the part of the table, with a number where two are alike."""
        view = self.view
        areas = {land["id"]: area(land["x"], land["y"], view["width"], view["height"]) for land in self.view["islands"]}
        times = Counter(areas.values())
        return {word: self.isle(where, word if times[where] > 1 else "") for word, where in areas.items()}

    def ashore(self, land: IslandSeen) -> int:
        """How many crew wait on an island."""
        return sum(crew["island"] == land["id"] for player in self.view["players"] for crew in player["ashore"])

    def isle(self, where: str, word: str) -> str:
        name = self("picture-isle", area=self(f"area-{where}"))
        return self("piece-again", name=name, number=int(word[1:])) if word else name

    # ---- cards ----------------------------------------------------------------------------------------------------

    def ship_name(self, ship: ShipSeen) -> str:
        return self.known(f"ship-card-{ship['card']}", str(ship["name"]))

    def crew_name(self, crew: CrewSeen) -> str:
        return (
            self.known(f"crew-card-{crew['card']}", str(crew["name"])) if "card" in crew else self("picture-face-down")
        )

    def token_name(self, token: TokenSeen) -> str:
        if "gold" not in token:
            return self("picture-face-down")
        treasure = token["treasure"]
        if treasure:
            return self.known(f"treasure-{treasure}", treasure)
        return self("picture-captive" if token.get("captive") else "picture-coin", gold=token["gold"])

    def ability(self, ability: AbilitySeen) -> str:
        """What one ability does, in a sentence."""
        given = {key: value for key, value in ability.items() if key != "effect"}
        return self.known(f"effect-{ability['effect']}", "", **given)

    def text_of(self, text: list[AbilitySeen], keywords: list[str] | None = None) -> list[str]:
        """What is written on a card: its keywords and what it can do."""
        found = [f"{self.known(f'keyword-{word}', word)}." for word in keywords or []]
        return found + [said for said in map(self.ability, text) if said]

    # ---- titles ---------------------------------------------------------------------------------------------------

    def title(self, ship: ShipSeen) -> str:
        """A ship in words: whose it is, what stands and what it carries."""
        said = [f"{self.ship_name(ship)} ({ship['id']})", self.name(ship["player"] or ship["owner"])]
        if ship["status"] == "gone":
            return ", ".join([*said, self("picture-gone")])
        said.append(self(f"nation-{ship['nation']}"))
        said.append(self("picture-masts", standing=len(ship["masts"]), masts=len(ship["cannons"])))
        said.append(self("picture-move", move="+".join(ship["move"] + ship["bonus_move"]) or "–"))
        said += self.states(ship)
        if ship.get("docked"):
            said.append(self("picture-docked", island=ship["docked"]))
        return ", ".join(said)

    def states(self, ship: ShipSeen) -> list[str]:
        """What holds a ship or hurts it."""
        if ship["status"] != "sailing":
            return [self(f"picture-{ship['status']}")]
        if is_waiting(ship):
            return []
        found = [self(f"picture-{state}") for state in STATES if ship.get(state)]
        if ship["lost"]:
            found.append(self("picture-lost"))
        if ship["tangled"]:
            found.append(self("picture-tangled"))
        if ship["towing"]:
            found.append(self("picture-towing", ship=self.ship_name(self.ships[ship["towing"]])))
        if ship["id"] in self.towed:
            found.append(self("picture-towed"))
        if ship["fires"]:
            found.append(self("picture-on-fire"))
        if ship["idle"]:
            found.append(self("picture-idle", count=ship["idle"]))
        conditions = dict.fromkeys([*ship["now"], *ship["soon"]])
        return found + [self(f"picture-{condition}") for condition in conditions]

    def crew_title(self, crew: CrewSeen) -> str:
        said = [self.crew_name(crew)]
        if "card" in crew:
            nation, points = self(f"nation-{crew['nation']}"), self("picture-points", count=crew["points"])
            said[0] += f", {nation}, {points}"
            if not crew["face_up"]:
                said.append(self("picture-hidden-crew"))
            said += self.text_of(crew["text"])
        return sentences(said)

    def token_title(self, token: TokenSeen) -> str:
        said = [self.token_name(token)]
        if "gold" in token and not token["face_up"]:
            said.append(self("picture-seen"))
        return sentences([*said, *self.text_of(token.get("text", []))])

    # ---- what is going on -----------------------------------------------------------------------------------------

    def situation(self) -> str:
        """One sentence on the situation."""
        view = self.view
        if view["over"]:
            names = self.names(view["winners"]) or self("seat-none")
            return self("picture-desc-over", names=names)
        said = [self("picture-desc", round=view["round"], width=int(view["width"]), height=int(view["height"]))]
        if view["asked"] and self.step_name():
            names = self.names(view["asked"])
            step = self.known(f"step-{self.step_name()}", self.step_name())
            said.append(self("picture-desc-asked", names=names, step=step))
        return " ".join(said)

    def plan_says(self) -> str:
        """What would come of a planned move."""
        plan = self.view.get("planned")
        placing = self.view.get("placing")
        if placing and placing["fits"]:
            return self("picture-placing-apart" if placing["line"] else "picture-placing-first", mm=placing["apart"])
        if not plan:
            return ""
        said = [self("picture-plan-stopped")] if plan["stopped"] else []
        if plan["docked"]:
            said.append(self("picture-plan-docks", island=plan["docked"]))
        said += [self("picture-plan-terrain", land=land) for land in dict.fromkeys(plan["terrain"])]
        for key in ("ram", "tow"):
            said += [self(f"picture-plan-{key}", ship=self.ship_name(self.ships[other])) for other in plan[key]]
        targets = dict.fromkeys(shot["target"] for shot in plan["shots"])
        for target in targets:
            guns = sum(shot["target"] == target for shot in plan["shots"])
            said.append(self("picture-plan-shots", guns=guns, ship=self.ship_name(self.ships[target])))
        return " ".join(said) or self("picture-plan-open-water")
