"""The common part of all games' states, and a copy of a state that cannot forget a field."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Self, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.chance import Chance
from engine.decision import Choice, Decision
from engine.view import Result, View

_Copier = Callable[[Any], Any]
_Plan = tuple[tuple[str, ...], tuple[tuple[str, _Copier], ...]]
"""The fields that copies share, and those that are copied with what copies each."""

_PLANS: dict[type, _Plan] = {}

_SHALLOW: Mapping[type, _Copier] = {list: list.copy, set: set.copy, dict: dict.copy}
_NEVER_CHANGE = (int, str, bytes, bool, float, NoneType)
_NEVER_CHANGE_INSIDE = (tuple, frozenset, Mapping, Union, UnionType)


@dataclass(slots=True)
class Part:
    """A dataclass with slots that changes while a game goes on; a state is made of such parts.

    >>> @dataclass(slots=True)
    ... class Pile(Part):
    ...     cards: list[int]
    >>> @dataclass(slots=True)
    ... class Hands(Part):
    ...     piles: list[Pile]
    ...     seen: list[set[int]]
    >>> hands = Hands([Pile([1])], [{1}, set()])
    >>> other = hands.copy()
    >>> other.piles[0].cards.append(2); other.seen[1].add(2)
    >>> hands
    Hands(piles=[Pile(cards=[1])], seen=[{1}, set()])
    """

    def copy(self) -> Self:
        """Return an equal copy that shares nothing that changes.

        The type of each field says how the field is copied. ``Mapping``, tuples and frozen structs are shared: their
        holder replaces them and never changes them. Raises ``TypeError`` for a field of a type that cannot be copied.
        """
        shared, copied = _PLANS.get(type(self)) or _plan(type(self))
        other = object.__new__(type(self))
        for name in shared:
            setattr(other, name, getattr(self, name))
        for name, copy in copied:
            setattr(other, name, copy(getattr(self, name)))
        return other


@dataclass(slots=True, kw_only=True)
class State(Part):
    """The whole truth of a running game. Its game changes it in place; nobody but the engine sees it.

    ``rules`` is the version of the rules it is played by, ``phase`` the game's word for what is going on. ``questions``
    are what everybody is asked now, by seat; it is replaced, never changed. ``divided`` is the last kind that may be
    divided, with its choices of all groups. ``rounds`` has an onlooker's view of the end of each round that is over.
    ``round_ends`` are states at ends of rounds, whose views the engine has still to make, after each answer.
    ``result`` is ``None`` until the match is over. A copy's chance goes its own way if it can be copied.
    """

    seats: int
    options: Mapping[str, str]
    chance: Chance
    rules: int
    round: int = 0
    phase: str = ""
    questions: Mapping[int, Decision] = field(default_factory=dict)
    divided: tuple[str, tuple[Choice, ...]] = ("", ())
    rounds: list[View] = field(default_factory=list)
    round_ends: list["State"] = field(default_factory=list)
    result: Result | None = None

    def end_round(self) -> None:
        """Keep what everybody sees now as the end of the round, in which nobody is asked any more."""
        last = self.copy()
        last.questions = {}
        self.round_ends.append(last)

    def take_round_ends(self) -> list[Self]:
        """Return the ends of rounds that have no view yet, and forget them."""
        ends = [end for end in self.round_ends if isinstance(end, type(self))]
        self.round_ends.clear()
        return ends

    def begin_round(self) -> None:
        """Begin the next round, after the end of the present round if there is one."""
        if self.round:
            self.end_round()
        self.round += 1


def _plan(part: type[Part]) -> _Plan:
    """Find out how a part is copied, and keep it."""
    hints = get_type_hints(part)
    copiers = {one.name: _copier(hints[one.name], f"{part.__name__}.{one.name}") for one in fields(part)}
    shared = tuple(name for name, copy in copiers.items() if copy is None)
    _PLANS[part] = shared, tuple((name, copy) for name, copy in copiers.items() if copy is not None)
    return _PLANS[part]


def _copier(hint: object, where: str) -> _Copier | None:
    """Return the function that copies a value of that type; ``None``: such a value never changes.

    Raises ``TypeError``, which names ``where``, for a type that it cannot copy.
    """
    kind, inside = get_origin(hint) or hint, get_args(hint)
    if kind in _NEVER_CHANGE or kind is Literal:
        return None
    if kind in _NEVER_CHANGE_INSIDE:
        if any(one is not Ellipsis and _copier(one, where) for one in inside):
            raise TypeError(f"{where}: what stands in {hint} may change")
        return None
    if isinstance(kind, type) and kind in _SHALLOW:
        return _container(kind, _copier(inside[-1], where))
    if kind is Chance:
        return _copy_chance
    if isinstance(kind, type) and issubclass(kind, Part):
        return kind.copy
    if isinstance(kind, type) and _is_frozen(kind):
        return None
    raise TypeError(f"{where}: how is {hint} copied?")


def _container(kind: type, copy: _Copier | None) -> _Copier:
    if copy is None:
        return _SHALLOW[kind]
    inner = copy
    if kind is dict:
        return lambda value: {key: inner(one) for key, one in value.items()}
    return lambda value: [inner(one) for one in value]


def _is_frozen(kind: type) -> bool:
    if is_dataclass(kind):
        return bool(vars(kind)["__dataclass_params__"].frozen)
    return issubclass(kind, msgspec.Struct) and bool(kind.__struct_config__.frozen)


def _copy_chance(chance: Chance) -> Chance:
    """Another one that goes its own way; a source of chance from outside may lack a ``copy``, and is shared."""
    copy: Callable[[], Chance] | None = getattr(chance, "copy", None)
    return copy() if copy else chance
