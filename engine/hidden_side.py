"""A hidden side: seats that play against the others, and are known to few, such as traitors."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Generic, Literal, NamedTuple, TypeVar

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


class Subject(NamedTuple):
    """A seat that may belong to a hidden side, or a part of it, such as an army."""

    seat: int
    part: int | None = None


def subjects(seats: int, parts: Sequence[int]) -> tuple[Subject, ...]:
    """Return all seats; or all first parts of seats, then all second parts. The place of each is its number.

    >>> subjects(2, [])
    (Subject(seat=0, part=None), Subject(seat=1, part=None))
    >>> [f"{one.seat}.{one.part}" for one in subjects(2, [1, 2])]
    ['0.1', '1.1', '0.2', '1.2']
    """
    return tuple(Subject(seat, part) for part in parts or (None,) for seat in range(seats))


class HiddenSide(NamedTuple, Generic[StateT, ViewT]):
    """The hidden side of a game.

    A seat belongs to the hidden side for the rest of a round, or for a match. The functions return numbers of seats, or
    of parts if seats have parts (``subjects``).
    """

    lasts: Literal["round", "match"]
    members: Callable[[StateT], Collection[int]]
    """Returns the members of the hidden side; of a side that lasts for a match only the last state counts."""
    unknown: Callable[[ViewT], Collection[int]]
    """Returns those of which the view does not tell for certain whether they belong to the hidden side."""
    suspicions: Callable[[ViewT], Mapping[int, float]] | None = None
    """Returns how likely each of the unknown belongs to the hidden side, by all that the view tells.

    A game without this function has no computer players who infer sides.
    """
    knows_itself: bool = True
    """Members know that they are members: then they suspect nobody."""
