"""Moments of Verräter at which the narrator or a computer player says something. Only public events are looked at."""

from collections.abc import Iterator, Sequence

from engine.event import Event
from engine.game import Voice
from engine.verraeter import events as happened
from engine.verraeter.state import ROUNDS

SENTENCES = {"change": 12, "last": 12, "changed": 8, "betrayed": 8}


def voiced(told: Sequence[Event], place: int) -> Sequence[Voice]:
    """Return what may be said of a change of sides and to its first victims, and when the last round begins.

    The narrator speaks of a change once the conflict is over: ``fate`` says whether the change was in vain.
    """
    match told[place]:
        case happened.AllegianceChanged(seat=seat):
            houses = _houses(told[: place + 1])
            return (Voice("changed", {"left": sum(one != houses[seat] for one in houses.values())}, seat),)
        case happened.ConflictResolved(winner=winner, round=number):
            changes = (one for one in told[:place] if isinstance(one, happened.AllegianceChanged))
            change = next((one for one in changes if one.round == number), None)
            return (_narrated(change, winner), *_betrayed(told[:place], winner, change)) if change else ()
        case happened.RoundStarted(round=number) if number in ROUNDS.values() and number == ROUNDS[_seats(told)]:
            return (Voice("last"),)
        case _:
            return ()


def _narrated(change: happened.AllegianceChanged, winner: str) -> Voice:
    """Return what the narrator says of a change of sides."""
    fate = "won" if change.house == winner else "vain"
    return Voice("change", {"seat": change.seat, "house": change.house, "fate": fate})


def _seats(told: Sequence[Event]) -> int:
    """Return the number of seats, which have all taken a house before the first round."""
    return sum(isinstance(event, happened.AllegianceTaken) for event in told)


def _houses(told: Sequence[Event]) -> dict[int, str]:
    """Return the house for which each seat fights at last."""
    moved = (one for one in told if isinstance(one, happened.AllegianceTaken | happened.AllegianceChanged))
    return {one.seat: one.house for one in moved}


def _betrayed(told: Sequence[Event], winner: str, change: happened.AllegianceChanged) -> Iterator[Voice]:
    """Yield what somebody says of a conflict lost in the round of the change, because somebody has left the loser."""
    houses = _houses(told)
    left = sorted(seat for seat, house in houses.items() if house != winner)
    if houses[change.seat] == winner and left:
        yield Voice("betrayed", {"other_seat": change.seat}, left[change.round % len(left)])
