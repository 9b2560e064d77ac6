"""Editions of the rules of The Traitors."""

import pytest

from tests.games.the_traitors import script


@pytest.fixture(params=[script.FIRST, script.SECOND_AS_THE_FIRST], ids=["first edition", "second as the first"])
def both_editions(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test is run by the first edition, and by the second with the values with which it is like the first (T-9)."""
    monkeypatch.setattr(script, "edition", request.param)
