"""A game for tests in which all seats are asked at once: two secret ballots on who wins.

Until the last vote is in, every vote may be replaced. The fixture ``vote`` puts it among all games, with texts and
pictures.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from PIL import Image

import engine
import engine.state
from bot import texts
from bot.pictures.canvas import Canvas
from engine import Chance, Choice, Decision, Event, Game, Match, Option, Result, SeededChance, View
from engine.match import start_match

BALLOTS = 2


class BallotOpened(Event, frozen=True, kw_only=True):
    """A ballot begins."""

    aloud: ClassVar[bool] = True
    ballot: int


class VoteShown(Event, frozen=True, kw_only=True):
    """Whom a seat voted for."""

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
class State(engine.state.State):
    """``votes`` are those of the present ballot: seat -> seat voted for."""

    ballot: int = 1
    votes: dict[int, int] = field(default_factory=dict)


class Vote(Game[State]):
    """Everybody votes for another seat, in any order; nothing is told before the last vote."""

    key: ClassVar[str] = "vote"
    seats: ClassVar[range] = range(3, 6)
    options: ClassVar[tuple[Option, ...]] = (Option("preset", ("plain",), {"": "plain"}),)
    commands: ClassVar[Mapping[str, str]] = {"vote": "vote"}
    data: ClassVar[Mapping[str, Any]] = {}

    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[State, list[Event]]:
        return State(seats=seats, options=options, chance=chance, rules=rules), [BallotOpened(round=1, ballot=1)]

    def ask(self, state: State) -> dict[int, Decision]:
        if state.result:
            return {}
        return {
            seat: Decision(
                "vote",
                tuple(Choice(str(other), {"seat": other}) for other in range(state.seats) if other != seat),
                facts={"ballot": state.ballot},
                replaces=(str(state.votes[seat]),) if seat in state.votes else None,
            )
            for seat in range(state.seats)
        }

    def play(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        events = self._voted(state, seat, keys)
        state.questions = self.ask(state)
        return events

    def _voted(self, state: State, seat: int, keys: tuple[str, ...]) -> list[Event]:
        state.votes[seat] = int(keys[0])
        if len(state.votes) < state.seats:
            return []
        votes = tuple(state.votes[one] for one in range(state.seats))
        state.rounds.append(self.view(state, None))
        state.votes = {}
        state.ballot += 1
        if state.ballot > BALLOTS:
            scores = tuple(votes.count(one) for one in range(state.seats))
            winners = tuple(one for one in range(state.seats) if scores[one] == max(scores))
            state.result = Result(scores, winners, tuple({"votes": score} for score in scores))
        events: list[Event] = [
            *(VoteShown(round=state.ballot - 1, seat=one, for_seat=vote) for one, vote in enumerate(votes)),
            BallotCounted(round=state.ballot - 1, ballot=state.ballot - 1),
        ]
        if state.result is None:
            events.append(BallotOpened(round=state.ballot, ballot=state.ballot))
        return events

    def view(self, state: State, seat: int | None) -> View:
        return VoteView(
            game=self.key,
            rules=state.rules,
            seat=seat,
            seats=state.seats,
            round=min(state.ballot, BALLOTS),
            rounds=BALLOTS,
            phase="over" if state.result else "vote",
            asked=() if state.result else tuple(seat for seat in range(state.seats) if seat not in state.votes),
            result=state.result,
            answer=str(state.votes.get(seat, "")) if seat is not None else "",
        )

    def check_data(self, name: str, content: object) -> object:
        return content

    def determinize(self, view: View, chance: Chance) -> State:
        if not isinstance(view, VoteView) or view.result is not None:
            raise TypeError("a view of a running vote is needed")
        state = State(seats=view.seats, options={}, chance=chance, rules=view.rules, ballot=view.round)
        for seat in range(view.seats):
            if seat not in view.asked:
                others = [other for other in range(view.seats) if other != seat]
                state.votes[seat] = int(view.answer) if seat == view.seat else chance.pick(others)
        state.questions = self.ask(state)
        return state

    def rule_of_thumb(self, view: View, decision: Decision, chance: Chance) -> tuple[str, ...]:
        return (chance.pick(decision.keys),)


def voting(*answers: tuple[int, str]) -> Match:
    """A match of four seats after these votes."""
    match = start_match(Vote(), 4, {"preset": "plain"}, {}, bytes(32), SeededChance(bytes(32)), 1)
    for seat, key in answers:
        match.play(seat, [key])
    return match


TEXTS = """
vote-command = vote
    .description = Answer a question
vote-command-vote = vote
    .description = Say whom you vote for
    .answer = player
    .answer-note = Whom you vote for
vote-game = Vote
vote-phase = { $key }
vote-option-preset = Rules
    .note = There is one set of rules.
    .is-plain = Plain
vote-event-ballot_opened = Ballot { $ballot } begins.
vote-event-vote_shown = { $seat } votes for { $for_seat }.
vote-event-ballot_counted = Ballot { $ballot } is over.
vote-question-vote = Who is to win ballot { $ballot }?
vote-choice-vote = { $seat }
vote-group-vote = Row { $key }
vote-answer-vote = You vote for { $seat }.
vote-part = { $points } votes
vote-rules-aim = Be voted for.
    .title = Aim
"""


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
