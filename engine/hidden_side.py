"""A hidden side: seats that play against the others, and are known to few, such as traitors."""

from collections.abc import Callable, Collection, Mapping
from typing import Generic, Literal, NamedTuple, TypeVar

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class HiddenSide(NamedTuple, Generic[StateT, ViewT]):
    """The hidden side of a game.

    A seat belongs to the hidden side for the rest of a round, or for a match.
    """

    lasts: Literal["round", "match"]
    seats: Callable[[StateT], Collection[int]]
    """Returns the seats of the hidden side; of a side that lasts for a match only the last state counts."""
    unknown: Callable[[ViewT], Collection[int]]
    """Returns the seats of which the view does not tell for certain whether they belong to the hidden side."""
    suspicions: Callable[[ViewT], Mapping[int, float]] | None = None
    """Returns how likely each unknown seat belongs to the hidden side, by all that the view tells.

    A game without this function has no computer players who infer sides.
    """
