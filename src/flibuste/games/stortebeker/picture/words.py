"""The words of a Störtebeker picture: titles for every piece, in the reader's language."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from flibuste.drawing.lettering import spoken
from flibuste.games.stortebeker.picture.art import needs_of

View = dict[str, Any]
STEPS = ("play-cards", "broadside", "removal", "boarding", "counter-attack", "surplus", "losses")


def card_words(say: Callable[..., str], card: str) -> str:
    """A card in words."""
    if card.startswith("pirate-"):
        return spoken(say, "picture-card-value", (("value", int(card[7:])),))
    if card.endswith("*"):
        return spoken(say, "picture-card-symbol", (("card", card_words(say, card[:-1])),))
    return spoken(say, f"picture-card-{card}", ())


@lru_cache(256)
def ship_words(say: Callable[..., str], colour: str, facts: tuple[tuple[str, Any], ...], asked: tuple[str, ...]) -> str:
    """A ship in words: colour, value, strength and what it asks for."""
    kinds = dict.fromkeys(asked)
    needs = ", ".join(say("picture-need", count=asked.count(good), card=card_words(say, good)) for good in kinds)
    return say("picture-ship", colour=say(f"picture-colour-{colour}"), needs=needs, **dict(facts))


class Words:
    """What a view says, in words."""

    def __init__(self, view: View, say: Callable[..., str]) -> None:
        self.view = view
        self.say = say
        names = view.get("names")
        self.names = list(names) if names else [self("seat", n=n) for n in range(1, view["seats"] + 1)]

    def __call__(self, message: str, **arguments: Any) -> str:
        return spoken(self.say, message, tuple(arguments.items()))

    def name(self, seat: int) -> str:
        return str(self.names[seat - 1])

    def about(self, message: str, seat: int) -> str:
        return self(message, name=self.name(seat))

    def deciding(self) -> list[int]:
        """The seats that the table waits for; at the end, the winners."""
        if self.view["over"]:
            return list(self.view["winners"])
        return list(self.view["asked"]) or [self.view["turn"]]

    def step(self) -> str:
        """What is to be decided now."""
        if self.view["over"]:
            return self("picture-winner" if len(self.view["winners"]) < 2 else "picture-winners")
        step = self.view.get("step")
        if not step or step["name"] not in STEPS:
            return ""
        return self(f"picture-step-{step['name']}", ship=step.get("ship") or "", left=step.get("left", 0))

    def aim(self, ship: str, seat: int) -> str:
        """How an action points at the cards of this side: by seat in a broadside, `mine` when I lose some, or not."""
        step = self.view.get("step") or {"name": ""}
        if step.get("ship") != ship:
            return ""
        if step["name"] == "removal":
            return str(seat) if seat != step["player"] else ""
        asked = step["name"] in ("losses", "surplus") and seat == step["player"] == self.view["seat"]
        return "mine" if asked else ""

    def situation(self) -> str:
        """One sentence on the situation."""
        names = ", ".join(self.name(seat) for seat in self.deciding())
        if self.view["over"]:
            return self("picture-desc-over", names=names)
        facts = {"round": self.view["round"], "turn": self.name(self.view["turn"])}
        if not self.view["asked"]:
            return self("picture-desc-turn", **facts)
        return self("picture-desc", names=names, step=self.step(), **facts).strip()

    def card(self, card: str) -> str:
        return card_words(self.say, card)

    def ship(self, ship: dict[str, Any]) -> str:
        """A ship in words: colour, value, strength and what it asks for."""
        facts = (("ship", ship["id"]), ("value", ship["value"]), ("strength", ship["strength"]))
        return ship_words(self.say, ship["colour"], facts, needs_of(ship))

    def panel(self, player: dict[str, Any]) -> str:
        """A seat in words: points, hand, captured ships, and whether it begins or decides."""
        seat = player["seat"]
        ships = ", ".join(player["ships"]) or self("picture-none")
        name = self.name(seat)
        said = [self("picture-seat", name=name, score=player["score"], hand=player["hand_size"], ships=ships)]
        if player.get("bonus"):
            said.append(self("picture-bonus", bonus=player["bonus"]))
        if self.view["first"] == seat:
            said.append(self("picture-is-first"))
        if seat in self.view["asked"]:
            said.append(self("picture-is-asked"))
        return "; ".join(said)

    def fleet(self, ships: list[str]) -> list[tuple[str, int]]:
        """How many ships of each colour a player has captured."""
        letters = [ship[0] for ship in ships]
        return [(letter, letters.count(letter)) for letter in "YRBGW" if letter in letters]
