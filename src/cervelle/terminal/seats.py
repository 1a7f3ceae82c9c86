"""Who sits at a table in front of one screen: people and bots, their names, and how a bot answers."""

from __future__ import annotations

from cervelle.bots import KINDS, bots_for
from cervelle.engine.bot import Bot
from cervelle.engine.box import Box
from cervelle.engine.dice import Dice, mixed
from cervelle.engine.table import Table
from cervelle.engine.words import LANGUAGES
from cervelle.lab.words import bot_name
from cervelle.terminal.arguments import Line, is_number
from cervelle.terminal.words import folded, wrong

BOT_NAMES = ("Odette", "Basile", "Capucine", "Marius", "Rosalie", "Anatole", "Léonie", "Gaspard", "Félicie", "Achille", "Blanche")
LONGEST_NAME = 20
USUAL_BOTS = 3
USUAL_LEVEL = "player"

Player = dict[str, str]


def read_players(line: Line, seats: range) -> list[Player]:
    """People first, then bots, as the command line has them.

    Without a word about bots, one person plays against three, and several among themselves, if the game allows it.
    """
    names = [name.strip() for name in line.text("--names").split(",")] if line.has("--names") else []
    humans = line.number("--humans", len(names) or 1, least=1)
    if humans < len(names):
        raise wrong("usage-names", names=str(len(names)), humans=humans)
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise wrong("usage-name", most=str(LONGEST_NAME), found=name[:40])
    players: list[Player] = [{"name": names[i] if i < len(names) else ""} for i in range(humans)]
    usual = min(USUAL_BOTS, seats[-1] - 1) if humans == 1 else max(0, seats[0] - humans)
    kinds = read_bots(line, usual)
    taken = {folded(name) for name in names}
    free = [name for name in BOT_NAMES if folded(name) not in taken]
    return players + [{"name": free[i] if i < len(free) else f"Bot {i + 1}", "bot": kind} for i, kind in enumerate(kinds)]


def read_bots(line: Line, usual: int) -> list[str]:
    """--bots 3 --level beginner, or --bots player,random."""
    wished = line.text("--bots")
    level = read_kind(line.text("--level")) if line.has("--level") else USUAL_LEVEL
    if not line.has("--bots"):
        return [level] * usual
    if is_number(wished):
        count = int(wished)
        if count > 99:
            raise wrong("usage-number", flag="--bots", least="0", found=wished[:40])
        return [level] * count
    if line.has("--level"):
        raise wrong("usage-level")
    return [read_kind(kind) for kind in wished.split(",")]


def read_kind(word: str) -> str:
    """A kind of bot, by its own name or as a language calls it; what follows a colon says how long it thinks."""
    typed, colon, depth = folded(word.strip()).partition(":")
    for kind in KINDS:
        if typed == kind or typed in [folded(bot_name(language, kind)) for language in LANGUAGES]:
            return kind + colon + depth
    raise wrong("usage-kind", found=word[:40], known=", ".join(KINDS))


def given_name(box: Box, seat: int) -> str:
    """ "" for a seat without a name of its own."""
    return box.players[seat].get("name", "") if seat < len(box.players) else ""


def humans(box: Box) -> list[int]:
    return [seat for seat in range(box.seats) if not bot_kind(box, seat)]


def bot_kind(box: Box, seat: int) -> str:
    """What kind of bot sits there, "" for a person."""
    return box.players[seat].get("bot", "") if seat < len(box.players) else ""


class Thinker:
    """A bot in its seat."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def answer(self, t: Table, seat: int, dice: Dice) -> int:
        """It is shown what its seat may know, never the table itself."""
        return self.bot.choose(t.imagine(seat, dice.word()), seat, dice)


def thinkers(box: Box) -> dict[int, Thinker]:
    kinds = {seat: kind for seat in range(box.seats) if (kind := bot_kind(box, seat))}
    bots = bots_for(box, list(kinds.values()))
    return {seat: Thinker(bot) for seat, bot in zip(kinds, bots, strict=True)}


def bot_dice(key: bytes, seat: int, n: int) -> Dice:
    """From the game's key, but telling nothing of it: a game with a known seed repeats, also when saved and resumed."""
    return Dice(mixed(key, b"bot %d at %d" % (seat, n)))
