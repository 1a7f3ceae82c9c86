"""One command: cervelle."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path

from cervelle.engine.problem import Problem
from cervelle.terminal.arguments import Line, read_line, tell_help, wished_language
from cervelle.terminal.contest import tell_simulation
from cervelle.terminal.library import chosen_game, tell_games, tell_rules
from cervelle.terminal.play import INTERRUPTED, play
from cervelle.terminal.replay import tell_replay
from cervelle.terminal.saves import home
from cervelle.terminal.screen import Screen
from cervelle.terminal.verify import tell_verdict
from cervelle.terminal.words import wrong

UNWELL = 1
WRONG = 2
LOGS = ("text", "json")
BOT_PAUSE = 600


def serve(line: Line, screen: Screen) -> int:
    # Playing in the terminal should not wait for the web server's imports.
    from cervelle.server.app import Settings
    from cervelle.server.house import IDLE_AFTER, LOOK_EVERY, PASS_PAUSE
    from cervelle.server.limits import WHOM
    from cervelle.server.serve import PORT, serve

    host = line.text("--host") or "127.0.0.1"
    port = line.number("--port", PORT)
    settings = Settings(
        *_kept(line),
        line.number("--bot-pause", BOT_PAUSE) / 1000,
        line.number("--look-every", int(1000 * LOOK_EVERY), 10) / 1000,
        line.number("--idle-after", int(IDLE_AFTER)),
        line.has("--metrics"),
        line.text("--limits") or WHOM[0],
        tuple(line.values.get("--origin", ())),
        line.number("--pass-pause", int(1000 * PASS_PAUSE)) / 1000,
    )
    if settings.limits not in WHOM:
        raise wrong("usage-limits", known=", ".join(WHOM), found=settings.limits[:40])
    game = chosen_game(line.place(0)).id if line.place(0) else ""
    logs = line.text("--log") or LOGS[0]
    if logs not in LOGS:
        raise wrong("usage-log", known=", ".join(LOGS), found=logs[:40])
    try:
        serve(
            settings, host, port, screen.language, line.has("--browse"), game, logs, tuple(line.values.get("--trusted-proxy", ()))
        )
    except (OSError, OverflowError) as error:
        raise wrong("usage-port", host=host[:60], port=str(port)) from error
    return 0


def doctor(line: Line, screen: Screen) -> int:
    from cervelle.server.doctor import tell_findings
    from cervelle.server.serve import PORT

    host = line.text("--host") or "127.0.0.1"
    return 0 if tell_findings(print, screen.language, *_kept(line), host, line.number("--port", PORT)) else UNWELL


def mall(line: Line, screen: Screen) -> int:
    # The other games should not wait for the ground of this one.
    from cervelle.terminal.mall import tell_mall

    return tell_mall(line, screen)


def lab(line: Line, screen: Screen) -> int:
    # Nobody who only plays should wait for statistics.
    from cervelle.terminal.lab import tell_lab

    return tell_lab(line, screen)


def _kept(line: Line) -> tuple[Path | str, str]:
    """Where tables are kept, and through what processes tell each other of them."""
    url = line.text("--database") or ("" if line.has("--data-folder") else os.environ.get("CERVELLE_DATABASE", ""))
    folder = Path(line.text("--data-folder")) if line.has("--data-folder") else home() / "tables"
    return url or folder, line.text("--notices") or os.environ.get("CERVELLE_NOTICES", "")


RUN: dict[str, Callable[[Line, Screen], int]] = {
    "play": play,
    "serve": serve,
    "simulate": tell_simulation,
    "lab": lab,
    "replay": tell_replay,
    "verify": tell_verdict,
    "games": tell_games,
    "rules": tell_rules,
    "mall": mall,
    "doctor": doctor,
}


def main(arguments: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    screen = Screen(wished_language(arguments), plain="--plain" in arguments, colour="--no-color" not in arguments)
    try:
        return _run(read_line(arguments), screen)
    except Problem as problem:
        screen.complain(problem.text(screen.language))
        return WRONG
    except KeyboardInterrupt:
        screen.complain(screen.words("interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has had enough; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(line: Line, screen: Screen) -> int:
    if line.has("--version"):
        screen.say("version", version=version("cervelle"))
    elif line.has("--help") or line.command in ("", "help"):
        tell_help(screen, line.place(0) if line.command == "help" else line.command)
    else:
        return RUN[line.command](line, screen)
    return 0
