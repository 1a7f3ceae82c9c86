"""Cervelle: zombie tabletop games, every rule enforced and explained."""

from __future__ import annotations

from cervelle.engine.bot import LEVELS, Bot
from cervelle.engine.box import Box
from cervelle.engine.data import Data, DataProblem
from cervelle.engine.dice import Dice
from cervelle.engine.game import Game, Option
from cervelle.engine.problem import Problem, Refusal
from cervelle.engine.record import replayed
from cervelle.engine.rulebook import Rule
from cervelle.engine.table import Choice, Outcome, Question, Table
from cervelle.games import shelf

__all__ = [
    "LEVELS", "Bot", "Box", "Choice", "Data", "DataProblem", "Dice", "Game", "Option", "Outcome", "Problem", "Question",
    "Refusal", "Rule", "Table", "replay", "shelf",
]  # fmt: skip


def replay(record: str, until: int | None = None, data: Data | None = None) -> Table:
    """The table of a record, after `until` of its entries or all of them."""
    return replayed(shelf, record, until, data)
