"""Off the Dead in real browsers: a whole game, one alone, help in somebody else's turn, pointing, and nothing for axe to find."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import play_together
from tests.browser.test_axe import findings
from tests.server.conftest import Client, legal

GAME = "off-the-dead"
ENOUGH = 1500
"""Answers after which what is looked for does not come."""


TEAM = ("cast:0", "cast:2", "cast:1")
"""Who plays whom, by seat: Bob's survivor can help anyone, any time."""


def play_on(client: Client, table: str, secrets: list[str | None], until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """People answer at random and play no cards, until somebody is asked what is looked for: their state."""
    chance = random.Random(3)
    for _ in range(ENOUGH):
        seat = client.look(table)["waiting"][0]
        if secrets[seat] is None:
            continue
        state = client.look(table, secrets[seat])
        if not state["question"]["mine"]:
            continue
        if until(state):
            return state
        wanted = [choice["action"] for choice in state["choices"] if choice["verb"] == "pass" or choice["on"] == [TEAM[seat]]]
        client.act(table, secrets[seat], state["q"], wanted[0] if wanted else chance.choice(legal(state)))
    raise AssertionError("it never came to that")


def aid(state: dict[str, Any]) -> list[dict[str, Any]]:
    """The choices that help whoever has the turn."""
    turn = f"survivor:{state['view']['turn']}"
    return [choice for choice in state["choices"] if choice["verb"] == "aid" and choice["on"][1] == turn and not choice["why_not"]]


def is_action(state: dict[str, Any]) -> bool:
    return state["question"]["kind"] == "action"


def on(page, name: str):
    return page.locator(f"button[data-on='{name}']").first


def test_two_people_and_two_bots_to_the_end(seated, client):
    table, secrets = client.open("human", "human", "player", "beginner", game=GAME, level=7)
    ana, bob = seated(), seated(language="en", width=360)
    ana.sit(table, secrets[0], "Ana")
    bob.sit(table, secrets[1], "Bob")
    play_together(ana, bob)
    state = client.look(table)
    assert len(state["over"]["winners"]) in (0, 4)
    assert ana.page.locator(".place.gone").count() == sum(not place["alive"] for place in state["view"]["places"])
    assert bob.page.locator(".result").inner_text().count(str(state["over"]["scores"][0])) == 1


def test_alone(seated, client):
    table, secrets = client.open("human", game=GAME, level=7)
    ana = seated(width=820)
    page = ana.sit(table, secrets[0], "Ana")
    assert page.locator("#point-button").is_hidden(), "nobody to show anything to"
    play_together(ana)
    assert page.locator(".place").count() == 1


def test_help_in_somebody_elses_turn(seated, client):
    """A survivor about to be bitten, and a neighbour with an ability left: asked, seen by the other, and answered by a click."""
    table, secrets = client.open("human", "human", "human", game=GAME)
    ana, bob = seated(), seated(width=360)
    ana.sit(table, secrets[0], "Ana")
    bob.sit(table, secrets[1], "Bob")
    state = play_on(client, table, secrets, lambda state: state["me"] == 1 and state["view"]["turn"] != 1 and len(aid(state)) == 1)
    asked = ana.page.locator(".window")
    asked.get_by_text("Bob peut répondre ou passer").wait_for()
    turn = state["view"]["turn"]
    page = bob.page
    page.locator("#answers [data-verb=pass]").wait_for()
    assert page.locator(f".place.watched[data-place='{turn}']").count() == 1, "the corridor in danger is the one to see"
    on(page, f"survivor:{turn}").click()
    ana.page.wait_for_function("() => document.querySelectorAll('.ability.used').length > 0")
    assert client.look(table)["view"]["places"][1]["ability_used"]


def test_pointing_is_seen_by_the_others_and_chooses_nothing(seated, client):
    table, secrets = client.open("human", "human", game=GAME)
    ana, bob = seated(), seated(width=360)
    ana.sit(table, secrets[0], "Ana")
    bob.sit(table, secrets[1], "Bob")
    state = play_on(client, table, secrets, lambda state: state["me"] == 0 and is_action(state))
    page = ana.page
    on(page, "pile:2").wait_for()
    on(page, "pile:2").click(button="right")
    bob.page.locator(".finger:visible", has_text="Ana").wait_for()
    bob.page.locator("#said", has_text="Ana montre le tas 3").wait_for(state="attached")
    page.locator(".finger").first.wait_for(state="detached")
    page.locator("#point-button").click()
    on(page, "pile:4").click()
    bob.page.locator("#said", has_text="Ana montre le tas 5").wait_for(state="attached")
    assert page.locator("#point-button[aria-pressed=true]").count() == 0, "one thing at a time"
    page.wait_for_timeout(1100)
    on(page, "pile:0").focus()
    page.keyboard.press("p")
    bob.page.locator("#said", has_text="Ana montre le tas 1").wait_for(state="attached")
    page.wait_for_timeout(1100)
    page.locator("[data-on='zone:1:2']").click(button="right")
    bob.page.locator("#said", has_text="Ana montre la 2e zone").wait_for(state="attached")
    finger, tab = (bob.page.locator(what).last.bounding_box() for what in (".finger:visible", "[data-watch='1']"))
    middle = finger["x"] + finger["width"] / 2
    assert tab["x"] < middle < tab["x"] + tab["width"], "his corridor is folded away: its tab stands for it"
    assert client.look(table)["n"] == state["n"]


def test_a_narrow_screen_shows_the_corridor_one_asks_for(seated, client):
    table, secrets = client.open("human", "beginner", "beginner", "beginner", game=GAME)
    play_on(client, table, secrets, lambda state: state["me"] == 0 and is_action(state))
    page = seated(width=360).sit(table, secrets[0], "Ana")
    page.locator(".place.watched[data-place='0']").wait_for()
    assert page.locator(".place:visible").count() == 1
    page.locator("[data-watch='2']").click()
    assert page.locator(".place:visible").get_attribute("data-place") == "2"
    small = page.evaluate(
        "[...document.querySelectorAll('#board button')].map((each) => each.getBoundingClientRect())"
        ".filter((box) => box.width && Math.min(box.width, box.height) < 40).length"
    )
    assert small == 0


@pytest.mark.parametrize(("width", "light"), [(360, "dark"), (820, "light"), (1440, "dark")])
def test_axe_finds_nothing_on_the_beach(seated, client, width, light):
    device = seated(language="fr" if light == "dark" else "en", width=width, light=light)
    table, secrets = client.open("human", "beginner", "beginner", "beginner", game=GAME, level=6)
    page = device.sit(table, secrets[0], "Ana")
    page.locator("#answers button.yes").first.wait_for()
    assert findings(device) == [], "who will survive"
    turns: set[int] = set()
    play_on(client, table, secrets, lambda state: is_action(state) and (turns.add(state["n"]) or len(turns) > 3))
    page.locator("button.heap.can").first.wait_for()
    assert findings(device) == [], "in the thick of it"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
