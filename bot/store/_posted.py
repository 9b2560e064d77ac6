"""A message the bot has posted, or tried to."""

import hashlib

import msgspec


class Posted(msgspec.Struct, frozen=True):
    """What stands where.

    ``slot`` is the message's place among the table's messages; ``channel`` where it stands, direct messages included;
    ``message`` its id, ``None`` when Discord refused it; ``text`` and ``picture`` are fingerprints of what it shows;
    ``closed`` means that it will never change again.
    """

    slot: str
    channel: int
    message: int | None
    text: str
    picture: str
    closed: bool = False

    def nonce(self, secret: bytes) -> str:
        """What Discord knows a message by that is posted twice: equal for equal contents in the same place.

        Whoever gets the message may see it. The table's ``secret`` keeps them from finding out the slot by trying.
        """
        whole = f"{secret.hex()} {self.slot} {self.text} {self.picture}"
        return hashlib.sha256(whole.encode()).hexdigest()[:25]
