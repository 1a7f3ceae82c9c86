"""The table in words, for terminals, screen readers and the text view: rows of three cells."""

from __future__ import annotations

from typing import Any

from cervelle.engine.box import Box
from cervelle.engine.picture import Line, Picture, cards, row


def pictured(view: dict[str, Any], box: Box, language: str) -> list[Line]:
    picture = Picture(view, box, language)
    say = picture.say
    lines = [("title", row(say("game-name"), say("bus-see-deck", deck=int(view["deck"]))))]
    lines.append(
        ("danger", row(say("bus-see-bus"), "", say("bus-see-load", load=str(view["load"]), capacity=str(view["capacity"]))))
    )
    for seat, player in enumerate(view["players"]):
        state = say("bus-see-held", cards=int(player["cards"])) if player["in"] else say("bus-see-off")
        lines.append((picture.kind(seat, is_out=not player["in"]), row(picture.name(seat), state, "")))
    if view["gone"]:
        lines.append(("quiet", row(say("bus-see-gone"), "", cards(view["gone"]))))
    if view["hand"]:
        lines.append(("hand", row(say("bus-see-hand"), "", cards(view["hand"]))))
    return lines
