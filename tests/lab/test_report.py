"""The page of a run: whole by itself, in both languages, on any screen, for any reader."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cervelle import shelf
from tests.browser.conftest import browser, playwright  # noqa: F401

pytest.importorskip("pyarrow", reason="the lab extra is not installed")
ELSEWHERE = re.compile(r"""(?:src|href)\s*=|url\(|@import|<script|<link|https?:""")
OTHER = {"fr": r"\b(the|seats?|wins?|difference|chance alone)\b", "en": r"\b(parties|place|écart|hasard|joueurs?)\b"}
VOID = {"meta", "line", "circle", "rect"}


class Reader(HTMLParser):
    """Every element that opens closes; headings of columns and rows are headings."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.plots = 0
        self.tables = 0
        self.ids: list[str] = []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag not in VOID:
            self.open.append(tag)
        if tag == "svg":
            self.plots += 1
            assert values["role"] == "img"
            assert values["aria-label"]
        self.tables += tag == "table"
        if "id" in values:
            self.ids.append(values["id"])

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert not reader.open
    return reader


@pytest.fixture
def pages(lab, tmp_path) -> list[Path]:
    """One of each study, in both languages."""
    mine = tmp_path / "mes <cartes> & autres.toml"
    mine.write_text((shelf["zombie-mosh"].folder / "cards.toml").read_text("utf-8").replace("hand = 4", "hand = 6"), "utf-8")
    runs = {
        "tournament": ("zombie-life", "--bots", "player,beginner,random", "--seats", 4, "--games", 4),
        "balance": ("zombie-mosh", "--by", "side", "--seats", "2,6", "--games", 6),
        "compare": ("zombie-mosh", "--with", mine, "--seats", "2,3", "--games", 6),
    }
    found = []
    for study, arguments in runs.items():
        for language in ("fr", "en"):
            assert lab(study, *arguments, "--into", tmp_path / study, language=language)[0] == 0
            page = tmp_path / study / f"{language}.html"
            (tmp_path / study / "report.html").rename(page)
            found.append(page)
    return found


def test_a_page_is_whole_by_itself(pages):
    for path in pages:
        page = path.read_text("utf-8")
        assert not ELSEWHERE.search(page), path
        reader = read(page)
        assert reader.plots >= 1
        assert reader.tables >= reader.plots
        assert len(set(reader.ids)) == len(reader.ids)
        assert f'<html lang="{path.stem}">' in page


def test_what_comes_from_outside_is_text(pages):
    page = next(path for path in pages if path.parent.name == "compare").read_text("utf-8")
    assert "mes &lt;cartes&gt; &amp; autres.toml" in page
    assert "<cartes>" not in page


def test_no_word_is_left_in_the_other_language(pages):
    for path in pages:
        text = re.sub(r"<style>.*?</style>|<[^>]+>", " ", path.read_text("utf-8"), flags=re.DOTALL)
        assert not re.search(OTHER[path.stem], text, re.IGNORECASE), path


def test_it_fits_any_screen_and_axe_finds_nothing(pages, browser):  # noqa: F811
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    for path in pages:
        for width in (360, 820, 1440):
            page = browser.new_page(viewport={"width": width, "height": 900})
            page.goto(path.as_uri())
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
            found = axe.Axe().run(page).response["violations"]
            assert [each["id"] for each in found] == [], (path, width)
            page.close()


def test_it_prints_on_white(pages, browser):  # noqa: F811
    page = browser.new_page()
    page.goto(pages[0].as_uri())
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('td')).color") == "rgb(0, 0, 0)"
    page.close()
