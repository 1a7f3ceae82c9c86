"""Advice over HTTP: on against bots, off against people, on when a game is over; and everybody's chances, then."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.conftest import Client, bearer, legal
from tests.server.test_history import over, record_of


def coach(client: Client, table: str, secret: str | None = None, **query: Any) -> httpx.Response:
    return client.http.get(f"/api/tables/{table}/coach", params=query, headers=bearer(secret), timeout=60)


def chances(client: Client, table: str, **query: Any) -> httpx.Response:
    return client.http.get(f"/api/tables/{table}/chances", params=query, timeout=60)


def asked(client: Client, *seats: str, **options: Any) -> tuple[str, Any, dict[str, Any]]:
    """A table at which its only person is asked: its id, their secret, what they see."""
    table, secrets = client.open(*seats, **options)
    secret = next(each for each in secrets if each)
    stream = client.live(table, secret)
    while not (state := stream.state())["question"]["mine"]:
        pass
    stream.close()
    return table, secret, state


def test_against_bots_there_is_advice_in_both_languages_and_it_can_be_followed(client):
    table, secret, state = asked(client, "human", "player", "beginner")
    told = coach(client, table, secret, lang="fr").json()
    assert {each["action"] for each in told["choices"]} == set(legal(state))
    assert (told["n"], told["q"]) == (state["n"], state["q"])
    assert told["text"].startswith(("Le mieux", "Il n'y a qu'un choix"))
    most = [each["chance"] for each in told["choices"]]
    assert max(most) == most[0]
    assert all(each["percent"] == pytest.approx(100 * each["chance"], abs=1) for each in told["choices"])
    in_english = coach(client, table, secret, lang="en").json()
    assert in_english["text"].startswith(("Best", "There is only one choice"))
    assert [each["chance"] for each in in_english["choices"]] == most
    assert client.act(table, secret, told["q"], told["choices"][0]["action"]).status_code == 200


@pytest.mark.parametrize("seats", [("human", "human"), ("human", "player", "human")])
def test_against_people_there_is_none(client, seats):
    table, secrets = client.open(*seats)
    for secret in (each for each in secrets if each):
        refused = coach(client, table, secret, lang="en")
        assert (refused.status_code, refused.json()["why"]) == (409, "coach-off")
        assert refused.json()["text"].startswith("Against other people")


def test_an_open_seat_is_somebody_s(client):
    wanted = [{"kind": "human"}, {"kind": "open"}]
    opened = client.http.post("/api/tables", json={"game": "zombie-life", "seats": wanted}).json()
    assert coach(client, opened["id"], opened["secrets"][0]).status_code == 409


def test_advice_is_for_one_s_own_open_question(client):
    table, secret, _ = asked(client, "human", "player")
    assert coach(client, table).json()["why"] == "spectator"
    assert coach(client, table, "nonsense").status_code == 401
    assert coach(client, table, secret, **{"as": 1}).json()["why"] == "still-hidden"
    assert coach(client, table, secret, at=999).json()["why"] == "no-moment"
    assert chances(client, table).json()["why"] == "coach-live"


def played_by_people(client: Client) -> tuple[str, list[Any]]:
    table, secrets = client.open("human", "human", "human", rules="jour-de-chance")
    while not (state := client.look(table))["over"]:
        mine = client.look(table, secrets[state["waiting"][0]])
        client.act(table, secrets[mine["me"]], mine["q"], legal(mine)[-1])
    return table, secrets


def test_when_a_game_is_over_every_moment_can_be_asked_about(client):
    table, secrets = played_by_people(client)
    nobody = coach(client, table, secrets[0])
    assert (nobody.status_code, nobody.json()["why"]) == (409, "coach-not-asked")
    first = client.look(table, at=0)["waiting"][0]
    told = coach(client, table, at=0, **{"as": first}).json()
    assert told["n"] == 0
    state = client.look(table, at=0, **{"as": first})
    assert {each["action"] for each in told["choices"]} == set(legal(state))
    assert coach(client, table, at=0, **{"as": (first + 1) % 3}).json()["why"] == "coach-not-asked"


def test_chances_of_a_game_that_is_over(client):
    table, _ = over(client, "human", "player", "player", rules="zombie-life")
    end = client.look(table)
    last = chances(client, table).json()
    winners = [1.0 if seat in end["over"]["winners"] else 0.0 for seat in range(3)]
    assert last == {"n": end["n"], "chances": winners, "part": 0}
    before = chances(client, table, at=end["n"] // 2).json()
    assert sum(before["chances"]) == pytest.approx(1)
    assert chances(client, table, at=end["n"] // 2).json() == before
    assert chances(client, table, at=end["n"] + 1).status_code == 404


def test_chances_of_a_record_from_a_file(client):
    table = client.http.post("/api/records", content=record_of(until=9), headers={"Content-Type": "text/plain"}).json()["id"]
    told = chances(client, table, at=4).json()
    assert told["n"] == 4
    assert sum(told["chances"]) == pytest.approx(1)
    assert coach(client, table, at=4, **{"as": client.look(table, at=4)["waiting"][0]}).status_code == 200
