"""Players that are programs, and the rule of thumb that each game gives them."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from cervelle.engine.dice import Dice
from cervelle.engine.table import Outcome, Table

OWN = ("beginner", "player")
"""The levels of a game's own bot."""
LEVELS = (*OWN, "strategist")


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. It is handed an imagination, never the table itself, so it cannot know more than its seat does."""

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        """One of `imagination.actions(seat)`. All its chance comes from these dice."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumb:
    """A rule of thumb: how a decent player thinks, from what a seat may know alone. Bots of all levels are made of it."""

    def __init__(self, level: str) -> None:
        """For players of this level, where a game tells them apart."""
        self.sure = 1.0
        """By how many standard errors a search must find another choice better than the rule's own. More where `outlook` errs."""

    def rule(self, t: Table, seat: int, dice: Dice) -> int:
        """What a decent player does here."""
        raise NotImplementedError

    def feeling(self, t: Table, seat: int, dice: Dice) -> int:
        """What somebody does who plays by feeling."""
        raise NotImplementedError

    def sensible(self, t: Table, seat: int, dice: Dice) -> list[int]:
        """The choices worth a longer thought, the rule's own first."""
        return first_of(self.rule(t, seat, dice), t.actions(seat))

    def outlook(self, t: Table, origin: Table, dice: Dice) -> list[float]:
        """Every seat's chance, from 0 to 1, of winning what was at stake at the table where the thought began: the game, or a part
        of it. This one, which came of it, may be played on by the rule as far as that tells something."""
        while t.outcome is None:
            seat = t.waiting[0]
            t.play(seat, self.rule(t, seat, dice))
        return chances(t, t.outcome)

    def gauges(self, t: Table, seat: int) -> dict[str, float]:
        """What a player of this game watches, five or six things at most, each by its name; what is bad counts below zero, so
        that more is better. Message `gauge-…` says that there is so much more of a good thing, or less of a bad one.
        Read on imagined futures, where `outlook` has left them."""
        return {} if t.outcome is None else {"score": t.outcome.scores[seat]}


def first_of(action: int, others: list[int]) -> list[int]:
    """This choice, then the others."""
    return [action] + [other for other in others if other != action]


def chances(t: Table, outcome: Outcome) -> list[float]:
    """When a game is over. Those who tie share the victory, unless they all played together."""
    share = 1.0 if t.box.game.together else 1.0 / max(1, len(outcome.winners))
    return [share if seat in outcome.winners else 0.0 for seat in range(t.seats)]


def whim(imagination: Table, seat: int, dice: Dice) -> int:
    """Whatever comes to mind."""
    legal = imagination.actions(seat)
    return legal[dice.below(len(legal))]


class Beginner(Bot):
    """Plays by feeling."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        return self.thumb.feeling(imagination, seat, dice)


class Player(Bot):
    """Follows the rule of thumb."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb

    def choose(self, imagination: Table, seat: int, dice: Dice) -> int:
        return self.thumb.rule(imagination, seat, dice)


def own_bot(level: str, thumb: Thumb) -> Bot:
    return Beginner(thumb) if level == "beginner" else Player(thumb)


def play_out(t: Table, bots: list[Bot], dice: list[Dice], watch: Callable[[Table, int, int], None] | None = None) -> int:
    """To the end of the game: each bot chooses from an imagination of its own, with dice of its own; `watch` sees each choice
    before it is played. How many there were."""
    decisions = 0
    while t.outcome is None:
        seat = t.waiting[0]
        chance = dice[seat]
        action = bots[seat].choose(t.imagine(seat, chance.word()), seat, chance)
        if watch is not None:
            watch(t, seat, action)
        t.act(seat, action)
        decisions += 1
    return decisions
