"""In company: talk, spectators, a curtain, a clock, and being called."""

from __future__ import annotations

import json

import pytest

from tests.browser.conftest import LEGAL, WIDTHS
from tests.browser.test_axe import findings
from tests.server.conftest import Client, Server, bearer, legal
from tests.server.test_company import set_clock

HOSTILE = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script> & \u202eadieu"


@pytest.fixture
def own(tmp_path):
    """A server whose tables' settings can be set from here."""
    server = Server(tmp_path, 0, "--look-every", "50")
    yield server, tmp_path
    errors = server.stop()
    assert "Traceback" not in errors, errors


def speak(device, text: str) -> None:
    device.page.locator("#chat-line").fill(text)
    device.page.keyboard.press("Enter")


def read(device, text: str):
    return device.page.locator(".chat-lines li", has_text=text)


def named(client: Client, table: str, secrets: list[str | None], *names: str) -> None:
    for secret, name in zip(secrets, names, strict=True):
        client.http.post(f"/api/tables/{table}/seat", json={"name": name}, headers=bearer(secret))


def test_two_people_and_a_spectator_talk(seated, client):
    table, secrets = client.open("human", "human")
    ana, bob, eve = seated(), seated(language="en", width=360, light="light"), seated(width=820)
    ana.sit(table, secrets[0], "Ana")
    bob.sit(table, secrets[1], "Bob")
    eve.go(f"/table/{table}#watch")
    eve.page.get_by_text("Vous regardez cette partie").wait_for()
    ana.page.get_by_text("1 spectateur").wait_for()
    # Nothing of the chat is loaded before it is opened.
    assert (
        ana.page.evaluate("performance.getEntriesByType('resource').filter((each) => /chat\\.(js|css)/.test(each.name)).length")
        == 0
    )
    ana.page.keyboard.press("c")
    speak(ana, HOSTILE)
    shown = " ".join(HOSTILE.replace("\u202e", "").split())
    ana.page.locator(".chat-lines .mine").get_by_text(shown, exact=True).wait_for()
    # Bob has it closed: he is told aloud, and sees how much he has not read.
    bob.page.locator("#log-count").get_by_text("1", exact=True).wait_for()
    assert f"Ana says: {shown}" in bob.page.locator("#said").text_content().replace("\u00a0", " ")
    bob.page.keyboard.press("c")
    line = bob.page.locator(".chat-lines").get_by_text(shown, exact=True)
    line.wait_for()
    assert bob.page.locator("#log img, #log script, .chat-lines svg").count() == 0
    assert bob.page.locator("#log-count").inner_text() == ""
    assert "owned" not in bob.page.title() + ana.page.title()
    # A spectator speaks under a name; Bob would rather not read her.
    eve.page.keyboard.press("c")
    eve.page.locator("[name=spectator]").fill("Ève")
    speak(eve, "Bonsoir !")
    eves = bob.page.locator(".chat-lines li", has_text="Bonsoir")
    eves.wait_for()
    assert "watching" in eves.inner_text()
    for device in (ana, bob, eve):
        assert findings(device) == []
        assert device.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    eves.get_by_role("button").click()
    eves.wait_for(state="detached")
    speak(eve, "Encore moi")
    read(ana, "Encore moi").wait_for()
    speak(ana, "Tu m'entends ?")
    read(bob, "Tu m'entends").wait_for()
    assert bob.page.get_by_text("Encore moi").count() == 0
    # The device remembers; in another language too.
    bob.page.reload()
    bob.page.locator("#answers button, #question").first.wait_for()
    bob.page.keyboard.press("c")
    read(bob, "Tu m'entends").wait_for()
    assert bob.page.get_by_text("Encore moi").count() == 0
    bob.page.locator("[data-unmute]").click()
    read(bob, "Encore moi").wait_for()
    bob.page.locator("[data-all]").click()
    bob.page.get_by_text("Everyone is muted for now.").wait_for()
    assert findings(bob) == []
    # Ana asks the spectators to be quiet.
    ana.page.locator("[data-talk]").click()
    eve.page.get_by_text("les spectateurs regardent sans parler").wait_for()
    assert eve.page.locator("#chat-line").count() == 0
    assert findings(eve) == []


