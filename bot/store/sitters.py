"""The players in the seats of a table, who answered for them when, and acts of people with power."""

from typing import Literal

import msgspec

from bot.store.actions import What
from bot.store.people import Reading

Why = Literal["start", "left", "time", "away", "back", "taken"]
"""Reasons why somebody else answers for a seat.

``start``: they were dealt the seat. ``left``: its person has left for good. ``time``: their time was up. ``away``: they
are away for as long as they say. ``back``: they are back. ``taken``: they have taken the seat over.
"""


class Tenure(msgspec.Struct, frozen=True):
    """A person or computer player who answers for a ``seat`` from answer number ``step`` (from 0) on, and why.

    The person is ``user``, called ``name``, or else it is a computer player. ``events`` is the number of events that
    everybody knew, ``round`` the round. ``before`` is the name of the seat's earlier holder. ``host`` is the name of
    the new host, if the host has left.
    """

    seat: int
    step: int
    events: int
    why: Why
    name: str
    user: int | None = None
    before: str = ""
    host: str = ""
    round: int = 0


class Act(msgspec.Struct, frozen=True):
    """An act of somebody with power over the match, for all at the table: ``who`` and ``about`` whom are names.

    Or somebody has ``taken_back`` an answer of their own. ``events`` is how much everybody knew to have happened,
    ``tenures`` how many the table had; ``reason`` is safe to show.
    """

    events: int
    tenures: int
    what: What | Literal["taken_back"]
    who: str
    about: str = ""
    reason: str = ""


class Sitter(msgspec.Struct, frozen=True):
    """A player in a seat: a person (``user``, with their Discord's language), or a computer player (``player``).

    ``standing`` is the number of the seat's question with which the person gave the standing answer, if any
    (``engine.Game.standing``). While the person is ``away``, a computer player stands in. ``timeouts`` says how often
    their time was up. ``offered``: somebody else may take the seat. With ``offered_to`` only that person may, who is
    not called to the seat if it is offered ``quietly``. ``tips`` is the number of the seat's question from which on the
    person is given tips, if they are. ``large``: the person is sent large pictures. ``reading`` says
    whether they are sent pictures, words, or both.
    """

    name: str
    user: int | None = None
    language: str = "en"
    player: str | None = None
    standing: int | None = None
    away: bool = False
    timeouts: int = 0
    offered: bool = False
    offered_to: int | None = None
    quietly: bool = False
    tips: int | None = None
    large: bool = False
    reading: Reading = "pictures"

    @property
    def answers(self) -> bool:
        """Return whether a person answers for this seat, and not a computer player."""
        return self.user is not None and not self.away

    @property
    def is_absent(self) -> bool:
        """Return whether a computer player stands in for a person, or a late person's seat is offered to everybody."""
        return self.user is not None and (self.away or (self.offered and self.offered_to is None))


class Removal(msgspec.Struct, frozen=True):
    """A person whom the host has removed from the lobby."""

    user: int
    name: str


PlanStep = Literal["announced", "reminded", "called", "asked"]
"""The steps of a plan.

``announced``: people take seats. ``reminded``: its time is near. ``called``: its time has come. ``asked``: too few
came, and the host decides what becomes of it.
"""


class PlanEvent(msgspec.Struct, frozen=True):
    """The scheduled event of a plan in its server's own list: its ``id`` at Discord, 0 while there is none.

    It stands for the plan that was moved ``number`` times, and shows what the fingerprint ``shown`` says. It was
    ``refused`` for a reason: no more tries are made.
    """

    id: int = 0
    number: int = 0
    shown: str = ""
    refused: str = ""


class Plan(msgspec.Struct, frozen=True):
    """The time for which a table is planned.

    The table opens ``at`` that time, which its host typed in a time ``zone``. At most ``seats`` people come. ``number``
    is how often the plan was moved. The ``step`` began at the time ``since``, and mentioned the people ``mentioned``.
    ``game`` and ``language`` are those that the table had then. They stay as they were, so a call is never edited.
    ``busy``: the channel had another table then. The people ``here`` have said since the reminder that they are there.
    The table opens with these people. ``coming`` are the others, who had a seat when the table opened. With an
    ``event`` its server wishes it in the list of events.
    """

    at: float
    zone: str
    seats: int
    since: float
    number: int = 0
    step: PlanStep = "announced"
    mentioned: tuple[int, ...] = ()
    game: str = ""
    language: str = ""
    busy: bool = False
    here: tuple[int, ...] = ()
    coming: tuple[Sitter, ...] = ()
    event: PlanEvent | None = None
