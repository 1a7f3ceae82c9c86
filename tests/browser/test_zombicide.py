"""The Zombicide campaign in real browsers: a scenario to its end, one by clicks with the stall after it, keys, playback, axe."""

from __future__ import annotations

import os
import random
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import cervelle
from tests.browser.conftest import GAME_TAKES, LEGAL, Device
from tests.browser.test_axe import findings
from tests.server.conftest import Client, Server

GAME = "zombicide"
ENOUGH = 2000
"""Looks after which what is looked for does not come."""
PATIENCE = 0.03
QUICK = {"start": "f6", "exits": "e5", "objectives": "token f5", "needs": "token 1", "zombies": "walker 3 f4"}
"""A first scenario that is over in a few rounds: one objective next door, and the street behind it."""
START, NEXT_DOOR, STREET, LAIR = 50, 41, 40, 32
ASIDE = ("done", "no", "pass")

Seen = dict[str, Any]
Until = Callable[[Seen], bool]

AUTOPILOT = """(legal) => setInterval(() => {
  const zones = document.querySelectorAll(".zc:not(.survivors) .drawing .lit.can");
  const buttons = [...document.querySelectorAll(legal)], done = buttons.find((each) => each.dataset.verb === "done");
  if (done) done.click();
  else if (buttons.length) buttons[Math.floor(Math.random() * buttons.length)].click();
  else if (zones.length) {
    const { left, top, width, height } = zones[0].getBoundingClientRect();
    zones[0].dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 }));
  }
}, 40)"""


def legal(state: Seen) -> list[Seen]:
    return [choice for choice in state["choices"] if not choice["why_not"]]


def asked(client: Client, table: str, secrets: list[str | None]) -> Seen | None:
    """The state of a person who is to answer, if there is one."""
    for seat in client.look(table)["waiting"]:
        if secrets[seat]:
            state = client.look(table, secrets[seat])
            if state["question"]["mine"]:
                return state
    return None


def play_on(client: Client, table: str, secrets: list[str | None], until: Until, act: Callable[[Seen], Seen]) -> Seen:
    """People answer as `act` says, until one of them is asked what is looked for: their state."""
    for _ in range(ENOUGH):
        state = asked(client, table, secrets)
        if state is None:
            time.sleep(PATIENCE)
        elif until(state):
            return state
        else:
            client.act(table, secrets[state["me"]], state["q"], act(state)["action"])
    raise AssertionError("it never came to that")


def at_random(seed: int) -> Callable[[Seen], Seen]:
    chance = random.Random(seed)
    return lambda state: next((each for each in legal(state) if each["verb"] == "done"), None) or chance.choice(legal(state))


def idle(state: Seen) -> Seen:
    can = legal(state)
    return next((each for each in can if each["verb"] in ASIDE), can[0])


def make_noise(state: Seen) -> Seen:
    return next((each for each in legal(state) if each["verb"] == "noise"), None) or idle(state)


def waiting_for(kind: str, seat: int, rounds: int = 0) -> Until:
    return lambda state: state["question"]["kind"] == kind and state["me"] == seat and state["view"]["round"] >= rounds


