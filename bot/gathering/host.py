"""The client, as the commands that bring people together need it."""

import discord

from bot.commands.host import Host as Base
from bot.gathering.calling import Calls


class Host(Base):
    """A client that calls people who asked for it."""

    calls: Calls


Interaction = discord.Interaction[Host]
