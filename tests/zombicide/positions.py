"""Tables laid out as a test needs them, and moves as a player would say them.

All in a town of its own, so that nobody who balances the real scenarios has to think of these tests:

    a b c d e f
   +-+-+-+-+-+-+
 1 |           |    a1 … f1, c and d, the 4th and 6th line: streets
   +D+-+ + +O+-+    a2 b2: a closed house, with a vault a3 below
 2 |.O.|   |. .|    e2 f2: a house that is open from the start
   +D+-+ + +-+-+    b3, e3, f3: closed houses of one room
 3 |V|.D   D.D.|    d5 e5 f5: a closed house of three rooms
   +-+D+ + +D+-+    b5: nothing
 4 |           |
   + +-+ +-+-+D+
 5 | |#| D. . .|
   + +-+ +D+-+-+
 6 |           |
   +-+-+-+-+-+-+

The five scenarios have the names and goals of the real ones. Survivors stand in c3, where all of them begin, unless a test
says otherwise; spawn zones are a6 and f6.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import cervelle
from cervelle.engine.dice import Dice
from cervelle.games.zombicide import rules_phase
from cervelle.games.zombicide.deck import EQUIPMENT, POTIONS, SKILLS
from cervelle.games.zombicide.deck import SURVIVORS as NAMES
from cervelle.games.zombicide.rules import Campaign
from cervelle.games.zombicide.rules_levels import refresh_free
from cervelle.games.zombicide.scenarios import zone_name
from cervelle.games.zombicide.table_kit import (
    ACT,
    AT_HURT,
    AT_PAID,
    AT_ZONE,
    BEFORE,
    COMMON,
    EMPTY,
    NONE,
    SLOTS,
    SURVIVORS,
    UNLOADED,
    hurt_of,
    sort_of,
    zone_of,
)
from cervelle.games.zombicide.table_sight import SORT_NAMES
from tests import kit
from tests.kit import choose, offered, refused_by
from tests.zombicide.towns import zone

__all__ = ["choose", "offered", "refused_by", "zone"]

game = cervelle.shelf["zombicide"]

TOWN = """\
+-+ +-+-+ +-+
|           |
+D+-+ + +O+-+
D.O.|   |. .D
+D+-+ + +-+-+
|V|.D   D.D.|
+-+D+ + +D+-+
|           |
+ +-+ +-+-+D+
  |#| D. . .D
+ +-+ +D+-+-+
|           |
+-+ +-+-+ +-+
"""
SCENARIOS = """
[[scenario]]
name = "porte-basse"
source = "reconstructed"
tiles = "nw ne / sw se"
start = "c3"
exits = "a1 b1"
spawns = "a6 f6"
objectives = "token b1 f1 a4"
needs = "token 3"
removed = "41-46"
goals = "objectives-and-out"

[[scenario]]
name = "marche-aux-ombres"
source = "reconstructed"
tiles = "nw ne / sw se"
start = "c3"
exits = "a1"
spawns = "a6 f6"
objectives = "key f1, merchant e3"
locked = "d3-e3"
needs = "merchant 1"
zombies = "npc 1 a4"
npcs = true
shop = true
goals = "objectives-and-out"

[[scenario]]
name = "le-rituel"
source = "reconstructed"
tiles = "nw ne / sw se"
start = "c3"
spawns = "a6 f6"
zombies = "necromancer 1 a1, necromancer 1 f4"
ritual = "c1"
removed = "41-46"
goals = "necromancers-dead"
losses = "necromancer-out"

[[scenario]]
name = "les-greniers"
source = "reconstructed"
tiles = "nw ne / sw se"
start = "c3"
exits = "c3 c4"
spawns = "a6 f6"
objectives = "food a1 f1 a4"
needs = "food 2"
zombies = "abominotaur 1 f1"
rounds = 7
goals = "objectives-and-home"

