"""How things will stand when the survivors are next to act: played on by the rule of thumb, then judged."""

from __future__ import annotations

import math
from typing import Final

from cervelle.games.zombicide.rules_scenarios import scenario_of
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import ACT
from cervelle.games.zombicide.thumb import rule
from cervelle.games.zombicide.thumb_act import STEP, Act
from cervelle.games.zombicide.thumb_odds import DEATH

EVEN: Final = 0.0
"""What a table is worth whose chances are even."""
SPREAD: Final = 5.0
"""How much more a table is worth whose chances are nearly three to one."""
MOST_ANSWERS: Final = 400
CROWD: Final = 0.1
"""What every zombie in town costs."""
FEAR: Final = 0.5
"""How much of the danger at the beginning of a turn counts: one can still act."""


def outlook(t: CampaignTable) -> float:
    """The chance that the scenario is won, judged at the beginning of the next round."""
    scenario, failures, round_ = t.scenario, t.failures, t.round
    for _ in range(MOST_ANSWERS):
        if t.outcome is not None or t.scenario != scenario or t.failures != failures:
            break
        if t.asked == ACT and t.round > round_:
            return 1.0 / (1.0 + math.exp((EVEN - standing(t)) / SPREAD))
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
    """Lives, danger, what is still to be done, and how many zombies there are."""
    act = Act(t)
    look, aims = act.look, act.aims
    worth = -CROWD * sum(look.crowd)
    for place in look.living:
        worth += DEATH + t.kit.cards.wounds - t.wounds[place] - FEAR * look.risk(place, t.zone[place], t.left[place])
        worth -= STEP * aims.tour(aims.wanted, scenario_of(t).exits, place)
    return worth
