"""Moments of Verräter at which the narrator or a computer player says something. Only public events are looked at."""

from collections.abc import Iterator, Sequence

from engine.event import Event
from engine.game import Voice
from engine.verraeter import events as happened
from engine.verraeter.components import House
from engine.verraeter.state import ROUNDS

SENTENCES = {"change": 12, "last": 12, "changed": 8, "betrayed": 8}


def voiced(told: Sequence[Event], place: int) -> Sequence[Voice]:
    """Return what may be said of a change of sides and to its first victims, and when the last round begins.

    The narrator speaks of a change once the conflict is over: ``fate`` says whether the change was in vain.
    """
    match told[place]:
        case happened.AllegianceChanged(seat=seat):
            return (Voice("changed", seat=seat),)
        case happened.ConflictResolved(winner=winner, round=number):
            return (*_narrated(told[:place], winner, number), *_betrayed(told[:place], winner, number))
        case happened.RoundStarted(round=number) if number == ROUNDS[_seats(told[:place])]:
            return (Voice("last"),)
        case _:
            return ()


def _narrated(told: Sequence[Event], winner: str, number: int) -> Iterator[Voice]:
    """Yield what the narrator says of a change of sides in this round."""
    changes = (one for one in told if isinstance(one, happened.AllegianceChanged) and one.round == number)
    if (change := next(changes, None)) is not None:
        fate = "won" if change.house == winner else "vain"
        yield Voice("change", {"seat": change.seat, "house": change.house, "fate": fate})


def _seats(told: Sequence[Event]) -> int:
    """Return the number of seats, which have all taken a house before the first round."""
    return sum(isinstance(event, happened.AllegianceTaken) for event in told)


def _betrayed(told: Sequence[Event], winner: str, number: int) -> Iterator[Voice]:
    """Yield what somebody says of a conflict lost in this round, because somebody has left the loser."""
    houses: dict[int, House] = {}
    changed: int | None = None
    for event in told:
        if isinstance(event, happened.AllegianceTaken | happened.AllegianceChanged):
            houses[event.seat] = event.house
        if isinstance(event, happened.AllegianceChanged) and event.round == number:
            changed = event.seat
    left = sorted(seat for seat, house in houses.items() if house != winner)
    if changed is not None and houses[changed] == winner and left:
        yield Voice("betrayed", {"other_seat": changed}, left[number % len(left)])
