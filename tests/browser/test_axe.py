"""axe-core finds nothing, of any level, on any page: three widths, light and dark, both languages."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import play_together

RULES = ("zombie-life", "auberge-des-pirates", "jour-de-chance")


LOOKS = 4
"""How often a page is looked at that changes meanwhile: somebody's move may fade in while axe is at work."""


def findings(device) -> list[str]:
    """What axe still finds on a page at rest."""
    found: list[str] = []
    for _ in range(LOOKS):
        device.rest()
        violations = Axe().run(device.page).response["violations"]
        found = [f"{each['id']} ({each['impact']}): {node['html'][:120]}" for each in violations for node in each["nodes"]]
        if not any("color-contrast" in each for each in found):
            break
    return found


@pytest.mark.parametrize(
    ("language", "width", "light"),
    [
        ("fr", 360, "dark"),
        ("fr", 820, "light"),
        ("en", 360, "light"),
        ("en", 1440, "dark"),
    ],
)
def test_axe_finds_nothing(seated, client, language, width, light):
    device = seated(language=language, width=width, light=light, forgiven=("404",))
    page = device.page
    for path in ("/", "/new/zombie-life", "/rules/zombie-life", "/nowhere"):
        device.go(path)
        page.locator("main h1, main h2, h1").first.wait_for()
        assert page.locator("html").get_attribute("lang") == language
        assert page.locator("html").get_attribute("data-light") == light
        assert findings(device) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    for rules in RULES:
        table, secrets = client.open("human", "player", "player", rules=rules)
        device.sit(table, secrets[0], "Ana")
        page.locator("#answers button.yes").first.wait_for()
        assert findings(device) == [], rules
        page.locator("#why-button").click()
        assert findings(device) == [], f"{rules}, why"
        page.keyboard.press("Escape")
        device.play_one()
        page.wait_for_timeout(200)
        assert findings(device) == [], rules
        page.keyboard.press("t")
        page.locator(".text-lines").wait_for()
        assert findings(device) == [], f"{rules}, as text"
        page.keyboard.press("t")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), rules
    play_together(device)
    assert findings(device) == [], "the end"
