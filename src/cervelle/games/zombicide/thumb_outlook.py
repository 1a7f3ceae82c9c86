"""How things will stand when the survivors are next to act: played on by the rule of thumb, then judged.

The weights are those of a logistic regression over what became of the tables of 400 scenarios that bots played.
"""

from __future__ import annotations

import math
from typing import Final

from cervelle.games.zombicide.rules_scenarios import scenario_of
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import ACT
from cervelle.games.zombicide.thumb import rule
from cervelle.games.zombicide.thumb_act import Act

HOPE: Final = 1.66
DEAD: Final = 7.8
"""What it takes away from that to lose all survivors, and for each the share that they are."""
WOUND: Final = 0.19
RISK: Final = 0.15
"""What may happen to a survivor before they can act again."""
FURTHEST: Final = 0.013
"""Every step that somebody has still to go."""
CROWD: Final = 0.042
"""Every zombie in town."""
WANTED: Final = 0.19
"""Everything that is still to be found."""
DANGER: Final = 0.43
"""Every level."""
ROUND: Final = 0.15
LONG: Final = 25
"""Every round that was survived adds to the hope, up to this many."""
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
    """The logarithm of the odds: lives, danger, what is still to be done, and how many zombies there are."""
    act = Act(t)
    look, aims = act.look, act.aims
    exits = scenario_of(t).exits
    dead = len([place for place in range(t.kit.places) if t.dead[place]])
    worth = HOPE - DEAD * dead / t.kit.places + ROUND * min(t.round, LONG)
    worth -= CROWD * sum(look.crowd) + WANTED * len(aims.wanted) + DANGER * look.danger
    for place in look.living:
        worth -= WOUND * t.wounds[place] + RISK * look.risk(place, t.zone[place], t.left[place])
    return worth - FURTHEST * max([aims.tour(aims.wanted, exits, place) for place in look.living], default=0.0)
