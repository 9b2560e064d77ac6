"""A text that goes wrong is only logged, so that nobody's game stops; here it fails the test."""

from collections.abc import Iterator

import pytest

from bot.texts.speech import log_once


@pytest.fixture(autouse=True)
def _nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    log_once.cache_clear()
    yield
    assert [one.getMessage() for one in caplog.get_records("call") if one.name.startswith("bot.texts")] == []