def test_a_word_too_many_is_told(seated, client):
    table, secrets = client.open("human", "human")
    ana = seated(language="en")
    ana.sit(table, secrets[0], "Ana")
    ana.page.locator("#chat-button").click()
    for i in range(6):
        speak(ana, f"line {i}")
    ana.page.get_by_text("Not so fast").wait_for()
    ana.page.locator("#chat-line").fill("x" * 290)
    ana.page.get_by_text("10 characters left").wait_for()
    ana.page.locator("#chat-button").click()
    assert ana.page.locator("#chat").is_hidden()


# One device, several people ------------------------------------------------------------------------------------


def hot_seat(device, client: Client, table: str, secrets: list[str | None]) -> None:
    """All these seats on one device, as if it had opened the table."""
    kept = json.dumps({"mine": secrets, "invites": {}})
    device.context.add_init_script(f"localStorage.setItem('cervelle.table.{table}', {json.dumps(kept)})")
    device.go(f"/table/{table}")


def told_only_to(client: Client, table: str, secret: str | None, lang: str) -> set[str]:
    """Sentences that this seat reads and a spectator does not."""
    mine, all_ = client.look(table, secret, lang=lang), client.look(table, lang=lang)

    def sentences(state) -> set[str]:
        told = [line["text"] for line in state["log"]] + [line["later"] for line in state["log"]]
        return {
            text.replace("\u00a0", " ") for text in [*told, *(text for _, text in state["text"]), state["question"]["text"]] if text
        }

    return sentences(mine) - sentences(all_)


@pytest.mark.parametrize(("language", "text_view", "width"), [("fr", False, 1440), ("en", True, 360)])
def test_behind_the_curtain_there_is_nothing(seated, client, language, text_view, width):
    table, secrets = client.open("human", "human", rules="auberge-des-pirates")
    named(client, table, secrets, "Ana", "Béa")
    device = seated(language=language, width=width)
    if text_view:
        device.keep("text", "true")
    hot_seat(device, client, table, secrets)
    page = device.page
    curtain = page.locator(".curtain-down")
    button = curtain.get_by_role("button", name="C'est moi" if language == "fr" else "That is me")
    falls = 0
    for seat, name in ((0, "Ana"), (1, "Béa")):
        curtain.wait_for()
        falls += 1
        assert name in curtain.get_by_role("heading").inner_text().title()
        secret = {each for s in secrets for each in told_only_to(client, table, s, language)}
        assert secret
        body = page.locator("body")
        for there in (body.inner_text(), body.text_content(), body.aria_snapshot(), page.content()):
            assert not [each for each in secret if each in there.replace("\u00a0", " ")]
        assert page.locator("#board *, #log-lines *, #answers *, #said *, #dialog *").count() == 0
        assert page.locator("#question").text_content() == page.locator("#asked").text_content() == ""
        assert findings(device) == []
        # No key but the button's raises it, and nothing behind can be reached.
        for key in ("Escape", "t", "l", "c", "1", "?", "Escape", "s"):
            page.keyboard.press(key)
        for _ in range(4):
            page.keyboard.press("Tab")
        page.mouse.click(5, 5)
        assert curtain.count() == 1
        assert page.locator("#board *").count() == 0
        button.focus()
        page.keyboard.press("Enter")
        page.locator(LEGAL).first.wait_for()
        assert curtain.count() == 0
        shown = page.locator("body").inner_text().replace("\u00a0", " ")
        other = told_only_to(client, table, secrets[1 - seat], language) - told_only_to(client, table, secrets[seat], language)
        assert not [each for each in other if each in shown]
        page.locator(LEGAL).first.click()
        if page.locator("#answers .back").count():
            page.locator(LEGAL).first.click()
    assert falls == 2


