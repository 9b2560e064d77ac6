"""The rules that games of hidden roles share: their questions, the common part of their views, sides that win."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from engine.chance import Chance
from engine.course import Course
from engine.decision import NO_FACTS, Decision, Fact, Keys
from engine.errors import Defect
from engine.event import Event
from engine.game import Game
from engine.hidden_roles.ballot import State, VoteShown, imagine_answers, imagine_who_has_answered
from engine.hidden_roles.roles import Roles, RoleShown
from engine.kinds import Kind
from engine.view import Result, View

StateT = TypeVar("StateT", bound=State)


class SideWon(Event, frozen=True, kw_only=True):
    """The match is over, and a side has won."""

    aloud: ClassVar[bool] = True
    ends: ClassVar[bool] = True

    side: str


class HiddenRolesView(View, frozen=True, kw_only=True):
    """The common part of the views of games of hidden roles.

    ``revealed``, ``put_to``, ``ballot`` and ``suspects`` are as in the state. ``secret`` says whether it is a secret
    who has answered the open question. ``known`` has the roles that the viewer knows, by seat: its own, those that it
    was shown at the deal, those shown to everybody, and all of them at the end. ``answers`` are the open answers that
    it knows, by seat: its own, and at night those of its allies.
    """

    options: Mapping[str, str]
    revealed: tuple[int, ...]
    put_to: tuple[int, ...]
    ballot: int
    suspects: tuple[int, ...]
    secret: bool
    known: Mapping[int, str]
    answers: Mapping[int, Keys]

    @property
    def role(self) -> str:
        """The viewer's own role; empty for an onlooker."""
        return "" if self.seat is None else self.known[self.seat]

    @property
    def hides_answers(self) -> bool:
        """Return ``secret``."""
        return self.secret

    @property
    def asked_openly(self) -> tuple[int, ...]:
        """The seats to which the question is put, as long as it is a secret who has answered."""
        return self.put_to if self.secret else self.asked

    @property
    def roles_shown(self) -> Mapping[int, str]:
        """The roles of the revealed seats, and at the end of all seats."""
        return {seat: self.known[seat] for seat in (range(self.seats) if self.result else self.revealed)}

    @property
    def talks(self) -> int:
        """Return the number of the open vote: everybody may talk before a vote."""
        return self.ballot

    @property
    def stage(self) -> str:
        """Return another word for each vote."""
        return f"{super().stage}:{self.ballot}"

    @property
    def cast(self) -> Mapping[str, Fact]:
        """Return the viewer's own role."""
        return {"key": self.role} if self.role else NO_FACTS


class HiddenRoles(Game[StateT]):
    """A game of hidden roles: each phase puts the question of that name to the seats ``State.put_to``."""

    roles: ClassVar[Roles]
    secret: ClassVar[frozenset[str]] = frozenset()
    """The phases in which it is a secret who has answered. Their answers cannot be changed."""
    marks: ClassVar[tuple[str, ...]] = ("suspect",)
    by_side = True

    @property
    def ballots(self) -> tuple[type[Event], ...]:
        """Votes, if the answers to any question are told as such."""
        return (VoteShown,) if any(kind.tells == "votes" for kind in self.kinds.values()) else ()

    def ask(self, state: StateT) -> Mapping[int, Decision]:
        """Put the question of the phase to its seats; those that have answered together may answer again."""
        if state.result is not None:
            return {}
        kind = self._kind(state)
        if not kind.tells:
            return {seat: kind.ask(state, seat) for seat in state.put_to}
        if state.phase in self.secret:
            return kind.ask_all(state, state.unanswered, {})
        return kind.ask_all(state, state.put_to, state.answers)

    def seen(self, state: StateT, seat: int | None) -> dict[str, Any]:
        """Return the fields of ``HiddenRolesView`` for a viewer, except ``rounds``."""
        over = state.result is not None
        secret = state.phase in self.secret and not over
        asked = () if over else state.put_to if secret else state.unanswered
        own_role = {} if seat is None else self.roles.known(state.dealt, seat)
        known = {
            one: state.dealt[one] for one in (range(state.seats) if over else sorted({*own_role, *state.revealed}))
        }
        sees = [] if seat is None or over else self._sees(state, seat)
        return {
            "game": self.key,
            "rules": state.rules,
            "seat": seat,
            "seats": state.seats,
            "round": state.round,
            "phase": state.phase,
            "asked": tuple(one for one in asked if one != seat or seat in state.unanswered),
            "result": state.result,
            "options": state.options,
            "revealed": state.revealed,
            "put_to": state.put_to,
            "ballot": state.ballot,
            "suspects": state.suspects,
            "secret": secret,
            "known": known,
            "answers": {one: state.answers[one] for one in sees if one in state.answers},
        }

    def _sees(self, state: StateT, seat: int) -> list[int]:
        """Return the seats whose open answers a seat sees: its own, and at night those of its allies."""
        allies = self._kind(state).allies
        seen = allies(state) if allies is not None and seat in state.put_to else ()
        return sorted({seat, *seen}) if seat in seen else [seat]

    def _kind(self, state: StateT) -> Kind[Any]:
        """Return the kind of question of the phase; raise ``Defect`` if there is none of that name."""
        if state.phase not in self.kinds:
            raise Defect(f"put({state.phase!r}): there is no such kind of question; there are {', '.join(self.kinds)}")
        return self.kinds[state.phase]

    def imagined(self, view: HiddenRolesView, chance: Chance) -> dict[str, Any]:
        """Return the fields of a ``State`` that may be the true one for the view; chance deals the unknown roles.

        ``complete`` finishes that state, once the fields of the game itself are in it.
        """
        return {
            "seats": view.seats,
            "options": view.options,
            "chance": chance,
            "rules": view.rules,
            "round": view.round,
            "phase": view.phase,
            "revealed": view.revealed,
            "put_to": view.put_to,
            "ballot": view.ballot,
            "suspects": view.suspects,
            "dealt": self.roles.possible(view.seats, view.known, chance),
            "result": view.result,
        }

    def complete(self, state: StateT, view: HiddenRolesView, chance: Chance) -> StateT:
        """Return the imagined state with open answers and questions, made up as far as the view leaves them open."""
        state.questions = self.ask(state)
        if state.result is None and self._kind(state).tells:
            answered = imagine_who_has_answered(state.put_to, view, chance)
            imagine_answers(state, state.questions, view.answers, answered, chance)
            state.questions = self.ask(state)
        return state

    def win(self, state: StateT, side: str) -> list[Event]:
        """End the match: a side has won, and all roles are shown."""
        won = self.roles.of_side(state.dealt, side)
        scores = tuple(int(seat in won) for seat in range(state.seats))
        state.phase, state.put_to, state.ballot = "over", (), 0
        state.result = Result(scores, won, tuple({"win": score} for score in scores))
        shown = [RoleShown(round=state.round, seat=seat, role=role) for seat, role in enumerate(state.dealt)]
        return [SideWon(round=state.round, side=side), *shown]

    def sides(self, course: Course) -> tuple[str, ...]:
        """Return the side by which each seat has played."""
        return self.roles.by_course(course)
