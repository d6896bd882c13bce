"""What every choice about dice rolls, needs and promises, and the dice of the log. The chances are in `chances`."""

from collections.abc import Callable
from typing import Any, Final

from flibuste.engine.action import Action
from flibuste.engine.odds import (
    AT_LEAST,
    AT_MOST,
    BELOW,
    OVER,
    Odds,
    Share,
    Thrown,
    chance_of,
    fits,
    numbered,
    of_sum,
    success_or_failure,
)
from flibuste.games.blackbeard.chances import (
    assault_chance,
    attack_strength,
    battle_strength,
    beats,
    bribe_chance,
    escape_chance,
    fleet_combat,
    guns_of,
    haven_chance,
    mutiny_chance,
    quells,
    reaches,
    to_make_talk,
    to_sack,
    to_spot,
)
from flibuste.games.blackbeard.rules.crew import ability, leadership, notoriety_of, party, speed
from flibuste.games.blackbeard.rules.dice import GOALS, LOW_IS_GOOD, Rolls, owner_of
from flibuste.games.blackbeard.rules.port.harbour import FOUND
from flibuste.games.blackbeard.rules.port.ports import status
from flibuste.games.blackbeard.rules.port.refit import damage_of
from flibuste.games.blackbeard.rules.port.safe_haven import haven_buyer
from flibuste.games.blackbeard.rules.port.steal import Harden
from flibuste.games.blackbeard.rules.reactions.duels import Duel, GoOn
from flibuste.games.blackbeard.rules.sea.commissioners import FightOrSurrender, Interception
from flibuste.games.blackbeard.rules.sea.mutiny import is_blackbeard
from flibuste.games.blackbeard.rules.sea.warships import FleeOrFight, WarshipAttack
from flibuste.games.blackbeard.rules.turn.action_phase import ChooseAction
from flibuste.games.blackbeard.rules.turn.double_cross import DoubleCrossWindow
from flibuste.games.blackbeard.rules.turn.retirement import BRIBE_WAY, LETTER_WAY
from flibuste.games.blackbeard.table.actions import (
    BUY_HAVEN,
    CHASE,
    CONTINUE,
    FIGHT,
    FLEE,
    HARDEN,
    INTERCEPT,
    OUST,
    REFIT,
    REROLL,
    SEND_KC,
    STRIKE,
    TORTURE,
    USE_WARSHIP,
    AssaultPort,
    PlayAgainst,
)
from flibuste.games.blackbeard.table.constants import (
    AMBITION,
    DOUBLE_CROSS,
    FIRST_PORT,
    HAVEN,
    LOCAL_RESISTANCE,
    MUTINY_CONSPIRACY,
    NO_SEAT,
    NONE,
    R_MUTINY,
    WEAR_AND_TEAR,
)
from flibuste.games.blackbeard.table.pirate_actions import (
    Attack,
    DigForTreasure,
    PirateAction,
    PlunderMerchant,
    RansomHostage,
    RetireBy,
    SackPort,
    SpotMerchant,
    StealFrom,
)
from flibuste.games.blackbeard.table.state import State


def odds(state: State, seat: int, action: Action) -> Odds | None:
    """What a legal action rolls, needs and promises; None where it rolls nothing, or nobody can know."""
    step = state.stack[-1]
    if isinstance(step, ChooseAction):
        return of_action(state, action) if isinstance(action, PirateAction) else None
    if isinstance(step, Rolls):
        return of_reroll(state, step) if action is REROLL else None
    if isinstance(step, FleeOrFight | FightOrSurrender):
        return of_defence(state, action)
    if isinstance(step, Harden):
        return of_theft(state, state.active, step.pirate, 2 if action is HARDEN else 0, False)
    if isinstance(step, GoOn) and action is CONTINUE:
        return of_going_on(state, seat)
    return of_reaction(state, seat, action) or of_business(state, action)


# ---- a Pirate's Action ----------------------------------------------------------------------------------------------


def of_action(state: State, action: PirateAction) -> Odds | None:
    """4.5 – What an Action of a Pirate rolls; 14.1c – at Loyalty 0 the crew comes first."""
    if mutinies_first(state, action.pirate):
        return of_mutiny(state, action.pirate)
    found = OF_ACTION.get(action.verb)
    return None if found is None else found(state, action)


def mutinies_first(state: State, number: int) -> bool:
    pirate = state.pirate(number)
    idle = pirate.ally == NONE and not pirate.activated and pirate.loyalty == 0
    return idle and not is_blackbeard(state, number)


