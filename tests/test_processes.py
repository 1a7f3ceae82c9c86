"""The command as a real process: in a pipe, and in a real terminal."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PLAY = [sys.executable, "-m", "cervelle", "play", "zombie-life", "--bots", "random", "--seed", "5", "--lang", "fr"]


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")}
    return kept | {"CERVELLE_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color", **more}


def test_a_pipe_gets_no_colours_and_no_drawing(tmp_path):
    ran = subprocess.run(
        PLAY, input="1\nq\n", capture_output=True, text=True, encoding="utf-8", env=environment(tmp_path), check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\x1b" not in ran.stdout
    assert "█" not in ran.stdout
    assert "Pour la reprendre" in ran.stdout


def test_a_reader_that_stops_reading_is_no_error(tmp_path):
    command = [sys.executable, "-m", "cervelle", "rules", "zombie-life"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


pty = pytest.importorskip("pty")


def heeding_interrupts() -> None:
    """As in a terminal, even where the tests themselves run in the background and are deaf to them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class RealTerminal:
    """A process in a terminal of 80 by 24."""

    def __init__(self, command, env):
        import fcntl
        import struct
        import termios

        self.main, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            command,
            stdin=side,
            stdout=side,
            stderr=side,
            env=env,
            start_new_session=True,
            preexec_fn=heeding_interrupts,  # noqa: PLW1509
        )
        os.close(side)
        self.got = b""
        self.shown = ""

    def until(self, text, patience=60.0):
        while text not in self.shown:
            ready, _, _ = select.select([self.main], [], [], patience)
            try:
                chunk = os.read(self.main, 65536) if ready else b""
            except OSError:
                chunk = b""
            if not chunk:
                raise AssertionError(f"{text!r} never came: {self.shown}")
            self.got += chunk
            self.shown = self.got.decode("utf-8", "ignore")

    def interrupt_until(self, text):
        """As an impatient person would: a signal between a prompt and the wait for its answer is lost."""
        for _ in range(60):
            self.process.send_signal(signal.SIGINT)
            try:
                return self.until(text, patience=8.0)
            except AssertionError:
                continue
        raise AssertionError(f"{text!r} never came: {self.shown}")

    def type(self, text):
        os.write(self.main, text.encode())

    def leave(self):
        code = self.process.wait(30)
        os.close(self.main)
        return code


def test_in_a_terminal_there_are_colours_and_a_poster(tmp_path):
    terminal = RealTerminal(PLAY, environment(tmp_path))
    terminal.until("› ")
    assert "\x1b[1;" in terminal.shown
    assert "█▀▀" in terminal.shown
    terminal.type("q\n")
    terminal.until("cervelle play --resume")
    assert terminal.leave() == 0


def test_without_colours_in_a_terminal(tmp_path):
    terminal = RealTerminal(PLAY, environment(tmp_path, NO_COLOR="1"))
    terminal.until("› ")
    assert not re.search(r"\x1b\[[0-9;]*m", terminal.shown)
    terminal.type("\x04")
    terminal.until("cervelle play --resume")
    assert terminal.leave() == 0


def test_plain_in_a_terminal_never_moves_the_cursor(tmp_path):
    terminal = RealTerminal([*PLAY, "--plain"], environment(tmp_path))
    terminal.until("Votre choix : ")
    assert "\x1b" not in terminal.shown
    terminal.interrupt_until("cervelle play --resume")
    assert terminal.leave() == 130
