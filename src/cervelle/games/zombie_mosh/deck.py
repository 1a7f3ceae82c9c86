"""Cards, characters and numbers as their data file has them."""

from __future__ import annotations

from cervelle.engine.data import Data, DataProblem, Part, Sheet
from cervelle.engine.problem import Problem

LIMBS = ("head", "left-arm", "right-arm", "left-leg", "right-leg")
CHARACTERS = ("ozzy-mortis", "sid-viscera", "joan-jetsam", "lemmy-rot", "siouxsie-skull", "iggy-plop")

MOST_COPIES = 99
LARGEST_HAND = 8
LARGEST_CROWD = 8
TOUGHEST = 9


class Deck(Data):
    def __init__(self, kinds: list[tuple[int, int]], cards: list[int], tough: list[list[int]], rules: Part) -> None:
        self.kinds = kinds
        """The two limbs of each kind of card."""
        self.cards = cards
        """The kind of each card."""
        self.tough = tough
        """Side B: for each character, the damage at which each limb falls."""
        self.hand = rules.number("hand", 1, LARGEST_HAND)
        self.crowd = rules.number("crowd", 1, LARGEST_CROWD)
        self.turn = rules.number("pass", 1, self.hand)
        if self.hand % self.turn:
            fitting = [str(n) for n in range(1, self.hand + 1) if self.hand % n == 0]
            raise rules.problem("data-one-of", "pass", choices=", ".join(fitting), found=str(self.turn))
        self.limbs = rules.number("limbs", 1, len({limb for kind in kinds for limb in kind}))
        self.durability = rules.number("durability", 1, TOUGHEST)
        rules.source()
        rules.end()


def read_deck(sheet: Sheet) -> Deck:
    kinds: list[tuple[int, int]] = []
    cards: list[int] = []
    for part in sheet.top.parts("card"):
        limb, other = read_limbs(part)
        if (limb, other) in kinds or (other, limb) in kinds:
            raise part.problem("data-twice", "other", found=f"{LIMBS[limb]}, {LIMBS[other]}")
        cards += [len(kinds)] * part.number("copies", 1, MOST_COPIES)
        kinds.append((limb, other))
        part.source()
        part.end()
    return Deck(kinds, cards, read_characters(sheet), sheet.top.part("rules"))


def read_limbs(part: Part) -> tuple[int, int]:
    """Two different ones."""
    limb = part.text("limb", LIMBS)
    other = part.text("other", tuple(name for name in LIMBS if name != limb))
    return LIMBS.index(limb), LIMBS.index(other)


def read_characters(sheet: Sheet) -> list[list[int]]:
    """All six, in any order."""
    found: dict[str, list[int]] = {}
    for part in sheet.top.parts("character"):
        name = part.text("id", CHARACTERS)
        if name in found:
            raise part.problem("data-twice", "id", found=name)
        found[name] = [part.number(limb, 1, TOUGHEST) for limb in LIMBS]
        part.source()
        part.end()
    for name in CHARACTERS:
        if name not in found:
            raise DataProblem("data-missing", sheet.file, sheet.line("character"), field=f"character.{name}")
    return [found[name] for name in CHARACTERS]


def check_cards(deck: Deck, seats: int) -> Problem | None:
    """A round must find its cards, all hands and the whole crowd."""
    needed = seats * (deck.hand + deck.crowd)
    if len(deck.cards) < needed:
        return Problem("deck-small", cards=str(len(deck.cards)), needed=str(needed))
    return None
