"""A court for a case: a sandbox and the bot on it, in this process; whatever is logged as an error breaks the case."""

from __future__ import annotations

import logging
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.client import Turncoat
from bot.sandbox import Sandbox, redirect
from tests.bot.court import Court, fixed_secrets
from tests.bot.outlines import instead_of_pictures
from tests.conftest import identify_at_once
from tests.prove.row import require

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Errors(logging.Handler):
    """Every line of an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@asynccontextmanager
async def a_court(text: str) -> AsyncIterator[Court]:
    """A court whose bot has not been started; the text brings the deals. Raises ``Broken`` at the end."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            patch.setattr(Turncoat, "before_identify_hook", identify_at_once)
            patch.setattr("bot.tables.lobbies.secrets", fixed_secrets(text))
            instead_of_pictures(patch)
            async with Sandbox(record_bodies=True) as sandbox:
                redirect(sandbox.address)
                patch.setattr(sandbox.world, "next_id", sandbox.world.fixed_id)
                court = Court(sandbox, Path(folder))
                try:
                    yield court
                finally:
                    await court.stop_bot()
                require(not sandbox.problems, f"Discord would refuse {sandbox.problems[:3]}")
    finally:
        logging.getLogger().removeHandler(errors)
    require(not errors.lines, f"logged as errors: {errors.lines[:3]}")
