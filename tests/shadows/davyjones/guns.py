"""Gun hits: who can be fired at, what a die needs, what a hit does. Chapters 6, 8.2 and 11."""

from flibuste.engine.action import Action
from flibuste.games.davyjones.table.codes import EFFECTS
from flibuste.games.davyjones.table.constants import CURSED, JUNK, NONE, SCHOONER, SEA_MONSTER
from flibuste.games.davyjones.table.land import LANDS
from flibuste.games.davyjones.table.pieces import Ability
from flibuste.games.davyjones.table.ship import GONE, SAILING, SEVERAL_SHIPS, Ship
from flibuste.games.davyjones.table.state import State
from tests.shadows.davyjones.notes import Notes, Outcome
from tests.shadows.davyjones.outlines import (
    Body,
    L,
    Point,
    S,
    bow,
    from_point,
    gap,
    hull,
    land,
    mast,
    placed,
    sees,
    size,
)
from tests.shadows.davyjones.powers import HOLY_WATER, active, has, has_treasure, nation

CODE = {word: number for number, word in enumerate(EFFECTS)}
PLAIN, FIREPOT, CHAINSHOT, STINKPOT = 0, 1, 2, 3
GUNS, DOUBLE, BREATH = 0, 1, 2
BANKS = (LANDS.index("fog"), LANDS.index("smoke"))


# ---- lines and ranges -----------------------------------------------------------------------------------------------


def blockers(state: State, shooter: Ship, target: Ship) -> list[Body]:
    """6.7, 6.8 – Islands, banks, wrecks and other ships; not ghosts, the submerged and the lost."""
    ships = [s for s in state.ships if s not in (shooter, target) and s.status != GONE]
    solid = [s for s in ships if not s.ghostly and not s.submerged and (s.lost == NONE)]
    banks = [piece for piece in state.terrain if piece.kind in BANKS and not piece.is_gone]
    return [hull(s) for s in solid] + [land(piece) for piece in [*state.islands, *banks]]


def rigging(shooter: Ship, number: int) -> tuple[list[Body], list[tuple[Point, Point]]]:
    """13.1.13 – What the other standing masts of the shooter hide: discs, and sails across a square rig."""
    if shooter.card.has(JUNK):
        return [], []
    others = [n for n in range(shooter.card.masts) if n != number and (shooter.masts >> n) & 1]
    monster = shooter.card.has(SEA_MONSTER)
    discs = [Body([mast(shooter, n)], 6 if monster else 2) for n in others]
    if monster or shooter.card.has(SCHOONER):
        return discs, []
    return discs, [sail(shooter, n) for n in others]


def sail(ship: Ship, number: int) -> tuple[Point, Point]:
    """A bar of full beam across the keel."""
    half = size(ship.card)[1] / 2
    middle = mast(ship, number)
    ends = [placed(ship, 0, side) for side in (half, -half)]
    x, y = ship.x / 100, ship.y / 100
    a, b = [(middle[0] + end[0] - x, middle[1] + end[1] - y) for end in ends]
    return a, b


def in_sight(state: State, shooter: Ship, number: int, target: Ship, reach: float) -> bool | None:
    """6.5 to 6.7 – From the centre of the mast to some point of the hull."""
    if from_point(mast(shooter, number), hull(target)) > reach + 1:
        return False
    discs, sails = rigging(shooter, number)
    return sees(mast(shooter, number), hull(target), reach, blockers(state, shooter, target) + discs, sails)


def spared(state: State, shooter: Ship, target: Ship) -> bool | None:
    """6.9, 6.10, 11.3.18 – Whether it may not be shot at at all."""
    if target.player in (shooter.player, NONE) or target.lost != NONE or target.submerged or target.status != SAILING:
        return True
    if has_treasure(state, shooter, HOLY_WATER):
        return None
    home = state.players[target.player].home
    docked = gap(bow(target), land(state.islands[home])) if home != NONE and not target.ghostly else L
    near = gap(hull(shooter), hull(target)) if has(state, target, CODE["not-shot-within-s"]) else 2 * L
    if abs(docked - 0.1) < 0.04 or abs(near - S - 0.05) < 0.04:
        return None
    return docked <= 0.1 or near <= S + 0.05


