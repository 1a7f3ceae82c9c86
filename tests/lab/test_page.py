"""How the page is drawn: plots whose words can be read, tables that hide nothing at any width."""

from __future__ import annotations

import re

import pytest

from cervelle import shelf
from cervelle.lab.plan import BALANCE, Plan
from cervelle.lab.plot import APART, SECOND_LINE, Mark, intervals, scale_for
from cervelle.lab.report import breakable
from cervelle.lab.statistics import mean
from cervelle.lab.tell import Teller

pytest.importorskip("pyarrow", reason="the lab extra is not installed")
ENGLISH = Teller(Plan(BALANCE, shelf["zombie-life"], (), 1, 1), "en")


def test_counts_are_told_in_whole_steps():
    ticks = re.findall(r"<text[^>]*>([^<]*)</text>", ENGLISH.histogram([0, 1, 1], "Score"))
    assert ticks == ["0", "1", "2"]


def test_a_median_between_two_games_is_not_cut():
    assert ENGLISH.spread(mean([[0], [1]]))[2:] == ["0.5", "0.2 to 0.8"]
    assert ENGLISH.spread(mean([[1], [3]]))[2:] == ["2", "1.5 to 2.5"]


def test_one_seed_has_no_interval():
    assert ENGLISH.spread(mean([[7]]))[1] == "—"


@pytest.mark.parametrize("label", ["player", f"player{APART}1 × player, 3 × random"])
def test_the_dashed_line_is_clear_of_the_labels(label):
    marks = [Mark(label, 0.5, 0.4, 0.6, "50%")] * 3
    scale = scale_for([0.0, 1.0])
    drawn = intervals(marks, scale, [""] * len(scale.ticks()), 0.5, "")
    dashes = [(int(top), int(end)) for top, end in re.findall(r'class="even"[^>]* y1="(\d+)" y2="(\d+)"', drawn)]
    words = [int(y) for y in re.findall(r'<text class="(?:name|more|value)"[^>]* y="(\d+)"', drawn)]
    assert len(dashes) == 3
    for y in words:
        assert not any(top < y + 4 and y - SECOND_LINE + 4 < end for top, end in dashes)


def test_the_name_of_a_file_may_break():
    assert breakable("a/my_<cards>.toml") == "a/<wbr>my_<wbr>&lt;cards&gt;.<wbr>toml"
