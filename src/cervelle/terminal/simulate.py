"""Many games between bots. Each game moves every bot one seat on, so that no seat favours anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from cervelle.bots import make_bot
from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.dice import Dice, mixed
from cervelle.engine.game import Game

CONFIDENCE_95 = 1.959964


@dataclass
class Results:
    """What came out. A win that several share counts as a fraction for each; one that is for all together counts whole."""

    game: str
    options: dict[str, Value]
    bots: list[str]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    wins_by_seat: list[float] = field(default_factory=list)
    wins_by_role: dict[str, tuple[float, int]] = field(default_factory=dict)
    """Role -> its wins, and in how many games it was played."""
    together: bool = False

    def share(self, bot: int) -> float:
        return self.wins[bot] / self.games if self.games else 0.0

    def interval(self, bot: int) -> tuple[float, float]:
        return wilson(self.wins[bot], self.games)

    def mean_score(self, bot: int) -> float:
        return self.points[bot] / self.games if self.games else 0.0

    def as_data(self) -> dict[str, object]:
        """Plain JSON data."""
        rows = []
        for i, kind in enumerate(self.bots):
            low, high = self.interval(i)
            row = {"bot": kind, "wins": self.wins[i], "share": self.share(i), "low": low, "high": high, "score": self.mean_score(i)}
            rows.append(row)
        return {
            "game": self.game,
            "options": self.options,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "bots": rows,
            "wins_by_seat": self.wins_by_seat,
            "wins_by_role": {role: {"wins": wins, "games": games} for role, (wins, games) in self.wins_by_role.items()},
        }


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    key: bytes,
    *,
    options: Mapping[str, Value] | None = None,
    data: Data | None = None,
    watch: Callable[[], None] | None = None,
) -> Results:
    """As many games as asked for, or, when interrupted, those that were finished. `watch` is called after each."""
    seats = len(bots)
    box = game.box(seats, data, dict(options or {}))
    players = [make_bot(kind, game, **box.options) for kind in bots]
    results = Results(game.id, box.options, list(bots), wins=[0.0] * seats, points=[0] * seats, wins_by_seat=[0.0] * seats)
    results.together = game.together
    start = perf_counter()
    try:
        for i in range(games):
            t = game.start(box, mixed(key, b"game %d" % i), log=False)
            dice = Dice(mixed(key, b"bots of game %d" % i))
            decisions = 0
            while t.outcome is None:
                seat = t.waiting[0]
                bot = players[(seat - i) % seats]
                t.act(seat, bot.choose(t.imagine(seat, dice.word()), seat, dice))
                decisions += 1
            results.games += 1
            results.decisions += decisions
            for seat in t.outcome.winners:
                share = 1 if game.together else 1 / len(t.outcome.winners)
                results.wins_by_seat[seat] += share
                results.wins[(seat - i) % seats] += share
            for seat in range(seats):
                if role := t.role(seat):
                    won, played = results.wins_by_role.get(role, (0.0, 0))
                    share = 0.0 if seat not in t.outcome.winners else 1 if game.together else 1 / len(t.outcome.winners)
                    results.wins_by_role[role] = (won + share, played + 1)
            for seat, points in enumerate(t.outcome.scores):
                results.points[(seat - i) % seats] += points
            if watch is not None:
                watch()
    except KeyboardInterrupt:
        if not results.games:
            raise
    results.seconds = perf_counter() - start
    return results


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Where the true share lies, with 95 % confidence."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, CONFIDENCE_95**2
    middle = share + z2 / (2 * games)
    spread = CONFIDENCE_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z2 / games)), min(1.0, (middle + spread) / (1 + z2 / games))
