"""`cervelle play`: sit down, or come back to a game that was left."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path

from cervelle.engine.dice import KEY_BYTES, mixed
from cervelle.engine.game import key_of
from cervelle.engine.table import Table
from cervelle.games import shelf
from cervelle.lab.words import bot_name
from cervelle.terminal.arguments import Line
from cervelle.terminal.art import tell_banner
from cervelle.terminal.ending import tell_scores
from cervelle.terminal.library import chosen_game
from cervelle.terminal.orders import read_order
from cervelle.terminal.saves import chosen_place, latest_unfinished, load, new_place
from cervelle.terminal.screen import Screen
from cervelle.terminal.seats import bot_kind, humans, read_players
from cervelle.terminal.sitting import Left, Sitting
from cervelle.terminal.words import wrong

INTERRUPTED = 130
SET_BY_THE_RECORD = ("--humans", "--names", "--bots", "--level", "--option", "--seed")


def play(line: Line, screen: Screen) -> int:
    t, path = resumed(line) if line.has("--resume") else started(line)
    if line.has("--resume") and line.has("--save"):
        path = chosen_place(line.text("--save"))
    sitting = Sitting(screen, t, path)
    sitting.save()
    tell_opening(screen, t, line.has("--resume"))
    try:
        sitting.run()
        while _goes_on(sitting):
            if sitting.t.outcome is not None:
                sitting = Sitting(screen, _next_game(sitting.t, line.has("--seed")), new_place(t.box.game.id))
            sitting.run()
    except (Left, EOFError):
        tell_way_back(sitting, line.text("--data"))
    except KeyboardInterrupt:
        screen.line()
        tell_way_back(sitting, line.text("--data"))
        return INTERRUPTED
    return 0


def started(line: Line) -> tuple[Table, Path]:
    if not line.place(0):
        raise wrong("usage-missing-game", command="cervelle play")
    game = chosen_game(line.place(0))
    players = read_players(line, game.seats)
    data = game.data(line.text("--data")) if line.has("--data") else None
    key = key_of(line.number("--seed", 0)) if line.has("--seed") else secrets.token_bytes(KEY_BYTES)
    box = game.box(len(players), data, {**line.options()})
    box.players = players
    path = chosen_place(line.text("--save")) if line.has("--save") else new_place(game.id)
    return game.start(box, key), path


def resumed(line: Line) -> tuple[Table, Path]:
    for flag in SET_BY_THE_RECORD:
        if line.has(flag):
            raise wrong("resume-settings", flag=flag)
    file, game = line.text("--resume"), line.place(0)
    if file in shelf and not Path(file).exists():
        file, game = "", file
    if game:
        chosen_game(game)
    if not file:
        path, t = latest_unfinished(game, line.text("--data"))
        return t, path
    path = Path(file).absolute()
    t = load(path, line.text("--data"))
    if game not in ("", t.box.game.id):
        raise wrong("resume-other-game", file=str(path), game=t.box.game.id, found=game)
    return t, path


def _next_game(t: Table, seeded: bool) -> Table:
    """The same people and bots once more. A seed that was given decides this game too."""
    assert t.diary is not None
    return t.box.game.start(t.box, mixed(t.diary.key, b"the next game") if seeded else secrets.token_bytes(KEY_BYTES))


def _goes_on(sitting: Sitting) -> bool:
    """What one may do when a game is over; True to play on, in a new game or in this one, taken back."""
    screen = sitting.screen
    tell_end(sitting)
    while True:
        try:
            order = read_order(screen.ask(screen.words("end-prompt")))
        except EOFError:
            return False
        if order.name in ("quit", "repeat"):
            return False
        if order.name == "again":
            return True
        if order.name == "undo":
            sitting.undo(sitting.people)
            if sitting.t.outcome is None:
                return True
        elif order.name in ("choose", "why-choice", "unknown", "help", "coach"):
            screen.say("end-help")
        else:
            sitting.obey(order, sitting.spectator)
            if order.name == "language":
                tell_scores(screen, sitting.t, sitting.spectator)


def tell_end(sitting: Sitting) -> None:
    screen = sitting.screen
    sitting.tell_news(sitting.spectator)
    screen.gap()
    tell_scores(screen, sitting.t, sitting.spectator)
    screen.gap()
    screen.say("end-kept")
    screen.command(f"cervelle replay {shlex.quote(str(sitting.path))}")


def tell_opening(screen: Screen, t: Table, again: bool) -> None:
    game = t.box.game
    name = game.name(screen.language)
    tell_banner(screen, f"{name}{'' if name.endswith('!') else '.'} {_pitch(t, screen.language)}")
    people = humans(t.box)
    if again:
        screen.say("opening-again", n=str(t.n))
    if len(people) == 1 and t.seats > 1:
        screen.say("opening-team" if game.together else "opening-alone", names=_bots_told(screen, t))
    elif len(people) > 1:
        screen.say("opening-people", names=", ".join(t.box.name(seat, screen.language) for seat in people))
    if len(people) != 1 and len(people) < t.seats:
        screen.say("opening-bots", names=_bots_told(screen, t))
    screen.say("opening-how", "dim")


def _pitch(t: Table, language: str) -> str:
    """What the options make of the game, where they change it; else what it always is."""
    game = t.box.game
    for name, option in game.options.items():
        chosen = t.box.options[name]
        if option.choices and isinstance(chosen, str) and chosen != option.default:
            return option.choice_text(chosen, language) + "."
    return game.words.say(language, "game-pitch")


def _bots_told(screen: Screen, t: Table) -> str:
    """Each with its level, or once for all if it is the same."""
    bots = [seat for seat in range(t.seats) if bot_kind(t.box, seat)]
    levels = [bot_name(screen.language, bot_kind(t.box, seat)) for seat in bots]
    names = [t.box.name(seat, screen.language) for seat in bots]
    if len(set(levels)) == 1:
        return f"{', '.join(names)} ({levels[0]})"
    return ", ".join(f"{name} ({level})" for name, level in zip(names, levels, strict=True))


def tell_way_back(sitting: Sitting, data: str) -> None:
    screen, place = sitting.screen, shlex.quote(str(sitting.path))
    if sitting.t.outcome is not None:
        screen.say("end-kept")
        screen.command(f"cervelle replay {place}")
    else:
        screen.say("left")
        screen.command(f"cervelle play --resume {place}" + (f" --data {shlex.quote(data)}" if data else ""))
