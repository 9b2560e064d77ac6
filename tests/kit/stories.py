"""Whole matches of the records, whose stories can be told."""

from functools import cache
from pathlib import Path

import engine
from engine import Match, Record
from tests.games import RECORDS

ENDED = [path for path in RECORDS if path.parent.name == "whole" and not path.stem.startswith("on-")]


@cache
def replayed(path: Path) -> Match:
    """The match of a record, which nobody goes on to play."""
    return engine.replay(Record.from_json(path.read_bytes()))
