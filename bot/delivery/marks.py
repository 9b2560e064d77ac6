"""Of which tables everything is shown: remembered from time to time, so that the next start need not look at them."""

from bot.store import Shown, Store


class Marks:
    """What is found to be shown since it was last remembered, as this ``program`` shows it.

    What is lost here in a crash costs the next start a look at the table.
    """

    def __init__(self, store: Store, program: str) -> None:
        self._store = store
        self.program = program
        self._found: dict[int, Shown] = {}

    def add(self, one: Shown) -> None:
        """All that is due of a table has been done."""
        self._found[one.table] = one

    def drop(self, table_id: int) -> None:
        """A table has changed, or may look different from what it should."""
        self._found.pop(table_id, None)

    async def save(self) -> None:
        """Remember them all."""
        found, self._found = self._found, {}
        await self._store.shown.save(self.program, found.values())
