"""How a decent player plays: fill the bus to the last kilo, else keep the light cards for later."""

from __future__ import annotations

from cervelle.engine.bot import Thumb, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from last_bus.rules import GET_OFF, Bus


class BusThumb(Thumb):
    def rule(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, Bus)
        legal = t.actions(seat)
        if legal == [GET_OFF]:
            return GET_OFF
        full = t.cards.capacity - t.load - 1
        return full if full in legal else max(action for action in legal if action != GET_OFF)

    def feeling(self, t: Table, seat: int, dice: Dice) -> int:
        return whim(t, seat, dice)
