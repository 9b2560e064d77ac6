"""Sights that somebody comes to see: each is sent once, unless a question or their own answer shows it."""

from collections.abc import Sequence

import pytest

from bot.messages.news import newest_sight
from engine import Event, Match, visible
from tests.delivery.posting import Shown
from tests.matches import played
from tests.tables.people import a_table


def walked_back(match: Match, seat: int) -> Sequence[Event]:
    """Return the sights that are found by looking at every answer from the last answer on."""
    for step in range(match.length, -1, -1):
        told = match.steps[step - 1].events if step else match.setup_events
        if seen := [event for event in visible(told, seat) if event.sight]:
            own = step > 0 and match.steps[step - 1].seat == seat
            put = any(moment.asked and moment.events == visible(told, seat) for moment in match.seat(seat).moments)
            return [] if own or put else seen
    return []


@pytest.mark.parametrize(("game", "seats"), [("the_traitors", 4), ("the_traitors", 7), ("traitor", 5)])
def test_the_newest_is_found_wherever_one_looks(game: str, seats: int) -> None:
    sent = set()
    for match in played(game, seats, "contract"):
        for seat in range(seats):
            found = newest_sight(match.seat(seat))
            assert (found[1] if found is not None else []) == walked_back(match, seat)
            if found is not None:
                sent.add((seat, found[0]))
    assert len(sent) > 3 or game == "traitor", "there all is seen by one's own answer"


def test_each_is_sent_once_to_whom_it_belongs() -> None:
    table = a_table("contract the_traitors 4", game="the_traitors")
    shown, sent = Shown(), set()
    for match in played("the_traitors", 4, "contract"):
        for one in shown.bring_in_line(table, match) if match.result is None else ():
            if one.slot.startswith("sight"):
                number, place = (int(part) for part in one.slot.split(":")[1:])
                seat = match.seat(number)
                assert one.user == table.sitters[number].user
                assert newest_sight(seat) is not None
                if one.slot not in sent:
                    assert place == len(seat.moments) - 1, "at once"
                sent.add(one.slot)
    assert len(sent) > 3
