"""What a table's messages are made of: everybody's eyes, and at the end the record.

This is the only module of ``bot.messages``, ``bot.texts`` and ``bot.pictures`` that sees a whole match: somebody must
hand each seat what is its own, and publish the whole truth once the table has ended. All others get what is made here,
and can tell no secret that their reader does not know.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

import engine
from bot.fair_deal.ingredients import FORMAT
from bot.films.film import Order
from bot.messages.content import File
from bot.store import Clock
from bot.tables import Table, pace, talk
from engine import Event, Match, Seat, TakenBack, View, visible

ONLOOKER, EVERYTHING = "o", "a"
"""Whose eyes a step of a match is seen through, where it is no seat's."""


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


@dataclass(frozen=True, slots=True)
class Frame:
    """A match as it stood after ``step`` of its ``last`` answers, ``seen`` by a seat, an onlooker, or whole.

    ``events`` are what that answer brought, as far as it was seen; ``first``, ``back``, ``next`` and ``last`` are steps
    at which something was seen, the same where there is no other. ``rounds`` has the first step of each round.
    ``undone`` are the answers that were taken back before the one of this step; only whoever sees all is told of them.
    """

    step: int
    seen: str
    round: int
    view: View
    events: tuple[Event, ...]
    back: int
    next: int
    last: int
    rounds: tuple[tuple[int, int], ...]
    first: int = 0
    undone: tuple[TakenBack, ...] = ()


def frame_of(table: Table, match: Match, step: int, seen: str) -> Frame:
    """The match as it stood after that step, or the last one before it at which something was seen.

    ``seen`` is ``ONLOOKER``, ``EVERYTHING``, or a seat's number; anything else is an onlooker's. Nothing may be secret
    any more.
    """
    _check_revealed(table)
    seat = int(seen) if seen in map(str, range(match.seats)) else None
    seen = seen if seat is not None or seen == EVERYTHING else ONLOOKER
    told = [match.setup_events, *(one.events for one in match.steps)]
    if seen != EVERYTHING:
        told = [tuple(visible(events, seat)) for events in told]
    stops = [0, *(place for place, events in enumerate(told) if place and events), match.length]
    step = max(stop for stop in stops if stop <= max(0, step))
    then = engine.replay(msgspec.structs.replace(match.record, answers=match.record.answers[:step]))
    view = then.view(seat)
    back = max((stop for stop in stops if stop < step), default=step)
    return Frame(
        step=step,
        seen=seen,
        round=view.round,
        view=view,
        events=told[step],
        back=back,
        next=min((stop for stop in stops if stop > step), default=step),
        last=match.length,
        rounds=tuple(_rounds(told)),
        undone=tuple(one for one in match.taken_back if seen == EVERYTHING and back <= one.step < step),
    )


def _rounds(told: Sequence[Sequence[Event]]) -> Iterator[tuple[int, int]]:
    """Each round with the step in which it begins."""
    known: set[int] = set()
    for step, events in enumerate(told):
        for event in events:
            if event.round not in known:
                known.add(event.round)
                yield event.round, step


def film_order(table: Table, match: Match, language: str, most: int) -> Order:
    """What a film of the match of at most so many bytes is made of; nothing may be secret any more."""
    _check_revealed(table)
    return Order(match.record, table.names, language, most)


def deal_file(table: Table, match: Match) -> File:
    """The published proof of a fair deal, which ``python -m bot verify`` checks; nothing may be secret any more."""
    _check_revealed(table)
    made_of = {
        "fingerprint": table.fingerprint if table.deal_format == FORMAT else table.commitment,
        "secret": table.secret.hex(),
        "ingredients": list(table.ingredients),
        **({"cuts": [one.word for one in table.cuts]} if table.deal_format == FORMAT else {}),
    }
    proof = {
        "turncoat": table.deal_format,
        "table": table.id,
        **(made_of if table.has_proof else {}),
        **({"result": match.result} if table.deal_format > 1 else {}),
        **({"names": list(table.names)} if table.deal_format in (1, 3) else {}),
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
