"""Whole games in real browsers."""

from __future__ import annotations

import pytest

import cervelle
from tests.browser.conftest import LEGAL, play_together
from tests.server.conftest import Client, Server

RULES = ("zombie-life", "auberge-des-pirates", "jour-de-chance")


@pytest.mark.parametrize("rules", RULES)
def test_two_people_in_two_browsers_play_a_whole_game_with_bots(seated, client, rules):
    table, secrets = client.open("human", "human", "player", "beginner", rules=rules)
    ana, bob = seated(), seated(language="en", width=360)
    ana.sit(table, secrets[0], "Ana")
    bob.sit(table, secrets[1], "Bob")
    play_together(ana, bob)
    record = client.http.get(f"/api/tables/{table}/record")
    t = cervelle.replay(record.text)
    assert [player["name"] for player in t.box.players[:2]] == ["Ana", "Bob"]
    winners = {t.box.name(seat, "fr") for seat in t.outcome.winners}
    assert any(name in ana.page.locator("body").inner_text() for name in winners)


def test_from_the_shelf_to_the_first_move(seated):
    """Somebody who has never seen it: one click, then a question with an explanation. Cards glide."""
    device = seated(hurried=False, motion=True)
    page = device.go("/")
    page.locator("a[href='/new/zombie-life#now']").click()
    page.wait_for_url("**/table/*")
    page.locator("#answers button.yes").first.wait_for(timeout=60_000)
    assert page.locator(".lesson").count() == 1
    asked = page.locator("#question").inner_text()
    page.locator("#answers button.yes").first.click()
    page.wait_for_function("(asked) => document.getElementById('question').innerText !== asked", arg=asked)


def test_a_table_is_set_up_with_friends_and_bots(seated, client):
    """Rules, an option, who sits where; the seat by link is offered to be sent, and answers in its own language."""
    ana, bob = seated(), seated(language="en", width=360)
    page = ana.go("/new/zombie-life")
    page.locator("input[value='1'][name=option-rules]").check()
    page.locator("[name=my-name-here]").fill("Ana")
    page.locator("[name=seat-1]").select_option("link")
    page.locator("[name=seat-2]").select_option("beginner")
    page.locator("[data-remove='3']").click()
    page.locator("#start").click()
    page.wait_for_url("**/table/*")
    link = page.locator("dialog[open] input[readonly]").first.input_value()
    page.keyboard.press("Escape")
    bob.page.goto(link)
    bob.page.locator("dialog[open] input").fill("Bob")
    bob.page.keyboard.press("Enter")
    bob.page.locator("#answers button.yes").first.wait_for()
    assert bob.page.locator("#title").inner_text().upper().startswith("L'AUBERGE")
    play_together(ana, bob)


def test_a_reload_in_mid_game_changes_nothing(seated, client):
    table, secrets = client.open("human", "player", rules="jour-de-chance")
    ana = seated()
    page = ana.sit(table, secrets[0], "Ana")
    for _ in range(4):
        page.locator("#answers button").first.wait_for()
        ana.play_one()
    page.reload()
    page.locator("#answers button").first.wait_for()
    assert page.locator("dialog[open]").count() == 0
    assert client.look(table, secrets[0])["me"] == 0
    play_together(ana)


def test_a_restarted_server_is_found_again(seated, tmp_path):
    """Killed for real in mid-game; the page comes back by itself and the game goes on to its end."""
    server = Server(tmp_path)
    client = Client(server)
    table, secrets = client.open("human", "player", "player", rules="auberge-des-pirates")
    ana = seated(url=server.url, forgiven=("WebSocket", "ERR_"))
    page = ana.sit(table, secrets[0], "Ana")
    page.locator("#answers button.yes").first.wait_for()
    ana.play_one()
    server.kill()
    server = Server(tmp_path, server.port)
    play_together(ana)
    server.stop()


