"""A game for tests in which all seats are asked at once: two secret ballots on who wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine import Chance, Choice, Decision, Event, Game, Match, Option, Result, SeededChance, View
from engine.match import start_match

BALLOTS = 2


class Counted(Event, frozen=True, kw_only=True):
    """A ballot is over: whom each seat voted for."""

    votes: tuple[int, ...]


@dataclass
class State:
    """``votes`` are those of the present ballot: seat -> seat voted for."""

    seats: int
    ballot: int = 1
    votes: dict[int, int] = field(default_factory=dict)
    result: Result | None = None
    rounds: Sequence[View] = ()

    def copy(self) -> "State":
        return State(self.seats, self.ballot, self.votes.copy(), self.result)


class Vote(Game[State]):
    """Everybody votes for another seat, in any order; nothing is told before the last vote."""

    key: ClassVar[str] = "vote"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 6)
    options: ClassVar[tuple[Option, ...]] = (Option("preset", ("plain",), {"": "plain"}),)
    commands: ClassVar[Mapping[str, str]] = {"vote": "vote"}
    data: ClassVar[Mapping[str, Any]] = {}

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        return State(seats), []

    def decisions(self, state: State) -> dict[int, Decision]:
        if state.result:
            return {}
        return {
            seat: Decision(
                "vote",
                tuple(Choice(str(other)) for other in range(state.seats) if other != seat),
                facts={"ballot": state.ballot},
            )
            for seat in range(state.seats)
            if seat not in state.votes
        }

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        state.votes[seat] = int(keys[0])
        if len(state.votes) < state.seats:
            return []
        votes = tuple(state.votes[one] for one in range(state.seats))
        state.votes = {}
        state.ballot += 1
        if state.ballot > BALLOTS:
            scores = tuple(votes.count(one) for one in range(state.seats))
            winners = tuple(one for one in range(state.seats) if scores[one] == max(scores))
            state.result = Result(scores, winners, tuple({"votes": score} for score in scores))
        return [Counted(round=state.ballot - 1, votes=votes)]

    def view(self, state: State, seat: int | None) -> View:
        return View(
            game=self.key,
            seat=seat,
            seats=state.seats,
            round=min(state.ballot, BALLOTS),
            rounds=BALLOTS,
            phase="over" if state.result else "vote",
            asked=tuple(self.decisions(state)),
            result=state.result,
        )

    def check_data(self, name: str, content: object) -> object:
        return content

    def determinize(self, view: View, chance: Chance) -> State:
        return State(view.seats)

    def rule_of_thumb(self, view: View, decision: Decision, chance: Chance) -> tuple[str, ...]:
        return (chance.pick(decision.keys),)


def voting(*answers: tuple[int, str]) -> Match:
    """A match of four seats after these votes."""
    match = start_match(Vote(), 4, {"preset": "plain"}, {}, bytes(32), SeededChance(bytes(32)))
    for seat, key in answers:
        match.play(seat, [key])
    return match
