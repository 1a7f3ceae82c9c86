"""Proofs that one can play in a town."""

from __future__ import annotations

from cervelle.games.zombicide.table_map import FAR, Map


def apart(town: Map) -> list[int]:
    """Zones that one cannot walk to from the first one, all doors being open."""
    steps = town.ground(town.all_open).far(town.zones[0]) if town.zones else []
    return [zone for zone in town.zones if steps[zone] == FAR]


def shut_buildings(town: Map) -> list[int]:
    """The first zone of each building that nothing leads out of."""
    return [rooms[0] for rooms in town.rooms if not any(leads_out(town, zone) for zone in rooms)]


def leads_out(town: Map, zone: int) -> bool:
    others = [other for other in town.beside[zone * 4 : zone * 4 + 4] if other >= 0]
    return any(town.building[other] != town.building[zone] for other in others)
