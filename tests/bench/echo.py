"""The least that discord.py can do: a client with one button, which says ``ok``. The bot is measured against it.

``python -m tests.bench.echo ADDRESS`` runs it on the sandbox there.
"""

import sys

import discord

from bot.sandbox import Sandbox, redirect

LABEL = "Echo"


class Echo(discord.Client):
    """Posts the button when it is ready."""

    async def on_ready(self) -> None:
        """Connected: show what can be clicked."""
        await self.guilds[0].text_channels[0].send("Here it is.", view=Buttons(timeout=None))


class Buttons(discord.ui.View):
    @discord.ui.button(label=LABEL)
    async def click(self, interaction: discord.Interaction, button: discord.ui.Button[discord.ui.View]) -> None:
        await interaction.response.send_message("ok", ephemeral=True)


if __name__ == "__main__":
    redirect(sys.argv[1])
    Echo(intents=discord.Intents(guilds=True)).run(Sandbox.token, log_handler=None)
