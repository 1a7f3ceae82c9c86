"""How often bots win a co-operative game together, for every number of players and every level.

    python -m tools.balance off-the-dead --games 2000
    python -m tools.balance off-the-dead --games 400 --players 3,4 --levels 3,4,5 --bot beginner

A row for each level, a column for each number of players: victories, then the mean score, lost games counting nothing.
The same seed gives the same figures on every machine, however many processes share the work.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from cervelle import shelf
from cervelle.bots import KINDS, make_bot
from cervelle.engine.dice import Dice, mixed
from cervelle.engine.game import key_of

CHUNK = 50
"""Games that a process plays before it takes more."""


class Cell(NamedTuple):
    game: str
    bot: str
    players: int
    level: int


class Share(NamedTuple):
    cell: Cell
    seed: int
    first: int
    games: int


def main() -> None:
    options = command_line()
    game = shelf[options.game]
    players = options.players or list(game.seats)
    levels = options.levels or sorted(int(level) for level in game.options["level"].choices)
    cells = [Cell(game.id, options.bot, count, level) for level in levels for count in players]
    results = play(cells, options.games, options.seed, options.processes)
    print(f"{game.id}, {options.bot}s, {options.games} games a cell, seed {options.seed}: victories and mean score\n")
    print("| level | " + " | ".join(named(count) for count in players) + " |")
    print("| --- | " + " | ".join("---" for _ in players) + " |")
    for level in levels:
        row = [results[Cell(game.id, options.bot, count, level)] for count in players]
        shown = [f"{100 * won / options.games:.1f} %, {points / options.games:.1f}" for won, points in row]
        print(f"| {level} | " + " | ".join(shown) + " |")


def command_line() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Victories and mean scores of bots, by level and number of players.")
    parser.add_argument("game", choices=sorted(name for name, game in shelf.items() if "level" in game.options))
    parser.add_argument("--games", type=int, default=400, help="games for each cell of the table")
    parser.add_argument("--players", type=numbers, metavar="1,2", help="only these numbers of players")
    parser.add_argument("--levels", type=numbers, metavar="3,4", help="only these levels")
    parser.add_argument("--bot", choices=KINDS, default="player", help="who plays, on all seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def named(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def play(cells: list[Cell], games: int, seed: int, processes: int) -> dict[Cell, tuple[int, int]]:
    """For each cell the games won and all their points."""
    shares = [Share(cell, seed, first, min(CHUNK, games - first)) for cell in cells for first in range(0, games, CHUNK)]
    found = dict.fromkeys(cells, (0, 0))
    with ProcessPoolExecutor(processes) as pool:
        for share, (won, points) in zip(shares, pool.map(play_share, shares), strict=True):
            found[share.cell] = found[share.cell][0] + won, found[share.cell][1] + points
    return found


def play_share(share: Share) -> tuple[int, int]:
    cell = share.cell
    game = shelf[cell.game]
    box = game.box(cell.players, None, {"level": cell.level})
    bot = make_bot(cell.bot, game, **box.options)
    key = mixed(key_of(share.seed), b"players %d level %d" % (cell.players, cell.level))
    won = points = 0
    for number in range(share.first, share.first + share.games):
        t = game.start(box, mixed(key, b"game %d" % number), log=False)
        dice = Dice(mixed(key, b"bots of game %d" % number))
        while t.outcome is None:
            seat = t.waiting[0]
            t.act(seat, bot.choose(t.imagine(seat, dice.word()), seat, dice))
        won += len(t.outcome.winners) > 0
        points += t.outcome.scores[0]
    return won, points


if __name__ == "__main__":
    main()
