"""Refusals of Discord about direct messages, and the place of messages that nobody has accepted."""

import discord
import pytest

from bot.sandbox import Person, Sandbox
from bot.sandbox.people import NotPossible
from tests.sandbox.court import Court, code_of


async def sent(court: Court, person: Person) -> discord.Message:
    """A message to somebody."""
    return await (await court.create_dm(discord.Object(person.id))).send("Your hand")


async def test_only_so_many_are_opened(court: Court, sandbox: Sandbox) -> None:
    anna, ben, chloe, *_ = sandbox.people.values()
    sandbox.openings.most = 2
    await sent(court, anna)
    await sent(court, ben)
    assert await code_of(sent(court, chloe)) == 40003
    await sent(court, anna)


async def test_a_bot_taken_for_spam_writes_to_nobody_new(court: Court, sandbox: Sandbox) -> None:
    anna, ben, chloe, *_ = sandbox.people.values()
    await sent(court, anna)
    await court.create_dm(discord.Object(ben.id))
    sandbox.openings.quarantine = True
    await sent(court, anna)
    assert await code_of(sent(court, ben)) == 20026
    assert await code_of(sent(court, chloe)) == 20026


async def test_closed_ones_and_those_of_strangers(court: Court, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    anna.dm_open = False
    assert await code_of(sent(court, anna)) == 50007
    assert anna.dms == []
    assert sandbox.problems == []
    sandbox.remove_member(ben)
    assert await code_of(sent(court, ben)) == 50278


async def test_a_message_request_is_found_when_it_is_accepted(court: Court, anna: Person) -> None:
    anna.screens = True
    await sent(court, anna)
    assert (anna.dms, [one.content for one in anna.requests]) == ([], ["Your hand"])
    with pytest.raises(NotPossible):
        await anna.click(anna.requests[0], "Join")
    anna.accept_request()
    assert ([one.content for one in anna.dms], anna.requests) == (["Your hand"], [])