class Guns(Notes):
    """Compared at every shot."""

    # ---- may it fire? -----------------------------------------------------------------------------------------------

    def compare_targets(self, state: State, step: object, options: list[Action]) -> None:
        """6.1, 6.5, 6.6 – Every plain shot of every loaded cannon."""
        shooter = state.ship(getattr(step, "ship"))  # noqa: B009
        mode, fired, missed = getattr(step, "mode"), getattr(step, "fired"), getattr(step, "missed")  # noqa: B009
        if mode == BREATH:
            return
        told = {tuple(word for _, word in action.words) for action in options if action.verb == "fire"}
        for number in range(shooter.card.masts):
            if self.is_loaded(state, shooter, number) and not (missed >> number) & 1:
                for target in state.ships:
                    offered = (f"m{number + 1}", word(target), "plain") in told
                    self.compare_shot(state, shooter, number, target, mode, offered, bool((fired >> number) & 1))

    def is_loaded(self, state: State, shooter: Ship, number: int) -> bool:
        """6.1, 11.3.21 – On a standing mast; or on a lost one, where guns last."""
        return bool((shooter.masts >> number) & 1) or has(state, shooter, CODE["cannons-persist"])

    def compare_shot(
        self, state: State, shooter: Ship, number: int, target: Ship, mode: int, offered: bool, fired: bool
    ) -> None:
        reach = (S, L)[shooter.card.cannons[number].reach] * (2 if mode == DOUBLE else 1)
        mine: bool | None = False
        ban = spared(state, shooter, target)
        if not fired and ban is not True:
            mine = in_sight(state, shooter, number, target, reach)
            mine = None if ban is None and mine else mine
            self.parts["blocked"] += mine is False and from_point(mast(shooter, number), hull(target)) < reach
        if mine is not None:
            what = f"m{number + 1} of {word(shooter)} at {word(target)}"
            part = "line of fire" if gap(hull(shooter), hull(target)) <= reach + 40 else "out of reach"
            self.same(part, "6.6", (what, mine), (what, offered))

    # ---- does it hit? -----------------------------------------------------------------------------------------------

    def bonus(self, state: State, shooter: Ship, target: Ship) -> int | None:
        """11.3.3, 11.3.4, 11.3.5, 12.8 – Bonuses of different abilities are added (1.16)."""
        if has_treasure(state, target, HOLY_WATER) or has_treasure(state, shooter, HOLY_WATER):
            return None
        powers = active(state, shooter)
        total = sum(p.value for p in powers if p.effect == CODE["cannon-bonus"] and self.is_against(p, state, target))
        if any(p.effect == CODE["move-and-shoot"] for p in powers):
            total += sum(p.value for p in powers if p.effect == CODE["cannon-bonus-if-captain"])
        if target.under_fire == SEVERAL_SHIPS or target.under_fire not in (NONE, shooter.number):
            total += sum(p.value for p in powers if p.effect == CODE["cannon-bonus-followup"])
        return total - self.amulet(state, shooter, target)

    def amulet(self, state: State, shooter: Ship, target: Ship) -> int:
        """12.8 – Cursed ships shoot worse at its carrier."""
        return int(nation(state, shooter) == CURSED and has_treasure(state, target, CODE["martyrs-amulet"]))

    def is_against(self, power: Ability, state: State, target: Ship) -> bool:
        """11.3.3 – A nation, or any other than it."""
        flag = nation(state, target)
        return power.vs == NONE or (flag != power.vs if power.vs_others else flag == power.vs)

    def on_fired(self, shooter: int, target: int, shot: int, die: int, bonus: int) -> None:
        """6.3, 6.4 – The die with its bonus above the rank; a 1 never."""
        one, other = self.table.ship(shooter), self.table.ship(target)
        self.sinker, self.die = one.player, die
        if self.gun == NONE:
            return
        mine = None if self.is_cursed_sea() else self.bonus(self.table, one, other)
        if mine is not None:
            self.same("bonus", "11.3.3", mine, bonus)
        if self.hits(one, other, shot, bonus):
            self.strike(one, other, shot)
        else:
            self.nothing_happens(other)

    def is_cursed_sea(self) -> bool:
        """14.14 – Cursed Zones change dice: they are not followed here."""
        return any(player.zone for player in self.table.players)

    def hits(self, shooter: Ship, target: Ship, shot: int, bonus: int) -> bool:
        cannon = shooter.card.cannons[self.gun]
        if self.die == 1:
            return False
        immune = cannon.reach == 1 and has(self.table, target, CODE["immune-l-cannons"]) and shot == PLAIN
        if immune and not has_treasure(self.table, shooter, HOLY_WATER):
            return False
        if self.mode == DOUBLE and shot == PLAIN:
            return self.die == 6
        return self.die + bonus > cannon.rank

    def nothing_happens(self, target: Ship) -> None:
        self.expected[target.number] = (target.standing(), target.panels, target.status)
        self.parts["miss"] += 1

    def strike(self, shooter: Ship, target: Ship, shot: int) -> None:
        """6.12, 6.13, 8.12.1 – Panels, then masts, then the bottom of the sea."""
        self.parts["hit"] += 1
        double = has(self.table, shooter, CODE["two-masts-per-hit"])
        if shot == FIREPOT and double:
            return  # one mast burns (11.3.52), each hit takes two (11.3.17): the rules do not say which
        standing, panels, status = target.standing(), target.panels, target.status
        loss = self.loss(target, shot, 2 if double else 1)
        if (loss and standing == 0 and panels == 0) or (target.card.has(SEA_MONSTER) and standing <= loss):
            status = GONE
        broken = min(panels, loss)
        self.expected[target.number] = (max(0, standing - loss + broken), panels - broken, status)

    def loss(self, target: Ship, shot: int, dealt: int) -> int:
        """11.1.6, 11.3.15, 11.3.16 – Shields let nothing through, tough ships one for two; some shots break nothing."""
        full = target.standing() == target.card.masts
        if has(self.table, target, CODE["ignore-first-hit-full-masts"]) and full and not target.shielded:
            return 0
        if shot in (CHAINSHOT, STINKPOT):
            return 0
        if has(self.table, target, CODE["two-hits-per-mast"]) and target.standing() > 0:
            return int(dealt + target.dents >= 2)
        return dealt

    # ---- broadsides -------------------------------------------------------------------------------------------------

    def on_broadside(self, shooter: int, target: int, guns: int, die: int) -> None:
        """8.2.2, 8.2.3 – All cannons with a free line of S; each of them and one more, if all would hit."""
        one, other = self.table.ship(shooter), self.table.ship(target)
        near = {n: in_sight(self.table, one, n, other, S) for n in range(one.card.masts) if (one.masts >> n) & 1}
        if None not in near.values():
            self.same("broadside", "8.2.2", sum(bool(seen) for seen in near.values()), guns)
            taking = [one.card.cannons[n].rank for n, seen in near.items() if seen]
            hits = len(taking) + 1 if die != 1 and all(die > rank for rank in taking) else 0
            self.expected[target] = self.after_hits(other, hits)
        self.sinker = one.player

    def after_hits(self, target: Ship, hits: int) -> Outcome:
        """6.14, 8.2.3 – One by one: panels, then masts, and the next one sinks it; a monster dies with its last."""
        broken = min(target.panels, hits)
        felled = min(target.standing(), hits - broken)
        dead = target.card.has(SEA_MONSTER) and felled == target.standing()
        status = GONE if dead or hits > broken + felled else target.status
        return target.standing() - felled, target.panels - broken, status

    def on_mast_lost(self, ship: int, number: int) -> None:
        """6.12 – A mast that stood."""
        self.felled[ship] += 1
        self.same("mast", "6.12", True, bool((self.table.ship(ship).masts >> number) & 1))

    on_mast_burns = on_mast_lost


def word(ship: Ship) -> str:
    """`B2` – The letter of its first owner, and its place in his fleet."""
    return f"{'ABCD'[ship.number // 24]}{ship.number % 24 + 1}"
