"""A store that is away: a click is no worse for it, and the bot ends all the same."""

from pathlib import Path

import discord
import pytest

from bot.delivery.direct_messages import DirectMessages
from bot.delivery.limiter import Limiter
from bot.delivery.marks import Marks
from bot.store import ShownTable, Store, StoreError
from tests.tables.people import ANNA, a_table


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    return await Store.open(tmp_path / "bot.db")


def direct_messages(store: Store) -> DirectMessages:
    """Direct messages as the bot knows them after a start."""
    return DirectMessages(discord.Client(intents=discord.Intents(guilds=True)), store, Limiter(), 20)


async def test_use_of_direct_messages_is_noted_by_the_next_click(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(user: int) -> None:
        raise StoreError("The connection to the database was lost.")

    direct = direct_messages(store)
    await store.tables.open(a_table())  # of who sits nowhere nothing is kept
    with monkeypatch.context() as patched:
        patched.setattr(store.direct, "save_used", away)
        await direct.used(ANNA.user)
    assert await direct.has_used(ANNA.user)
    assert not await direct_messages(store).has_used(ANNA.user), "the store does not know yet"
    await direct.used(ANNA.user)
    assert await direct_messages(store).has_used(ANNA.user)
    await store.close()


async def test_a_defect_is_told_instead(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def defect(user: int) -> None:
        raise ValueError("a defect")

    monkeypatch.setattr(store.direct, "save_used", defect)
    with pytest.raises(ValueError, match="a defect"):
        await direct_messages(store).used(ANNA.user)
    await store.close()


async def test_marks_that_cannot_be_stored_stop_nothing_else(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    marks = Marks(store, "program")
    marks.add(ShownTable(1, 1, 0, None))
    await store.close()
    await marks.close()
    assert [one.levelname for one in caplog.records if one.name == "bot.delivery.marks"] == ["WARNING"]
