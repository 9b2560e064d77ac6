"""The client, as the commands about a person's own data need it."""

import discord

from bot.commands.host import Host as Base
from bot.privacy.deletions import Deletions
from bot.privacy.own_data import OwnData


class Host(Base):
    """A client that tells people their own data, and deletes them."""

    own_data: OwnData
    deletions: Deletions


Interaction = discord.Interaction[Host]
