"""Links to the pages of matches: nobody can guess them, and nobody needs to store them.

A link has the number of the table, a stamp of the people at it, and a seal of both. Stamp and seal are keyed hashes. So
a link ends when the data of somebody at the table are deleted, because the names change then.
"""

import base64
import binascii
import hashlib
import hmac
import re
import secrets
from typing import NamedTuple

import msgspec

from bot.store import Store, Table

FACT = "secret of pages"
"""The name of the fact that keeps the key."""

KEY = re.compile("[0-9a-f]{64}")

NUMBER, STAMP, SEAL = 8, 9, 19
"""Bytes of each part. Together they need no padding in base64."""


class Place(NamedTuple):
    """The place to which a link leads: a table, with the people whose stamp it is."""

    table: int
    stamp: bytes


class Links:
    """The maker and reader of links. ``address`` is the beginning of all of them, empty if nobody serves pages."""

    def __init__(self, key: bytes, address: str) -> None:
        self._key = key
        self._address = address.rstrip("/")

    @classmethod
    async def of(cls, store: Store, address: str) -> "Links":
        """Return the links of a bot, whose key is drawn once and kept in its database.

        A key that cannot be read is drawn again, so older links lead nowhere.
        """
        kept = await store.facts.get(FACT)
        if kept is None or not KEY.fullmatch(kept):
            await store.facts.swap(FACT, kept, secrets.token_hex(32))
        return cls(bytes.fromhex(await store.facts.get(FACT) or ""), address)

    def to(self, table: Table, language: str) -> str:
        """Return the address of the page of a table, in a language; empty if nobody serves pages."""
        head = table.id.to_bytes(NUMBER, "big") + self._stamp(table)
        token = base64.urlsafe_b64encode(head + self._seal(head)).decode()
        return f"{self._address}/{language}/{token}" if self._address else ""

    def read(self, token: str) -> Place | None:
        """Return the place to which a link leads, ``None`` if this bot has never made it. The database is not asked."""
        try:
            whole = base64.b64decode(token.encode("ascii"), b"-_", validate=True)
        except (UnicodeEncodeError, binascii.Error, ValueError):
            return None
        head, seal = whole[: NUMBER + STAMP], whole[NUMBER + STAMP :]
        if not hmac.compare_digest(self._seal(head), seal):
            return None
        return Place(int.from_bytes(head[:NUMBER], "big"), head[NUMBER:])

    def lead_to(self, place: Place, table: Table) -> bool:
        """Return whether the people at a table are still those of the link."""
        return hmac.compare_digest(self._stamp(table), place.stamp)

    def _stamp(self, table: Table) -> bytes:
        people = [*((one.name, one.user) for one in table.sitters), *((one.name, one.user) for one in table.tenures)]
        return self._hash(b"people" + msgspec.json.encode([table.id, people]))[:STAMP]

    def _seal(self, head: bytes) -> bytes:
        return self._hash(b"seal" + head)[:SEAL]

    def _hash(self, content: bytes) -> bytes:
        return hmac.digest(self._key, content, hashlib.sha256)
