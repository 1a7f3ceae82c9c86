"""Plays the golden games anew: after a change of rules or words that is meant, look at the difference, then commit it."""

from __future__ import annotations

from pathlib import Path

import cervelle
from cervelle.engine.dice import Dice
from cervelle.engine.table import Table

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
UNDO_ONE_IN = 40


def play(t: Table, dice: Dice) -> None:
    """Random moves, and now and then an undo with chance of its own."""
    while t.outcome is None:
        if t.n and dice.below(UNDO_ONE_IN) == 0:
            t.undo(max(0, t.n - dice.roll(3)), dice.below(1 << 31).to_bytes(16, "little"))
        seat = t.waiting[dice.below(len(t.waiting))]
        legal = t.actions(seat)
        t.act(seat, legal[dice.below(len(legal))])


def main() -> None:
    for game in cervelle.shelf.values():
        rule_sets = game.options["rules"].choices if "rules" in game.options else (game.id,)
        for rules in rule_sets:
            for seats in (game.seats[0], game.seats[-1]):
                t = game.table(seats, seed=2026, **({"rules": rules} if "rules" in game.options else {}))
                t.box.players = [{"name": name} for name in ("Ana", "Bob", "Cléo", "Dov", "Eva", "Fred", "Gaël", "Hana")[:seats]]
                play(t, Dice(bytes(16)))
                path = FOLDER / f"{rules}-{seats}.record"
                path.write_text(t.record(), "utf-8")
                for language in ("fr", "en"):
                    told = "".join(f"{n} {text} [{rule}]\n" for n, text, rule in t.log(0, language))
                    path.with_suffix(f".{language}.txt").write_text(told, "utf-8")


if __name__ == "__main__":
    main()
