"""Acts of hosts and of people who administer tables, kept before anybody is told of them.

An act is kept together with its change: a table's by ``Ledger.act``, a server's by ``SettingsOfServers.choose``.
"""

from collections.abc import Callable

from bot.store import Action, Store, Table, What

LISTED = 10


class Actions:
    """Keeps and lists actions. ``listeners`` are called after each one; ``now`` gives seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self.listeners: list[Callable[[], None]] = []

    def at(self, table: Table, who: int, what: What, *, about: str = "", reason: str = "") -> Action:
        """Return the record of an act of somebody at a table now, not yet kept."""
        return Action(at=self._now(), guild=table.guild, table=table.id, who=who, what=what, about=about, reason=reason)

    def on_server(self, guild: int, who: int, about: str) -> Action:
        """Return the setting that somebody chooses now for a server, not yet kept."""
        return Action(at=self._now(), guild=guild, table=0, who=who, what="set", about=about)

    def added(self) -> None:
        """Tell the listeners that an action has been kept."""
        for listener in self.listeners:
            listener()

    async def of(self, guild: int) -> list[Action]:
        """Return the last actions on a server, the newest first."""
        return await self._store.actions.last(guild, LISTED)

    async def untold(self) -> list[Action]:
        """Return the actions that no log channel has been told of yet, the oldest first."""
        return await self._store.actions.untold()

    async def told(self, action: Action) -> None:
        """Note that the log channel has been told of an action, or that there is none."""
        await self._store.actions.mark_told(action.id)
