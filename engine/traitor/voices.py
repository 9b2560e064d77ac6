"""Moments of Traitor at which the narrator or a computer player says something. Only public events are looked at."""

from collections.abc import Iterator, Sequence

from engine.event import Event
from engine.game import Voice
from engine.traitor import events as happened

SENTENCES = {
    "exposed": 12,
    "eliminated": 12,
    "last": 12,
    "caught": 12,
    "caught_by": 12,
    "out": 12,
    "unmasked": 12,
    "last_word": 12,
    "proved": 12,
}
"""The order of sentences follows from the places of these kinds, so new kinds come last."""


def voiced(told: Sequence[Event], place: int) -> Sequence[Voice]:
    """Return what may be said: when suits or a Joker unmask somebody, an army falls, a card lacks, and at the end.

    The fall of the army whose last card the loyal still needed is no moment of the narrator: it ends the match.
    """
    match told[place]:
        case happened.TraitorExposed(seat=seat):
            return tuple(_exposed(told[:place], seat))
        case happened.CardAccused(proved=proved, seat=seat, target_seat=target) if proved:
            return (Voice("proved", {"seat": seat if proved == "accuser" else target}),)
        case happened.ArmyEliminated(seat=seat) as fallen:
            heard = () if _ends(told[:place], fallen) else (Voice("eliminated", {"seat": seat}),)
            return (*heard, Voice("out", seat=seat))
        case happened.CardsNeeded(number=1):
            return (Voice("last"),)
        case happened.TraitorRevealed(seat=seat):
            return (Voice("unmasked", {"seat": seat}), Voice("last_word", {"won": _has_won(told)}, seat))
        case _:
            return ()


def _has_won(told: Sequence[Event]) -> int:
    """Return 1 if the traitors have won, otherwise 0."""
    return int(any(isinstance(event, happened.MatchEnded) and event.side == "traitors" for event in told))


def _ends(told: Sequence[Event], fallen: happened.ArmyEliminated) -> bool:
    """Return whether the loyal needed only one more card of the traitors, and an army falls with it (J-5.1)."""
    exposed = {(one.seat, one.army) for one in told if isinstance(one, happened.TraitorExposed)}
    needed = [one.number for one in told if isinstance(one, happened.CardsNeeded)]
    return needed[-1:] == [1] and (fallen.seat, fallen.army) in exposed


def _exposed(told: Sequence[Event], seat: int) -> Iterator[Voice]:
    """Yield what is said when the Joker of that seat falls: by its owner, and by whoever has accused it."""
    yield Voice("exposed", {"seat": seat})
    yield Voice("caught", seat=seat)
    fights = (event for event in reversed(told) if isinstance(event, happened.CardAccused))
    fight = next(fights, None)
    if fight is not None and fight.seat != seat:
        yield Voice("caught_by", {"other_seat": seat}, fight.seat)
