"""A scenario of Zombicide: a town, what lies in it, how it is won and lost."""

from __future__ import annotations

from typing import Final, NamedTuple

from cervelle.games.zombicide.table_map import Map

OBJECTIVES: Final = ("token", "key", "merchant", "food", "seal", "bile")
ZOMBIES: Final = (
    "walker", "fatty", "runner", "necromancer", "npc", "abomination", "abominotaur", "wolfbomination", "abominatroll",
    "ablobination",
)  # fmt: skip
OUT: Final = "objectives-and-out"
HOME: Final = "objectives-and-home"
NECROMANCERS: Final = "necromancers-dead"
LORD: Final = "lord-and-cabal"
GOALS: Final = (OUT, HOME, NECROMANCERS, LORD)
NECROMANCER_OUT: Final = "necromancer-out"
LOSSES: Final = (NECROMANCER_OUT,)
WITH_WORDS: Final = ("porte-basse", "marche-aux-ombres", "le-rituel", "les-greniers", "crypte-du-seigneur")
"""Scenarios with a name and a story in the word files, in the order of their numbers there."""
LAST: Final = 5


class Scenario(NamedTuple):
    """One evening in town. Zones and doors are numbers of its map; lists are in the order of the file."""

    name: str
    map: Map
    start: int
    exits: list[int]
    spawns: list[int]
    objectives: list[tuple[int, str]]
    """Zone and kind."""
    needs: dict[str, int]
    """How many objectives of a kind must be taken."""
    locked: list[int]
    """Doors that open only once all keys are taken."""
    zombies: list[tuple[int, str, int]]
    """Zone, kind and how many are there when it begins."""
    ritual: int
    """Where the necromancers go, or -1."""
    removed: list[int]
    """Numbers of zombie cards that stay in the box."""
    npcs: bool
    """Whether the cards of the notorious ones are shuffled in."""
    shop: bool
    """Whether merchants trade from here on, once it is won."""
    rounds: int
    """After so many it is lost, 0: never."""
    goals: list[str]
    """Any one of them wins; the first one is the better ending."""
    losses: list[str]
    """What loses it, besides everybody's death, the clock, and what always does."""
