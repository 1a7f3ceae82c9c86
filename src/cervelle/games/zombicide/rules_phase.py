"""The round: survivors, zombies, spawning, the end."""

from __future__ import annotations

from cervelle.games.zombicide.rules_levels import danger, level_of, refresh_free
from cervelle.games.zombicide.rules_loot import choke
from cervelle.games.zombicide.rules_magic import smoulder
from cervelle.games.zombicide.rules_scenarios import is_lost, is_won, lay_out, scenario_of
from cervelle.games.zombicide.rules_shop import between
from cervelle.games.zombicide.rules_spawn import spawn_at
from cervelle.games.zombicide.rules_wounds import hurt, shake
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
    NECROMANCER,
    NONE,
    NURSE,
    PURE,
    SHADOW,
    SPAWNING,
    SURVIVORS,
    TROLL,
    UNLOADED,
    hurt_of,
    sort_of,
    zone_of,
)


def open_campaign(t: CampaignTable) -> None:
    t.scenario = max(t.kit.single, 0)
    t.then(choose_cast, begin_scenario)


def choose_cast(t: CampaignTable) -> None:
    """zc.19.1  One survivor after the other is chosen, in seat order."""
    for place in range(t.kit.places):
        if t.cast[place] == NONE:
            t.choosing = place
            t.then(choose_cast)
            t.ask(t.seat_of(place), CAST)
            return


def take_card(t: CampaignTable, place: int, card: int) -> None:
    t.cast[place] = card
    t.skills[place] = 1 << t.kit.blue[card]
    t.xp[place] = 0
    t.floor_level[place] = 0
    t.wounds[place] = 0
    t.dead[place] = 0
    t.gold[place] = 0
    t.belt[place] = []
    for slot in range(len(t.gear[place])):
        t.gear[place][slot] = NONE
    t.gear[place][0] = t.kit.starting[place]
    t.tell("cast", "zc.19.1", t.seat_of(place), t.told_of(place))


def begin_scenario(t: CampaignTable) -> None:
    lay_out(t)
    t.then(open_buildings, next_round)


def open_buildings(t: CampaignTable) -> None:
    """Rooms that are open from the start are known from the start."""
    town = scenario_of(t).map
    for zone in town.zones:
        building = town.building[zone]
        if (
            building != NONE
            and not t.revealed >> building & 1
            and any(town.building[near] == NONE for near in town.near_open[zone])
        ):
            t.revealed |= 1 << building


def next_round(t: CampaignTable) -> None:
    """zc.11.1  Survivors, zombies, spawning, the end of the round."""
    t.round += 1
    t.tell("round", "zc.11.1", -1, t.round + 128 * danger(t))
    t.then(survivors, zombies, spawning, ending, next_round)


# Survivors ------------------------------------------------------------------------------------------


def survivors(t: CampaignTable) -> None:
    t.phase = SURVIVORS
    t.kept = 0
    t.passed = 0
    for place in t.living():
        t.left[place] = actions_of(t, place)
        t.free[place] = 0
        t.moves[place] = 0
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
        if can_act(t, place) and not t.passed >> seat & 1 and seat not in seats:
            seats.append(seat)
    if seats:
        seats.sort()
        t.then(whose_turn)
        t.ask_any(tuple(seats), ACT)
    else:
        keep(t)


def can_act(t: CampaignTable, place: int) -> bool:
    return t.left[place] > 0 or t.free[place] > 0 or t.moves[place] > 0


def keep(t: CampaignTable) -> None:
    """zc.2.2  One action, and only one, may be kept for the zombies' turn."""
    for place in t.living():
        lose_free(t, place)
        t.left[place] = min(t.left[place], 1)
        if t.left[place]:
            t.kept |= 1 << place
            t.tell("keeps", "zc.2.2", t.seat_of(place), t.told_of(place))


def lose_free(t: CampaignTable, place: int) -> None:
    """zc.2.4  What skills give cannot be kept."""
    t.free[place] = 0
    t.moves[place] = 0


# Zombies --------------------------------------------------------------------------------------------


