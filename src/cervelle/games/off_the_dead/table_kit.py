"""What the data and the options fix for a whole game of Off the Dead."""

from __future__ import annotations

from cervelle.engine.box import Box
from cervelle.games.off_the_dead.deck import ABILITIES, AMMO, BASE_ITEMS, EFFECTS, ITEMS, Cards
from cervelle.games.off_the_dead.table_cards import DIRECTIONS, NOBODY_THERE, PLACES, PLAIN


class Kit:
    """What the data and the host's options fix for a whole game, and where each verb's actions begin."""

    def __init__(self, box: Box) -> None:
        cards = box.data
        assert isinstance(cards, Cards)
        zero = {verb.name: verb.zero for verb in box.verbs.all}
        self.zero: dict[str, int] = zero
        self.seats: int = box.seats
        self.places: int = box.seats * int(box.options["survivors_per_seat"])
        self.directions: list[int] = face_to_face() if self.places == 2 else list(range(self.places))
        self.place_at: list[int] = [self.directions.index(d) if d in self.directions else NOBODY_THERE for d in range(DIRECTIONS)]
        self.neighbours: list[list[int]] = [neighbours_of(place, self.places) for place in range(self.places)]
        self.near: list[list[int]] = [near(place, self.neighbours[place]) for place in range(self.places)]
        self.read_options(box, cards)
        self.read_zombies(cards)
        self.read_items(cards)
        self.read_survivors(cards)
        self.corridor: int = cards.corridor
        self.trophies: int = cards.trophies
        self.released: int = cards.released
        self.unique_count: int = cards.unique
        self.points: list[int] = cards.points
        self.adrenaline: int = cards.adrenaline
        self.nurse: int = cards.nurse
        self.costs: list[int] = cards.lines
        self.events: list[int] = cards.events
        self.read_verbs(zero)

    def read_verbs(self, zero: dict[str, int]) -> None:
        """Where the actions of each verb begin."""
        self.pass_: int = zero["pass"]
        self.use: int = zero["use"]
        self.reload: int = zero["reload"]
        self.toy: int = zero["toy"]
        self.burn: int = zero["burn"]
        self.line: int = zero["line"]
        self.ability: int = zero["ability"]
        self.aid: int = zero["aid"]
        self.search: int = zero["search"]
        self.throw: int = zero["throw"]
        self.attack: int = zero["attack"]
        self.hands: int = zero["hands"]
        self.discard: int = zero["discard"]
        self.decline: int = zero["decline"]
        self.target: int = zero["target"]
        self.pay: int = zero["pay"]
        self.stop: int = zero["stop"]
        self.put: int = zero["put"]
        self.take: int = zero["take"]
        self.leave: int = zero["leave"]
        self.redirect: int = zero["redirect"]
        self.lose: int = zero["lose"]
        self.explore: int = zero["explore"]
        self.direction: int = zero["direction"]
        self.cast: int = zero["survivor"]
        self.under: int = zero["under"]
        self.search_in: list[int] = [self.search + pile for pile in range(self.piles)]
        self.put_on: list[int] = [self.put + pile for pile in range(self.piles)]

    def read_options(self, box: Box, cards: Cards) -> None:
        level = cards.levels[int(box.options["level"])]
        self.level: int = int(box.options["level"])
        self.memory: bool = bool(box.options["rubble_memory"])
        self.chain_wave_only: bool = bool(box.options["solo_chain_wave_only"])
        self.infection_on: bool = level.infection
        self.gift: int = level.gift
        self.out: int = level.out
        self.wave_size: int = level.wave
        self.wasteful: bool = level.wasteful
        self.piles: int = cards.teams[self.places].piles

    def read_zombies(self, cards: Cards) -> None:
        """Kinds of zombies by number; the last ones are the zombified survivors."""
        team = cards.teams[self.places]
        herds = [herd for herd in cards.herds if herd.list == team.zombies]
        self.strengths: list[int] = []
        self.symbols: list[int] = []
        self.horde: list[int] = []
        # For zombies at random: strength, whether with two symbols, how many, whether no two alike.
        self.at_random: list[tuple[int, int, int, bool]] = []
        for herd in herds:
            for mask in (1, 2, 4, 3, 5, 6):
                self.horde += [self.kind(herd.strength, mask)] * herd.copies.get(mask, 0)
            for pair, drawn in ((0, herd.any), (1, herd.any_pair)):
                if drawn:
                    self.at_random.append((herd.strength, pair, drawn, herd.different))
        for herd in herds:
            for mask in [*([1, 2, 4] if herd.any else []), *([3, 5, 6] if herd.any_pair else [])]:
                self.kind(herd.strength, mask)
        self.zombified: int = len(self.strengths)
        for survivor in cards.survivors:
            self.strengths.append(cards.zombified)
            self.symbols.append(survivor.symbol)

    def kind(self, strength: int, mask: int) -> int:
        """The number of this kind of zombie, a new one if it has none."""
        for kind in range(len(self.strengths)):
            if self.strengths[kind] == strength and self.symbols[kind] == mask:
                return kind
        self.strengths.append(strength)
        self.symbols.append(mask)
        return len(self.strengths) - 1

    def read_items(self, cards: Cards) -> None:
        names = list(ITEMS)
        items = [cards.items.get(name) for name in names]
        self.effects: list[int] = [EFFECTS.index(each.effect) if each else PLAIN for each in items]
        self.weapon: list[bool] = [each is not None and each.weapon for each in items]
        self.powers: list[int] = [each.power if each else 0 for each in items]
        self.reaches: list[int] = [each.reach if each else 0 for each in items]
        self.ammo: list[int] = [AMMO.index(each.ammo) if each else 0 for each in items]
        self.rounds: list[int] = [each.rounds if each else 0 for each in items]
        self.unique: list[bool] = [each is not None and each.unique for each in items]
        rubble = cards.rubble[cards.teams[self.places].rubble]
        self.rubble: list[int] = [kind for kind in sorted(rubble) for _ in range(rubble[kind])]
        self.extras: list[int] = [i for i in range(BASE_ITEMS, len(names)) if self.unique[i] and i not in rubble]

    def read_survivors(self, cards: Cards) -> None:
        self.survivors: int = len(cards.survivors)
        self.symbol: list[int] = [each.symbol for each in cards.survivors]
        self.force: list[int] = [each.force for each in cards.survivors]
        self.reach: list[int] = [each.reach for each in cards.survivors]
        self.deadly: list[int] = [each.infection for each in cards.survivors]
        self.abilities: list[int] = [ABILITIES.index(each.ability) for each in cards.survivors]


def neighbours_of(place: int, places: int) -> list[int]:
    """otd.4.2  The survivors to one's left and right; the fourth, across the Horde, is no neighbour."""
    if places < PLACES:
        return all_neighbours(place, places)
    return [(place + 1) % places, (place + 3) % places]


def all_neighbours(place: int, places: int) -> list[int]:
    """otd.16.1  With two or three, all are neighbours; alone, one has none."""
    return [p for p in range(places) if p != place]


def near(place: int, neighbours: list[int]) -> list[int]:
    """otd.10.2  An ability is for oneself or a neighbour."""
    return [place, *neighbours]


def face_to_face() -> list[int]:
    """otd.15.1  Two survivors sit face to face, the Horde between them."""
    return [0, 2]
