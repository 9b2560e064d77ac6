"""Records: the whole truth about a match, and how anybody verifies that its deal was fair."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.errors import BadRecord

FORMAT = 1


class Answer(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An answer of a seat: the keys of the choices taken, in the order of the choices."""

    seat: int
    keys: tuple[str, ...]


class Record(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Game, options, number of seats, seed, answers in order.

    ``rules`` is the game's rules version; ``data`` holds data files that replaced the game's own. ``seed`` is ``None``
    if chance came from outside; a replay then needs the same chance again.

    >>> record = Record(game="verraeter", rules=1, seats=4, options={}, seed=bytes(32), answers=(Answer(2, ("5",)),))
    >>> Record.from_json(record.to_json()) == record
    True
    """

    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    seed: bytes | None
    answers: tuple[Answer, ...] = ()
    data: Mapping[str, Any] = {}
    format: int = FORMAT

    def to_json(self) -> bytes:
        """Return the record as JSON, the form that is stored and published."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, text: bytes | str) -> "Record":
        """Return a record from its JSON; raises ``BadRecord`` when it is none, or of a newer format."""
        try:
            record = msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError as error:
            raise BadRecord(f"this is no record: {error}") from None
        if record.format != FORMAT:
            raise BadRecord(f"the record has format {record.format}; this program reads format {FORMAT}")
        return record


def commitment(secret: bytes) -> str:
    """Return the text published before a match: the SHA-256 of its secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def make_seed(secret: bytes, ingredients: Sequence[str]) -> bytes:
    """Return the seed of a match: SHA-256 over the secret and over each ingredient, each preceded by its length.

    The ingredients are what nobody could know when the commitment was published, in their published order.

    >>> make_seed(b"secret", ["ab", "c"]) == make_seed(b"secret", ["a", "bc"])
    False
    """
    stream = hashlib.sha256()
    for part in (secret, *(text.encode() for text in ingredients)):
        stream.update(len(part).to_bytes(8, "big") + part)
    return stream.digest()
