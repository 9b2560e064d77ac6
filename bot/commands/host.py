"""The needs of commands from the client that runs them."""

import discord

from bot.config import Settings
from bot.delivery.delivery import Delivery
from bot.delivery.drawing import Drawing
from bot.processes.gateway import Gateway
from bot.processes.supervision import Supervisor
from bot.tables import Tables


class Host(discord.AutoShardedClient):
    """A client that has tables and their messages; ``since`` is when it was started, in seconds since 1970.

    ``supervisor`` looks after its work in the background, ``gateway`` after its shards.
    """

    gateway: Gateway
    tables: Tables
    delivery: Delivery
    settings: Settings
    supervisor: Supervisor
    drawing: Drawing
    since: float


Interaction = discord.Interaction[Host]
