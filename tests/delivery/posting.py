"""Messages that Discord would show of a table, without Discord."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from msgspec.structs import replace

from bot.delivery.plan import Edit, Knowledge, StandingNudge, changes, nudged
from bot.delivery.reachability import held
from bot.messages.content import WantedMessage
from bot.messages.reach import Reach
from bot.messages.truth import Eyes, eyes
from bot.messages.wanted import link_to_board, wanted
from bot.store import Clock, Posted, Table, TakenNotes
from bot.tables.slots import End, Nudge
from engine import Match

REFUSED: Collection[int] = ()


class Shown:
    """Posts whatever is wanted, as the bot does; people in ``closed`` have closed their direct messages."""

    def __init__(self, closed: Collection[int] = REFUSED) -> None:
        self.posted: dict[str, Posted] = {}
        self.notes: tuple[TakenNotes, ...] = ()
        self._closed = closed
        self._last_id = 5000

    def bring_in_line(self, table: Table, match: Match | None, clock: Clock | None = None) -> list[WantedMessage]:
        """Return everything that is wanted now, in its order; afterwards nothing differs any more."""
        return list(self._each(table, match, clock))

    def _each(self, table: Table, match: Match | None, clock: Clock | None) -> Iterator[WantedMessage]:
        seen = eyes(table, match, clock, self.notes) if match is not None else None
        for one in wanted(table, seen, self.posted, Reach(closed=frozenset(self._closed))):
            old = self.posted.get(one.slot)
            if (old is not None and old.closed) or (
                isinstance(one.slot, End) and one.slot != "end" and table.state == "aborted"
            ):
                continue  # a channel that takes messages tells the end of an aborted match
            content = one.content
            picture = old.picture if old is not None and content.keep_picture else content.picture_fingerprint
            running = table.state == "running"
            message = old.message if old is not None else self._post(one)
            now = Posted(one.slot, 1, message, content.text_fingerprint, picture, one.leaves(running=running))
            link = link_to_board(table, self.posted)
            if now != old:
                self.posted[one.slot] = now
            yield replace(one, content=content.linked(link))

    def _post(self, one: WantedMessage) -> int | None:
        self._last_id += 1
        return None if one.user in self._closed else self._last_id


def calls(before: Mapping[str, Posted], after: Mapping[str, Posted]) -> set[str]:
    """The slots whose message had to be posted or edited in between."""
    return {
        slot
        for slot, one in after.items()
        if slot not in before or (before[slot] != one and not before[slot].shows(one))
    }


class Called:
    """A maker of all calls that are due, as the bot makes them.

    People in ``closed`` are known to take no direct messages.

    People ``here`` wish for no direct messages.

    Messages of each place are numbered by themselves.
    """

    def __init__(self, closed: Collection[int] = REFUSED, here: Collection[int] = REFUSED) -> None:
        self.posted: dict[str, Posted] = {}
        self._closed = closed
        self._here = here
        self.call = ""
        self._nudged: StandingNudge | None = None
        self._numbers: Counter[int] = Counter()

    def bring_in_line(self, table: Table, seen: Eyes) -> list[Edit]:
        """Every call that is made until none is due any more, in their order."""
        made: list[Edit] = []
        while found := self._due(table, seen):
            made += found
            for one in found:
                self._make(table, seen, one)
        return made

    def _due(self, table: Table, seen: Eyes) -> list[Edit]:
        stands = self._nudged if Nudge() in self.posted else None
        named = held(seen.onlooker.view, stands) if table.state == "running" else frozenset[int]()
        known = Knowledge(
            Reach(closed=frozenset(self._closed), asked_here=frozenset(self._here), still_named=named), stands
        )
        differing = changes(table, seen, self.posted, known)
        self.posted.update({one.slot: one.now for one in differing if one.verb == "note"})
        found = [one for one in differing if one.verb != "note"]
        for one in found:
            if one.verb == "delete" and (one.old is None or one.old.message is None):
                del self.posted[one.slot]
        return [one for one in found if one.slot in self.posted or one.verb == "post"]

    def _make(self, table: Table, seen: Eyes, planned: Edit) -> None:
        one = planned.linked(link_to_board(table, self.posted))
        if one.verb == "delete":
            self.posted.pop(one.slot, None)
            return
        self.posted[one.slot] = one.now
        if one.verb == "post":
            place = one.user or table.channel
            self._numbers[place] += 1
            message = None if one.user in self._closed else 1000 * place + self._numbers[place]
            self.posted[one.slot] = replace(one.now, channel=place, message=message)
        if isinstance(one.slot, Nudge):
            self.call = one.content.text
            if one.verb == "post":
                self._nudged = nudged(seen, one.content)


def told(one: Edit) -> tuple[object, ...]:
    """Return everything that a person who gets a call may notice of the call."""
    content = one.content
    picture = content.picture_fingerprint if one.verb != "delete" else ""
    return (one.verb, one.user, content.text, content.rows, content.ping, picture, content.file)
