"""A proxy for Discord's API: everything except the gateway goes through the proxy, if there is one."""

import random

import discord
import msgspec

from bot.processes import api
from tests.bot.bot_on_sandbox import Court
from tests.bot.playing import play_on


async def test_people_play_through_it(empty_court: Court, chance: random.Random) -> None:
    """Uploads and answers to interactions too; a limit that Discord tells of is kept.

    The sandbox's other name stands for the proxy: nobody answers where discord.py would call.
    """
    court = empty_court
    api.call_at("http://127.0.0.1:9")
    proxy = court.sandbox.address.replace("127.0.0.1", "localhost")
    court.settings = msgspec.structs.replace(court.settings, api=proxy)
    await court.start_bot()
    assert discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY.host == "127.0.0.1"
    court.sandbox.fail_next("POST", "/channels/*/messages", 429, retry_after=0.01)
    await court.begin(court.people(1), computers=2, game="traitor")
    assert await play_on(court, chance, 6) == 6
    await court.quiet()
    made = {one.path.rpartition("/")[2] for one in court.sandbox.requests}
    assert {"callback", "messages", "bot", "commands"} <= made
    assert sum(one.status == 429 for one in court.sandbox.requests) == 1
    assert court.bot.limiter.wait() == 0
