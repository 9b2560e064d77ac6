"""Points discord.py at an address of one's own; nothing else of the bot differs from Discord."""

import discord.asset
import discord.gateway
import yarl

from bot.processes import api


def redirect(address: str) -> None:
    """Let every discord.py client of this process talk to the Discord at ``address`` (such as a sandbox's).

    To be called before a client starts.
    """
    api.call_at(address)
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = f"{address}/cdn"
