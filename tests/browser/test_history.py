"""Taking back, replays, what if and fair dealing, in real browsers."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import cervelle
from tests.browser.conftest import WIDTHS
from tests.browser.test_axe import findings
from tests.server.conftest import Client


def over(client: Client, *seats: str, game: str = "zombie-life", **options: Any) -> tuple[str, list[Any]]:
    table, secrets = client.open(*seats, game=game, **options)
    stream = client.live(table, secrets[0])
    stream.play_out(random.Random(1))
    stream.close()
    return table, secrets


def at_step(page, n: int) -> None:
    page.wait_for_function("(n) => document.getElementById('slider').value === String(n) && location.hash === `#${n}`", arg=n)


def test_a_draw_is_taken_back_with_the_consent_of_another_browser(seated, client):
    """Asked and refused, asked and agreed; then a move that taught nothing, taken back at once, by its key."""
    table, secrets = client.open("human", "human")
    first = client.look(table)["waiting"][0]
    ana, bob = seated(), seated(language="en", width=360)
    ana.sit(table, secrets[first], "Ana")
    bob.sit(table, secrets[1 - first], "Bob")
    page = ana.page
    page.locator("#answers [data-verb=draw]").click()
    button = page.locator("#undo-button")
    button.get_by_text("Demander d'annuler").wait_for()
    assert "Bob" in str(button.get_attribute("title"))
    button.click()
    bob.page.locator("#undoing").get_by_text("Ana would like to take back").wait_for()
    assert "Ana would like to take back" in str(bob.page.locator("#said").text_content())
    assert page.locator("#undoing").inner_text().startswith("Vous demandez")
    assert findings(bob) == []
    bob.page.locator("[data-agree=no]").click()
    page.get_by_text("Le coup reste joué").wait_for()
    page.keyboard.press("u")
    bob.page.locator("[data-agree=yes]").click()
    page.locator("#answers [data-verb=draw]").wait_for()
    bob.page.locator("#log-lines").get_by_text("Taken back: the table is as it was after move 0.").wait_for(state="attached")
    assert bob.page.locator("#undoing").inner_text() == ""
    page.locator("#answers [data-verb=pass]").click()
    button.get_by_text("Annuler mon coup").wait_for()
    page.keyboard.press("u")
    page.locator("#answers [data-verb=draw]").wait_for()
    assert client.look(table)["n"] == 4


def test_two_people_on_one_device_do_not_ask_themselves(seated, client):
    table, secrets = client.open("human", "human")
    device = seated()
    device.keep(f"table.{table}", json.dumps({"mine": secrets}))
    page = device.go(f"/table/{table}")
    page.locator(".curtain-down button").click()
    page.locator("#answers [data-verb=draw]").click()
    page.locator("#undo-button").get_by_text("Annuler mon coup").wait_for()
    page.keyboard.press("u")
    page.locator("#answers [data-verb=draw]").wait_for()
    assert client.look(table)["n"] == 2


def test_a_game_is_seen_again_with_another_seats_eyes(seated, client):
    """From the table to its replay: steps by keys, buttons and the slider, the link of a moment, what another saw, the text."""
    table, secrets = over(client, "human", "player", rules="auberge-des-pirates")
    last = client.look(table)["n"]
    device = seated(language="en")
    device.keep(f"table.{table}", json.dumps({"mine": [secrets[0]]}))
    page = device.go(f"/table/{table}")
    page.locator("#answers").get_by_text("Watch it again").click()
    page.wait_for_url(f"**/replay/{table}*")
    at_step(page, 0)
    assert page.locator("#eyes").input_value() == "0"
    whole = client.look(table, secrets[0], lang="en")["log"]
    first = next(line for line in whole if line["n"] > 0)
    for n in range(first["n"]):
        page.keyboard.press("ArrowRight")
        at_step(page, n + 1)
    told = client.look(table, lang="en", at=first["n"], since=first["n"], **{"as": 0})["log"][0]["text"]
    assert told in page.locator("#story").inner_text()
    assert told in str(page.locator("#said").text_content())
    page.keyboard.press("End")
    at_step(page, last)
    page.locator(".result").wait_for()
    page.locator("[data-walk=back]").click()
    at_step(page, last - 1)
    page.locator("#eyes").select_option("1")
    page.wait_for_url("**?as=1#*")
    page.keyboard.press("t")
    for _kind, sentence in client.look(table, lang="en", at=last - 1, **{"as": 1})["text"]:
        page.locator("#board").get_by_text(sentence, exact=True).first.wait_for()
    page.keyboard.press("t")
    page.locator("#slider").fill(str(last - 2))
    at_step(page, last - 2)
    page.locator("[data-walk=speed]").select_option("4")
    page.locator("[data-walk=play]").click()
    at_step(page, last)
    page.locator("[data-walk=play][aria-pressed=false]").wait_for()
    other = seated(width=360)
    other.go(f"/replay/{table}?as=1#1")
    at_step(other.page, 1)
    assert other.page.locator("#eyes").input_value() == "1"
    assert other.page.locator("#question").inner_text() == f"Coup 1 sur {last}"


def test_a_live_game_is_seen_again_with_ones_own_eyes_only(seated, client):
    table, secrets = client.open("human", "human", rules="auberge-des-pirates")
    device = seated()
    device.keep(f"table.{table}", json.dumps({"mine": [secrets[1]]}))
    page = device.go(f"/replay/{table}")
    at_step(page, 0)
    assert page.locator("#eyes option").evaluate_all("(all) => all.map((each) => each.value)") == ["", "1"]
    assert page.locator("[data-act=whatif]").count() == 0


@pytest.mark.parametrize("game", cervelle.shelf)
def test_a_record_from_a_file_goes_on_otherwise(seated, client, tmp_path, game):
    """Kept as a file, opened from the shelf, walked to a moment, and from there another game."""
    table, _ = over(client, "human", "beginner", game=game)
    device = seated()
    page = device.go(f"/replay/{table}#1")
    at_step(page, 1)
    with page.expect_download() as download:
        page.locator("[data-act=keep]").click()
    file = tmp_path / "game.cervelle"
    download.value.save_as(file)
    device.go("/")
    page.get_by_text("Ouvrir une partie enregistrée").click()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    at_step(page, 0)
    page.locator("#slider").fill("5")
    at_step(page, 5)
    page.locator("#eyes").select_option("0")
    page.locator("[data-act=whatif]").click()
    assert findings(device) == []
    page.locator("#dialog select").nth(1).select_option("player")
    page.locator("#dialog button.main").click()
    page.wait_for_url("**/table/*")
    page.locator("#log-lines").get_by_text("Et si").first.wait_for(state="attached")
    page.locator("#answers :is(button.yes, .by-name)").first.wait_for()
    assert client.look(page.url.rsplit("/", 1)[1])["seats"][1]["level"] == "player"


def test_a_file_that_is_no_game_is_told_so(seated, tmp_path):
    wrong = tmp_path / "shopping.txt"
    wrong.write_text("bread, brains", "utf-8")
    device = seated(forgiven=("400",))
    page = device.go("/replay")
    page.locator("input[type=file]").set_input_files(wrong)
    page.get_by_text("Ce fichier n'est pas l'enregistrement d'une partie de Cervelle.").wait_for()


@pytest.mark.parametrize(("width", "language", "light"), [(360, "fr", "dark"), (820, "en", "light"), (1440, "fr", "light")])
def test_axe_finds_nothing_on_pages_of_past_games(seated, client, tmp_path, width, language, light):
    """And the check of fair dealing says what it checked."""
    assert width in WIDTHS
    table, _ = over(client, "human", "player", rules="jour-de-chance")
    record = tmp_path / "game.cervelle"
    record.write_text(client.http.get(f"/api/tables/{table}/record").text, "utf-8", newline="\n")
    shown = client.look(table)["fair"]["hash"]
    device = seated(width=width, language=language, light=light)
    page = device.page
    for path in (f"/replay/{table}#2", "/replay", f"/fair?hash={shown}"):
        device.go(path)
        page.locator("h1").first.wait_for()
        if "#" in path:
            at_step(page, 2)
        assert findings(device) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".check.right").nth(4).wait_for()
    assert page.locator(".check.wrong").count() == 0
    assert findings(device) == []
    page.locator("[name=hash]").fill("0" * 64)
    page.locator("form button").click()
    page.locator(".check.wrong").wait_for()
    assert findings(device) == []
