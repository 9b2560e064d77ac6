"""A court whose bot is on the gateway alone, and a town beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from tests.cluster.town import Town

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.bot.court import Court


@pytest.fixture
async def gateway(empty_court: Court, address: str) -> AsyncIterator[Court]:
    """A court whose bot answers, and shows nothing itself."""
    empty_court.settings = msgspec.structs.replace(empty_court.settings, database=address, role="gateway")
    await empty_court.start_bot()
    yield empty_court
    await empty_court.stop_bot()


@pytest.fixture
async def town(gateway: Court, address: str) -> AsyncIterator[Town]:
    """Provide the town in which more processes are started."""
    one = Town(gateway.sandbox, gateway.folder, address)
    yield one
    await one.close()
