"""Many games between bots. Each game moves every bot one seat on, so that no seat favours anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from cervelle.engine.box import Value
from cervelle.engine.data import Data
from cervelle.engine.game import Game
from cervelle.lab.play import play_game
from cervelle.lab.statistics import wilson


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
    results = Results(game.id, box.options, list(bots), wins=[0.0] * seats, points=[0] * seats, wins_by_seat=[0.0] * seats)
    results.together = game.together
    start = perf_counter()
    try:
        for i in range(games):
            places = [(seat - i) % seats for seat in range(seats)]
            played = play_game(box, [bots[place] for place in places], key, i)
            results.games += 1
            results.decisions += played.decisions
            for seat, place in enumerate(places):
                won = played.won(seat, game.together)
                results.wins_by_seat[seat] += won
                results.wins[place] += won
                results.points[place] += played.scores[seat]
                if role := played.roles[seat]:
                    wins, times = results.wins_by_role.get(role, (0.0, 0))
                    results.wins_by_role[role] = (wins + won, times + 1)
            if watch is not None:
                watch()
    except KeyboardInterrupt:
        if not results.games:
            raise
    results.seconds = perf_counter() - start
    return results
