"""The table in words: what a view shows, line by line, for terminals, screen readers and the text view of the pages.

What lines are made of, and their kinds, `Game.pictured` says. This game's rows have two cells: who or what it is, and all there
is to say of it. How far a place is, is told from the nearest of the reader's survivors.
"""

from __future__ import annotations

from typing import Any

from cervelle.engine.box import Box, kit_of
from cervelle.engine.picture import Line, Picture, cards, row
from cervelle.games.zombicide.deck import EQUIPMENT, LEVELS, POTIONS, SKILLS
from cervelle.games.zombicide.scenarios import zone_name
from cervelle.games.zombicide.table_kit import BODY, LOCKED, PACK, Kit
from cervelle.games.zombicide.table_map import FAR, Ground, Map
from cervelle.games.zombicide.table_scenario import GOALS, HOME, LORD, NECROMANCERS, OBJECTIVES, OUT, WITH_WORDS
from cervelle.games.zombicide.table_sight import ANNALS, PHASES, SORT_NAMES, STATES

NEAR_ZOMBIES = 6
NEAR_CHESTS = 5
MOST_NOISES = 5
FIFTHS = 5
STATE_NAMES = [name for _, name in STATES]
ATTACK_ROLL = 1


def pictured(view: dict[str, Any], box: Box, language: str) -> list[Line]:
    picture = TownPicture(view, box, language)
    lines = [picture.title(), *picture.goal()]
    lines += [picture.survivor(each) for each in picture.from_mine() if each["name"] is not None]
    if view["over"] is None:
        lines += picture.shop() if view["phase"] == "shopping" else picture.town_lines()
    return lines + picture.skills() + picture.roll() + picture.decks() + picture.annals()


def town_of(view: dict[str, Any], box: Box) -> Map:
    number: int = view["number"]
    return kit_of(box, Kit).maps[number - 1]


def open_doors(view: dict[str, Any]) -> int:
    return sum(1 << i for i, door in enumerate(view["town"]["doors"]) if door["open"])


