"""The taking back of a match's last answer: by its giver, soon, and only if nobody has learned from it.

A refusal tells only things that everybody sees, or that the seat itself knows (``engine.taking_back``).
"""

from collections.abc import Collection

import engine
from bot.store import GivenAnswers, Table
from bot.tables.refusal import Refusal
from engine import Match, Seat
from engine.taking_back import Why, last_answer, why_it_stands


def to_take_back(table: Table, seat: Seat) -> int | None:
    """Return the number of the question whose answer the seat, by its own knowledge, may try to take back.

    Return ``None`` if there is none. There is also none if a computer player is awaited: it will have answered before
    anybody can think better.
    """
    if seat.seat is None or table.state != "running":
        return None
    answered = last_answer(engine.game(table.game), seat)
    if answered is None or not all(table.sitters[one].answers for one in (seat.seat, *seat.view.asked)):
        return None
    return answered.question


def is_withdrawn(match: Match, seat: int, question: int) -> bool:
    """Return whether the question of that number was put to the seat in a course that was taken back."""
    return match.epoch > 0 and all(moment.asked != question for moment in match.seat(seat).moments)


def undone(table: Table, given: GivenAnswers, step: int, people: Collection[int]) -> tuple[Match, Why | None]:
    """Return the match with the answer of that step taken back, and why the answer stands all the same.

    Neither knows of what came after it: there may be answers that its seat must not notice.
    """
    last, undone = given.answers[step], [one for one in given.undone if one[0] <= step]
    match = engine.replay(table.record(given.answers[:step]), undone=undone, renumbered=table.renumbered)
    why = why_it_stands(match, last.seat, last.keys, people)
    match.give_and_take_back(last.seat, last.keys)
    return match, why


def went_on(before: Match, after: Match) -> bool:
    """Return whether an answer brought another stage, or somebody else's turn: then the clock has gone on with it."""
    then, now = before.onlooker.view, after.onlooker.view
    return (then.stage, then.asked) != (now.stage, now.asked)


def own_last(match: Match, seat: int, question: int) -> int:
    """Return the step of the seat's last answer; refuse if that was no answer to that question."""
    answers = [one.answered for one in match.seat(seat).moments if one.answered]
    if not answers or answers[-1].question != question:
        raise Refusal("taking-back-since")
    return next(step for step in range(match.length - 1, -1, -1) if match.steps[step].seat == seat)


def check_last(table: Table, match: Match, seat: int, step: int) -> None:
    """Refuse if the seat has noticed something since its answer of that step, or is away.

    If the seat has noticed nothing, nobody can have answered: else that answer would stand (``View.hides_steps``).
    """
    if match.seat(seat).moments[-1].answered is None or table.sitters[seat].is_absent:
        raise Refusal("taking-back-since")
    if any(one.length > step for one in table.restored):
        raise Refusal("taking-back-since")  # so no number of a question comes again
    if match.length > step + 1 or any(one.step == match.length for one in match.taken_back):
        raise Refusal("taking-back-since")  # so what was taken back is never followed by what came before it


def check_stage(before: Match, seat: int) -> None:
    """Refuse a seat that has taken back another answer in the same stage; ``before`` has this one."""
    *others, last = before.taken_back
    if any((one.seat, one.stage) == (seat, last.stage) for one in others):
        raise Refusal("taking-back-once")


def check_nothing_else(table: Table, match: Match, before: Match, *, noticed: bool) -> None:
    """Refuse where, since the answer, a seat has changed hands, or somebody did something that the table was told."""
    changed_hands = any(one.step > before.length for one in table.tenures)
    if changed_hands or (noticed and any(one.events >= len(match.onlooker.events) for one in table.acts)):
        raise Refusal("taking-back-since")
