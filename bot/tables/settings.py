"""The settings of servers: how tables begin there, and who administers them."""

import asyncio
from collections.abc import Sequence

from bot.store import ServerSettings, Store
from bot.tables.actions import Actions
from bot.tables.choices import choose, offered


class SettingsOfServers:
    """Choices of each server; every change is among the actions."""

    def __init__(self, store: Store, actions: Actions) -> None:
        self._store = store
        self._actions = actions
        self._choosing = asyncio.Lock()

    async def of(self, guild: int) -> ServerSettings:
        """Return the settings of a server."""
        return await self._store.servers.settings(guild)

    async def choose(self, guild: int, who: int, name: str, values: Sequence[str]) -> ServerSettings:
        """Store the setting that somebody chooses for a server, and return the changed settings.

        The caller decides whether the person may. Refuse a choice that is not possible.
        """
        async with self._choosing:  # of two who choose at once, both have what they chose
            settings = await self.of(guild)
            changed = choose(settings, name, values)
            if changed != settings:
                action = self._actions.on_server(guild, who, f"{name}={' '.join(values)}")
                await self._store.servers.save_settings(guild, changed, action)
                self._actions.added()
        return changed


def usual_game(settings: ServerSettings) -> str:
    """Return the game of a new table for which none is named."""
    games = offered(settings)
    return settings.game if settings.game in games else games[0]