def zombies(t: CampaignTable) -> None:
    t.phase = DEAD
    t.tell("zombies-turn", "zc.11.1")
    t.then(finish_zombies)
    activate(t)


def finish_zombies(t: CampaignTable) -> None:
    t.group = NONE
    for body in t.fallen:
        body[2] = max(0, body[2] - 1)
    ends(t)


def spawning(t: CampaignTable) -> None:
    t.phase = SPAWNING
    t.tell("invasion", "zc.15.1")
    t.cards = 0
    t.drawing = []
    spawn_at(t, t.spawns[:])


# The end --------------------------------------------------------------------------------------------


def ending(t: CampaignTable) -> None:
    t.phase = ENDING
    lose_kept(t)
    breathe_gas(t)
    smoulder(t)
    heal_monsters(t)
    settle_down(t)
    pass_first(t)
    ends(t)


def lose_kept(t: CampaignTable) -> None:
    """zc.2.5  A kept action that was not used is lost."""
    t.kept = 0
    for place in range(t.kit.places):
        t.left[place] = 0


def breathe_gas(t: CampaignTable) -> None:
    for place in t.living():
        if choke(t, place):
            t.tell("chokes", "zc.3.11", t.seat_of(place), t.told_of(place, t.zone[place]))
            hurt(t, place)
            if not t.dead[place]:
                shake(t, place)
    for one in t.others:
        if sort_of(one) == NECROMANCER and t.gas[zone_of(one)]:
            t.tell("gas-kills", "zc.3.11", -1, zone_of(one))
    t.others = [one for one in t.others if sort_of(one) != NECROMANCER or not t.gas[zone_of(one)]]
    for zone in range(len(t.gas)):
        if t.gas[zone] == 1:
            t.tell("gas-out", "zc.3.4", -1, zone)
        t.gas[zone] = max(0, t.gas[zone] - 1)


def heal_monsters(t: CampaignTable) -> None:
    """The troll heals by itself, others by a nurse's hand."""
    nursed = [zone_of(one) for one in t.others if sort_of(one) == NURSE]
    for i in range(len(t.others)):
        sort = sort_of(t.others[i])
        if ABOMINATION <= sort < CHARACTER:
            helped = (1 if sort == TROLL else 0) + nursed.count(zone_of(t.others[i]))
            if helped and hurt_of(t.others[i]):
                t.tell("mends", "zc.7.4", -1, zone_of(t.others[i]) + 128 * sort)
            t.others[i] -= min(helped, hurt_of(t.others[i])) * AT_HURT


def settle_down(t: CampaignTable) -> None:
    """Noise fades, weapons are reloaded, what lasted a round is over."""
    for zone in range(len(t.noise)):
        t.noise[zone] = 0
    for place in range(t.kit.places):
        t.states[place] &= PURE | SHADOW
        gear = t.gear[place]
        for slot in range(len(gear)):
            if gear[slot] >= UNLOADED:
                gear[slot] -= UNLOADED


def pass_first(t: CampaignTable) -> None:
    """zc.11.2  The first player changes."""
    t.first = t.first + 1 if t.first + 1 < t.seats else 0


def ends(t: CampaignTable) -> bool:
    """Whether the scenario is over; what comes next is on the agenda then."""
    if t.phase not in (SURVIVORS, DEAD, SPAWNING, ENDING):
        return False
    won = is_won(t)
    if not won and not is_lost(t):
        return False
    t.agenda.clear()
    t.arguments.clear()
    t.windows.clear()
    t.then(begin_next)
    between(t, won)
    return True


def begin_next(t: CampaignTable) -> None:
    t.then(newcomers, begin_scenario)


def newcomers(t: CampaignTable) -> None:
    """zc.19.9  Whoever died is replaced by someone who has not played yet, else by a newcomer."""
    for place in range(t.kit.places):
        if t.dead[place]:
            t.choosing = place
            t.then(newcomers)
            t.ask(t.seat_of(place), JOIN)
            return


def joiners(t: CampaignTable) -> list[int]:
    unused = [card for card in range(6) if card not in t.cast]
    return unused or [t.cast[t.choosing]]
