"""Malls over HTTP: ready-made, written out, at random; what is wrong with one is said in a sentence."""

from __future__ import annotations

import pytest

ADDRESS = "/api/games/maul-of-america/mall"
SQUARE = "4A 0 0 0, 1A 2 16 0, 2A 2 0 10, 3B 0 16 10"


def asked(client, **query):
    answer = client.http.get(ADDRESS, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_ready_made_mall_is_seen_by_its_name_and_by_its_layout(client):
    named, written = asked(client, layout="square"), asked(client, layout=SQUARE)
    assert named == written
    assert named["layout"] == SQUARE
    assert named["sections"][1] == {"face": "1A", "turn": 2, "x": 16, "y": 0}
    assert sorted(named["faces"]) == ["1A", "2A", "3B", "4A"]
    assert len(named["faces"]["1A"]) == 21
    assert (named["width"], named["height"]) == (32, 20)
    assert len(named["ways"]) >= 2


def test_the_ready_made_ones_are_listed_in_ones_language(client):
    french, english = (asked(client, lang=lang)["saved"] for lang in ("fr", "en"))
    assert [each["name"] for each in french] == ["boulevard", "crossing", "square"]
    assert all(each["text"] for each in french)
    assert [each["text"] for each in french] != [each["text"] for each in english]
    assert {each["name"]: each["layout"] for each in english}["square"] == SQUARE


def test_a_random_mall_is_the_same_for_the_same_seed(client):
    layouts = [asked(client, seed=seed)["layout"] for seed in (7, 7, 8)]
    assert layouts[0] == layouts[1] != layouts[2]
    assert asked(client, layout=layouts[0])["layout"] == layouts[0]


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        ("", "data-section"),
        ("9Z 0 0 0", "data-section"),
        ("4A 0 0, 1A 2 16 0", "data-section"),
        ("4A 0 0 0", "mall-boards"),
        ("4A 0 0 0, 1A 2 8 0, 2A 2 0 10, 3B 0 16 10", "mall-overlap"),
    ],
)
def test_a_wrong_layout_is_told_in_a_sentence(client, layout, said):
    for language in ("fr", "en"):
        answer = client.http.get(ADDRESS, params={"layout": layout, "lang": language})
        assert answer.status_code == 400
        assert answer.json()["why"] == said
        assert len(answer.json()["text"]) > 20
    assert client.http.get(ADDRESS, params={"layout": "x" * 201}).status_code == 400
    assert client.http.get(ADDRESS, params={"seed": -1}).status_code == 400