def wait_until(device: Device, client: Client, table: str, secret: str | None, done: Until, patience: int = 20_000) -> Seen:
    for _ in range(patience // 100):
        state = client.look(table, secret)
        if done(state):
            return state
        device.page.wait_for_timeout(100)
    raise AssertionError("it did not happen")


def keep_trying(device: Device, client: Client, table: str, secret: str | None, gesture: Callable[[], None], done: Until) -> Seen:
    """Where all may act, somebody else may have been quicker: the gesture is made again."""
    for _ in range(10):
        if done(state := client.look(table, secret)):
            return state
        try:
            gesture()
        except Exception:
            device.page.wait_for_timeout(100)
        for _ in range(15):
            if done(state := client.look(table, secret)):
                return state
            device.page.wait_for_timeout(100)
    raise AssertionError("it did not happen")


def click_zone(page, zone: int) -> None:
    lit = page.locator(f".drawing .lit[data-on='zone:{zone}']").first
    lit.wait_for(state="attached", timeout=3000)
    box = lit.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.3
    page.mouse.move(x, y)
    page.mouse.click(x, y)


def answer(page, verb: str) -> None:
    page.locator(f"{LEGAL}[data-verb={verb}]").first.click(timeout=3000)


def press(page, thing: str) -> None:
    page.locator(f"button.can[data-on='{thing}']").first.click(timeout=3000)


def mine(state: Seen, place: int) -> Seen:
    return state["view"]["survivors"][place]


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose first scenario is quickly won, and after which the merchant trades."""
    package = tmp_path / "code" / "cervelle"
    shutil.copytree(Path(cervelle.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    game = package / "games" / "zombicide"
    cards = (game / "cards.toml").read_text("utf-8")
    begin = cards.index('name = "porte-basse"')
    end = cards.index("[[scenario]]", begin)
    scenario = cards[begin:end].replace("goals =", "shop = true\ngoals =")
    for key, value in QUICK.items():
        scenario = re.sub(f"(?m)^{key} = .*$", f'{key} = "{value}"', scenario)
    (game / "cards.toml").write_text(cards[:begin] + scenario + cards[end:], "utf-8")
    gate = game / "tiles" / "gate.txt"
    gate.write_text(gate.read_text("utf-8").replace("D.D", "D.O"), "utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(package.parent), os.environ.get("PYTHONPATH", "")]))
    server = Server(tmp_path / "kept")
    yield server
    server.stop()


def to_the_exit(state: Seen) -> Seen:
    """Take the objective, go out to the street, strike whoever is in the way."""
    can = legal(state)
    goal = STREET if state["view"]["taken"]["token"] else NEXT_DOOR

    def worth(choice: Seen) -> int:
        verb = choice["verb"]
        if verb == "move":
            return 3 if f"zone:{goal}" in choice["on"] or f"zone:{NEXT_DOOR}" in choice["on"] else -1
        return {
            "take": 5,
            "strike": 4,
            "shoot": 2,
            "charge": 2,
            "pass": 1,
            "done": 1,
            "no": 1,
            "target": 1,
            "victim": 1,
            "learn": 1,
        }.get(verb, 0)

    here = [each["zone"] for each in state["view"]["survivors"] if each["seat"] == state["me"]]
    if STREET in here and state["view"]["taken"]["token"] and state["question"]["kind"] == "act":
        return next(each for each in can if each["verb"] == "pass")
    return max(can, key=worth)


def test_two_people_and_a_bot_to_the_end(seated, client):
    table, secrets = client.open("human", "human", "player", game=GAME, scenario=1, xp_pace="short")
    ana, bob = seated(), seated(language="en", width=360)
    ana.sit(table, secrets[0], "Ana")
    bob.sit(table, secrets[1], "Bob")
    for device in (ana, bob):
        device.page.evaluate(AUTOPILOT, LEGAL)
    wait_until(ana, client, table, secrets[0], lambda state: state["view"]["round"] > 2 or state["over"], GAME_TAKES)
    for device in (ana, bob):
        device.go(f"/rules/{GAME}")
    for _ in range(ENOUGH):
        state = asked(client, table, secrets)
        if state is not None:
            client.act(table, secrets[state["me"]], state["q"], idle(state)["action"])
        elif client.look(table)["over"] is not None:
            break
    for device in (ana, bob):
        device.go(f"/table/{table}").locator(".result").wait_for()
        assert device.page.locator("#answers [data-do=again]").count() == 1
        assert device.page.locator(".sheet").count() == 4
    assert client.look(table)["over"]["winners"] in ([], [0, 1, 2])


def test_played_by_clicks_and_then_the_stall(quick, seated):
    """Arrange, search, walk, charge; when all are out, the merchant: what is sold brings gold, and gold buys."""
    client = Client(quick)
    table, secrets = client.open("human", "human", "player", game=GAME, survivors=3, xp_pace="short")
    ana, bob = seated(url=quick.url), seated(url=quick.url, language="en", width=820)
    ana.sit(table, secrets[0], "Ana").locator("button.wanted[data-on='card:0']").click()
    bob.sit(table, secrets[1], "Bob").locator("button.wanted[data-on='card:3']").click()
    wait_until(ana, client, table, secrets[0], lambda state: state["question"]["kind"] == "act")

    by_bob = (bob, client, table, secrets[1])
    keep_trying(*by_bob, lambda: answer(bob.page, "arrange"), lambda state: state["question"]["kind"] == "arrange")
    held = in_slot(client.look(table), 1, 0)
    press(bob.page, "slot:0")
    press(bob.page, "slot:3")
    wait_until(*by_bob, lambda state: in_slot(state, 1, 3) == held)
    bob.page.locator("button.can[data-on='slot:3']").drag_to(bob.page.locator("button[data-on='slot:0']"))
    wait_until(*by_bob, lambda state: in_slot(state, 1, 0) == held)
    answer(bob.page, "done")
    keep_trying(*by_bob, lambda: answer(bob.page, "search"), lambda state: chest_of(state, START) != 1)
    play_on(client, table, secrets, waiting_for("act", 1), idle)
    keep_trying(*by_bob, lambda: click_zone(bob.page, NEXT_DOOR), lambda state: mine(state, 1)["zone"] == NEXT_DOOR)
    keep_trying(ana, client, table, secrets[0], lambda: click_zone(ana.page, LAIR), has_attacked)

    state = play_on(client, table, secrets, waiting_for("shop", 0), to_the_exit)
    gold, slot = mine(state, 0)["gold"], next(choice["on"][0] for choice in legal(state) if choice["verb"] == "sell")
    due = gold + state["view"]["shop"]["sale"][slot]
    by_ana = (ana, client, table, secrets[0])
    state = keep_trying(*by_ana, lambda: press(ana.page, slot), lambda state: mine(state, 0)["gold"] == due)
    ware = next(choice["on"][0] for choice in legal(state) if choice["verb"] == "buy")
    keep_trying(*by_ana, lambda: press(ana.page, ware), lambda state: mine(state, 0)["gold"] < due)
    for device in (ana, bob):
        assert findings(device) == []


def in_slot(state: Seen, place: int, slot: int) -> str | None:
    held = mine(state, place)["gear"][slot]
    return held["item"] if held else None


def chest_of(state: Seen, zone: int) -> int:
    return next(each.get("chest", 0) for each in state["view"]["zones"] if each["zone"] == zone)


def has_attacked(state: Seen) -> bool:
    return any(line["on"][:2] == ["attacks", "card:0"] for line in state["log"])


def test_the_keyboard_and_a_name_choose_zones(seated, client):
    table, secrets = client.open("human", game=GAME, scenario=1, survivors=2)
    state = play_on(client, table, secrets, waiting_for("act", 0), at_random(1))
    page = seated(width=820).sit(table, secrets[0], "Ana")
    page.locator(".lit.move").first.wait_for(state="attached")
    page.keyboard.press("n")
    page.locator(".sheet.chosen [data-survivor='1']").wait_for()
    page.keyboard.press("n")
    page.locator(".sheet.chosen [data-survivor='0']").wait_for()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.className") == "cursor", "an arrow leads onto the plan"
    here, there = mine(state, 0)["zone"], next(int(each["on"][1][5:]) for each in legal(state) if each["verb"] == "move")
    page.keyboard.press({-9: "ArrowUp", 9: "ArrowDown", 1: "ArrowRight", -1: "ArrowLeft"}[there - here])
    page.keyboard.press("Enter")
    device = seated()
    wait_until(device, client, table, secrets[0], lambda state: mine(state, 0)["zone"] == there)
    page.locator("input[name=cell]").fill("I9")
    page.keyboard.press("Enter")
    page.locator(".by-name output", has_text="plan").wait_for()
    page.keyboard.press("Escape")
    page.locator("#question").focus()
    page.keyboard.press("t")
    page.locator(".text-lines").wait_for()
    left = mine(client.look(table), 0)["actions"]
    answer(page, "noise")
    wait_until(device, client, table, secrets[0], lambda state: mine(state, 0)["actions"] == left - 1)


def test_a_walk_in_one_click(seated, client):
    table, secrets = client.open("human", game=GAME, scenario=4, survivors=1)
    state = play_on(client, table, secrets, waiting_for("act", 0), at_random(1))
    device = seated()
    page = device.sit(table, secrets[0], "Ana")
    page.locator(".lit.move").first.wait_for(state="attached")
    far = two_steps_from(state)
    page.locator("input[name=cell]").fill(f"{'abcdefghi'[far % 9]}{far // 9 + 1}")
    page.keyboard.press("Enter")
    wait_until(device, client, table, secrets[0], lambda state: mine(state, 0)["zone"] == far)


def two_steps_from(state: Seen) -> int:
    """A zone two open steps away, with nobody in it or before it."""
    view = state["view"]
    here, ways = mine(state, 0)["zone"], view["town"]["open"]
    crowded = {each["zone"] for each in view["zones"] if "mob" in each or "others" in each}
    near = [zone for zone in ways[here] if zone not in crowded]
    return next(far for zone in near for far in ways[zone] if far != here and far not in ways[here] and far not in crowded)


def test_the_zombies_turn_is_played_back_and_can_be_skipped(seated, client):
    table, secrets = client.open("human", game=GAME, scenario=1, survivors=1)
    play_on(client, table, secrets, waiting_for("act", 0, rounds=2), idle)
    device = seated(hurried=False, motion=True)
    page = device.sit(table, secrets[0], "Ana")
    page.locator(".lit.move").first.wait_for(state="attached")
    page.locator("[data-speed]").select_option("0.5")
    play_on(client, table, secrets, waiting_for("act", 0, rounds=3), make_noise)
    page.locator(".zc.zombies .walking").first.wait_for(state="attached")
    page.keyboard.press("s")
    page.locator("#bar.mine").wait_for()
    assert page.locator(".walking").count() == 0, "what was skipped is over"


@pytest.mark.parametrize(
    ("language", "width", "light"), [("fr", 360, "dark"), ("en", 360, "light"), ("fr", 1440, "light"), ("en", 1440, "dark")]
)
def test_axe_finds_nothing_in_town(seated, client, language, width, light):
    device = seated(language=language, width=width, light=light)
    page = device.page
    for kind, act in (("cast", idle), ("act", at_random(2)), ("arrange", at_random(3)), ("victim", idle)):
        table, secrets = client.open("human", "human", "human", game=GAME, scenario=1)
        play_on(client, table, secrets, waiting_for(kind, 0), act)
        device.sit(table, secrets[0], "Ana")
        page.locator("#bar.mine").wait_for()
        assert findings(device) == [], kind
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind
