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


def level_of(t: CampaignTable, place: int) -> int:
    """zc.11.5  Blue, yellow, orange or red, by experience."""
    level = 0
    for band in t.kit.bands:
        if t.xp[place] >= band:
            level += 1
    return highest(t, place, level)


def highest(t: CampaignTable, place: int, level: int) -> int:
    """zc.5.5  Never below the level one has had."""
    return max(level, t.floor_level[place])


def danger(t: CampaignTable) -> int:
    """The level of the most advanced survivor in play."""
    return max([level_of(t, place) for place in t.living()] or [0])


def gain(t: CampaignTable, place: int, fifths: int) -> None:
    before = level_of(t, place)
    t.xp[place] += fifths
    climb(t, place, before)


def climb(t: CampaignTable, place: int, before: int) -> None:
    """zc.11.6  At orange, then at red, a skill is chosen."""
    after = level_of(t, place)
    t.floor_level[place] = after
    if before < 1 <= after and t.phase == SURVIVORS:
        t.left[place] += 1
    for level in range(max(before, 1) + 1, after + 1):
        t.tell("level", "zc.11.5", t.seat_of(place), t.told_of(place, level))
        t.learning.append(place * 4 + level)
    if after == 1 and before < 1:
        t.tell("level", "zc.11.5", t.seat_of(place), t.told_of(place, 1))


def learn_all(t: CampaignTable) -> None:
    """Those who owe themselves a skill choose it."""
    if t.learning:
        t.then(learn_all)
        t.ask(t.seat_of(t.learning[0] // 4), LEARN)


def choices(t: CampaignTable) -> list[int]:
    place, level = t.learning[0] // 4, t.learning[0] % 4
    card = t.cast[place]
    offered = t.kit.orange[card] if level == 2 else t.kit.red[card]
    return [skill for skill in offered if not t.has_skill(place, skill)] or offered[:1]


def learn(t: CampaignTable, skill: int) -> None:
    place = t.learning.pop(0) // 4
    t.skills[place] |= 1 << skill
    refresh_free(t, place)
    t.tell("learned", "zc.11.6", t.seat_of(place), t.told_of(place, skill))


def refresh_free(t: CampaignTable, place: int) -> None:
    """zc.17.1  Skills that give a free action give it every turn."""
    for skill, bit in FREE:
        if t.has_skill(place, skill):
            t.free[place] |= bit
