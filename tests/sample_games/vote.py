"""A game for tests in which all seats are asked at once: two secret ballots on who wins.

Until the last vote is in, every vote may be replaced. The fixture ``vote`` puts it among all games, with texts and
pictures.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from PIL import Image

from bot import games, texts
from bot.pictures.canvas import Canvas
from engine import Chance, Choice, Decision, Event, Game, Keys, Match, Option, Result, SeededChance, View
from engine.hidden_roles import State as Answering
from engine.hidden_roles import ballot, imagine_answers, seats_to_name
from engine.kinds import Facts, Kind, by_name
from engine.match import start_match

BALLOTS = 2


class BallotOpened(Event, frozen=True, kw_only=True):
    """A ballot begins."""

    aloud: ClassVar[bool] = True
    ballot: int


class VoteShown(Event, frozen=True, kw_only=True):
    """The vote of a seat for another seat."""

    aloud: ClassVar[bool] = True
    retold: ClassVar[bool] = True
    seat: int
    for_seat: int


class BallotCounted(Event, frozen=True, kw_only=True):
    """A ballot is over."""

    ballot: int


class VoteView(View, frozen=True, kw_only=True):
    """``answer`` is the seat's own vote in this ballot, if it has voted."""

    answer: str


@dataclass(slots=True, kw_only=True)
class State(Answering):
    """A round is a ballot."""


def _others(state: State, seat: int) -> tuple[Choice, ...]:
    return seats_to_name(state.put_to, seat)


def _ballot(state: State, seat: int) -> Facts:
    return {"ballot": state.round}


def _counted(state: State) -> list[Event]:
    number = state.round
    votes = [int(state.answers[one][0]) for one in range(state.seats)]
    state.end_round()
    state.take_answers()
    events: list[Event] = [VoteShown(round=number, seat=one, for_seat=vote) for one, vote in enumerate(votes)]
    events.append(BallotCounted(round=number, ballot=number))
    if number < BALLOTS:
        state.round += 1
        state.put("vote", range(state.seats))
        return [*events, BallotOpened(round=state.round, ballot=state.round)]
    scores = tuple(votes.count(one) for one in range(state.seats))
    winners = tuple(one for one in range(state.seats) if scores[one] == max(scores))
    state.phase, state.result = "over", Result(scores, winners, tuple({"votes": score} for score in scores))
    return events


def _view(state: State, seat: int | None) -> VoteView:
    return VoteView(
        game="vote",
        rules=state.rules,
        seat=seat,
        seats=state.seats,
        round=state.round,
        rounds=BALLOTS,
        phase=state.phase,
        asked=state.unanswered,
        result=state.result,
        answer=state.answers[seat][0] if seat is not None and seat in state.answers else "",
    )


class Vote(Game[State]):
    """Everybody votes for another seat, in any order; nothing is told before the last vote."""

    key: ClassVar[str] = "vote"
    seats: ClassVar[range] = range(3, 6)
    options: ClassVar[tuple[Option, ...]] = (Option("preset", ("plain",), {"": "plain"}),)
    kinds: ClassVar[Mapping[str, Kind[State]]] = by_name(
        ballot(
            name="vote",
            command="vote",
            choices=_others,
            facts=_ballot,
            counted=_counted,
            alike=lambda state: state.round,
        )
    )

    @property
    def ballots(self) -> tuple[type[Event], ...]:
        return (VoteShown,)

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[State, list[Event]]:
        state = State(seats=seats, options=options, chance=chance, rules=rules, round=1)
        state.put("vote", range(seats))
        return state, [BallotOpened(round=1, ballot=1)]

    def ask(self, state: State) -> Mapping[int, Decision]:
        return self.kinds["vote"].ask_all(state, state.put_to, state.answers)

    def view(self, state: State, seat: int | None) -> View:
        return _view(state, seat)

    def determinize(self, view: View, chance: Chance) -> State:
        if not isinstance(view, VoteView) or view.result is not None:
            raise TypeError("a view of a running vote is needed")
        state = State(seats=view.seats, options={}, chance=chance, rules=view.rules, round=view.round)
        state.put("vote", range(view.seats))
        own = {view.seat: (view.answer,)} if view.seat is not None and view.answer else {}
        answered = [seat for seat in range(view.seats) if seat not in view.asked]
        imagine_answers(state, self.ask(state), own, answered, chance)
        state.questions = self.ask(state)
        return state

    def worths(self, view: View, decision: Decision) -> Mapping[Keys, float]:
        return {(key,): 0.0 for key in decision.keys}


def voting(*answers: tuple[int, str]) -> Match:
    """A match of four seats after these votes."""
    match = start_match(Vote(), 4, {"preset": "plain"}, {}, bytes(32), SeededChance(bytes(32)), 1)
    for seat, key in answers:
        match.play(seat, [key])
    return match


TEXTS = Path(__file__).with_suffix(".ftl").read_text(encoding="utf-8")


class Pictures:
    """One colour. Its words are what the view is asked for."""

    PALETTE = ((0, 0, 0), (255, 255, 255))

    def draw_board(self, view: View, names: Sequence[str], say: texts.Speaker) -> Canvas:
        return Canvas(Image.new("RGB", (8, 8)))

    def draw_hand(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> Canvas:
        return Canvas(Image.new("RGB", (8, 8)))

    def board_alt(self, view: View, names: Sequence[str], say: texts.Speaker) -> str:
        return f"Ballot {view.round}, asked: {list(view.asked)}"

    def hand_alt(self, view: View, seat: int, names: Sequence[str], say: texts.Speaker) -> str:
        return f"Ballot {view.round}, seat {seat}, asked: {list(view.asked)}"


@contextmanager
def offered() -> Iterator[None]:
    """Offer the game meanwhile."""
    games.register(Vote(), Pictures(), {"en": TEXTS})
    yield
    games.unregister("vote")
