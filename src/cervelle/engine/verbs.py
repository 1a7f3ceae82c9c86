"""Actions: one integer is one whole choice, built from declared verbs."""

from __future__ import annotations

from typing import Final

SEAT_NUMBERS: Final = ("who", "whom")
"""Numbers of a verb, or of a log line, that name a seat rather than a quantity."""


class Verb:
    """A kind of choice with the numbers that complete it, each from a range: `Verb("take", "horde:{value}", value=range(1, 11))`.

    `on` names the things of the view that the choice touches, so that boards know what to light up.
    """

    def __init__(self, name: str, *on: str, **numbers: range) -> None:
        self.name = name
        self.on = on
        self.numbers = numbers
        self.size = 1
        self.base = 0
        for r in numbers.values():
            self.size *= len(r)

    @property
    def zero(self) -> int:
        """The action whose numbers would all be 0: adding to it is how rules write an action."""
        offset = 0
        for r in self.numbers.values():
            offset = offset * len(r) + r.start
        return self.base - offset

    def action(self, *values: int) -> int:
        index = 0
        for r, value in zip(self.numbers.values(), values, strict=True):
            if value not in r:
                raise ValueError(f"{self.name}: {value} is not in {r}")
            index = index * len(r) + value - r.start
        return self.base + index

    def values(self, action: int) -> dict[str, int]:
        index = action - self.base
        found = {}
        for name, r in reversed(self.numbers.items()):
            index, digit = divmod(index, len(r))
            found[name] = r.start + digit
        return dict(reversed(found.items()))


class Verbs:
    """The fixed action space of a game, its options and its seats. New verbs go last, so that old records stay true."""

    def __init__(self, *verbs: Verb) -> None:
        self.all = verbs
        self.named = {verb.name: verb for verb in verbs}
        self.count = 0
        for verb in verbs:
            verb.base = self.count
            self.count += verb.size
        self._read: dict[int, tuple[Verb, dict[str, int]]] = {}

    def __getstate__(self) -> dict[str, object]:
        return self.__dict__ | {"_read": {}}

    def __getitem__(self, name: str) -> Verb:
        return self.named[name]

    def of(self, action: int) -> Verb:
        for verb in reversed(self.all):
            if action >= verb.base:
                return verb
        raise ValueError(f"{action} is not an action")

    def read(self, action: int) -> tuple[Verb, dict[str, int]]:
        """The verb and its numbers, which nobody may change: they are worked out once."""
        found = self._read.get(action)
        if found is None:
            verb = self.of(action)
            found = self._read[action] = (verb, verb.values(action))
        return found
