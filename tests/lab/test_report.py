"""The page of a run: whole by itself, in both languages, on any screen, for any reader."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

pytest.importorskip("pyarrow", reason="the lab extra is not installed")
ELSEWHERE = re.compile(r"""(?:src|href)\s*=|url\(|@import|<script|<link|https?:""")
OTHER = {"fr": r"\b(the|seats?|wins?|difference|chance alone)\b", "en": r"\b(parties|place|écart|hasard|joueurs?)\b"}
VOID = {"meta", "line", "circle", "rect", "wbr"}


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
