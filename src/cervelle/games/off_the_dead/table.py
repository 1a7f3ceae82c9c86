"""What lies on the table in Off the Dead.

Survivors sit at places around the Horde, not seats: one seat may play several of them.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from cervelle.engine.box import Box, kit_of
from cervelle.engine.dice import Dice
from cervelle.engine.table import EVERYONE, Prompt, Table
from cervelle.engine.window import WindowTable
from cervelle.games.off_the_dead.table_cards import (
    HANDS,
    MELEE,
    NO_EVENT,
    NOBODY_THERE,
    NONE,
    SETTING_UP,
    before_of,
    is_its_double,
    is_up,
    kind_of,
    known_since,
    lay_in,
    number_of,
    told,
    with_face,
    zone_of,
)
from cervelle.games.off_the_dead.table_kit import Kit


@mypyc_attr(allow_interpreted_subclasses=True)
class DeadTable(WindowTable):
    """The Horde in the middle, a corridor from it to each survivor, and the rubble beside."""

    voice: ClassVar[str] = "otd"
    open_to_all: ClassVar[bool] = True
    prompts: ClassVar[tuple[Prompt, ...]] = (
        Prompt("survivor", "otd.1.3"), Prompt("action", "otd.2.2"), Prompt("pile", "otd.3.1"), Prompt("take", "otd.3.3"),
        Prompt("put", "otd.3.4"), Prompt("redirect", "otd.6.8"), Prompt("next", "otd.5.13"), Prompt("again", "otd.5.10"),
        Prompt("push", "otd.5.11"), Prompt("reveal", "otd.6.5"), Prompt("lose", "otd.11.6"), Prompt("discard", "otd.12.2"),
        Prompt("direction", "otd.12.6"), Prompt("pay", "otd.12.4"), Prompt("surplus", "otd.12.5"),
        Prompt("before-action", "otd.13.1"), Prompt("event", "otd.13.2"), Prompt("rolled", "otd.13.3"),
        Prompt("before-bite", "otd.13.4"), Prompt("before-advance", "otd.13.5"), Prompt("before-wave", "otd.13.6"),
        Prompt("surprise", "otd.13.7"), Prompt("end", "otd.13.8"),
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        *WindowTable.fields, "survivors", "infection", "alive", "used", "panicked", "shielded", "items", "trophies", "corridors",
        "horde", "top", "arrow", "piles", "rubble", "cemetery", "turn", "actor", "phase", "barricaded", "aiming", "arrivals",
        "turned", "in_use", "queue", "target", "event", "stopped", "die", "plus", "roll", "biting", "plays", "spent",
        "bought", "owing", "shots", "shown", "first", "put_at",
    )  # fmt: skip

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.kit: Kit = kit_of(box, Kit)
        places = self.kit.places
        self.survivors: list[int] = [NONE] * places
        self.infection: list[int] = [0] * places
        self.alive: list[int] = [1] * places
        self.used: list[int] = [0] * places
        self.panicked: list[int] = [0] * places
        self.shielded: list[int] = [0] * places
        self.items: list[list[int]] = [[] for _ in range(places)]
        self.trophies: list[list[int]] = [[] for _ in range(places)]
        self.corridors: list[list[int]] = [[] for _ in range(places)]
        # The Horde: a bag for each pool; the top card was drawn from the first that is not empty.
        self.horde: list[list[int]] = []
        self.top: int = NONE
        self.arrow: int = 0
        self.piles: list[list[int]] = []
        self.rubble: list[int] = []
        self.cemetery: int = 0
        self.first: int = 0
        self.turn: int = 0
        self.actor: int = 0
        self.phase: int = SETTING_UP
        self.barricaded: int = 0
        self.aiming: int = 0
        self.arrivals: int = 0
        self.turned: list[int] = []
        # Where the first of two cards went back, while the second is still in hand.
        self.put_at: int = NONE
        # The attack or the reveal under way: item slot, targets still to come, the one at hand, its event, the roll.
        self.in_use: int = HANDS
        self.queue: list[int] = []
        self.target: int = NONE
        self.event: int = NO_EVENT
        self.stopped: int = 0
        self.shots: int = 0
        self.die: int = 0
        self.plus: int = 0
        self.roll: tuple[int, ...] = ()
        self.biting: int = NONE
        # Kinds of the zombies revealed since the last answer.
        self.shown: list[int] = []
        # Plays declared and not yet carried out, the last one first to come; symbols spent of each trophy in a payment.
        self.plays: list[list[int]] = []
        self.spent: list[int] = []
        self.bought: list[int] = []
        self.owing: list[int] = []

    def become(self, other: Table) -> None:
        assert isinstance(other, DeadTable)
        self.kit = other.kit
        super().become(other)

    # Who is where ------------------------------------------------------------------------------------

    def seat_of(self, place: int) -> int:
        """otd.18.2  A seat may play several survivors: they are dealt round the table."""
        return place % self.seats

    def living(self) -> list[int]:
        return [place for place in range(self.kit.places) if self.alive[place]]

    def told_of(self, place: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """What a log line says of this survivor."""
        return told(self.survivors[place], a, b, c)

    def told_of_nobody(self, a: int, b: int) -> int:
        return told(NONE, a, b)

    def ask_player(self, place: int, prompt: int) -> None:
        self.ask(self.seat_of(place), prompt)

    # Zombies -----------------------------------------------------------------------------------------

    def horde_count(self) -> int:
        count = 0 if self.top == NONE else 1
        for pool in self.horde:
            count += len(pool)
        return count

    def where(self, number: int) -> int:
        """The place in whose corridor this zombie stands, or NOBODY_THERE if it is gone."""
        for place in range(self.kit.places):
            for zombie in self.corridors[place]:
                if number_of(zombie) == number:
                    return place
        return NOBODY_THERE

    def slot(self, place: int, number: int) -> int:
        corridor = self.corridors[place]
        for i in range(len(corridor)):
            if number_of(corridor[i]) == number:
                return i
        return NONE

    def zombie(self, number: int) -> int:
        for corridor in self.corridors:
            for zombie in corridor:
                if number_of(zombie) == number:
                    return zombie
        return NONE

    def change(self, number: int, changed: int) -> None:
        """The same zombie, otherwise."""
        place = self.where(number)
        if place != NOBODY_THERE:
            self.corridors[place][self.slot(place, number)] = changed

    def in_melee(self, place: int) -> list[int]:
        return [number_of(zombie) for zombie in self.corridors[place] if zone_of(zombie) == MELEE]

    def is_limited(self) -> bool:
        """otd.6.9  With one survivor left, or with every corridor full, the limit of five is off."""
        living = self.living()
        if len(living) < 2:
            return False
        return any(len(self.corridors[place]) < self.kit.corridor for place in living)

    def has_room(self, place: int) -> bool:
        return self.alive[place] == 1 and (len(self.corridors[place]) < self.kit.corridor or not self.is_limited())

    # What nobody knows -------------------------------------------------------------------------------

    def redeal(self, seat: int, dice: Dice) -> None:
        """Hands are open: what one seat does not know, none does. Faces that nobody has seen, pool by pool, the last first."""
        for pool in range(len(self.horde) - 1, -1, -1):
            self._redeal_pool(pool, dice, seat != EVERYONE)

    def _redeal_pool(self, pool: int, dice: Dice, sorted_first: bool) -> None:
        """Whatever lay in this pool unseen could lie where another of them does, with all that was unknown of it before."""
        below = (1 << pool) - 1
        faces: list[int] = []
        for zombie in self.unseen():
            if lay_in(zombie, pool):
                faces.append(kind_of(zombie) | (before_of(zombie) & below) << 8)
        if sorted_first:
            faces.sort()
        dice.shuffle(faces)
        at = 0
        lists = [*self.horde, *self.corridors]
        for zombies in lists:
            for i in range(len(zombies)):
                if not is_up(zombies[i]) and lay_in(zombies[i], pool):
                    zombies[i] = with_face(zombies[i], faces[at], below)
                    at += 1
        if self.top != NONE and lay_in(self.top, pool):
            self.top = with_face(self.top, faces[at], below)

    def take_for_known(self, zombie: int) -> None:
        """A face just revealed that was known to lie in one of its pools is taken for that one, whichever it was.

        So what the table holds for known does not tell more than players can.
        """
        latest = NONE
        for other in self.unseen():
            if is_its_double(other, zombie) and known_since(other) > latest:
                latest = known_since(other)
        if latest == NONE:
            return
        earlier = (before_of(zombie) & (1 << latest) - 1) << 32
        for zombies in [*self.horde, *self.corridors]:
            for i in range(len(zombies)):
                if is_its_double(zombies[i], zombie) and known_since(zombies[i]) == latest:
                    zombies[i] |= earlier
                    return
        self.top |= earlier

    def unseen(self) -> list[int]:
        found: list[int] = []
        for zombies in [*self.horde, *self.corridors]:
            for zombie in zombies:
                if not is_up(zombie):
                    found.append(zombie)
        if self.top != NONE:
            found.append(self.top)
        return found
