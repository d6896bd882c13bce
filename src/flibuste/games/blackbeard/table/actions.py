"""Every choice there is. One shared object per action: the rules compare by identity or look at its numbers."""

from typing import Final

from flibuste.engine.action import Action
from flibuste.games.blackbeard.table.constants import (
    AMBITION,
    FIRST_PORT,
    LOCAL_RESISTANCE,
    NONE,
    PIRATE_CONVERTS,
    ZONES,
)


class Do(Action):
    """A choice with the numbers the rules need: a Pirate, another one, a place, a card, a number."""

    def __init__(
        self,
        verb: str,
        clause: str,
        words: tuple[tuple[str, str], ...] = (),
        pirate: int = NONE,
        other: int = NONE,
        place: int = NONE,
        card: int = NONE,
        number: int = 0,
    ) -> None:
        super().__init__(verb, clause, words)
        self.pirate = pirate
        self.other = other
        self.place = place
        self.card = card
        self.number = number

    def port(self) -> int:
        """The Port it names, counted from the first Port."""
        return self.place - FIRST_PORT


END_TURN: Final = Do("end-turn", "17.14c")
STOP: Final = Do("stop", "17.14b")
PASS: Final = Do("pass", "4.63b")
REROLL: Final = Do("reroll", "12.0a")
KEEP: Final = Do("keep", "12.0d")
SKULL: Final = Do("skull", "17.2#19b")
HARDEN: Final = Do("harden", "17.2#19d")
DECLINE: Final = Do("decline", "8.33c")
TAKE: Final = [
    Do("take", "8.33a" if hold == 0 else "8.33b", () if hold == 0 else (("hold", str(hold)),), number=hold)
    for hold in range(5)
]
KEEP_HOSTAGE: Final = Do("keep-hostage", "8.44a")
TORTURE: Final = Do("torture", "8.45a")
REVEL: Final = Do("revel", "13.11a")
SOBER: Final = Do("sober", "8.38a")
REFIT: Final = Do("refit", "9.44a")
BUY_HAVEN: Final = Do("buy-haven", "9.45b")
DONE: Final = Do("done", "9.41c")
PAY: Final = Do("pay", "9.45b")
REFUSE: Final = Do("refuse", "9.45b")
FLEE: Final = Do("flee", "6.45b")
FIGHT: Final = Do("fight", "6.45a")
SURRENDER: Final = Do("surrender", "10.33a")
STRIKE: Final = Do("strike", "6.42b")
STATION: Final = Do("station", "6.42b")
CONTINUE: Final = Do("continue", "15.1j")
BREAK_OFF: Final = Do("break-off", "15.1j")
TAKE_SHIP: Final = Do("take-ship", "15.1h")
KEEP_SHIP: Final = Do("keep-ship", "15.1h")
TAKE_LETTER: Final = Do("take-letter", "15.1g")
KEEP_LETTER: Final = Do("keep-letter", "15.1g")
RECRUIT: Final = Do("recruit", "5.16a")
HOLD_PIRATE: Final = Do("hold-pirate", "5.16a")
ACCEPT: Final = Do("accept", "2.7c")
REJECT: Final = Do("reject", "2.7c")
SEND_KC: Final = Do("send-kc", "10.12a")
INTERCEPT: Final = Do("kc-intercept", "10.24c")
CHASE: Final = Do("kc-chase", "10.24b")
OUST: Final = Do("kc-oust", "10.24e")
USE_WARSHIP: Final = Do("warship", "6.43a")
HOLDS: Final = [Do("hold", "9.42d", (("hold", str(hold + 1)),), number=hold) for hold in range(4)]
GIVE: Final = [Do("give", "9.63b", (("hold", str(hold + 1)),), number=hold) for hold in range(4)]
LOSE_HOLD: Final = [Do("lose-hold", "8.5e", (("hold", str(hold + 1)),), number=hold) for hold in range(4)]

