"""The table in words: what a view shows, line by line, for terminals, screen readers and the text view of the pages.

What lines are made of, and their kinds, `Game.pictured` says. This game's rows have two cells: whose or what it is, and all
there is to say of it. What is far away in the mall is told by its place and by how many actions the shortest way takes.
"""

from __future__ import annotations

from typing import Any

from cervelle.engine.box import Box, kit_of
from cervelle.engine.picture import Line, Picture, cards, row
from cervelle.games.maul_of_america.deck import CARDS, FACES, ITEMS, WEAPONS
from cervelle.games.maul_of_america.table_face import DOOR
from cervelle.games.maul_of_america.table_kit import Kit
from cervelle.games.maul_of_america.table_mall import Mall
from cervelle.games.maul_of_america.table_sight import PHASES, spelled_spot

STATES = ("cowering", "dazed", "dreading", "resting", "ducting", "padded", "woo")
SORTS = ("food", "ammo", "medikit")
ANY_WEAPON = 3
NEAR_ZOMBIES = 6
NEAR_SEARCHES = 4
NEAR_DOORS = 3
ALL_ZOMBIES = 31


def pictured(view: dict[str, Any], box: Box, language: str) -> list[Line]:
    picture = MallPicture(view, box, language)
    lines = [picture.title(), *picture.sections(), *picture.way_out()]
    lines += [picture.player(seat) for seat in picture.from_mine()]
    lines += picture.zombies() + picture.offer()
    return lines + picture.surroundings() + picture.hand() + picture.roll() + picture.decks()


def layout_of(view: dict[str, Any]) -> list[list[int]]:
    return [[FACES.index(each["face"]), each["turn"], each["x"], each["y"]] for each in view["mall"]["sections"]]


def mall_of(view: dict[str, Any], box: Box) -> Mall:
    return kit_of(box, Kit).mall_of(layout_of(view))


