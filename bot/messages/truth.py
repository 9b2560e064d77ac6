"""What a table's messages are made of: everybody's eyes, and at the end the record.

This is the only module of ``bot.messages``, ``bot.texts`` and ``bot.pictures`` that sees a whole match: somebody must
hand each seat what is its own, and publish the whole truth once the table has ended. All others get what is made here,
and can tell no secret that their reader does not know.
"""

from dataclasses import dataclass

import msgspec

from bot.messages.content import File
from bot.store import Clock
from bot.tables import Table, pace, talk
from engine import Event, Match, Seat


@dataclass(frozen=True, slots=True)
class Eyes:
    """All that a table's messages are made of: what everybody may know, what each seat may know.

    ``deal`` is the published proof of a fair deal, ``decided`` what decided the match and was hidden until then;
    there is neither before the match is over. ``clock`` is the table's, if one runs. While people talk nobody is asked;
    ``living`` are those who will be.
    """

    onlooker: Seat
    seats: tuple[Seat, ...]
    deal: File | None
    clock: Clock | None = None
    decided: tuple[Event, ...] = ()
    living: tuple[int, ...] = ()


def eyes(table: Table, match: Match, clock: Clock | None = None) -> Eyes:
    """Everybody's eyes on the table's match as it stands now."""
    seats = tuple(pace.seen(table, match.seat(seat)) for seat in range(match.seats))
    if table.state == "running" and talk.going_on(clock):
        living = match.onlooker.view.asked
        return Eyes(talk.not_yet_asked(match.onlooker), tuple(map(talk.not_yet_asked, seats)), None, clock, (), living)
    if table.state != "finished" or match.result is None:
        return Eyes(match.onlooker, seats, None, clock)
    return Eyes(match.onlooker, seats, deal_file(table, match), None, match.reveal().decided)


def story_of(table: Table, match: Match) -> tuple[Event, ...]:
    """All that happened in the match, nothing hidden, for everybody; nothing of it may be secret any more."""
    _check_revealed(table)
    return match.reveal(agreed=table.state == "aborted").story


def deal_file(table: Table, match: Match) -> File:
    """The published proof of a fair deal, which ``python -m bot verify`` checks; nothing may be secret any more."""
    _check_revealed(table)
    proof = {
        "turncoat": table.deal_format,
        "table": table.id,
        "fingerprint": table.commitment,
        "secret": table.secret.hex(),
        "ingredients": list(table.ingredients),
        **({"result": match.result} if table.deal_format > 1 else {"names": list(table.names)}),
        "sat": [
            {"seat": one.seat, "answer": one.step, "name": one.name if one.user is not None else None}
            for one in (table.tenures if any(one.why != "start" for one in table.tenures) else ())
        ],
        "record": msgspec.json.decode(match.record.to_json()),
    }
    text = msgspec.json.format(msgspec.json.encode(proof), indent=1)
    return File(f"turncoat-{table.id}.json", text)


def _check_revealed(table: Table) -> None:
    if not table.is_revealed:
        raise ValueError(f"table {table.id} still has secrets")
