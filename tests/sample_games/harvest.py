"""A game for tests whose rules were changed once: each seat picks one to three apples, and that is all.

Version 1: an apple is a point.
Version 2: a seat that picks more than ``basket`` gets nothing.
In version 2 the data file ``market`` also tells how many points an apple is; both are new.
``OldHarvest`` is a program that knows version 1 alone, and ``LaterHarvest`` a program that knows more versions.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import engine.state
from engine import BadData, Chance, Choice, Decision, Event, Game, Keys, Option, Result, View
from engine.kinds import Kind, by_name

MOST = 3


class Picked(Event, frozen=True, kw_only=True):
    """A seat has picked so many apples."""

    retold: ClassVar[bool] = True
    seat: int
    number: int


class HarvestView(View, frozen=True, kw_only=True):
    """Everything is public."""

    picked: tuple[int, ...]


@dataclass(slots=True, kw_only=True)
class State(engine.state.State):
    """``picked`` are the apples of the seats that have had their turn, ``worth`` are the points of an apple."""

    phase: str = "pick"
    worth: int = 1
    picked: list[int] = field(default_factory=list)


def _apples(state: State, seat: int) -> tuple[Choice, ...]:
    return tuple(Choice(str(number), {"number": number}) for number in range(1, MOST + 1))


def _pick(state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
    state.picked.append(int(keys[0]))
    if len(state.picked) == state.seats:
        scores = tuple(_points(state, number) for number in state.picked)
        winners = tuple(one for one, score in enumerate(scores) if score == max(scores))
        state.phase = "over"
        state.result = Result(scores, winners, tuple({"apples": score} for score in scores))
    return [Picked(round=1, seat=seat, number=int(keys[0]))]


def _points(state: State, number: int) -> int:
    if state.rules < 2:
        return number
    return number * state.worth if number <= int(state.options["basket"]) else 0


class Harvest(Game[State]):
    """The rules of both versions."""

    key: ClassVar[str] = "harvest"
    versions: ClassVar[range] = range(1, 3)
    seats: ClassVar[range] = range(2, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("basket", ("2", "3"), {"": "2"}, since=2),)
    kinds: ClassVar[Mapping[str, Kind[State]]] = by_name(
        Kind(name="pick", command="pick", choices=_apples, answer=_pick)
    )
    data: ClassVar[Mapping[str, Any]] = {"market": {"worth": 1}}

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[State, list[Event]]:
        worth = data["market"]["worth"] if "market" in data else 1
        return State(seats=seats, options=options, chance=chance, rules=rules, round=1, worth=worth), []

    def data_of(self, rules: int) -> Mapping[str, Any]:
        return self.data if rules >= 2 else {}

    def check_data(self, name: str, content: object) -> object:
        if not isinstance(content, dict) or not isinstance(content.get("worth"), int):
            raise BadData("worth: a whole number is needed")
        return {"worth": content["worth"]}

    def ask(self, state: State) -> Mapping[int, Decision]:
        seat = len(state.picked)
        return {} if state.result else {seat: self.kinds["pick"].ask(state, seat)}

    def view(self, state: State, seat: int | None) -> HarvestView:
        return HarvestView(
            game=self.key,
            rules=state.rules,
            seat=seat,
            seats=state.seats,
            round=state.round,
            rounds=1,
            phase=state.phase,
            asked=() if state.result else (len(state.picked),),
            result=state.result,
            picked=tuple(state.picked),
        )

    def determinize(self, view: View, chance: Chance) -> State:
        assert isinstance(view, HarvestView)
        state = State(seats=view.seats, options={"basket": "2"}, chance=chance, rules=view.rules, round=1)
        state.picked = list(view.picked)
        state.questions = self.ask(state)
        return state

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        return {(decision.keys[-1] if view.rules < 2 else "2",): 0.0}


class OldHarvest(Harvest):
    """The game in a program from before the change."""

    versions: ClassVar[range] = range(1, 2)


class LaterHarvest(Harvest):
    """The game in a program that has seen changes since."""

    versions: ClassVar[range] = range(1, 6)


class ForgetfulHarvest(Harvest):
    """The game in a program that no longer plays by the first rules."""

    versions: ClassVar[range] = range(2, 6)
