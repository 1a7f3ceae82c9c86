"""A search for every game: what else could be done here, and how would it go?

Each choice worth a thought is tried in the same imaginations of what the seat cannot know; the worse half is given up as the
time goes by, then again. After the choice, an imagination is played on down a tree of what was tried before, where each seat takes
what has served it best so far, to a question that nobody has thought about; from there the game's rule of thumb tells
everyone's chances. What is played is the rule's own choice, unless another is better by more than chance explains.

This is information-set Monte Carlo tree search, with the choices at the root halved in turn. Compiled by mypyc where speed
is wanted.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import Final, NamedTuple

from cervelle.engine.bot import Bot, Thumb
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

ITERATIONS: Final = 2000
SECONDS: Final = 1.0
BOLD: Final = 0.4
"""How much a choice that was seldom tried is favoured, where chances go from 0 to 1."""
WIDEN: Final = 0.5
"""How many choices a question in the tree considers: one, and this for each root of the times it was come to."""
SEEDS: Final = 1 << 31


class Prospect(NamedTuple):
    """What a search found out about a choice."""

    action: int
    chance: float
    spread: float
    """The standard error of the chance."""
    futures: int
    """How many it was tried in."""
    worths: list[float]
    """What it came to in each, in the order in which all choices were tried: the same imaginations for all."""
    gauges: list[dict[str, float]]
    """What a player watches, at the end of each."""


class Node:
    """A choice of a seat after all that leads to it, and how it went for that seat."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action
        self.visits = 0
        self.offers = 0
        self.total = 0.0
        self.rolled = False
        self.children: list[Node] = []

    def child(self, seat: int, action: int) -> Node:
        for each in self.children:
            if each.action == action and each.seat == seat:
                return each
        fresh = Node(seat, action)
        self.children.append(fresh)
        return fresh

    def promise(self) -> float:
        return self.total / self.visits + BOLD * math.sqrt(math.log(self.offers) / self.visits)