class MallPicture(Picture):
    def __init__(self, view: dict[str, Any], box: Box, language: str) -> None:
        super().__init__(view, box, language)
        self.pawns: dict[int, dict[str, Any]] = {pawn["seat"]: pawn for pawn in view["pawns"]}
        self.mine: dict[str, Any] | None = self.pawns.get(view["me"]) if view["me"] is not None else None
        self.mall: Mall | None = mall_of(view, box) if view["phase"] != "building" else None

    @property
    def here(self) -> int | None:
        """Where the reader's pawn is, if it is anywhere."""
        return self.mine["cell"] if self.mine is not None else None

    def from_mine(self) -> list[int]:
        """All seats in the order of their turns, from the reader's on; the Zombie Master is last."""
        order = [*self.view["clients"], self.view["master"]]
        first = order.index(self.view["me"]) if self.view["me"] is not None else 0
        return order[first:] + order[:first]

    def place(self, cell: int) -> str:
        assert self.mall is not None
        return spelled_spot(self.mall.x[cell] + 128 * self.mall.y[cell])

    def steps(self, cell: int, start: int) -> int:
        assert self.mall is not None
        return self.mall.walk(start)[cell]

    def join(self, told: list[str]) -> str:
        return self.say("maul-see-semicolon").join(filter(None, told))

    # Lines ---------------------------------------------------------------------------------------------

    def title(self) -> Line:
        view = self.view
        cells = [self.say("game-name")]
        if view["over"] is not None:
            winner = view["over"]["winner"]
            mine = winner == view["me"]
            cells.append(self.say("maul-see-won-you") if mine else self.say("maul-see-won", name=self.name(winner)))
        elif view["phase"] != "playing":
            cells.append(self.say("maul-see-phase", phase=PHASES.index(view["phase"])))
        else:
            cells += self.moment()
        return "title", row(*cells)

    def moment(self) -> list[str]:
        view = self.view
        rounds = {"round": str(view["round"]), "rounds": str(view["rounds"])}
        told = [self.say("maul-see-timed", round=rounds["round"]) if view["timed"] else self.say("maul-see-round", **rounds)]
        if view["last_round"]:
            told.append(self.say("maul-see-last"))
        if view["turn"] is not None:
            mine = view["turn"] == view["me"]
            told.append(self.say("maul-see-turn-you") if mine else self.say("maul-see-turn", name=self.name(view["turn"])))
            if view["turn"] != view["master"] or view["active"] is not None:
                told.append(self.say("maul-see-actions", actions=int(view["actions"])))
        return told

    def sections(self) -> list[Line]:
        if self.mall is not None:
            return []
        shown = [self.say("maul-see-section", face=face, turn=turn) for face, turn, _, _ in layout_of(self.view)]
        return [("zone", row(self.say("maul-see-sections"), cards(shown) if shown else self.say("maul-see-no-section")))]

    def way_out(self) -> list[Line]:
        cell = self.view["exit"]
        return [] if cell is None else [("zone", row(self.say("maul-see-exit"), cards([self.away(cell)])))]

    def away(self, cell: int) -> str:
        """A place, and how far it is for the reader."""
        if self.here is None:
            return self.place(cell)
        steps = self.steps(cell, self.here)
        return self.say("maul-see-steps", place=self.place(cell), steps=str(steps)) if steps else self.at_hand(cell)

    def at_hand(self, cell: int) -> str:
        return self.say("maul-see-here", place=self.place(cell))

    # Players --------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Line:
        if seat == self.view["master"]:
            return self.kind(seat), row(self.name(seat), self.mastery())
        pawn = self.pawns[seat]
        return self.kind(seat, not pawn["alive"]), row(self.name(seat), self.client(pawn))

    def mastery(self) -> str:
        view = self.view
        told = [self.say("maul-see-master"), self.cards_held(view["master"]), self.say("maul-see-pool", count=int(view["pool"]))]
        if view["reinforcements"]:
            told.append(self.say("maul-see-outside", count=int(view["reinforcements"])))
        if view["rampage"]:
            told.append(self.say("maul-see-rampage"))
        return self.join(told)

    def cards_held(self, seat: int) -> str:
        return self.say("maul-see-cards", count=int(self.view["cards"][seat]))

    def client(self, pawn: dict[str, Any]) -> str:
        if not pawn["alive"]:
            return self.say("maul-see-dead")
        if self.view["phase"] != "playing":
            return self.stands(pawn)
        told = [self.stands(pawn), self.say("maul-see-wounds", wounds=int(pawn["wounds"]), most=str(pawn["most"]))]
        told += [self.say("maul-see-state", state=STATES.index(state)) for state in pawn["states"]]
        told.append(self.cards_held(pawn["seat"]))
        told.append(self.say("maul-see-ready") if pawn["ready"] else "")
        shown = [self.item(each) for each in pawn["gear"]]
        told.append(f"{self.say('maul-see-items')} {cards(shown)}" if shown else self.say("maul-see-no-item"))
        return self.join(told)

    def stands(self, pawn: dict[str, Any]) -> str:
        if pawn["cell"] is None or self.mall is None:
            return self.say("maul-see-nowhere")
        return self.say("maul-see-at", place=self.place(pawn["cell"]), ground=self.mall.kind[pawn["cell"]])

    def item(self, held: dict[str, Any]) -> str:
        if held["holds"] is not None:
            return self.say("maul-see-cart", item=ITEMS.index(held["holds"]))
        return self.named(held["item"])

    def named(self, item: str) -> str:
        return self.say("maul-item", item=ITEMS.index(item))

    # Zombies --------------------------------------------------------------------------------------------

    def zombies(self) -> list[Line]:
        """The nearest first; of a reader who has a pawn, only those that are near. The Zombie Master's, once they have acted,
        apart."""
        if self.mall is None or self.view["phase"] != "playing":
            return []
        apart = self.here is None and self.view["turn"] == self.view["master"]
        told = self.told_of([zombie for zombie in self.view["zombies"] if not (apart and zombie["acted"])])
        acted = self.told_of([zombie for zombie in self.view["zombies"] if apart and zombie["acted"]])
        most = ALL_ZOMBIES if self.here is None else NEAR_ZOMBIES
        shown = cards(told[:most]) if told else self.say("maul-see-no-zombie")
        if told[most:]:
            shown += " " + self.say("maul-see-further", count=len(told) - most)
        lines = [("danger", row(self.say("maul-see-zombies"), shown))]
        return [*lines, ("quiet", row(self.say("maul-see-acted"), cards(acted)))] if acted else lines

    def told_of(self, zombies: list[dict[str, Any]]) -> list[str]:
        found = sorted([(*self.nearest(zombie["cell"]), zombie["id"], zombie) for zombie in zombies])
        return [self.zombie(zombie, steps, seat) for steps, seat, _, zombie in found]

    def nearest(self, cell: int) -> tuple[int, int]:
        """How far the reader's pawn is, or else the nearest one, and whose that is."""
        pawns = [self.mine] if self.mine is not None and self.here is not None else self.view["pawns"]
        return min([(self.steps(cell, pawn["cell"]), pawn["seat"]) for pawn in pawns if pawn["cell"] is not None], default=(0, -1))

    def zombie(self, zombie: dict[str, Any], steps: int, seat: int) -> str:
        place = self.place(zombie["cell"])
        if seat < 0:
            told = place
        elif self.here is not None:
            told = self.say("maul-see-steps", place=place, steps=str(steps))
        else:
            told = self.say("maul-see-zombie-of", place=place, name=self.name(seat), steps=str(steps))
        if zombie["was"] is not None:
            told = self.say("maul-see-was", told=told, name=self.name(zombie["was"]))
        return ", ".join([told, *[self.item(each) for each in zombie["gear"]]])

    # What is around the reader ----------------------------------------------------------------------------

    def surroundings(self) -> list[Line]:
        if self.mall is None or self.here is None or self.mine is None or self.view["over"] is not None:
            return []
        far = self.mall.walk(self.here)
        searches = sorted(self.mall.searches, key=lambda cell: far[cell])[:NEAR_SEARCHES]
        lines = [self.missing(self.mine), ("zone", row(self.say("maul-see-searches"), cards(map(self.search, searches))))]
        doors = cards(self.doors(far))
        if doors:
            lines.append(("quiet", row(self.say("maul-see-doors"), doors)))
        if self.view["exit"] is None:
            ways = sorted(self.mall.ways, key=lambda cell: far[cell])
            lines.append(("quiet", row(self.say("maul-see-ways"), cards(map(self.away, ways)))))
        return lines

    def missing(self, pawn: dict[str, Any]) -> Line:
        """What it still takes to flee."""
        if pawn["ready"]:
            return "zone", row(self.say("maul-see-missing"), self.say("maul-see-enough"))
        held = {each["item"] for each in pawn["gear"]} | {each["holds"] for each in pawn["gear"]}
        lacks = [kind for kind, sort in enumerate(SORTS) if sort not in held]
        if not held & set(WEAPONS):
            lacks.append(ANY_WEAPON)
        pieces = sum(2 if each["holds"] is not None else 1 for each in pawn["gear"])
        told = " ".join([self.say("maul-see-kind", kind=kind) for kind in lacks])
        left = kit_of(self.box, Kit).pieces - pieces
        return "zone", row(self.say("maul-see-missing"), self.say("maul-see-lacks", lacks=told, pieces=left))

    def search(self, cell: int) -> str:
        assert self.mine is not None
        if cell != self.mine["searched"]:
            return self.away(cell)
        if cell == self.here:
            return self.say("maul-see-searched-here", place=self.place(cell))
        return self.say("maul-see-searched", place=self.place(cell), steps=str(self.steps(cell, self.mine["cell"])))

    def doors(self, far: list[int]) -> list[str]:
        """The nearest cells with a door, each told by its nearer side."""
        mall = self.mall
        assert mall is not None
        beside = [cell for cell in mall.ground if DOOR in mall.edge[4 * cell : 4 * cell + 4]]
        nearer = [cell for cell in beside if not any(far[to] < far[cell] for to in through_doors(mall, cell))]
        return [self.away(cell) for cell in sorted(nearer, key=lambda cell: far[cell])[:NEAR_DOORS]]

    # Cards, dice, trades --------------------------------------------------------------------------------

    def hand(self) -> list[Line]:
        """A line for each card, with what it does."""
        held = [CARDS.index(name) for name in self.view["hand"]]
        if not held:
            return []
        lines = [("hand", row(self.say("maul-see-hand"), self.say("maul-see-cards", count=len(held))))]
        return lines + [("hand", row(self.say("maul-title", card=card), self.say("maul-effect", card=card))) for card in held]

    def roll(self) -> list[Line]:
        roll = self.view["roll"]
        if roll is None:
            return []
        if roll["of"] == "actions":
            dice = " + ".join(map(str, roll["dice"]))
            told = self.say("maul-see-roll-actions", dice=dice, actions=int(roll["total"]))
        elif roll["of"] == "attack":
            die, needs = str(roll["die"]), str(roll["needs"])
            told = self.say("maul-see-roll-attack", die=die, plus=int(roll["add"]), needs=needs, hit=int(roll["hit"]))
        else:
            told = self.say("maul-see-roll-crossing", die=str(roll["die"]))
        return [("quiet", row(self.say("maul-see-roll"), told))]

    def offer(self) -> list[Line]:
        offer = self.view["offer"]
        if offer is None:
            return []
        gives = self.say("maul-see-gives", name=self.name(offer["from"]), items=self.items(offer["gives"]))
        wants = self.say("maul-see-wants", items=self.items(offer["wants"]))
        return [("held", row(self.say("maul-see-offer"), self.join([gives, wants])))]

    def items(self, names: list[str]) -> str:
        return cards(map(self.named, names)) if names else self.say("maul-see-nothing")

    def decks(self) -> list[Line]:
        if self.view["phase"] != "playing":
            return []
        counts = {name: str(count) for name, count in self.view["decks"].items()}
        return [("quiet", row(self.say("maul-see-decks"), self.say("maul-see-deck", **counts)))]


def through_doors(mall: Mall, cell: int) -> list[int]:
    return [mall.beside(cell, side) for side in range(4) if mall.edge[4 * cell + side] == DOOR]
