"""A message the bot has posted, or tried to."""

import hashlib
from typing import Literal

import msgspec

PostedState = Literal["shown", "opened", "stale", "settled", "closed"]


class Posted(msgspec.Struct, frozen=True):
    """What stands where.

    ``slot`` is the message's place among the table's messages; ``channel`` where it stands, direct messages included;
    ``message`` its id, ``None`` when Discord refused it; ``text`` and ``picture`` are fingerprints of what it shows.

    ``state``: ``shown`` shows what the fingerprints say; ``opened`` is a question that its seat has opened again to
    change the answer, and is left alone meanwhile; of a ``stale`` one nobody knows what it shows, and it is shown anew;
    a ``settled`` one has a button, and will not change before that is of no use any more; a ``closed`` one will never
    change again.
    """

    slot: str
    channel: int
    message: int | None
    text: str
    picture: str
    state: PostedState = "shown"

    @property
    def closed(self) -> bool:
        """Whether it will never change again."""
        return self.state == "closed"

    def shows(self, other: "Posted") -> bool:
        """Whether it is known to show the same as the other."""
        known = self.state in ("shown", "settled", "closed")
        return known and (self.text, self.picture) == (other.text, other.picture)

    def has_picture(self, picture: str) -> bool:
        """Whether it is known to show the picture of that fingerprint, or none if that is empty."""
        return self.state != "stale" and self.picture == picture

    def nonce(self, secret: bytes, place: int, *burnt: int) -> str:
        """What Discord knows a message by that is posted twice: equal for equal contents in the same place.

        Discord makes none of a deleted message again, so it is another one after each that was ``burnt`` in the slot.
        Whoever gets the message may see it. The table's ``secret`` keeps them from finding out the slot by trying.
        """
        whole = f"{secret.hex()} {self.slot} {place} {burnt} {self.text} {self.picture}"
        return hashlib.sha256(whole.encode()).hexdigest()[:25]
