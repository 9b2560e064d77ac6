"""A copy of a state forgets no field, shares nothing that changes, and refuses what it does not know how to copy."""

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

import engine
from engine import ScriptedChance, SeededChance
from engine.state import Part, State
from tests.matches import play_by_chance, seed_of

GAMES = [(game, rules.seats[-1]) for game, rules in engine.games().items()]


def states(game: str, seats: int) -> Iterator[State]:
    """States as they may be at several moments of a match."""
    match = engine.start(game, seats=seats, seed=seed_of(f"copies {game}"))
    for number in range(8):
        yield match.game.determinize(match.view(number % seats), SeededChance(bytes(32)))
        play_by_chance(match, seed_of("on"), 19)


def inside(value: Any) -> Iterator[Any]:
    """The value and all that it holds, as far as anything there may change."""
    if isinstance(value, Part):
        yield value
        for one in dataclasses.fields(value):
            yield from inside(getattr(value, one.name))
    elif isinstance(value, list | set):
        yield value
        for one in value:
            yield from inside(one)
    elif type(value) is dict:
        yield value
        for one in value.values():
            yield from inside(one)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_copy_is_equal_and_shares_nothing_that_changes(game: str, seats: int) -> None:
    for state in states(game, seats):
        copy = state.copy()
        copy.chance = state.chance
        assert type(copy) is type(state)
        assert copy == state
        changing = [one for one in inside(state) if one is not state.questions and one is not state.options]
        shared = {id(one) for one in changing} & {id(one) for one in inside(copy)}
        assert len(changing) > seats
        assert not shared


@dataclass(slots=True)
class Pile(Part):
    """A part with one field."""

    cards: list[int]


@dataclass(slots=True, kw_only=True)
class Deal(State):
    """A state with a field of every type that can be copied."""

    top: int | None = None
    piles: list[Pile]
    seen: list[set[int]]
    hands: dict[int, list[str]]
    shown: tuple[tuple[int, ...], ...]
    table: Mapping[str, tuple[int, ...]]


def deal(chance: engine.Chance) -> Deal:
    return Deal(
        seats=2,
        options={},
        chance=chance,
        rules=1,
        piles=[Pile([1, 2])],
        seen=[{1}, set()],
        hands={0: ["a"]},
        shown=((1,),),
        table={"a": (1,)},
    )


def test_a_copy_copies_changing_parts_at_any_depth_and_shares_the_rest() -> None:
    state = deal(SeededChance(bytes(32)))
    copy = state.copy()
    copy.piles[0].cards.append(3)
    copy.seen[1].add(2)
    copy.hands[0].append("b")
    copy.chance.roll(6)
    assert (state.piles, state.seen, state.hands) == ([Pile([1, 2])], [{1}, set()], {0: ["a"]})
    assert copy.shown is state.shown
    assert copy.table is state.table
    assert state.chance.roll(6) == SeededChance(bytes(32)).roll(6)


def test_chance_that_cannot_be_copied_is_shared() -> None:
    state = deal(ScriptedChance(4))
    assert state.copy().chance is state.chance


@dataclass
class Loose:
    """Something that changes and is no part."""

    cards: list[int]


@pytest.mark.parametrize("hint", [Loose, list[Loose], tuple[list[int], ...], Any, Mapping[str, set[int]]])
def test_a_field_of_which_nobody_knows_how_it_is_copied_is_refused(hint: object) -> None:
    made = dataclasses.make_dataclass("Odd", [("field", hint)], bases=(Part,), slots=True)
    with pytest.raises(TypeError, match=r"Odd\.field: "):
        made(None).copy()
