from pathlib import Path

import pytest

from bot import client
from bot.config import Settings


@pytest.fixture
def simcord_bot(tmp_path: Path) -> client.Turncoat:
    """The client as it runs on Discord; only its computer players do not wait."""
    return client.create(Settings("simcord.fake.token", data=tmp_path, drawing="threads"), pace=0)
