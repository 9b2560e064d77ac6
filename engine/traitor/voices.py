"""Moments of Traitor at which the narrator or a computer player says something. Only public events are looked at."""

from collections.abc import Iterator, Sequence

from engine.event import Event
from engine.game import Voice
from engine.traitor import events as happened

BLACK = {"clubs", "spades"}
"""The suits of which a traitor keeps every card."""

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
    "both": 8,
    "ace": 8,
}
"""The order of sentences follows from the places of these kinds, so new kinds come last."""


def voiced(told: Sequence[Event], place: int) -> Sequence[Voice]:
    """Return what may be said: when suits or a Joker unmask somebody, an army falls, a card lacks, and at the end.

    Also when an accusation first shows both suits that a traitor must keep, or kills a black ace.

    The fall of the army whose last card the loyal still needed is no moment of the narrator: it ends the match.
    """
    match told[place]:
        case happened.TraitorExposed(seat=seat):
            return tuple(_exposed(told[:place], seat))
        case happened.CardAccused() as fight:
            return tuple(_revealed(told[:place], fight))
        case happened.ArmyEliminated(seat=seat) as fallen:
            heard = () if _ends(told[:place], fallen) else (Voice("eliminated", {"seat": seat}),)
            return (*heard, Voice("out", seat=seat))
        case happened.CardsNeeded(number=1):
            return (Voice("last"),)
        case happened.TraitorRevealed(seat=seat):
            return (Voice("unmasked", {"seat": seat}), Voice("last_word", {"won": _has_won(told)}, seat))
        case _:
            return ()


def _revealed(told: Sequence[Event], fight: happened.CardAccused) -> Iterator[Voice]:
    """Yield a word on a suit too many, or on an army that first shows both black suits, and on a dead black ace."""
    if fight.proved:
        yield Voice("proved", {"seat": fight.seat if fight.proved == "accuser" else fight.target_seat})
        return
    accuser, target = _suits(fight)
    fights = [event for event in told if isinstance(event, happened.CardAccused)]
    for (seat, army, suit), other in ((target, fight.seat), (accuser, fight.target_seat)):
        if suit in BLACK and not any(isinstance(event, happened.TraitorExposed) for event in told):
            shown = {one for event in fights for *who, one in _suits(event) if who == [seat, army]}
            if BLACK - shown == {suit}:
                yield Voice("both", {"other_seat": seat}, other)
    seat, rank, suit = (
        (fight.target_seat, fight.target_rank, fight.target_suit)
        if fight.dead == "target"
        else (fight.seat, fight.rank, fight.suit)
    )
    if rank == "A" and suit in BLACK:
        yield Voice("ace", seat=seat)


def _suits(fight: happened.CardAccused) -> tuple[tuple[int, int, str], ...]:
    """Return whose army shows which suit in an accusation."""
    return (fight.seat, fight.army, fight.suit), (fight.target_seat, fight.target_army, fight.target_suit)


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
