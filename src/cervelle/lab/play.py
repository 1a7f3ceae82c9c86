"""Games played by bots, alone or by all the processors there are. A game depends on its seed alone, never on who plays it when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from time import perf_counter
from typing import Any, NamedTuple

from cervelle.bots import bots_for
from cervelle.engine.bot import play_out
from cervelle.engine.box import Box
from cervelle.engine.dice import Dice, mixed
from cervelle.engine.game import key_of
from cervelle.engine.table import Table
from cervelle.lab.plan import Plan
from cervelle.lab.words import wrong

SHARE_TAKES = 1.0
"""Seconds that a share should take: what is lost, at most, by each process when a run is killed."""
MOST_IN_A_SHARE = 5000
RAY_WAVE = 2
"""Shares for each process before Ray hands back what it has: its pool cannot give results one by one."""


class Played(NamedTuple):
    """How a game went."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    roles: tuple[str, ...]
    decisions: int
    rounds: int
    """0 where a game does not count them."""
    ending: str
    uses: dict[int, int]
    """How often each card was used, by its number, where a game can tell."""

    def won(self, seat: int, together: bool) -> float:
        """A win that several share counts as a fraction for each; one that is for all together counts whole."""
        return 0.0 if seat not in self.winners else 1.0 if together else 1 / len(self.winners)


class Share(NamedTuple):
    """Some games of a cell, for one process to play."""

    cell: int
    bots: tuple[str, ...]
    box: Box
    seed: int
    numbers: tuple[int, ...]


class Chunk(NamedTuple):
    """A share that is played."""

    cell: int
    numbers: tuple[int, ...]
    played: tuple[Played, ...]
    seconds: float


def play_game(box: Box, bots: Sequence[str], key: bytes, number: int) -> Played:
    """The bots are new to each game, those who play together think together, and each seat has dice of its own: what one thinks
    changes nothing for the others."""
    game = box.game
    key = mixed(key, b"game %d" % number)
    t = game.start(box, key, log=False)
    players = bots_for(box, bots)
    dice = [Dice(mixed(key, b"bot %d" % seat)) for seat in range(len(bots))]
    uses: dict[int, int] = {}
    usage = game.usage
    if usage is None:
        return ended(t, play_out(t, players, dice), uses)

    def watch(t: Table, seat: int, action: int) -> None:
        for card in usage.used(t, seat, action):
            uses[card] = uses.get(card, 0) + 1

    return ended(t, play_out(t, players, dice, watch), uses)


def ended(t: Table, decisions: int, uses: dict[int, int]) -> Played:
    assert t.outcome is not None
    roles = tuple([t.role(seat) for seat in range(t.seats)])
    return Played(t.outcome.winners, t.outcome.scores, roles, decisions, rounds_of(t), t.ending(), uses)


def rounds_of(t: Table) -> int:
    """As everyone sees them: one begun after the last does not count."""
    view: dict[str, Any] = t.view(None)
    begun: int = view.get("round") or 0
    return min(begun, view.get("rounds") or begun)


# Many -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def unpacked(box: Box) -> Box:
    """The first of all boxes like this one that came to this process: what its game worked out for it is kept."""
    return box


def play_share(share: Share) -> Chunk:
    start = perf_counter()
    box, key = unpacked(share.box), key_of(share.seed)
    played = [play_game(box, share.bots, key, number) for number in share.numbers]
    return Chunk(share.cell, share.numbers, tuple(played), perf_counter() - start)


class Work:
    """What is left to play, in shares as large as fit the time they should take."""

    def __init__(self, plan: Plan, done: Sequence[set[int]]) -> None:
        self.plan = plan
        self.left = [[number for number in range(plan.games) if number not in done[i]] for i in range(len(plan.cells))]
        self.pace = [0.0] * len(plan.cells)
        """Seconds a game, as last seen; 0 before any was."""

    @property
    def games(self) -> int:
        return sum(map(len, self.left))

    def shares(self) -> Iterator[Share]:
        for i, cell in enumerate(self.plan.cells):
            at = 0
            while at < len(self.left[i]):
                size = self.size(i)
                yield Share(i, cell.bots, cell.box, self.plan.seed, tuple(self.left[i][at : at + size]))
                at += size

    def size(self, cell: int) -> int:
        return max(1, min(MOST_IN_A_SHARE, int(SHARE_TAKES / self.pace[cell]))) if self.pace[cell] else 1

    def saw(self, chunk: Chunk) -> None:
        self.pace[chunk.cell] = max(chunk.seconds / len(chunk.numbers), 1e-6)


def play(work: Work, processes: int, ray: bool = False) -> Iterator[Chunk]:
    """Chunks as they are finished, in any order; all processors for 0 processes."""
    chunks = _by_ray(work.shares()) if ray else _here(work.shares(), processes)
    for chunk in chunks:
        work.saw(chunk)
        yield chunk


def _here(shares: Iterable[Share], processes: int) -> Iterator[Chunk]:
    if processes == 1:
        yield from map(play_share, shares)
        return
    joblib = needed("joblib", "lab")
    parallel = joblib.Parallel(n_jobs=processes or -1, return_as="generator_unordered", batch_size=1)
    yield from parallel(joblib.delayed(play_share)(share) for share in shares)


def _by_ray(shares: Iterator[Share]) -> Iterator[Chunk]:
    """On the cluster that RAY_ADDRESS names, or one of this machine alone."""
    joblib = needed("joblib", "lab")
    ray = needed("ray", "ray")
    needed("ray.util.joblib", "ray").register_ray()
    if not ray.is_initialized():
        ray.init(logging_level="error", log_to_driver=False)
    with joblib.parallel_config(backend="ray", n_jobs=-1), joblib.Parallel(batch_size=1) as parallel:
        while wave := list(islice(shares, RAY_WAVE * joblib.effective_n_jobs(-1))):
            yield from parallel(joblib.delayed(play_share)(share) for share in wave)


def needed(module: str, extra: str) -> Any:
    """A library of an extra, or a sentence that says how to install it."""
    from importlib import import_module

    try:
        return import_module(module)
    except ImportError as error:
        raise wrong("lab-extra", module=module.partition(".")[0], extra=extra) from error
