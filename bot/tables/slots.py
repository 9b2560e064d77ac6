"""Slots: the places of messages among the messages of their table, such as the board of a round.

A slot is the key by which the database keeps its message. A class is a kind of slot, and says all that others must know
of the kind. The store is told, and knows no kind.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar, Self

from bot.store import Aside

MANY = 4096
"""So many keys are kept in mind with what they mean."""


class Slot(str):
    """A place for a message. Its ``word`` comes first, then the ``numbers`` that say which place of the kind it is.

    ``own``: the messages are those of a seat, and a person who sits there later must not get them. ``passing``: the
    message is deleted as soon as nothing wants it any more. ``kept``: its buttons stay when they are of no more use.
    ``lasting``: the message is never edited, because an edit notifies nobody whom it mentions.
    """

    word: ClassVar[str] = ""
    own: ClassVar[bool] = False
    lasting: ClassVar[bool] = False
    passing: ClassVar[bool] = False
    kept: ClassVar[bool] = False
    numbers: tuple[int, ...] = ()

    def __new__(cls, *numbers: int) -> Self:
        """Make the slot of a kind with these numbers."""
        made = super().__new__(cls, ":".join([cls.word, *map(str, numbers)]))
        made.numbers = numbers
        return made

    @property
    def person(self) -> int | None:
        """The id of the person in the key, if there is any."""
        return None


class Lobby(Slot):
    """The lobby, and later who sat down."""

    word = "lobby"


class Planned(Slot):
    """The plan of a table, by how often it was moved."""

    word = "planned"


class PlanCall(Slot):
    """The call to people who are coming, by the number of the plan's moves and of its step (``PlanStep``)."""

    word = "plan-call"
    passing = True


class Board(Slot):
    """The board of a ``round``, from 1; in a newer message of the round, from the event ``start`` on."""

    word = "board"

    def __new__(cls, number: int, start: int = 0) -> Self:
        """Make the slot of a round's board; the first board of a round has no start in its key."""
        return super().__new__(cls, number, start) if start else super().__new__(cls, number)

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.numbers[0]

    @property
    def start(self) -> int:
        """The number of things told when the board was posted: 0 for the first board of its round."""
        return self.numbers[1] if len(self.numbers) > 1 else 0


class Aloud(Slot):
    """Events that are told to the whole channel, from the event of that number on."""

    word = "aloud"


class Nudge(Slot):
    """The call to people whose question no direct message brings."""

    word = "nudge"
    passing = True


class LateCall(Slot):
    """The call to those who have not voted when the time is nearly up."""

    word = "missing"
    passing = True


class Notice(Slot):
    """The people who are away, and the seats that are free."""

    word = "absence"
    passing = True


class DefectNotice(Slot):
    """The notice that a defect keeps the table from being shown; it goes when the table is shown again."""

    word = "defect"
    passing = True


class RestoreNotice(Slot):
    """The notice that the database was put back at a time, in seconds since 1970."""

    word = "restored"


class ArchivedThread(Slot):
    """The thread of a table, put away at its end."""

    word = "archived"


class End(Slot):
    """The end of the match: for the channel, or with the number of a seat for the person there."""

    word = "end"


class Left(Slot):
    """A place, by its id, where nothing is posted any more, and older messages may stand."""

    word = "left"


class OfPerson(Slot):
    """A slot with the id of a person last."""

    @property
    def person(self) -> int:
        """The id of the person in the key."""
        return self.numbers[-1]


class ThreadMember(OfPerson):
    """A person who is in the thread of their table."""

    word = "entered"


class Guest(OfPerson):
    """An invitation in the direct messages of somebody."""

    word = "guest"


class Dismissal(OfPerson):
    """The news, in the direct messages of somebody, that the host has taken their seat in the lobby away."""

    word = "dismissed"


class Invited(Slot):
    """An invitation of some people in the channel, by its number; number 0 is for those of an older program."""

    word = "invited"
    passing = True


class SummonsSlot(Slot):
    """The call to players who asked to be called."""

    word = "summons"
    passing = True
    lasting = True


class Call(OfPerson):
    """An invitation of a person in the channel, by an older program."""

    word = "call"
    passing = True


class FormerCall(Slot):
    """An invitation, by the id of its message, of somebody whose data were deleted."""

    word = "call:former"
    passing = True