class TownPicture(Picture):
    def __init__(self, view: dict[str, Any], box: Box, language: str) -> None:
        super().__init__(view, box, language)
        self.town: Map = town_of(view, box)
        self.ground: Ground = self.town.ground(open_doors(view))
        self.whole: Ground = self.town.ground(self.town.all_open)
        self.zones: list[dict[str, Any]] = view["zones"]
        self.survivors: list[dict[str, Any]] = view["survivors"]
        self.mine: list[int] = self.from_where()

    def from_where(self) -> list[int]:
        """The zones of the reader's survivors, or of all where the reader has none."""
        alive = [each for each in self.survivors if not each["dead"] and each["zone"] is not None]
        own = [each["zone"] for each in alive if each["seat"] == self.view["me"]]
        return list(dict.fromkeys(own or [each["zone"] for each in alive]))

    def from_mine(self) -> list[dict[str, Any]]:
        """The reader's survivors first."""
        return sorted(self.survivors, key=lambda each: each["seat"] != self.view["me"])

    def join(self, told: list[str]) -> str:
        return self.say("zc-see-semicolon").join(filter(None, told))

    # Places ---------------------------------------------------------------------------------------------

    def steps(self, zone: int) -> int:
        """As doors are; where no way leads, as if all of them were open."""
        steps = min([self.ground.far(here)[zone] for here in self.mine], default=0)
        return steps if steps < FAR else min([self.whole.far(here)[zone] for here in self.mine])

    def is_shut(self, zone: int) -> bool:
        return all(self.ground.far(here)[zone] == FAR for here in self.mine)

    def away(self, zone: int) -> str:
        """A place, and how far it is for the reader."""
        if not self.mine:
            return zone_name(zone)
        if zone in self.mine:
            return self.say("zc-see-here", zone=zone_name(zone))
        message = "zc-see-behind" if self.is_shut(zone) else "zc-see-steps"
        return self.say(message, zone=zone_name(zone), steps=str(self.steps(zone)))

    def nearest(self, zones: list[int]) -> list[int]:
        return sorted(zones, key=lambda zone: (self.steps(zone), zone))

    def with_thing(self, thing: str) -> list[dict[str, Any]]:
        found = [zone for zone in self.zones if thing in zone]
        return sorted(found, key=lambda zone: (self.steps(zone["zone"]), zone["zone"]))

    # The evening ----------------------------------------------------------------------------------------

    def title(self) -> Line:
        view = self.view
        cells = [self.say("game-name"), self.say("zc-scenario", known=self.known(), number=str(view["number"]))]
        if view["over"] is not None:
            return "title", row(*cells, self.say("zc-see-won" if view["over"]["won"] else "zc-see-lost"))
        if view["round"] and view["phase"] != "shopping":
            cells.append(self.round())
            cells.append(self.say("zc-see-danger", level=LEVELS.index(view["danger"])))
        if view["phase"] != "survivors":
            cells.append(self.say("zc-see-phase", phase=PHASES.index(view["phase"])))
        if view["failures"]:
            cells.append(self.say("zc-see-failures", failures=int(view["failures"])))
        return "title", row(*cells)

    def round(self) -> str:
        rounds = {"round": str(self.view["round"]), "rounds": str(self.view["rounds"])}
        return self.say("zc-see-round-of", **rounds) if self.view["rounds"] else self.say("zc-see-round", round=rounds["round"])

    def known(self) -> int:
        return known_of(self.view["scenario"])

    def goal(self) -> list[Line]:
        """What is to be done, what must not happen, and how far it is. Once read, the goal is known."""
        said = {"needs": str(sum(self.view["needs"].values())), "rounds": str(self.view["rounds"])}
        if self.known():
            goal = self.say(f"zc-scenario-{self.known()}-goal", **said)
            loss = self.say(f"zc-scenario-{self.known()}-loss", **said)
        else:
            goals = [self.say("zc-see-goal-of", goal=GOALS.index(each)) for each in self.view["goals"]]
            goal, loss = self.say("zc-see-or").join(goals), self.say("zc-see-loss-of")
        kind = "zone" if self.view["round"] <= 1 else "quiet"
        lines = [(kind, row(self.say("zc-see-goal"), goal)), ("quiet", row(self.say("zc-see-loss"), loss))]
        return [*lines, *self.listed("zone", "zc-see-progress", self.progress())]

    def progress(self) -> list[str]:
        if self.view["phase"] in ("casting", "shopping"):
            return []
        taken, needs = self.view["taken"], self.view["needs"]
        counts = {kind: {"taken": str(taken[kind]), "needed": str(needs[kind])} for kind in needs}
        told = [self.say("zc-see-taken", objective=OBJECTIVES.index(kind), **said) for kind, said in counts.items()]
        if {NECROMANCERS, LORD} & set(self.view["goals"]):
            left = [one for zone in self.zones for one in zone.get("others", []) if one["sort"] == "necromancer"]
            told.append(self.say("zc-see-necromancers", left=str(len(left))))
        return told

    # Survivors ------------------------------------------------------------------------------------------

    def survivor(self, each: dict[str, Any]) -> Line:
        kind = self.kind(each["seat"], each["dead"])
        name = self.whose(each)
        if each["dead"]:
            return "out", row(name, self.say("zc-see-dead"))
        return kind, row(name, self.join([self.stands(each), *self.states(each), *self.carried(each)]))

    def whose(self, each: dict[str, Any]) -> str:
        """The survivor, and where several play, who leads it."""
        if self.box.seats == 1:
            return named(each)
        if each["seat"] == self.view["me"]:
            return self.say("see-named-you", name=named(each))
        return self.say("zc-see-named", survivor=named(each), name=self.name(each["seat"]))

    def stands(self, each: dict[str, Any]) -> str:
        if each["zone"] is None or self.view["phase"] == "shopping":
            return self.join([self.say("zc-wounds", wounds=int(each["wounds"])), self.level(each)])
        where = zone_name(each["zone"])
        told = self.say("zc-see-stands", zone=where, wounds=int(each["wounds"]), actions=int(each["actions"]))
        return f"{told}, {self.level(each)}"

    def level(self, each: dict[str, Any]) -> str:
        """The colour, the experience in points and fifths, and how much the next level wants."""
        level = LEVELS.index(each["level"])
        points = in_points(each["fifths"])
        if level >= len(self.view["bands"]):
            return self.say("zc-see-xp", level=level, points=points)
        return self.say("zc-see-xp-next", level=level, points=points, next=str(self.view["bands"][level] // FIFTHS))

    def states(self, each: dict[str, Any]) -> list[str]:
        told = [self.say("zc-see-state", state=STATE_NAMES.index(state)) for state in each["states"]]
        if each["kept"]:
            told.append(self.say("zc-see-kept"))
        if each["moves"]:
            told.append(self.say("zc-see-moves", moves=int(each["moves"])))
        return told

    def carried(self, each: dict[str, Any]) -> list[str]:
        gear = each["gear"]
        told = [self.items("hands", gear[:BODY]) or self.say("zc-see-no-hands")]
        told += [self.items("body", gear[BODY:PACK]), self.items("pack", gear[PACK:])]
        belt = [self.say("zc-potion", potion=POTIONS.index(potion)) for potion in each["belt"]]
        told.append(f"{self.say('zc-see-belt')} {cards(belt)}" if belt else "")
        return [*told, self.say("zc-gold", gold=int(each["gold"])) if each["gold"] else ""]

    def items(self, where: str, slots: list[dict[str, Any] | None]) -> str:
        shown = [self.item(held["item"], held["loaded"]) for held in slots if held is not None]
        return f"{self.say(f'zc-see-{where}')} {cards(shown)}" if shown else ""

    def item(self, name: str, loaded: bool = True) -> str:
        return self.say("zc-item" if loaded else "zc-see-unloaded", item=EQUIPMENT.index(name))

    def skills(self) -> list[Line]:
        return [
            ("quiet", row(self.say("zc-see-skills", survivor=named(each)), cards(map(self.skill, each["skills"]))))
            for each in self.from_mine()
            if each["skills"] and not each["dead"]
        ]

    def skill(self, name: str) -> str:
        return self.say("zc-skill", skill=SKILLS.index(name))

    # The town -------------------------------------------------------------------------------------------

    def town_lines(self) -> list[Line]:
        if self.view["phase"] == "casting":
            return []
        lines = [*self.zombies(), *self.hazards(), *self.things(), *self.ways_out()]
        lines += self.listed("quiet", "zc-see-spawns", [self.away(zone) for zone in self.nearest(self.view["town"]["spawns"])])
        return [*lines, *self.chests(), *self.noises(), *[self.zone(zone) for zone in self.mine]]

    def listed(self, kind: str, label: str, told: list[str]) -> list[Line]:
        return [(kind, row(self.say(label), self.join(told)))] if told else []

    def zombies(self) -> list[Line]:
        """The nearest first."""
        held = [zone for zone in self.zones if "mob" in zone or "others" in zone]
        held.sort(key=lambda zone: (self.steps(zone["zone"]), zone["zone"]))
        told = [self.say("zc-see-crowd", crowd=self.crowd(zone), place=self.away(zone["zone"])) for zone in held[:NEAR_ZOMBIES]]
        if held[NEAR_ZOMBIES:]:
            told.append(self.say("zc-see-further", count=len(held) - NEAR_ZOMBIES))
        return self.listed("danger", "zc-see-zombies", told or [self.say("zc-see-no-zombie")])

    def crowd(self, zone: dict[str, Any]) -> str:
        told = [self.say("zc-some", sort=sort, count=int(count)) for sort, count in enumerate(zone.get("mob", [])) if count]
        others = [one["sort"] for one in zone.get("others", []) if not one.get("hurt")]
        told += [self.say("zc-some", sort=SORT_NAMES.index(name), count=others.count(name)) for name in dict.fromkeys(others)]
        hurt = [one for one in zone.get("others", []) if one.get("hurt")]
        told += [self.say("zc-see-hurt", sort=SORT_NAMES.index(one["sort"]), wounds=int(one["hurt"])) for one in hurt]
        return ", ".join(told)

    def hazards(self) -> list[Line]:
        told = [self.say("zc-see-fire", place=self.away(zone["zone"])) for zone in self.with_thing("fire")]
        gassed = self.with_thing("gas")
        told += [self.say("zc-see-gas", place=self.away(zone["zone"]), rounds=int(zone["gas"])) for zone in gassed]
        told += [self.say("zc-see-bile", place=self.away(zone["zone"])) for zone in self.with_thing("bile")]
        lines = self.listed("danger", "zc-see-hazards", told)
        magic, meeting = self.view["town"]["magic"], self.view["town"]["meeting"]
        if magic is not None:
            lines += self.listed("danger", "zc-see-circle", [self.away(magic)])
        elif meeting is not None:
            lines += self.listed("quiet", "zc-see-meeting", [self.away(meeting)])
        return lines

    def things(self) -> list[Line]:
        told = [
            self.say("zc-see-thing", objective=OBJECTIVES.index(kind), place=self.away(zone["zone"]))
            for zone in self.with_thing("objectives")
            for kind in zone["objectives"]
        ]
        return self.listed("zone", "zc-see-things", told)

    def ways_out(self) -> list[Line]:
        told = [self.away(zone) for zone in self.nearest(self.view["town"]["exits"])]
        if HOME in self.view["goals"]:
            return self.listed("zone", "zc-see-home", told)
        return self.listed("zone", "zc-see-exits", told) if OUT in self.view["goals"] else []

    def chests(self) -> list[Line]:
        full = [zone for zone in self.with_thing("chest") if zone["chest"] <= LOCKED][:NEAR_CHESTS]
        told = [self.away(zone["zone"]) for zone in full]
        for i, zone in enumerate(full):
            if zone["chest"] == LOCKED:
                told[i] = self.say("zc-see-lock", place=told[i])
        return self.listed("quiet", "zc-see-chests", told)

    def noises(self) -> list[Line]:
        loud = sorted([zone for zone in self.zones if "noise" in zone], key=lambda zone: -zone["noise"])
        told = [self.say("zc-see-noise", zone=zone_name(zone["zone"]), noise=str(zone["noise"])) for zone in loud[:MOST_NOISES]]
        return self.listed("quiet", "zc-see-noises", told)

    # One zone -------------------------------------------------------------------------------------------

    def zone(self, zone: int) -> Line:
        """Where one of the reader's survivors stands: what kind of place it is, who is there, what lies there, the ways on."""
        there: dict[str, Any] = next((each for each in self.zones if each["zone"] == zone), {})
        told = [self.say("zc-see-ground", ground=self.town.kind[zone]), ", ".join(self.company(zone)), self.crowd(there)]
        told += [*self.lying(there), *self.ways(zone)]
        return "quiet", row(self.say("zc-see-zone", zone=zone_name(zone)), self.join(told))

    def company(self, zone: int) -> list[str]:
        return [named(each) for each in self.survivors if each["zone"] == zone and not each["dead"]]

    def lying(self, there: dict[str, Any]) -> list[str]:
        told = [self.say("zc-see-noisy", noise=str(there["noise"]))] if "noise" in there else []
        if "chest" in there:
            told.append(self.say("zc-see-chest", chest=int(there["chest"])))
        told += [self.say("zc-objective-name", objective=OBJECTIVES.index(kind)) for kind in there.get("objectives", [])]
        if "bodies" in there:
            told.append(self.say("zc-see-bodies", bodies=int(there["bodies"])))
        told += [self.say("zc-see-fallen", survivor=named(self.survivors[place])) for place in there.get("fallen", [])]
        things = [self.item(name) for name in there.get("lying", ())]
        things += [self.say("zc-potion", potion=POTIONS.index(name)) for name in there.get("flasks", ())]
        if things:
            told.append(f"{self.say('zc-see-lying')} {cards(things)}")
        return told

    def ways(self, zone: int) -> list[str]:
        doors = self.view["town"]["doors"]
        told = []
        for way in range(4):
            other, door = self.town.beside[zone * 4 + way], self.town.door_at[zone * 4 + way]
            if other >= 0:
                shut = door >= 0 and not doors[door]["open"]
                message = "zc-see-joined" if not shut else "zc-see-locked-door" if doors[door]["locked"] else "zc-see-door"
                told.append(self.say(message, way=way, zone=zone_name(other)))
        return told

    # Merchants, dice, decks -----------------------------------------------------------------------------

    def shop(self) -> list[Line]:
        shop = self.view["shop"]
        wares = shop["stock"].items()
        stall = [
            self.say("zc-see-ware", item=EQUIPMENT.index(name), price=str(price), stock=str(stock))
            for name, (stock, price) in wares
        ]
        told = cards(stall) if stall else self.say("zc-see-shut")
        lines = [("held", row(self.say("zc-see-shop"), told))]
        brews = [self.say("zc-see-brew", potion=POTIONS.index(name), price=str(price)) for name, price in shop["brews"]]
        if brews:
            lines.append(("held", row(self.say("zc-see-brews"), cards(brews))))
        heal = [self.say("zc-see-heal", wounds=i + 1, price=str(price)) for i, price in enumerate(shop["heal"])]
        return [*lines, ("quiet", row(self.say("zc-see-healing"), cards(heal)))]

    def roll(self) -> list[Line]:
        roll = self.view["roll"]
        if not roll:
            return []
        if roll[0] == ATTACK_ROLL:
            dice = " ".join(map(str, roll[3:]))
            told = self.say("zc-see-roll-attack", dice=dice, plus=int(roll[2]), needs=str(roll[1]))
        else:
            told = self.say("zc-see-roll-one", die=str(roll[1]))
        return [("quiet", row(self.say("zc-see-roll"), told))]

    def annals(self) -> list[Line]:
        """What happened to whom, between scenarios and at the end."""
        if self.view["phase"] != "shopping" and self.view["over"] is None:
            return []
        told = [self.annal(each) for each in self.view["annals"]]
        return [("quiet", row(self.say("zc-see-annals"), cards(told)))]

    def annal(self, each: dict[str, Any]) -> str:
        numbers = {"number": str(each["number"]), "round": str(each["round"])}
        what, known = ANNALS.index(each["what"]), known_of(each["scenario"])
        return self.say("zc-see-annal", what=what, known=known, survivor=named(each) if each["name"] else "", **numbers)

    def decks(self) -> list[Line]:
        if self.view["phase"] in ("casting", "shopping"):
            return []
        counts = {name: str(count) for name, count in self.view["decks"].items()}
        return [("quiet", row(self.say("zc-see-decks"), self.say("zc-see-deck", **counts)))]


def known_of(name: str) -> int:
    """Which scenario with words of its own this is, from 1; 0 for any other."""
    return WITH_WORDS.index(name) + 1 if name in WITH_WORDS else 0


def named(each: dict[str, Any]) -> str:
    """A survivor's name, which is the same in every language."""
    return str(each["name"]).capitalize()


def in_points(fifths: int) -> str:
    whole, rest = divmod(fifths, FIFTHS)
    return f"{whole} {rest}/{FIFTHS}" if rest else str(whole)
