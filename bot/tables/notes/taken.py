"""Taking notes: a person's notes at a table are read and written.

Nothing of it touches the table, its match or its clock, and no listener hears of it.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple

import engine
from bot.store import Notes, Store, Table, TakenNotes
from bot.tables.ledger import Ledger
from bot.tables.notes.marks import (
    has_last_words,
    has_slate,
    marked,
    on_slate,
    others,
    round_of,
    with_last_words,
    written,
)
from bot.tables.refusal import Refusal, check_running, check_sits
from engine import Seat, Subject

TRIES = 20
"""So many clicks of a person at once are waited for."""

Make = Callable[[Seat, Notes], Notes]


class OwnNotes(NamedTuple):
    """A person's notes, with their table and seat."""

    table: Table
    seat: Seat
    notes: Notes


class NotesOfPeople:
    """Notes of people, each at a table where they sit."""

    def __init__(self, ledger: Ledger, store: Store) -> None:
        self._ledger = ledger
        self._store = store

    async def of(self, table_id: int, user: int) -> OwnNotes:
        """Return the notes of somebody who sits at a table that has started; refuse strangers."""
        table, seat, before = await self._present(table_id, user)
        return OwnNotes(table, seat, before.notes if before is not None else Notes())

    async def mark(self, table_id: int, user: int, what: str, of_round: int, subjects: Collection[Subject]) -> OwnNotes:
        """Give just these seats, or their parts, a mark that a menu of that round offered (0: whole match).

        An older menu offers seats as a whole, also if they have parts.
        """

        def make(seat: Seat, notes: Notes) -> Notes:
            if what not in engine.game(seat.view.game).marks or not {*subjects} <= _offered(seat):
                raise Refusal("forged")
            if of_round != (round_of(seat.view) or 0):
                raise Refusal("notes-round")
            return marked(notes, what, {*subjects}, of_round or None)

        return await self._change(table_id, user, make)

    async def on_slate(self, table_id: int, user: int, of_round: int, other: int, *, suspect: bool) -> OwnNotes:
        """Note whether somebody who is out suspects another seat; a seat that is out by now stays as it is."""

        def make(seat: Seat, notes: Notes) -> Notes:
            if of_round != round_of(seat.view):
                raise Refusal("notes-round")
            if not has_slate(seat.view.game) or seat.seat not in seat.view.out:
                raise Refusal("forged")
            subject = Subject(other)
            open_still = subject in others(seat.view) and other not in seat.view.out
            return on_slate(notes, subject, of_round, suspect=suspect) if open_still else notes

        return await self._change(table_id, user, make)

    async def write(self, table_id: int, user: int, text: str) -> OwnNotes:
        """Write a text in place of the former one."""
        return await self._change(table_id, user, lambda _, notes: written(notes, text))

    async def write_last_words(self, table_id: int, user: int, text: str) -> OwnNotes:
        """Write what is told when the person's seat is out; refuse whoever is out already."""

        def make(seat: Seat, notes: Notes) -> Notes:
            if seat.seat in seat.view.out:
                raise Refusal("out-already")
            return with_last_words(notes, text, len(seat.moments))

        if not has_last_words((await self._present(table_id, user))[0]):
            raise Refusal("last-words")
        return await self._change(table_id, user, make)

    async def _change(self, table_id: int, user: int, make: Make) -> OwnNotes:
        """Store changed notes. If another click of the person was quicker, the change is made of its notes."""
        for _ in range(TRIES):
            table, seat, before = await self._present(table_id, user)
            check_running(table)
            number, notes = (before.number, before.notes) if before is not None else (0, Notes())
            after = make(seat, notes)
            if after == notes:
                return OwnNotes(table, seat, notes)
            taken = TakenNotes(table.id, user, number + 1, len(seat.moments), seat.seat or 0, after)
            if await self._store.notes.save(taken):
                return OwnNotes(table, seat, after)
        raise Refusal("stale")

    async def _present(self, table_id: int, user: int) -> tuple[Table, Seat, TakenNotes | None]:
        table, left = await self._ledger.so_far(table_id)
        check_sits(table, user)
        seat = await self._ledger.matches.seat(table, user, left.how_far)
        return table, seat, await self._store.notes.newest(table.id, user)


def _offered(seat: Seat) -> set[Subject]:
    """Return all that menus offer the seat, or have offered."""
    found = others(seat.view)
    return {*found, *(Subject(one.seat) for one in found)}
