"""What differs between the messages that a table should have and those that stand: the calls that are due."""

from collections.abc import Collection, Iterable, Iterator
from typing import Literal

import msgspec

from bot.messages.content import Content, Wanted
from bot.messages.delivery import Destination, Urgency
from bot.messages.truth import Eyes
from bot.messages.wanted import ARCHIVED, BOARD, END, LEFT, NUDGE, PROMPT, is_passing, prompt_slot, wanted
from bot.store import Posted, Shown
from bot.tables import Table

Deed = Literal["post", "edit", "delete", "archive", "search", "note"]


class Due(msgspec.Struct, frozen=True):
    """Something to be done about the message in a slot: ``note`` needs no call, but is to be remembered.

    ``archive`` puts away the thread that was made for the table. ``search`` looks through the direct messages of
    somebody who has left the match, for what an earlier start has posted there and never noted.

    ``old`` is what stands there now, ``now`` what will. ``user`` is whose direct messages it goes to, if they have not
    left the table since; ``place`` is the channel, that user, or the channel of those direct messages.
    """

    deed: Deed
    slot: str
    place: int
    old: Posted | None
    now: Posted
    content: Content
    user: int | None = None

    @property
    def urgency(self) -> Urgency:
        """Direct messages come before what is new in the channel or at the end, and that before what only changes."""
        if self.deed == "post":
            own = self.user is not None and not self.slot.startswith(END)
            return Urgency.PROMPT if own else Urgency.POST
        return Urgency.POST if self.deed == "delete" else Urgency.EDIT

    def stands(self, posted: Posted | None) -> bool:
        """Whether a plan from before has just posted or edited the same, on which nothing else depends."""
        if self.deed not in ("post", "edit") or self.board or posted is None or posted.message is None:
            return False
        return posted == msgspec.structs.replace(self.now, channel=posted.channel, message=posted.message)

    @property
    def board(self) -> bool:
        """Whether it posts a board, to which questions link."""
        return self.deed == "post" and self.slot.startswith(BOARD)

    @property
    def question(self) -> bool:
        """Whether it posts a question."""
        return self.deed == "post" and self.slot.startswith(PROMPT)


class Nudged(msgspec.Struct, frozen=True):
    """Whom the call that stands has notified of which prompt (by slot), and how much had happened for all to see."""

    prompts: dict[int, str]
    events: int


class Knowledge(msgspec.Struct, frozen=True):
    """What is known besides what stands.

    ``closed`` take no direct messages; ``ours`` get none because Discord lets the bot open none; ``nudged`` is the call
    that stands, if this process has posted it; ``refused``: the channel takes no messages.
    """

    closed: Collection[int] = ()
    ours: Collection[int] = ()
    nudged: Nudged | None = None
    refused: bool = False


NOTHING = Knowledge()


def due(table: Table, eyes: Eyes | None, posted: dict[str, Posted], known: Knowledge = NOTHING) -> Iterator[Due]:
    """What is to be done, in its order. ``posted`` is changed: what needs no call stands there afterwards."""
    seen = set()
    for one in wanted(table, eyes, posted, known.ours, known.closed):
        old = posted.get(one.slot)
        if one.slot in seen or (old is not None and old.closed):
            continue
        if one.slot.startswith(f"{END}:") and table.state == "aborted" and not known.refused:
            continue
        seen.add(one.slot)
        found = _due(table, one, old, known)
        if one.slot == NUDGE and eyes is not None and old is not None and _calls_anew(known, nudged(table, eyes, one)):
            found = Due("delete", one.slot, table.channel, old, old, one.content)
        if found is not None:
            if found.deed == "note":
                posted[one.slot] = found.now
            yield found
    for slot, old in list(posted.items()):
        if is_passing(slot) and slot not in seen:
            yield Due("delete", slot, old.channel or table.channel, old, old, Content(""))


def searches(users: Iterable[int]) -> Iterator[Due]:
    """The direct messages of these people are to be looked through."""
    for user in users:
        slot = f"{LEFT}:{user}"
        yield Due("search", slot, user, None, Posted(slot, 0, None, "", "", "closed"), Content(""), user)


def nudged(table: Table, eyes: Eyes, one: Wanted | Due) -> Nudged:
    """Whom a call notifies of what."""
    users = dict(zip((sitter.user for sitter in table.sitters), eyes.seats, strict=True))
    return Nudged({user: prompt_slot(users[user]) for user in one.content.ping}, len(eyes.onlooker.events))


def _calls_anew(known: Knowledge, now: Nudged) -> bool:
    """Whether somebody must be called by a new message, for an edit notifies nobody.

    That is who was not called, or has a new question since, if everybody could see that the match has gone on.
    """
    if known.nudged is None:
        return False
    new = now.prompts.keys() - known.nudged.prompts.keys()
    return bool(new) or (now.events != known.nudged.events and bool(now.prompts.items() - known.nudged.prompts.items()))


def _due(table: Table, one: Wanted, old: Posted | None, known: Knowledge) -> Due | None:
    content = one.content
    picture = old.picture if old is not None and content.keep_picture else content.picture_fingerprint
    now = Posted(one.slot, 0, None, content.text_fingerprint, picture, one.leaves(running=table.state == "running"))
    place = one.user or (old.channel if old is not None else table.channel)
    deed: Deed = "note"
    if old is None:
        deed = "note" if one.user in known.closed else "archive" if one.slot == ARCHIVED else "post"
    else:
        now = msgspec.structs.replace(now, channel=old.channel, message=old.message)
        if now == old:
            return None
        if old.message is not None and not old.shows(now):
            deed = "edit"
    return Due(deed, one.slot, place, old, now, content, one.user)


class Plan(msgspec.Struct):
    """All calls that are due for a table, by where they go, the most urgent first, and what they were made of.

    ``mark`` is what to remember when they have been made, if nothing else is to come by itself.
    """

    table: Table
    eyes: Eyes | None
    mark: Shown | None
    calls: dict[Destination, list[Due]]

    @property
    def lacks_board(self) -> bool:
        """Whether a new board is to be posted."""
        return any(one.board for calls in self.calls.values() for one in calls)

    def has(self, to: Destination, one: Due) -> bool:
        """Whether the same is still due."""
        return any((due.deed, due.now) == (one.deed, one.now) for due in self.calls.get(to, ()))

    def done(self, to: Destination, one: Due) -> bool:
        """The same has been done; ``False`` if it was not due."""
        same = next((due for due in self.calls.get(to, ()) if (due.deed, due.now) == (one.deed, one.now)), None)
        if same is not None:
            self.calls[to].remove(same)
        return same is not None

    def urgency(self, to: Destination) -> Urgency | None:
        """How urgent the next call for a destination is."""
        calls = self.calls.get(to)
        return calls[0].urgency if calls else None


def plan(table: Table, eyes: Eyes | None, mark: Shown | None, found: Collection[Due]) -> Plan:
    """The calls of what is to be done."""
    calls: dict[Destination, list[Due]] = {}
    for one in sorted((one for one in found if one.deed != "note"), key=lambda one: one.urgency):
        calls.setdefault(Destination(table.id, one.place), []).append(one)
    return Plan(table, eyes, mark, calls)
