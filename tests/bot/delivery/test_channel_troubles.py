"""A channel that takes no messages: ``/status`` names the cause, and what Discord edits no more is posted again."""

import asyncio
import random

from discord import Permissions

from bot import texts
from bot.sandbox import Person
from tests.bot.court import Court, fine
from tests.bot.playing import asked, play_on, shown_on

SAY = texts.speaker("en")


async def status(person: Person, channel: str) -> str:
    return (await fine(person.command(channel, "status"))).text


async def test_automatic_moderation(court: Court, anna: Person, chance: random.Random) -> None:
    await court.begin(court.people(3))
    court.sandbox.block_words("verräter")
    await shown_on(court, chance, 2)
    assert court.bot.delivery.backlog.troubles == {1: "blocked"}
    assert SAY("trouble-blocked") in await status(anna, "the-hall")
    court.sandbox.block_words()
    await shown_on(court, chance, 1)
    assert SAY("trouble-blocked") not in await status(anna, "the-hall")


async def test_a_board_edited_too_often_is_posted_anew(court: Court, chance: random.Random) -> None:
    """30046: it was edited again every 30 seconds, for ever."""
    await court.begin(court.people(3))
    old = court.boards[-1]
    before = old.content
    fault = court.sandbox.fail("PATCH", f"/channels/*/messages/{old.id}", 400, code=30046)
    await shown_on(court, chance, 1)
    assert fault.met
    assert old.deleted
    (board,) = court.boards
    assert board.content != before
    assert asked(court) is not None
    assert court.standing() == await court.known()


async def test_a_message_that_discord_says_is_gone_is_not_posted_for_ever(court: Court, chance: random.Random) -> None:
    """It was never there, so it cannot be gone: it is tried again, and the channel is not to blame."""
    await court.begin(court.people(3))
    court.sandbox.delete_message(court.boards[-1])
    fault = court.sandbox.fail("POST", "/channels/*/messages", 404, code=10008, channel="the-hall")
    await play_on(court, chance, 1)
    async with asyncio.timeout(5):
        await court.quiet()
    assert 0 < fault.met < 5
    assert court.bot.delivery.backlog.troubles == {}, "the bot may still post there"
    fault.lift()
    await court.sandbox.until(lambda: len(court.boards) == 1)
    assert court.bot.delivery.backlog.troubles == {}


async def test_voice_channels_are_for_who_may_connect(court: Court, anna: Person, chance: random.Random) -> None:
    """At a table that runs there, and where somebody would open one."""
    anna.say("the-hall", "We are upstairs")
    court.sandbox.world.add_channel("the-gallery", voice=True)
    await court.begin(court.people(3), channel="the-gallery")
    court.sandbox.set_permissions("the-gallery", deny=Permissions(connect=True))
    await shown_on(court, chance, 2)
    assert court.bot.delivery.backlog.troubles == {1: "no-connect"}
    assert SAY("permission", key="connect") in await status(anna, "the-gallery")
    assert (await court.bot.delivery.backlog.late(1)).trouble == "no-connect"
    court.sandbox.set_permissions("the-gallery")
    await court.sandbox.until(lambda: court.bot.delivery.backlog.troubles == {})
    court.sandbox.world.add_channel("the-attic", voice=True)
    court.sandbox.set_permissions("the-attic", deny=Permissions(connect=True))
    missing = ", ".join(SAY("permission", key=one) for one in ("send_messages", "attach_files", "connect"))
    refused = (await court.person("dirk").command("the-attic", "join")).text
    assert refused == SAY("refusal-permissions", missing=missing)
