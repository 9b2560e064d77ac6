"""A message the bot has posted, or tried to."""

import msgspec


class Posted(msgspec.Struct, frozen=True):
    """What stands where.

    ``slot`` is the message's place among the table's messages; ``channel`` where it stands (a person's id for direct
    messages);
    ``message`` its id, ``None`` when Discord refused it; ``text`` and ``picture`` are fingerprints of what it shows;
    ``closed`` means that it will
    never change again.
    """

    slot: str
    channel: int
    message: int | None
    text: str
    picture: str
    closed: bool = False
