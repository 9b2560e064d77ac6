"""A proxy for Discord's API: everything except the gateway goes through the proxy, if there is one."""

import random

import discord
import msgspec

from bot.fair_deal.verify import verify
from tests.bot.court import Court
from tests.bot.operating.proxy import proxy_for
from tests.bot.playing import play_on


async def test_a_whole_match(empty_court: Court, chance: random.Random) -> None:
    """Uploads and answers to interactions too; a limit that Discord tells of is kept."""
    court = empty_court
    async with proxy_for(court.sandbox.address) as (proxy, address):
        court.settings = msgspec.structs.replace(court.settings, api=address)
        await court.start_bot()
        assert discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY.port != int(address.rpartition(":")[2])
        court.sandbox.fail_next("POST", "/channels/*/messages", 429, retry_after=0.01)
        await court.begin(court.people(1), computers=2, game="traitor")
        await play_on(court, chance)
        await court.quiet()
        checked = verify(await court.proof())
        assert checked.match.result is not None
        made = [(one.method, "/api/v10" + one.path) for one in court.sandbox.requests]
        assert sorted(proxy.calls) == sorted(made)
        assert {"callback", "messages", "bot", "commands"} <= {path.rpartition("/")[2] for _, path in proxy.calls}
        assert sum(one.status == 429 for one in court.sandbox.requests) == 1
        assert court.bot.limiter.wait() == 0
        await court.stop_bot()
