"""The land at the right of a Störtebeker picture: the rear guard, the two piles, and the dice on the table."""

from flibuste.drawing import Board, number, piece, text, token, use
from flibuste.drawing.lettering import badge
from flibuste.games.stortebeker.knowledge.seen import ContestSeen, RollSeen, StortebekerView
from flibuste.games.stortebeker.picture import art
from flibuste.games.stortebeker.picture.layout import EDGE, LAND, REAR, TILE_H, TILE_TOP, TILE_W, Layout
from flibuste.games.stortebeker.picture.words import Words


class Shore:
    """The right side of one drawing."""

    def __init__(self, board: Board, layout: Layout, view: StortebekerView, words: Words) -> None:
        self.layout = layout
        self.view = view
        self.words = words
        self.board = board
        self.add = board.pieces.append

    def draw_piles_and_tiles(self) -> None:
        """What lies there: the tiles that come next and the cards."""
        self.draw_rear_guard()
        self.draw_piles()

    def draw_dice(self) -> None:
        """What was rolled."""
        top = self.layout.dice
        if self.view["contest"]:
            top = self.draw_contest(self.view["contest"], top)
        if self.view["colour_dice"] and top + 40 < self.layout.bottom:
            self.draw_colour_dice(self.view["colour_dice"], top)

    def draw_rear_guard(self) -> None:
        """The tile or tiles that come next, and how many lie behind them."""
        words, rear = self.words, self.view["rear_guard"]
        visible, hidden = rear["visible"], rear["hidden"]
        x, y = REAR
        heading = text(LAND, 50, words("picture-rear-guard"), "fb-h2 fb-mid")
        count = text(LAND, y + TILE_H + 32, words("picture-waiting", count=hidden), "fb-mid fb-q", "font-size:16px")
        backs = "" if len(visible) > 1 else self.backs(hidden, bool(visible))
        self.add(piece("rear-guard", 0, 0, words("picture-hidden-ships", count=hidden), heading + backs + count))
        for i, ship in enumerate(visible):
            name = words("ship-name", ship=ship["id"])
            if len(visible) == 1:
                at, drawn = (x, y), art.tile(ship, name)
            else:
                at, drawn = (EDGE, y + 70.0 * i), art.strip(ship, name)
            self.add(piece(f"ship-{ship['id']}", *at, words.ship(ship), drawn))

    def backs(self, hidden: int, covered: bool) -> str:
        """The tiles that lie face down under the visible one, or the empty place where they lay."""
        x, y = REAR
        shifts = ((9, 5) if covered else (5, 0))[-min(hidden, 2) :] if hidden else ()
        face = 'fill="var(--hide)" stroke="var(--ink)" stroke-width="1.5"'
        if not hidden and not covered:
            shifts, face = (0,), 'fill="none" stroke="var(--ink-2)" stroke-width="1.6" stroke-dasharray="10 5 2 5"'
        size = f'width="{TILE_W}" height="{TILE_H}" rx="10"'
        return "".join(f'<rect x="{number(x + by)}" y="{number(y + by)}" {size} {face}/>' for by in shifts)

    def draw_piles(self) -> None:
        """The draw pile, and every kind of card in the discard pile at its own place."""
        words, left = self.words, self.view["draw_pile"]
        pile: dict[str, int] = self.view["discard_pile"]
        x, y = EDGE, self.layout.store
        labels = text(x + 25, y - 8, words("picture-draw"), "fb-v fb-mid")
        total = words("picture-discard", count=sum(pile.values()))
        labels += text(1178, y - 8, total, "fb-v fb-end")
        drawn = (use("card-back", 0, 0, 50, 70) if left else "") + badge(46, 64, str(left), 13)
        self.add(labels)
        self.add(piece("draw", x, y, words("picture-draw-pile", count=left), drawn))
        for card, count in pile.items():
            if count and card in self.layout.slots:
                self.draw_discarded(card, count)

    def draw_discarded(self, card: str, count: int) -> None:
        words = self.words
        drawn = f'<use href="#s-{art.card_name(card)}"/>'
        if count > 1:
            drawn += badge(26, 5, str(count), 9)
        title = words("picture-in-discard", card=words.card(card), count=count)
        shape = '<rect class="fb-hot" x="-1" y="-1" width="30" height="41" rx="6"/>'
        self.add(
            piece(
                f"take-{art.card_name(card)}",
                *self.layout.slots[card],
                title,
                drawn,
                target=f"take:{card}",
                shape=shape,
            )
        )

    def draw_contest(self, contest: ContestSeen, top: float) -> float:
        """A boarding going on: every roll, its pirates and its total, against the strength of the ship."""
        words, ship, strength = self.words, contest["ship"], contest["strength"]
        heading = text(0, 18, words("picture-boarding", ship=ship), "", "font-size:19px;font-weight:600")
        heading += '<path d="M164-6h32v15q-2 12-16 17-14-5-16-17z" fill="var(--ink)"/>'
        heading += text(180, 14, str(strength), "fb-mid", "font-size:18px;font-weight:700;fill:var(--paper)")
        title = words("picture-strength", ship=ship, strength=strength)
        self.board.fx.append(piece("contest", EDGE, top, title, heading))
        rolls = contest["rolls"]
        best = max((roll["total"] for roll in rolls if roll["dice"]), default=0)
        leader = next((roll for roll in rolls if roll["dice"] and roll["total"] == best and best >= strength), None)
        top += 34
        for roll in rolls:
            good = True if roll is leader else False if roll["dice"] else None
            self.draw_roll(roll, ship, top, good)
            top += 42
        self.draw_boarder(ship, rolls)
        return top

    def draw_roll(self, roll: RollSeen, ship: str, top: float, good: bool | None) -> None:
        words, seat, dice = self.words, roll["seat"], roll["dice"]
        content = token(seat, 15, 18, 15)
        for i in range(2):
            if i < len(dice):
                content += use(f"die-{dice[i]}", 34 + 36 * i, 1, 34)
            else:
                content += (
                    f'<rect x="{36 + 36 * i}" y="3" width="30" height="30" rx="6" fill="none" stroke="var(--rule)" '
                    'stroke-width="1.5" stroke-dasharray="4 4"/>'
                )
        content += text(107, 24, f"+{roll['pirates']}", "", "font-weight:600")
        if dice:
            content += text(170, 25, str(roll["total"]), "fb-end", "font-size:21px;font-weight:700")
        if good is not None:
            content += art.verdict(187, 18, good)
        message = "picture-roll-counter" if roll["role"] == "counter" else "picture-roll-boarder"
        facts = {"pirates": roll["pirates"], "total": roll["total"], "dice": " + ".join(map(str, dice))}
        title = words(message, name=words.name(seat), ship=ship, **facts)
        self.board.fx.append(piece(f"roll-{seat}", EDGE, top, title, content))

    def draw_boarder(self, ship: str, rolls: list[RollSeen]) -> None:
        """Who is on board: his token at the ship."""
        sea = self.view["sea"]
        berth = next((i for i, lying in enumerate(sea) if lying["ship"] and lying["ship"]["id"] == ship), None)
        if berth is None or not rolls:
            return
        seat = rolls[0]["seat"]
        x = self.layout.tile(berth)
        title = self.words("picture-boarder", name=self.words.name(seat), ship=ship)
        self.board.fx.append(piece("boarder", x + TILE_W - 33, TILE_TOP + 142, title, token(seat, 0, 0, 19)))

    def draw_colour_dice(self, dice: list[str], top: float) -> None:
        """The colour dice of a broadside or of losses."""
        words, step = self.words, self.view["step"] or {}
        message = "picture-losses" if step.get("name") == "losses" or self.view["contest"] else "picture-broadside"
        heading = f"{words(message)} {words('ship-name', ship=step['ship']) if step.get('ship') else ''}".strip()
        roomy = top + 88 < self.layout.bottom
        size, x, y = (48, EDGE + 2, top + 28) if roomy else (38, EDGE + 118, top - 3)
        self.board.fx.append(text(EDGE, top + 18, heading, "", f"font-size:{19 if roomy else 16}px;font-weight:600"))
        for i, colour in enumerate(dice):
            title = words("picture-colour-die", card=words.card(art.DIE_FACES[colour]))
            drawn = use(f"d-{colour}", 0, 0, size)
            self.board.fx.append(piece(f"colour-die-{i}", x + (size + 2 if not roomy else 58) * i, y, title, drawn))
