"""Straws, for 2 to 4 seats: everybody holds one in secret and may change it once; the longest one wins."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from engine import Chance, Choice, Decision, Event, Game, Keys, Kind, Option, Result, View
from engine.kinds import by_name
from engine.state import State


class StrawDrawn(Event, frozen=True, kw_only=True):
    """A seat is given a straw, which it alone sees."""

    seat: int
    length: int


class StrawKept(Event, frozen=True, kw_only=True):
    """A seat has decided."""

    seat: int
    key: str


class StrawShown(Event, frozen=True, kw_only=True):
    """A seat shows its straw at the end."""

    seat: int
    length: int


class StrawsView(View, frozen=True, kw_only=True):
    """``held`` is the seat's own straw, ``shown`` are all of them once the match is over."""

    held: int
    shown: tuple[int, ...]


@dataclass(slots=True, kw_only=True)
class Table(State):
    """``held`` has each seat's straw, ``pile`` the others, ``turn`` is the seat that decides."""

    held: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    turn: int = 0


def _decide(state: Table, seat: int, keys: tuple[str, ...]) -> list[Event]:
    events: list[Event] = [StrawKept(round=1, seat=seat, key=keys[0])]
    if keys[0] == "change":
        state.held[seat] = state.pile.pop(0)
        events.append(StrawDrawn(round=1, seats=(seat,), seat=seat, length=state.held[seat]))
    state.turn += 1
    if state.turn == state.seats:
        state.phase = "over"
        scores = tuple(state.held)
        state.result = Result(scores, (scores.index(max(scores)),), tuple({"length": one} for one in scores))
        events += [StrawShown(round=1, seat=seat, length=length) for seat, length in enumerate(scores)]
    return events


DECIDE: Kind[Table] = Kind(
    name="decide",
    command="straw",
    choices=lambda state, seat: (Choice("keep"), Choice("change")),
    facts=lambda state, seat: {"length": state.held[seat]},
    answer=_decide,
)


class Straws(Game[Table]):
    """The rules."""

    key: ClassVar[str] = "straws"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = ()
    kinds: ClassVar[Mapping[str, Kind[Table]]] = by_name(DECIDE)

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, object], chance: Chance, rules: int
    ) -> tuple[Table, list[Event]]:
        """Everybody draws one."""
        pile = chance.shuffle(range(1, 2 * seats + 1))
        state = Table(seats=seats, options=options, chance=chance, rules=rules, round=1, phase="decide")
        state.held, state.pile = pile[:seats], pile[seats:]
        drawn = [StrawDrawn(round=1, seats=(seat,), seat=seat, length=one) for seat, one in enumerate(state.held)]
        return state, [*drawn]

    def ask(self, state: Table) -> Mapping[int, Decision]:
        """One after the other."""
        return {} if state.result else {state.turn: DECIDE.ask(state, state.turn)}

    def view(self, state: Table, seat: int | None) -> StrawsView:
        """Nobody sees what others hold before the end."""
        return StrawsView(
            game=self.key,
            rules=state.rules,
            seat=seat,
            seats=state.seats,
            round=1,
            rounds=1,
            phase=state.phase,
            asked=tuple(state.questions),
            result=state.result,
            held=0 if seat is None else state.held[seat],
            shown=tuple(state.held) if state.result else (),
        )

    def determinize(self, view: View, chance: Chance) -> Table:
        """Return a state with the unknown parts of the view shuffled."""
        assert isinstance(view, StrawsView)
        pile = chance.shuffle([one for one in range(1, 2 * view.seats + 1) if one != view.held])
        held = [view.held if seat == view.seat else pile.pop(0) for seat in range(view.seats)]
        state = Table(seats=view.seats, options={}, chance=chance, rules=view.rules, round=1, phase=view.phase)
        state.held, state.pile, state.result = list(view.shown) or held, pile, view.result
        state.turn = view.asked[0] if view.asked else view.seats
        state.questions = self.ask(state)
        return state

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        """Keep what is longer than half of them."""
        assert isinstance(view, StrawsView)
        return {("keep",): float(view.held), ("change",): float(view.seats)}
