"""The knowledge of a seat about a match, as a type of its own, and what lies ahead of choices that open a question.

Nothing in the type tells the secret deeds of other seats.
"""

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

import engine
from engine import Decision, Event, IllegalAnswer, Match, NotAsked, Seat, SeededChance, visible
from engine.match import start_match
from tests.matches import SHORT, everything, play_by_chance, played, seed_of
from tests.sample_games.errand import Errand

OPENINGS = ((), ("buy",), ("buy", "I"), ("buy", "O"), ("send",))


def errand(*answers: str, seats: int = 3) -> Match:
    """A match in which the first seat has given these answers."""
    rules = Errand()
    match = start_match(rules, seats, {"preset": "plain"}, {}, bytes(32), SeededChance(bytes(32)), 1)
    for key in answers:
        match.play(0, [key])
    return match


@pytest.mark.parametrize("keys", OPENINGS)
def test_ahead_is_what_is_asked_after_these_answers_and_looking_leaves_the_match_as_it_is(keys: Sequence[str]) -> None:
    match = errand()
    before = everything(match)
    assert match.ahead(0, keys) == errand(*keys).decisions[0]
    assert everything(match) == before


@pytest.mark.parametrize(
    ("keys", "mistake"),
    [
        (["done"], "'done' opens no question at 'act'"),
        (["fly"], "'fly' opens no question at 'act'"),
        (["buy", "X"], "'X' opens no question at 'buy_ring'"),
        (["buy", "back"], "'back' opens no question at 'buy_ring'"),
        (["buy", "M", "M1"], "'M1' opens no question at 'buy'"),
        (["send", "1"], "'1' opens no question at 'send'"),
    ],
)
def test_a_key_that_opens_no_question_is_refused_and_changes_nothing(keys: Sequence[str], mistake: str) -> None:
    match = errand()
    before = everything(match)
    with pytest.raises(IllegalAnswer, match=mistake) as caught:
        match.ahead(0, keys)
    assert (caught.value.reason, caught.value.key) == ("unknown", keys[-1])
    assert everything(match) == before


def test_a_seat_that_is_not_asked_has_nothing_ahead() -> None:
    for seat in (1, 2, 7):
        with pytest.raises(NotAsked, match=f"seat {seat} is not asked anything now"):
            errand().ahead(seat, ["buy"])


def test_ahead_starts_from_the_present_question() -> None:
    match = errand("buy")
    assert match.ahead(0, ["M"]) == errand("buy", "M").decisions[0]
    assert match.ahead(0, ()) is match.decisions[0]
    with pytest.raises(IllegalAnswer):
        match.ahead(0, ["buy"])


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


# --- the newest sight, remembered as it happens -----------------------------------------------------------------------

MIDDLE = {game: one.seats[len(one.seats) // 2] for game, one in engine.games().items() if game in SHORT}
MATCHES = [*MIDDLE.items(), ("the_traitors", 4), ("the_traitors", 7)]


def sights(seat: Seat) -> tuple[int, tuple[Event, ...]] | None:
    """Return the number of events told to the seat before its newest sight, and the events of that sight.

    The result is None if the seat has seen nothing yet.
    """
    place = seat.newest_sight
    if place is None:
        return None
    before = sum(len(moment.events) for moment in seat.moments[:place])
    return before, tuple(event for event in seat.moments[place].events if event.sight)


def walked_back(match: Match, seat: int) -> tuple[int, tuple[Event, ...]] | None:
    """The same, found by walking back through all answers to the set-up."""
    for step in range(match.length, -1, -1):
        told = match.steps[step - 1].events if step else match.setup_events
        if seen := tuple(event for event in visible(told, seat) if event.sight):
            earlier = (match.setup_events, *(one.events for one in match.steps))[:step]
            return sum(len(visible(events, seat)) for events in earlier), seen
    return None


def told(match: Match, seat: int | None) -> list[Event]:
    return [
        event
        for events in (match.setup_events, *(step.events for step in match.steps))
        for event in visible(events, seat)
    ]


@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_the_newest_sight_is_right_after_every_answer_and_found_by_a_late_look(game: str, seats: int) -> None:
    found = set()
    for match in played(game, seats, "contract"):
        for seat in range(seats):
            newest = sights(match.seat(seat))
            assert newest == walked_back(match, seat)
            found.add(newest is not None and newest[0])
    late = engine.replay(match.record)
    assert [sights(late.seat(seat)) for seat in range(seats)] == [sights(match.seat(seat)) for seat in range(seats)]
    shows = any(one.sight for one in Event.__subclasses__() if one.__module__ == f"engine.{game}.events")
    assert len(found) > 2 or not shows, "nobody saw anything there"


@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_events_looked_at_now_and_then_are_all_events(game: str, seats: int) -> None:
    """Also when some have been looked at before, by others, and when what was returned is kept."""
    kept = {}
    for match in played(game, seats, "contract"):
        if match.length % 11 in (0, 1, 5):
            viewer = (None, *range(seats))[match.length % (seats + 1)]
            assert list(match.events(viewer)) == told(match, viewer)
            kept[match.length] = (viewer, match.events(viewer))
    for viewer, events in kept.values():
        assert match.events(viewer)[: len(events)] == events
    for viewer in (None, *range(seats)):
        assert list(match.events(viewer)) == told(match, viewer)