def test_keyboard_alone_plays_a_whole_game(seated, client):
    table, secrets = client.open("human", "player", rules="jour-de-chance")
    ana = seated()
    page = ana.sit(table, secrets[0], "Ana")
    for _ in range(400):
        page.locator("#answers button.yes:not([aria-disabled=true]), #answers [data-do=again]").first.wait_for()
        if ana.is_over():
            break
        page.keyboard.press("1")
        page.wait_for_timeout(100)
        if page.locator("#answers .back").count():
            page.keyboard.press("1")
    assert ana.is_over()
    assert client.look(table)["over"]
    with page.expect_download() as kept:
        page.locator("#answers [data-do=record]").click()
    assert kept.value.suggested_filename == f"cervelle-zombie-life-{table}.txt"


def test_a_name_is_only_ever_text(seated, client):
    table, secrets = client.open("human", "human")
    ana = seated()
    page = ana.sit(table, secrets[0], "<img src=x onerror=a()>")
    assert page.locator("img").count() == 0


def test_the_text_view_is_one_key_away(seated, client):
    table, secrets = client.open("human", "player")
    page = seated().sit(table, secrets[0], "Ana")
    page.locator("#answers button").first.wait_for()
    page.keyboard.press("t")
    for _kind, sentence in client.look(table, secrets[0])["text"]:
        page.locator("#board").get_by_text(sentence, exact=True).first.wait_for()


def test_why_shows_the_rule(seated, client):
    table, secrets = client.open("human", "player")
    page = seated(language="en").sit(table, secrets[0], "Ana")
    page.locator("#answers button.yes").first.wait_for()
    page.locator("#why-button").click()
    rule = cervelle.shelf["zombie-life"].rulebook["life.3.1"].en
    assert rule in page.locator("dialog[open]").inner_text()


def test_a_greyed_choice_and_a_line_of_the_log_tell_their_rule(seated, client):
    table, secrets = client.open("human", "player", "player", "player")
    ana = seated(language="en")
    page = ana.sit(table, secrets[0], "Ana")
    rules = cervelle.shelf["zombie-life"].rulebook
    page.locator("#log-lines [data-rule]").first.click()
    rule = rules[str(page.locator("#log-lines [data-rule]").first.get_attribute("data-rule"))]
    assert rule.en in page.locator("dialog[open]").inner_text()
    page.keyboard.press("Escape")
    while not page.locator("#answers button.no").count():
        assert not ana.is_over()
        ana.play_one()
        page.locator(f"{LEGAL}, #answers button.no, #answers [data-do=again]").first.wait_for()
    page.locator("#answers button.no").first.click()
    refused = next(each["why_not"] for each in client.look(table, secrets[0], lang="en")["choices"] if each["why_not"])
    told = page.locator("dialog[open]").inner_text()
    assert refused["text"] in told
    assert rules[refused["rule"]].en in told


def test_what_happens_is_said_aloud(seated, client):
    """For a screen reader: what changed, politely; what is asked, at once; whole sentences, those of the log."""
    table, secrets = client.open("human", "player", rules="jour-de-chance")
    page = seated(language="en").sit(table, secrets[0], "Ana")
    page.locator("#answers button.yes").first.wait_for()
    state = client.look(table, secrets[0], lang="en")
    assert page.locator("#asked").inner_text().startswith(state["question"]["text"])
    page.keyboard.press("1")
    page.locator("#said p").first.wait_for(state="attached")
    told = page.locator("#said").text_content()
    assert client.look(table, secrets[0], since=state["n"] + 1, lang="en")["log"][0]["text"] in told


def test_a_device_remembers_a_name_and_a_language(seated):
    page = seated().go("/new/zombie-life")
    page.locator("[name=my-name-here]").fill("Ana")
    page.locator("[data-language=en]").first.click()
    page.locator("#start").click()
    page.wait_for_url("**/table/*")
    page.goto(page.url.split("/table/")[0] + "/new/zombie-life")
    page.locator("#start").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("[name=my-name-here]").input_value() == "Ana"


def test_a_table_weighs_little(seated, client):
    table, secrets = client.open("human", "player")
    device = seated()
    weights: dict[str, int] = {}
    device.page.on(
        "response",
        lambda answer: (
            weights.setdefault(answer.url, len(answer.body())) if "/static/" in answer.url or "/table/" in answer.url else None
        ),
    )
    page = device.sit(table, secrets[0], "Ana")
    page.locator("#answers button").first.wait_for()
    assert len(weights) > 3
    assert sum(weights.values()) < 150_000, sorted(weights.items(), key=lambda item: -item[1])
