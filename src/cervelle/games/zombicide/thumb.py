"""A rule of thumb: how a decent player answers each question."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.deck import SURVIVORS
from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    ACT,
    AFTER,
    ARRANGE,
    BEFORE,
    CAST,
    DROP,
    HIT,
    JOIN,
    LEARN,
    PICK,
    PUSH,
    REROLL,
    RITUAL,
    SHOP,
    SKILL,
    SPAWNING,
    SPLIT,
    STOW,
    TOKEN,
    VICTIM,
)
from cervelle.games.zombicide.thumb_act import ENOUGH, Act, Weighed
from cervelle.games.zombicide.thumb_aim import Aims
from cervelle.games.zombicide.thumb_fight import Fight, best_victim
from cervelle.games.zombicide.thumb_gear import arrange, found_worth
from cervelle.games.zombicide.thumb_look import Look
from cervelle.games.zombicide.thumb_manner import USUAL, Manner
from cervelle.games.zombicide.thumb_odds import wound_cost
from cervelle.games.zombicide.thumb_shop import shop

FAVOURITES: Final = (
    ("clovis", "samson", "ann", "nelly", "silas", "baldric"),
    ("ann", "samson", "clovis", "nelly", "baldric", "silas"),
    ("silas", "nelly", "samson", "clovis", "ann", "baldric"),
    ("baldric", "ann", "silas", "nelly", "clovis", "samson"),
    ("samson", "nelly", "clovis", "ann", "silas", "baldric"),
    ("samson", "nelly", "clovis", "ann", "silas", "baldric"),
)
"""Whom to play at each place, for the sake of its first weapon."""
SKILLS: Final = (
    "free-combat", "roll-combat", "die-combat", "swordmaster", "free-melee", "free-ranged", "free-magic", "damage-melee",
    "roll-melee", "die-ranged", "die-magic", "barbarian", "slippery", "spellbook", "bloodlust-melee", "point-blank",
    "hit-and-run", "iron-rain", "six-die",
)  # fmt: skip
"""Which skill to learn, the best first."""
WORTH_A_THOUGHT: Final = 3
CLOSE: Final = 0.3
"""Choices that are worse by more than this need no second thought."""
LAST_MOMENT: Final = 0.25
"""What a kept action must be worth to be spent in the zombies' turn."""


def rule(t: CampaignTable, seat: int, manner: Manner = USUAL) -> int:
    """What a decent player does here."""
    asked = t.asked
    if asked == ACT:
        return best_of(Act(t, manner).weighed(t.actions(seat)))
    if asked >= BEFORE:
        return window(t, seat, manner)
    legal = t.actions(seat)
    if asked in (CAST, JOIN):
        return min(legal, key=lambda action: favourite(t, action - t.kit.cast))
    if asked == ARRANGE:
        return rearrange(t, legal, manner)
    if asked == DROP:
        return t.kit.done
    if asked in (PICK, STOW):
        return pick(t, legal)
    if asked == SHOP:
        return shop(t, legal)
    if asked == REROLL:
        return t.kit.yes if rolls_again(t) else t.kit.no
    return answer(t, legal, manner)


def sensible(t: CampaignTable, seat: int, manner: Manner = USUAL) -> list[int]:
    """The actions worth a longer thought: what is close to the best by the rule of thumb, the best first."""
    found = sorted(Act(t, manner).weighed(t.actions(seat)), key=lambda choice: -choice[0])
    return [action for worth, action in found[:WORTH_A_THOUGHT] if worth > found[0][0] - CLOSE]


def best_of(found: list[Weighed]) -> int:
    return max(found, key=lambda choice: choice[0])[1]


def window(t: CampaignTable, seat: int, manner: Manner) -> int:
    """A kept action, spent on zombies that are about to bite, or at the last moment on anything of use."""
    pass_ = t.kit.pass_
    last = t.asked == AFTER and t.phase == SPAWNING
    if not last and not (t.asked == BEFORE and t.here(t.group)):
        return pass_
    act = Act(t, manner)
    found = [
        (worth, action) for worth, action in act.weighed(t.actions(seat)) if action != pass_ and (last or is_defence(t, action))
    ]
    worth, action = max(found, default=(0.0, pass_))
    return action if worth > (ENOUGH if last else LAST_MOMENT) else pass_


def is_defence(t: CampaignTable, action: int) -> bool:
    """Whether an action is an attack on the group that is about to act, or protects from it."""
    kit = t.kit
    if kit.strike <= action < kit.bless:
        base = kit.strike if action < kit.shoot else kit.shoot
        return (action - base) % 81 == t.group
    return kit.drink <= action < kit.eat or kit.repulse <= action < kit.arrange


def favourite(t: CampaignTable, card: int) -> int:
    return FAVOURITES[t.choosing].index(SURVIVORS[card])


def rearrange(t: CampaignTable, legal: list[int], manner: Manner) -> int:
    """Bile and torch in hand if there is a fire to light, else whatever makes the most of everybody's things."""
    fire = Act(t, manner).fire
    shift = fire.shift(t.actor)
    if t.left[t.actor] >= 2 and fire.wants(t.actor):
        return shift if shift in legal else t.kit.done
    return arrange(t, legal)


def pick(t: CampaignTable, legal: list[int]) -> int:
    best, chosen = 0.0, t.kit.done
    for action in legal:
        if action >= t.kit.fetch:
            return action
        if t.kit.get <= action < t.kit.done:
            worth = found_worth(t, t.actor, action - t.kit.get)
            if worth > best:
                best, chosen = worth, action
    return chosen


def rolls_again(t: CampaignTable) -> bool:
    """Whether fewer dice hit than one may expect."""
    wanted = min(t.count(t.target), 9)
    dice = t.hits + t.misses
    accuracy, plus = t.roll[1], t.roll[2]
    expected = dice * min(6, 7 - accuracy + plus) / 6.0
    return t.hits < min(wanted, expected)


def answer(t: CampaignTable, legal: list[int], manner: Manner) -> int:
    """The smaller questions."""
    asked, kit = t.asked, t.kit
    if asked == VICTIM:
        return best_victim(t, legal)
    if asked == LEARN:
        return min(legal, key=lambda action: skill_rank(action - kit.learn))
    if asked == HIT:
        look = Look(t, manner)
        return Fight(look, Aims(look)).best_target(legal)
    if asked == SPLIT:
        return min(legal, key=lambda action: harm(t, action - kit.towards, manner.death))
    if asked == PUSH:
        return max(legal, key=lambda action: nearest_survivor(t, action - kit.towards))
    if asked == RITUAL:
        return min(legal, key=lambda action: nearest_survivor(t, action - kit.towards))
    if asked == TOKEN:
        return min(legal, key=lambda action: nearest_survivor(t, action - kit.token))
    # A second look by torchlight costs nothing.
    return kit.yes


def skill_rank(skill: int) -> int:
    return [SKILL[name] for name in SKILLS].index(skill)


def nearest_survivor(t: CampaignTable, zone: int) -> int:
    far = t.ground().far(zone)
    return min([far[t.zone[place]] for place in t.living()], default=0)


def harm(t: CampaignTable, zone: int, death: float) -> float:
    """How bad it is if one more zombie comes there."""
    there = t.here(zone)
    if not there:
        return 1.0 / (1 + nearest_survivor(t, zone))
    hits = t.count(zone) + 1
    return 1.0 + min([wound_cost(t, place, hits / len(there), death) for place in there])