def of_mutiny(state: State, number: int) -> Odds:
    """14.2 – Below Leadership nothing, on it Loyalty -1, above it he is lost."""
    limit = leadership(state, number)
    calm, sour, lost = quells(limit)
    shares = [Share("quelled", calm, True), Share("sour", sour, True), Share("captain-lost", lost, False)]
    return Odds(shares, 1, "mutiny", limit)


def of_spot(state: State, action: PirateAction) -> Odds:
    """8.13a – One die, at least what is missing to 7."""
    assert isinstance(action, SpotMerchant)
    return of_sum(1, AT_LEAST, to_spot(state, action.pirate, action.port()))


def of_plunder(state: State, action: PirateAction) -> Odds | None:
    """8.32a, 8.36 – The cargo: 8 or more pleases the crew, 3 or less does not."""
    assert isinstance(action, PlunderMerchant)
    cargo = state.pieces.merchants[state.merchant[action.port()]].cargo
    rich = chance_of(1, AT_LEAST, state.pieces.rich - cargo)
    poor = chance_of(1, AT_MOST, state.pieces.poor - cargo)
    shares = [Share("rich", rich, True), Share("fair", 1.0 - rich - poor, True), Share("poor", poor, False)]
    return Odds(shares, kind="plus", words=(("bonus", signed(cargo)),))


def of_attack(state: State, action: PirateAction) -> Odds:
    """9.52a – The Pirate's die and strength, against the Port's dice and Defence."""
    assert isinstance(action, Attack)
    port = action.port()
    own = attack_strength(state, action.pirate, port)
    return contest(own, state.pieces.ports[port].defence, guns_of(state, port))


def of_sack(state: State, action: PirateAction) -> Odds:
    """9.55b – One die and Cruelty, over the Defence."""
    assert isinstance(action, SackPort)
    port = state.pirate(action.pirate).place - FIRST_PORT
    return of_sum(1, AT_LEAST, to_sack(state, action.pirate, port))


def of_dig(state: State, action: PirateAction) -> Odds:
    """17.2#1d – On 3 to 6 he finds something."""
    assert isinstance(action, DigForTreasure)
    return of_sum(1, AT_LEAST, FOUND)


def of_steal(state: State, action: PirateAction) -> Odds:
    """9.62a – One die and Ability each, the thief 1 more."""
    assert isinstance(action, StealFrom)
    return of_theft(state, action.pirate, action.other, 0, True)


def of_retirement(state: State, action: PirateAction) -> Odds | None:
    """18.41Da – A bribe of D66 x 100, from Net Worth; 17.2#4a – by Letter he may be double-crossed."""
    assert isinstance(action, RetireBy)
    if action.way == LETTER_WAY:
        return of_letter(state, action.pirate, NO_SEAT)
    if action.way != BRIBE_WAY:
        return None
    money = state.pirate(action.pirate).net_worth
    shares = success_or_failure(bribe_chance(money))
    return Odds(shares, 2, AT_MOST, money, kind="d66")


def of_letter(state: State, number: int, captor: int) -> Odds | None:
    """17.2#4 – What becomes of him if somebody plays Double Cross; nothing where nobody could, as all can see."""
    owner = state.pirate(number).owner
    window = DoubleCrossWindow(number, captor)
    if not state.is_alone() and not any(window.could_react(state, seat) for seat in state.others(owner)):
        return None
    third = 1 / 3
    shares = [Share("retires", third, True), Share("pays", third, False), Share("hanged", third, False)]
    return Odds(shares, 1, "if-crossed")


OF_ACTION: Final[dict[str, Callable[[State, PirateAction], Odds | None]]] = {
    "spot": of_spot,
    "plunder": of_plunder,
    "attack": of_attack,
    "sack": of_sack,
    "dig": of_dig,
    "steal": of_steal,
    "retire": of_retirement,
}


def of_theft(state: State, thief: int, victim: int, edge: int, as_thief: bool) -> Odds:
    """9.62b to 9.62d – Higher: a share; equal: a Duel; lower: nothing."""
    own, other = ability(state, thief) + 1, ability(state, victim) + edge
    won, tied = beats(own - other), reaches(own - other) - beats(own - other)
    if as_thief:
        shares = [Share("win", won, True), Share("tie", tied, False), Share("lose", 1.0 - won - tied, False)]
        return Odds(shares, kind="contest", words=against(own, other))
    shares = [Share("win", 1.0 - won - tied, True), Share("tie", tied, False), Share("lose", won, False)]
    return Odds(shares, kind="contest", words=against(other, own))


# ---- in Port --------------------------------------------------------------------------------------------------------


