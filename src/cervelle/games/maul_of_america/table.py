"""What lies on the table in Maul of America."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from cervelle.engine.box import Box, kit_of
from cervelle.engine.dice import Dice
from cervelle.engine.table import EVERYONE, Prompt, Table
from cervelle.engine.window import WindowTable
from cervelle.games.maul_of_america.table_kit import (
    BUILDING,
    CART,
    FIRST_WEAPON,
    KNOWN,
    LOADED,
    NONE,
    PLACED,
    TURNED,
    ZOMBIES,
    Kit,
    card_of,
)
from cervelle.games.maul_of_america.table_mall import CELLS, Mall


@mypyc_attr(allow_interpreted_subclasses=True)
class MaulTable(WindowTable):
    """A mall of four sections, the Clients' pawns, the zombies, three decks."""

    voice: ClassVar[str] = "maul"
    prompts: ClassVar[tuple[Prompt, ...]] = (
        Prompt("lay", "maul.1.1"), Prompt("vote", "maul.1.9"), Prompt("place", "maul.1.2"), Prompt("start", "maul.2.2"),
        Prompt("set", "maul.2.3"), Prompt("rest", "maul.9.2"), Prompt("act", "maul.3.1"), Prompt("second", "maul.15.5"),
        Prompt("ammo", "maul.6.8"), Prompt("stow", "maul.15.8"), Prompt("refit", "maul.15.9"), Prompt("offer", "maul.8.1"),
        Prompt("agree", "maul.8.2"), Prompt("name", "maul.12.3"), Prompt("found", "maul.7.3"), Prompt("settle", "maul.5.7"),
        Prompt("whom", "maul.4.2"), Prompt("spot", "maul.4.2"), Prompt("read", "maul.14.16"), Prompt("lead", "maul.14.16"),
        Prompt("pick", "maul.4.2"), Prompt("burrito", "maul.13.6"), Prompt("master", "maul.11.1"), Prompt("zombie", "maul.11.6"),
        Prompt("goal", "maul.11.12"), Prompt("roll", "maul.14.8"), Prompt("use", "maul.4.3"), Prompt("missed", "maul.4.3"),
        Prompt("bite", "maul.4.3"), Prompt("wound", "maul.4.3"), Prompt("death", "maul.13.11"), Prompt("escalator", "maul.14.12"),
        Prompt("reinforce", "maul.13.10"), Prompt("end", "maul.14.20"),
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        *WindowTable.fields, "layout", "votes", "proposed", "phase", "where", "alive", "wounds", "gear", "hands", "zombies", "at",
        "search", "searched", "client", "client_out", "zombie", "zombie_out", "round", "turn", "left", "over", "start", "told",
        "crossing", "resting", "ducting", "padded", "woo", "offered", "again", "last_search", "cowering", "dazed", "dreading",
        "drew", "reinforcements", "school", "rampage", "acted", "active", "legs", "bites", "advancing", "goal", "exit",
        "time_up", "arm", "shooter", "target", "aimed", "volley", "shots", "die", "plus", "needs", "missed", "jammed", "spoiled",
        "using", "hurt", "hurts", "ignored", "smart", "card", "player", "whom",
        "count", "moving", "partner", "giving", "wanting", "roll",
    )  # fmt: skip

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        self.kit: Kit = kit_of(box, Kit)
        self.mall: Mall | None = None
        seats = self.seats
        self.layout: list[list[int]] = []
        self.votes: list[int] = []
        self.proposed: list[int] = []
        self.phase: int = BUILDING
        # Clients, by seat.
        self.where: list[int] = [NONE] * seats
        self.alive: list[int] = [0] * seats
        self.wounds: list[int] = [0] * seats
        self.gear: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.last_search: list[int] = [NONE] * seats
        # Bits of seats: who skips a turn, rolls one die, has a die's worth of actions less; who had a second turn this round.
        self.cowering: int = 0
        self.dazed: int = 0
        self.dreading: int = 0
        self.again: int = 0
        # Zombies, by number: their cells; and what stands on each cell.
        self.zombies: list[int] = []
        self.at: list[int] = []
        self.search: list[int] = []
        self.searched: list[int] = []
        self.client: list[int] = []
        self.client_out: list[int] = []
        self.zombie: list[int] = []
        self.zombie_out: list[int] = []
        self.round: int = 0
        self._begin_turn()
        self._begin_attack()

    def _begin_turn(self) -> None:
        # The turn under way.
        self.turn: int = NONE
        self.left: int = 0
        self.over: int = 0
        self.start: int = NONE
        # The cell that the log has last placed whoever moves on.
        self.told: int = NONE
        self.crossing: int = 0
        self.resting: int = 0
        self.ducting: int = 0
        self.padded: int = 0
        self.woo: int = 0
        self.offered: int = 0
        # The Zombie Master's turn.
        self.drew: int = 0
        self.reinforcements: int = 0
        self.school: int = 0
        self.rampage: int = 0
        self.acted: int = 0
        self.active: int = NONE
        self.legs: int = 0
        self.bites: int = 0
        self.advancing: int = 0
        self.goal: int = NONE
        self.exit: int = NONE
        self.time_up: int = 0

    def _begin_attack(self) -> None:
        # The attack under way: the weapon, the zombie that makes it (NONE: the Client whose turn it is), what is still to be
        # rolled for, what this roll hits, the roll.
        self.arm: int = 0
        self.shooter: int = NONE
        self.target: int = NONE
        self.aimed: list[int] = []
        self.volley: list[int] = []
        self.shots: int = 0
        self.die: int = 0
        self.plus: int = 0
        self.needs: int = 0
        self.missed: int = 0
        self.jammed: int = 0
        # The use of an item that may be spoiled, and whether it was.
        self.using: int = NONE
        self.spoiled: int = 0
        # The wound under way.
        self.hurt: int = NONE
        self.hurts: int = 0
        self.ignored: int = 0
        self.smart: int = 0
        # The card being carried out, who plays it, and its targets.
        self.card: int = NONE
        self.player: int = NONE
        self.whom: int = NONE
        self.count: int = 0
        self.moving: int = NONE
        # A trade.
        self.partner: int = NONE
        self.giving: list[int] = []
        self.wanting: list[int] = []
        self.roll: tuple[int, ...] = ()

    def become(self, other: Table) -> None:
        assert isinstance(other, MaulTable)
        self.kit = other.kit
        self.mall = other.mall
        super().become(other)

    def ground(self) -> Mall:
        if self.mall is None:
            self.mall = self.kit.mall_of(self.layout)
        return self.mall

    def spot(self, cell: int) -> int:
        """A cell as people name it, in one number: its column and line in the mall."""
        m = self.ground()
        return m.x[cell] + 128 * m.y[cell]

    # Pawns -------------------------------------------------------------------------------------------

    def clear_floor(self) -> None:
        self.zombies = [NONE] * ZOMBIES
        self.at = [NONE] * CELLS

    def is_free(self, cell: int) -> bool:
        return self.at[cell] == NONE

    def zombie_at(self, cell: int) -> int:
        """The number of the zombie that stands there, or NONE."""
        return self.at[cell] - PLACED if self.at[cell] >= PLACED else NONE

    def client_at(self, cell: int) -> int:
        return self.at[cell] if self.at[cell] < PLACED else NONE

    def put_client(self, seat: int, cell: int) -> None:
        """From wherever the pawn is to a free cell."""
        self.lift_client(seat)
        self.where[seat] = cell
        self.at[cell] = seat

    def lift_client(self, seat: int) -> None:
        here = self.where[seat]
        if here != NONE and self.at[here] == seat:
            self.at[here] = NONE

    def put_zombie(self, zombie: int, cell: int) -> None:
        self.lift_zombie(zombie)
        self.zombies[zombie] = cell
        self.at[cell] = PLACED + zombie

    def lift_zombie(self, zombie: int) -> None:
        here = self.zombies[zombie]
        if here != NONE and self.at[here] == PLACED + zombie:
            self.at[here] = NONE

    def in_pool(self) -> list[int]:
        """maul.11.4  The zombies that are not on the board: there are twenty-five, and those who were Clients."""
        return [zombie for zombie in [*range(self.kit.zombies), *self.turned()] if self.zombies[zombie] == NONE]

    def turned(self) -> list[int]:
        """maul.10.4  Each dead Client is one zombie more."""
        return [TURNED + seat for seat in self.kit.clients if not self.alive[seat]]

    def on_board(self) -> list[int]:
        return [zombie for zombie in range(ZOMBIES) if self.zombies[zombie] != NONE]

    def living(self) -> list[int]:
        """Clients in the order of their turns."""
        return [seat for seat in self.kit.clients if self.alive[seat]]

    # Equipment and cards -----------------------------------------------------------------------------

    def holds(self, seat: int, kind: int) -> bool:
        return self.find(seat, kind) != NONE

    def find(self, seat: int, kind: int) -> int:
        """Where in the seat's equipment this kind lies; an empty cart before a loaded one."""
        gear = self.gear[seat]
        found = NONE
        for i in range(len(gear)):
            if gear[i] % LOADED == kind and (found == NONE or gear[i] < LOADED):
                found = i
                if gear[i] < LOADED:
                    return i
        return found

    def throw_away(self, seat: int, kind: int) -> None:
        """To the discard, with what a cart carries."""
        item = self.gear[seat].pop(self.find(seat, kind))
        self.searched.append(item % LOADED)
        if item >= LOADED:
            self.searched.append(item // LOADED)

    def pieces(self, seat: int) -> int:
        """maul.12.11  All equipment counts, the cart and what it carries too."""
        count = 0
        for item in self.gear[seat]:
            count += 2 if item >= LOADED else 1
        return count

    def sorts(self, seat: int) -> int:
        """maul.15.1  Bits of the kinds held: food, ammo, medikit, weapon (one in a cart too)."""
        found = 0
        for item in self.gear[seat]:
            if item < FIRST_WEAPON:
                found |= 1 << item
            elif item != CART:
                found |= 1 << FIRST_WEAPON
        return found

    def has_card(self, seat: int, card: int) -> bool:
        for held in self.hands[seat]:  # noqa: SIM110
            if held % KNOWN == card:
                return True
        return False

    def spend_card(self, seat: int, card: int) -> None:
        """To the discard."""
        at = 0
        while card_of(self.hands[seat][at]) != card:
            at += 1
        self.take_card(seat, at)
        (self.zombie_out if seat == self.kit.master else self.client_out).append(card)

    def take_card(self, seat: int, at: int) -> int:
        """Out of a hand; whoever sees it go, and knew of cards alike there, knows of one less."""
        hand = self.hands[seat]
        gone = hand.pop(at)
        unsure = ~(gone // KNOWN)
        for i in range(len(hand)):
            if card_of(hand[i]) == card_of(gone):
                knowing = hand[i] // KNOWN
                hand[i] -= (knowing & unsure) * KNOWN
                unsure &= ~knowing
        return card_of(gone)

    # What a seat does not know -----------------------------------------------------------------------

    def redeal(self, seat: int, dice: Dice) -> None:
        """The hands of others, but for cards the seat knows to be there. Decks are bags: they have no order."""
        if seat == EVERYONE:
            return
        for deck, seats in ((self.client, self.kit.clients), (self.zombie, [self.kit.master])):
            unknown = [held % KNOWN for held in deck]
            for other in seats:
                if other != seat:
                    unknown += [held % KNOWN for held in self.hands[other] if not self.is_known(held, seat)]
            unknown.sort()
            dice.shuffle(unknown)
            at = 0
            for other in seats:
                if other != seat:
                    hand = self.hands[other]
                    for i in range(len(hand)):
                        if not self.is_known(hand[i], seat):
                            hand[i] = unknown[at] + hand[i] // KNOWN * KNOWN
                            at += 1
            for i in range(len(deck)):
                deck[i] = unknown[at + i]

    def is_known(self, held: int, seat: int) -> bool:
        return seat >= 0 and held // KNOWN >> seat & 1 == 1
