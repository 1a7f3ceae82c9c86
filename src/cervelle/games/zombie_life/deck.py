"""The deck as its data file has it."""

from __future__ import annotations

from cervelle.engine.box import Value
from cervelle.engine.data import Data, Sheet
from cervelle.engine.problem import Problem

HIGHEST_VALUE = 99
MOST_COPIES = 99
HIGHEST_TARGET = 9999


class Deck(Data):
    def __init__(self, cards: list[int], life_target: int, inn_hand: int, luck_target: int) -> None:
        self.cards = cards
        self.top = max(cards)
        self.life_target = life_target
        self.inn_hand = inn_hand
        self.luck_target = luck_target


def read_deck(sheet: Sheet) -> Deck:
    cards: list[int] = []
    for part in sheet.top.parts("card"):
        value = part.number("value", 1, HIGHEST_VALUE)
        if value in cards:
            raise part.problem("data-twice", "value", found=str(value))
        cards += [value] * part.number("copies", 1, MOST_COPIES)
        part.source()
        part.end()
    life, inn, luck = (sheet.top.part(name) for name in ("life", "inn", "luck"))
    deck = Deck(cards, life.number("target", 1, HIGHEST_TARGET), inn.number("hand", 1, 9), luck.number("target", 1, HIGHEST_TARGET))
    for part in (life, inn, luck):
        part.source()
        part.end()
    return deck


def eldest_first(ages: str, seats: int) -> list[int]:
    """life.2.3  The seats from the oldest player to the youngest: by their ages if the host gave them, else in seat order."""
    years = [int(age) for age in ages.split(",")] if ages else [0] * seats
    return sorted(range(seats), key=lambda seat: -years[seat])


def check_ages(options: dict[str, Value], seats: int) -> Problem | None:
    ages = str(options["ages"])
    if not ages:
        return None
    years = ages.split(",")
    if len(years) != seats or not all(year.isdecimal() and year.isascii() and len(year) <= 3 for year in years):
        return Problem("option-ages-wrong", seats=str(seats), found=ages[:60])
    return None


def check_cards(deck: Deck, needed: int) -> Problem | None:
    if len(deck.cards) < needed:
        return Problem("deck-small", cards=str(len(deck.cards)), needed=str(needed))
    return None
