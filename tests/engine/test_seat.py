"""The knowledge of a seat about a match, as a type of its own.

Nothing in the type tells the secret deeds of other seats.
"""

import dataclasses
from typing import Any

import pytest

import engine
from engine import Decision, IllegalAnswer, NotAsked
from tests.matches import play_by_chance, played, seed_of


def test_its_reader_changes_nothing() -> None:
    match = engine.start("verraeter", seats=3, seed=bytes(32))
    seat: Any = match.seat(match.awaited[0])
    decisions: Any = match.decisions
    with pytest.raises(dataclasses.FrozenInstanceError):
        seat.question = 9
    with pytest.raises(TypeError):
        decisions[0] = Decision("none", ())
    assert match.seat(seat.seat) is seat


def test_a_seat_looks_ahead_only_while_it_is_asked_the_same() -> None:
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
