"""Chance: a key and a position. The same key and moves give the same table on every machine and in every build."""

from __future__ import annotations

from hashlib import shake_128
from struct import unpack
from typing import Final

from mypy_extensions import i64

KEY_BYTES: Final = 16
WORDS: Final = 128
BLOCK_BYTES: Final = 512
WORD_LIMIT: Final = 1 << 32


class Dice:
    """Block i is SHAKE-128(key, i), read as 128 little-endian words; `at` counts the words already used."""

    def __init__(self, key: bytes) -> None:
        self.key: bytes = key
        self.at: int = 0
        self.block: tuple[int, ...] = ()

    def twin(self) -> Dice:
        other = Dice(self.key)
        other.at = self.at
        other.block = self.block
        return other

    def word(self) -> i64:
        at = self.at
        i = at & 127
        if i == 0 or not self.block:
            digest = shake_128(self.key + (at >> 7).to_bytes(8, "little")).digest(BLOCK_BYTES)
            self.block = unpack("<128I", digest)
        self.at = at + 1
        return self.block[i]

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each exactly as likely as the others."""
        size: i64 = n
        m = self.word() * size
        low = m & (WORD_LIMIT - 1)
        if low < size:
            unfair = (WORD_LIMIT - size) % size
            while low < unfair:
                m = self.word() * size
                low = m & (WORD_LIMIT - 1)
        return m >> 32

    def roll(self, faces: int) -> int:
        return self.below(faces) + 1

    def shuffle(self, things: list[int]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def draw(self, bag: list[int]) -> int:
        """Take one thing at random out of a bag.

        A deck whose order nobody knows is a bag: drawing from it at random is the same as shuffling it first, costs
        less, and leaves nothing decided in advance that an undo or a search could peek at.
        """
        i = self.below(len(bag))
        thing = bag[i]
        bag[i] = bag[-1]
        bag.pop()
        return thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.key == other.key and self.at == other.at

    def __hash__(self) -> int:
        return hash((self.key, self.at))

    def __reduce__(self) -> tuple[object, tuple[bytes, int]]:
        return dice_at, (self.key, self.at)


def dice_at(key: bytes, at: int) -> Dice:
    dice = Dice(key)
    dice.at = at
    return dice


def mixed(key: bytes, purpose: bytes) -> bytes:
    """A key for another use, from which the first cannot be told."""
    return shake_128(purpose + key).digest(KEY_BYTES)
