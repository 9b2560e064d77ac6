"""What must hold whenever everything has settled: nothing is ready, and only time has to pass."""

from collections import Counter

import engine
from bot import messages
from bot.sandbox import Interaction
from bot.store import Table
from engine.seat import OwnAnswer
from tests.evening.guests import Meeting
from tests.evening.stored import Stored
from tests.prove.row import require


class Watch:
    """Looks at what is on the disk and what stands on Discord, and asks whether it may be so."""

    def __init__(self, stored: Stored, meetings: list[Meeting]) -> None:
        self._stored, self._meetings = stored, meetings
        self._new = False

    def hear(self, _: Interaction) -> None:
        """Somebody was answered: look when that has settled."""
        self._new = True

    def settled(self) -> None:
        """Assert all that must hold at any time. Raise Broken."""
        if self._new and self._stored.there:
            self._new = False
            for one in self._meetings:
                self.answers(one)

    def table(self, meeting: Meeting) -> Table | None:
        """Return the table of a party, which may be over."""
        found = [self._stored.table(number) for number in self._stored.tables()]
        here = [one for one in found if one is not None and one.channel == meeting.channel.id]
        return here[-1] if here else None

    def answers(self, meeting: Meeting) -> None:
        """Assert that every answer that the bot has taken is on the disk once, as it was given."""
        table = self.table(meeting)
        if table is None or not table.started or not meeting.taken:
            return
        match = self._stored.match(table)
        given, keys = _given(meeting, table, match)
        for one, key in meeting.taken.items():
            require(given[one] == 1, f"the acknowledged answer {one} is there {given[one]} times")
            taken = keys[one].keys
            meant = key is None or taken in [(same,) for same in messages.meant(keys[one].decision, key)]
            require(meant, f"{one} was {key}, and {taken} is there")


def _given(
    meeting: Meeting, table: Table, match: engine.Match
) -> tuple[Counter[tuple[str, int]], dict[tuple[str, int], OwnAnswer]]:
    """Return how often each question of people was answered, and with what."""
    given, keys = Counter[tuple[str, int]](), dict[tuple[str, int], OwnAnswer]()
    for guest in meeting.guests:
        seat = meeting.seats.setdefault(guest.person.key, table.seat_of(guest.person.id))
        for moment in match.seat(seat).moments if seat is not None else ():
            if moment.answered is not None:
                given[guest.person.key, moment.answered.question] += 1
                keys[guest.person.key, moment.answered.question] = moment.answered
    return given, keys
