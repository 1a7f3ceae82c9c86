"""The laboratory's page in a browser: on any screen, on paper."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.lab.conftest import lab, pages  # noqa: F401

pytest.importorskip("pyarrow", reason="the lab extra is not installed")
HIDDEN = "[...document.querySelectorAll('.scroll')].filter(each => each.scrollWidth > each.clientWidth).map(each => each.ariaLabel)"


def test_it_fits_any_screen_and_axe_finds_nothing(pages, browser):  # noqa: F811
    for path in pages:
        for width in (360, 820, 1440):
            page = browser.new_page(viewport={"width": width, "height": 900})
            page.goto(path.as_uri())
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
            found = Axe().run(page).response["violations"]
            assert [each["id"] for each in found] == [], (path, width)
            page.close()


def test_it_prints_on_white(pages, browser):  # noqa: F811
    page = browser.new_page()
    page.goto(pages[0].as_uri())
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('td')).color") == "rgb(0, 0, 0)"
    page.close()


def test_no_column_is_out_of_sight(pages, browser):  # noqa: F811
    for path in pages:
        page = browser.new_page()
        page.goto(path.as_uri())
        for media, width in (("screen", 360), ("screen", 660), ("screen", 820), ("screen", 901), ("screen", 1100), ("print", 718)):
            page.emulate_media(media=media)
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate(HIDDEN) == [], (path, media, width)
        page.close()