[[scenario]]
name = "crypte-du-seigneur"
source = "reconstructed"
tiles = "nw ne / sw se"
start = "c3"
exits = "a1"
spawns = "a6 f6"
objectives = "seal b1 f1 a4, bile f4"
needs = "seal 3"
zombies = "abomination 1 e5, necromancer 1 f3"
removed = "41-46"
goals = "lord-and-cabal, objectives-and-out"
"""


def own_cards() -> Path:
    """The real cards with this town and its scenarios."""
    text = (game.folder / "cards.toml").read_text("utf-8")
    folder = Path(tempfile.mkdtemp())
    rows = TOWN.splitlines()
    tiles = ""
    for name, top, left in (("nw", 0, 0), ("ne", 0, 6), ("sw", 6, 0), ("se", 6, 6)):
        (folder / f"{name}.txt").write_text("".join(row[left : left + 7] + "\n" for row in rows[top : top + 7]), "utf-8")
        tiles += f'[[tile]]\nname = "{name}"\nfile = "{name}.txt"\nsource = "reconstructed"\n\n'
    path = folder / "cards.toml"
    path.write_text(text[: text.index("[[tile]]")] + tiles + SCENARIOS, "utf-8")
    return path


SHEET = own_cards()
CARDS = game.data(SHEET)
DECK = [each["card"] for key in ("spawn", "character") for each in tomllib.loads(SHEET.read_text("utf-8"))[key]]
LETTERS = "WFRN"
TEAM = ("ann", "baldric", "clovis", "nelly", "samson", "silas")


def item(name: str) -> int:
    """`crossbow`, or `crossbow*` that has to be reloaded; `-` is an empty place."""
    if name == "-":
        return NONE
    return EQUIPMENT.index(name.rstrip("*")) + (UNLOADED if name.endswith("*") else 0)


def card(text: str) -> int:
    """A spawn card by what it says."""
    return DECK.index(text)


def potion(name: str) -> int:
    return POTIONS.index(name)


def sort(name: str) -> int:
    return SORT_NAMES.index(name)


class Loaded(Dice):
    """Dice that fall as a test says, bags that give what it says, and whatever else is drawn; the rest falls as it may."""

    def __init__(self, rolls: Sequence[int] = (), draws: Sequence[int] = (), picks: Sequence[int] = ()) -> None:
        super().__init__(bytes(16))
        self.rolls = list(rolls)
        self.draws = list(draws)
        self.picks = list(picks)

    def roll(self, faces: int) -> int:
        return self.rolls.pop(0) if self.rolls else super().below(faces) + 1

    def below(self, n: int) -> int:
        return self.picks.pop(0) if self.picks else super().below(n)

    def draw(self, bag: list[int]) -> int:
        if not self.draws:
            return super().draw(bag)
        bag.remove(self.draws[0])
        return self.draws.pop(0)


def fresh(places: int = 2, seats: int = 1, team: Sequence[str] = TEAM, **options: Any) -> Campaign:
    """A scenario laid out, its first round about to begin."""
    return begun(places, seats, tuple(team), tuple(sorted(options.items()))).copy()


@cache
def begun(places: int, seats: int, team: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> Campaign:
    t = game.table(seats, 1, CARDS, survivors=places, **dict(options))
    assert isinstance(t, Campaign)
    for place in range(places):
        choose(t, "cast", NAMES.index(team[place]))
    return t


def camp(
    where: Sequence[str] = ("c3", "c3"),
    zombies: Mapping[str, str] | None = None,
    others: Sequence[tuple[str, str] | tuple[str, str, int]] = (),
    *,
    team: Sequence[str] = TEAM,
    scenario: int = 1,
    left: int | Sequence[int] = 3,
    gear: Mapping[int, Sequence[str]] | None = None,
    belt: Mapping[int, Sequence[str]] | None = None,
    skills: Mapping[int, Sequence[str]] | None = None,
    xp: Mapping[int, int] | None = None,
    wounds: Mapping[int, int] | None = None,
    gold: Mapping[int, int] | None = None,
    states: Mapping[int, int] | None = None,
    doors: Sequence[str] = (),
    bile: Sequence[str] = (),
    fire: Mapping[str, int] | None = None,
    gas: Mapping[str, int] | None = None,
    noise: Mapping[str, int] | None = None,
    spawns: Sequence[str] | None = None,
    phase: int = SURVIVORS,
    kept: Sequence[int] = (),
    rolls: Sequence[int] = (),
    draws: Sequence[int] = (),
    picks: Sequence[int] = (),
    then: Sequence[Callable[[Any], None]] = (rules_phase.whose_turn,),
    **options: Any,
) -> Campaign:
    """Survivors about to act. Zombies are letters for each zone (W walker, F fatty, R runner, N necromancer), `others` are
    (sort, zone, wounds). Survivors have empty hands, no gold and no skills unless a test gives them some; their blue skill too."""
    places = len(where)
    t = fresh(places, team=team, scenario=scenario, **options)
    t.mob = [0] * len(t.mob)
    t.others = []
    t.round = 1
    t.phase = phase
    t.kept = 0
    for place in range(places):
        t.zone[place] = zone(where[place])
        t.left[place] = left if isinstance(left, int) else left[place]
        t.skills[place] = sum(1 << SKILLS.index(name) for name in (skills or {}).get(place, ()))
        t.wounds[place] = (wounds or {}).get(place, 0)
        t.xp[place] = (xp or {}).get(place, 0)
        t.floor_level[place] = sum(t.xp[place] >= band for band in t.kit.bands)
        t.gold[place] = (gold or {}).get(place, 0)
        t.states[place] = (states or {}).get(place, 0)
        t.gear[place] = [item(name) for name in (gear or {}).get(place, ())]
        t.gear[place] += [NONE] * (SLOTS - len(t.gear[place]))
        t.belt[place] = [potion(name) for name in (belt or {}).get(place, ())]
        refresh_free(t, place)
    for place in kept:
        t.kept |= 1 << place
        t.left[place] = 1
        t.free[place] = 0
    put(t, zombies or {}, others)
    for name in doors:
        open_now(t, name)
    for name in bile:
        t.bile[zone(name)] = 1
    for values, amounts in ((t.fire, fire), (t.gas, gas), (t.noise, noise)):
        for name, amount in (amounts or {}).items():
            values[zone(name)] = amount
    if spawns is not None:
        t.spawns = [zone(name) for name in spawns]
    t.dice = Loaded(rolls, draws, picks)
    return run(t, *then)


def put(t: Campaign, zombies: Mapping[str, str], others: Sequence[tuple[str, str] | tuple[str, str, int]]) -> None:
    for name, letters in zombies.items():
        for letter in letters:
            if letter == "N":
                t.others.append(sort("necromancer") + AT_ZONE * zone(name))
            else:
                t.mob[zone(name) * COMMON + LETTERS.index(letter)] += 1
    for each in others:
        hurt = each[2] if len(each) > 2 else 0
        t.others.append(sort(each[0]) + AT_ZONE * zone(each[1]) + hurt * (AT_HURT + AT_PAID))


def open_now(t: Campaign, name: str) -> None:
    """This door is open, and what was behind it known."""
    a, b = name.split("-")
    t.doors |= 1 << door(t, name)
    for each in (a, b):
        if t.map().building[zone(each)] != NONE:
            t.revealed |= 1 << t.map().building[zone(each)]


def door(t: Campaign, name: str) -> int:
    a, b = name.split("-")
    number = t.map().door_between(zone(a), zone(b))
    assert number >= 0, f"no door {name}"
    return number


def run(t: Campaign, *steps: Callable[[Any], None]) -> Campaign:
    """As far as these steps lead: then the table is at rest."""
    t.windows.clear()
    return kit.run(t, *steps, at_rest)


def at_rest(t: Campaign) -> None:
    """The end of what a test is about: the table waits for an answer that is never given."""
    t.ask(0, AT_REST)


AT_REST = 0


def asked(t: Campaign) -> str:
    """The kind of the open question, or `rest`, or `over`."""
    if t.outcome is not None:
        return "over"
    return "rest" if t.asked == AT_REST and not t.agenda else t.prompts[t.asked].name


def do(t: Campaign, verb: str, *numbers: int | str) -> Campaign:
    """A choice in which zones, doors and things go by their names."""
    return choose(t, verb, *[number(t, each) for each in numbers])


def number(t: Campaign, each: int | str) -> int:
    if isinstance(each, int):
        return each
    if "-" in each and len(each) == 5:
        return door(t, each)
    if each in SORT_NAMES:
        return sort(each)
    return zone(each)


def no(t: Campaign, verb: str, *numbers: int | str) -> str | None:
    """The rule that forbids this."""
    return refused_by(t, verb, *[number(t, each) for each in numbers])


def verbs(t: Campaign) -> set[str]:
    """What may be chosen, by verb."""
    return {str(each[0]) for each in offered(t)}


def zones_for(t: Campaign, verb: str) -> list[str]:
    """The zones for which this verb may be chosen."""
    names = list(t.box.verbs[verb].numbers)
    return sorted({zone_name(int(each[1 + names.index("zone")])) for each in offered(t) if each[0] == verb})


def pass_all(t: Campaign) -> Campaign:
    """Nobody wants anything more in this turn or window."""
    while t.outcome is None and (t.asked == ACT or t.asked >= BEFORE) and asked(t) != "rest":
        choose(t, "pass")
    return t


def mob(t: Campaign, name: str) -> str:
    """The zombies of a zone as letters, then the others by name."""
    base = zone(name) * COMMON
    letters = "".join(LETTERS[each] * t.mob[base + each] for each in range(COMMON))
    rest = sorted(SORT_NAMES[sort_of(one)] for one in t.others if zone_of(one) == zone(name))
    return " ".join([letters, *rest] if letters else rest)


def hurt(t: Campaign, name: str) -> int:
    """How many wounds one of the others has taken."""
    return next(hurt_of(one) for one in t.others if sort_of(one) == sort(name))


def at(t: Campaign, place: int = 0) -> str:
    return zone_name(t.zone[place])


def things(t: Campaign, place: int = 0) -> list[str]:
    """What a survivor has, without empty places."""
    return [EQUIPMENT[each % UNLOADED] + ("*" if each >= UNLOADED else "") for each in t.gear[place] if each != NONE]


def flasks(t: Campaign, place: int = 0) -> list[str]:
    return [POTIONS[each] for each in t.belt[place]]


def floor(t: Campaign, name: str) -> list[str]:
    """What lies in a zone, potions last."""
    seen = next((each for each in t.view(0)["zones"] if each["zone"] == zone(name)), {})  # type: ignore[attr-defined, index]
    return [*seen.get("lying", ()), *seen.get("flasks", ())]  # type: ignore[attr-defined]


def empty_chests(t: Campaign, *names: str) -> None:
    for name in names:
        t.chests[zone(name)] = EMPTY
