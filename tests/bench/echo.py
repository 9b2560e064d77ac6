"""The least that discord.py can do: a client with two buttons, which say ``ok``. The bot is measured against them.

``python -m tests.bench.echo ADDRESS`` runs the client on the sandbox there.
"""

import sys
import tempfile

import aiosqlite
import discord

from bot.sandbox import Sandbox, redirect
from bot.store.sqlite.database import DURABLE

ECHO, KEEP = "Echo", "Keep"


class Echo(discord.Client):
    """Posts the buttons when it is ready, and has an empty database."""

    database: aiosqlite.Connection

    async def setup_hook(self) -> None:
        """Make the database, as durable as the bot's."""
        folder = tempfile.TemporaryDirectory(prefix="turncoat-bench-")  # kept until the process ends
        self.database = await aiosqlite.connect(f"{folder.name}/echo.db", isolation_level=None)
        for setting in ("journal_mode = WAL", DURABLE):
            await self.database.execute(f"PRAGMA {setting}")
        await self.database.execute("CREATE TABLE click (made TEXT)")

    async def on_ready(self) -> None:
        """Connected: show what can be clicked."""
        await self.guilds[0].text_channels[0].send("Here they are.", view=Buttons(timeout=None))


class Buttons(discord.ui.View):
    @discord.ui.button(label=ECHO)
    async def echo(self, interaction: discord.Interaction[Echo], button: discord.ui.Button[discord.ui.View]) -> None:
        await interaction.response.send_message("ok", ephemeral=True)

    @discord.ui.button(label=KEEP)
    async def keep(self, interaction: discord.Interaction[Echo], button: discord.ui.Button[discord.ui.View]) -> None:
        """Answer once the click is on disk."""
        await interaction.client.database.execute("INSERT INTO click VALUES (?)", [str(interaction.id)])
        await interaction.response.send_message("ok", ephemeral=True)


if __name__ == "__main__":
    redirect(sys.argv[1])
    Echo(intents=discord.Intents(guilds=True)).run(Sandbox.token, log_handler=None)
