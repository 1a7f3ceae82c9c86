"""The table in words: what a view shows, line by line, for terminals, screen readers and the text view of the pages.

What lines are made of, and their kinds, `Game.pictured` says. This game's rows have four cells: whose it is, who they are
in the pit, how they stand, and limbs. Its kinds are title, zone, me, turn, player, out, winner, danger, hand and quiet.
"""

from __future__ import annotations

from typing import Any

from cervelle.engine.box import Box
from cervelle.engine.picture import Line, Picture, cards, row


def pictured(view: dict[str, Any], box: Box, language: str) -> list[Line]:
    picture = MoshPicture(view, box, language)
    lines = [picture.title()]
    lines += picture.order()
    for seat in range(len(picture.players)):
        lines.append((picture.kind(seat, is_out=not picture.players[seat]["in"]), picture.body(seat)))
    for seat in range(len(picture.players)):
        lines += picture.threats(seat)
    return lines + picture.hand() + picture.discard()


class MoshPicture(Picture):
    def __init__(self, view: dict[str, Any], box: Box, language: str) -> None:
        super().__init__(view, box, language)
        self.players: list[dict[str, Any]] = view["players"]

    def limb(self, limb: int) -> str:
        return self.say("mosh-limb", count=limb)

    # Lines ---------------------------------------------------------------------------------------------

    def title(self) -> Line:
        view = self.view
        cells = [self.say("game-name"), self.side()]
        if view["songs"] > 1 and view["song"]:
            cells.append(self.say("mosh-see-song", song=str(view["song"]), songs=str(view["songs"])))
        if view["round"]:
            cells += [self.say("mosh-see-round", round=str(view["round"])), self.say("table-see-deck", deck=int(view["deck"]))]
        return "title", row(*cells)

    def side(self) -> str:
        if self.view["side"] == "b":
            return self.say("mosh-see-side-b")
        return self.say("mosh-see-side-a", bears=str(self.players[0]["bears"][0]))

    def order(self) -> list[Line]:
        """Who plays in this pass, in order; the one whose turn it is, with the cards still to play."""
        if not self.view["pass"] or self.view["over"] is not None:
            return []
        names = [self.dancer(seat) for seat in self.view["order"]]
        way = "mosh-see-back" if self.view["pass"] % 2 == 0 else "mosh-see-order"
        return [("zone", row(self.say(way), "", "", ", ".join(names)))]

    def dancer(self, seat: int) -> str:
        if seat in self.view["waiting"]:
            return self.say("mosh-see-dancing", name=self.name(seat), left=int(self.view["left"]))
        return self.name(seat)

    def body(self, seat: int) -> str:
        player = self.players[seat]
        character = player["character"]
        who = self.say("mosh-see-unknown") if character is None else self.say("mosh-character", count=int(character))
        return row(self.name(seat), who, self.state(player), self.limbs(player))

    def state(self, player: dict[str, Any]) -> str:
        wins = self.say("mosh-see-wins", wins=int(player["wins"])) if self.view["songs"] > 1 else ""
        if not player["in"]:
            held = self.say("mosh-see-out")
        else:
            held = self.say("mosh-see-held", cards=int(player["hand"])) if self.view["pass"] and self.view["over"] is None else ""
        return ", ".join(filter(None, (wins, held)))

    def limbs(self, player: dict[str, Any]) -> str:
        """On side A only what is damaged; on side B every limb, for each bears its own."""
        if player["character"] is None:
            return ""
        shown = [limb for limb in range(len(player["bears"])) if self.view["side"] == "b" or player["damage"][limb]]
        return cards([self.limb_state(player, limb) for limb in shown]) or self.say("mosh-see-sound")

    def limb_state(self, player: dict[str, Any], limb: int) -> str:
        if player["damage"][limb] >= player["bears"][limb]:
            return self.say("mosh-see-lost", count=limb)
        damage, bears = str(player["damage"][limb]), str(player["bears"][limb])
        return self.say("mosh-see-damaged", count=limb, damage=damage, bears=bears)

    def threats(self, seat: int) -> list[Line]:
        """The two lines before a player, and what they would come to."""
        player = self.players[seat]
        if not player["attacks"] and not player["defences"]:
            return []
        mine = seat == self.view["me"]
        whose = self.say("mosh-see-at-you") if mine else self.say("mosh-see-at", name=self.name(seat))
        attacks, defences = (self.line_of(player[line]) for line in ("attacks", "defences"))
        parts = [self.say("mosh-see-attacks", limbs=attacks)] if attacks else []
        parts += [self.say("mosh-see-defences", limbs=defences)] if defences else []
        parts.append(self.pending(player))
        return [("danger" if mine else "zone", row(whose, "", "", self.say("mosh-see-semicolon").join(parts)))]

    def line_of(self, line: list[dict[str, int]]) -> str:
        return cards([self.limb(limb) for limb in sorted(card["limb"] for card in line)])

    def pending(self, player: dict[str, Any]) -> str:
        hits = [(limb, number) for limb, number in enumerate(player["pending"]) if number]
        if not hits:
            return self.say("mosh-see-safe")
        shown = [self.pending_at(player, limb, number) for limb, number in hits]
        return self.say("mosh-see-pending", limbs=cards(shown))

    def pending_at(self, player: dict[str, Any], limb: int, number: int) -> str:
        falls = player["damage"][limb] + number >= player["bears"][limb]
        return self.say("mosh-see-falls" if falls else "mosh-see-takes", count=limb, number=str(number))

    def card(self, card: int) -> str:
        one, other = self.view["cards"][card]
        return f"{self.limb(one)} / {self.limb(other)}"

    def hand(self) -> list[Line]:
        held = [self.card(card) for card in self.view["hand"]]
        return [("hand", row(self.say("mosh-see-hand"), "", "", cards(held)))] if held else []

    def discard(self) -> list[Line]:
        found: list[int] = self.view["discard"]
        piles = [f"{self.card(card)} ×{found.count(card)}" for card in sorted(set(found))]
        return [("quiet", row(self.say("table-see-discard"), "", "", cards(piles)))] if piles else []