def of_business(state: State, action: Action) -> Odds | None:
    """8.45a, 9.42c, 9.44a, 9.45b – Torture, ransom, refit, the price of a Safe Haven."""
    if isinstance(action, RansomHostage):
        return of_ransom(10 * state.pieces.hostages[action.kind].value)
    if action is TORTURE:
        return of_sum(1, AT_LEAST, to_make_talk(state, state.active))
    if action is BUY_HAVEN:
        buyer = haven_buyer(state, party(state, state.active))
        money = state.pirate(buyer).net_worth
        return Odds(success_or_failure(haven_chance(money)), 1, AT_MOST, money, kind="hundreds")
    return of_refit(state) if action is REFIT else None


def of_ransom(value: int) -> Odds:
    """9.42c – 2d6 x Value x 10 Doubloons: much, about as much as one expects, or little."""
    much, little = chance_of(2, AT_LEAST, MUCH), chance_of(2, AT_MOST, LITTLE)
    shares = [Share("much", much, True), Share("usual", 1.0 - much - little, True), Share("little", little, False)]
    sums = (("much", str(MUCH * value)), ("little", str(LITTLE * value)))
    return Odds(shares, 2, kind="ransom", words=(("value", str(value)), *sums))


def of_refit(state: State) -> Odds | None:
    """9.44a, 9.34d – Half of the die, rounded up, 2 more in one's Safe Haven; in a Pirate Port everything."""
    port = state.pirate(state.active).place - FIRST_PORT
    if state.pieces.ports[port].nation == NONE:
        return None
    damage = more = 0
    for member in party(state, state.active):
        damage += damage_of(state, state.pirate(member))
        more += 2 if status(state, state.pirate(member), port) == HAVEN else 0
    whole = chance_of(1, AT_LEAST, 2 * (damage - more) - 1)
    shares = [Share("whole", whole, True)]
    for points in (3, 2, 1):
        if points + more < damage:
            shares.append(Share(f"points-{points + more}", 1 / 3, True))
    return Odds([share for share in shares if share.chance])


# ---- rolls again ----------------------------------------------------------------------------------------------------


def of_reroll(state: State, step: Rolls) -> Odds:
    """12.0b – All dice of the roll again: what is needed of them, or more (of a price less) than they show."""
    needed, dice, total = step.needed(state), step.counts[step.turn], step.totals[step.turn]
    if step.what == R_MUTINY:
        return of_sum(dice, AT_MOST, needed)
    if needed:
        return of_sum(dice, AT_LEAST, needed)
    return of_sum(dice, BELOW if step.what in LOW_IS_GOOD else OVER, total)


def of_going_on(state: State, seat: int) -> Odds:
    """15.1j – Another round of the Duel, as this player's Pirate sees it."""
    duel = state.stack[-2]
    assert isinstance(duel, Duel)
    own, other = duel.first, duel.second
    if owner_of(state, own) != seat:
        own, other = other, own
    return of_duel(state.card(own).duel, state.card(other).duel, False)


def of_duel(own: int, other: int, to_the_end: bool) -> Odds:
    """15.1b, 15.1e – So many dice each; for a ship a tie is fought again."""
    won, lost = beats(0, own, other), beats(0, other, own)
    if to_the_end:
        won, lost = won / (won + lost), lost / (won + lost)
    tie = Share("tie", max(0.0, 1.0 - won - lost), False)
    shares = [Share("win", won, True), *([] if to_the_end else [tie]), Share("lose", lost, False)]
    return Odds(shares, own, "duel", other)


# ---- attacked, and attacking ----------------------------------------------------------------------------------------


def of_defence(state: State, action: Action) -> Odds | None:
    """6.45, 6.46, 10.34 – To flee from a Warship, to fight it, to fight a KC."""
    attack, number = state.stack[-2], state.active
    if isinstance(attack, Interception):
        kc = state.pieces.kc(state.players[attack.by].kc).combat
        if action is not FIGHT:
            return of_letter(state, number, attack.by)
        return contest(battle_strength(state, number), kc, ties=True)
    assert isinstance(attack, WarshipAttack)
    warship = state.pieces.warships[state.warship[attack.zone]]
    if action is FLEE:
        return contest(speed(state, number), warship.speed, ties=True)
    return contest(battle_strength(state, number), warship.combat)


def of_reaction(state: State, seat: int, action: Action) -> Odds | None:
    """4.65 – What an AP Action rolls."""
    if action is SEND_KC:
        return of_sum(3, BELOW, notoriety_of(state, state.active))
    if action is USE_WARSHIP or action is STRIKE:
        return of_warship(state)
    if action in (INTERCEPT, CHASE):
        hunter = state.pieces.kc(state.players[seat].kc).speed - (1 if action is CHASE else 0)
        return contest(hunter, speed(state, state.active))
    if action is OUST:
        kc = state.pieces.kc(state.players[seat].kc).combat
        return contest(kc, fleet_combat(state, state.pirate(state.active).place))
    if isinstance(action, AssaultPort):
        return of_assault(state, seat, action.port)
    return of_card(state, action) if isinstance(action, PlayAgainst) else None


