"""Schema version 2 names a seat's things by what that seat notices, no longer by the answers of all seats.

In version 1 the slots of prompts, sights and calls were numbers of answers given by then. So was the place of a
standing answer. These numbers included secret answers of other seats.
"""

import logging
from collections.abc import Sequence

import aiosqlite
import msgspec

import engine
from bot.store.table import BadRow, Table, read_table
from engine import Answer, Seat

_log = logging.getLogger(__name__)

_Eyes = Sequence[Seat]
"""Every seat, at some step."""


async def rename(connection: aiosqlite.Connection) -> None:
    """Rename at every table that may still change a message; one that cannot be read or replayed keeps its names."""
    tables = await connection.execute_fetchall(
        """
        SELECT id, CAST(body AS BLOB) FROM tables WHERE state = 'running'
        OR id IN (SELECT table_id FROM posted WHERE state <> 'closed') ORDER BY id
        """
    )
    for table_id, body in tables:
        try:
            table = read_table(body)
        except BadRow:
            continue  # the list of tables logs it
        if table.started:
            await _rename_at(connection, table_id, table)


async def _rename_at(connection: aiosqlite.Connection, table_id: int, table: Table) -> None:
    answers = await connection.execute_fetchall(
        "SELECT seat, keys FROM answers WHERE table_id = ? ORDER BY step", (table_id,)
    )
    posted = list(await connection.execute_fetchall("SELECT * FROM posted WHERE table_id = ?", (table_id,)))
    steps = {_numbers(row[1])[-1] for row in posted if _numbers(row[1])}
    steps |= {one.standing for one in table.sitters if one.standing is not None}
    try:
        eyes = _replay(table, [Answer(row[0], tuple(row[1].split())) for row in answers], steps)
    except Exception as error:  # one table that this program cannot play must not keep the others from going on
        _log.error("table %d cannot be replayed, its messages keep their old names: %s", table_id, error)
        return
    await connection.execute("DELETE FROM posted WHERE table_id = ?", (table_id,))
    for _, slot, *rest in posted:
        await connection.execute(
            "INSERT OR REPLACE INTO posted VALUES (?, ?, ?, ?, ?, ?, ?)", (table_id, _renamed(slot, eyes), *rest)
        )
    sitters = tuple(
        one if one.standing is None else msgspec.structs.replace(one, standing=_last_answered(eyes[one.standing], seat))
        for seat, one in enumerate(table.sitters)
    )
    body = msgspec.json.encode(msgspec.structs.replace(table, sitters=sitters)).decode()
    await connection.execute("UPDATE tables SET body = ? WHERE id = ?", (body, table_id))


def _replay(table: Table, answers: Sequence[Answer], steps: set[int]) -> dict[int, _Eyes]:
    """Return what every seat could see after so many answers."""
    match = engine.replay(table.record(()))
    found: dict[int, _Eyes] = {}
    for step in range(len(answers) + 1):
        if step:
            match.play(answers[step - 1].seat, answers[step - 1].keys)
        if step in steps:
            found[step] = [match.seat(seat) for seat in range(match.seats)]
    return found


def _numbers(slot: str) -> list[int]:
    """Seat and step of a slot that is named by a step.

    >>> _numbers("prompt:2:17"), _numbers("board:3")
    ([2, 17], [])
    """
    what, *numbers = slot.split(":")
    return [int(one) for one in numbers] if what in ("prompt", "sight") else []


def _renamed(slot: str, eyes: dict[int, _Eyes]) -> str:
    """Return the slot's new name; its old name if nothing happened at its step that it could be named by."""
    what, numbers = slot.split(":", maxsplit=1)[0], _numbers(slot)
    if not numbers or numbers[-1] not in eyes:
        return slot
    one = eyes[numbers[-1]][numbers[0]]
    if what == "sight":
        return f"sight:{one.seat}:{len(one.moments) - 1}"
    return f"prompt:{one.seat}:{one.question}" if one.moments[-1].asked == one.question else slot


def _last_answered(eyes: _Eyes, seat: int) -> int:
    """Return the number of the question that the seat answered last by then."""
    numbers = [one.answered.question for one in eyes[seat].moments if one.answered is not None]
    return numbers[-1] if numbers else 0
