"""The chronicle of a server: the betrayals that people remember of one another, told if they are true and telling."""

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from bot.store import Placing, SharedMatch, Store, Table

MANY = 5
"""After so many matches together a first betrayal is worth telling."""

Kind = Literal["again", "back", "first", "so-far"]


class Chronicle(msgspec.Struct, frozen=True):
    """A line of the chronicle: a seat has betrayed another one in a match.

    ``again``: not for the first time, ``number`` times by now. ``back``: for the first time, and the other one had
    betrayed it ``number`` times before. ``first``: never before in ``number`` matches, and nor has the other one.
    ``so-far``: ``number`` times before the match begins.
    """

    kind: Kind
    seat: int
    of_seat: int
    number: int


async def chronicle(store: Store, table: Table) -> Chronicle | None:
    """Return the most telling betrayal of a match that is over; ``None`` if no betrayal is worth a line.

    Nothing is told of people who show no statistics. Nothing is told either if an older program stored a result of
    both: the course of this match is unknown.
    """
    placings = await store.results.of_table(table.id)
    hidden = await store.people.unlisted(table.guild) if any(one.betrayed for one in placings) else set[int]()
    found: list[Chronicle] = []
    for one, other in _pairs([one for one in placings if one.user not in {None, *hidden}]):
        shared = await store.results.shared(table.guild, one.user or 0, other.user or 0, one)
        if line := telling(one.seat, other.seat, shared):
            found.append(line)
    return min(found, key=_order, default=None)


async def foretold(store: Store, table: Table) -> Chronicle | None:
    """Return the most telling betrayal among people who sit in a lobby, who have played together before."""
    seats = {one.user: seat for seat, one in enumerate(table.sitters) if one.user}
    shown = sorted(seats.keys() - await store.people.unlisted(table.guild))
    found = await store.results.betrayals(table.guild, shown) if len(shown) > 1 else []
    return next((Chronicle("so-far", seats[one], seats[of], times) for one, of, times in found if times > 1), None)


def telling(seat: int, of_seat: int, shared: Sequence[SharedMatch]) -> Chronicle | None:
    """Return the line about a betrayal in the last match that two people have shared, if it is telling."""
    if any(one.betrayed is None or one.back is None for one in shared):
        return None
    times, back = sum(bool(one.betrayed) for one in shared), sum(bool(one.back) for one in shared)
    if times > 1:
        return Chronicle("again", seat, of_seat, times)
    if earlier := sum(bool(one.back) for one in shared[:-1]):
        return Chronicle("back", seat, of_seat, earlier)
    if len(shared) >= MANY and not back:
        return Chronicle("first", seat, of_seat, len(shared))
    return None


def _pairs(placings: Sequence[Placing]) -> Iterator[tuple[Placing, Placing]]:
    """Yield the placings of each person who has betrayed another one, and of the other one."""
    seats = {one.seat: one for one in placings}
    for one in placings:
        yield from ((one, seats[int(seat)]) for seat in (one.betrayed or "").split() if int(seat) in seats)


def _order(line: Chronicle) -> tuple[int, int, int, int]:
    """Return what puts the most telling line first: what was done again most often, then what was paid back."""
    return ("again", "back", "first").index(line.kind), -line.number, line.seat, line.of_seat
