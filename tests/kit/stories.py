"""Whole matches of the records, whose stories can be told."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import engine
from engine import Match, Record, Revealed
from tests.games import RECORDS, game_of, name_of

ENDED = [path for path in RECORDS if path.parent.name == "whole" and not path.stem.startswith("on-")]


@cache
def replayed(path: Path) -> Match:
    """The match of a record, which nobody goes on to play."""
    return engine.replay(Record.from_json(path.read_bytes()))


def of(game: str) -> pytest.MarkDecorator:
    """A test of every such match of a game."""
    paths = [path for path in ENDED if game_of(path) == game]
    return pytest.mark.parametrize("path", paths, ids=name_of)


def kinds(told: Revealed) -> Counter[str]:
    """Return the number of events of each kind in a story."""
    return Counter(event.kind for event in told.story)
