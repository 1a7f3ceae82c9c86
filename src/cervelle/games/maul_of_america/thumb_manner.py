"""What a player thinks more of, and what less."""

from __future__ import annotations

from typing import Final, NamedTuple


class Manner(NamedTuple):
    """How much things count for a player of either side."""

    later: float
    """To a Client, of the ways from the next place to search to the three after it, what the mean counts; 0: only the nearest."""
    thrift: float
    """How dear an action is that a Client's plan has a use for, when there is somebody to fight."""
    heavy: float
    """How dangerous it must be to send zombies away."""
    pull: float
    near: float
    """To the Zombie Master, what it is worth to be near a Client, and the distance that halves it, about."""
    ambush: float
    """How much more it is worth to be between a Client and the exit than behind."""
    lurk: float
    """What it is worth to be where a Client is likely to search next."""


USUAL: Final = Manner(later=0.0, thrift=1.0, heavy=0.7, pull=0.4, near=5.0, ambush=1.25, lurk=0.0)
FORESEEING: Final = Manner(later=1.1, thrift=0.4, heavy=0.5, pull=0.8, near=3.5, ambush=1.5, lurk=0.35)
"""Thinks of the places after the next, and fights whoever would be a nuisance there; or waits where others will come."""
