"""What somebody learns alone without being asked: shown privately, where no direct message has told it."""

from collections.abc import Iterator

from bot.messages.casting import cast, newest_casting
from bot.messages.content import Wanted
from bot.messages.prompt import newest_ousting, newest_sight, ousted, sight
from bot.messages.wanted import OUT, ROLE, SIGHT
from bot.tables import Table
from engine import Seat


def own_news(table: Table, seat: Seat, language: str, link: str) -> Iterator[Wanted]:
    """The seat's newest role, sight, and that it is out, in the slots of their direct messages.

    Role and sight are news until the seat has answered.
    """
    if table.state != "running":
        return
    place, found, gone = newest_casting(seat), newest_sight(seat), newest_ousting(seat)
    if place is not None and _is_news(seat, place):
        yield Wanted(f"{ROLE}:{seat.seat}:{place}", cast(table, seat, place, language, link))
    if found is not None and found[0] != place and _is_news(seat, found[0]):
        yield Wanted(f"{SIGHT}:{seat.seat}:{found[0]}", sight(table, seat, found[1], language, link))
    if gone is not None:
        yield Wanted(f"{OUT}:{seat.seat}:{gone[0]}", ousted(table, gone[1], language, link))


def _is_news(seat: Seat, place: int) -> bool:
    """Whether the seat has not answered since that place among its moments."""
    return all(moment.answered is None for moment in seat.moments[place + 1 :])