class Search(Bot):
    """Thinks for so many iterations, or seconds (0: as long as it takes), whichever comes first."""

    def __init__(self, thumb: Thumb, iterations: int = ITERATIONS, seconds: float = SECONDS) -> None:
        self.thumb = thumb
        self.iterations = iterations
        self.seconds = seconds
        self.done = 0
        """Iterations in all."""
        self._tree = Node(-1, -1)
        self._goes_on_at = -1
        """The question that follows upon the last choice, if that alone led there: its part of the tree is kept."""
        self._watched: list[list[dict[str, float]]] = []
        """For each choice what a player would watch, while somebody wants to know that too."""

    def remembered(self) -> int:
        """How often what follows upon the last choice was tried already; 0 if that is of no use any more."""
        return self._tree.visits if self._goes_on_at >= 0 else 0

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        field = self.thumb.sensible(imagination, seat, dice)
        if len(field) == 1:
            return field[0]
        worths = self._weigh(imagination, seat, dice, field)
        chosen = self._tree.child(seat, field[clearly_best(worths, self.thumb.sure)])
        self._goes_on_at = -1 if chosen.rolled else imagination.q + 1
        self._tree = chosen
        return chosen.action

    def ponder(self, imagination: Table, seat: int, dice: Dice, field: list[int]) -> list[Prospect]:
        """What is to be expected of each of these choices, as far as there was time to try them."""
        self._watched = [[] for _ in field]
        worths = self._weigh(imagination, seat, dice, field)
        found = [prospect(field[i], worths[i], self._watched[i]) for i in range(len(field)) if worths[i]]
        self._watched = []
        return found

    def foresee(self, imagination: Table, dice: Dice) -> list[float]:
        """Everybody's chance, as far as someone without a seat could know it."""
        totals = [0.0] * imagination.seats
        spent = 0
        begun = monotonic()
        while spent < self.iterations and not (spent and self.seconds and monotonic() - begun > self.seconds):
            found = self.thumb.outlook(imagination.imagine(None, dice.below(SEEDS)), imagination, dice)
            for seat in range(len(totals)):
                totals[seat] += found[seat]
            spent += 1
        self.done += spent
        return [total / spent for total in totals]

    def _weigh(self, imagination: Table, seat: int, dice: Dice, field: list[int]) -> list[list[float]]:
        """For each choice what it came to, in the same imaginations for all: luck is not mistaken for merit. Nothing for those that
        there was no time to try."""
        if imagination.q != self._goes_on_at:
            self._tree = Node(-1, -1)
        worths: list[list[float]] = [[] for _ in field]
        alive = list(range(len(field)))
        stages = max(1, math.ceil(math.log2(len(field))))
        stage = 1
        spent = 0
        begun = monotonic()
        share = 0.0
        while share < 1.0:
            seed = dice.below(SEEDS)
            for i in alive:
                if i and not worths[i] and self.seconds and monotonic() - begun > self.seconds:
                    break
                world = imagination.imagine(seat, seed)
                worths[i].append(self._dive(world, imagination, self._tree.child(seat, field[i]), dice)[seat])
                if self._watched:
                    self._watched[i].append(self.thumb.gauges(world, seat))
            alive = [i for i in alive if worths[i]]
            spent += len(alive)
            share = spent / self.iterations
            if self.seconds:
                share = max(share, (monotonic() - begun) / self.seconds)
            if share * stages >= stage:
                stage += 1
                alive = better_half(alive, worths)
        self.done += spent
        return worths

    def _dive(self, world: Table, origin: Table, node: Node, dice: Dice) -> list[float]:
        """Play this choice, go on down the tree, and let everyone on the way know how it went."""
        at = world.dice.at
        world.play(node.seat, node.action)
        if world.dice.at != at:
            node.rolled = True
        path = [node]
        while node.visits and world.outcome is None:
            node = self._step(world, node, dice)
            world.play(node.seat, node.action)
            path.append(node)
        chances = self.thumb.outlook(world, origin, dice)
        for node in path:
            node.visits += 1
            node.total += chances[node.seat]
        return chances

    def _step(self, world: Table, node: Node, dice: Dice) -> Node:
        """The next choice: by the rule, until the question comes often enough to consider others."""
        seat = world.waiting[0]
        wide = 1 + int(WIDEN * math.sqrt(node.visits))
        if wide == 1:
            return node.child(seat, self.thumb.rule(world, seat, dice))
        best: Node | None = None
        most = 0.0
        for action in self.thumb.sensible(world, seat, dice)[:wide]:
            child = node.child(seat, action)
            if child.visits == 0:
                return child
            child.offers += 1
            promise = child.promise()
            if best is None or promise > most:
                best, most = child, promise
        assert best is not None
        return best


def better_half(alive: list[int], worths: list[list[float]]) -> list[int]:
    """The first, which all others are compared with, and of all of them the better half."""
    ranked = sorted(alive, key=lambda i: -sum(worths[i]))
    kept = ranked[: (len(ranked) + 1) // 2]
    return [0] + [i for i in alive if i != 0 and i in kept]


def clearly_best(worths: list[list[float]], sure: float) -> int:
    """The first choice, unless another is better by so many standard errors, in the imaginations that both were tried in. Those
    that were given up on the way had been tried too seldom to tell."""
    best, chosen = 0.0, 0
    longest = max([len(each) for each in worths[1:]], default=0)
    for i in range(1, len(worths)):
        if longest and len(worths[i]) == longest:
            gain, error = compared(worths[i], worths[0])
            if gain - sure * error > best:
                best, chosen = gain - sure * error, i
    return chosen


def compared(worths: list[float], others: list[float]) -> tuple[float, float]:
    """How much more these came to than the others did, on average, and the standard error of that."""
    count = min(len(worths), len(others))
    gains = [worths[i] - others[i] for i in range(count)]
    gain = sum(gains) / count
    return gain, math.sqrt(sum([(each - gain) ** 2 for each in gains])) / count


def prospect(action: int, worths: list[float], gauges: list[dict[str, float]]) -> Prospect:
    count = len(worths)
    chance = sum(worths) / count
    spread = math.sqrt(sum([(each - chance) ** 2 for each in worths])) / count
    return Prospect(action, chance, spread, count, worths, gauges)
