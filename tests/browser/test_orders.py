"""Standing orders in a real browser: asked once, kept by the server, taken back from the menu."""

from __future__ import annotations

from tests.server.conftest import bearer, legal


def asked_in_a_window(client, table, secrets):
    """Play on, passing every window, until the first person is asked in one."""
    while True:
        seat = client.look(table)["waiting"][0]
        state = client.look(table, secrets[seat])
        if seat == 0 and state["question"]["cards"]:
            return state
        passing = [each["action"] for each in state["choices"] if each["verb"] == "pass"]
        client.act(table, secrets[seat], state["q"], (passing or legal(state))[0])


def test_never_ask_me_here_again(seated, client):
    table, secrets = client.open("human", "human", game="off-the-dead", level=5)
    page = seated(width=360).sit(table, secrets[0], "Ana")
    before = asked_in_a_window(client, table, secrets)
    page.locator("#answers .when").click()
    page.locator("dialog[open] [value=never]").check()
    page.locator("dialog[open] button[value=give]").click()
    page.locator("dialog[open]").wait_for(state="hidden")
    while not client.look(table, secrets[0])["orders"] or client.look(table)["n"] == before["n"]:
        page.wait_for_timeout(50)
    kind = before["question"]["kind"]
    assert client.look(table, secrets[0])["orders"] == {kind: {"when": "never", "cards": []}}
    assert client.look(table)["n"] > before["n"], "the open question was passed"
    page.locator("#menu-button").click()
    page.locator("dialog[open] [data-again]").click()
    while client.look(table, secrets[0])["orders"][kind]["when"] != "always":
        page.wait_for_timeout(50)


def test_ask_me_only_for_one_card(seated, client):
    table, secrets = client.open("human", "human", game="off-the-dead", level=5)
    page = seated(language="en").sit(table, secrets[0], "Ana")
    state = asked_in_a_window(client, table, secrets)
    page.locator("#answers .when").click()
    card = state["question"]["cards"][0]
    page.locator(f"dialog[open] [value='{card['id']}']").check()
    assert page.locator("dialog[open] [value=only]").is_checked()
    page.locator("dialog[open] button[value=give]").click()
    page.locator("dialog[open]").wait_for(state="hidden")
    while not client.look(table, secrets[0])["orders"]:
        page.wait_for_timeout(50)
    after = client.http.get(f"/api/tables/{table}", headers=bearer(secrets[0])).json()
    assert after["orders"] == {state["question"]["kind"]: {"when": "only", "cards": [card["id"]]}}
    assert after["n"] == state["n"], "this card can be played: the person is still asked"
