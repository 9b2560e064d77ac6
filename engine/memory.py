"""All that a seat has noticed of a match so far, kept as the match goes on."""

from collections.abc import Mapping, Sequence

from engine.course import Step
from engine.event import Event, visible
from engine.seat import Moment, OwnAnswer


class Memory:
    """The moments and events that a seat has noticed of the first ``steps`` answers.

    They are kept so that nobody need walk through all answers. ``put`` has the numbers of the questions put to the
    seat, by the steps at which they were put. It grows with the match. Rows are tuples, because every ``Seat`` made
    of them holds the same tuples.
    """

    def __init__(self, seat: int | None, setup: tuple[Event, ...], put: Mapping[int, int]) -> None:
        self.steps = 0
        self.question = put.get(0, 0)
        self.events = visible(setup, seat)
        self.moments: tuple[Moment, ...] = (Moment(None, self.events, put.get(0)),)
        self._seat, self._put = seat, put

    def add(self, steps: Sequence[Step], public: Sequence[Moment]) -> None:
        """Add what followed from more answers.

        ``public`` has the moment that everybody notices, or shares, of each answer.
        """
        moments: list[Moment] = []
        for step, shared in zip(steps, public, strict=True):
            self.steps += 1
            answered = OwnAnswer(self.question, step.decision, step.keys) if step.seat == self._seat else None
            events, asked = visible(step.events, self._seat), self._put.get(self.steps)
            self.question = asked or self.question
            if answered or asked or len(events) < len(step.events):
                if answered or events or asked:
                    moments.append(Moment(answered, events, asked))
            elif events:
                moments.append(shared)
        self.moments += tuple(moments)
        self.events += tuple([event for moment in moments for event in moment.events])
