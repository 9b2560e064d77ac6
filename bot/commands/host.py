"""What commands need of the client that runs them."""

import discord

from bot.config import Settings
from bot.messages import Messages
from bot.tables import Tables


class Host(discord.AutoShardedClient):
    """A client that has tables and their messages; ``since`` is when it was started, in seconds since 1970."""

    tables: Tables
    messages: Messages
    settings: Settings
    since: float


Interaction = discord.Interaction[Host]
