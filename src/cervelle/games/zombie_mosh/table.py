"""What lies on the table in Zombie Mosh!, and what each seat may see of it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from cervelle.engine.box import Box, kit_of
from cervelle.engine.dice import Dice
from cervelle.engine.table import EVERYONE, Prompt, Table
from cervelle.engine.words import Said
from cervelle.games.zombie_mosh.deck import CHARACTERS, Deck

HEAD: Final = 0
LEFT_ARM: Final = 1
RIGHT_ARM: Final = 2
LEFT_LEG: Final = 3
RIGHT_LEG: Final = 4
LIMBS: Final = 5

CROWD: Final = -1
NOBODY_YET: Final = -1
MILLION: Final = 1_000_000

CHARACTER: Final = 0
DANCE: Final = 1

Scoring = tuple[int, int, list[list[int]], list[list[int]], list[list[int]], list[list[int]], list[int], list[int]]
"""Song, round; each player's damage before it, attacks, defences, and damage taken; who left the pit, and who won the song.

Made once and never changed, so that copies share it.
"""

NO_SCORING: Final[Scoring] = (0, 0, [], [], [], [], [], [])


def laid(card: int, limb: int, source: int) -> int:
    """A card in a line, as one number: the card, the limb that counts, and who laid it there (or the CROWD)."""
    return card << 8 | limb << 4 | source + 1


def card_of(laid: int) -> int:
    return laid >> 8


def limb_of(laid: int) -> int:
    return laid >> 4 & 15


def source_of(laid: int) -> int:
    return (laid & 15) - 1


class Kit:
    """What the data and the host's options fix for a whole game, and what each card can do in each hand."""

    def __init__(self, box: Box) -> None:
        deck = box.data
        assert isinstance(deck, Deck)
        zero = {verb.name: verb.zero for verb in box.verbs.all}
        self.seats: int = box.seats
        self.songs: int = int(box.options["songs"])
        self.side: str = str(box.options["side"])
        self.kinds: list[tuple[int, int]] = deck.kinds
        self.cards: list[int] = deck.cards
        self.hand: int = deck.hand
        self.crowd: int = deck.crowd
        self.turn: int = deck.turn
        self.limbs: int = deck.limbs
        self.names: list[str] = list(CHARACTERS)
        self.plain: list[int] = [deck.durability] * LIMBS
        self.tough: list[list[int]] = side_b(deck) if self.side == "b" else side_a(deck)
        self.character: int = zero["character"]
        self.defend: int = zero["defend"]
        self.attack: int = zero["attack"]
        self.plays: list[list[list[int]]] = [
            [both_edges(self, seat, card) for card in range(len(deck.kinds))] for seat in range(box.seats)
        ]
        # The legal ones of them for each set of zombies in the pit, as soon as somebody has asked.
        self.legal: list[list[list[list[int]]]] = [[] for _ in range(1 << box.seats)]


def side_a(deck: Deck) -> list[list[int]]:
    """mosh.8.1  On side A every limb of every character falls at the same damage."""
    return [[deck.durability] * LIMBS] * len(deck.tough)


def side_b(deck: Deck) -> list[list[int]]:
    """mosh.8.2  On side B each limb of each character has its own."""
    return deck.tough


def both_edges(kit: Kit, seat: int, card: int) -> list[int]:
    """mosh.2.1  A card shows two limbs, one at each edge; one of them is played, the other ignored."""
    return [play for limb in kit.kinds[card] for play in plays_of(kit, seat, card, limb)]


