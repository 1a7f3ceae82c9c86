"""Tables laid out as a test needs them, and moves as a player would say them.

All in the mall called "square", whose cells are named as on a map, with the Zombie Master in seat 0:

    A B C D E F G H I J K L M N O P Q R S T U V W X Y Z a b c d e f
   +---------+-----+---------+-+ +-+-------+   +-+-----------------+
 1 |? . . . .|     |. . . . ?|  E  |? . . .D^ ^  :. . . . . . . . ?|
   |         |     |         |     |       |     |                 |
 2 |. . . . .D     D. . . . .|     |. . . .:     |. . . . . . . . .|
   | +---+   |     |   +---+ |     |       |     +--D-:-:-:-:---D--+
 3 |. . . . .|     |. . . . .D     |. . . .|                       |
   |         |     |         |     +--D-:-:+                       |
 4 |. . . . .|     |? . . . .|     |          Y Y Y Y Y            |
   +----D----+     +----D----+     +                               +
 5 |                              > <         Y Y Y Y Y           >
   |
 6 |                              > <         Y Y Y Y Y           >
   |                               +                               +
 7 |                               |          Y Y Y Y Y            |
   +-----+     +--D-:-:+     +-----+                       +:-:-D--+
 8 |# # #|     |. . . .|     |# # #|                       |. . . .|
   |     |     |       |     |     +--D---:-:-:-:-D--+     |       |
 9 |# # #|     :. . . .:     |# # #|. . . . . . . . .|     :. . . .|
   |     |     |       |     |     |                 |     |       |
10 |# # #|  v v|? . . .Dv v  |# # #|? . . . . . . . .:  v vD. . . ?|
   +-----+-----+-----+-+   +-+-----+-------------+---+-+   +-------+
11 |# # # # # # # # #|  ^ ^  |# # #|? . . . . . .|      ^ ^|. . . ?|
   +-----------------+       |     |             |         |       |
12 |                         |# # #|. . . . . . .D         :. . . .|
   |                         |     |             |         +--D-:--+
13 |                         |# # #|. . . . . . .:                 |
   +:-:-D-:-:-:-:-D-:-:+     +-----+----D---:-:--+                 |
14 |. . . . . . . . . ?|           |                               |
   |                   |           +               +----D---:-:-:--+
15 |. . . . ? . . . . .|          > <              |. . . . . . . .|
   |   +-----+ +-----+ |                           |         +     |
16 |. . . . . . . . . .D          > <              |. . . . .|? . .|
   |         +         |           + +---+   +---+ |     +   |     |
17 |. ? . . .|. ? . . .:           |               D. . .|. .|. . .|
   |         |         |     +-----+               |     |   |     |
18 |. . . . .|. . . . .:     |# # #|        ~ ~    |. . .|. .|. . .|
   |   +-----+ +-----+ |     |     |               |     |   + +   |
19 |1 . . . . . . . ? .|    1|# # #|               :. . .|. . .|. .|
   |                   |     |     |               |     +     |   |
20 |. . ? . . . . . . .D     |# # #|    E          :. . ? . . .|. ?|
   +-------------------+-----+-----+---+ +---------+-----------+---+
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import cervelle
from cervelle.engine.dice import Dice
from cervelle.games.maul_of_america import rules_master, rules_turn
from cervelle.games.maul_of_america.deck import CARDS as CARD_NAMES
from cervelle.games.maul_of_america.rules import MaulOfAmerica
from cervelle.games.maul_of_america.table_kit import LAY, LOADED, NONE, PLAYING, ROLL, TURNED, arm_of
from cervelle.games.maul_of_america.table_sight import spelled_spot
from tests import kit
from tests.kit import choose, offered, refused_by

__all__ = ["choose", "offered", "refused_by"]

game = cervelle.shelf["maul-of-america"]

MASTER = 0
FOOD, AMMO, MEDIKIT, MACHETE, CHAIN_SAW, PISTOL, RIFLE, MACHINE_GUN, GRENADES, FLAMES, SAWED_OFF, CART = range(12)
FISTS = CART
"""Of attacks: no weapon at all."""
ZOMBIES_1, ZOMBIES_2, ZOMBIES_3, ZOMBIES_4 = range(12, 16)
NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)
FAR_AWAY = ("AE13", "AF13", "AE12", "AF12", "AD12")
"""Where Clients stand whom a test does not speak of: behind the shops of the south-east."""


def cart(weapon: int) -> int:
    """A cart that carries this weapon."""
    return CART + LOADED * weapon


class Loaded(Dice):
    """Dice that fall as a test says, and bags that give what it says; anything else falls as it may."""

    def __init__(self, rolls: Sequence[int] = (), draws: Sequence[int] = ()) -> None:
        super().__init__(bytes(16))
        self.rolls = list(rolls)
        self.draws = list(draws)

    def roll(self, faces: int) -> int:
        return self.rolls.pop(0) if self.rolls else super().roll(faces)

    def draw(self, bag: list[int]) -> int:
        if not self.draws:
            return super().draw(bag)
        bag.remove(self.draws[0])
        return self.draws.pop(0)


def fresh(seats: int = 4, seed: int = 1, **options: Any) -> MaulOfAmerica:
    """A table at which the first pawn is to be placed."""
    t = game.table(seats, seed, **{"mall": "square", **options})
    assert isinstance(t, MaulOfAmerica)
    return t


def maul(
    clients: Mapping[int, str] | None = None,
    zombies: Sequence[str] = (),
    *,
    seats: int = 4,
    turn: int = 1,
    left: int = 6,
    gear: Mapping[int, Sequence[int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    wounds: Mapping[int, int] | None = None,
    dead: Sequence[int] = (),
    way_out: str = "",
    rolls: Sequence[int] = (),
    draws: Sequence[int] = (),
    then: Sequence[Callable[[Any], None]] = (rules_turn.act,),
    **options: Any,
) -> MaulOfAmerica:
    """A Client about to act, with so many actions left. Zombies are numbered as they are given; hands are empty unless given."""
    t = fresh(seats, **options)
    t.clear_floor()
    t.phase = PLAYING
    t.round = 1
    t.count = 0
    t.turn = turn
    t.left = left
    for seat in t.kit.clients:
        t.alive[seat] = 0 if seat in dead else 1
        t.wounds[seat] = (wounds or {}).get(seat, 0)
        t.gear[seat] = list((gear or {}).get(seat, ()))
        if seat not in dead:
            t.put_client(seat, cell((clients or {}).get(seat, FAR_AWAY[seat - 1])))
    for zombie, name in enumerate(zombies):
        t.put_zombie(zombie, cell(name))
    for seat, cards in (hands or {}).items():
        hand(t, seat, *cards)
    t.start = t.where[turn]
    t.exit = cell(way_out) if way_out else NONE
    t.dice = Loaded(rolls, draws)
    return run(t, *then)


def turn_of(seat: int, **position: Any) -> MaulOfAmerica:
    """The whole turn of a Client, from its beginning."""
    return maul(turn=seat, then=[lambda t: rules_turn.begin_turn(t, seat)], **position)


def masters(clients: Mapping[int, str] | None = None, zombies: Sequence[str] = (), **position: Any) -> MaulOfAmerica:
    """The Zombie Master's turn, from its beginning."""
    return maul(clients, zombies, turn=MASTER, then=[rules_master.master_turn], **position)


