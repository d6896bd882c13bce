"""The words of a picture of Blackbeard: titles for every piece, in the reader's language."""

from typing import Final, Literal

from flibuste.drawing.words import ViewWords
from flibuste.engine.game import Say
from flibuste.games.blackbeard.knowledge.seen import (
    BlackbeardView,
    CommissionerSeen,
    HostageSeen,
    MerchantSeen,
    PirateSeen,
    PlayerSeen,
    PortSeen,
    RatingsSeen,
    SeatOrSystem,
    TraitsSeen,
)

Trait = Literal["initiative", "ability", "leadership", "cruelty", "cunning", "duel"]
TRAITS: tuple[Trait, ...] = ("initiative", "ability", "leadership", "cruelty", "cunning", "duel")
SYSTEM: Final = "system"


class Words(ViewWords[BlackbeardView]):
    """What a view of Blackbeard says, in words."""

    def __init__(self, view: BlackbeardView, say: Say) -> None:
        super().__init__(view, say)
        self.places = {place["id"]: place["name"] for kind in ("zones", "transits", "ports") for place in view[kind]}

    # ---- names ----------------------------------------------------------------------------------------------------

    def name(self, seat: SeatOrSystem) -> str:
        return self("picture-system") if seat == SYSTEM else super().name(seat)

    def players(self) -> list[PlayerSeen]:
        """Every player; in the solitaire game the System Player, too."""
        system = self.view["system"]
        return self.view["players"] if system is None else [*self.view["players"], system]

    def place(self, place: str | None) -> str:
        """The name of a place, with a capital letter."""
        if not place:
            return ""
        name = self.known(f"place-{place}", str(self.places.get(place, place)))
        return name[:1].upper() + name[1:]

    def pirate(self, pirate: str) -> str:
        """A Pirate's whole name."""
        entries = [entry["name"] for entry in (*self.view["pirates"], *self.view["faces"]) if entry["id"] == pirate]
        return self.known(f"pirate-{pirate}", str(entries[0]) if entries else self.short(pirate)).partition(" (")[0]

    def short(self, pirate: str) -> str:
        """A Pirate's name in one word."""
        return self.known(f"picture-short-{pirate}", pirate.replace("-", " ").title())

    def card(self, card: str) -> str:
        return self.known(f"card-{card}", card.replace("-", " ").capitalize())

    def effect(self, card: str) -> str:
        return self.known(f"card-{card}-text", "")

    def nation(self, nation: str | None) -> str:
        return self(f"picture-nation-{nation}") if nation else self("picture-pirate-port")

    def thing(self, kind: str, word: str) -> str:
        """A word of the rulebook: a ship, a Hostage, a Governor, a Merchant."""
        return self.known(f"{kind}-{word}", word.replace("-", " ").title())

    def kc(self, kc: CommissionerSeen) -> str:
        return self.known(f"kc-{kc['id']}", str(kc["name"]))

    # ---- what is going on -------------------------------------------------------------------------------------------

    def turn(self) -> str:
        view = self.view
        return self("picture-turn", number=view["number"], name=self.name(view["turn"])) if view["number"] else ""

    def doing(self) -> str:
        """Who does what where; between Actions, how many are left."""
        now = self.view["now"]
        if now["active"] and now["doing"] != "nothing":
            done = self(f"picture-doing-{now['doing']}")
            where = self.place(now["target"])
            return self(
                "picture-does" if where else "picture-does-it", name=self.short(now["active"]), doing=done, place=where
            )
        if now["actions_left"]:
            return self("picture-actions", count=now["actions_left"])
        return ""

    def situation(self) -> str:
        """One sentence on the situation."""
        names = self.names(self.deciding())
        if self.view["over"]:
            return self("picture-desc-over", names=names) if names else self("picture-desc-lost")
        said = [self.turn(), self.doing(), self("picture-desc-asked", names=names, step=self.step()) if names else ""]
        return " ".join(part if part.endswith("?") else f"{part.removesuffix('.')}." for part in said if part)

    # ---- titles -----------------------------------------------------------------------------------------------------

    def port(self, port: PortSeen, statuses: list[tuple[str, str]]) -> str:
        """A Port in words. `statuses` has the reader's Pirates, each with what the Port is to him."""
        said = [f"{self.place(port['id'])}, {self.nation(port['nation'])}"]
        said.append(self("picture-locator", number=port["locator"]))
        if port["nation"]:
            said.append(self("picture-port-facts", wealth=port["wealth"], defence=port["defence"]))
        governor = port["governor"]
        if governor:
            message = "picture-governor-pro" if governor["pro"] else "picture-governor-anti"
            said.append(self(message, name=self.thing("governor", governor["name"])))
        said += [self(f"picture-{mark}") for mark in ("attacked", "destroyed") if port[mark]]
        if port["haven"]:
            said.append(self("picture-haven-of", name=self.short(port["haven"])))
        if port["nation"] and not port["destroyed"]:
            for pirate, status in statuses:
                what = self(f"picture-status-{status}")
                said.append(self.said_of(self.short(pirate), what))
        return "; ".join(said)

    def merchant(self, place: str, found: MerchantSeen) -> str:
        """The Merchant before a Port: what it is, and who spotted it."""
        kind = self.thing("merchant", found["kind"]) if found["kind"] else self("picture-unknown")
        said = [self("picture-merchant", place=self.place(place), kind=kind)]
        if found["spotters"]:
            said.append(self("picture-spotted", names=", ".join(self.short(pirate) for pirate in found["spotters"])))
        return "; ".join(said)

    def fighter(self, name: str, ratings: RatingsSeen) -> str:
        return self("picture-fighter", name=name, speed=ratings["speed"], combat=ratings["combat"])

    def ship(self, pirate: PirateSeen) -> str:
        """A Pirate on the chart."""
        name, owner, where = self.pirate(pirate["id"]), self.name(pirate["owner"]), self.place(pirate["place"])
        if not pirate["ship"]:
            return self("picture-shipless", name=name, owner=owner, place=where)
        return self("picture-ship", name=name, owner=owner, kind=self.thing("ship", pirate["ship"]), place=where)

    def sheet(self, pirate: PirateSeen) -> str:
        """A sheet: all its numbers, then its marks."""
        numbers = {key: pirate[key] for key in ("combat", "speed", "loyalty", "notoriety", "cunning")}
        said = [self.ship(pirate), self("picture-sheet", worth=pirate["net_worth"], **numbers)]
        return "; ".join([*said, self.traits(pirate["traits"]), *self.marks(pirate)])

    def traits(self, traits: TraitsSeen) -> str:
        return self("picture-traits", **traits)

    def marks(self, pirate: PirateSeen) -> list[str]:
        """All marks of a sheet, in words."""
        said = [self(f"picture-{mark}") for mark in ("guns", "chart", "scurvy", "pardoned") if pirate[mark]]
        if pirate["letter"]:
            said.append(self("picture-letter-of", nation=self.nation(pirate["letter"])))
        if pirate["revels"] != "none":
            said.append(self("picture-revels"))
        if pirate["ally"]:
            said.append(self("picture-ally", name=self.short(pirate["ally"])))
        if pirate["sacking"]:
            said.append(self("picture-sacking", place=self.place(pirate["sacking"])))
        if pirate["prize"]:
            said.append(self("picture-prize", kind=self.thing("ship", pirate["prize"])))
        if pirate["history"]:
            said.append(self("picture-history", nations=", ".join(self.nation(nation) for nation in pirate["history"])))
        said += [self.hostage(hostage) for hostage in pirate["hostages"]]
        news = [f"{self.place(port)} {points}" for port, points in pirate["information"].items()]
        return [*said, self("picture-news", ports=", ".join(news))] if news else said

    def hostage(self, hostage: HostageSeen) -> str:
        kind = self.thing("hostage", hostage["kind"])
        return self("picture-hostage", kind=kind, nation=self.nation(hostage["nation"]), value=hostage["value"])
