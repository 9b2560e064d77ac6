"""The client, as the commands about matches that are over need it."""

import discord

from bot.aftermath.film_shelf import Films
from bot.aftermath.ratings import Ratings
from bot.aftermath.statistics import Results
from bot.commands.host import Host as Base


class Host(Base):
    """A client with the results and ratings of matches, and their films."""

    results: Results
    ratings: Ratings
    films: Films


Interaction = discord.Interaction[Host]