def hand(t: MaulOfAmerica, seat: int, *cards: str) -> None:
    """Cards by name, out of their deck."""
    for name in cards:
        card = CARD_NAMES.index(name)
        (t.zombie if seat == MASTER else t.client).remove(card)
        t.hands[seat].append(card)


def turned(t: MaulOfAmerica, seat: int, where: str, *gear: int) -> int:
    """A dead Client who walks again, with what a smart zombie kept."""
    t.put_zombie(TURNED + seat, cell(where))
    t.gear[seat] = list(gear)
    return TURNED + seat


def run(t: MaulOfAmerica, *steps: Callable[[Any], None]) -> MaulOfAmerica:
    """As far as these steps lead: then the table is at rest."""
    t.windows.clear()
    return kit.run(t, *steps, at_rest)


def at_rest(t: MaulOfAmerica) -> None:
    """The end of what a test is about: the table waits for an answer that is never given."""
    t.ask(MASTER, LAY)


def asked(t: MaulOfAmerica) -> str:
    """The kind of the open question, or `nothing`."""
    return "nothing" if t.asked == LAY and not t.agenda else t.prompts[t.asked].name


# Places -------------------------------------------------------------------------------------------

MALL = fresh().ground()
CELLS = {spelled_spot(MALL.x[each] + 128 * MALL.y[each]): each for each in MALL.ground}
NAMES = {each: name for name, each in CELLS.items()}


def cell(name: str) -> int:
    return CELLS[name]


def where(t: MaulOfAmerica, seat: int) -> str:
    return NAMES[t.where[seat]]


def zombies(t: MaulOfAmerica) -> list[str]:
    """Where zombies stand, in the order of their numbers."""
    return [NAMES[t.zombies[zombie]] for zombie in t.on_board()]


def places(t: MaulOfAmerica, verb: str) -> set[str]:
    """The cells that this verb may choose."""
    return {NAMES[int(choice[-1])] for choice in offered(t) if choice[0] == verb}


def may(t: MaulOfAmerica, verb: str) -> bool:
    return any(choice[0] == verb for choice in offered(t))


# Moves --------------------------------------------------------------------------------------------


def step(t: MaulOfAmerica, *names: str) -> MaulOfAmerica:
    for name in names:
        choose(t, "step", cell(name))
    return t


def attack(t: MaulOfAmerica, weapon: int, target: str) -> MaulOfAmerica:
    return choose(t, "attack", arm_of(weapon), cell(target))


def blast(t: MaulOfAmerica, weapon: int, direction: int) -> MaulOfAmerica:
    return choose(t, "blast", arm_of(weapon), direction)


def play(t: MaulOfAmerica, card: str) -> MaulOfAmerica:
    return choose(t, "card", CARD_NAMES.index(card))


def cards(t: MaulOfAmerica) -> list[str]:
    """The cards that the seat that is asked may play."""
    return [CARD_NAMES[int(choice[1])] for choice in offered(t) if choice[0] == "card"]


def why_not(t: MaulOfAmerica, verb: str, *on: str | int) -> str | None:
    """The rule that forbids this to the seat that is asked; cells and cards by name, weapons by kind."""
    numbers = [each if isinstance(each, int) else CELLS[each] if each in CELLS else CARD_NAMES.index(each) for each in on]
    if verb in ("attack", "blast"):
        numbers[0] = arm_of(numbers[0])
    return refused_by(t, verb, *numbers)


def pass_windows(t: MaulOfAmerica) -> MaulOfAmerica:
    while t.outcome is None and t.asked >= ROLL:
        choose(t, "pass")
    return t
