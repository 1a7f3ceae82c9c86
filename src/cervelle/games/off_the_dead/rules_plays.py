"""What may be played when: equipment, abilities and lines, and what they do."""

from __future__ import annotations

from cervelle.engine.window import declare
from cervelle.games.off_the_dead.rules_attack import blaze, is_in_reach, note_roll, total
from cervelle.games.off_the_dead.rules_attack import needed as needs
from cervelle.games.off_the_dead.rules_end import heal, put_below, slay
from cervelle.games.off_the_dead.rules_events import PENDING, remove_item, throw_event_die
from cervelle.games.off_the_dead.table import (
    ACTION,
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
    DIRECTION,
    DODGE,
    DROP,
    EVENT,
    EXECUTE,
    FEEL_THIS,
    FIRST,
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
    DeadTable,
    in_zone,
    item_kind,
    rounds_of,
    zone_of,
)

# Plays, as they wait to be carried out: what, whose, and up to two numbers.
USE = 0
REFILL = 1
TOY_PLAY = 2
BURN = 3
LINE = 4
ABILITY = 5


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
    """otd.9.3  A loader fills a bullet weapon, a jerrycan a chainsaw, before an action."""
    if kind != BEFORE_ACTION and not is_being_dropped(t, kind):
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
    for zombie in t.corridors[t.turn]:
        if zone_of(zombie) != MELEE:
            return True
    return False


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
    """otd.10.6  The extra action never comes inside another attack or search, nor after a panic."""
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
    return t.actor == t.turn and (kind == EVENT or (kind == ROLLED and total(t) < needs(t)))


def may_feel_this(t: DeadTable, kind: int) -> bool:
    """otd.12.11  The third line serves after one's own attack roll that fails; event rolls it does not touch."""
    return t.actor == t.turn and kind == ROLLED and total(t) < needs(t)


def is_payable(t: DeadTable, line: int) -> bool:
    """otd.12.4  A line costs a number of trophies with one same symbol."""
    for symbol in range(3):
        if unspent(t, symbol) >= t.kit.costs[line]:
            return True
    return False


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


# Declaring and carrying out -----------------------------------------------------------------------


def play(t: DeadTable, what: int, place: int, one: int, two: int) -> None:
    """otd.13.10  A play is paid for when it is declared; it takes precedence over what is under way."""
    t.plays.append([what, place, one, two])
    declare(t, t.seat_of(place), carry_out)


def play_equipment(t: DeadTable, what: int, one: int, effect: int) -> None:
    """otd.9.16  Equipment goes to the Cemetery when it is used; a burning jerrycan once it has burnt."""
    slot = slot_with(t, t.turn, effect)
    t.tell("used", "otd.9.1", t.seat_of(t.turn), t.told_of(t.turn, item_kind(t.items[t.turn][slot])))
    if what != BURN:
        remove_item(t, t.turn, slot)
    play(t, what, t.turn, one, 0)


def play_ability(t: DeadTable, place: int, target: int, number: int) -> None:
    turn_over(t, place)
    play(t, ABILITY, place, target, number)


def is_burning(t: DeadTable) -> bool:
    """Whether a jerrycan has been declared that has not burnt yet."""
    for waiting in t.plays:
        if waiting[0] == BURN:
            return True
    return False


def carry_out(t: DeadTable) -> None:
    what, place, one, two = t.plays.pop()
    if what == USE:
        use(t, place, one)
    elif what == REFILL:
        refill(t, place, one)
    elif what == TOY_PLAY:
        lure(t, place, one)
    elif what == BURN:
        burn(t, place, one)
    elif what == LINE:
        if two:
            # Bought in the same payment as the one before it, which follows.
            t.then(carry_out)
        say_line(t, one)
    else:
        use_ability(t, place, one, two)


def slot_with(t: DeadTable, place: int, effect: int) -> int:
    """Where this survivor holds an equipment that does this."""
    held = t.items[place]
    for slot in range(len(held)):
        if t.kit.effects[item_kind(held[slot])] == effect and not (slot == t.in_use and place == t.actor):
            return slot
    return NONE


def use(t: DeadTable, place: int, kind: int) -> None:
    effect = t.kit.effects[kind]
    if effect == BLOCK:
        put_up_barricade(t)
    elif effect == AIM:
        aim(t)
    else:
        inject(t, place)


