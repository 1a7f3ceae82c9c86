"""The table in words: what a view shows, line by line, for terminals, screen readers and the text view of the pages.

What lines are made of, and their kinds, `Game.pictured` says. This game's rows have four cells: whose it is, how much
they have, how they stand, and the cards. Its kinds are title, danger, me, turn, player, out, winner, hand, held and quiet.
"""

from __future__ import annotations

from typing import Any

from cervelle.engine.box import Box
from cervelle.engine.picture import Line, Picture, cards, row


def pictured(view: dict[str, Any], box: Box, language: str) -> list[Line]:
    picture = LifePicture(view, box, language)
    if view["rules"] == "life":
        return life(picture)
    return inn(picture) if view["rules"] == "inn" else luck(picture)


class LifePicture(Picture):
    def __init__(self, view: dict[str, Any], box: Box, language: str) -> None:
        super().__init__(view, box, language)
        self.players: list[dict[str, Any]] = view["players"]

    def kind_of(self, seat: int) -> str:
        return self.kind(seat, is_out=self.players[seat].get("standing") == "out")

    def title(self, name: str, *rest: str) -> Line:
        return "title", row(self.say(name), *rest, self.say("table-see-deck", deck=int(self.view["deck"])))

    def discard(self) -> list[Line]:
        found: list[int] = self.view["discard"]
        piles = [f"{card} ×{found.count(card)}" if found.count(card) > 1 else str(card) for card in sorted(set(found))]
        return [("quiet", row(self.say("table-see-discard"), "", "", cards(piles)))] if piles else []


def zone(values: list[int]) -> str:
    """From low to high: in no zone does the order of the cards mean anything."""
    return cards(sorted(values))


def life(picture: LifePicture) -> list[Line]:
    view, say = picture.view, picture.say
    lines = [picture.title("life-see-title", say("life-see-round", round=str(view["round"])), goal(picture, "life-see-target"))]
    lines.append(("danger", row(say("life-see-horde"), "", "", zone(view["horde"]) or say("life-see-nobody"))))
    for seat, player in enumerate(picture.players):
        state, refuge = refuge_of(picture, player)
        lines.append((picture.kind_of(seat), row(picture.name(seat), points(picture, player), state, refuge)))
    if view["held"] is not None:
        lines.append(("held", row(say("life-see-held"), "", "", cards([view["held"]]))))
    elif view["holding"]:
        lines.append(("quiet", say("life-see-holding", name=picture.name(view["turn"]))))
    if view["offer"]:
        lines.append(("held", row(say("life-see-offer"), "", "", cards(view["offer"]))))
    return lines + picture.discard()


def refuge_of(picture: LifePicture, player: dict[str, Any]) -> tuple[str, str]:
    """How a player stands in the round, and their cards."""
    if player["standing"] == "out":
        return picture.say("life-see-out"), ""
    shown = picture.say("life-see-refuge", cards=zone(player["refuge"])) if player["refuge"] else picture.say("life-see-bare")
    hidden = player["standing"] == "hidden"
    return picture.say("life-see-hidden", down=int(player["face_down"])) if hidden else "", shown


def inn(picture: LifePicture) -> list[Line]:
    lines = [picture.title("inn-see-title")]
    for seat, player in enumerate(picture.players):
        lines.append((picture.kind_of(seat), row(picture.name(seat), *inn_cells(picture, player))))
    if picture.view["hand"]:
        lines.append(("hand", row(picture.say("inn-see-hand"), "", "", zone(picture.view["hand"]))))
    if picture.view["picked"] is not None:
        lines.append(("held", row(picture.say("inn-see-picked"), "", "", cards([picture.view["picked"]]))))
    return lines + picture.discard()


def inn_cells(picture: LifePicture, player: dict[str, Any]) -> tuple[str, str, str]:
    if player["standing"] == "out":
        return "", picture.say("inn-see-out"), ""
    held = picture.say("inn-see-held", cards=int(player["hand"]))
    state = picture.say("inn-see-cleared") if player["wrongly_accused"] else ""
    return held, state, picture.say("inn-see-row", cards=zone(player["row"])) if player["row"] else picture.say("inn-see-bare")


def luck(picture: LifePicture) -> list[Line]:
    lines = [picture.title("luck-see-title", goal(picture, "luck-see-target"))]
    for seat, player in enumerate(picture.players):
        shown = picture.say("luck-see-row", cards=zone(player["row"])) if player["row"] else picture.say("luck-see-bare")
        lines.append((picture.kind_of(seat), row(picture.name(seat), points(picture, player), "", shown)))
    return lines + picture.discard()


def points(picture: LifePicture, player: dict[str, Any]) -> str:
    return picture.say("table-see-points", points=int(player["points"]))


def goal(picture: LifePicture, message: str) -> str:
    return picture.say(message, target=str(picture.view["target"]))
