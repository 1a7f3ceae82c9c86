"""How things will stand when the survivors are next to act: played on by the rule of thumb, then judged.

The weights are those of a logistic regression over 28,840 rounds of 2,500 scenarios, as campaigns come to them, in which bots also
did what is nearly as good as what they would do by themselves.
"""

from __future__ import annotations

import math
from typing import Final

from cervelle.games.zombicide.rules_scenarios import scenario_of
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import ACT, NECROMANCER, sort_of
from cervelle.games.zombicide.table_scenario import NECROMANCERS
from cervelle.games.zombicide.thumb import rule
from cervelle.games.zombicide.thumb_act import Act
from cervelle.games.zombicide.thumb_aim import PACE, Aims

HOPE: Final = 2.9
LATER: Final = 1.8
"""What it takes away from that to be beyond the first scenario."""
DEAD: Final = 3.3
"""What it takes away to lose all survivors, and for each the share that they are."""
WOUND: Final = 0.16
RISK: Final = 0.03
"""What may happen to a survivor before they can act again."""
HITS: Final = 0.57
"""What it adds that a survivor's best weapon hits once more, on average."""
FURTHEST: Final = 0.062
"""Every action that somebody has still to walk."""
LATE: Final = 0.9
"""Every round that will be missing for that, where they are counted."""
DANGER: Final = 0.19
"""Every level."""
SORCERER: Final = 0.26
HUNTED: Final = 0.62
"""Every necromancer, and again where all of them must die."""
ESCAPE: Final = 0.15
SOON: Final = 5
"""Every turn of the zombies less than so many until one gets away."""
ESCAPED: Final = 0.63
SPAWN: Final = 0.27
"""Every zone from which zombies come."""
MOST_ANSWERS: Final = 400


def outlook(t: CampaignTable, origin: CampaignTable) -> float:
    """The chance that the scenario is won which was played there, judged at the beginning of the next round."""
    scenario, failures, round_ = origin.scenario, origin.failures, t.round
    for _ in range(MOST_ANSWERS):
        if t.outcome is not None or t.scenario != scenario or t.failures != failures:
            break
        if t.asked == ACT and t.round > round_:
            return 1.0 / (1.0 + math.exp(-standing(t)))
        seat = t.waiting[0]
        t.play(seat, rule(t, seat))
    if t.failures != failures or (t.outcome is not None and not t.outcome.winners):
        return 0.0
    return 1.0


def gauges(t: CampaignTable) -> dict[str, float]:
    """What all watch together."""
    living = t.living()
    return {
        "survivors": len(living),
        "wounds": sum(t.wounds),
        "near": sum([t.count(zone) for zone in {t.zone[place] for place in living}]),
        "zombies": sum(t.mob) + len(t.others),
        "objectives": len(t.objectives),
        "experience": sum(t.xp),
    }


def standing(t: CampaignTable) -> float:
    """The logarithm of the odds: lives, arms, what is still to be done, and the sorcerers."""
    act = Act(t)
    look, aims = act.look, act.aims
    scenario = scenario_of(t)
    dead = len([place for place in range(t.kit.places) if t.dead[place]])
    worth = HOPE - (LATER if t.scenario else 0.0) - DEAD * dead / t.kit.places - DANGER * look.danger
    worth -= SPAWN * len(t.spawns) + (ESCAPED if t.escaped else 0.0) + sorcery(t, aims)
    for place in look.living:
        worth -= WOUND * t.wounds[place] + RISK * look.risk(place, t.zone[place], t.left[place])
        worth += HITS * max([arm.hits() for arm in look.arms[place]], default=0.0)
    furthest = max([aims.tour(aims.wanted, scenario.exits, place) for place in look.living], default=0.0)
    if scenario.rounds:
        worth -= LATE * max(0.0, furthest / PACE - (scenario.rounds - t.round))
    return worth - FURTHEST * furthest


def sorcery(t: CampaignTable, aims: Aims) -> float:
    """What the necromancers take away from the hope, the more the sooner one gets away."""
    left = [aims.time_left(one) for one in t.others if sort_of(one) == NECROMANCER]
    each = SORCERER + (HUNTED if NECROMANCERS in scenario_of(t).goals else 0.0)
    return each * len(left) + ESCAPE * max(0, SOON - min(left, default=SOON))
