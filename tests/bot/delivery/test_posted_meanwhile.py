"""A question is posted by an older plan while the table is looked at: the newer plan does not know the message."""

import asyncio
from typing import Any

import pytest

from bot.store import Posted
from engine.players import PLAYERS, chance_for
from tests.bot.court import Court


async def answer(court: Court) -> str:
    """Answer for the person who is asked; return where their question stands, or will."""
    table = await court.table()
    match = await court.bot.tables.matches.of(table)
    (seat,) = match.awaited
    keys = PLAYERS["chance"].answer(
        match.view(seat), match.decisions[seat], chance_for(table.secret, seat, match.length)
    )
    slot = f"prompt:{seat}:{match.seat(seat).run}"
    user = table.sitters[seat].user
    assert user is not None
    await court.bot.tables.answers.give(table.id, user, keys)
    return slot


async def test_a_question_posted_meanwhile_becomes_a_receipt_all_the_same(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    await court.begin(court.people(3))
    messages = court.bot.store.messages
    swap, read_slots = messages.swap, messages.posted_and_burnt
    posted, read, noted = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def noted_late(table_id: int, before: Posted | None, now: Posted, **known: Any) -> bool:
        if before is None and now.slot.startswith("prompt:") and not noted.is_set():
            posted.set()
            await read.wait()
            done = await swap(table_id, before, now, **known)
            noted.set()
            return done
        return await swap(table_id, before, now, **known)

    async def read_before(table_id: int) -> tuple[dict[str, Posted], dict[str, int]]:
        found = await read_slots(table_id)
        if posted.is_set() and not read.is_set():
            read.set()
            await noted.wait()
        return found

    monkeypatch.setattr(messages, "swap", noted_late)
    monkeypatch.setattr(messages, "posted_and_burnt", read_before)
    await answer(court)
    await posted.wait()
    slot = await answer(court)
    await noted.wait()
    await court.quiet()
    stands = await messages.in_slot((await court.table()).id, slot)
    assert stands is not None
    (message,) = [one for one in court.sandbox.world.channels[stands.channel].messages if one.id == stands.message]
    assert message.selects == [], "nobody is asked there any more"
