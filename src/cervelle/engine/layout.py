"""How a view becomes a row of numbers, each from 0 to 1, for programs that learn. Knows no game.

A game says it by a tree of parts that mirrors its view: every part knows how many numbers it takes, writes a value of the
view into them, and names each. What is not there leaves zeros. A key of the view that no part stands for is a mistake of the
layout, and raises.

Seats are counted from the reader's own: 0 is "me", 1 whoever sits next. So one learner can play every seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

Row = list[float]


class Part(Protocol):
    size: int

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        """Put the value into `row[at : at + size]`, which is all zeros."""
        ...

    def names(self) -> Iterator[str]:
        """What each of the numbers stands for."""
        ...


class Skip:
    """What the layout leaves out: fixed for the whole game, worked out from the rest, or told only for people."""

    size = 0

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        pass

    def names(self) -> Iterator[str]:
        return iter(())


class Number:
    """A quantity, as a share of the most it is expected to be; more counts as the most. Yes is 1."""

    size = 1

    def __init__(self, most: float = 1) -> None:
        self.most = most

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if value is not None:
            row[at] = min(max(value / self.most, 0.0), 1.0)

    def names(self) -> Iterator[str]:
        yield "" if self.most == 1 else f" / {self.most:g}"


class OneOf:
    """One of these: a 1 in its place."""

    def __init__(self, things: Sequence[object]) -> None:
        self.place = {thing: i for i, thing in enumerate(things)}
        self.size = len(self.place)

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if value is not None:
            row[at + self.place[value]] = 1.0

    def names(self) -> Iterator[str]:
        return (f" = {thing}" for thing in self.place)


class Bits:
    """A whole number too large for `OneOf`, such as a cell of a map: whether there is one, then its binary digits."""

    def __init__(self, count: int) -> None:
        self.digits = max(1, (count - 1).bit_length())
        self.size = 1 + self.digits

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if value is None:
            return
        row[at] = 1.0
        for i in range(self.digits):
            row[at + 1 + i] = float(value >> i & 1)

    def names(self) -> Iterator[str]:
        yield " is there"
        for i in range(self.digits):
            yield f" & {1 << i}"


class Seat:
    """A seat, counted from the reader's."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if value is not None:
            row[at + (value - me) % self.size] = 1.0

    def names(self) -> Iterator[str]:
        return (f" = me+{i}" if i else " = me" for i in range(self.size))


class Heap:
    """A list whose order says nothing: what its things would write is added up, as a share of the most there may be."""

    def __init__(self, part: Part, most: float = 1) -> None:
        self.part = part
        self.most = most
        self.size = part.size

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        for thing in value:
            one = [0.0] * self.size
            self.part.write(thing, one, 0, me)
            for i, number in enumerate(one):
                if number:
                    row[at + i] = min(row[at + i] + number / self.most, 1.0)

    def names(self) -> Iterator[str]:
        return (f"[*]{name}" if self.most == 1 else f"[*]{name} / {self.most:g}" for name in self.part.names())


class List:
    """A list in its order, up to so many things; further ones are left out."""

    def __init__(self, count: int, part: Part) -> None:
        self.count = count
        self.part = part
        self.size = count * part.size

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        for i, thing in enumerate(value[: self.count]):
            if thing is not None:
                self.part.write(thing, row, at + i * self.part.size, me)

    def names(self) -> Iterator[str]:
        return (f"[{i}]{name}" for i in range(self.count) for name in self.part.names())


class BySeat:
    """A list with one thing for each seat, the reader's own first."""

    def __init__(self, seats: int, part: Part) -> None:
        self.seats = seats
        self.part = part
        self.size = seats * part.size

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        for seat, thing in enumerate(value):
            self.part.write(thing, row, at + (seat - me) % self.seats * self.part.size, me)

    def names(self) -> Iterator[str]:
        return (f"[me+{i}]{name}" if i else f"[me]{name}" for i in range(self.seats) for name in self.part.names())


class ByKey:
    """A list of things that say their own place, as zones and zombies do: `{"zone": 12, …}`."""

    def __init__(self, key: str, count: int, part: Part) -> None:
        self.key = key
        self.count = count
        self.part = part
        self.size = count * part.size

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        for thing in value:
            if thing[self.key] < self.count:
                self.part.write(thing, row, at + thing[self.key] * self.part.size, me)

    def names(self) -> Iterator[str]:
        return (f"[{self.key} {i}]{name}" for i in range(self.count) for name in self.part.names())


class Fields:
    """A thing with named parts. Those that are not always there have a number that says so, if `flagged`."""

    def __init__(self, parts: dict[str, Part], flagged: bool = False) -> None:
        self.flags = 1 if flagged else 0
        self.size = self.flags
        self.parts: dict[str, tuple[int, Part]] = {}
        for name, part in parts.items():
            self.parts[name] = (self.size, part)
            self.size += part.size

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if value is None:
            return
        if self.flags:
            row[at] = 1.0
        for name, inner in value.items():
            offset, part = self.parts[name]
            if part.size:
                part.write(inner, row, at + offset, me)

    def names(self) -> Iterator[str]:
        if self.flags:
            yield " is there"
        for name, (_, part) in self.parts.items():
            yield from (f".{name}{inner}" for inner in part.names())


def common(seats: int) -> dict[str, Part]:
    """What every view has: who reads it, who is to answer. How it ended is no matter for a player."""
    return {"me": OneOf(range(seats)), "waiting": Heap(Seat(seats)), "over": Skip()}
