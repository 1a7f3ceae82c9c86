"""`cervelle simulate`: bots against bots, and what came out of it."""

from __future__ import annotations

import json
import secrets
from contextlib import nullcontext
from functools import partial

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cervelle.engine.dice import KEY_BYTES
from cervelle.engine.game import Game, key_of
from cervelle.engine.words import decimal, percent
from cervelle.lab.statistics import wilson
from cervelle.lab.words import bot_name
from cervelle.terminal.arguments import Line
from cervelle.terminal.library import chosen_game, shown
from cervelle.terminal.screen import ACID, Screen
from cervelle.terminal.seats import read_bots
from cervelle.terminal.simulate import Results, simulate
from cervelle.terminal.words import wrong

USUAL_GAMES = 100
INTERRUPTED = 130


def tell_simulation(line: Line, screen: Screen) -> int:
    game = chosen_game(line.place(0))
    if not line.has("--bots"):
        raise wrong("simulate-bots", game=game.id)
    bots = read_bots(line, 0)
    games = line.number("--games", USUAL_GAMES, least=1)
    key = key_of(line.number("--seed", 0)) if line.has("--seed") else secrets.token_bytes(KEY_BYTES)
    data = game.data(line.text("--data")) if line.has("--data") else None
    bar = progress_bar(screen) if screen.moving and not line.has("--json") else None
    with bar or nullcontext():
        task = bar.add_task(screen.words("simulate-bar"), total=games) if bar else None
        watch = partial(bar.advance, task) if bar and task is not None else None
        results = simulate(game, bots, games, key, options={**line.options()}, data=data, watch=watch)
    if line.has("--json"):
        print(json.dumps(results.as_data(), ensure_ascii=False, indent=1))
    else:
        tell_results(screen, results, game)
    if results.games == games:
        return 0
    screen.complain(screen.words("simulate-interrupted", done=str(results.games), games=str(games)))
    return INTERRUPTED


def progress_bar(screen: Screen) -> Progress:
    paint = ACID if screen.coloured else "default"
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(complete_style=paint, finished_style=paint),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        transient=True,
    )


def tell_results(screen: Screen, results: Results, game: Game) -> None:
    language = screen.language
    options = ", ".join(f"{option}={shown(value)}" for option, value in results.options.items() if value not in ("", False))
    screen.picture([("title", "\t".join([game.name(language), options, screen.words("simulate-games", games=results.games)]))])
    screen.gap()
    rows = []
    for i, label in enumerate(labels(screen, results.bots)):
        low, high = results.interval(i)
        between = screen.words("simulate-between", low=percent(language, low), high=percent(language, high))
        score = decimal(language, results.mean_score(i), 2)
        rows.append([label, count(language, results.wins[i]), percent(language, results.share(i)), between, score])
    screen.table([screen.words(f"simulate-{each}") for each in ("bot", "wins", "share", "interval", "score")], rows)
    screen.gap()
    if not results.together:
        screen.say("simulate-even", share=percent(language, 1 / len(results.bots)))
        screen.say("simulate-seats", wins=", ".join(count(language, wins) for wins in results.wins_by_seat))
    for role, (wins, played) in sorted(results.wins_by_role.items()):
        bounds = [percent(language, bound) for bound in wilson(wins, played)]
        name = game.words.say(language, f"role-{role}")
        screen.say("simulate-role", role=name, share=percent(language, wins / played), low=bounds[0], high=bounds[1])
    speed = results.games / results.seconds if results.seconds else 0.0
    per_game = results.decisions / results.games
    screen.say("simulate-speed", decisions=decimal(language, per_game), speed=decimal(language, speed, 0 if speed >= 10 else 2))


def labels(screen: Screen, bots: list[str]) -> list[str]:
    """Kinds by name; several of one kind also by number."""
    names = []
    for i, kind in enumerate(bots):
        name = bot_name(screen.language, kind)
        names.append(f"{name} {bots[: i + 1].count(kind)}" if bots.count(kind) > 1 else name)
    return names


def count(language: str, wins: float) -> str:
    """A shared win is a fraction."""
    return str(round(wins)) if abs(wins - round(wins)) < 1e-6 else decimal(language, wins, 1)
