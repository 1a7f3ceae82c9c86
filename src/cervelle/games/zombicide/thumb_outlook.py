"""How things will stand when the survivors are next to act: played on by the rule of thumb, then judged.

The weights are those of a logistic regression over 46,953 rounds of 4,480 scenarios, as campaigns come to them, in which hasty
players also did, now and then, what seems a little worse than what they would do by themselves.
"""

from __future__ import annotations

import math
from typing import Final

from cervelle.games.zombicide.rules_scenarios import scenario_of
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import ACT, NECROMANCER, NONE, sort_of, zone_of
from cervelle.games.zombicide.table_scenario import LORD, NECROMANCERS
from cervelle.games.zombicide.thumb import rule
from cervelle.games.zombicide.thumb_act import Act
from cervelle.games.zombicide.thumb_aim import PACE, Aims
from cervelle.games.zombicide.thumb_look import Look
from cervelle.games.zombicide.thumb_manner import Manner

HOPE: Final = 2.38
HUNT: Final = 2.14
"""What it adds to that if all that is wanted is the death of the necromancers."""
DEAD: Final = 1.17
"""What it takes away to lose all survivors, and for each the share that they are."""
MOURNED: Final = 0.46
"""The same for every round that it still takes."""
ALONE: Final = 0.98
"""If only one is left."""
WEAK: Final = 0.15
"""Everyone whom one more wound kills."""
RISK: Final = 0.098
MOST_RISK: Final = 4.0
"""What may happen to a survivor before they can act again, up to this."""
HEAVY: Final = 0.62
"""What it adds that a survivor's best weapon against the fat ones hits once more, on average."""
DANGER: Final = 0.29
"""Every level."""
LONGER: Final = 0.113
"""Every round that it still takes, beyond the first scenario; and everywhere, for each zone from which zombies come."""
SIEGE: Final = 0.062
SPAWN: Final = 0.155
"""Every zone from which zombies come, beyond the first scenario."""
AWAY: Final = 0.044
LAST_AWAY: Final = 0.127
"""Every round that it takes to get to a necromancer; and when all is lost if he escapes."""
ESCAPED: Final = 0.73
"""If one got away whom the scenario wants dead."""
PREY: Final = 1.09
"""Where all of them must die: every necromancer, every round that it takes to get to him, every round that this is late."""
PREY_AWAY: Final = 0.19
PREY_LATE: Final = 0.287
AHEAD: Final = 2.0
"""How many rounds before a necromancer escapes one wants to be with him."""
MEETING: Final = 3.0
"""How many turns necromancers take to escape from where they meet."""
FAR_AWAY: Final = 20.0
"""A longer way than this, in actions, makes no difference."""
MOST_ANSWERS: Final = 400


def outlook(t: CampaignTable, origin: CampaignTable, manner: Manner) -> float:
    """The chance that the scenario is won which was played there, judged at the beginning of the next round."""
    scenario, failures, round_ = origin.scenario, origin.failures, t.round
    for _ in range(MOST_ANSWERS):
        if t.outcome is not None or t.scenario != scenario or t.failures != failures or (t.asked == ACT and t.round != round_):
            break
        seat = t.waiting[0]
        t.play(seat, rule(t, seat, manner))
    if t.failures != failures or (t.outcome is not None and not t.outcome.winners):
        return 0.0
    if t.outcome is not None or t.scenario != scenario:
        return 1.0
    return 1.0 / (1.0 + math.exp(-standing(t, manner)))


def gauges(t: CampaignTable) -> dict[str, float]:
    """What all watch together."""
    living = t.living()
    return {
        "survivors": len(living),
        "wounds": -sum(t.wounds),
        "near": -sum([t.count(zone) for zone in {t.zone[place] for place in living}]),
        "zombies": -sum(t.mob) - len(t.others),
        "objectives": -len(t.objectives),
        "experience": sum(t.xp),
    }


def standing(t: CampaignTable, manner: Manner) -> float:
    """The logarithm of the odds: lives, arms, what is still to be done, and the sorcerers."""
    act = Act(t, manner)
    aims, scenario = act.aims, scenario_of(t)
    worth = HOPE + team(t, act.look) - DANGER * act.look.danger
    if NECROMANCERS in scenario.goals:
        return worth + HUNT - prey(t, aims) - MOURNED * dead_share(t) * rounds_to_go(aims)
    return worth - task(t, aims) - sorcery(t, aims)


def team(t: CampaignTable, look: Look) -> float:
    """What the survivors add to the hope: their lives, and their arms."""
    worth = -DEAD * dead_share(t) - (ALONE if len(look.living) == 1 else 0.0)
    for place in look.living:
        worth -= RISK * min(MOST_RISK, look.risk(place, t.zone[place], t.left[place]))
        worth -= WEAK if t.wounds[place] + 1 >= t.kit.cards.wounds else 0.0
        worth += HEAVY * max([arm.hits() for arm in look.arms[place] if arm.damage > 1], default=0.0)
    return worth


def dead_share(t: CampaignTable) -> float:
    return len([place for place in range(t.kit.places) if t.dead[place]]) / t.kit.places


def rounds_to_go(aims: Aims) -> float:
    """How many rounds whoever has the longest way needs for all that is wanted."""
    look, exits = aims.look, scenario_of(aims.look.t).exits
    return max([aims.tour(aims.wanted, exits, place) for place in look.living], default=0.0) / PACE


def task(t: CampaignTable, aims: Aims) -> float:
    """What the way that is still to go takes away from the hope, the more the more zombies come meanwhile."""
    later, spawns = 1.0 if t.scenario else 0.0, len(t.spawns)
    each = SIEGE * spawns + LONGER * later + MOURNED * dead_share(t)
    return each * rounds_to_go(aims) + SPAWN * later * spawns


def sorcery(t: CampaignTable, aims: Aims) -> float:
    """What the necromancers take away from the hope where something else is wanted."""
    last = len(t.spawns) >= t.kit.cards.spawn_zones
    lost = ESCAPED if t.escaped and LORD in scenario_of(t).goals else 0.0
    return lost + (LAST_AWAY if last else AWAY) * sum([rounds_to(aims, one) for one in necromancers(t)])


def prey(t: CampaignTable, aims: Aims) -> float:
    """What the necromancers take away from the hope where they must die."""
    total = 0.0
    for one in necromancers(t):
        away = rounds_to(aims, one)
        total += PREY + PREY_AWAY * away + PREY_LATE * max(0.0, away + AHEAD - time_left(t, aims, one))
    return total


def necromancers(t: CampaignTable) -> list[int]:
    return [one for one in t.others if sort_of(one) == NECROMANCER]


def rounds_to(aims: Aims, one: int) -> float:
    """How many rounds the nearest survivor needs to get to a necromancer."""
    return min([aims.way(place, zone_of(one)) for place in aims.look.living] + [FAR_AWAY]) / PACE


def time_left(t: CampaignTable, aims: Aims, one: int) -> float:
    """How many of the zombies' turns it takes a necromancer to get away, also if he has to meet another one first."""
    ritual = scenario_of(t).ritual
    if t.magic == NONE and ritual != NONE:
        return MEETING + aims.look.ground.far(zone_of(one))[ritual]
    return float(aims.time_left(one))
