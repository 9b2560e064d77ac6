"""Template, for 5 to 9 seats: spies among the loyal. Each round everybody votes, and unmasks somebody.

``python -m bot new-game`` writes this file under the name of a new game. It plays at once: change it bit by bit.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from engine import Chance, Event, Kind, View
from engine.hidden_roles import Count, HiddenRoles, HiddenRolesView, Roles, State, ballot, suspects_but_self
from engine.kinds import by_name

ROLES = Roles(
    sides={"loyal": "loyal", "spy": "spies"},
    dealt=lambda seats: ("spy",) * (seats // 3) + ("loyal",) * (seats - seats // 3),
    sees={"spy": ("spy",)},
)
BALLOTS = 2
"""A tie is voted on again; after so many ballots nobody is unmasked."""


class SeatUnmasked(Event, frozen=True, kw_only=True):
    """A seat shows its role, and is out."""

    aloud: ClassVar[bool] = True
    ousts: ClassVar[bool] = True
    seat: int
    key: str


class NobodyUnmasked(Event, frozen=True, kw_only=True):
    """The last ballot of a round was a tie."""

    aloud: ClassVar[bool] = True


class TemplateView(HiddenRolesView, frozen=True, kw_only=True):
    """A seat whose role is shown is out."""

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that only watch."""
        return () if self.result else self.revealed


@dataclass(slots=True, kw_only=True)
class Table(State):
    """The whole truth of a match."""

    @property
    def masked(self) -> list[int]:
        """The seats that vote, and that can be voted for."""
        return [seat for seat in range(self.seats) if seat not in self.revealed]


def _counted(state: Table) -> list[Event]:
    """Count a ballot; a tie is voted on again."""
    count = Count.of((seat, int(keys[0])) for seat, keys in sorted(state.take_answers().items()))
    events = count.told(state.round, state.ballot)
    if count.chosen is None and state.ballot < BALLOTS:
        state.open_ballot("vote", state.masked, count.leaders, state.ballot + 1)
        return events
    if count.chosen is None:
        events.append(NobodyUnmasked(round=state.round))
    else:
        state.revealed += (count.chosen,)
        events.append(SeatUnmasked(round=state.round, seat=count.chosen, key=state.dealt[count.chosen]))
    return events + _next_round(state)


def _next_round(state: Table) -> list[Event]:
    """End the match if a side has won; otherwise begin the next round."""
    spies = [seat for seat in state.masked if state.dealt[seat] == "spy"]
    if not spies:
        return GAME.win(state, "loyal")
    if 2 * len(spies) >= len(state.masked) or state.round == state.seats:
        return GAME.win(state, "spies")
    state.begin_round()
    state.open_ballot("vote", state.masked, state.masked)
    return []


class Template(HiddenRoles[Table]):
    """The rules."""

    key: ClassVar[str] = "template"
    seats: ClassVar[range] = range(5, 10)
    roles: ClassVar[Roles] = ROLES
    kinds: ClassVar[Mapping[str, Kind[Any]]] = by_name(
        ballot(
            name="vote",
            command="vote",
            choices=suspects_but_self,
            counted=_counted,
            alike=lambda state: (state.round, state.ballot, state.suspects),
            facts=lambda state, seat: {"ballot": state.ballot},
            talks=True,
        )
    )

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[Table, list[Event]]:
        """Deal the roles, and open the first ballot."""
        state = Table(seats=seats, options=options, chance=chance, rules=rules)
        state.dealt = ROLES.deal(range(seats), chance)
        return state, [*ROLES.told(state.dealt), *_next_round(state)]

    def view(self, state: Table, seat: int | None) -> TemplateView:
        """Return all that a seat may see: its own role, public facts, and if a spy, the other spies."""
        return TemplateView(**self.seen(state, seat), rounds=0)

    def determinize(self, view: View, chance: Chance) -> Table:
        """Return a state that may be the true one, for all that the view tells."""
        if not isinstance(view, TemplateView):
            raise TypeError(f"this is no view of {self.key}")
        return self.complete(Table(**self.imagined(view, chance)), view, chance)


GAME = Template()
