"""Zombie Mosh! in real browsers: a whole game, choosing in any order, the counting of damage, and nothing for axe to find."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import WIDTHS, play_together
from tests.browser.test_axe import findings
from tests.server.conftest import legal

GAME = "zombie-mosh"


def dancing(client, table: str, secret: str) -> dict[str, Any]:
    """The state in which this person has cards to play; a character is chosen for them."""
    while True:
        state = client.look(table, secret)
        if not state["question"]["mine"]:
            continue
        if state["question"]["kind"] == "dance":
            return state
        client.act(table, secret, state["q"], legal(state)[0])


@pytest.fixture
def dancer(seated, client):
    """Ana among two bots, at her first card: her page, and a way to look at her state."""
    table, secrets = client.open("human", "player", "player", game=GAME, side="b")
    page = seated().sit(table, secrets[0], "Ana")
    state = dancing(client, table, secrets[0])
    page.locator("button.edge.can").first.wait_for()
    return page, state, lambda: client.look(table, secrets[0])


def on(page, name: str):
    return page.locator(f"button[data-on='{name}']").first


def settled(look, before: dict[str, Any]) -> dict[str, Any]:
    """The state after the next action."""
    while (state := look())["n"] == before["n"]:
        pass
    return state


def written(state: dict[str, Any], seat: int, line: str) -> list[tuple[int, int]]:
    """The cards and limbs of a line as this round was scored or stands, whichever is newer for it."""
    return [(each["card"], each["limb"]) for each in state["view"]["players"][seat][line]]


def edges(state: dict[str, Any]) -> list[tuple[int, int]]:
    """Each card of the hand with each of its limbs."""
    return [(card, limb) for card in state["view"]["hand"] for limb in state["view"]["cards"][card]]


def test_two_people_and_four_bots_dance_to_the_end(seated, client):
    table, secrets = client.open("human", "human", "player", "player", "beginner", "beginner", game=GAME, side="b")
    ana, bob = seated(), seated(language="en", width=360)
    ana.sit(table, secrets[0], "Ana")
    bob.sit(table, secrets[1], "Bob")
    play_together(ana, bob)
    state = client.look(table)
    assert state["over"]["winners"]
    assert ana.page.locator("[data-seat].won").count() == len(state["over"]["winners"])
    assert bob.page.locator(".limb.lost").count() == sum(
        hurt >= bears for player in state["view"]["players"] for hurt, bears in zip(player["damage"], player["bears"], strict=True)
    )


def test_an_edge_and_then_a_player(dancer):
    page, before, look = dancer
    card, limb = edges(before)[0]
    on(page, f"edge:{card}:{limb}").click()
    assert page.locator(".limb.can").count() == len(before["seats"])
    on(page, "seat:2").click()
    after = settled(look, before)
    assert written(after, 2, "attacks") == [*written(before, 2, "attacks"), (card, limb)]


def test_a_limb_of_another_and_then_an_edge(dancer):
    page, before, look = dancer
    card, limb = edges(before)[-1]
    on(page, f"limb:1:{limb}").click()
    assert look()["n"] == before["n"], "one click on a body is never a move"
    on(page, f"edge:{card}:{limb}").click()
    after = settled(look, before)
    assert written(after, 1, "attacks") == [*written(before, 1, "attacks"), (card, limb)]


def test_ones_own_limb_and_then_an_edge(dancer):
    page, before, look = dancer
    card, limb = edges(before)[2]
    on(page, f"limb:0:{limb}").click()
    on(page, f"edge:{card}:{limb}").click()
    after = settled(look, before)
    assert written(after, 0, "defences") == [(card, limb)]


def test_an_aimed_card_shows_what_it_would_do(dancer):
    page, before, _ = dancer
    card, limb = edges(before)[0]
    on(page, f"edge:{card}:{limb}").click()
    on(page, "seat:1").hover()
    assert page.locator(f".aimed[data-on='limb:1:{limb}']").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".picked").count() == 0


def test_the_keyboard_alone(dancer):
    """By numbers alone: defend, then the first of what is offered. Then by Tab, Enter and a number: an edge, and whom."""
    page, before, look = dancer
    page.keyboard.press("1")
    page.locator("#answers .back").wait_for()
    while page.locator("#answers .more").count():
        page.keyboard.press("1")
    page.keyboard.press("1")
    after = settled(look, before)
    assert len(after["view"]["players"][0]["defences"]) == 1
    page.locator(".hand li:nth-child(3) .edge.can").first.wait_for()
    page.wait_for_function("() => document.querySelectorAll('.hand li').length === 3")
    page.locator("#question").focus()
    page.keyboard.press("ArrowUp")
    for _ in range(40):
        if (name := page.evaluate("document.activeElement.dataset.on") or "").startswith("edge:"):
            break
        page.keyboard.press("Tab")
    _, card, limb = name.split(":")
    page.keyboard.press("Enter")
    page.locator("#answers .back").wait_for()
    page.keyboard.press("2")
    last = settled(look, after)
    assert (int(card), int(limb)) in written(last, 1, "attacks")


def test_damage_is_counted_step_by_step_unless_it_is_skipped(seated, client):
    """With motion and in no hurry: steps between the last card and the next round, which S ends."""
    table, secrets = client.open("human", "human", game=GAME)

    def play() -> dict[str, Any]:
        seat = client.look(table)["waiting"][0]
        mine = client.look(table, secrets[seat])
        client.act(table, secrets[seat], mine["q"], legal(mine)[-1])
        return client.look(table)

    while (state := play())["view"]["pass"] != 2 or sum(player["hand"] for player in state["view"]["players"]) > 1:
        pass
    watcher = seated(hurried=False)
    watcher.page.emulate_media(reduced_motion="no-preference")
    page = watcher.sit(table, secrets[0], "Ana")
    asked = page.locator("#question").inner_text()
    state = play()
    assert state["view"]["scored"]
    page.get_by_text("les paires s'annulent").wait_for()
    page.locator(".struck").first.wait_for()
    assert page.locator("#question").inner_text() != asked
    assert page.locator("#answers button").count() == 0, "nothing is asked meanwhile"
    page.keyboard.press("s")
    page.locator("#facts", has_text="2").wait_for()
    assert page.locator("#log-lines li").count() == len(client.look(table, secrets[0])["log"])


@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing_in_the_pit(seated, client, width, light):
    language = "fr" if (width == 820) == (light == "light") else "en"
    device = seated(language=language, width=width, light=light)
    table, secrets = client.open("human", *["beginner"] * 5, game=GAME, side="b", songs=3)
    page = device.sit(table, secrets[0], "Ana")
    page.locator("#answers button.yes").first.wait_for()
    assert findings(device) == [], "characters"
    dancing(client, table, secrets[0])
    page.locator("button.edge.can").first.wait_for()
    page.locator("button.plate.can").first.click()
    assert findings(device) == [], "a player is picked"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(5):
        state = dancing(client, table, secrets[0])
        client.act(table, secrets[0], state["q"], legal(state)[-1])
    dancing(client, table, secrets[0])
    page.locator("button.edge.can").first.wait_for()
    page.wait_for_timeout(200)
    assert findings(device) == [], "later"
