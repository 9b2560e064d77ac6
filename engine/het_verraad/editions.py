"""What the second edition lets a match do, asked of its state or of a view of it."""

from collections.abc import Mapping
from typing import Protocol


class Played(Protocol):
    """A state or a view: the version of the rules and the options by which it is played."""

    @property
    def rules(self) -> int:
        """The version of the rules."""

    @property
    def options(self) -> Mapping[str, str]:
        """All options of that version with their values."""


def plays_third(one: Played) -> bool:
    """Whether one may be played instead, where a bought influence card makes one be discarded (H-12.1)."""
    return one.rules >= 2 and one.options["third"] == "play_or_discard"


def swaps_white(one: Played) -> bool:
    """Whether a white chip may be swapped for a black one, too (H-12.2)."""
    return one.rules >= 2 and one.options["swap_colour"] == "any"
