"""What a deal is made of beside the secret: only what everybody at the table sees, all of it fixed before the start.

One exact form, so that nothing can be slipped in: whoever verifies a deal makes the same words again and compares.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence

import msgspec

HASH = 32
"""Of how many hexadecimal digits the hash of a person is."""


class Cut(msgspec.Struct, frozen=True):
    """The word with which a person cut the cards in the lobby."""

    user: int
    name: str
    word: str


def person(commitment: str, user: int) -> str:
    """How a deal names somebody: a hash of their id, salted by the secret's commitment.

    Who has played can find themselves in it. The salt was fixed when the table opened, so it chooses nothing.

    >>> person("ab" * 32, 1) == person("ab" * 32, 1), person("ab" * 32, 1) == person("cd" * 32, 1)
    (True, False)
    """
    return hashlib.sha256(f"{commitment} {user}".encode()).hexdigest()[:HASH]


def seat_of_person(name: str, hashed: str) -> str:
    """A seat with a person in it."""
    return f"person {hashed} {name}"


def seat_of_computer(name: str, player: str) -> str:
    """A seat with a computer player in it."""
    return f"computer {player} {name}"


def ingredients(
    table: int,
    game: str,
    rules: int,
    options: Mapping[str, str],
    data: Mapping[str, object],
    seats: Sequence[str],
    cuts: Sequence[tuple[str, str]],
) -> tuple[str, ...]:
    """The words that the seed is made of, in their one order.

    ``data`` are all data files that the match uses, ``seats`` as above, ``cuts`` the hash of who cut and the word.

    >>> ingredients(7, "harvest", 2, {"basket": "3"}, {}, [seat_of_computer("Eva", "thumb")], [("0f", "eagle")])
    ('table 7', 'game harvest, rules 2', 'option basket 3', 'seat 1 computer thumb Eva', 'cut 0f eagle')
    """
    return (
        f"table {table}",
        f"game {game}, rules {rules}",
        *(f"option {name} {options[name]}" for name in sorted(options)),
        *(f"data {name} {_hash(data[name])}" for name in sorted(data)),
        *(f"seat {number} {seat}" for number, seat in enumerate(seats, start=1)),
        *(f"cut {who} {word}" for who, word in cuts),
    )


def _hash(content: object) -> str:
    """The SHA-256 of a data file, whatever the order of what stands in it by name."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