def test_open_hands_need_no_curtain(seated, client):
    table, secrets = client.open("human", "human", game="off-the-dead", level=4)
    named(client, table, secrets, "Ana", "Béa")
    device = seated()
    hot_seat(device, client, table, secrets)
    asked = set()
    for _ in range(40):
        device.page.locator(LEGAL).first.wait_for()
        asked |= set(client.look(table)["waiting"])
        assert device.page.locator(".curtain-down").count() == 0
        if len(asked) == 2:
            break
        device.play_one()
        device.page.wait_for_timeout(50)
    assert asked == {0, 1}


# The clock, and being called ---------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_a_bot_answers_for_whoever_is_late(own, seated, width):
    server, kept = own
    client = Client(server)
    table, secrets = client.open("human", "human", rules="jour-de-chance")
    # Chance says whose turn it is.
    first = client.look(table)["waiting"][0]
    named(client, table, secrets, *(("Ana", "Béa") if first == 0 else ("Béa", "Ana")))
    device = seated(url=server.url, width=width, language="en" if width == 820 else "fr")
    device.go(f"/table/{table}#s={secrets[first]}")
    device.page.locator("dialog[open] input").fill("Ana")
    device.page.keyboard.press("Enter")
    device.page.locator(LEGAL).first.wait_for()
    assert device.page.locator("#clock").is_hidden()
    # The page keeps only the last sentences that it said.
    device.page.evaluate(
        """window.heard = []; const hear = (changes) => heard.push(...changes.flatMap((change) =>
           [...change.addedNodes].map((line) => line.textContent)));
           new MutationObserver(hear).observe(document.getElementById("said"), { childList: true })"""
    )
    set_clock(kept, table, 3)
    device.page.locator("#clock").wait_for()
    assert device.page.locator("#clock").get_attribute("role") == "timer"
    assert "0:0" in device.page.locator("#clock").inner_text()
    left, late = ("seconds left", "Ana is out of time: a bot answers.")
    if width != 820:
        left, late = ("Il vous reste", "Ana n'a plus le temps\u00a0: un bot répond.")
    for words in (left, late):
        device.page.wait_for_function("(words) => heard.some((line) => line.includes(words))", arg=words)
    # Said once for each question, not every second.
    assert sum(left in line for line in device.page.evaluate("heard")) <= client.look(table)["n"] + 1
    assert findings(device) == []


def test_the_title_calls_whoever_is_waited_for(seated, client):
    table, secrets = client.open("human", "human")
    ana = seated()
    calls = (
        "window.calls = []; window.Notification = class { constructor(title, how) { calls.push([title, how.body]) } close() {} }; "
    )
    calls += (
        "Notification.permission = 'default'; Notification.requestPermission = async () => (Notification.permission = 'granted');"
    )
    calls += "window.rings = 0; window.AudioContext = class { currentTime = 0; destination = null; resume() { rings++ } "
    calls += "createOscillator() { return { frequency: {}, connect: (next) => next, start() {}, stop() {} } } "
    calls += (
        "createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next } } };"
    )
    ana.context.add_init_script(calls)
    page = ana.sit(table, secrets[0], "Ana")

    def play(seat: int) -> None:
        state = client.look(table, secrets[seat])
        client.act(table, secrets[seat], state["q"], legal(state)[0])

    def until(title: str) -> None:
        mine = 0 if title.startswith("●") else 1
        while client.look(table)["waiting"] != [mine]:
            play(1 - mine)
        page.wait_for_function("(title) => document.title.startsWith(title)", arg=title)

    until("Zombie")
    until("● À vous — Zombie")
    assert page.evaluate("[calls.length, rings]") == [0, 0]
    page.locator("#menu-button").click()
    page.locator("[name=sound]").check()
    page.locator("[name=notify]").check()
    assert findings(ana) == []
    page.keyboard.press("Escape")
    rings = page.evaluate("rings")
    assert rings == 1, "one hears what one has chosen"
    until("Zombie")
    until("● À vous — Zombie")
    assert page.evaluate("calls.length") == 0, "who looks at the page needs no notice"
    until("Zombie")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    until("● À vous — Zombie")
    page.wait_for_function("() => calls.length === 1")
    assert page.evaluate("calls[0][0]").startswith("● À vous")
    assert page.evaluate("rings") == rings + 1
