"""The knowledge of a seat about a match, as a type of its own, in matches of the most seats.

Nothing in the type tells the secret deeds of other seats.
"""

from functools import cache
from itertools import pairwise

import engine
from bot.games.kit.hooks import Hooks
from bot.games.kit.matches import played
from engine import Moment, Seat, View


def most(game: str) -> int:
    return engine.game(game).seats[-1]


@cache
def walked(game: str) -> list[tuple[int | None, bool, list[Seat]]]:
    """The seat that gave each answer of a match, whether anything was told, and all that the seats know then."""
    return [
        (*((step.seat, bool(step.events)) if step else (None, True)), [match.seat(one) for one in range(most(game))])
        for match in played(game, most(game), "seats")
        for step in [match.steps[-1] if match.steps else None]
    ]


def test_it_has_what_the_match_says_of_that_seat(game: str) -> None:
    for match in played(game, most(game), "seats"):
        for viewer in (None, *range(most(game))):
            seat = match.seat(viewer)
            assert (seat.seat, seat.view, seat.events) == (viewer, match.view(viewer), match.events(viewer))
            assert seat.decision == (None if viewer is None else match.decisions.get(viewer))
            assert seat.awaited == (viewer in match.awaited)
            assert seat.question == (0 if viewer is None else match.question(viewer))
            assert seat.rounds == tuple(match.rounds)


def test_moments_are_all_that_it_was_told_asked_and_answered_in_their_order(game: str) -> None:
    *_, match = played(game, most(game), "seats")
    for viewer in range(most(game)):
        seat = match.seat(viewer)
        assert tuple(event for moment in seat.moments for event in moment.events) == seat.events
        asked = [moment.asked for moment in seat.moments if moment.asked is not None]
        assert asked == list(range(1, seat.question + 1))
        own = [step for step in match.steps if step.seat == viewer]
        answered = [moment.answered for moment in seat.moments if moment.answered is not None]
        assert [(one.decision, one.keys) for one in answered] == [(step.decision, step.keys) for step in own]


def test_questions_have_the_same_numbers_whenever_somebody_asks(game: str) -> None:
    often = []
    for match in played(game, most(game), "numbers"):
        often.append([match.question(seat) for seat in range(most(game))])
    late = engine.replay(match.record)
    assert [late.question(seat) for seat in range(most(game))] == often[-1]
    assert [late.seat(seat) for seat in range(most(game))] == [match.seat(seat) for seat in range(most(game))]


def test_it_stays_as_it_was_made_and_the_next_one_goes_on_from_there(game: str) -> None:
    before: list[Seat] = []
    told: list[tuple[tuple[Moment, ...], View]] = []
    for match in played(game, most(game), "seats"):
        for seat, (moments, view) in zip(before, told, strict=True):
            assert (seat.moments, seat.view) == (moments, view)
            assert match.seat(seat.seat).moments[: len(moments)] == moments
        before = [match.seat(viewer) for viewer in range(most(game))]
        told = [(seat.moments, seat.view) for seat in before]


def test_an_unnoticed_answer_leaves_a_seat_equal(game: str, hooks: Hooks) -> None:
    """An answer of which a seat is told nothing, and after which it is asked nothing new, makes no moment."""
    silent = 0
    for (_, _, then), (giver, told, now) in pairwise(walked(game)):
        for before, after in zip(then, now, strict=True) if not told else ():
            if after.seat != giver and after.question == before.question:
                assert after.moments == before.moments
                silent += 1
    assert silent > 0 or not hooks.thorough


def test_a_run_is_every_question_put_right_after_its_own_answer(game: str, hooks: Hooks) -> None:
    runs: dict[int, list[int]] = {}
    longest = 0
    for giver, _, known in walked(game):
        for viewer, seat in enumerate(known):
            if seat.decision is None:
                continue
            if runs.get(viewer, [0])[-1] != seat.question:
                runs[viewer] = [*runs[viewer], seat.question] if giver == viewer else [seat.question]
            assert seat.run == runs[viewer][0]
            assert [answered.question for answered, _ in seat.answers(seat.run)] == runs[viewer][:-1]
            longest = max(longest, len(runs[viewer]))
    assert longest > 1 or not hooks.thorough


def test_a_seat_stays_in_the_run_of_its_answer_until_it_notices_anything(game: str, hooks: Hooks) -> None:
    found = 0
    for _, _, known in walked(game):
        for seat in known:
            if seat.decision is None and seat.moments[-1].answered is not None:
                assert seat.answers(seat.run)[-1] == (seat.moments[-1].answered, seat.moments[-1].events)
                found += 1
            elif seat.decision is None:
                assert seat.run == seat.question + 1
                assert seat.answers(seat.run) == []
    assert found > 0 or not hooks.thorough


def test_since_its_last_answer_it_noticed_what_came_after_that(game: str) -> None:
    for _, _, known in walked(game):
        for seat in known:
            since = seat.since_last_answer()
            assert list(seat.moments[len(seat.moments) - len(since) :]) == since
            answered = [moment.answered is not None for moment in since]
            assert answered[1:] == [False] * (len(since) - 1)
            assert answered[:1] == [True] or since == list(seat.moments)
