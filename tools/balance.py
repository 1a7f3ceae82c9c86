"""How bots fare against a game, or one side against the other, for every number of players.

    python -m tools.balance off-the-dead --games 2000
    python -m tools.balance off-the-dead --games 400 --players 3,4 --levels 3,4,5 --bot beginner
    python -m tools.balance maul-of-america --games 2000
    python -m tools.balance maul-of-america --games 400 --players 2,6 --malls random

A co-operative game with levels: a row for each level, a column for each number of players; victories, then the mean score, lost
games counting nothing. A game of one against all: a row for each number of players, half of the games in malls drawn at random,
half in malls that the bots draft. The same seed gives the same figures on every machine, however many processes share the work.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, NamedTuple

from cervelle import shelf
from cervelle.bots import KINDS, make_bot
from cervelle.engine.dice import Dice, mixed
from cervelle.engine.game import Game, key_of
from cervelle.engine.table import Table

CHUNK = 50
"""Games that a process plays before it takes more."""
MALLS = ("random", "drafted")


class Cell(NamedTuple):
    game: str
    bot: str
    players: int
    option: str
    value: int | str
    data: str | None


class Share(NamedTuple):
    cell: Cell
    seed: int
    first: int
    games: int


class Played(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    score: int
    rounds: int
    how: str
    decisions: int


Results = dict[Cell, list[Played]]


def main() -> None:
    options = command_line()
    game = shelf[options.game]
    players = options.players or list(game.seats)
    if "level" in game.options:
        report_levels(game, players, options)
    else:
        report_sides(game, players, options)


def command_line() -> argparse.Namespace:
    known = sorted(name for name, game in shelf.items() if "level" in game.options or "master" in game.options)
    parser = argparse.ArgumentParser(description="How bots fare, by level or side, and by number of players.")
    parser.add_argument("game", choices=known)
    parser.add_argument("--games", type=int, default=400, help="games for each cell of the table, or for each row")
    parser.add_argument("--players", type=numbers, metavar="1,2", help="only these numbers of players")
    parser.add_argument("--levels", type=numbers, metavar="3,4", help="only these levels")
    parser.add_argument("--malls", type=words, default=MALLS, metavar="random,drafted", help="only these malls")
    parser.add_argument("--bot", choices=KINDS, default="player", help="who plays, on all seats")
    parser.add_argument("--data", help="another card file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def words(text: str) -> list[str]:
    return text.split(",")


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


# Tables ---------------------------------------------------------------------------------------------


def report_levels(game: Game, players: list[int], options: argparse.Namespace) -> None:
    levels = options.levels or sorted(int(level) for level in game.options["level"].choices)
    cells = {}
    for level in levels:
        for count in players:
            cells[count, level] = Cell(game.id, options.bot, count, "level", level, options.data)
    results = play([*cells.values()], options.games, options.seed, options.processes)
    print(f"{game.id}, {options.bot}s, {options.games} games a cell, seed {options.seed}: victories and mean score\n")
    print("| level | " + " | ".join(named(count) for count in players) + " |")
    print("| --- | " + " | ".join("---" for _ in players) + " |")
    for level in levels:
        shown = [won_together(results[cells[count, level]]) for count in players]
        print(f"| {level} | " + " | ".join(shown) + " |")


def named(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def won_together(played: list[Played]) -> str:
    won = sum(len(each.winners) > 0 for each in played)
    return f"{100 * won / len(played):.1f} %, {mean(each.score for each in played):.1f}"


def report_sides(game: Game, players: list[int], options: argparse.Namespace) -> None:
    malls = list(options.malls)
    games = options.games // len(malls)
    heads = ["Clients", "Zombie Master", *[f"mall {mall}" for mall in malls], "escape", "all dead", "time", "rounds", "decisions"]
    print(f"{game.id}, {options.bot}s, {games * len(malls)} games a row, seed {options.seed}\n")
    print("| " + " | ".join(heads) + " |")
    print("| " + " | ".join("---" for _ in heads) + " |")
    for count in players:
        cells = [Cell(game.id, options.bot, count, "mall", mall, options.data) for mall in malls]
        results = play(cells, games, options.seed, options.processes)
        print("| " + " | ".join(sides_row(count, [results[cell] for cell in cells])) + " |", flush=True)


def sides_row(players: int, by_mall: list[list[Played]]) -> list[str]:
    played = [each for games in by_mall for each in games]
    rounds = quantiles([each.rounds for each in played], n=4)
    row = [str(players - 1), f"**{master_wins(played):.1f} %**", *[f"{master_wins(games):.1f} %" for games in by_mall]]
    row += [f"{100 * sum(each.how == how for each in played) / len(played):.1f} %" for how in ("escape", "dead", "time")]
    row.append(f"{rounds[1]:.0f} ({rounds[0]:.0f}–{rounds[2]:.0f})")
    return [*row, f"{mean(each.decisions for each in played):.0f}"]


def master_wins(played: list[Played]) -> float:
    return 100 * sum(each.how != "escape" for each in played) / len(played)


# Games ----------------------------------------------------------------------------------------------


def play(cells: list[Cell], games: int, seed: int, processes: int) -> Results:
    """For each cell its games, in order."""
    shares = [Share(cell, seed, first, min(CHUNK, games - first)) for cell in cells for first in range(0, games, CHUNK)]
    found: Results = {cell: [] for cell in cells}
    for share, played in zip(shares, shared_out(shares, processes), strict=True):
        found[share.cell] += played
    return found


def shared_out(shares: list[Share], processes: int) -> Iterator[list[Played]]:
    if processes == 1:
        yield from map(play_share, shares)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_share, shares)


def play_share(share: Share) -> list[Played]:
    cell = share.cell
    game = shelf[cell.game]
    box = game.box(cell.players, Path(cell.data) if cell.data else None, {cell.option: cell.value})
    bot = make_bot(cell.bot, game, **box.options)
    key = mixed(key_of(share.seed), f"players {cell.players} {cell.option} {cell.value}".encode())
    played = []
    for number in range(share.first, share.first + share.games):
        t = game.start(box, mixed(key, b"game %d" % number), log=False)
        dice = Dice(mixed(key, b"bots of game %d" % number))
        decisions = 0
        while t.outcome is None:
            seat = t.waiting[0]
            t.act(seat, bot.choose(t.imagine(seat, dice.word()), seat, dice))
            decisions += 1
        played.append(ended(t, decisions))
    return played


def ended(t: Table, decisions: int) -> Played:
    assert t.outcome is not None
    view: dict[str, Any] = t.view(None)
    how, rounds = "", 0
    if "pawns" in view:
        rounds = min(view["round"], view["rounds"])
        alive = any(pawn["alive"] for pawn in view["pawns"])
        how = "escape" if view["master"] not in t.outcome.winners else "time" if alive else "dead"
    return Played(t.outcome.winners, t.outcome.scores[0], rounds, how, decisions)


if __name__ == "__main__":
    main()
