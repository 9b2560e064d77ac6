"""Chance: the source of every shuffle, die and random pick."""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from struct import Struct
from typing import Protocol, TypeVar, cast

T = TypeVar("T")

SEED_BYTES = 32
_WORD = (1 << 64) - 1
_WORDS = 1 << 32
"""The number of words of 32 bits."""
_EIGHT_WORDS = Struct(">8I")


class Chance(Protocol):
    """The source of chance of a game. Any object with these three methods will do."""

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return a new list of the same items in another order; the first item is the top of the pile."""

    def roll(self, sides: int) -> int:
        """Return a number from 1 to ``sides``."""

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""


class _Numbers(ABC):
    """Chance made of numbers below any bound. A shuffle swaps from the last place down (Fisher-Yates)."""

    __slots__ = ()

    @abstractmethod
    def _below(self, bound: int) -> int: ...

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return a new list of the same items in another order."""
        pile, below = list(items), self._below
        for last in range(len(pile) - 1, 0, -1):
            other = below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    def roll(self, sides: int) -> int:
        """Return a number from 1 to ``sides``."""
        return self._below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self._below(len(items))]


class SeededChance(_Numbers):
    """Chance made from a seed of 32 bytes: SHA-256 in counter mode, the same on every platform and Python version.

    Block *i* is ``SHA-256(seed + i as 8 bytes, big-endian)``, read as eight 32-bit words. A number below *n* is the
    first word below the greatest multiple of *n*, modulo *n*. A shuffle swaps from the last place down (Fisher-Yates).

    >>> chance = SeededChance(bytes(32))
    >>> chance.shuffle("abcdef"), chance.roll(6), chance.pick([10, 20, 30])
    (['e', 'f', 'a', 'd', 'c', 'b'], 6, 30)
    """

    __slots__ = ("_counter", "_seed", "_words")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._counter = 0
        self._words: list[int] = []  # of the present block, the next one last

    def _below(self, bound: int) -> int:
        if not 1 <= bound <= _WORDS:
            raise ValueError(f"chance cannot choose among {bound}")
        words = self._words
        while True:
            word = words.pop() if words else self._word()
            if word < _WORDS - _WORDS % bound:
                return word % bound

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._seed + self._counter.to_bytes(8, "big")).digest()
            self._words += reversed(_EIGHT_WORDS.unpack(block))
            self._counter += 1
        return self._words.pop()

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return a new list of the same items in another order.

        The list is the same as with any numbers, but without a call for each number.
        """
        pile, words = list(items), self._words
        surely = _WORDS - len(pile)
        for last in range(len(pile) - 1, 0, -1):
            word = words.pop() if words else self._word()
            while word > surely and word >= _WORDS - _WORDS % (last + 1):
                word = self._word()
            other = word % (last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    def copy(self) -> "SeededChance":
        """Another source that will bring the same from here on."""
        twin = SeededChance(self._seed)
        twin._counter, twin._words = self._counter, self._words.copy()
        return twin


class QuickChance(_Numbers):
    """Chance for what is only imagined: quick, and the same everywhere.

    The numbers can be guessed, so they are of no use for a deal. A linear congruential generator modulo 2 to the 64
    makes the numbers, of which the upper 31 bits are used. Seeds that lie close together are parted first.

    >>> chance = QuickChance(0)
    >>> chance.shuffle("abcdef"), chance.roll(6), chance.pick([10, 20, 30])
    (['a', 'e', 'd', 'f', 'b', 'c'], 2, 30)
    """

    __slots__ = ("_word",)

    def __init__(self, seed: int) -> None:
        word = (seed + 0x9E3779B97F4A7C15) & _WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        self._word = word ^ (word >> 27)

    def _below(self, bound: int) -> int:
        self._word = (self._word * 6364136223846793005 + 1442695040888963407) & _WORD
        return (self._word >> 33) * bound >> 31

    def copy(self) -> "QuickChance":
        """Another source that will bring the same from here on."""
        twin = QuickChance.__new__(QuickChance)
        twin._word = self._word
        return twin


def weighed(items: Sequence[T], weights: Sequence[float], chance: Chance) -> T:
    """Return one of the items, each as often as its weight says.

    >>> chance = QuickChance(0)
    >>> "".join(weighed("ab", [3, 1], chance) for _ in range(12))
    'aaabbabbaaab'
    """
    at = sum(weights) * (chance.roll(1 << 30) - 1) / (1 << 30)
    for item, weight in zip(items, weights, strict=True):
        at -= weight
        if at < 0:
            return item
    return items[-1]


class ScriptedChance:
    """Chance that brings what a test wrote down, in this order.

    For a shuffle the outcome is the beginning of the new pile; the other items follow in their canonical order. For a
    roll the outcome is the number, for a pick the item. ``None`` leaves a pile as it stands, rolls 1 and picks the
    first. After the script everything is ``None``.

    >>> chance = ScriptedChance(["c", "a"], 4, None)
    >>> chance.shuffle("abcd"), chance.roll(6), chance.pick("xyz")
    (['c', 'a', 'b', 'd'], 4, 'x')
    """

    def __init__(self, *outcomes: object) -> None:
        self._outcomes = list(outcomes)

    def _outcome(self) -> object:
        return self._outcomes.pop(0) if self._outcomes else None

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the scripted items first, the others as they stand; ``ValueError`` if one is not there."""
        rest = list(items)
        top = list(cast(Sequence[T], self._outcome() or ()))
        for item in top:
            rest.remove(item)
        return top + rest

    def roll(self, sides: int) -> int:
        """Return the scripted number; ``ValueError`` if the die does not have it."""
        outcome = self._outcome()
        number = 1 if outcome is None else cast(int, outcome)
        if not 1 <= number <= sides:
            raise ValueError(f"a die of {sides} sides has no {number}")
        return number

    def pick(self, items: Sequence[T]) -> T:
        """Return the scripted item; ``ValueError`` if it is not there."""
        outcome = self._outcome()
        return items[0] if outcome is None else items[items.index(cast(T, outcome))]
