"""What Discord would show of a table, without Discord."""

from collections.abc import Collection, Iterator, Mapping

from bot.messages.content import Wanted
from bot.messages.truth import eyes
from bot.messages.wanted import wanted
from bot.store import Clock, Posted, Table
from engine import Match

REFUSED: Collection[int] = ()


class Shown:
    """Posts whatever is wanted, as the bot does; people in ``closed`` have closed their direct messages."""

    def __init__(self, closed: Collection[int] = REFUSED) -> None:
        self.posted: dict[str, Posted] = {}
        self._closed = closed
        self._last_id = 5000

    def bring_in_line(self, table: Table, match: Match | None, clock: Clock | None = None) -> list[Wanted]:
        """Everything that is wanted now, in its order; afterwards nothing differs any more."""
        return list(self._each(table, match, clock))

    def _each(self, table: Table, match: Match | None, clock: Clock | None) -> Iterator[Wanted]:
        seen = eyes(table, match, clock) if match is not None else None
        for one in wanted(table, seen, self.posted):
            old = self.posted.get(one.slot)
            if old is not None and old.closed:
                continue
            content = one.content
            picture = old.picture if old is not None and content.keep_picture else content.picture_fingerprint
            running = table.state == "running"
            message = old.message if old is not None else self._post(one)
            now = Posted(one.slot, 1, message, content.text_fingerprint, picture, one.leaves(running=running))
            if now != old:
                self.posted[one.slot] = now
            yield one

    def _post(self, one: Wanted) -> int | None:
        self._last_id += 1
        return None if one.user in self._closed else self._last_id


def calls(before: Mapping[str, Posted], after: Mapping[str, Posted]) -> set[str]:
    """The slots whose message had to be posted or edited in between."""
    return {
        slot
        for slot, one in after.items()
        if slot not in before or (before[slot] != one and not before[slot].shows(one))
    }
