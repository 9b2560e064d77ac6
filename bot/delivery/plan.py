"""Differences between the messages that a table should have and those that stand: the calls that are due."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

import msgspec

from bot.delivery.lanes import Destination, Urgency
from bot.messages.content import Content, WantedMessage
from bot.messages.reach import EVERYBODY, Reach
from bot.messages.truth import Eyes
from bot.messages.wanted import wanted
from bot.store import Posted, ShownTable
from bot.tables import Chronicle, Table
from bot.tables.slots import (
    ArchivedThread,
    Board,
    DefectNotice,
    End,
    Left,
    Lobby,
    Nudge,
    Prompt,
    Slot,
    ThreadMember,
    read,
)

Verb = Literal["post", "edit", "delete", "archive", "enter", "search", "note"]
FIRST_VERBS: Mapping[type[Slot], Verb] = {ArchivedThread: "archive", ThreadMember: "enter"}
"""The verbs for slots in which nothing stands; other messages are posted."""


@dataclass(frozen=True)
class Edit:
    """Something to be done about the message in a slot: ``note`` needs no call, but is to be remembered.

    ``archive`` puts away the thread that was made for the table, ``enter`` brings somebody into it. ``search`` looks
    through the direct messages of somebody who has left the match. ``search`` finds what an earlier start has posted
    there and never noted.

    ``old`` is what stands there now, ``now`` what will. A content may link to a board that is still to be posted: it is
    ``linked`` when that board stands. Until then ``now`` has the link to an older board. ``user`` is the receiver of
    direct messages, unless they have left the table since. ``place`` is the channel, that user, or the channel of those
    direct messages.
    """

    verb: Verb
    slot: Slot
    place: int
    old: Posted | None
    now: Posted
    content: Content
    user: int | None = None

    @property
    def about(self) -> int | None:
        """The person who gets the message, or whose id its slot has, if anybody."""
        return self.slot.person or self.user

    @cached_property
    def urgency(self) -> Urgency:
        """Direct messages come before what is new in the channel, except the end; what only changes comes last."""
        if self.verb == "post" and self.user is not None:
            return Urgency.END if isinstance(self.slot, End) else Urgency.PROMPT
        if self.verb == "post":
            return Urgency.POST
        return Urgency.POST if self.verb in ("delete", "enter") else Urgency.EDIT

    def stands(self, posted: Posted | None) -> bool:
        """Return whether an earlier plan has just posted or edited the same message, on which nothing else depends."""
        if self.verb not in ("post", "edit") or self.board or posted is None or posted.message is None:
            return False
        return posted == self.now.sent(posted.channel, posted.message)

    @cached_property
    def board(self) -> bool:
        """Tell whether the change posts a board, to which questions link, or the end in the channel."""
        return self.verb == "post" and (isinstance(self.slot, Board) or self.slot == End())

    def linked(self, address: str) -> "Edit":
        """Return the change, linked to the board at that address."""
        return replace(self, content=self.content.linked(address))

    @property
    def question(self) -> bool:
        """Tell whether the change posts a question."""
        return self.verb == "post" and isinstance(self.slot, Prompt)


def urgency_of(calls: Sequence[Edit]) -> Urgency | None:
    """Return how urgent the calls for a destination are; ``None`` if there are none.

    A call of people to their questions hurries as a question does. So do all posts before the call.
    """
    if any(isinstance(one.slot, Nudge) and one.verb == "post" for one in calls):
        return Urgency.PROMPT
    return calls[0].urgency if calls else None


class StandingNudge(msgspec.Struct, frozen=True):
    """The people whom the standing call has notified, the stage, and the seats asked then, as everybody saw it.

    A ``StandingNudge`` knows nothing else of the match. So a call comes and goes only by facts that everybody sees.
    """

    called: frozenset[int]
    stage: str
    asked: tuple[int, ...]


class Knowledge(msgspec.Struct, frozen=True):
    """Facts for a plan, except the messages that stand.

    ``reach`` tells how people are reached. ``nudged`` is the call that stands, if this process has posted it.
    ``refused`` tells that the channel takes no messages, ``failing`` that something goes wrong there again and again.
    ``chronicle`` is the line of the chronicle for a match that is over.
    """

    reach: Reach = EVERYBODY
    nudged: StandingNudge | None = None
    refused: bool = False
    failing: bool = False
    chronicle: Chronicle | None = None


NOTHING = Knowledge()


def changes(table: Table, eyes: Eyes | None, posted: Mapping[str, Posted], known: Knowledge = NOTHING) -> list[Edit]:
    """Return what is to be done, in its order."""
    found: list[Edit] = []
    seen = set()
    for due in wanted(table, eyes, posted, known.reach, known.chronicle):
        old = posted.get(due.slot)
        if due.slot in seen or (old is not None and old.closed):
            continue
        if isinstance(due.slot, End) and due.user is not None and table.state == "aborted" and not known.refused:
            continue
        seen.add(due.slot)
        made = _change(table, due, old, known)
        if (
            isinstance(due.slot, Nudge)
            and eyes is not None
            and old is not None
            and _calls_anew(known, nudged(eyes, due.content))
        ):
            made = Edit("delete", due.slot, table.channel, old, old, due.content)
        if made is not None:
            found.append(made)
    if known.failing:
        seen.add(DefectNotice())
    gone = [(slot, old) for key, old in posted.items() if (slot := read(key)) not in seen and _passes(slot, table)]
    found += [Edit("delete", slot, old.channel or table.channel, old, old, Content("")) for slot, old in gone]
    return found


def _passes(slot: Slot, table: Table) -> bool:
    """Return whether the message is deleted when nothing wants it: so is the lobby of a plan that was moved."""
    return slot.passing or (isinstance(slot, Lobby) and table.state == "planned")


def searches(table: Table, places: Iterable[int]) -> Iterator[Edit]:
    """Yield the searches that are to be made: of the table's channel, or of people's direct messages."""
    for place in places:
        slot = Left(place)
        user = None if place == table.channel else place
        yield Edit("search", slot, place, None, Posted(slot, 0, None, "", "", "closed"), Content(""), user)


def nudged(eyes: Eyes, call: Content) -> StandingNudge:
    """Return the people whom a call notifies, with the present stage and the seats that are asked."""
    view = eyes.onlooker.view
    return StandingNudge(frozenset(call.ping), view.stage, view.asked)


def _calls_anew(known: Knowledge, now: StandingNudge) -> bool:
    """Return whether somebody must be called by a new message, because an edit notifies nobody.

    This holds for a person who was not called, or is asked in another stage. A person who was asked alone, and still
    is, has answered just now. That person goes on in the same private message.
    """
    before = known.nudged
    if before is None:
        return False
    goes_on = len(before.asked) == 1 and before.asked == now.asked
    return not now.called <= before.called or (now.stage != before.stage and not goes_on)


def _change(table: Table, due: WantedMessage, old: Posted | None, known: Knowledge) -> Edit | None:
    content = due.content
    picture = old.picture if old is not None and content.keep_picture else content.picture_fingerprint
    now = Posted(due.slot, 0, None, content.text_fingerprint, picture, due.leaves(running=table.state == "running"))
    place = due.user or (old.channel if old is not None else table.channel)
    verb: Verb = "note"
    if old is None:
        unsent = known.reach.silent | known.reach.unopenable
        verb = "note" if due.user in unsent else FIRST_VERBS.get(type(due.slot), "post")
    else:
        now = now.sent(old.channel, old.message)
        if now == old:
            return None
        if old.message is not None and not old.shows(now) and not due.slot.lasting:
            verb = "edit"
    return Edit(verb, due.slot, place, old, now, content, due.user)


class Plan(msgspec.Struct):
    """The calls that are due for a table, by destination, the most urgent first, and what they were made of.

    ``mark`` is what to remember when they have been made, if nothing else is to come by itself. ``link`` is the address
    of the newest board that stands. ``burnt`` are the ids of the messages that were deleted last, by their slots.
    ``noted`` are the slots whose message has changed since the look began.
    """

    table: Table
    eyes: Eyes | None
    mark: ShownTable | None
    calls: dict[Destination, list[Edit]]
    link: str
    burnt: Mapping[str, int]
    noted: Set[str]

    @property
    def lacks_board(self) -> bool:
        """Tell whether a new board is to be posted."""
        return any(one.board for calls in self.calls.values() for one in calls)

    def has(self, to: Destination, edit: Edit) -> bool:
        """Return whether the same change is still due."""
        return any((due.verb, due.now) == (edit.verb, edit.now) for due in self.calls.get(to, ()))

    def done(self, to: Destination, edit: Edit) -> bool:
        """Take a change that has been done off the plan; return ``False`` if it was not due."""
        same = next((due for due in self.calls.get(to, ()) if (due.verb, due.now) == (edit.verb, edit.now)), None)
        if same is not None:
            self.calls[to].remove(same)
        return same is not None


def by_destination(table: Table, found: Iterable[Edit]) -> dict[Destination, list[Edit]]:
    """Return the calls that are to be made, the most urgent first, by their destinations."""
    calls: dict[Destination, list[Edit]] = {}
    for one in sorted((one for one in found if one.verb != "note"), key=lambda one: one.urgency):
        calls.setdefault(Destination(table.id, one.place), []).append(one)
    return calls
