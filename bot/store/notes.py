"""Notes of people on other seats, for themselves, and their consent to show these notes after the match."""

from contextlib import suppress

import msgspec

from bot.store.database import Database, Row, upsert

MOST = 200
"""So many rows of a person's notes at a table are kept, the newest ones."""

SAVE = """
    INSERT INTO notes (table_id, "user", number, moment, seat, body) SELECT $1, $2, $3, $4, $5, $6
    WHERE EXISTS (SELECT 1 FROM (SELECT 1 FROM sitters WHERE table_id = $1 AND "user" = $2 HOLDING) AS seated)
    ON CONFLICT DO NOTHING
    """
"""Holds the sitter, so that a deletion of their data comes before this, or takes the row along."""

OVERWRITTEN = """
    DELETE FROM notes WHERE table_id = $1 AND "user" = $2 AND number < $3 AND (moment >= $4 OR number <= $3 - $5)
    """
"""Drops notes of the same moment, notes of a course that was taken back, and the oldest of too many."""

FOUND = 'SELECT table_id, "user", number, moment, seat, body FROM notes WHERE'


class Mark(msgspec.Struct, frozen=True):
    """The word for what somebody thinks of a ``seat``, in a ``round`` or (``None``) in the whole match.

    With a ``part`` it is for this part of the seat alone, such as an army.
    """

    seat: int
    what: str
    round: int | None = None
    part: int | None = None


class LastWords(msgspec.Struct, frozen=True):
    """The words of somebody for the time when they are out, written after a ``moment`` of their seat."""

    text: str
    moment: int


class Notes(msgspec.Struct, frozen=True, omit_defaults=True):
    """Marks of other seats, a text, and last words.

    ``told`` is the only round whose end may tell how many of the marks were right.
    """

    marks: tuple[Mark, ...] = ()
    text: str = ""
    last: LastWords | None = None
    told: int = 0


class TakenNotes(msgspec.Struct, frozen=True):
    """Notes as a person had them after a ``moment`` of their ``seat``.

    A moment is the number of things that the seat had noticed. Each change of the notes has the next ``number``. Nobody
    sits in two seats of a match. So table and person name the person's time in the seat.
    """

    table: int
    user: int
    number: int
    moment: int
    seat: int
    notes: Notes


class Consent(msgspec.Struct, frozen=True):
    """A person's choice to have their notes of a table shown or not; ``table`` 0 is for all tables of the server."""

    user: int
    guild: int
    table: int
    shows: bool


class Verdict(msgspec.Struct, frozen=True):
    """Verdict on the notes that a person shows of their time in a ``seat``, once the match is over.

    So many of the marks that count were ``right``; from the round ``knew`` on the person knew, without turning back.
    """

    user: int
    seat: int
    right: int
    marked: int
    knew: int | None


class NoteRows:
    """Notes, by table and person."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def save(self, taken: TakenNotes) -> bool:
        """Write notes in place of those of the same moment.

        ``False``, and nothing written, if another change has this number already, or the person does not sit there.
        """
        body = msgspec.json.encode(taken.notes).decode()
        own = (taken.table, taken.user, taken.number)
        query = SAVE.replace("HOLDING", self._db.holding)
        return await self._db.together(
            (query, (*own, taken.moment, taken.seat, body)), (OVERWRITTEN, (*own, taken.moment, MOST))
        )

    async def newest(self, table_id: int, user: int) -> TakenNotes | None:
        """Return the present notes of a person at a table."""
        query = f'{FOUND} table_id = $1 AND "user" = $2 ORDER BY number DESC LIMIT 1'
        return next((_read(row) for row in await self._db.fetch(query, table_id, user)), None)

    async def at_table(self, table_id: int) -> list[TakenNotes]:
        """Return all notes of a table as they grew, person by person."""
        query = f'{FOUND} table_id = $1 ORDER BY "user", number'
        return [_read(row) for row in await self._db.fetch(query, table_id)]

    async def tables_of(self, user: int) -> list[int]:
        """Return the ids of the tables at which a person has notes."""
        rows = await self._db.fetch('SELECT DISTINCT table_id FROM notes WHERE "user" = $1 ORDER BY table_id', user)
        return [int(row[0]) for row in rows]

    async def of_person(self, user: int) -> list[TakenNotes]:
        """Return all notes of a person."""
        query = f'{FOUND} "user" = $1 ORDER BY table_id, number'
        return [_read(row) for row in await self._db.fetch(query, user)]

    async def save_consent(self, consent: Consent) -> None:
        """Remember whether somebody's notes may be shown."""
        query = upsert("consents", '"user", guild, table_id', "shows")
        await self._db.execute(query, consent.user, consent.guild, consent.table, consent.shows)

    async def hide(self, user: int, guild: int) -> None:
        """Let nothing of a server's tables be shown any more for which somebody has chosen so."""
        await self._db.execute('UPDATE consents SET shows = $3 WHERE "user" = $1 AND guild = $2', user, guild, False)

    async def consents(self, guild: int, table_id: int) -> dict[int, bool]:
        """Return the choices of people with notes at a table: made there, or else for the whole server."""
        query = """
            SELECT "user", shows FROM consents WHERE guild = $1 AND table_id IN (0, $2)
                AND "user" IN (SELECT "user" FROM notes WHERE table_id = $2) ORDER BY table_id
            """
        return {int(user): bool(shows) for user, shows in await self._db.fetch(query, guild, table_id)}

    async def have_marked(self, table_id: int) -> frozenset[int]:
        """Return those who have ever given a mark at a table."""
        return frozenset(one.user for one in await self.at_table(table_id) if one.notes.marks)

    async def undecided(self, guild: int, table_id: int) -> frozenset[int]:
        """Return those who gave marks at a table and have chosen nothing about them, there or for the whole server."""
        chosen = await self.consents(guild, table_id)
        return await self.have_marked(table_id) - chosen.keys()

    async def consents_of(self, user: int) -> list[Consent]:
        """Return all choices of a person."""
        query = 'SELECT "user", guild, table_id, shows FROM consents WHERE "user" = $1 ORDER BY guild, table_id'
        rows = await self._db.fetch(query, user)
        return [Consent(int(person), int(guild), int(table), bool(shows)) for person, guild, table, shows in rows]


def _read(row: Row) -> TakenNotes:
    """Return the notes of a row; a body that cannot be read counts as empty."""
    table, user, number, moment, seat, body = row
    notes = Notes()
    with suppress(msgspec.DecodeError, UnicodeError):
        notes = msgspec.json.decode(body, type=Notes)
    return TakenNotes(int(table), int(user), int(number), int(moment), int(seat), notes)
