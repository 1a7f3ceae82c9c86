"""Two people and a bot: an open seat is found and taken, the network breaks, somebody is away and comes back, and all go on to
the rematch."""

from __future__ import annotations

import pytest

from tests.browser.conftest import play_together
from tests.browser.relay import Relay
from tests.browser.test_axe import findings
from tests.server.conftest import Client, Server, bearer

LUCK = 2
"""The rules that are over soonest."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """A server that often looks who is gone."""
    server = Server(tmp_path_factory.mktemp("lobby"), 0, "--look-every", "100")
    yield server
    errors = server.stop()
    assert "Traceback" not in errors, errors


def opened(client: Client, *seats: dict, **wishes) -> dict:
    body = {"game": "zombie-life", "options": {"rules": "jour-de-chance"}, "seats": list(seats), **wishes}
    answer = client.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def fits(device) -> bool:
    return device.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def take_seat(device, name: str) -> None:
    """From the list of tables that are open to everyone."""
    page = device.go("/")
    page.locator("#open-tables .do.main").first.click()
    page.locator("[name=sit-name]").fill(name)
    page.locator("[data-act=take]").first.click()
    page.locator("#board .seat.mine").get_by_text(name, exact=True).wait_for()


def test_a_public_table_is_joined_left_and_joined_again(seated, quick):
    ana, bob = seated(url=quick.url), seated(url=quick.url, language="en", width=360)
    page = ana.go("/new/zombie-life")
    page.locator(f"input[value='{LUCK}'][name=option-rules]").check()
    page.locator("[name=my-name-here]").fill("Ana")
    page.locator("[name=seat-1]").select_option("open")
    page.locator("[data-remove='3']").click()
    page.locator("[data-wishes] summary").click()
    page.locator(".swatch input[value=blue]").check(force=True)
    page.locator("[name=wish-public]").check()
    assert page.locator("[name=wish-away]").input_value() == "600"
    assert findings(ana) == [], "wishes"
    page.locator("#start").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-qr=table]").click()
    page.locator("dialog[open] .code img").wait_for()
    assert page.locator("dialog[open] .code img").evaluate("(picture) => picture.decode().then(() => picture.naturalWidth)") > 20
    assert findings(ana) == [], "the code"
    assert page.locator("#link-table").input_value() == page.url
    page.keyboard.press("Escape")

    take_seat(bob, "Bob")
    page.locator("#board").get_by_text("Bob", exact=True).wait_for()
    assert "Bob s'assoit à la table." in page.locator("#said").text_content()
    table = page.url.rsplit("/", 1)[1]
    assert Client(quick).look(table)["seats"][0]["colour"] == "blue"

    page.context.grant_permissions(["clipboard-write"])
    page.locator("#menu-button").click()
    page.locator("[data-watch]").click()
    page.locator("[data-watch]").get_by_text("Lien copié", exact=True).wait_for()
    page.locator("[data-seats]").click()
    page.locator("[data-act=leave]").click()
    page.locator("[data-act=leave].sure").click()
    bob.page.locator("#board .tag.stand").wait_for()
    assert "Ana leaves the table; a bot takes the seat." in bob.page.locator("#said").text_content()
    page.locator("#status").get_by_text("Vous regardez").wait_for()
    page.locator("#seats-button").click()
    page.locator("[data-act=take]").click()
    page.locator("#board .seat.mine").get_by_text("Ana", exact=True).wait_for()
    bob.page.locator("#board .tag.stand").wait_for(state="detached")
    play_together(ana, bob)


def test_someone_is_away_and_comes_back_and_all_play_again(seated, quick):
    client = Client(quick)
    made = opened(client, {"kind": "human", "name": "Ana"}, {"kind": "human"}, {"kind": "bot", "level": "beginner"}, away=1)
    network = Relay(quick.port)
    ana = seated(url=quick.url, forgiven=("WebSocket",))
    bob = seated(url=network.url, language="en", width=820, light="light", forgiven=("WebSocket", "ERR_"))
    ana.sit(made["id"], made["secrets"][0], "Ana")
    bob.sit(made["id"], made["secrets"][1], "Bob")
    network.cut()
    bob.page.locator("#status").get_by_text("The connection is lost").wait_for()
    network.mend()
    bob.page.locator("#status:empty").wait_for(state="attached")
    bob.page.reload()
    bob.page.locator("#board .seat.mine").get_by_text("Bob", exact=True).wait_for()
    ana.go("/rules/zombie-life")
    while not client.look(made["id"])["seats"][0]["stand_in"]:
        bob.play_one()
    bob.page.locator("#board").get_by_text("A bot plays for Ana").wait_for()
    assert findings(bob) == [], "a bot plays for Ana"
    ana.go("/")
    ana.page.locator("#my-tables h3 a").click()
    ana.page.locator("#board .seat.mine").wait_for()
    bob.page.locator("#board .tag.stand").wait_for(state="detached")
    play_together(ana, bob)

    ana.page.locator("#answers [data-do=again]").click()
    ana.page.wait_for_url(lambda url: made["id"] not in url)
    following = ana.page.url.rsplit("/", 1)[1]
    bob.page.get_by_text("Join the rematch").click()
    bob.page.wait_for_url(f"**/table/{following}")
    for device, name in ((ana, "Ana"), (bob, "Bob")):
        device.page.locator("#board .seat.mine").get_by_text(name, exact=True).wait_for()
    play_together(ana, bob)

    page = ana.go("/")
    page.locator("#my-tables summary").click()
    assert page.locator("#my-tables li").count() == 2
    assert findings(ana) == [], "finished games"
    page.locator(f"[data-forget='{following}']").click()
    page.locator(f"[data-forget='{following}']").click()
    page.locator(f"[data-forget='{following}']").wait_for(state="detached")
    assert page.locator("#my-tables li").count() == 1


def test_the_host_lets_a_bot_play_and_the_person_takes_the_seat_back(seated, quick):
    client = Client(quick)
    made = opened(client, {"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Bob"})
    host, bob = seated(url=quick.url, width=360), seated(url=quick.url)
    host.keep(f"table.{made['id']}", f'{{"mine": ["{made["secrets"][0]}"], "invites": {{}}, "host": "{made["host"]}"}}')
    page = host.go(f"/table/{made['id']}")
    page.locator("#seats-button").click()
    page.locator("[data-act=stand-in]").click()
    page.locator("[data-act='stand-in.end']").wait_for()
    assert page.evaluate("document.activeElement !== document.body")
    assert findings(host) == [], "the host's controls"
    assert fits(host)
    page.locator("[data-act='stand-in.end']").click()
    page.locator("[data-act=stand-in]").wait_for()
    page.keyboard.press("Escape")
    bob.sit(made["id"], made["secrets"][1], "Bob")
    client.http.post(f"/api/tables/{made['id']}/seats/1/stand-in", json={"level": "player"}, headers=bearer(made["host"]))
    bob.page.locator("#back-button").click()
    bob.page.locator("#back-button").wait_for(state="detached")
    assert client.look(made["id"])["seats"][1]["stand_in"] == ""

    page.locator("#seats-button").click()
    page.locator("[data-act=hand-over]").click()
    page.locator("[data-act=hand-over].sure").click()
    page.locator("dialog[open] .code img").wait_for()
    assert findings(host) == [], "handed over"
    link = page.locator("dialog[open] input[readonly]").input_value()
    carl = seated(url=quick.url, language="en")
    carl.page.goto(link)
    carl.page.locator("dialog[open] input").fill("Carl")
    carl.page.keyboard.press("Enter")
    carl.page.locator("#board .seat.mine").get_by_text("Carl", exact=True).wait_for()
    assert made["secrets"][0] not in link
    page.keyboard.press("Escape")
    page.locator("#status").get_by_text("Vous regardez").wait_for()


@pytest.mark.parametrize(("width", "light", "language"), [(360, "light", "en"), (820, "dark", "fr"), (1440, "light", "fr")])
def test_the_lists_and_the_seats_are_clean_everywhere(seated, quick, width, light, language):
    client = Client(quick)
    made = opened(client, {"kind": "human", "name": "Zoé"}, {"kind": "open"}, {"kind": "human"}, public=True)
    mine = opened(client, {"kind": "human", "name": "Zoé"}, {"kind": "human", "name": "A very long name, as names go: 39 signs"})
    device = seated(url=quick.url, width=width, light=light, language=language)
    for secret in mine["secrets"][:1]:
        device.keep(
            f"table.{mine['id']}", f'{{"mine": ["{secret}"], "invites": {{"1": "{mine["secrets"][1]}"}}, "host": "{mine["host"]}"}}'
        )
    page = device.go("/")
    page.locator("#my-tables li").first.wait_for()
    page.locator("#open-tables li").first.wait_for()
    assert findings(device) == [], "the lists"
    assert fits(device)
    device.go(f"/table/{made['id']}")
    page.locator("[name=sit-name]").wait_for()
    assert findings(device) == [], "a seat to take"
    assert fits(device)
    page.locator("[name=sit-name]").fill("")
    page.locator("[data-act=take]").click()
    page.locator("dialog[open] .notice:not(:empty)").wait_for()
    assert client.look(made["id"])["seats"][1]["kind"] == "open"
    device.go(f"/table/{made['id']}#watch")
    page.reload()
    page.locator("#seats-button").wait_for()
    assert page.locator("dialog[open]").count() == 0
    device.go(f"/table/{mine['id']}")
    page.locator("dialog[open] [data-qr]").first.wait_for()
    assert findings(device) == [], "links to send"
    assert fits(device)
