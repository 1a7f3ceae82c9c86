"""The campaign and the round: survivors, zombies, spawning, the end."""

from __future__ import annotations

from cervelle.games.zombicide.rules_actions import can_act
from cervelle.games.zombicide.rules_end import ends
from cervelle.games.zombicide.rules_levels import danger, level_of, refresh_free
from cervelle.games.zombicide.rules_loot import choke
from cervelle.games.zombicide.rules_magic import smoulder
from cervelle.games.zombicide.rules_necromancers import take_token
from cervelle.games.zombicide.rules_scenarios import lay_out
from cervelle.games.zombicide.rules_spawn import spawn_at
from cervelle.games.zombicide.rules_wounds import hurt
from cervelle.games.zombicide.rules_zombies import activate
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ABOMINATION,
    ACT,
    AT_HURT,
    CAST,
    CHARACTER,
    DEAD,
    ENDING,
    JOIN,
    JOINED,
    KEEN,
    NECROMANCER,
    NONE,
    NURSE,
    PURE,
    RUN,
    SHADOW,
    SLOTS,
    SPAWNING,
    STRONG,
    SURVIVORS,
    TROLL,
    UNLOADED,
    hurt_of,
    sort_of,
    zone_of,
)

CARDS = 6


# The campaign ---------------------------------------------------------------------------------------


def open_campaign(t: CampaignTable) -> None:
    t.scenario = max(t.kit.single, 0)
    t.then(choose_cast, begin_next)


def choose_cast(t: CampaignTable) -> None:
    """zc.19.1  One survivor after the other is chosen, in seat order."""
    for place in range(t.kit.places):
        if t.cast[place] == NONE:
            t.choosing = place
            t.then(choose_cast)
            t.ask(t.seat_of(place), CAST)
            return


def begin_next(t: CampaignTable) -> None:
    """One scenario, then the next: this step stays below all others."""
    t.then(newcomers, lay_out, next_round, begin_next)


def newcomers(t: CampaignTable) -> None:
    """zc.19.9  Whoever died is replaced."""
    for place in range(t.kit.places):
        if t.dead[place]:
            t.choosing = place
            t.then(newcomers)
            t.ask(t.seat_of(place), JOIN)
            return


def joiners(t: CampaignTable) -> list[int]:
    """zc.19.14  Someone who has not played yet; when none is left, a newcomer with the card of one who died."""
    lost = t.buried
    used = 0
    for place in range(t.kit.places):
        if t.dead[place]:
            lost |= 1 << t.cast[place]
        else:
            used |= 1 << t.cast[place]
    unused = [card for card in range(CARDS) if not (used | lost) >> card & 1]
    return unused or [card for card in range(CARDS) if lost >> card & 1 and not used >> card & 1]


def take_card(t: CampaignTable, place: int, card: int) -> None:
    """zc.19.15  A survivor begins at blue, unhurt, with a starting weapon."""
    if t.dead[place]:
        t.buried |= 1 << t.cast[place]
    t.cast[place] = card
    t.skills[place] = 1 << t.kit.blue[card]
    t.xp[place] = 0
    t.floor_level[place] = 0
    t.wounds[place] = 0
    t.dead[place] = 0
    t.gold[place] = 0
    t.belt[place] = []
    for slot in range(SLOTS):
        t.gear[place][slot] = NONE
    t.gear[place][0] = t.kit.starting[place]
    t.tell("cast", "zc.19.1", t.seat_of(place), t.told_of(place))
    t.note(JOINED, place)


# Survivors ------------------------------------------------------------------------------------------


def next_round(t: CampaignTable) -> None:
    """zc.11.1  Survivors, zombies, spawning, the end of the round."""
    t.round += 1
    t.tell("round", "zc.11.1", -1, t.round + 128 * danger(t))
    t.then(survivors, zombies, spawning, ending, next_round)


def survivors(t: CampaignTable) -> None:
    t.phase = SURVIVORS
    t.kept = 0
    t.passed = 0
    for place in t.living():
        t.left[place] = actions_of(t, place)
        t.moves[place] = 0
        t.states[place] &= ~RUN
        refresh_free(t, place)
    t.then(whose_turn)


def actions_of(t: CampaignTable, place: int) -> int:
    """zc.11.3  Three actions, four from yellow on."""
    return t.kit.cards.actions + (1 if level_of(t, place) >= 1 else 0)


