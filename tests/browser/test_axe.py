"""axe-core finds nothing, of any level, on any page: three widths, light and dark, both languages."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import WIDTHS

RULES = ("zombie-life", "auberge-des-pirates", "jour-de-chance")


def findings(page) -> list[str]:
    """What axe says of the page once nothing moves on it any more: a colour half faded in has no contrast yet."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished))")
    found = Axe().run(page).response["violations"]
    return [f"{each['id']} ({each['impact']}): {node['html'][:120]}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_axe_finds_nothing(seated, client, language, width, scheme):
    device = seated(language=language, width=width, scheme=scheme)
    page = device.page
    for path in ("/", "/new/zombie-life", "/rules/zombie-life"):
        device.go(path)
        page.locator("main h1, main h2, h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.locator("html").get_attribute("lang") == language
        assert findings(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    for rules in RULES:
        table, secrets = client.open("human", "player", "player", rules=rules)
        device.sit(table, secrets[0], "Ana")
        page.locator("#answers button.yes").first.wait_for()
        assert findings(page) == [], rules
        device.play_one()
        page.wait_for_timeout(200)
        assert findings(page) == [], rules
        page.keyboard.press("t")
        assert findings(page) == [], f"{rules}, as text"
        page.keyboard.press("t")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), rules
