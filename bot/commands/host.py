"""What commands need of the client that runs them."""

import discord

from bot.config import Settings
from bot.connection.gateway import Gateway
from bot.films.films import Films
from bot.messages import Drawing, Messages
from bot.processes.supervision import Supervisor
from bot.tables import Tables
from bot.tables.advice import Advisor
from bot.tables.deletions import Deletions
from bot.tables.own_data import OwnData


class Host(Gateway):
    """A client that has tables and their messages; ``since`` is when it was started, in seconds since 1970.

    ``supervisor`` looks after its work in the background.
    """

    tables: Tables
    messages: Messages
    films: Films
    settings: Settings
    supervisor: Supervisor
    advisor: Advisor
    deletions: Deletions
    own_data: OwnData
    drawing: Drawing
    since: float


Interaction = discord.Interaction[Host]
