"""Whoever is out is told why, and later how the round ended."""

import engine
from bot.messages.news import cast, newest_casting, newest_ousting, ousted
from engine import Match, QuickChance, Seat
from engine.players import PLAYERS
from engine.the_traitors.events import SeatBanished, SeatMurdered
from tests.tables.people import a_table

TABLE = a_table("out", seats=5, game="the_traitors")


def played_until_banished() -> tuple[Match, Seat]:
    """A match in which a seat was just banished, and that seat."""
    match = engine.replay(TABLE.record(()))
    while True:
        seat = match.awaited[0]
        events = match.play(
            seat, PLAYERS["thumb"].answer(match.view(seat), match.decisions[seat], QuickChance(match.length))
        )
        gone = [event for event in events if isinstance(event, SeatBanished)]
        if gone:
            return match, match.seat(gone[0].seat)


def test_a_banished_seat_is_told_who_voted_how() -> None:
    _, seat = played_until_banished()
    found = newest_ousting(seat)
    assert found is not None
    text = ousted(TABLE, seat, *found, "en", "").text
    quoted = [line for line in text.split("\n") if line.startswith("> ")]
    assert sum(line.count(" votes for ") for line in quoted) >= 3
    assert "You have been banished" in text


def test_the_next_role_tells_how_the_round_ended_to_whoever_was_out() -> None:
    match, seat = played_until_banished()
    begun = seat.view.round
    while match.onlooker.view.round == begun:
        number = match.awaited[0]
        match.play(
            number, PLAYERS["thumb"].answer(match.view(number), match.decisions[number], QuickChance(match.length))
        )
    events = match.events(None)
    gone = [event for event in events if isinstance(event, SeatBanished | SeatMurdered)]
    out = {event.seat for event in gone if event.round == begun}
    for number in range(5):
        one = match.seat(number)
        place = newest_casting(one)
        assert place is not None
        text = cast(TABLE, one, place, "en", "").text
        assert ("Survivors: " in text) == (number in out)
