"""How to play Jour de Chance: hit 21 if you can, deny it to others, and stay near it without passing."""

from __future__ import annotations

from typing import Final

from cervelle.engine.bot import first_of
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.zombie_life.rules_luck import DRAW
from cervelle.games.zombie_life.table import LuckTable
from cervelle.games.zombie_life.thumb import CardThumb, best_rival

HOPE: Final = 2.0
"""What the chance of drawing just the card that is missing is worth, beside being so near to the goal."""
PATIENCE: Final = 0.2
"""What a longer row is worth: more to bank, and more for a pair."""
BIG_FOR_A_BEGINNER: Final = 6


class LuckThumb(CardThumb):
    def rule(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, LuckTable)
        need = t.kit.luck_target - t.banks[seat]
        winning = where(t, need)
        if winning is not None:
            return bank(t, need, winning)
        wanted = wanted_by_rivals(t, seat)
        if 0 < wanted < need:
            owner = where(t, wanted)
            assert owner is not None
            return bank(t, wanted, owner)
        return draw_or_bank(t, seat, need)

    def mood(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, LuckTable)
        need = t.kit.luck_target - t.banks[seat]
        fitting = [(card, owner) for owner in range(t.seats) for card in t.rows[owner] if card <= need]
        big = max(fitting, default=(0, 0))
        if big[0] >= min(BIG_FOR_A_BEGINNER, need) > 0:
            return bank(t, *big)
        legal = t.actions(seat)
        return DRAW if DRAW in legal else legal[dice.below(len(legal))]

    def sensible(self, t: Table, seat: int, dice: Dice) -> list[int]:
        """Nobody passes the goal who need not."""
        assert isinstance(t, LuckTable)
        need = t.kit.luck_target - t.banks[seat]
        legal = t.actions(seat)
        fitting = [action for action in legal if action == DRAW or (action - t.kit.bank) // t.seats <= need]
        exact = [action for action in fitting if action != DRAW and (action - t.kit.bank) // t.seats == need]
        return first_of(self.rule(t, seat, dice), exact or fitting or legal)

    def gauges(self, t: Table, seat: int) -> dict[str, float]:
        """Whoever passes the goal is out: that is as good as nothing."""
        assert isinstance(t, LuckTable)
        banks = [bank if bank <= t.kit.luck_target else 0 for bank in t.banks]
        return {"bank": banks[seat], "rival": -best_rival(banks, seat)}


def bank(t: LuckTable, card: int, owner: int) -> int:
    return t.kit.bank + card * t.seats + owner


def where(t: LuckTable, card: int) -> int | None:
    for owner in range(t.seats):
        if card in t.rows[owner]:
            return owner
    return None


def wanted_by_rivals(t: LuckTable, seat: int) -> int:
    """An open card with which the next rival to come would win; 0 if there is none."""
    for i in range(1, t.seats):
        need = t.kit.luck_target - t.banks[(seat + i) % t.seats]
        if where(t, need) is not None:
            return need
    return 0


def draw_or_bank(t: LuckTable, seat: int, need: int) -> int:
    """Whatever leaves us best placed: how near, and how likely the missing card is to come."""
    target = t.kit.luck_target
    cards = t.deck or t.discard
    size = len(cards) or 1

    def placed(missing: int) -> float:
        return (target - missing) / target + HOPE * cards.count(missing) / size

    best = -1.0
    choice = -1
    for owner in range(t.seats):
        for card in t.rows[owner]:
            if card < need and placed(need - card) > best:
                best = placed(need - card)
                choice = bank(t, card, owner)
    if not cards:
        return choice if choice >= 0 else t.actions(seat)[0]
    ruin = sum([cards.count(card) for card in t.rows[seat] if card > need]) / size
    return choice if best > placed(need) + PATIENCE - ruin else DRAW
