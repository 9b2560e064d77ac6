"""The discord.py client: wiring, nothing else."""

import asyncio
import logging
import time
from collections.abc import Sequence
from pathlib import Path

import discord

from bot import commands, texts
from bot.commands.host import Host
from bot.commands.naming import Translator
from bot.commands.registration import register
from bot.config import Settings, read_data
from bot.messages import Control, Messages
from bot.store import Store
from bot.tables import Computers, Tables
from bot.tables.computers import PACE

_log = logging.getLogger(__name__)

DATABASE = "turncoat.db"
ALIVE = "alive"
ALIVE_EVERY = 30.0


def create(settings: Settings, *, pace: float = PACE) -> "Turncoat":
    """The client, not yet running. ``pace`` is how long a computer player takes to answer, in seconds."""
    return Turncoat(settings, pace)


class Turncoat(Host):
    """The bot. Its parts live from ``setup_hook``, before the gateway is there, to ``close``."""

    store: Store
    computers: Computers

    def __init__(self, settings: Settings, pace: float) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.settings = settings
        self.since = time.time()
        self.tree = commands.Tree(self)
        self._pace = pace
        self._alive: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Open the store, go on with every open table, and tell Discord the commands if they have changed."""
        self.store = await Store.open(self.settings.data / DATABASE)
        self.tables = Tables(self.store, data=_replaced(self.settings))
        self.messages = Messages(self, self.tables, self.store)
        self.computers = Computers(self.tables, self._pace)
        self.tables.listeners += [self.messages.refresh, self.computers.wake]
        for language in texts.LANGUAGES:
            texts.speaker(language)  # loaded now: it takes long enough to be felt in the first interaction
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Translator())
        texts.know_commands(await register(self.tree, await self.tree.fingerprint(), self.store, self.settings.servers))
        self._alive = asyncio.create_task(self._show_alive(self.settings.data / ALIVE))
        await self.tables.recover()

    async def clicked(
        self, interaction: "discord.Interaction[Turncoat]", custom_id: str, values: Sequence[str] | None
    ) -> None:
        """A button was clicked, which has no values, or something chosen in a menu."""
        await commands.clicked(interaction, custom_id, values)

    async def on_ready(self) -> None:
        """Connected: say so."""
        _log.info("ready as %s in %d servers", self.user, len(self.guilds))

    async def close(self) -> None:
        """Stop everything, the store last."""
        if self._alive is not None:
            self._alive.cancel()
        if hasattr(self, "computers"):
            await self.computers.close()
            await self.messages.close()
        await super().close()
        texts.know_commands({})
        if hasattr(self, "store"):
            await self.store.close()

    async def _show_alive(self, file: Path) -> None:
        """While connected, touch a file, so that others can see that the bot lives."""
        while True:
            if self.is_ready() and not self.is_closed():
                await asyncio.to_thread(file.touch)
            await asyncio.sleep(ALIVE_EVERY)


def _replaced(settings: Settings) -> dict[str, dict[str, object]]:
    """The content of every data file that the settings replace, by game."""
    return {
        game: {name: read_data(game, name, file) for name, file in files.items()}
        for game, files in settings.replacements.items()
    }