def whose_turn(t: CampaignTable) -> None:
    """zc.2.1  Anyone who has actions left may go on, until all pass."""
    if ends(t):
        return
    seats: list[int] = []
    for place in t.living():
        seat = t.seat_of(place)
        if not t.passed >> seat & 1 and seat not in seats and can_act(t, place):
            seats.append(seat)
    if seats:
        seats.sort()
        t.then(whose_turn)
        t.ask_any(tuple(seats), ACT)
    else:
        keep(t)


def keep(t: CampaignTable) -> None:
    """zc.2.2  One action, and only one, may be kept for the zombies' turn."""
    for place in t.living():
        lose_free(t, place)
        t.left[place] = min(t.left[place], 1)
        t.states[place] &= ~(STRONG | KEEN)
        if t.left[place]:
            t.kept |= 1 << place
            t.tell("keeps", "zc.2.2", t.seat_of(place), t.told_of(place))


def lose_free(t: CampaignTable, place: int) -> None:
    """zc.2.4  What skills give cannot be kept."""
    t.free[place] = 0
    t.moves[place] = 0
    t.states[place] &= ~RUN


# Zombies --------------------------------------------------------------------------------------------


def zombies(t: CampaignTable) -> None:
    t.phase = DEAD
    t.tell("zombies-turn", "zc.11.1")
    activate(t)


def spawning(t: CampaignTable) -> None:
    """zc.15.7  After that a card is drawn for each spawn zone."""
    t.phase = SPAWNING
    t.tell("invasion", "zc.15.1")
    spawn_at(t, t.spawns[:])


# The end --------------------------------------------------------------------------------------------


def ending(t: CampaignTable) -> None:
    t.phase = ENDING
    t.then(lose_kept, digest, breathe_gas, smoulder, heal_monsters, settle_down, pass_first, judge)


def judge(t: CampaignTable) -> None:
    ends(t)


def lose_kept(t: CampaignTable) -> None:
    """zc.2.5  A kept action that was not used is lost."""
    t.kept = 0
    for place in range(t.kit.places):
        t.left[place] = 0
        t.moves[place] = 0


def digest(t: CampaignTable) -> None:
    """zc.8.17  After three of the zombies' turns nothing is left to devour."""
    for body in t.fallen:
        body[2] = max(0, body[2] - 1)


def breathe_gas(t: CampaignTable) -> None:
    """Survivors and necromancers breathe; zombies do not."""
    for place in t.living():
        if choke(t, place):
            t.tell("chokes", "zc.3.11", t.seat_of(place), t.told_of(place, t.zone[place]))
            hurt(t, place)
    gas_necromancers(t)
    for zone in range(len(t.gas)):
        if t.gas[zone] == 1:
            t.tell("gas-out", "zc.3.4", -1, zone)
        t.gas[zone] = max(0, t.gas[zone] - 1)


def gas_necromancers(t: CampaignTable) -> None:
    """zc.3.15  A necromancer dies of gas, with experience for nobody."""
    for one in t.others[:]:
        if sort_of(one) == NECROMANCER and t.gas[zone_of(one)]:
            t.tell("gas-kills", "zc.3.15", -1, zone_of(one))
            t.others.remove(one)
            t.slain |= 1 << NECROMANCER
            t.actor = NONE
            t.then(take_token)


def heal_monsters(t: CampaignTable) -> None:
    """The troll heals by itself, others by a nurse's hand."""
    for i in range(len(t.others)):
        sort = sort_of(t.others[i])
        if ABOMINATION <= sort < CHARACTER and hurt_of(t.others[i]):
            helped = (regrowth() if sort == TROLL else 0) + nursing(t, zone_of(t.others[i]))
            if helped:
                t.tell("mends", "zc.7.8" if sort == TROLL else "zc.6.2", -1, zone_of(t.others[i]) + 128 * sort)
            t.others[i] -= min(helped, hurt_of(t.others[i])) * AT_HURT


def regrowth() -> int:
    """zc.7.8  The Abominatroll heals a wound by itself."""
    return 1


def nursing(t: CampaignTable, zone: int) -> int:
    """zc.6.2  The Nurse heals a wound of an Abomination in her zone."""
    return 1 if t.one_in(zone, NURSE) != NONE else 0


def settle_down(t: CampaignTable) -> None:
    """zc.11.7  Noise fades, weapons are reloaded, what lasted a round is over."""
    for zone in range(len(t.noise)):
        t.noise[zone] = 0
    for place in range(t.kit.places):
        t.states[place] &= PURE | SHADOW
        gear = t.gear[place]
        for slot in range(SLOTS):
            if gear[slot] >= UNLOADED:
                gear[slot] -= UNLOADED


def pass_first(t: CampaignTable) -> None:
    """zc.11.2  The first player changes."""
    t.first = t.first + 1 if t.first + 1 < t.seats else 0
