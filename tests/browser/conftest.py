"""A real browser at a real server. Every page that says anything in its console fails its test."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

from tests.server.conftest import Client, Server, client, server  # noqa: F401

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
INSTALLED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WIDTHS = {360: 740, 820: 1100, 1440: 900}
GAME_TAKES = 120_000
"""Milliseconds after which a game that does not end is a failure; a busy machine plays slowly."""
LEGAL = "#answers button.yes[data-offer]:not([aria-disabled=true])"


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def launched(playwright: Playwright) -> Browser:
    """The machine's own Chromium or Chrome, else Playwright's."""
    found = next((path for name in INSTALLED if (path := shutil.which(name))), None)
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """CI must have one."""
    try:
        browser = launched(playwright)
    except Error as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(
            f"no browser here: install Chromium or Chrome, or run `playwright install chromium` ({error.message.splitlines()[0]})"
        )
    yield browser
    browser.close()


class Device:
    """One person's browser: its own storage, its own language."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "fr",
        width: int = 1440,
        light: str = "dark",
        hurried: bool = True,
        motion: bool = False,
        forgiven: tuple[str, ...] = (),
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        # Chromium itself reports a page that is not there, or a lost connection.
        self.forgiven = forgiven
        self.chance = random.Random(4)
        locale = "fr-FR" if language == "fr" else "en-GB"
        size: Any = {"width": width, "height": WIDTHS.get(width, 900)}
        self.context: BrowserContext = browser.new_context(
            viewport=size, locale=locale, reduced_motion="no-preference" if motion else "reduce"
        )
        self.keep("light", f'"{light}"')
        if hurried:
            self.keep("slow", "false")
        self.context.set_default_timeout(60_000)
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.complain(message.text))
        self.page.on("pageerror", lambda error: self.complain(str(error)))

    def keep(self, name: str, value: str) -> None:
        """What this device remembers from before."""
        self.context.add_init_script(f"localStorage.setItem('cervelle.{name}', '{value}')")

    def complain(self, text: str) -> None:
        if not any(each in text for each in self.forgiven):
            self.complaints.append(text)

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def sit(self, table: str, secret: str, name: str) -> Page:
        """Follow an invitation and give a name."""
        self.go(f"/table/{table}#s={secret}")
        field = self.page.locator("dialog[open] input")
        field.wait_for()
        field.fill(name)
        field.press("Enter")
        self.page.locator("#board").get_by_text(name, exact=True).first.wait_for()
        return self.page

    def is_over(self) -> bool:
        return self.page.locator("#answers [data-do=again]").count() > 0

    def play_one(self) -> bool:
        """Answer the open question, if it is this person's, by one of the large buttons that can be pressed."""
        buttons = self.page.locator(LEGAL)
        count = buttons.count()
        if count == 0:
            return False
        try:
            buttons.nth(self.chance.randrange(count)).click(timeout=2000)
        except Error:
            return False
        return True

    def rest(self) -> None:
        """Until nothing is on its way and nothing moves: a colour half faded in has no contrast yet."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished))")

    def close(self) -> None:
        self.context.close()


AUTOPILOT = """(legal) => setInterval(() => {
  const buttons = [...document.querySelectorAll(legal)];
  if (buttons.length) buttons[Math.floor(Math.random() * buttons.length)].click();
}, 40)"""


def play_together(*devices: Device) -> None:
    """Everyone presses a button that can be pressed, whenever there is one, until the game is over on every screen."""
    for device in devices:
        device.page.evaluate(AUTOPILOT, LEGAL)
    for device in devices:
        device.page.locator("#answers [data-do=again]").first.wait_for(timeout=GAME_TAKES)


@pytest.fixture
def seated(browser: Browser, server: Server) -> Iterator[Any]:  # noqa: F811
    """Makes devices; when the test is over, none of their consoles may have complained."""
    devices: list[Device] = []

    def make(**how: Any) -> Device:
        device = Device(browser, how.pop("url", server.url), **how)
        devices.append(device)
        return device

    yield make
    for device in devices:
        device.close()
        assert device.complaints == []
