"""Everybody's chances over a whole game: the graph of the replay, its turning points, and all of it in words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Route

import cervelle
from tests.browser.conftest import WIDTHS
from tests.browser.test_axe import findings
from tests.browser.test_history import over
from tests.server.conftest import Client

STRAY = """() => [...document.styleSheets].filter((sheet) => sheet.href?.includes("/board")).flatMap((sheet) => {
  const rules = (list) => [...list].flatMap((rule) => rule.selectorText ? [rule] : rule.cssRules ? rules(rule.cssRules) : []);
  const isOutside = (found) => !found.closest("#board, #answers") && !["HTML", "BODY"].includes(found.tagName);
  const named = rules(sheet.cssRules).map((rule) => rule.selectorText).filter((each) => !each.includes("#"));
  return named.filter((each) => [...document.querySelectorAll(each)].some(isOutside));
})"""
"""The selectors of a board's style that touch the page around it."""
SEARCH = """async ([last, parts, steps]) => {
  const { Turning } = await import("/static/web/turning.js"), chance = (n) => steps.findLast(([since]) => since <= n)[1];
  const part = (n) => parts.filter((begins) => begins <= n).length;
  const turning = new Turning(last, async (n) => ({ chances: [chance(n), 1 - chance(n)], part: part(n) }), () => {});
  await turning.search();
  return [turning.turns.map(({ since, n }) => [since, n]), turning.runs().slice(1).map(([first]) => first)];
}"""
"""The turns of a game in which the first of two players has these chances, each since some move; and where its parts begin."""
APART = """() => { const [first, ...more] = [...document.querySelectorAll(".flag")].map((flag) => flag.getBoundingClientRect());
  return more.map((box, i) => box.left - (more[i - 1] || first).left); }"""


def foresee(page: Page, chances: Callable[[int], list[float]], part: Callable[[int], int] = lambda n: 0) -> None:
    """The replay is told these chances, each of some part of the game."""

    def answer(route: Route) -> None:
        n = int(str(re.search(r"at=(\d+)", route.request.url)[1]))  # type: ignore[index]
        route.fulfill(json={"n": n, "chances": chances(n), "part": part(n)})

    page.route("**/chances?at=*", answer)


def shown(page: Page) -> None:
    """Until it has been gone over."""
    page.locator("#turns :is(ol, p)").first.wait_for(state="attached")
    page.wait_for_function("() => !/refait|Going over/.test(document.getElementById('turns').textContent)")


def records(client: Client, *seats: str, **how: Any) -> str:
    """A game that is opened from a file: nobody at it has a name or a colour."""
    table, _ = over(client, *seats, **how)
    record = client.http.get(f"/api/tables/{table}/record").content
    return str(client.http.post("/api/records", content=record).json()["id"])


@pytest.mark.parametrize("game", cervelle.shelf)
def test_every_game_has_its_graph_and_its_style_stays_on_its_board(seated, client, game):
    table, _ = over(client, "human", "beginner", game=game)
    device = seated(width=820)
    foresee(device.page, lambda n: [0.4, 0.6])
    page = device.go(f"/replay/{table}#1")
    page.locator("#chances .curve").first.wait_for(state="attached")
    shown(page)
    assert page.locator("#chances .reel").bounding_box()["width"] > 600
    page.locator("[data-act=whatif]").click()
    page.locator("dialog[open]").wait_for()
    assert page.evaluate(STRAY) == []
    assert page.locator(".dialog-head").evaluate("(head) => getComputedStyle(head.parentElement).paddingLeft") == "22px"


@pytest.mark.parametrize(
    ("last", "parts", "steps", "turns"),
    [
        (1203, [], [(0, 0.5), (409, 0.9)], [[408, 409]]),
        (5000, [], [(0, 0.5), (77, 0.3), (4000, 0.8)], [[76, 77], [3999, 4000]]),
        (2400, [], [(n, n / 2400) for n in range(0, 2400, 10)], []),
        (1000, [500], [(0, 0.9), (500, 0.2)], []),
        (1000, [500], [(0, 0.5), (460, 0.9), (500, 0.2)], [[459, 460]]),
        (2682, [664, 1395, 1400, 2144], [(0, 0.5), (664, 0.9), (1395, 0.1), (2144, 0.6)], []),
    ],
)
def test_a_turn_is_one_great_move_within_a_part_of_the_game(seated, last, parts, steps, turns):
    """A slow change is none; another scenario begins with other chances."""
    page = seated().go("/fair")
    assert page.evaluate(SEARCH, [last, parts, steps]) == [turns, parts]


