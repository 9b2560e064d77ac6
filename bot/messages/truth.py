"""What a table's messages are made of: everybody's eyes, and at the end the record.

This is the only module of ``bot.messages``, ``bot.texts`` and ``bot.pictures`` that sees a whole match: somebody must
hand each seat what is its own, and publish the whole truth once the table has ended. All others get what is made here,
and can tell no secret that their reader does not know.
"""

from dataclasses import dataclass

import msgspec

from bot.messages.content import File
from bot.store import Clock
from bot.tables import Table
from engine import Match, Seat


@dataclass(frozen=True, slots=True)
class Eyes:
    """All that a table's messages are made of: what everybody may know, what each seat may know.

    ``deal`` is the published proof of a fair deal; ``None`` until the table has ended. ``clock`` is the table's, if one
    runs.
    """

    onlooker: Seat
    seats: tuple[Seat, ...]
    deal: File | None
    clock: Clock | None = None


def eyes(table: Table, match: Match, clock: Clock | None = None) -> Eyes:
    """Everybody's eyes on the table's match as it stands now."""
    seats = tuple(match.seat(seat) for seat in range(match.seats))
    return Eyes(match.onlooker, seats, None if table.is_open else deal_file(table, match), clock)


def deal_file(table: Table, match: Match) -> File:
    """The published proof of a fair deal, which ``python -m bot verify`` checks; the table must have ended."""
    if table.is_open:
        raise ValueError(f"table {table.id} has not ended: its deal is a secret")
    proof = {
        "turncoat": 1,
        "table": table.id,
        "fingerprint": table.commitment,
        "secret": table.secret.hex(),
        "ingredients": list(table.ingredients),
        "names": list(table.names),
        "record": msgspec.json.decode(match.record.to_json()),
    }
    text = msgspec.json.format(msgspec.json.encode(proof), indent=1)
    return File(f"turncoat-{table.id}.json", text)
