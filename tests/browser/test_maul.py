"""Maul of America in real browsers: a mall built by clicks, routes in one gesture, the rest that advances, a whole game, axe."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import GAME_TAKES
from tests.browser.test_axe import findings
from tests.server.conftest import Client

GAME = "maul-of-america"
ENOUGH = 1000
"""Looks after which what is looked for does not come."""
PATIENCE = 0.03

PICK_A_CELL = """(cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  cell.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 }));
}"""
AUTOPILOT = f"""() => setInterval(() => {{
  const button = (verb) => document.querySelector(`#answers button.yes${{verb}}:not([aria-disabled=true])`);
  const verbs = ["pass", "act", "advance", "end", "stop", "done", "no", "withdraw"];
  const plain = verbs.map((verb) => button(`[data-verb=${{verb}}]`)).find(Boolean);
  const prey = document.querySelector(".lit.goal") && document.querySelector(".pawn .base");
  const cells = document.querySelectorAll(".drawing .lit.can");
  if (plain) plain.click();
  else if (prey) ({PICK_A_CELL})(prey);
  else if (cells.length) ({PICK_A_CELL})(cells[Math.floor(Math.random() * cells.length)]);
  else button("")?.click();
}}, 40)"""


def play_on(client: Client, table: str, secrets: list[str | None], until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """People answer at random and play no cards, until somebody is asked what is looked for: their state."""
    chance = random.Random(3)
    for _ in range(ENOUGH):
        seat = next((seat for seat in client.look(table)["waiting"] if secrets[seat]), None)
        state = client.look(table, secrets[seat]) if seat is not None else None
        if state is None or not state["question"]["mine"]:
            time.sleep(PATIENCE)
            continue
        if until(state):
            return state
        can = [choice for choice in state["choices"] if not choice["why_not"]]
        plain = [choice["action"] for verb in ("pass", "enter", "stop", "end") for choice in can if choice["verb"] == verb]
        client.act(table, secrets[seat], state["q"], plain[0] if plain else chance.choice(can)["action"])
    raise AssertionError("it never came to that")


def asked(kind: str, seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda state: state["question"]["kind"] == kind and state["me"] == seat


def middle(page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_cell(page, selector: str) -> None:
    page.locator(selector).first.wait_for(state="attached")
    x, y = middle(page, selector)
    page.mouse.move(x, y)
    page.mouse.click(x, y)


def where(state: dict[str, Any], seat: int) -> int:
    return next(pawn["cell"] for pawn in state["view"]["pawns"] if pawn["seat"] == seat)


def wait_until(
    page, client: Client, table: str, secret: str, done: Callable[[dict[str, Any]], bool], patience: int = 20_000
) -> dict[str, Any]:
    for _ in range(patience // 100):
        state = client.look(table, secret)
        if done(state):
            return state
        page.wait_for_timeout(100)
    raise AssertionError("it did not happen")


def far_reach(state: dict[str, Any]) -> tuple[int, int]:
    """A cell some way off, and what it costs; by no escalator, where others are asked."""
    return max(((cell, cost) for cell, cost, _ in state["view"]["question"]["reach"]), key=lambda found: found[1])


def finish(client: Client, table: str, secrets: list[str | None]) -> None:
    """The Zombie Master sends everyone after the first Client who lives; nobody else does anything."""
    chance = random.Random(5)
    while not client.look(table)["over"]:
        for secret in filter(None, secrets):
            state = client.look(table, secret)
            can = [choice for choice in state["choices"] if not choice["why_not"]]
            prey = [f"cell:{pawn['cell']}" for pawn in state["view"]["pawns"] if pawn["alive"]]
            wanted = [choice for choice in can if choice["on"] == prey[:1]] or [
                choice for verb in ("pass", "act", "advance", "stop", "end") for choice in can if choice["verb"] == verb
            ]
            if can:
                client.act(table, secret, state["q"], (wanted or [chance.choice(can)])[0]["action"])


def test_a_whole_game(seated, client):
    """The Zombie Master and a Client, each in their browser, and a bot: two rounds by what can be pressed, the rest by itself."""
    table, secrets = client.open("human", "human", "beginner", game=GAME, mall="square")
    zed, ana = seated(width=820), seated(language="en", width=360)
    zed.sit(table, secrets[0], "Zed")
    page = ana.sit(table, secrets[1], "Ana")
    page.locator(".lit.start.can, .lit.set.can").first.wait_for(state="attached")
    for device in (zed, ana):
        device.page.evaluate(AUTOPILOT)
    wait_until(page, client, table, secrets[1], lambda state: state["view"]["round"] > 2, GAME_TAKES)
    for device in (zed, ana):
        device.go(f"/rules/{GAME}")
    finish(client, table, secrets)
    for device in (zed, ana):
        device.go(f"/table/{table}").locator(".result").wait_for()
        assert device.page.locator("#answers [data-do=again]").count() == 1
    assert client.look(table)["over"]["winners"]


def test_a_mall_is_built_by_clicks(seated, client):
    table, secrets = client.open("human", "human", game=GAME, mall="drafted")
    zed, ana = seated(), seated(language="en")
    zed.sit(table, secrets[0], "Zed")
    ana.sit(table, secrets[1], "Ana")
    zed.page.locator("button.face[data-on='face:0']").click()
    for laid, page in enumerate((ana.page, zed.page, ana.page), start=1):
        page.locator("button.face.can").last.click()
        page.locator(".mouth.can").first.wait_for(state="attached")
        choice = page.locator(".mouth.can").first.get_attribute("data-on")
        port = page.locator(".port").bounding_box()
        page.mouse.move(port["x"] + port["width"] * 0.8, port["y"] + port["height"] * 0.5)
        page.locator(".ghost").wait_for(state="attached")
        assert choice.startswith("opening:")
        page.mouse.click(port["x"] + port["width"] * 0.8, port["y"] + port["height"] * 0.5)
        wait_until(page, client, table, secrets[1], lambda state, laid=laid: len(state["view"]["mall"]["sections"]) == laid + 1)
    for device in (zed, ana):
        device.page.locator(".lit.start, .maul.set-up").first.wait_for(state="attached")
        assert device.page.locator(".plan .code").count() == 8, "two signs for each of four sections"


def test_a_route_in_one_click(seated, client):
    table, secrets = client.open("human", "human", game=GAME, mall="square")
    state = play_on(client, table, secrets, lambda state: asked("act", 1)(state) and far_reach(state)[1] > 3)
    page = seated().sit(table, secrets[1], "Ana")
    goal, cost = far_reach(state)
    cell = f"[data-reach='{goal}']"
    page.locator(cell).wait_for(state="attached")
    page.mouse.move(*middle(page, cell))
    assert f"{cost} actions" in page.locator(".tip").inner_text(), "what it costs is told before"
    assert page.locator(".preview .route").count() == 1
    assert client.look(table)["n"] == state["n"], "looking costs nothing"
    page.mouse.click(*middle(page, cell))
    wait_until(page, client, table, secrets[1], lambda state: where(state, 1) == goal)


def test_the_keyboard_and_a_name_choose_cells(seated, client):
    table, secrets = client.open("human", "human", game=GAME, mall="square")
    state = play_on(client, table, secrets, lambda state: asked("act", 1)(state) and state["view"]["actions"] > 4)
    page = seated(width=820).sit(table, secrets[1], "Ana")
    page.locator(".reach").first.wait_for(state="attached")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.className") == "cursor", "an arrow leads onto the plan"
    steps = {(0, -1): "ArrowUp", (0, 1): "ArrowDown"}
    free = {cell for cell, cost, _ in state["view"]["question"]["reach"] if cost == 1}
    here = where(state, 1)
    way, other = next((way, here - 16 * way[1]) for way in steps if here - 16 * way[1] in free)
    page.keyboard.press(steps[way])
    page.locator("#said", has_text="action").first.wait_for(state="attached")
    field = page.locator("input[name=cell]").element_handle()
    page.keyboard.press("Enter")
    wait_until(page, client, table, secrets[1], lambda state: where(state, 1) == other)
    page.wait_for_function("(field) => !field.isConnected", arg=field)
    page.locator("input[name=cell]").fill("A1")
    page.keyboard.press("Enter")
    page.locator(".by-name output", has_text="A1").wait_for()
    name = page.evaluate("document.querySelector('button.where, .where').textContent")
    assert name


def a_step(state: dict[str, Any]) -> int:
    return next(choice["action"] for choice in state["choices"] if choice["verb"] == "step" and not choice["why_not"])


def test_what_is_being_typed_stays_when_the_table_changes(seated, client):
    table, secrets = client.open("human", "human", game=GAME, mall="square")
    state = play_on(client, table, secrets, lambda state: asked("act", 1)(state) and state["view"]["actions"] > 4)
    page = seated(width=820).sit(table, secrets[1], "Ana")
    page.locator("input[name=cell]").fill("A1")
    field = page.locator("input[name=cell]").element_handle()
    client.act(table, secrets[1], state["q"], a_step(state))
    page.wait_for_function("(field) => !field.isConnected", arg=field)
    page.keyboard.press("Enter")
    page.locator(".by-name output", has_text="A1").wait_for()
    # So does what is wrong with it.
    field = page.locator("input[name=cell]").element_handle()
    state = client.look(table, secrets[1])
    client.act(table, secrets[1], state["q"], a_step(state))
    page.wait_for_function("(field) => !field.isConnected", arg=field)
    assert "A1" in page.locator(".by-name output").inner_text()
    assert page.locator("input[name=cell][aria-invalid=true]").input_value() == "A1"


def test_zombies_one_after_another_and_then_the_rest(seated, client):
    table, secrets = client.open("human", "human", "human", game=GAME, mall="square")
    play_on(client, table, secrets, lambda state: asked("master", 0)(state) and len(state["view"]["zombies"]) > 5)
    page = seated().sit(table, secrets[0], "Zed")
    page.locator("[data-tool=next]").wait_for()
    page.keyboard.press("n")
    first = wait_until(page, client, table, secrets[0], lambda state: state["question"]["kind"] == "zombie")["view"]["active"]
    page.locator(".zed.active").wait_for(state="attached")
    page.keyboard.press("n")
    wait_until(page, client, table, secrets[0], lambda state: state["view"]["active"] not in (None, first))
    page.locator("#answers [data-verb=advance]").click()
    page.locator(".many .lit.goal").first.wait_for(state="attached")
    assert page.locator("#answers button.yes").count() == 0, "hundreds of cells are not a list"
    click_cell(page, ".lit.goal.can >> nth=40")
    wait_until(
        page,
        client,
        table,
        secrets[0],
        lambda state: all(zombie["acted"] for zombie in state["view"]["zombies"]) or state["question"]["kind"] != "goal",
    )


@pytest.mark.parametrize(
    ("language", "width", "light"), [("fr", 360, "dark"), ("en", 360, "light"), ("fr", 1440, "light"), ("en", 1440, "dark")]
)
def test_axe_finds_nothing_in_the_mall(seated, client, language, width, light):
    device = seated(language=language, width=width, light=light)
    page = device.page
    for mall, kind, seat in (("drafted", "place", 0), ("square", "set", 0), ("square", "act", 1), ("square", "master", 0)):
        table, secrets = client.open("human", "human", "human", game=GAME, mall=mall, vote_seconds=0)
        play_on(client, table, secrets, asked(kind, seat))
        device.sit(table, secrets[seat], "Ana")
        page.locator("#bar.mine").wait_for()
        assert findings(device) == [], kind
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind
    device.go("/malls")
    page.locator(".mall .plan").wait_for()
    assert findings(device) == [], "the page of malls"