def test_the_curves_of_a_concert_are_broken_between_its_songs(seated, client):
    table, _ = over(client, "human", "player", game="zombie-mosh", songs=3)
    last = client.look(table)["n"]
    device = seated(language="en")
    foresee(device.page, lambda n: [0.3, 0.7] if n < last else [1.0, 0.0], lambda n: 3 if n == last else 2 * n // last)
    page = device.go(f"/replay/{table}")
    shown(page)
    assert page.locator(".chances-head p").inner_text() == "Chance of winning this song"
    drawn = {name: str(page.locator(f"#chances .{name}").first.get_attribute("d")).count("M") for name in ("seam", "curve", "dot")}
    assert drawn == {"seam": 2, "curve": 2, "dot": 1}
    assert page.locator(".flag").count() == 0


@pytest.mark.parametrize(("width", "language"), [(360, "fr"), (820, "en"), (1440, "fr")])
def test_nothing_is_certain_until_it_is_over(seated, client, width, language):
    """Turns close to each other have flags side by side, the scale is there, and the figures of four fit."""
    table = records(client, "human", "beginner", "beginner", "beginner", rules="jour-de-chance")
    last = client.look(table)["n"]
    device = seated(width=width, language=language)
    first, sure = [0.4, 0.2, 0.2, 0.2], [1.0, 0.0, 0.0, 0.0]
    foresee(device.page, lambda n: first if n < last - 2 else [0.7, 0.1, 0.1, 0.1] if n < last - 1 else sure)
    page = device.go(f"/replay/{table}#{last - 3}")
    shown(page)
    assert page.locator(".flag").count() == 2
    assert min(page.evaluate(APART)) >= 24
    assert re.sub(r"\s", "", page.locator(".scale").inner_text()) == "100%50%0%"
    assert "99" in str(page.locator("#turns li").last.text_content())
    if width < 1100:
        page.locator("#log-button").click()
    page.locator("#turns summary").click()
    figures = [re.sub(r"\D", "", each) for each in page.locator("#turns td").all_text_contents()]
    assert figures[-8:] == ["99", "1", "1", "1", "100", "0", "0", "0"]
    assert page.locator(".figures").evaluate("(each) => each.scrollWidth <= each.clientWidth")
    assert findings(device) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_turn_is_told_in_a_few_sentences(seated, client):
    table, _ = over(client, "human", "beginner", "beginner", game="zombie-mosh")
    log = client.look(table, lang="en")["log"]
    moves = [line["n"] for line in log if line["n"] > 0]
    busy = max(moves, key=moves.count)
    lines = [line["text"] for line in log if line["n"] == busy]
    assert len(lines) > 3
    device = seated(language="en", width=360)
    foresee(device.page, lambda n: [0.3, 0.3, 0.4] if n < busy else [0.5, 0.2, 0.3])
    page = device.go(f"/replay/{table}")
    shown(page)
    told = str(page.locator("#turns li").first.text_content()).replace("\u00a0", " ")
    assert f"Move {busy} of" in told
    assert told.rstrip().endswith("…")
    assert len(told) < len(" ".join(lines)) + 60


def test_another_language_names_the_seats_anew(seated, client):
    table = records(client, "human", "beginner")
    device = seated()
    foresee(device.page, lambda n: [0.3, 0.7] if n < 2 else [0.7, 0.3])
    page = device.go(f"/replay/{table}")
    shown(page)
    assert "Place 1" in page.locator("#chances .legend").inner_text()
    page.locator("[data-language=en]").click()
    page.locator("#chances .legend").get_by_text("Seat 1").wait_for()
    for part in ("#turns", "#eyes", "#chances"):
        assert "Seat 1" in str(page.locator(part).text_content())
        assert "Place" not in str(page.locator(part).text_content())


def test_the_curves_have_the_colours_of_the_mall(seated, client):
    table = records(client, "human", "beginner", "beginner", game="maul-of-america")
    device = seated()
    foresee(device.page, lambda n: [0.4, 0.3, 0.3])
    page = device.go(f"/replay/{table}#{client.look(table)['n']}")
    shown(page)
    colour = "each.style.getPropertyValue('--seat')"
    curves = page.locator("#chances .legend svg").evaluate_all(f"(all) => all.map((each) => {colour})")
    people = page.locator(".person").evaluate_all(
        f"(all) => all.map((each) => [each.querySelector('[data-seat]').dataset.seat, {colour}])"
    )
    assert [colour for _, colour in sorted(people)] == curves


def test_marks_under_the_slider_keep_their_distance(seated, client):
    """And the bar of a replay leaves most of a screen to the table."""
    table, secrets = over(client, "human", "beginner", game="zombicide", scenario=1)
    device = seated()
    device.keep(f"table.{table}", json.dumps({"mine": [secrets[0]]}))
    foresee(device.page, lambda n: [0.4, 0.4])
    page = device.go(f"/replay/{table}")
    shown(page)
    page.locator("#marks i").first.wait_for(state="attached")
    marks = page.locator("#marks i").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().left)")
    assert all(b - a >= 9 for a, b in pairwise(marks))
    assert page.locator("#bar").bounding_box()["height"] < 0.4 * WIDTHS[1440]
