"""Experience, levels and skills."""

from __future__ import annotations

from typing import Final

from cervelle.games.zombicide.table import CampaignTable
from cervelle.games.zombicide.table_kit import (
    FREE_COMBAT,
    FREE_MAGIC,
    FREE_MELEE,
    FREE_MOVE,
    FREE_RANGED,
    FREE_SPELL,
    LEARN,
    SKILL,
    SURVIVORS,
)

FREE: Final = (
    (SKILL["free-move"], FREE_MOVE), (SKILL["free-melee"], FREE_MELEE), (SKILL["free-ranged"], FREE_RANGED),
    (SKILL["free-magic"], FREE_MAGIC), (SKILL["free-combat"], FREE_COMBAT), (SKILL["spellcaster"], FREE_SPELL),
)  # fmt: skip
YELLOW: Final = 1
ORANGE: Final = 2


def level_of(t: CampaignTable, place: int) -> int:
    """zc.11.5  Blue, yellow, orange or red, by experience."""
    level = 0
    for band in t.kit.bands:
        if t.xp[place] >= band:
            level += 1
    return never_below(t, place, level)


def never_below(t: CampaignTable, place: int, level: int) -> int:
    """zc.5.5  Never below the level one has had."""
    return max(level, t.floor_level[place])


def danger(t: CampaignTable) -> int:
    """The level of the most advanced survivor in play."""
    return max([level_of(t, place) for place in t.living()] or [0])


def gain(t: CampaignTable, place: int, fifths: int) -> None:
    before = level_of(t, place)
    t.xp[place] += fifths
    climb(t, place, before)


def lose(t: CampaignTable, place: int, fifths: int) -> None:
    t.xp[place] = max(0, t.xp[place] - fifths)


def climb(t: CampaignTable, place: int, before: int) -> None:
    """zc.11.6  At orange, then at red, a skill is chosen."""
    after = level_of(t, place)
    t.floor_level[place] = after
    if before < YELLOW <= after and t.phase == SURVIVORS:
        t.left[place] += 1
    for level in range(before + 1, after + 1):
        t.tell("level", "zc.11.5", t.seat_of(place), t.told_of(place, level))
        if level >= ORANGE:
            t.learning.append(place * 4 + level)


def learn_all(t: CampaignTable) -> None:
    """Those who owe themselves a skill choose it, if they live."""
    while t.learning and t.dead[t.learning[0] // 4]:
        t.learning.pop(0)
    if t.learning:
        t.then(learn_all)
        t.ask(t.seat_of(t.learning[0] // 4), LEARN)


def choices(t: CampaignTable) -> list[int]:
    place, level = t.learning[0] // 4, t.learning[0] % 4
    card = t.cast[place]
    offered = t.kit.orange[card] if level == ORANGE else t.kit.red[card]
    return [skill for skill in offered if not t.has_skill(place, skill)] or offered[:1]


def learn(t: CampaignTable, skill: int) -> None:
    place = t.learning.pop(0) // 4
    t.skills[place] |= 1 << skill
    if t.phase == SURVIVORS:
        t.free[place] |= free_by(skill)
    t.tell("learned", "zc.11.6", t.seat_of(place), t.told_of(place, skill))


def refresh_free(t: CampaignTable, place: int) -> None:
    """Every turn the free actions of one's skills come back."""
    t.free[place] = 0
    for skill, _ in FREE:
        if t.has_skill(place, skill):
            t.free[place] |= free_by(skill)


def free_by(skill: int) -> int:
    """zc.17.1  The free action that a skill gives, if it gives one."""
    for each, bit in FREE:
        if each == skill:
            return bit
    return 0