def plays_of(kit: Kit, seat: int, card: int, limb: int) -> list[int]:
    """mosh.5.4  One defends oneself and attacks others: never the other way round."""
    edge = card * LIMBS + limb
    return [kit.defend + edge] + [kit.attack + edge * kit.seats + whom for whom in range(kit.seats) if whom != seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class MoshTable(Table):
    """The pit: before each zombie its body, a line of attacks and a line of defences."""

    voice: ClassVar[str] = "mosh"
    prompts: ClassVar[tuple[Prompt, ...]] = (Prompt("character", "mosh.1.1"), Prompt("dance", "mosh.5.1"))
    fields: ClassVar[tuple[str, ...]] = (
        "deck", "discard", "turn", "characters", "song", "round", "first", "lap", "left", "order", "hands", "attacks", "defences",
        "damage", "inside", "wins", "old", "early", "scored",
    )  # fmt: skip

    def __init__(self, box: Box, key: bytes) -> None:
        super().__init__(box, key)
        seats = box.seats
        self.kit: Kit = kit_of(box, Kit)
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.turn: int = 0
        self.characters: list[int] = [NOBODY_YET] * seats
        self.song: int = 0
        self.round: int = 0
        self.first: int = NOBODY_YET
        self.lap: int = 0
        self.left: int = 0
        self.order: tuple[int, ...] = ()
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.attacks: list[list[int]] = [[] for _ in range(seats)]
        self.defences: list[list[int]] = [[] for _ in range(seats)]
        self.damage: list[list[int]] = [[0] * LIMBS for _ in range(seats)]
        self.inside: list[int] = [1] * seats
        self.wins: list[int] = [0] * seats
        # If the deck ran out in the middle of a deal: the cards of it that went into hands, and how many into each hand.
        self.old: list[int] = []
        self.early: list[int] = [0] * seats
        self.scored: Scoring = NO_SCORING

    def become(self, other: Table) -> None:
        assert isinstance(other, MoshTable)
        self.kit = other.kit
        super().become(other)

    def tough(self, seat: int) -> list[int]:
        """The damage at which each limb of this player falls."""
        character = self.characters[seat]
        return self.kit.plain if character == NOBODY_YET else self.kit.tough[character]

    def lost_limbs(self, seat: int) -> int:
        tough = self.tough(seat)
        damage = self.damage[seat]
        lost = 0
        for limb in range(LIMBS):
            if damage[limb] >= tough[limb]:
                lost += 1
        return lost

    def played_by(self, seat: int) -> list[int]:
        """The cards that this player has laid down in this round."""
        found = [card_of(each) for each in self.defences[seat]]
        for line in self.attacks:
            for each in line:
                if source_of(each) == seat:
                    found.append(card_of(each))
        return found

    # What people read --------------------------------------------------------------------------------

    def about(self, seat: int) -> dict[str, Said]:
        return {"left": self.left}

    def said(self, seat: int, action: int) -> dict[str, Said]:
        """Characters and limbs are named by number, under `count` as in log lines; the limb at the other edge, under `other`."""
        said = super().said(seat, action)
        if "character" in said:
            said["count"] = int(said["character"])
        else:
            limb = int(said["limb"])
            one, other = self.kit.kinds[int(said["card"])]
            said["count"] = limb
            said["other"] = other if limb == one else one
        return said

    def part(self) -> int:
        """Characters are chosen for the first song; who wins a concert is known after the last."""
        known = 1 if self.outcome is not None and self.kit.songs > 1 else 0
        return max(1, self.song) + known

    def role(self, seat: int) -> str:
        return self.kit.names[self.characters[seat]] if self.characters[seat] != NOBODY_YET else ""

    def sight(self, seat: int) -> dict[str, object]:
        over = self.outcome
        return {
            "rules": self.voice,
            "me": seat if seat >= 0 else None,
            "turn": self.turn,
            "waiting": list(self.waiting),
            "deck": len(self.deck),
            "discard": sorted(self.discard),
            "over": None if over is None else {"winners": list(over.winners), "scores": list(over.scores)},
            "side": self.kit.side,
            "song": self.song,
            "songs": self.kit.songs,
            "round": self.round,
            "first": None if self.first == NOBODY_YET else self.first,
            "pass": self.lap,
            "left": self.left,
            "order": list(self.order),
            "hand": self.hands[seat][:] if seat >= 0 else [],
            "cards": [list(kind) for kind in self.kit.kinds],
            "tough": [bears[:] for bears in self.kit.tough],
            "limbs": self.kit.limbs,
            "players": [self._sight_of(s) for s in range(self.seats)],
            "scored": self._sight_of_scoring() if self.scored[0] else None,
        }

    def _sight_of(self, seat: int) -> dict[str, object]:
        character = self.characters[seat]
        return {
            "character": None if character == NOBODY_YET else character,
            "bears": self.tough(seat)[:],
            "damage": self.damage[seat][:],
            "in": self.inside[seat] == 1,
            "hand": len(self.hands[seat]),
            "attacks": shown_attacks(self.attacks[seat]),
            "defences": shown_defences(self.defences[seat]),
            "pending": pending(self, seat),
            "wins": self.wins[seat],
        }

    def _sight_of_scoring(self) -> dict[str, object]:
        song, number, before, attacks, defences, hits, leavers, winners = self.scored
        players = [
            {
                "damage": before[seat][:],
                "attacks": shown_attacks(attacks[seat]),
                "defences": shown_defences(defences[seat]),
                "hits": hits[seat][:],
                "fell": fallen(self.tough(seat), before[seat], hits[seat]),
                "left": seat in leavers,
                "won": seat in winners,
            }
            for seat in range(self.seats)
        ]
        return {"song": song, "round": number, "players": players}

    # What a seat cannot know -------------------------------------------------------------------------

    def redeal(self, seat: int, dice: Dice) -> None:
        """The other players' hands, from all the cards that this seat cannot see."""
        if seat == EVERYONE:
            return
        if self.old:
            self._redeal_halves(seat, dice)
            return
        for s in range(self.seats):
            if s != seat:
                self.deck.extend(self.hands[s])
        self.deck.sort()
        for s in range(self.seats):
            if s != seat and self.hands[s]:
                hand = [dice.draw(self.deck) for _ in range(len(self.hands[s]))]
                hand.sort()
                self.hands[s] = hand

    def _redeal_halves(self, seat: int, dice: Dice) -> None:
        """The deck ran out while hands were dealt: everyone can tell who was dealt what was left of it (`old`), and who the rest.

        One hand may have got some of both. Nobody knows which of its cards were which: that is imagined too.
        """
        first = self.old[:]
        second = self.deck[:]
        known: list[int] = []
        mixed = NOBODY_YET
        for s in range(self.seats):
            seen = self.played_by(s)
            if s == seat:
                seen += self.hands[s]
            else:
                second.extend(self.hands[s])
            if self.early[s] == self.kit.hand:
                for card in seen:
                    first.remove(card)
            elif self.early[s] > 0:
                mixed = s
                known = seen
        second.extend(known)
        for card in first:
            second.remove(card)
        first.sort()
        second.sort()
        still_early = self.early[:]
        if mixed != NOBODY_YET:
            still_early[mixed] -= part_known(known, first, second, self.early[mixed], self.kit.hand, dice)
        for s in range(self.seats):
            if s != seat:
                size = len(self.hands[s])
                from_first = min(size, still_early[s])
                hand = [dice.draw(first) for _ in range(from_first)] + [dice.draw(second) for _ in range(size - from_first)]
                hand.sort()
                self.hands[s] = hand
        self.deck = second


def part_known(known: list[int], first: list[int], second: list[int], early: int, hand: int, dice: Dice) -> int:
    """Take the known cards of a mixed hand out of the two halves; how many came out of the first.

    Each way to tell them apart is as likely as a deal makes it: for every card in turn, the places still free in the hand
    for its half, times the share of such cards in what is left of that half.
    """
    ways = [likelihood(way, known, first, second, early, hand) for way in range(1 << len(known))]
    best = max(ways)
    shares = [0 if way == 0 else max(1, int(way / best * MILLION)) for way in ways]
    at = dice.below(sum(shares))
    chosen = 0
    while at >= shares[chosen]:
        at -= shares[chosen]
        chosen += 1
    count = 0
    for i in range(len(known)):
        if chosen >> i & 1:
            first.remove(known[i])
            count += 1
        else:
            second.remove(known[i])
    return count


def likelihood(way: int, known: list[int], first: list[int], second: list[int], early: int, hand: int) -> float:
    """Of the known cards whose bits are set having come from the first half, and the others from the second."""
    halves = [second[:], first[:]]
    places = [hand - early, early]
    chance = 1.0
    for i in range(len(known)):
        which = way >> i & 1
        half = halves[which]
        copies = half.count(known[i])
        if copies == 0 or places[which] == 0:
            return 0.0
        chance *= places[which] * copies / len(half)
        places[which] -= 1
        half.remove(known[i])
    return chance


# What the lines before a player come to -----------------------------------------------------------


def pending(t: MoshTable, seat: int) -> list[int]:
    """mosh.6.1  Each defence stops one attack on the same limb, wherever they lie; every other attack is one damage."""
    hits = [0] * LIMBS
    if not t.attacks[seat]:
        return hits
    for each in t.attacks[seat]:
        hits[limb_of(each)] += 1
    for each in t.defences[seat]:
        hits[limb_of(each)] -= 1
    tough = t.tough(seat)
    damage = t.damage[seat]
    for limb in range(LIMBS):
        hits[limb] = without_surplus(hits[limb], tough[limb] - damage[limb])
    return hits


def without_surplus(hits: int, room: int) -> int:
    """mosh.6.3  A limb takes no more than makes it fall, and one that is lost takes nothing."""
    if hits <= 0:
        return 0
    return min(hits, room)


def fallen(tough: list[int], before: list[int], hits: list[int]) -> list[int]:
    return [limb for limb in range(LIMBS) if hits[limb] > 0 and before[limb] + hits[limb] >= tough[limb]]


def shown_attacks(line: list[int]) -> list[dict[str, int | None]]:
    return [shown_attack(each) for each in line]


def shown_attack(each: int) -> dict[str, int | None]:
    source = source_of(each)
    return {"card": card_of(each), "limb": limb_of(each), "from": None if source == CROWD else source}


def shown_defences(line: list[int]) -> list[dict[str, int]]:
    return [{"card": card_of(each), "limb": limb_of(each)} for each in line]
