"""The knowledge of a seat about a match, as a type of its own.

Nothing in the type tells the secret deeds of other seats.
"""

import dataclasses
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import engine
from engine import Decision, IllegalAnswer, Moment, NotAsked, Seat, View
from tests.matches import play_by_chance, played, seed_of

GAMES = [(game, rules.seats[-1]) for game, rules in engine.games().items()]
every_game = pytest.mark.parametrize(("game", "seats"), GAMES)


@cache
def walked(game: str, seats: int) -> list[tuple[int | None, bool, list[Seat]]]:
    """The seat that gave each answer of a match, whether anything was told, and all that the seats know then."""
    return [
        (*((step.seat, bool(step.events)) if step else (None, True)), [match.seat(one) for one in range(seats)])
        for match in played(game, seats, "seats")
        for step in [match.steps[-1] if match.steps else None]
    ]


@every_game
def test_it_has_what_the_match_says_of_that_seat(game: str, seats: int) -> None:
    for match in played(game, seats, "seats"):
        for viewer in (None, *range(seats)):
            seat = match.seat(viewer)
            assert (seat.seat, seat.view, seat.events) == (viewer, match.view(viewer), match.events(viewer))
            assert seat.decision == (None if viewer is None else match.decisions.get(viewer))
            assert seat.awaited == (viewer in match.awaited)
            assert seat.question == (0 if viewer is None else match.question(viewer))
            assert seat.rounds == tuple(match.rounds)


@every_game
def test_moments_are_all_that_it_was_told_asked_and_answered_in_their_order(game: str, seats: int) -> None:
    *_, match = played(game, seats, "seats")
    for viewer in range(seats):
        seat = match.seat(viewer)
        assert tuple(event for moment in seat.moments for event in moment.events) == seat.events
        asked = [moment.asked for moment in seat.moments if moment.asked is not None]
        assert asked == list(range(1, seat.question + 1))
        own = [step for step in match.steps if step.seat == viewer]
        answered = [moment.answered for moment in seat.moments if moment.answered is not None]
        assert [(one.decision, one.keys) for one in answered] == [(step.decision, step.keys) for step in own]


@every_game
def test_questions_have_the_same_numbers_whenever_somebody_asks(game: str, seats: int) -> None:
    often = []
    for match in played(game, seats, "numbers"):
        often.append([match.question(seat) for seat in range(seats)])
    late = engine.replay(match.record)
    assert [late.question(seat) for seat in range(seats)] == often[-1]
    assert [late.seat(seat) for seat in range(seats)] == [match.seat(seat) for seat in range(seats)]


@every_game
def test_it_stays_as_it_was_made_and_the_next_one_goes_on_from_there(game: str, seats: int) -> None:
    before: list[Seat] = []
    told: list[tuple[tuple[Moment, ...], View]] = []
    for match in played(game, seats, "seats"):
        for seat, (moments, view) in zip(before, told, strict=True):
            assert (seat.moments, seat.view) == (moments, view)
            assert match.seat(seat.seat).moments[: len(moments)] == moments
        before = [match.seat(viewer) for viewer in range(seats)]
        told = [(seat.moments, seat.view) for seat in before]


@every_game
def test_an_unnoticed_answer_leaves_a_seat_equal(game: str, seats: int) -> None:
    """An answer of which a seat is told nothing, and after which it is asked nothing new, makes no moment."""
    silent = 0
    for (_, _, then), (giver, told, now) in pairwise(walked(game, seats)):
        for before, after in zip(then, now, strict=True) if not told else ():
            if after.seat != giver and after.question == before.question:
                assert after.moments == before.moments
                silent += 1
    assert silent > 0


@every_game
def test_a_run_is_every_question_put_right_after_its_own_answer(game: str, seats: int) -> None:
    runs: dict[int, list[int]] = {}
    longest = 0
    for giver, _, known in walked(game, seats):
        for viewer, seat in enumerate(known):
            if seat.decision is None:
                continue
            if runs.get(viewer, [0])[-1] != seat.question:
                runs[viewer] = [*runs[viewer], seat.question] if giver == viewer else [seat.question]
            assert seat.run == runs[viewer][0]
            assert [answered.question for answered, _ in seat.answers(seat.run)] == runs[viewer][:-1]
            longest = max(longest, len(runs[viewer]))
    assert longest > 1


