"""How the game's own bots think: a feeling for the pit, and a rule of thumb."""

from __future__ import annotations

from typing import Final

from cervelle.engine.bot import Thumb, whim
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table
from cervelle.games.zombie_mosh.table import CHARACTER, MoshTable
from cervelle.games.zombie_mosh.thumb import Breath, dance, net, sensible, shares

WHIM_ONE_IN: Final = 3
"""How often a beginner does whatever comes to mind."""


class MoshThumb(Thumb):
    def rule(self, t: Table, seat: int, dice: Dice) -> int:
        assert isinstance(t, MoshTable)
        # Characters are all as good.
        return whim(t, seat, dice) if t.asked == CHARACTER else dance(t, seat)

    def feeling(self, t: Table, seat: int, dice: Dice) -> int:
        """Parries what would hurt if it has the card, else hits somebody; now and then anything."""
        assert isinstance(t, MoshTable)
        legal = t.actions(seat)
        if t.asked != CHARACTER and dice.below(WHIM_ONE_IN):
            hits = net(t, seat)
            parries = [a for a in legal if a < t.kit.attack and hits[(a - t.kit.defend) % len(hits)] > 0]
            legal = parries or [a for a in legal if a >= t.kit.attack]
        return legal[dice.below(len(legal))]

    def sensible(self, t: Table, seat: int, dice: Dice) -> list[int]:
        assert isinstance(t, MoshTable)
        return [whim(t, seat, dice)] if t.asked == CHARACTER else sensible(t, seat)

    def outlook(self, t: Table, origin: Table, dice: Dice) -> list[float]:
        """Of winning the song that is danced there, once the round is played out by the rule of thumb."""
        assert isinstance(t, MoshTable)
        assert isinstance(origin, MoshTable)
        round_ = t.round
        while t.outcome is None and t.song == origin.song and t.round == round_:
            asked = t.waiting[0]
            t.play(asked, self.rule(t, asked, dice))
        won = [t.wins[seat] - origin.wins[seat] for seat in range(t.seats)]
        total = sum(won)
        return [each / total for each in won] if total else shares(t)

    def gauges(self, t: Table, seat: int) -> dict[str, float]:
        assert isinstance(t, MoshTable)
        room = [float(Breath(t, s, net(t, s)).total) if t.inside[s] else 0.0 for s in range(t.seats)]
        rivals = [s for s in range(t.seats) if s != seat]
        return {
            "breath": room[seat],
            "rival": -max([room[s] for s in rivals]),
            "dancers": -float(sum([t.inside[s] for s in rivals])),
            "songs": float(t.wins[seat]),
        }