def of_assault(state: State, seat: int, port: int) -> Odds:
    """10.4b – The KC must beat every Pirate there."""
    kc = state.pieces.kc(state.players[seat].kc).combat
    place = FIRST_PORT + port
    chance = assault_chance(state, kc, place)
    words = (("bonus", signed(kc)),)
    return Odds(success_or_failure(chance), 1, "every-pirate", len(state.docked_in(place)), kind="plus", words=words)


def of_warship(state: State) -> Odds:
    """6.46a – If he stands and fights; 6.45b – and if he flees, how likely he is found."""
    zone, number = state.pirate(state.active).place, state.active
    warship = state.pieces.warships[state.warship[zone]]
    own = battle_strength(state, number)
    won = 1.0 - beats(own - warship.combat)
    found = round(100 * (1.0 - escape_chance(state, number, warship.speed)))
    words = (*against(warship.combat, own), ("found", str(found)))
    return Odds(success_or_failure(won), 1, "if-he-fights", kind="contest", words=words)


def of_card(state: State, action: PlayAgainst) -> Odds | None:
    """17.2 – What an Anti-Pirate card rolls."""
    if action.card == MUTINY_CONSPIRACY:
        least = min([state.pirate(member).loyalty for member in party(state, state.active)])
        return Odds(success_or_failure(mutiny_chance(state, state.active)), 2, OVER, least)
    if action.card == LOCAL_RESISTANCE:
        return of_sum(1, OVER, state.port_of(action.place).wealth)
    if action.card == WEAR_AND_TEAR:
        return Odds([Share(f"slower-{points}", faces / 6, points > 0) for points, faces in WORN])
    if action.card == DOUBLE_CROSS:
        return Odds([Share("hanged", 1 / 3, True), Share("pays", 1 / 3, True), Share("retires", 1 / 3, False)])
    if action.card == AMBITION:
        target = state.stack[-1]
        number = getattr(target, "pirate", state.active)
        return of_duel(state.card(action.other).duel, state.card(number).duel, True)
    return None


MUCH: Final = 9  # of 2d6
LITTLE: Final = 5
WORN: Final = ((3, 1), (2, 2), (1, 2), (0, 1))  # 17.2#22ex – points of Speed lost, and on how many faces


def against(own: int, other: int, dice: int = 1) -> tuple[tuple[str, str], ...]:
    return (("own", signed(own)), ("others", str(dice)), ("other", signed(other)))


def signed(bonus: int) -> str:
    return f" + {bonus}" if bonus > 0 else f" − {-bonus}" if bonus else ""


def contest(own: int, other: int, dice: int = 1, ties: bool = False) -> Odds:
    """One die and a strength against the other's: more is needed, or as much where ties are enough."""
    chance = reaches(own - other, 1, dice) if ties else beats(own - other, 1, dice)
    return Odds(success_or_failure(chance), kind="contest", words=against(own, other, dice))


# ---- the log --------------------------------------------------------------------------------------------------------

ROLL_AND_NEED: Final = {"kc-try": (BELOW, "notoriety"), "conspiracy": (OVER, "loyalty"), "resistance": (OVER, "wealth")}
ONE_DIE: Final = ("storm-kc", "worn", "double-crossed")


def thrown(event: dict[str, Any]) -> Thrown | None:
    """The dice that an event tells of."""
    name = event["event"]
    faces = [int(digit) for digit in str(event.get("faces", ""))]
    if name in ONE_DIE:
        return Thrown(numbered([event["roll"]]))
    if not faces:
        return None
    if name in ("rolled", "rerolled"):
        return of_roll(event, faces)
    if name not in ROLL_AND_NEED:
        return Thrown(numbered(faces))
    rule, key = ROLL_AND_NEED[name]
    return judged(faces, rule, event[key])


def of_roll(event: dict[str, Any], faces: list[int]) -> Thrown:
    """12.0a – A Pirate's roll, and whether it is what he needs."""
    goal = GOALS[event["goal"]]
    return judged(faces, goal, event["needed"]) if goal else Thrown(numbered(faces))


def judged(faces: list[int], rule: str, needed: int) -> Thrown:
    good = fits(sum(faces), rule, needed)
    return Thrown(numbered(faces), "success" if good else "failure", good, rule, needed)