@every_game
def test_a_seat_stays_in_the_run_of_its_answer_until_it_notices_anything(game: str, seats: int) -> None:
    found = 0
    for _, _, known in walked(game, seats):
        for seat in known:
            if seat.decision is None and seat.moments[-1].answered is not None:
                assert seat.answers(seat.run)[-1] == (seat.moments[-1].answered, seat.moments[-1].events)
                found += 1
            elif seat.decision is None:
                assert seat.run == seat.question + 1
                assert seat.answers(seat.run) == []
    assert found > 0


@every_game
def test_since_its_last_answer_it_noticed_what_came_after_that(game: str, seats: int) -> None:
    for _, _, known in walked(game, seats):
        for seat in known:
            since = seat.since_last_answer()
            assert list(seat.moments[len(seat.moments) - len(since) :]) == since
            answered = [moment.answered is not None for moment in since]
            assert answered[1:] == [False] * (len(since) - 1)
            assert answered[:1] == [True] or since == list(seat.moments)


def test_its_reader_changes_nothing() -> None:
    match = engine.start("verraeter", seats=3, seed=bytes(32))
    seat: Any = match.seat(match.awaited[0])
    decisions: Any = match.decisions
    with pytest.raises(dataclasses.FrozenInstanceError):
        seat.question = 9
    with pytest.raises(TypeError):
        decisions[0] = Decision("none", ())
    assert match.seat(seat.seat) is seat


def test_it_looks_ahead_only_while_it_is_asked_the_same() -> None:
    match = play_by_chance(engine.start("het_verraad", seats=2, seed=bytes(32)), seed_of("ahead"), 40)
    while not any(choice.opens for choice in match.decisions[match.awaited[0]].choices):
        play_by_chance(match, seed_of("ahead"), 1)
    seat = match.seat(match.awaited[0])
    assert seat.seat is not None and seat.decision is not None
    choice = next(choice for choice in seat.decision.choices if choice.opens)
    assert seat.ahead([]) == seat.decision
    assert seat.ahead([choice.key]) == match.ahead(seat.seat, [choice.key])
    with pytest.raises(IllegalAnswer):
        seat.ahead(["nothing"])
    match.play(seat.seat, [choice.key])
    with pytest.raises(NotAsked, match="the match has gone on since then"):
        seat.ahead([choice.key])
    with pytest.raises(NotAsked, match="this seat is not asked anything now"):
        match.onlooker.ahead([])


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_seat_before_the_first_and_beyond_the_last(seat: int) -> None:
    match = engine.start("verraeter", seats=3, seed=bytes(32))
    for look in (match.seat, match.view):
        with pytest.raises(NotAsked, match=f"there is no seat {seat}"):
            look(seat)


@pytest.mark.parametrize(("game", "seats"), [("the_traitors", 6), ("traitor", 4)])
def test_a_question_with_talk_before_it_begins_a_run(game: str, seats: int) -> None:
    """Everybody sees by the view when that is; each ballot of The Traitors is a stage of its own (T-3.7)."""
    stages: list[str] = []
    for match in played(game, seats, "talks"):
        view = match.onlooker.view
        asked = match.awaited and match.decisions[match.awaited[0]]
        assert bool(view.talks) == bool(asked and asked.talks)
        if asked and asked.talks and not any(one.replaces for one in match.decisions.values()):
            assert view.stage not in stages
            stages.append(view.stage)
            talked = [dataclasses.replace(match.seat(seat), talked=True) for seat in match.awaited]
            assert all(seat.run == seat.question for seat in talked)
            assert all(seat.answers(seat.run) == [] for seat in talked)
    assert bool(stages) == engine.game(game).talks
