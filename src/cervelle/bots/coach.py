"""A coach: what is to be expected of each choice, why the best is best, and where a game turned."""

from __future__ import annotations

import math
import re
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
SURE: Final = 2.5
"""The same for a choice that is to be better than the rule's own: many are tried, of which one or another is lucky."""
LEAST_GAIN: Final = 0.01
LEAST_CHANGE: Final = 0.15
"""Smaller differences, of chances and of what one watches, are not worth a word."""
TRIALS: Final = 8

EVERYWHERE: Final = 25
"""Moments of a game that are looked at to begin with, evenly spread."""
TURNS: Final = 3
LEAST_TURN: Final = 0.05

ONLY, WINS, EVEN, BETTER, PLAINLY = "only", "wins", "even", "better", "plainly"
"""There is one choice; it wins at once; all are as good; it is better than some for a reason, or for none that stands out."""
ALMOST: Final = 1e-9
"""Chances are sums of fractions: what is as near as this to certain is certain."""


class Option(NamedTuple):
    action: int
    chance: float
    error: float
    """The standard error of the chance."""


class Advice(NamedTuple):
    options: list[Option]
    """Best first."""
    verdict: str
    worse: int = 0
    """The first of the options that is clearly worse: those before it are as good as the best."""
    gauge: str = ""
    """What the best changes most, beside the worse one, and by how much on average."""
    change: float = 0.0


# Advice ----------------------------------------------------------------------------------------------


def advise(
    imagination: Table, seat: int, dice: Dice, thumb: Thumb, iterations: int = ITERATIONS, seconds: float = SECONDS
) -> Advice:
    """For the open question of a seat. It is handed an imagination, as bots are."""
    field = field_of(imagination, seat, dice, thumb)
    prospects = Search(thumb, iterations, seconds).ponder(imagination, seat, dice, field)
    best, *others = ranked(prospects, max(thumb.sure, SURE))
    options = [option(each, prospects[0], best) for each in (best, *others)]
    if not others:
        return Advice(options, ONLY)
    if wins_at_once(imagination, seat, best.action, dice):
        return Advice(options, WINS)
    for i in range(1, len(options)):
        if percent(options[i].chance) < percent(options[0].chance) and is_worse(others[i - 1], best):
            gauge, change = reason(best, others[i - 1])
            return Advice(options, BETTER if gauge else PLAINLY, i, gauge, change)
    return Advice(options, EVEN)


def is_worse(one: Prospect, best: Prospect) -> bool:
    gain, error = compared(best.worths, one.worths)
    return gain > max(LEAST_GAIN, CLEAR * error)


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


def reason(best: Prospect, worse: Prospect) -> tuple[str, float]:
    """Of all that a player watches, what is better by most after the best, in units of its spread."""
    found, most, change = "", 0.0, 0.0
    for name in best.gauges[0]:
        if any(name not in each for each in best.gauges + worse.gauges):
            continue
        one, other = ([each[name] for each in side.gauges] for side in (best, worse))
        gain, error = compared(one, other)
        size = gain / (spread(one + other) or 1.0)
        if gain > max(LEAST_CHANGE, CLEAR * error) and size > most:
            found, most, change = name, size, gain
    return found, change


def spread(amounts: list[float]) -> float:
    mean = sum(amounts) / len(amounts)
    return math.sqrt(sum([(amount - mean) ** 2 for amount in amounts]) / len(amounts))


# In words --------------------------------------------------------------------------------------------

QUOTED: Final = re.compile(r"«\s*(.*?)\s*»|“(.*?)”")


def told(advice: Advice, t: Table, seat: int, language: str) -> str:
    """The advice in a sentence or two."""
    best = advice.options[0]
    said = {"choice": choice_told(t, seat, best.action, language), "chance": percent_told(language, best.chance)}
    if advice.worse:
        other = advice.options[advice.worse]
        said |= {"other": choice_told(t, seat, other.action, language), "second": percent_told(language, other.chance)}
        alike = advice.worse - 1
        said |= {"alike": ("none", "one")[alike] if alike < 2 else "many", "number": str(alike)}
    if advice.verdict == BETTER:
        said["reason"] = change_told(t, advice.gauge, advice.change, language)
    return t.box.words.say(language, f"coach-{advice.verdict}", said)


def choice_told(t: Table, seat: int, action: int, language: str) -> str:
    """To stand within quotation marks: those it has of its own become the inner ones."""
    inner = r"“\1”" if language == "fr" else r"‘\2’"
    return QUOTED.sub(inner, t.choice(seat, action, language).text.rstrip("."))


def percent_told(language: str, chance: float) -> str:
    return words.percent(language, percent(chance) / 100, 0)


def percent(chance: float) -> int:
    """Nothing is certain unless it is."""
    certain = min(chance, 1.0 - chance) < ALMOST
    return round(100 * chance) if certain else max(1, min(99, round(100 * chance)))


def change_told(t: Table, gauge: str, change: float, language: str) -> str:
    """So much better; in French one and a half is still one."""
    amount = round(change, 1)
    is_one = amount == 1 or (language == "fr" and amount < 2)
    told = words.decimal(language, amount, 0 if amount.is_integer() else 1)
    said: dict[str, str | int] = {"amount": told, "count": 1 if is_one else 2}
    return t.box.words.say(language, f"gauge-{gauge}", said)


# A whole game ----------------------------------------------------------------------------------------


class Moment(NamedTuple):
    chances: list[float]
    """Everybody's."""
    part: int = 0
    """What is at stake (`Table.part`)."""


class Turn(NamedTuple):
    """Somewhere from one moment to another, this seat's chances changed by so much."""

    since: int
    n: int
    seat: int
    change: float


def turning_points(moment_at: Callable[[int], Moment], last: int) -> list[Turn]:
    """The greatest turns of a game of so many entries, in the order in which they came."""
    known = {n: moment_at(n) for n in sorted({round(i * last / (EVERYWHERE - 1)) for i in range(EVERYWHERE)})}
    found: list[Turn] = []
    for _ in range(TURNS):
        taken = {turn.n for turn in found}
        turns = [turn for turn in turns_of(known) if not any(turn.since < n <= turn.n for n in taken)]
        if turns and abs(turns[0].change) >= LEAST_TURN:
            found.append(closer(known, turns[0], moment_at))
    return sorted([turn for turn in found if abs(turn.change) >= LEAST_TURN])


def closer(known: dict[int, Moment], turn: Turn, moment_at: Callable[[int], Moment]) -> Turn:
    """Where in between it happened: in the half that turned more, and so on."""
    while turn.n - turn.since > 1:
        middle = (turn.since + turn.n) // 2
        known[middle] = moment_at(middle)
        turn = max((between(known, turn.since, middle), between(known, middle, turn.n)), key=lambda each: abs(each.change))
    return turn


def turns_of(known: dict[int, Moment]) -> list[Turn]:
    """From each moment to the next, the greatest first."""
    moments = sorted(known)
    turns = [between(known, a, b) for a, b in pairwise(moments)]
    return sorted(turns, key=lambda turn: -abs(turn.change))


def between(known: dict[int, Moment], since: int, n: int) -> Turn:
    """Where another part of the game begins, other things are at stake: that is no turn."""
    before, after = known[since], known[n]
    if before.part != after.part:
        return Turn(since, n, 0, 0.0)
    changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
    seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
    return Turn(since, n, seat, changes[seat])