class Offer(OfPerson):
    """A seat that is offered to somebody, in the channel."""

    word = "offer"
    passing = True


class SeatOffer(OfPerson):
    """A seat that is offered to somebody, in their direct messages."""

    word = "offered"
    passing = True


class OfSeat(Slot):
    """A slot that is a seat's own: its number comes first, then what only that seat counts."""

    own = True

    @property
    def seat(self) -> int:
        """The number of the seat."""
        return self.numbers[0]

    @property
    def place(self) -> int:
        """The place among the moments, questions, tenures or reminders of the seat."""
        return self.numbers[1]


class Role(OfSeat):
    """The role or side that the seat learned at a moment."""

    word = "role"


class Prompt(OfSeat):
    """The questions of a run, which began with the question of that number."""

    word = "prompt"


class Sight(OfSeat):
    """The things that the seat came to see at a moment."""

    word = "sight"


class Out(OfSeat):
    """The fact that the seat is out since a moment."""

    word = "out"
    kept = True


class Away(OfSeat):
    """The fact that a computer player stands in, since the tenure of that number."""

    word = "away"


class Welcome(OfSeat):
    """A welcome to the person who took the seat, by the tenure of that number."""

    word = "welcome"


class Reminder(OfSeat):
    """A reminder, the one of that number in its stage."""

    word = "reminder"
    passing = True


class Former(Slot):
    """A slot that was a seat's own until the tenure ``number`` began: the former sitter has its message."""

    word = "former"
    of: Slot

    def __new__(cls, number: int, of: Slot) -> Self:
        """Make the slot that has the message of another slot from that tenure on."""
        made = str.__new__(cls, f"{former(number)}{of}")
        made.numbers, made.of = (number,), of
        return made

    @property
    def number(self) -> int:
        """The number of the tenure."""
        return self.numbers[0]


def former(number: int) -> str:
    """Return what the keys of slots begin with whose messages somebody kept when that tenure began.

    >>> former(3) + Prompt(0, 17)
    'former:3:prompt:0:17'
    """
    return f"{Former.word}:{number}:"


def kinds(of: type[Slot] = Slot) -> Iterator[type[Slot]]:
    """Return all kinds of slots that have messages."""
    for one in of.__subclasses__():
        if one.word:
            yield one
        yield from kinds(one)


def put_aside(seat: int, number: int) -> Aside:
    """Return what keeps the messages of a seat's former sitter from the sitter since the tenure of that number.

    >>> "prompt:2:" in put_aside(2, 5).beginnings, "board:2:" in put_aside(2, 5).beginnings
    (True, False)
    """
    return Aside(former(number), tuple(f"{one.word}:{seat}:" for one in kinds() if one.own))


def seen_of(user: int) -> list[str]:
    """Return patterns of SQL for slots with the id of a person, where others see the message.

    >>> seen_of(7)
    ['call:7', 'offer:%:7', 'offered:%:7']
    """
    return [str(Call(user)), f"{Offer.word}:%:{user}", f"{SeatOffer.word}:%:{user}"]


def alone_of(user: int) -> tuple[Slot, ...]:
    """Return the slots with the id of a person that nobody else sees."""
    return Guest(user), ThreadMember(user), Dismissal(user)


def of_person(user: int) -> list[str]:
    """Return SQL patterns for all slots with a person's id that may stay for as long as their table."""
    return [*map(str, alone_of(user)), *seen_of(user)]


@lru_cache(MANY)
def read(key: str) -> Slot:
    """Return the slot of a key; a plain ``Slot`` if this program knows no such kind.

    >>> read("board:3:40").numbers, type(read("call:former:5")).__name__, read("former:3:prompt:0:17").numbers
    ((3, 40), 'FormerCall', (3,))
    """
    words = [one for one in key.split(":") if not _is_number(one)]
    numbers = [int(one) for one in key.split(":") if _is_number(one)]
    if words[:1] == [Former.word]:
        _, number, of = key.split(":", maxsplit=2)
        return Former(int(number), read(of))
    kind = _KINDS.get(":".join(words))
    made = kind(*numbers) if kind is not None else None
    return made if made == key else str.__new__(Slot, key)


def _is_number(part: str) -> bool:
    return part.removeprefix("-").isdecimal()


_KINDS = {one.word: one for one in kinds()}
