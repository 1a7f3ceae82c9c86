"""Advice at the table, and everybody's chances in the replay, in real browsers."""

from __future__ import annotations

import json

import pytest

from tests.browser.test_axe import findings
from tests.browser.test_history import over

SAID = {"fr": ("Le mieux", "Il n'y a qu'un choix"), "en": ("Best", "There is only one choice")}
CHANCES = {"fr": "Chance de gagner", "en": "Chance of winning"}
TITLES = {"fr": "Les chances de chacun", "en": "Everybody's chances"}


@pytest.mark.parametrize(("language", "width", "light"), [("fr", 360, "light"), ("en", 1440, "dark")])
def test_advice_is_asked_for_by_its_key_and_followed_by_a_click(seated, client, language, width, light):
    table, secrets = client.open("human", "player", "player")
    device = seated(language=language, width=width, light=light)
    page = device.sit(table, secrets[0], "Ana")
    page.locator("#coach-button:visible").wait_for()
    page.keyboard.press("a")
    page.locator(".coach.told").wait_for()
    assert page.locator(".coach-said").inner_text().startswith(SAID[language])
    assert page.locator(".coach h3").inner_text().startswith(CHANCES[language])
    assert 1 <= page.locator(".advice").count() <= 5
    assert findings(device) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = client.look(table, secrets[0])
    best = int(str(page.locator(".advice").first.get_attribute("data-action")))
    assert best in [choice["action"] for choice in before["choices"]]
    page.locator(".advice").first.click()
    page.wait_for_function("() => !document.getElementById('dialog').open")
    page.locator("#undo-button").wait_for()
    assert client.look(table)["n"] > before["n"]


def test_nobody_is_advised_against_other_people(seated, client):
    table, secrets = client.open("human", "human")
    device = seated()
    page = device.sit(table, secrets[client.look(table)["waiting"][0]], "Ana")
    page.locator("#answers button.yes").first.wait_for()
    page.keyboard.press("a")
    page.keyboard.press("?")
    page.locator("dialog[open] blockquote").wait_for()
    assert page.locator("#coach-button").is_hidden()
    assert page.locator(".coach").count() == 0


def test_advice_goes_away_with_its_question(seated, client):
    """The question is answered elsewhere, or time runs out: a line says why the sheet is gone."""
    table, secrets = client.open("human", "player", "player")
    device = seated()
    page = device.sit(table, secrets[0], "Ana")
    page.locator("#coach-button:visible").wait_for()
    page.keyboard.press("a")
    page.locator(".coach.told").wait_for()
    state = client.look(table, secrets[0])
    client.act(table, secrets[0], state["q"], next(each["action"] for each in state["choices"] if not each["why_not"]))
    page.wait_for_function("() => !document.getElementById('dialog').open")
    page.locator("#bar .notice").get_by_text("le conseil ne vaut plus").wait_for()
    assert "le conseil ne vaut plus" in str(page.locator("#said").text_content())


@pytest.mark.parametrize(("width", "language"), [(360, "en"), (820, "fr"), (1440, "fr")])
def test_with_a_clock_everything_beside_the_question_fits(seated, client, width, language):
    seats = [{"kind": "human"}, *[{"kind": "bot", "level": "player"}] * 2]
    opened = client.http.post("/api/tables", json={"game": "zombie-life", "options": {}, "seats": seats, "clock": 300}).json()
    device = seated(width=width, language=language)
    page = device.sit(opened["id"], opened["secrets"][0], "Ana")
    page.locator("#coach-button:visible").wait_for()
    page.locator("#answers button.yes").last.click()
    page.locator("#undo-button:visible").wait_for()
    page.locator("#clock:visible").wait_for()
    for part in page.locator(".asked > :visible").all():
        assert part.evaluate("(each) => each.scrollWidth <= each.offsetWidth"), part.inner_text()
        box = part.bounding_box()
        assert box["x"] + box["width"] <= width
    assert findings(device) == []


@pytest.mark.parametrize(("language", "width", "light"), [("fr", 360, "dark"), ("en", 1440, "light")])
def test_the_chances_of_a_whole_game_and_its_turning_points(seated, client, language, width, light):
    """Drawn above the slider; a click goes to that moment, a turning point to its own; all of it in words above the log."""
    table, secrets = over(client, "human", "player", "player")
    last = client.look(table)["n"]
    device = seated(language=language, width=width, light=light)
    device.keep(f"table.{table}", json.dumps({"mine": [secrets[0]]}))
    page = device.go(f"/replay/{table}")
    flag = page.locator("#chances .flag").first
    flag.wait_for()
    assert page.locator("#chances h3").text_content() == TITLES[language]
    assert page.locator("#chances .curve").count() == 3
    page.locator("#turns .link").first.wait_for(state="attached")
    told = page.locator("#turns li").all_text_contents()
    assert 1 <= len(told) <= 3
    assert page.locator("#turns tbody tr").count() <= 40
    assert findings(device) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    flag.click()
    page.wait_for_function("() => Number(location.hash.slice(1)) > 0")
    n = int(page.locator("#slider").input_value())
    assert str(n) in told[0]
    lines = [line["text"] for line in client.look(table, secrets[0], lang=language)["log"] if line["n"] <= n]
    assert any(line in told[0].replace("\u00a0", " ") for line in lines)
    reel = page.locator("#chances .reel")
    reel.click(position={"x": 1, "y": reel.bounding_box()["height"] - 1})
    page.wait_for_function("(n) => Number(document.getElementById('slider').value) < n", arg=max(2, last // 20))
    if width < 1100:
        page.locator("#log-button").click()
    page.locator("#turns summary").click()
    assert page.locator("#turns tbody tr").last.locator("th").inner_text() == str(last)
    assert findings(device) == []


def test_advice_on_a_question_of_the_past(seated, client):
    table, secrets = over(client, "human", "player")
    asked = next(n for n in range(99) if client.look(table, at=n, **{"as": 0})["question"]["mine"])
    device = seated(language="en")
    device.keep(f"table.{table}", json.dumps({"mine": [secrets[0]]}))
    page = device.go(f"/replay/{table}#{asked}")
    page.locator("#answers [data-act=coach]").wait_for()
    page.keyboard.press("a")
    page.locator(".coach.told").wait_for()
    assert page.locator(".coach-said").inner_text().startswith(SAID["en"])
    assert page.locator("button.advice").count() == 0
