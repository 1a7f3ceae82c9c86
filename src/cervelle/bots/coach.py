"""A coach: what is to be expected of each choice, why the best is best, and where a game turned."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

from cervelle.bots.search import SEEDS, Prospect, Search, clearly_best, compared
from cervelle.engine import words
from cervelle.engine.bot import Thumb
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

MOST_CHOICES: Final = 10
"""Choices that are looked at: the sensible ones, then some of the others."""
ITERATIONS: Final = 4000
SECONDS: Final = 2.0
CLEAR: Final = 2.0
"""By how many standard errors two things must differ to be told apart."""
LEAST_GAIN: Final = 0.005
LEAST_CHANGE: Final = 0.05
"""Smaller differences, of chances and of what one watches, are not worth a word."""
TRIALS: Final = 8

EVERYWHERE: Final = 25
"""Moments of a game that are looked at to begin with, evenly spread."""
CLOSER: Final = 5
"""How many more are looked at to find where each turning point is."""
TURNS: Final = 3
LEAST_TURN: Final = 0.05

ONLY, WINS, EVEN, BETTER, PLAINLY = "only", "wins", "even", "better", "plainly"
"""There is one choice; it wins at once; the second is as good; it is better for a reason, or for none that stands out."""


class Option(NamedTuple):
    action: int
    chance: float
    error: float
    """The standard error of the chance."""


class Advice(NamedTuple):
    options: list[Option]
    """Best first."""
    verdict: str
    gauge: str = ""
    """What the best changes most, beside the second, and by how much on average."""
    change: float = 0.0


# Advice ----------------------------------------------------------------------------------------------


def advise(
    imagination: Table, seat: int, dice: Dice, thumb: Thumb, iterations: int = ITERATIONS, seconds: float = SECONDS
) -> Advice:
    """For the open question of a seat. It is handed an imagination, as bots are."""
    field = field_of(imagination, seat, dice, thumb)
    prospects = Search(thumb, iterations, seconds).ponder(imagination, seat, dice, field)
    best, *others = ranked(prospects, thumb.sure)
    options = [option(each, prospects[0], best) for each in (best, *others)]
    if not others:
        return Advice(options, ONLY)
    if wins_at_once(imagination, seat, best.action, dice):
        return Advice(options, WINS)
    gain, error = compared(best.worths, others[0].worths)
    if gain <= max(LEAST_GAIN, CLEAR * error):
        return Advice(options, EVEN)
    gauge, change = reason(best, others[0])
    return Advice(options, BETTER if gauge else PLAINLY, gauge, change)


def field_of(imagination: Table, seat: int, dice: Dice, thumb: Thumb) -> list[int]:
    """The sensible choices first, the rule's own before all; of the others some from everywhere in the list."""
    field = thumb.sensible(imagination, seat, dice)[:MOST_CHOICES]
    others = [action for action in imagination.actions(seat) if action not in field]
    room = min(len(others), MOST_CHOICES - len(field))
    return field + [others[i * len(others) // room] for i in range(room)]


def ranked(prospects: list[Prospect], sure: float) -> list[Prospect]:
    """Best first, as a strategist sees it: the rule's own choice, unless another is clearly better. The rest by their gain over
    the rule's own, in the imaginations that both were tried in."""
    best = clearly_best([each.worths for each in prospects], sure)
    rest = [i for i in range(len(prospects)) if i != best]
    rest.sort(key=lambda i: -compared(prospects[i].worths, prospects[0].worths)[0])
    return [prospects[i] for i in (best, *rest)]


def option(each: Prospect, first: Prospect, best: Prospect) -> Option:
    """Luck is the same for all: a choice is worth what the first is, and its gain over it. None is held out as better than the
    best."""
    most = first.chance + compared(best.worths, first.worths)[0]
    chance = first.chance + compared(each.worths, first.worths)[0]
    return Option(each.action, max(0.0, min(1.0, chance, most)), each.spread)


def wins_at_once(imagination: Table, seat: int, action: int, dice: Dice) -> bool:
    for _ in range(TRIALS):
        world = imagination.imagine(seat, dice.below(SEEDS))
        world.play(seat, action)
        if world.outcome is None or seat not in world.outcome.winners:
            return False
    return True


def reason(best: Prospect, second: Prospect) -> tuple[str, float]:
    """Of all that a player watches, what changes most between the two, in units of its spread, and speaks for the best."""
    found, most, change = "", 0.0, 0.0
    for name in best.gauges[0]:
        if any(name not in each for each in best.gauges + second.gauges):
            continue
        one, other = ([each[name] for each in side.gauges] for side in (best, second))
        gain, error = compared(one, other)
        if abs(gain) <= max(LEAST_CHANGE, CLEAR * error) or gain * (leaning(one, best.worths) + leaning(other, second.worths)) < 0:
            continue
        size = abs(gain) / (spread(one + other) or 1.0)
        if size > most:
            found, most, change = name, size, gain
    return found, change


def leaning(gauge: list[float], worths: list[float]) -> float:
    """Above zero if more of it goes with a better chance."""
    mean = sum(gauge) / len(gauge)
    return sum([(amount - mean) * worth for amount, worth in zip(gauge, worths, strict=True)]) / len(gauge)


def spread(amounts: list[float]) -> float:
    mean = sum(amounts) / len(amounts)
    return math.sqrt(sum([(amount - mean) ** 2 for amount in amounts]) / len(amounts))


# In words --------------------------------------------------------------------------------------------


def told(advice: Advice, t: Table, seat: int, language: str) -> str:
    """The advice in a sentence or two."""
    best = advice.options[0]
    said = {"choice": choice_told(t, seat, best.action, language), "chance": percent_told(language, best.chance)}
    if advice.verdict not in (ONLY, WINS):
        other = advice.options[1]
        said |= {"other": choice_told(t, seat, other.action, language), "second": percent_told(language, other.chance)}
    if advice.verdict == BETTER:
        said["reason"] = change_told(t, advice.gauge, advice.change, language)
    return t.box.words.say(language, f"coach-{advice.verdict}", said)


def choice_told(t: Table, seat: int, action: int, language: str) -> str:
    return t.choice(seat, action, language).text.rstrip(".")


def percent_told(language: str, chance: float) -> str:
    return words.percent(language, percent(chance) / 100, 0)


def percent(chance: float) -> int:
    """Nothing is certain unless it is."""
    return round(100 * chance) if chance in (0.0, 1.0) else max(1, min(99, round(100 * chance)))


def change_told(t: Table, gauge: str, change: float, language: str) -> str:
    """So many more, or fewer; in French one and a half is still one."""
    amount = round(abs(change), 1)
    is_one = amount == 1 or (language == "fr" and amount < 2)
    told = words.decimal(language, amount, 0 if amount.is_integer() else 1)
    said: dict[str, str | int] = {"amount": told, "count": 1 if is_one else 2}
    return t.box.words.say(language, f"gauge-{gauge}.{'more' if change > 0 else 'less'}", said)


# A whole game ----------------------------------------------------------------------------------------


class Turn(NamedTuple):
    """Somewhere from one moment to another, this seat's chances changed by so much."""

    since: int
    n: int
    seat: int
    change: float


def turning_points(chances_at: Callable[[int], list[float]], last: int) -> list[Turn]:
    """The greatest turns of a game of so many entries, in the order in which they came."""
    known = {n: chances_at(n) for n in sorted({round(i * last / (EVERYWHERE - 1)) for i in range(EVERYWHERE)})}
    found: list[Turn] = []
    for _ in range(TURNS):
        taken = {turn.n for turn in found}
        turns = [turn for turn in turns_of(known) if not any(turn.since < n <= turn.n for n in taken)]
        if turns and abs(turns[0].change) >= LEAST_TURN:
            found.append(closer(known, turns[0], chances_at))
    return sorted(found)


def closer(known: dict[int, list[float]], turn: Turn, chances_at: Callable[[int], list[float]]) -> Turn:
    """Where in between it happened: in the half that turned more, and so on."""
    for _ in range(CLOSER):
        if turn.n - turn.since < 2:
            break
        middle = (turn.since + turn.n) // 2
        known[middle] = chances_at(middle)
        turn = max((between(known, turn.since, middle), between(known, middle, turn.n)), key=lambda each: abs(each.change))
    return turn


def turns_of(known: dict[int, list[float]]) -> list[Turn]:
    """From each moment to the next, the greatest first."""
    moments = sorted(known)
    turns = [between(known, a, b) for a, b in pairwise(moments)]
    return sorted(turns, key=lambda turn: -abs(turn.change))


def between(known: dict[int, list[float]], since: int, n: int) -> Turn:
    changes = [b - a for a, b in zip(known[since], known[n], strict=True)]
    seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
    return Turn(since, n, seat, changes[seat])
