"""The newest sight of a seat, remembered as it happens.

The remembered sight equals the result of walking back through all answers.
"""

import pytest

import engine
from engine import Event, Match, Seat, visible
from tests.matches import SHORT, played

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
