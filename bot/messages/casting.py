"""The moment in which somebody learns their role or side: a message of its own, with the card of that role."""

from collections.abc import Sequence

import msgspec

from bot import texts
from bot.messages.content import Content
from bot.messages.prompt import header
from bot.messages.telling import tell
from bot.pictures import PictureOf
from bot.tables import Table
from engine import Event, Seat


def newest_casting(seat: Seat) -> int | None:
    """Where among its moments the seat has learned what it is now; ``None`` if it has no role or side to be told."""
    if not seat.view.cast:
        return None
    places = range(len(seat.moments) - 1, -1, -1)
    return next((place for place in places if any(_casts(event, seat) for event in seat.moments[place].events)), None)


def _casts(event: Event, seat: Seat) -> bool:
    return event.casts and getattr(event, "seat", seat.seat) == seat.seat


def cast(table: Table, seat: Seat, place: int, language: str, link: str) -> Content:
    """What the seat is told of its role: which it is, how it wins by it, a first advice, and its card.

    After the first round also in which one it is told.
    What it came to see besides at that ``place`` among its moments is told here too, unless a question shows it.
    """
    say, view = texts.speaker(language), seat.view
    again = view.round > 1
    lines = [
        header(say, table, link),
        *([f"-# {say('board-round', round=view.round, rounds=view.rounds)}"] if again else []),
        *texts.casting(say, table.game, view.cast, table.names),
        *tell(say, table.game, _seen(seat, place), table.names),
    ]
    shown = msgspec.structs.replace(view, asked=())
    return Content("\n".join(lines), picture=PictureOf("role", shown, table.names, language))


def _seen(seat: Seat, place: int) -> Sequence[Event]:
    moment = seat.moments[place]
    if moment.answered is not None or moment.asked is not None:
        return ()
    return [event for event in moment.events if event.sight and not event.casts]
