"""What may be played when: equipment, abilities and lines, and what they do."""

from __future__ import annotations

from typing import Final

from cervelle.games.off_the_dead.rules_attack import is_in_reach, needed, total
from cervelle.games.off_the_dead.table import DeadTable
from cervelle.games.off_the_dead.table_cards import (
    AIM,
    BEFORE_ACTION,
    BEFORE_ADVANCE,
    BEFORE_BITE,
    BEFORE_END,
    BEFORE_WAVE,
    BLAZE,
    BLOCK,
    BULLETS,
    CHEER,
    DODGE,
    DROP,
    EVENT,
    EXECUTE,
    FUEL,
    HEAL,
    LOOK_THERE,
    LURE,
    MELEE,
    MORE,
    NONE,
    NURSE,
    PLACES,
    RELOAD,
    ROLLED,
    SEEN,
    SHOVE,
    SURPRISE,
    TRY_AGAIN,
    ZOMBIE_SLOTS,
    item_kind,
    rounds_of,
    zone_of,
)

# Plays, as they wait to be carried out: what, whose, and up to two numbers.
USE: Final = 0
REFILL: Final = 1
TOY_PLAY: Final = 2
BURN: Final = 3
LINE: Final = 4
ABILITY: Final = 5


def is_burning(t: DeadTable) -> bool:
    """Whether a jerrycan has been declared that has not burnt yet."""
    return any(waiting[0] == BURN for waiting in t.plays)


def plays(t: DeadTable, seat: int) -> list[int]:
    """otd.13.9  All that this seat can play in the open window: in one's own turn equipment and lines; abilities in any turn."""
    kind = t.window_kind()
    found: list[int] = []
    if t.seat_of(t.turn) == seat and t.alive[t.turn]:
        equipment(t, kind, found)
        lines(t, kind, found)
    for place in range(seat, t.kit.places, t.seats):
        if t.alive[place] and not t.used[place]:
            ability(t, kind, place, found)
    return found


# Equipment ----------------------------------------------------------------------------------------


def equipment(t: DeadTable, kind: int, found: list[int]) -> None:
    """otd.9.1  Equipment serves in one's own turn, on oneself, one's own zombies or the Horde; it is no action."""
    seen: list[int] = []
    held = t.items[t.turn]
    for slot in range(len(held)):
        what = item_kind(held[slot])
        if what in seen or slot == t.in_use:
            continue
        seen.append(what)
        effect = t.kit.effects[what]
        if effect == RELOAD:
            refills(t, kind, BULLETS, found)
        elif effect == BLAZE and not is_burning(t):
            burns(t, kind, found)
            refills(t, kind, FUEL, found)
        elif effect == LURE:
            toys(t, kind, found)
        elif (
            (effect == BLOCK and may_block(t, kind))
            or (effect == AIM and may_aim(t, kind))
            or (effect == HEAL and may_heal(t, kind))
        ):
            found.append(t.kit.use + slot)


def is_being_dropped(t: DeadTable, kind: int) -> bool:
    """otd.9.2  Before an item is lost to an event, equipment may still be used: it takes precedence."""
    return kind == EVENT and t.event == DROP and t.actor == t.turn


def refills(t: DeadTable, kind: int, ammo: int, found: list[int]) -> None:
    """otd.9.3  A loader fills a bullet weapon, a jerrycan a chainsaw, before an action or at the end of the turn."""
    if kind not in (BEFORE_ACTION, BEFORE_END) and not is_being_dropped(t, kind):
        return
    seen: list[int] = []
    held = t.items[t.turn]
    for slot in range(len(held)):
        what = item_kind(held[slot])
        if t.kit.ammo[what] == ammo and rounds_of(held[slot]) < t.kit.rounds[what] and held[slot] not in seen:
            seen.append(held[slot])
            found.append(t.kit.reload + slot)


def burns(t: DeadTable, kind: int, found: list[int]) -> None:
    """otd.9.7  A jerrycan burns in any window of one's turn, but not in the middle of an attack, an event or a Surprise Wave."""
    if kind in (EVENT, ROLLED, SURPRISE):
        return
    zones = [zone_of(zombie) for zombie in t.corridors[t.turn]]
    for zone in range(1, MELEE + 1):
        if zone in zones:
            found.append(t.kit.burn + zone)


def toys(t: DeadTable, kind: int, found: list[int]) -> None:
    """otd.9.4  The toy lures one melee zombie under the Horde, just before its bite too."""
    if kind not in (BEFORE_ACTION, BEFORE_BITE, BEFORE_END) and not is_being_dropped(t, kind):
        return
    corridor = t.corridors[t.turn]
    for slot in range(len(corridor)):
        if zone_of(corridor[slot]) == MELEE:
            found.append(t.kit.toy + slot)


def may_block(t: DeadTable, kind: int) -> bool:
    """otd.9.5  The barricade is put up just before zombies advance."""
    if kind != BEFORE_ADVANCE or t.barricaded:
        return False
    return any(zone_of(zombie) != MELEE for zombie in t.corridors[t.turn])


