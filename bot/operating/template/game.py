"""Template, for 5 to 9 seats: all but one are loyal. Everybody votes at once, and the spy wins unless found.

``python -m bot new-game`` writes this file under the name of a new game. It plays at once: change it bit by bit.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine import Chance, Choice, Course, Decision, Event, Fact, Game, Kind, Result, View
from engine.kinds import by_name
from engine.state import State

LOYAL, SPY = "loyal", "spy"


class RoleDealt(Event, frozen=True, kw_only=True):
    """A seat learns its role, which it alone is told."""

    seat: int
    key: str

    @property
    def casts(self) -> bool:
        """The seat is shown the card of its role."""
        return True


class VoteShown(Event, frozen=True, kw_only=True):
    """The vote of a seat, shown when all have voted."""

    aloud: ClassVar[bool] = True
    retold: ClassVar[bool] = True
    seat: int
    for_seat: int


class SpyShown(Event, frozen=True, kw_only=True):
    """The spy is shown at the end; ``key`` is the side that has won."""

    aloud: ClassVar[bool] = True
    seat: int
    key: str


class TemplateView(View, frozen=True, kw_only=True):
    """``role`` is the seat's own, ``vote`` its own vote as long as others have not voted."""

    role: str
    vote: str

    @property
    def cast(self) -> Mapping[str, Fact]:
        """The seat's own role, for its card."""
        return {"key": self.role} if self.role else {}


@dataclass(slots=True, kw_only=True)
class Table(State):
    """``spy`` is a seat, ``votes`` has the answers so far."""

    spy: int
    votes: dict[int, tuple[str, ...]] = field(default_factory=dict)


def _others(state: Table, seat: int) -> tuple[Choice, ...]:
    return tuple(Choice(str(other), {"seat": other}) for other in range(state.seats) if other != seat)


def _vote(state: Table, seat: int, keys: tuple[str, ...]) -> list[Event]:
    state.votes[seat] = keys
    if len(state.votes) < state.seats:
        return []
    votes = [int(state.votes[one][0]) for one in range(state.seats)]
    found = votes.count(state.spy) > max(votes.count(one) for one in range(state.seats) if one != state.spy)
    won = [(one != state.spy) == found for one in range(state.seats)]
    winners = tuple(one for one in range(state.seats) if won[one])
    state.votes, state.phase = {}, "over"
    state.result = Result(tuple(map(int, won)), winners, tuple({"win": int(one)} for one in won))
    shown = [VoteShown(round=1, seat=one, for_seat=vote) for one, vote in enumerate(votes)]
    return [*shown, SpyShown(round=1, seat=state.spy, key=LOYAL if found else SPY)]


VOTE: Kind[Table] = Kind(
    name="vote",
    command="vote",
    choices=_others,
    facts=lambda state, seat: {},
    answer=_vote,
    alike=lambda state: state.round,
)


class Template(Game[Table]):
    """The rules."""

    key: ClassVar[str] = "template"
    seats: ClassVar[range] = range(5, 10)
    kinds: ClassVar[Mapping[str, Kind[Table]]] = by_name(VOTE)
    by_side: ClassVar[bool] = True

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[Table, list[Event]]:
        """Deal the roles."""
        spy = chance.pick(range(seats))
        state = Table(seats=seats, options=options, chance=chance, rules=rules, round=1, phase="vote", spy=spy)
        return state, [RoleDealt(round=1, seats=(one,), seat=one, key=_role(state, one)) for one in range(seats)]

    def ask(self, state: Table) -> Mapping[int, Decision]:
        """Ask everybody at once; a vote can be changed until the last vote is in."""
        return {} if state.result else VOTE.ask_all(state, tuple(range(state.seats)), state.votes)

    def view(self, state: Table, seat: int | None) -> TemplateView:
        """Show a seat its own role and vote, and nobody else's."""
        return TemplateView(
            game=self.key,
            rules=state.rules,
            seat=seat,
            seats=state.seats,
            round=1,
            rounds=1,
            phase=state.phase,
            asked=() if state.result else tuple(one for one in range(state.seats) if one not in state.votes),
            result=state.result,
            role="" if seat is None else _role(state, seat),
            vote=state.votes[seat][0] if seat in state.votes else "",
        )

    def sides(self, course: Course) -> tuple[str, ...]:
        """Return the role of each seat."""
        spy = next(event.seat for event in course.events if isinstance(event, SpyShown))
        return tuple(SPY if seat == spy else LOYAL for seat in range(course.seats))

    def determinize(self, view: View, chance: Chance) -> Table:
        """Return a possible true state: anybody else may be the spy, and may have voted for anybody."""
        if not isinstance(view, TemplateView):
            raise TypeError(f"this is no view of {self.key}")
        spy = chance.pick([one for one in range(view.seats) if (one == view.seat) == (view.role == SPY)])
        state = Table(seats=view.seats, options={}, chance=chance, rules=view.rules, round=1, phase=view.phase, spy=spy)
        state.result = view.result
        for seat in range(view.seats):
            if seat not in view.asked and not view.result:
                own = view.vote if seat == view.seat else ""
                state.votes[seat] = (own or chance.pick([one.key for one in _others(state, seat)]),)
        state.questions = self.ask(state)
        return state


def _role(state: Table, seat: int) -> str:
    return SPY if seat == state.spy else LOYAL
