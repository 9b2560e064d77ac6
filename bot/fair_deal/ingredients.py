"""The ingredients of a deal beside the secret: only what everybody at the table sees, all fixed before the start.

The ingredients have one exact form, so that nothing can be slipped in. Anybody who verifies a deal makes the same
words again and compares.

A fingerprint stands for all ingredients, and also for the secret. Each cut makes the next fingerprint from the
fingerprint before and from the word of the cut alone. The deal is made of the secret and of the last fingerprint,
digit by digit as it is shown. Suppose that somebody noted a fingerprint, then cut, and was the last to cut. Then
this person has left nothing for anybody to choose.
"""

import hashlib
import json
import unicodedata
from collections.abc import Mapping, Sequence

import msgspec

import engine
from bot.fair_deal.names import visible

FORMAT = 4
"""The form in which deals are made and published now. Tables of older programs keep theirs."""

DIGITS = 32
"""The number of hexadecimal digits of a fingerprint that are shown and counted: 128 bits.

The operator knows the table's players beforehand, and has all the time in the world. They look for two secrets
with the same fingerprint. Once the last word is known, they publish the secret that suits them. With n bits a pair
takes 2 ** (n / 2) tries. The tries here are 2 ** 64, which is decades of a fast graphics card. With 24 digits a pair
would take some hours. A pair gives the choice between two deals of a single table. Three deals to choose from take
2 ** 85 tries.
"""

WORD = 20
"""The most characters of a word with which somebody cuts the cards."""

HASH = 32
"""The number of hexadecimal digits of a person's hash, in format 2."""


class Cut(msgspec.Struct, frozen=True):
    """The word with which a person cut the cards in the lobby, and the fingerprint that they had ``seen`` before."""

    user: int
    name: str
    word: str
    seen: str = ""


def person(commitment: str, user: int) -> str:
    """Return a person's name in a deal of format 2: a hash of their id, salted by the secret's commitment.

    Nobody at the table sees this hash, so the operator of the bot can put anything in its place.

    >>> person("ab" * 32, 1) == person("ab" * 32, 1), person("ab" * 32, 1) == person("cd" * 32, 1)
    (True, False)
    """
    return hashlib.sha256(f"{commitment} {user}".encode()).hexdigest()[:HASH]


def seat_of_person(name: str, hashed: str = "") -> str:
    """Return a seat with a person in it; ``hashed`` in format 2.

    >>> seat_of_person("Anna"), seat_of_person("Anna", "0f")
    ('person Anna', 'person 0f Anna')
    """
    return " ".join(("person", *([hashed] if hashed else []), name))


def seat_of_computer(name: str, player: str) -> str:
    """Return a seat with a computer player in it."""
    return f"computer {player} {name}"


def ingredients(
    table: int,
    game: str,
    rules: int,
    options: Mapping[str, str],
    data: Mapping[str, object],
    seats: Sequence[str],
    cuts: Sequence[tuple[str, str]] = (),
) -> tuple[str, ...]:
    """Return the words that a fingerprint stands for beside the secret and the cuts, in their one order.

    ``data`` are all data files that the match uses, ``seats`` as above. In format 2 the seed is made of these words.
    ``cuts`` are among the words, each as the hash of the person who cut and the word.

    >>> ingredients(7, "harvest", 2, {"basket": "3"}, {}, [seat_of_computer("Eva", "thumb")])
    ('table 7', 'game harvest, rules 2', 'option basket 3', 'seat 1 computer thumb Eva')
    """
    return (
        f"table {table}",
        f"game {game}, rules {rules}",
        *(f"option {name} {options[name]}" for name in sorted(options)),
        *(f"data {name} {_hash(data[name])}" for name in sorted(data)),
        *(f"seat {number} {seat}" for number, seat in enumerate(seats, start=1)),
        *(f"cut {who} {word}" for who, word in cuts),
    )


def spelled(word: str) -> str:
    """Return the word for a cut in its one spelling.

    So nobody can choose among several spellings that look the same.

    >>> spelled(" Ro\u0308se\u2060 "), len(spelled("rose" * 20))
    ('Röse', 20)
    """
    return unicodedata.normalize("NFC", visible(word))[:WORD].strip()


def fingerprints(commitment: str, made_of: Sequence[str], words: Sequence[str]) -> tuple[str, ...]:
    """Return the fingerprint before the first cut, and that after each, by the ``words`` in their order.

    The person who cut is no part of a fingerprint: the operator of the bot could name somebody else.

    >>> before, after = fingerprints("ab" * 32, ["table 7"], ["rose"])
    >>> fingerprints("ab" * 32, ["table 7"], []) == (before,), len(after) == DIGITS
    (True, True)
    """
    found = [_fingerprint(commitment, *made_of)]
    for word in words:
        found.append(_fingerprint(found[-1], word))
    return tuple(found)


def _fingerprint(*parts: str) -> str:
    """Return the first digits of the SHA-256 of all parts, each preceded by its length."""
    return engine.make_seed(parts[0].encode(), parts[1:]).hex()[:DIGITS]


def _hash(content: object) -> str:
    """Return the SHA-256 of a data file; the order of its named values has no effect."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