def put_up_barricade(t: DeadTable) -> None:
    """otd.9.12  Behind a barricade no zombie of one's corridor advances in this turn."""
    t.barricaded = 1


def aim(t: DeadTable) -> None:
    t.aiming = 1


def inject(t: DeadTable, place: int) -> None:
    """otd.9.13  Adrenaline lowers the infection by two steps."""
    heal(t, place, t.kit.adrenaline)


def refill(t: DeadTable, place: int, weapon: int) -> None:
    """otd.9.14  A refilled weapon is full."""
    held = t.items[place]
    if weapon not in held:
        return
    kind = item_kind(weapon)
    held[held.index(weapon)] = weapon - rounds_of(weapon) + t.kit.rounds[kind]
    t.tell("refilled", "otd.9.14", t.seat_of(place), t.told_of(place, kind))


def lure(t: DeadTable, place: int, number: int) -> None:
    """otd.9.15  The zombie that follows the toy goes under the Horde."""
    t.tell("lured", "otd.9.15", t.seat_of(place), t.told_of(place))
    slot = t.slot(place, number)
    if slot != NONE:
        put_below(t, [t.corridors[place].pop(slot)])


def burn(t: DeadTable, place: int, zone: int) -> None:
    slot = slot_with(t, place, BLAZE)
    if slot != NONE:
        blaze(t, slot, zone)


def use_ability(t: DeadTable, place: int, target: int, number: int) -> None:
    what = t.kit.abilities[t.survivors[place]]
    t.tell("ability", "otd.10.1", t.seat_of(place), t.told_of(place, what, t.survivors[target]))
    if what == SHOVE:
        shove(t, number)
    elif what == EXECUTE:
        execute(t, place, number)
    elif what == CHEER:
        cheer(t, target)
    elif what == DODGE:
        dodge(t, target)
    else:
        nurse(t, target)


def turn_over(t: DeadTable, place: int) -> None:
    """otd.10.11  The survivor's card is turned over: an ability serves only once."""
    t.used[place] = 1


def shove(t: DeadTable, number: int) -> None:
    """otd.10.4  Granny: the zombie goes back to the first zone."""
    if t.zombie(number) != NONE:
        t.change(number, in_zone(t.zombie(number), FIRST))


def execute(t: DeadTable, place: int, number: int) -> None:
    """otd.10.5  The Cop: the zombie dies and is the Cop's trophy."""
    if t.zombie(number) != NONE:
        slay(t, number, place)


def cheer(t: DeadTable, target: int) -> None:
    """otd.10.7  The Cheerleader: the one she cheers takes an extra action at once, even outside their own turn."""
    if t.panicked[target]:
        return
    t.actor = target
    t.then(back_to_turn)
    t.ask_player(target, ACTION)


def back_to_turn(t: DeadTable) -> None:
    t.actor = t.turn


def dodge(t: DeadTable, target: int) -> None:
    """otd.10.9  The Surfer: no zombie bites the survivor in this turn."""
    t.shielded[target] = 1


def nurse(t: DeadTable, target: int) -> None:
    """otd.10.12  The Nurse: the infection falls by two steps."""
    heal(t, target, t.kit.nurse)


def say_line(t: DeadTable, line: int) -> None:
    if line == LOOK_THERE:
        look_there(t)
    elif line == TRY_AGAIN:
        try_again(t)
    else:
        feel_this(t)


def look_there(t: DeadTable) -> None:
    """otd.12.6  The first line turns the Horde's top card to any direction."""
    if t.top != NONE:
        t.ask_player(t.turn, DIRECTION)


def try_again(t: DeadTable) -> None:
    """otd.12.8  The second line throws again the die just thrown, of an attack or an event."""
    if t.window_kind() == EVENT:
        throw_event_die(t)
    else:
        t.die = t.dice.roll(6)
        note_roll(t, PENDING)
        t.tell("rerolled", "otd.12.8", t.seat_of(t.turn), t.told_of(t.turn, t.die))


def feel_this(t: DeadTable) -> None:
    """otd.12.10  The third line adds one to an attack roll."""
    t.plus += 1
    note_roll(t, PENDING)
