"""The words of a picture of Pirates' Cove: titles for every piece, in the reader's language."""

from flibuste.drawing import token
from flibuste.drawing.words import ViewWords
from flibuste.engine.game import Say
from flibuste.games.cove.knowledge.seen import CoveView, LegendSeen, ParrotSeen, PlayerSeen, TreasureSeen

ISLANDS = {1: "tavern", 2: "hull", 3: "sails", 4: "cannons", 5: "crew", 6: "treasure", 7: "cove"}
PURPLE = 7
COLOURS = {"red": 1, "blue": 2, "yellow": 3, "green": 4, "purple": PURPLE}


class Words(ViewWords[CoveView]):
    """What a view of Pirates' Cove says, in words."""

    def __init__(self, view: CoveView, say: Say) -> None:
        super().__init__(view, say)
        chosen = view["options"]["colours"] == "choose"
        self.colours: list[int] = [
            COLOURS.get(player["colour"] or "", player["seat"]) if chosen else player["seat"]
            for player in view["players"]
        ]

    def colour(self, seat: int) -> int:
        """The colour in which a seat is drawn: its own, or the one its player has chosen."""
        return self.colours[seat - 1]

    def token(self, seat: int, x: float, y: float, radius: float) -> str:
        """A seat's token in the colour in which it is drawn."""
        return token(seat, x, y, radius, self.colour(seat))

    def ship(self, ship: str) -> str:
        """A ship of a battle: a player, a legendary pirate, the Navy."""
        return self.name(int(ship)) if ship.isdigit() else self.legend(ship)

    def legend(self, legend: str) -> str:
        return self.known(f"ship-{legend}", legend)

    def card(self, card: str) -> str:
        return self.known(f"card-{card}", card)

    def card_text(self, card: str) -> str:
        return self.known(f"card-{card}-text", "")

    def count(self, what: str, count: int) -> str:
        """So much gold: said apart, since the same few counts come back in every drawing."""
        return self(f"picture-count-{what}", count=count)

    def section(self, section: str) -> str:
        return self(f"section-{section}")

    def place(self, place: int) -> str:
        return self(f"island-{ISLANDS[place]}") if place else ""

    def phase(self) -> str:
        return self(f"phase-{self.view['phase']}")

    def month(self) -> str:
        """The month, or what comes before the first."""
        view = self.view
        return self("picture-month", month=view["month"], months=view["months"]) if view["month"] else self.phase()

    def situation(self) -> str:
        """One sentence on the situation."""
        names = self.names(self.deciding())
        if self.view["over"]:
            return self("picture-desc-over", names=names)
        said = [self("picture-desc", month=self.view["month"], months=self.view["months"], phase=self.phase())]
        battle = self.view["battle"]
        if battle:
            ships = [self.name(seat) for seat in battle["ships"]] + [self.legend(foe["ship"]) for foe in battle["foes"]]
            where = self.place(battle["island"]) or self("picture-last-battle")
            said.append(self("picture-desc-battle", place=where, ships=", ".join(ships)))
        if names:
            said.append(self("picture-desc-asked", names=names, step=self.step()))
        return " ".join(said)

    def treasure(self, treasure: TreasureSeen | None) -> str:
        """A Treasure card in words."""
        if treasure is None:
            return self("picture-no-treasure")
        amounts = {key: treasure[key] for key in ("fame", "gold", "chests", "cards")}
        return self("picture-treasure", **amounts)

    def pirate(self, pirate: LegendSeen) -> str:
        """A legendary pirate in words: all that the card says."""
        facts = {key: pirate[key] for key in ("dice", "hull", "speed", "fame")}
        said = [self("picture-pirate", name=self.legend(pirate["id"]), **facts)]
        said += [self.aim(pirate), *(self(f"picture-effect-{effect}") for effect in pirate["effects"])]
        return ". ".join(part for part in said if part)

    def aim(self, pirate: LegendSeen) -> str:
        """Whom it fires at, and where."""
        if pirate["target"] == "none":
            return ""
        return self("picture-aim", section=pirate["section"], target=self(f"picture-most-{pirate['target']}"))

    def player(self, player: PlayerSeen) -> str:
        """A seat in words: where it is and what it has."""
        said = [self.name(player["seat"]), *(self.count(key, player[key]) for key in ("fame", "gold", "chests"))]
        said.append(self.count("cards", player["hand_size"]))
        if player["place"]:
            said.append(self.place(player["place"]))
        if player["parrot"]:
            said.append(self.parrot(player["parrot"]))
        if player["robber"]:
            said.append(self("picture-robbed", name=self.name(player["robber"])))
        if player["seat"] in self.view["asked"]:
            said.append(self("picture-is-asked"))
        return "; ".join(said)

    def parrot(self, parrot: ParrotSeen) -> str:
        facts = {"hits": parrot["hits"], "absorbs": parrot["absorbs"], "section": self.section(parrot["section"])}
        return self("picture-parrot", parrot=self.card(parrot["id"]), **facts)