PLAIN: Final = [
    END_TURN, STOP, PASS, REROLL, KEEP, SKULL, HARDEN, DECLINE, *TAKE, KEEP_HOSTAGE, TORTURE, REVEL, SOBER, REFIT,
    BUY_HAVEN, DONE, PAY, REFUSE, FLEE, FIGHT, SURRENDER, STRIKE, STATION, CONTINUE, BREAK_OFF, TAKE_SHIP, KEEP_SHIP,
    TAKE_LETTER, KEEP_LETTER, RECRUIT, HOLD_PIRATE, ACCEPT, REJECT, SEND_KC, INTERCEPT, CHASE, OUST, USE_WARSHIP,
    *HOLDS, *GIVE, *LOSE_HOLD,
]  # fmt: skip


class Verbs:
    """The actions that name a piece of the box."""

    def __init__(
        self, pirates: list[str], places: list[str], cards: list[str], ships: list[str], hostages: list[str]
    ) -> None:
        self.pirates = pirates
        self.places = places
        self.cards = cards
        self.name_pirates()
        self.name_places()
        self.name_cards()
        self.ship = [Do("ship", "6.21a", (("kind", name),), number=n) for n, name in enumerate(ships)]
        self.fit = [[fitting(ships, count, plan) for plan in range(1 << count)] for count in range(5)]
        self.ransom = [[self.ransoming(n, name, p) for n, name in enumerate(hostages)] for p in range(len(pirates))]

    def name_pirates(self) -> None:
        self.convert = self.of_pirate("convert", "8.5a")
        self.business = self.of_pirate("business", "9.41c")
        self.idle = self.of_pirate("idle", "13.23b")
        self.recover = self.of_pirate("recover", "16.0a")
        self.sack = self.of_pirate("sack", "9.55a")
        self.dig = self.of_pirate("dig", "17.2#1b")
        self.part = self.of_pirate("part", "11.6a")
        self.arm = self.of_pirate("arm", "17.2#10a")
        self.chart = self.of_pirate("chart", "17.2#1a")
        self.letter = self.of_pirate("letter", "17.2#12a")
        self.captain = self.of_pirate("captain", "14.2c")
        self.hit = self.of_pirate("hit", "11.4a")
        self.draft = self.of_pirate("draft", "3.0.6d")
        self.launch = self.of_pirate("launch", "3.0.7e")
        self.hostage_to = self.of_pirate("stow", "11.7a")
        self.steal = self.of_two("steal", "9.61a")
        self.ally = self.of_two("ally", "11.1a")
        ways = (("letter", "18.41Aa"), ("haven", "18.41C"), ("bribe", "18.41Da"), ("pirate-port", "4.5K"))
        self.retire = [
            [
                Do("retire", clause, (("pirate", name), ("way", way)), pirate=p, number=n)
                for n, (way, clause) in enumerate(ways)
            ]
            for p, name in enumerate(self.pirates)
        ]
        self.repair = [
            [
                Do("repair", "9.44b", (("pirate", name), ("track", track)), pirate=p, number=n)
                for n, track in enumerate(("speed", "combat"))
            ]
            for p, name in enumerate(self.pirates)
        ]
        self.fence = [[self.fencing(p, name, holds) for holds in range(16)] for p, name in enumerate(self.pirates)]

    def name_places(self) -> None:
        ports = range(FIRST_PORT, len(self.places))
        self.move = [[self.to("move", "4.5A", p, place) for place in range(len(self.places))] for p in self.all()]
        self.spot = [[self.to("spot", "8.13a", p, place) for place in ports] for p in self.all()]
        self.plunder = [[self.to("plunder", "8.21a", p, place) for place in ports] for p in self.all()]
        self.attack = [[self.to("attack", "9.51a", p, place) for place in ports] for p in self.all()]
        self.deploy = [[self.to("deploy", "5.15a", p, zone) for zone in range(ZONES)] for p in self.all()]
        self.sail = [[self.to("sail", "17.2#6a", p, zone) for zone in range(ZONES)] for p in self.all()]
        self.sail_kc = self.of_place("sail-kc", "17.2#6a", range(ZONES))
        self.kc_move = self.of_place("kc-move", "10.24a", range(FIRST_PORT))
        self.assault = self.of_place("kc-assault", "10.24d", ports)
        self.zone = self.of_place("zone", "2.2c", range(ZONES))
        card = self.cards[LOCAL_RESISTANCE]
        self.resist = [
            Do("play", "17.2#13a", (("card", card), ("port", self.places[place])), place=place, card=LOCAL_RESISTANCE)
            for place in ports
        ]

    def name_cards(self) -> None:
        self.act = [self.of_card("act", "4.4Ca", card) for card in range(len(self.cards))]
        self.both = [self.of_card("both", "4.4Ce", card) for card in range(len(self.cards))]
        self.event = [self.of_card("event", "17.12b", card) for card in range(len(self.cards))]
        self.trade = [self.of_card("trade", "4.55a", card) for card in range(len(self.cards))]
        self.play = [self.of_card("play", "4.65D", card) for card in range(len(self.cards))]
        self.discard = [self.of_card("discard", "17.2#7a", card) for card in range(len(self.cards))]
        self.lead = [[self.with_pirate("act", "4.52a", c, p) for p in self.all()] for c in range(len(self.cards))]
        self.converts = [self.with_pirate("play", "17.2#16a", PIRATE_CONVERTS, p) for p in self.all()]
        self.challenge = [self.with_pirate("play", "17.2#17a", AMBITION, p) for p in self.all()]

    def all(self) -> range:
        return range(len(self.pirates))

    def of_pirate(self, verb: str, clause: str) -> list[Do]:
        return [Do(verb, clause, (("pirate", name),), pirate=p) for p, name in enumerate(self.pirates)]

    def of_two(self, verb: str, clause: str) -> list[list[Do]]:
        return [
            [
                Do(verb, clause, (("pirate", name), ("other", second)), pirate=p, other=q)
                for q, second in enumerate(self.pirates)
            ]
            for p, name in enumerate(self.pirates)
        ]

    def of_place(self, verb: str, clause: str, places: range) -> list[Do]:
        return [Do(verb, clause, (("place", self.places[place]),), place=place) for place in places]

    def to(self, verb: str, clause: str, pirate: int, place: int) -> Do:
        words = (("pirate", self.pirates[pirate]), ("place", self.places[place]))
        return Do(verb, clause, words, pirate=pirate, place=place)

    def of_card(self, verb: str, clause: str, card: int) -> Do:
        return Do(verb, clause, (("card", self.cards[card]),), card=card)

    def with_pirate(self, verb: str, clause: str, card: int, pirate: int) -> Do:
        words = (("card", self.cards[card]), ("pirate", self.pirates[pirate]))
        return Do(verb, clause, words, card=card, pirate=pirate)

    def fencing(self, pirate: int, name: str, holds: int) -> Do:
        """9.43a – Fence these Holds, each whole."""
        chosen = tuple(("hold", str(hold + 1)) for hold in range(4) if (holds >> hold) & 1)
        return Do("fence", "9.43a", (("pirate", name), *chosen), pirate=pirate, number=holds)

    def ransoming(self, kind: int, name: str, pirate: int) -> Do:
        """9.42a – Ransom a Hostage of this kind."""
        return Do("ransom", "9.42a", (("pirate", self.pirates[pirate]), ("hostage", name)), pirate=pirate, number=kind)

    def every_action(self) -> list[Action]:
        found: list[Action] = list(PLAIN)
        for line in (
            self.convert, self.business, self.idle, self.recover, self.sack, self.dig, self.part, self.arm, self.chart,
            self.letter, self.captain, self.hit, self.draft, self.launch, self.hostage_to, self.sail_kc, self.kc_move,
            self.assault,
            self.zone, self.resist, self.act, self.both, self.event, self.trade, self.play, self.discard,
            self.converts, self.challenge, self.ship,
        ):  # fmt: skip
            found += line
        for square in (
            self.steal, self.ally, self.retire, self.repair, self.fence, self.move, self.spot, self.plunder,
            self.attack, self.deploy, self.sail, self.lead, self.fit, self.ransom,
        ):  # fmt: skip
            for line in square:
                found += line
        return found


def fitting(ships: list[str], count: int, plan: int) -> Do:
    """3.0.7c – The starting ships of a player's Pirates, in the order in which they were deployed."""
    words = tuple(("kind", ships[(plan >> index) & 1]) for index in range(count))
    return Do("fit", "3.0.7c", words, number=plan)