def may_aim(t: DeadTable, kind: int) -> bool:
    """otd.9.10  The scope serves before an action, with a loaded bullet weapon that reaches a zombie of a neighbour."""
    if kind != BEFORE_ACTION or t.aiming or t.panicked[t.turn]:
        return False
    for held in t.items[t.turn]:
        what = item_kind(held)
        if t.kit.ammo[what] == BULLETS and rounds_of(held):
            for place in t.kit.neighbours[t.turn]:
                for zombie in t.corridors[place]:
                    if is_in_reach(t.kit.reaches[what], zombie):
                        return True
    return False


def may_heal(t: DeadTable, kind: int) -> bool:
    """otd.9.11  Adrenaline serves before an action, before a bite, or at the end of the turn."""
    return t.infection[t.turn] > 0 and (kind in (BEFORE_ACTION, BEFORE_BITE, BEFORE_END) or is_being_dropped(t, kind))


# Abilities ----------------------------------------------------------------------------------------


def ability(t: DeadTable, kind: int, place: int, found: list[int]) -> None:
    """otd.10.1  An ability serves once a game, in anyone's turn; it is no action."""
    what = t.kit.abilities[t.survivors[place]]
    if what in (SHOVE, EXECUTE):
        on_melee_zombies(t, kind, place, found)
        return
    for target in near(t, place):
        if (
            (what == CHEER and may_cheer(t, kind, target))
            or (what == DODGE and may_dodge(t, kind, target))
            or (what == NURSE and may_nurse(t, kind, target))
        ):
            found.append(t.kit.aid + place * PLACES + target)


def near(t: DeadTable, place: int) -> list[int]:
    """otd.10.2  An ability is for oneself or a neighbour."""
    return [place, *[neighbour for neighbour in t.kit.neighbours[place] if t.alive[neighbour]]]


def on_melee_zombies(t: DeadTable, kind: int, place: int, found: list[int]) -> None:
    """otd.10.3  Granny's and the Cop's abilities take a melee zombie: before an action or a bite, or at the end of a turn."""
    if kind not in (BEFORE_ACTION, BEFORE_BITE, BEFORE_END):
        return
    for target in near(t, place):
        corridor = t.corridors[target]
        for slot in range(len(corridor)):
            if zone_of(corridor[slot]) == MELEE:
                found.append(t.kit.ability + (place * PLACES + target) * ZOMBIE_SLOTS + slot)


def may_cheer(t: DeadTable, kind: int, target: int) -> bool:
    """otd.10.6  The extra action never comes inside an attack, a search or an event, nor after a panic."""
    return kind not in (EVENT, ROLLED, SURPRISE) and not t.panicked[target]


def may_dodge(t: DeadTable, kind: int, target: int) -> bool:
    """otd.10.8  The Surfer's ability serves before a bite."""
    return kind == BEFORE_BITE and target == t.turn and not t.shielded[target]


def may_nurse(t: DeadTable, kind: int, target: int) -> bool:
    """otd.10.10  The Nurse's ability serves before an action, before a bite, or at the end of a turn."""
    return t.infection[target] > 0 and kind in (BEFORE_ACTION, BEFORE_BITE, BEFORE_END)


# Lines --------------------------------------------------------------------------------------------


def lines(t: DeadTable, kind: int, found: list[int]) -> None:
    """otd.12.1  Lines are paid with trophies, in one's own turn; they are no action."""
    if not t.trophies[t.turn]:
        return
    for line in range(len(t.kit.costs)):
        if may_say(t, kind, line) and is_payable(t, line):
            found.append(t.kit.line + line)


def may_say(t: DeadTable, kind: int, line: int) -> bool:
    if line == LOOK_THERE:
        return may_look_there(t, kind)
    if line == TRY_AGAIN:
        return may_try_again(t, kind)
    return may_feel_this(t, kind)


def may_look_there(t: DeadTable, kind: int) -> bool:
    """otd.12.7  The first line serves when cards are about to come out of the Horde, and at the end of the turn."""
    if t.top == NONE:
        return False
    return kind in (BEFORE_WAVE, SURPRISE, BEFORE_END) or (kind == EVENT and t.event in (SEEN, MORE))


def may_try_again(t: DeadTable, kind: int) -> bool:
    """otd.12.9  The second line serves after one's own event roll, or one's own attack roll that fails."""
    return t.actor == t.turn and (kind == EVENT or (kind == ROLLED and total(t) < needed(t)))


def may_feel_this(t: DeadTable, kind: int) -> bool:
    """otd.12.11  The third line serves after one's own attack roll that fails; event rolls it does not touch."""
    return t.actor == t.turn and kind == ROLLED and total(t) < needed(t)


def is_payable(t: DeadTable, line: int) -> bool:
    """otd.12.4  A line costs a number of trophies with one same symbol."""
    return any(unspent(t, symbol) >= t.kit.costs[line] for symbol in range(3))


def unspent(t: DeadTable, symbol: int) -> int:
    """How many trophies bear this symbol, not counting those in which it is spent."""
    count = 0
    for slot in range(len(t.trophies[t.turn])):
        if has_unspent(t, slot, symbol):
            count += 1
    return count


def has_unspent(t: DeadTable, slot: int, symbol: int) -> bool:
    mask = t.kit.symbols[t.trophies[t.turn][slot]]
    if t.spent:
        mask &= ~t.spent[slot]
    return mask >> symbol & 1 == 1
