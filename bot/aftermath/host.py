"""The client, as the commands about matches that are over need it."""

import discord

from bot.aftermath.film_shelf import Films
from bot.aftermath.insights import Insights
from bot.aftermath.page.pages import Pages
from bot.aftermath.standings import Standings
from bot.aftermath.statistics import Results
from bot.commands.host import Host as Base


class Host(Base):
    """A client with the results of matches and standings of people, with films, pages and insights."""

    results: Results
    standings: Standings
    films: Films
    pages: Pages
    insights: Insights

    def forget(self, table: int) -> None:
        """Keep no film, page and insight of a table: they may show what is gone."""
        self.films.forget(table)
        self.pages.forget(table)
        self.insights.forget(table)


Interaction = discord.Interaction[Host]
