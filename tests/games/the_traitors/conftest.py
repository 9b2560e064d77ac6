"""The edition by which most rules of The Traitors are tested."""

import pytest

from tests.games.the_traitors import script


@pytest.fixture
def first_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin matches by the second edition with the values with which it is like the first (T-9).

    That it is so, answer by answer, ``test_second_edition.py`` shows.
    """
    monkeypatch.setattr(script, "edition", script.AS_THE_FIRST)
