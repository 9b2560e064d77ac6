from collections.abc import Iterator
from pathlib import Path

import pytest
from discord.app_commands import CommandInvokeError
from simcord import Env

from bot import client
from bot.config import Settings
from bot.tables import Refusal


@pytest.fixture
def simcord_bot(tmp_path: Path) -> client.Turncoat:
    """The client as it runs on Discord; only its computer players do not wait."""
    return client.create(Settings("simcord.fake.token", data=tmp_path, drawing="threads"), pace=0)


@pytest.fixture(autouse=True)
def refusals_are_answered(simcord_env: Env) -> Iterator[None]:
    """A refusal reaches the tree as an error, which tells the person why; any other error fails the test."""
    yield
    try:
        simcord_env.raise_errors()
    except* CommandInvokeError as refused:
        assert all(isinstance(one, CommandInvokeError) for one in refused.exceptions)
        assert [one for one in refused.exceptions if not isinstance(getattr(one, "original", None), Refusal)] == []
