"""The table of who may be told each kind of event finds what the walk cannot find."""

import pytest

from bot.games.kit.told import check, sample
from tests.games.het_verraad.hooks import TOLD
from tests.games.het_verraad.leaks import TellsWhatFiveWereDealt
from tests.matches import begun


def test_dealing_openly_is_found_with_any_number_of_seats() -> None:
    """The walk cannot know that: with other cards dealt, others would have been told."""
    honest = sample("het_verraad", 5, 0).record
    with pytest.raises(AssertionError, match="buildings_dealt is told to None"):
        check(begun(honest, TellsWhatFiveWereDealt()), TOLD)
