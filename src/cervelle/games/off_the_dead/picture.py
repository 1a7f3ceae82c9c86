"""The table in words: what a view shows, line by line, for terminals, screen readers and the text view of the pages.

What lines are made of, and their kinds, `Game.pictured` says. This game's rows have two cells: whose it is, and all there is
to say of it. Its kinds are title, danger, zone, me, turn, player, out, winner, held and quiet.
"""

from __future__ import annotations

from typing import Any

from cervelle.engine.box import Box
from cervelle.engine.picture import Line, Picture, cards, row
from cervelle.games.off_the_dead.deck import EVENTS, ITEMS, SURVIVORS, SYMBOLS
from cervelle.games.off_the_dead.table_cards import DIRECTIONS, PHASES

RESULTS = ("miss", "hit", "pending")
ZONES = (3, 2, 1)


def pictured(view: dict[str, Any], box: Box, language: str) -> list[Line]:
    picture = DeadPicture(view, box, language)
    lines = [picture.title(), picture.horde()]
    for place in picture.from_mine():
        lines.append((picture.kind_of(place), picture.survivor(place)))
        lines += picture.corridor(place)
    return lines + picture.rubble() + picture.turned() + picture.roll() + picture.cemetery()


class DeadPicture(Picture):
    def __init__(self, view: dict[str, Any], box: Box, language: str) -> None:
        super().__init__(view, box, language)
        self.places: list[dict[str, Any]] = view["places"]

    def kind_of(self, place: dict[str, Any]) -> str:
        return self.kind(place["seat"]) if place["alive"] else "out"

    def mine(self) -> list[int]:
        me = self.view["me"]
        return [] if me is None else self.view["seats"][me]

    def from_mine(self) -> list[dict[str, Any]]:
        """Clockwise from the reader's first survivor: after theirs comes who sits to their left."""
        first = self.mine()[0] if self.mine() else 0
        return self.places[first:] + self.places[:first]

    # Lines ---------------------------------------------------------------------------------------------

    def title(self) -> Line:
        view = self.view
        cells = [self.say("game-name"), self.say("otd-see-level", level=str(view["level"]))]
        over = view["over"]
        if over is not None:
            cells.append(self.say("otd-see-won", score=int(over["score"])) if over["won"] else self.say("otd-see-lost"))
        elif view["phase"] != "set-up":
            cells.append(self.say("otd-see-turn", survivor=number(self.places[view["turn"]])))
            cells.append(self.say("otd-see-phase", phase=PHASES.index(view["phase"])))
        return "title", row(*cells)

    def horde(self) -> Line:
        horde = self.view["horde"]
        told = [self.say("otd-see-horde-count", count=int(horde["count"]))]
        if horde["direction"] is not None:
            told.append(self.points(horde["direction"]))
        return "danger", row(self.say("otd-see-horde"), ", ".join(told))

    def points(self, direction: int) -> str:
        mine = self.mine()
        for at, place in enumerate(self.places):
            if place["direction"] == direction and place["survivor"] is not None:
                return self.say("otd-see-points-you") if mine == [at] else self.say("otd-see-points", towards=number(place) + 1)
        side = (direction - self.places[mine[0]]["direction"]) % DIRECTIONS if mine else 0
        return self.say("otd-see-points-nobody", side=side)

    def survivor(self, place: dict[str, Any]) -> str:
        name = self.name(place["seat"])
        if place["survivor"] is None:
            return row(name, self.say("otd-see-nobody"))
        whose = self.say("otd-see-player", name=name, survivor=number(place))
        if not place["alive"]:
            return row(whose, self.say("otd-see-dead"))
        told = filter(None, [self.state(place), self.items(place), self.trophies(place)])
        return row(whose, self.say("otd-see-semicolon").join(told))

    def state(self, place: dict[str, Any]) -> str:
        states = [self.say("otd-see-health", infection=int(place["infection"]), most=str(place["max"]))]
        states.append(self.say("otd-see-spent" if place["ability_used"] else "otd-see-able"))
        states += [self.say(f"otd-see-{state}") for state in ("panicked", "shielded", "barricaded") if place[state]]
        return ", ".join(states)

    def trophies(self, place: dict[str, Any]) -> str:
        shown = [self.say("otd-symbols", symbols=mask(each)) for each in place["trophies"]]
        return f"{self.say('otd-see-trophies')} {cards(shown)}" if shown else ""

    def items(self, place: dict[str, Any]) -> str:
        shown = [self.item(held) for held in place["items"]]
        return f"{self.say('otd-see-items')} {cards(shown)}" if shown else self.say("otd-see-no-item")

    def item(self, held: dict[str, Any]) -> str:
        kind = ITEMS.index(held["item"])
        if held["ammo"] is None:
            return self.say("otd-item-name", item=kind)
        return self.say("otd-see-item-ammo", item=kind, ammo=int(held["ammo"]))

    def corridor(self, place: dict[str, Any]) -> list[Line]:
        if place["survivor"] is None or not place["alive"]:
            return []
        mine = place["seat"] == self.view["me"]
        alone = len(self.view["seats"][place["seat"]]) == 1
        whose = self.say("otd-see-corridor-you") if mine and alone else self.say("otd-see-corridor", survivor=number(place))
        zones = [self.zone(place, zone) for zone in ZONES]
        shown = self.say("otd-see-semicolon").join(filter(None, zones)) or self.say("otd-see-corridor-empty")
        return [("danger" if mine else "zone", row(whose, shown))]

    def zone(self, place: dict[str, Any], zone: int) -> str:
        there = [self.zombie(zombie) for zombie in place["corridor"] if zombie["zone"] == zone]
        return f"{self.say('otd-see-here', zone=zone)} {cards(there)}" if there else ""

    def zombie(self, zombie: dict[str, Any]) -> str:
        strength, symbols = (zombie["strength"], mask(zombie["symbols"])) if zombie["up"] else (0, 0)
        return self.say("otd-see-tilted" if zombie.get("tilted") else "otd-see-zombie", strength=strength, symbols=symbols)

    def rubble(self) -> list[Line]:
        piles = [self.pile(i + 1, pile) for i, pile in enumerate(self.view["piles"])]
        # How high the piles are hardly matters; what lies on them does, where the table remembers it.
        kind = "zone" if any(pile["top"] is not None for pile in self.view["piles"]) else "quiet"
        return [(kind, row(self.say("otd-see-piles"), cards(piles)))] if piles else []

    def pile(self, at: int, pile: dict[str, Any]) -> str:
        if pile["top"] is None:
            return self.say("otd-see-pile", number=str(at), cards=int(pile["count"]))
        return self.say("otd-see-pile-known", number=str(at), cards=int(pile["count"]), item=ITEMS.index(pile["top"]))

    def turned(self) -> list[Line]:
        shown = [self.say("otd-item-name", item=ITEMS.index(name)) for name in self.view["turned"]]
        return [("held", row(self.say("otd-see-turned"), cards(shown)))] if shown else []

    def roll(self) -> list[Line]:
        roll = self.view["roll"]
        if roll is None:
            return []
        if roll["of"] == "attack":
            numbers = {name: str(roll[name]) for name in ("die", "total", "needs")}
            add, line = int(roll["add"]), int(roll["line"])
            bare, result = int(add == line == 0), RESULTS.index(roll["result"])
            text = self.say("otd-see-roll-attack", bare=bare, add=add, line=line, result=result, **numbers)
        elif roll["of"] == "event":
            text = self.say("otd-see-roll-event", event=EVENTS.index(roll["result"]), die=str(roll["die"]))
        else:
            text = self.say("otd-see-roll-wave", die=str(roll["die"]))
        return [("quiet", row(self.say("otd-see-roll"), text))]

    def cemetery(self) -> list[Line]:
        count = self.say("otd-see-cards", count=int(self.view["cemetery"]))
        return [("quiet", row(self.say("otd-see-cemetery"), count))]


def number(place: dict[str, Any]) -> int:
    return SURVIVORS.index(place["survivor"])


def mask(names: list[str]) -> int:
    return sum(1 << SYMBOLS.index(name) for name in names)
