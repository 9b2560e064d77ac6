"""A small bot on the real discord.py: its one command, and every component and modal, does what a test tells it to."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.sandbox import Sandbox

Act = Callable[[discord.Interaction[Any]], Awaitable[None]]
Choices = list[app_commands.Choice[str]]
ACT = [{"id": "1", "name": "act", "type": 1, "default_member_permissions": None, "description": "Do it"}]
"""Commands for tests without a bot."""


class Court(discord.AutoShardedClient):
    """Runs the act whose name is the command's option or the component's custom id."""

    def __init__(
        self,
        *,
        shards: int | None = None,
        only: list[int] | None = None,
        intents: discord.Intents | None = None,
        heartbeat_timeout: float = 60.0,
    ) -> None:
        super().__init__(
            shard_count=shards,
            intents=intents or discord.Intents(guilds=True, dm_messages=True),
            heartbeat_timeout=heartbeat_timeout,
        )
        self.shard_ids = only
        self.acts: dict[str, Act] = {}
        self.events: list[str] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="act", description="Do it", callback=self._command))
        self.tree.add_command(app_commands.Command(name="name", description="Name one", callback=_name))
        self.tree.add_command(app_commands.Command(name="look", description="Look at all", callback=_look))
        group = app_commands.Group(name="court", description="What is done at court")
        group.add_command(app_commands.Command(name="name", description="Name one", callback=_name))
        inner = app_commands.Group(name="deed", description="Deeds", parent=group)
        inner.add_command(app_commands.Command(name="look", description="Look at all", callback=_look))
        self.tree.add_command(group)

    def act(self, act: Act) -> Act:
        """Let the bot do this under the function's name."""
        self.acts[act.__name__] = act
        return act

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between shards, as discord.py does by default."""

    async def on_socket_event_type(self, event: str) -> None:
        self.events.append(event)

    async def _command(self, interaction: discord.Interaction[Any], name: str) -> None:
        await self.acts[name](interaction)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        custom_id = data.get("custom_id")
        if custom_id in self.acts:
            await self.acts[custom_id](interaction)


async def _complete(interaction: discord.Interaction[Any], typed: str) -> Choices:
    names = ["farmer", "fisher", "soldier"]
    return [app_commands.Choice(name=name.title(), value=name) for name in names if name.startswith(typed)]


@app_commands.autocomplete(role=_complete)
async def _name(interaction: discord.Interaction[Any], role: str) -> None:
    await interaction.response.send_message(f"The {role}")


async def _look(
    interaction: discord.Interaction[Any],
    who: discord.User,
    where: discord.TextChannel,
    count: int,
    part: float,
    sure: bool,
) -> None:
    await interaction.response.send_message(f"{who.display_name} {where.name} {count} {part} {sure}")


def hall(court: Court, sandbox: Sandbox) -> discord.TextChannel:
    """Return the first channel as the bot knows it."""
    channel = court.get_channel(sandbox.channel("the-hall").id)
    assert isinstance(channel, discord.TextChannel)
    return channel


def home(court: Court, sandbox: Sandbox) -> discord.Guild:
    """Return the first server as the bot knows it."""
    guild = court.get_guild(sandbox.world.home.id)
    assert guild is not None
    return guild


async def code_of(call: Awaitable[object]) -> int:
    """Return the code that Discord refuses a call with; 0 if it does not."""
    try:
        await call
    except discord.HTTPException as refused:
        return refused.code
    return 0


def view(*items: discord.ui.Item[Any]) -> discord.ui.View:
    """Return a view with these buttons and menus, which lives as long as the bot."""
    made = discord.ui.View(timeout=None)
    for item in items:
        made.add_item(item)
    return made


def button(custom_id: str, label: str = "Press", **more: Any) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=label, custom_id=custom_id, **more)
