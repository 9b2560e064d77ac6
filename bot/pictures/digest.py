"""Short words for values, by which they are found again."""

import hashlib

import msgspec


def digest(value: object) -> str:
    """A short word that is the same for equal values."""
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:24]
