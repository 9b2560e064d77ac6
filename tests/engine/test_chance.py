"""Chance: what a seed brings is pinned for ever, evenly spread, and can be written down."""

import hashlib

import pytest

from engine import ScriptedChance, SeededChance
from tests.matches import seed_of


def words(seed: bytes, number: int) -> list[int]:
    """The published construction: SHA-256 of the seed and a counter, as 32-bit words."""
    stream = b"".join(hashlib.sha256(seed + block.to_bytes(8, "big")).digest() for block in range(number // 8 + 1))
    return [int.from_bytes(stream[4 * word : 4 * word + 4], "big") for word in range(number)]


def test_numbers_are_the_words_of_the_construction() -> None:
    seed = seed_of("words")
    chance = SeededChance(seed)
    assert [chance.roll(1 << 32) - 1 for _ in range(20)] == words(seed, 20)


def test_words_beyond_the_greatest_multiple_are_left_out() -> None:
    sides = (1 << 31) + 1
    seed = seed_of("rejected")
    chance = SeededChance(seed)
    fitting = [word + 1 for word in words(seed, 40) if word < sides]
    assert 0 < len(fitting) < 40
    assert [chance.roll(sides) for _ in fitting] == fitting


def test_a_shuffle_leaves_them_out_too() -> None:
    chance, other = SeededChance(bytes(32)), SeededChance(bytes(32))
    chance._words += [7, 6, 5, (1 << 32) - 1]
    other._words += [7, 6, 5]
    assert chance.shuffle("abc") == other.shuffle("abc") == ["b", "a", "c"]
    assert chance._words == other._words == [7]


def test_vectors_for_ever() -> None:
    chance = SeededChance(bytes(32))
    assert chance.shuffle(range(12)) == [11, 0, 3, 4, 2, 10, 7, 9, 6, 5, 8, 1]
    assert [chance.roll(6) for _ in range(12)] == [4, 6, 3, 1, 1, 1, 3, 2, 4, 3, 5, 6]
    other = SeededChance(bytes(range(32)))
    assert "".join(other.pick("abcdefghijklmnopqrstuvwxyz") for _ in range(16)) == "mdbdjbjukmucmphv"


def test_a_shuffle_makes_a_new_list() -> None:
    items = [1, 2, 3]
    assert sorted(SeededChance(bytes(32)).shuffle(items)) == items == [1, 2, 3]
    assert SeededChance(bytes(32)).shuffle([]) == []


@pytest.mark.parametrize("sides", [0, -1, (1 << 32) + 1])
def test_there_is_no_such_die_nor_a_seed_of_another_length(sides: int) -> None:
    with pytest.raises(ValueError, match="chance cannot choose among"):
        SeededChance(bytes(32)).roll(sides)
    with pytest.raises(ValueError, match="chance cannot choose among 0"):
        SeededChance(bytes(32)).pick([])
    for length in (0, 31, 33):
        with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
            SeededChance(bytes(length))


def test_scripted_chance_brings_the_script_and_then_the_canonical() -> None:
    chance = ScriptedChance([3, 1], None, 5, None, "b")
    assert chance.shuffle([1, 2, 3, 4]) == [3, 1, 2, 4]
    assert chance.shuffle([1, 2, 3, 4]) == [1, 2, 3, 4]
    assert chance.roll(6) == 5
    assert chance.roll(6) == 1
    assert chance.pick("abc") == "b"
    assert (chance.shuffle("ab"), chance.roll(2), chance.pick("ab")) == (["a", "b"], 1, "a")


def test_scripted_chance_refuses_numbers_and_items_that_are_not_there() -> None:
    for number in (0, 7, -1):
        with pytest.raises(ValueError, match=f"a die of 6 sides has no {number}"):
            ScriptedChance(number).roll(6)
    with pytest.raises(ValueError, match="not in list"):
        ScriptedChance([2, 2]).shuffle([1, 2, 3])
    with pytest.raises(ValueError, match="not in"):
        ScriptedChance("d").pick(["a", "b"])
