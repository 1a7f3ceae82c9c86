"""Tables laid out as a test needs them, and moves as a player would say them."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import cervelle
from cervelle.engine.dice import Dice
from cervelle.games.off_the_dead import rules_turn
from cervelle.games.off_the_dead.rules import OffTheDead
from cervelle.games.off_the_dead.table_cards import (
    ADRENALINE,
    AXE,
    BARRICADE,
    BEFORE_ACTION,
    CHAINSAW,
    COLT,
    FIRST,
    FIRST_ACTION,
    JERRYCAN,
    LOADER,
    MELEE,
    MP5,
    NONE,
    SCOPE,
    SECOND,
    SURPRISE_WAVE,
    TILTED,
    TOY,
    UP,
    card,
    in_zone,
    is_up,
    item,
    kind_of,
    number_of,
    zone_of,
)
from tests import kit
from tests.kit import choose, offered, refused_by

__all__ = [
    "ADRENALINE", "AXE", "BARRICADE", "BIO", "CHAINSAW", "CHEERLEADER", "COLT", "COP", "FIRST", "GRANNY", "HAND", "JERRYCAN",
    "LOADER", "MELEE", "MP5", "NURSE", "SCOPE", "SECOND", "SKULL", "SURFER", "SURPRISE_WAVE", "TOY", "choose", "offered",
    "refused_by",
]  # fmt: skip

game = cervelle.shelf["off-the-dead"]


def plain_cards() -> Path:
    """The cards with weapons of these powers, whatever the balance of the game makes of them."""
    text = (game.folder / "cards.toml").read_text("utf-8")
    for name, power in (("colt", 2), ("mp5", 1), ("axe", 1), ("chainsaw", 3), ("jerrycan", 2)):
        text = re.sub(rf'(id = "{name}"\npower = )\d', rf"\g<1>{power}", text)
    path = Path(tempfile.mkdtemp()) / "cards.toml"
    path.write_text(text, "utf-8")
    return path


CARDS = plain_cards()

SKULL, HAND, BIO = 1, 2, 4
GRANNY, COP, CHEERLEADER, SURFER, NURSE = range(5)
TEAM = (COP, NURSE, GRANNY, SURFER)
"""Who sits where unless a test says otherwise: the first bears a skull."""


class Z(NamedTuple):
    """A zombie: a hand, unless said otherwise, which is no concern of the Cop."""

    strength: int = 3
    symbols: int = HAND
    zone: int = MELEE
    up: bool = True
    tilted: bool = False


def hidden(strength: int = 3, symbols: int = HAND, zone: int = SECOND) -> Z:
    return Z(strength, symbols, zone, up=False)


class Loaded(Dice):
    """Dice that fall as a test says: for rolls of a die and for arrows; anything else falls as it may."""

    def __init__(self, rolls: Sequence[int] = (), arrows: Sequence[int] = ()) -> None:
        super().__init__(bytes(16))
        self.rolls = list(rolls)
        self.arrows = list(arrows)

    def roll(self, faces: int) -> int:
        return self.rolls.pop(0) if self.rolls else super().roll(faces)

    def below(self, n: int) -> int:
        return self.arrows.pop(0) if n == 4 and self.arrows else super().below(n)


def fresh(places: int = 4, seats: int = 0, team: Sequence[int] = TEAM, seed: int = 1, **options: Any) -> OffTheDead:
    """A game whose survivors have been chosen."""
    seats = seats or places
    t = game.table(seats, seed, CARDS, survivors_per_seat=places // seats, **options)
    assert isinstance(t, OffTheDead)
    for place in range(places):
        choose(t, "survivor", team[place])
    return t


def dead(
    places: int = 4,
    *,
    corridors: Mapping[int, Sequence[Z]] | None = None,
    horde: Sequence[Z] = (Z(),) * 3,
    arrow: int = 0,
    items: Mapping[int, Sequence[int | tuple[int, int]]] | None = None,
    trophies: Mapping[int, Sequence[int]] | None = None,
    infection: Mapping[int, int] | None = None,
    used: Sequence[int] | None = None,
    corpses: Sequence[int] = (),
    piles: Sequence[Sequence[int]] | None = None,
    turn: int = 0,
    rolls: Sequence[int] = (),
    arrows: Sequence[int] = (),
    then: Sequence[Callable[[Any], None]] | None = None,
    **options: Any,
) -> OffTheDead:
    """A survivor's first action about to be chosen; abilities are used up unless `used` says whose are.

    The Horde is given from its top down. Trophies are given by their symbols, items by kind, full unless rounds are given.
    """
    t = fresh(places, **options)
    t.corridors = [[] for _ in range(places)]
    t.arrivals = 0
    for place, zombies in (corridors or {}).items():
        for each in zombies:
            add(t, place, each)
    t.horde = [[card(t.kit.kind(z.strength, z.symbols), i)] for i, z in enumerate(horde)] or [[]]
    t.top = t.horde[0].pop() if horde else NONE
    t.arrow = arrow
    t.items = [[held(t, each) for each in (items or {}).get(place, ())] for place in range(places)]
    t.trophies = [[trophy(t, mask) for mask in (trophies or {}).get(place, ())] for place in range(places)]
    t.infection = [(infection or {}).get(place, 0) for place in range(places)]
    t.alive = [0 if place in corpses else 1 for place in range(places)]
    t.used = [1 if used is None or place in used else 0 for place in range(places)]
    if piles is not None:
        t.piles = [list(pile) for pile in piles] + [[] for _ in range(t.kit.piles - len(piles))]
    t.cemetery = 0
    t.turn = t.actor = turn
    t.phase = FIRST_ACTION
    t.dice = Loaded(rolls, arrows)
    return run(t, *(then if then is not None else (rules_turn.choose_action,)))


def add(t: OffTheDead, place: int, z: Z) -> int:
    t.arrivals += 1
    zombie = in_zone(card(t.kit.kind(z.strength, z.symbols), 0), z.zone) | t.arrivals << 20
    t.corridors[place].append(zombie | (UP if z.up else 0) | (TILTED if z.tilted else 0))
    return t.arrivals


def held(t: OffTheDead, each: int | tuple[int, int]) -> int:
    return item(*each) if isinstance(each, tuple) else item(each, t.kit.rounds[each])


def trophy(t: OffTheDead, mask: int) -> int:
    return t.kit.kind(2 if mask in (SKULL, HAND, BIO) else 5, mask)


def run(t: OffTheDead, *steps: Callable[[Any], None]) -> OffTheDead:
    """As far as these steps lead: then the table is at rest."""
    t.windows.clear()
    return kit.run(t, *steps, at_rest)


def at_rest(t: OffTheDead) -> None:
    """The end of what a test is about: the table waits for an action that is never given."""
    t.ask_player(t.turn, AT_REST)


AT_REST = 0


def is_at_rest(t: OffTheDead) -> bool:
    return t.asked == AT_REST and not t.agenda


def pass_windows(t: OffTheDead) -> OffTheDead:
    while t.outcome is None and t.asked >= BEFORE_ACTION:
        choose(t, "pass")
    return t


def asked(t: OffTheDead) -> str:
    """The kind of the open question, or `rest`."""
    return "rest" if is_at_rest(t) else t.prompts[t.asked].name


def zones(t: OffTheDead, place: int = 0) -> list[int]:
    return [zone_of(zombie) for zombie in t.corridors[place]]


def ups(t: OffTheDead, place: int = 0) -> list[bool]:
    return [is_up(zombie) for zombie in t.corridors[place]]


def strengths(t: OffTheDead, place: int = 0) -> list[int]:
    return [t.kit.strengths[kind_of(zombie)] for zombie in t.corridors[place]]


def numbers(t: OffTheDead, place: int = 0) -> list[int]:
    return [number_of(zombie) for zombie in t.corridors[place]]


def counts(t: OffTheDead) -> list[int]:
    return [len(corridor) for corridor in t.corridors]
