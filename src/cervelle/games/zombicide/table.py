"""What lies on the table in the Zombicide campaign."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from cervelle.engine.box import Box, kit_of
from cervelle.engine.dice import Dice
from cervelle.engine.table import Prompt, Table
from cervelle.engine.window import WindowTable
from cervelle.games.zombicide.table_kit import (
    AT_HURT,
    AT_ZONE,
    BODY,
    CASTING,
    COMMON,
    NONE,
    PACK,
    SLOTS,
    SORTS,
    Kit,
    kind_of,
    sort_of,
    zone_of,
)
from cervelle.games.zombicide.table_map import ZONES, Ground, Map


@mypyc_attr(allow_interpreted_subclasses=True)
class CampaignTable(WindowTable):
    """The map with its zombies, and the survivors, who sit at places: one seat may lead several."""

    voice: ClassVar[str] = "zc"
    open_to_all: ClassVar[bool] = True
    prompts: ClassVar[tuple[Prompt, ...]] = (
        Prompt("cast", "zc.19.1"), Prompt("act", "zc.2.1"), Prompt("arrange", "zc.12.4"), Prompt("drop", "zc.2.6"),
        Prompt("pick", "zc.2.7"), Prompt("torchlight", "zc.3.9"), Prompt("reroll", "zc.18.2"), Prompt("hit", "zc.13.2"),
        Prompt("victim", "zc.14.2"), Prompt("split", "zc.14.5"), Prompt("learn", "zc.11.6"), Prompt("token", "zc.16.4"),
        Prompt("ritual", "zc.8.2"), Prompt("shop", "zc.9.4"), Prompt("join", "zc.19.9"), Prompt("stow", "zc.2.8"),
        Prompt("push", "zc.18.8"), Prompt("before", "zc.2.3"), Prompt("after", "zc.2.3"), Prompt("card", "zc.2.9"),
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        *WindowTable.fields, "cast", "buried", "dead", "zone", "wounds", "xp", "floor_level", "skills", "gear", "belt", "gold",
        "left", "free", "moves", "states", "healed", "passed", "kept", "scenario", "failures", "freed", "phase", "round", "first",
        "doors", "revealed", "chests", "gas", "bile", "fire", "noise", "mob", "todo", "others", "lap", "late", "halted", "owed",
        "corpses", "nobles", "fallen", "lying", "objectives", "taken", "spawns", "magic", "deck", "deck_out", "equipment",
        "equipment_out", "vault", "vaulted", "slain", "escaped", "goal", "rush", "drawing", "actor", "weapons", "attack", "target",
        "hits", "misses", "again", "dancing", "killed", "roll", "group", "ways", "odd", "hurting", "pain", "ignoring", "struck",
        "choosing", "learning", "partner", "stock", "brews", "shopper", "loot", "found", "annals",
    )  # fmt: skip

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.kit: Kit = kit_of(box, Kit)
        places = self.kit.places
        # Survivors, by place.
        self.cast: list[int] = [NONE] * places
        self.buried: int = 0
        self.dead: list[int] = [0] * places
        self.zone: list[int] = [NONE] * places
        self.wounds: list[int] = [0] * places
        self.xp: list[int] = [0] * places
        self.floor_level: list[int] = [0] * places
        self.skills: list[int] = [0] * places
        self.gear: list[list[int]] = [[NONE] * SLOTS for _ in range(places)]
        self.belt: list[list[int]] = [[] for _ in range(places)]
        self.gold: list[int] = [0] * places
        self.left: list[int] = [0] * places
        self.free: list[int] = [0] * places
        self.moves: list[int] = [0] * places
        self.states: list[int] = [0] * places
        self.healed: list[int] = [0] * places
        # Bits: seats that passed since the last action; places that kept an action.
        self.passed: int = 0
        self.kept: int = 0
        self.scenario: int = 0
        self.failures: int = 0
        self.freed: int = 0
        self.phase: int = CASTING
        self.round: int = 0
        self.first: int = 0
        # What will be told of the campaign: [what, scenario, round, whom or NONE].
        self.annals: list[list[int]] = []
        self._lay_out()
        self._begin()

    def _lay_out(self) -> None:
        # The map: doors and buildings that are open (bits), and what lies in each zone.
        self.doors: int = 0
        self.revealed: int = 0
        self.chests: list[int] = []
        self.gas: list[int] = []
        self.bile: list[int] = []
        self.fire: list[int] = []
        self.noise: list[int] = []
        self.corpses: list[int] = []
        self.nobles: list[int] = []
        # Zombies: three numbers for each zone, those of them still to act, and the others one by one.
        self.mob: list[int] = []
        self.todo: list[int] = []
        self.others: list[int] = []
        # Dead survivors [place, zone, meals], items on the floor [zone, item], objectives [zone, kind].
        self.fallen: list[list[int]] = []
        self.lying: list[list[int]] = []
        self.objectives: list[list[int]] = []
        self.taken: list[int] = []
        self.spawns: list[int] = []
        self.magic: int = NONE
        self.deck: list[int] = []
        self.deck_out: list[int] = []
        self.equipment: list[int] = []
        self.equipment_out: list[int] = []
        self.vault: list[int] = []
        self.vaulted: int = 0
        self.slain: int = 0
        self.escaped: int = 0
        self.goal: int = NONE

    def _begin(self) -> None:
        # The zombies' turn: which of their actions it is, who came too late to take part, who is rushed, activations that wait
        # for that to end, sorts that are to act because miniatures ran out, and the zones for which cards are still to be drawn,
        # negative after the last one of each occasion.
        self.lap: int = 0
        self.rush: int = NONE
        self.late: list[int] = []
        self.halted: list[list[int]] = []
        self.owed: list[int] = []
        self.drawing: list[int] = []
        # The action under way.
        self.actor: int = NONE
        self.weapons: list[int] = []
        self.attack: tuple[int, ...] = ()
        self.target: int = NONE
        self.hits: int = 0
        self.misses: int = 0
        self.again: int = 0
        self.dancing: int = 0
        self.killed: int = 0
        self.roll: tuple[int, ...] = ()
        # The group that acts: its zone, where it may go, how many are still to be placed.
        self.group: int = NONE
        self.ways: list[int] = []
        self.odd: list[int] = []
        self.hurting: int = NONE
        self.pain: int = 0
        self.ignoring: int = 0
        self.struck: int = 0
        self.choosing: int = NONE
        self.learning: list[int] = []
        self.partner: int = NONE
        self.loot: int = 0
        self.found: list[int] = []
        self.stock: list[int] = []
        self.brews: list[int] = []
        self.shopper: int = NONE

    def become(self, other: Table) -> None:
        assert isinstance(other, CampaignTable)
        self.kit = other.kit
        super().become(other)

    def redeal(self, seat: int, dice: Dice) -> None:
        """Everything lies open, and decks are bags: nothing is hidden but chance itself."""

    # The map -----------------------------------------------------------------------------------------

    def part(self) -> int:
        """A campaign is lost with a scenario: that failure begins no other try."""
        last = 1 if self.outcome is not None and not self.outcome.winners else 0
        return (self.failures - last) * len(self.kit.scenarios) + self.scenario

    def map(self) -> Map:
        return self.kit.maps[self.scenario]

    def ground(self) -> Ground:
        return self.kit.maps[self.scenario].ground(self.doors)

    def break_door(self, door: int) -> None:
        """A door gives way to zombies. What comes of it is for the rules: more zombies, who may set these in motion again."""
        raise NotImplementedError

    # Survivors ---------------------------------------------------------------------------------------

    def seat_of(self, place: int) -> int:
        """zc.19.1  Survivors are shared out in seat order."""
        return place % self.seats

    def living(self) -> list[int]:
        """Survivors who are on the map."""
        return [place for place in range(self.kit.places) if not self.dead[place] and self.zone[place] != NONE]

    def here(self, zone: int) -> list[int]:
        return [place for place in range(self.kit.places) if not self.dead[place] and self.zone[place] == zone]

    def has_skill(self, place: int, skill: int) -> bool:
        return self.skills[place] >> skill & 1 == 1

    def holds(self, place: int, kind: int) -> int:
        """The slot in which the survivor has this item, or NONE."""
        gear = self.gear[place]
        for slot in range(SLOTS):
            if gear[slot] != NONE and kind_of(gear[slot]) == kind:
                return slot
        return NONE

    def free_slot(self, place: int) -> int:
        """Where something new may go: the hands first, then the backpack."""
        gear = self.gear[place]
        for slot in range(self.kit.slots):
            if slot != BODY and gear[slot] == NONE:
                return slot
        return NONE

    def in_hand(self, place: int, kind: int) -> bool:
        """Whether the survivor has this item at hand, or on the body where the card allows it."""
        gear = self.gear[place]
        return any(gear[slot] != NONE and kind_of(gear[slot]) == kind for slot in range(PACK))

    def told_of(self, place: int, a: int = 0, b: int = 0) -> int:
        """What a log line says: of which survivor, and up to two numbers; the first is below 128 if there is a second."""
        return self.cast[place] + 8 * a + 1024 * b

    def note(self, what: int, place: int = NONE) -> None:
        """For the annals of the campaign."""
        self.annals.append([what, self.scenario, self.round, NONE if place == NONE else self.cast[place]])

    # Zombies -----------------------------------------------------------------------------------------

    def count(self, zone: int) -> int:
        """All zombies there."""
        base = zone * COMMON
        found = self.mob[base] + self.mob[base + 1] + self.mob[base + 2]
        for one in self.others:
            if zone_of(one) == zone:
                found += 1
        return found

    def is_infested(self, zone: int) -> bool:
        base = zone * COMMON
        if self.mob[base] or self.mob[base + 1] or self.mob[base + 2]:
            return True
        return any(zone_of(one) == zone for one in self.others)

    def sorts_in(self, zone: int) -> list[int]:
        """Each sort of zombie that stands there, once."""
        found = [sort for sort in range(COMMON) if self.mob[zone * COMMON + sort]]
        for one in self.others:
            if zone_of(one) == zone and sort_of(one) not in found:
                found.append(sort_of(one))
        found.sort()
        return found

    def one_in(self, zone: int, sort: int) -> int:
        """Where among the others this one is kept; NONE if it is not there."""
        for i in range(len(self.others)):
            if self.others[i] & AT_HURT - 1 == sort + AT_ZONE * zone:
                return i
        return NONE

    def is_in_play(self, sort: int) -> bool:
        return any(sort_of(one) == sort for one in self.others)

    def on_map(self, sort: int) -> int:
        """How many of a common sort are on the map."""
        total = 0
        for zone in range(ZONES):
            total += self.mob[zone * COMMON + sort]
        return total


assert SORTS < AT_ZONE
