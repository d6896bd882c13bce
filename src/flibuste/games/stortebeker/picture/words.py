"""The words of a Störtebeker picture: titles for every piece, in the reader's language."""

from functools import lru_cache

from flibuste.drawing.words import ViewWords, spoken
from flibuste.engine.game import Say
from flibuste.games.stortebeker.knowledge.seen import PlayerSeen, ShipSeen, StortebekerView
from flibuste.games.stortebeker.picture.art import LETTERS, needs_of

STEPS = ("play-cards", "broadside", "removal", "boarding", "counter-attack", "surplus", "losses")


def card_words(say: Say, card: str) -> str:
    """A card in words."""
    if card.startswith("pirate-"):
        return spoken(say, "picture-card-value", (("value", int(card[7:])),))
    if card.endswith("*"):
        return spoken(say, "picture-card-symbol", (("card", card_words(say, card[:-1])),))
    return spoken(say, f"picture-card-{card}", ())


@lru_cache(256)
def ship_words(say: Say, colour: str, facts: tuple[tuple[str, str | int], ...], asked: tuple[str, ...]) -> str:
    """A ship in words: colour, value, strength and what it asks for."""
    kinds = dict.fromkeys(asked)
    needs = ", ".join(say("picture-need", count=asked.count(good), card=card_words(say, good)) for good in kinds)
    return say("picture-ship", colour=say(f"picture-colour-{colour}"), needs=needs, **dict(facts))


class Words(ViewWords[StortebekerView]):
    """What a view of Störtebeker says, in words."""

    def about(self, message: str, seat: int) -> str:
        return self(message, name=self.name(seat))

    def deciding(self) -> list[int]:
        """The seats that the table waits for; at the end, the winners."""
        return super().deciding() or [self.view["turn"]]

    def step(self) -> str:
        """What is to be decided now, with the ship and the number of cards."""
        step = self.view["step"]
        if self.view["over"]:
            return super().step()
        if not step or step["name"] not in STEPS:
            return ""
        return self(f"picture-step-{step['name']}", ship=step.get("ship") or "", left=step.get("left", 0))

    def aim(self, ship: str, seat: int) -> str:
        """How an action names the cards of this side: by seat in a broadside, `mine` for losses, else not at all."""
        step = self.view["step"] or {"name": ""}
        if step.get("ship") != ship:
            return ""
        if step["name"] == "removal":
            return str(seat) if seat != step["player"] else ""
        asked = step["name"] in ("losses", "surplus") and seat == step["player"] == self.view["seat"]
        return "mine" if asked else ""

    def situation(self) -> str:
        """One sentence on the situation."""
        names = self.names(self.deciding())
        if self.view["over"]:
            return self("picture-desc-over", names=names)
        number, turn = self.view["round"], self.name(self.view["turn"])
        if not self.view["asked"]:
            return self("picture-desc-turn", round=number, turn=turn)
        return self("picture-desc", names=names, step=self.step(), round=number, turn=turn).strip()

    def card(self, card: str) -> str:
        return card_words(self.say, card)

    def ship(self, ship: ShipSeen) -> str:
        """A ship in words: colour, value, strength and what it asks for."""
        facts = (("ship", ship["id"]), ("value", ship["value"]), ("strength", ship["strength"]))
        return ship_words(self.say, ship["colour"], facts, needs_of(ship))

    def panel(self, player: PlayerSeen) -> str:
        """A seat in words: points, hand, captured ships, and whether it begins or decides."""
        seat = player["seat"]
        ships = ", ".join(self("ship-name", ship=ship) for ship in player["ships"]) or self("picture-none")
        name = self.name(seat)
        said = [self("picture-seat", name=name, score=player["score"], hand=player["hand_size"], ships=ships)]
        if player.get("bonus"):
            said.append(self("picture-bonus", bonus=player["bonus"]))
        if self.view["first"] == seat:
            said.append(self("picture-is-first"))
        if seat in self.view["asked"]:
            said.append(self("picture-is-asked"))
        return "; ".join(said)

    def fleet(self, ships: list[str]) -> list[tuple[str, str]]:
        """Every colour of which a player has captured ships, and what his chip says: its letter and how many."""
        letters = [ship[0] for ship in ships]
        found = [(letter, letters.count(letter)) for letter in LETTERS if letter in letters]
        return [(LETTERS[letter], f"{self('ship-name', ship=letter)}×{count}") for letter, count in found]
