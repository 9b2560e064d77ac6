"""The client, as the commands that help to learn a game need it."""

import discord

from bot.commands.host import Host as Base
from bot.learning.advisor import Advisor


class Host(Base):
    """A client that gives advice."""

    advisor: Advisor


Interaction = discord.Interaction[Host]
