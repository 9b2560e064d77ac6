"""The moments of Traitor that have a picture of their own: a Joker or an army falls, a suit gives a traitor away."""

from collections.abc import Sequence

from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.traitor.events import (
    ArmyEliminated,
    CardAccused,
    CardHidden,
    CardLeftOpen,
    CardsNeeded,
    MatchEnded,
    PointScored,
    TraitorExposed,
    TraitorRevealed,
)

_TELLING = (TraitorExposed, CardAccused, ArmyEliminated)
"""The most telling first; an accusation only if it shows a suit too many."""


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the most telling moment from ``start`` on; among equals, the last."""
    for kind in _TELLING:
        for place in range(len(events) - 1, start - 1, -1):
            event = events[place]
            if isinstance(event, kind) and (not isinstance(event, CardAccused) or _finds_out(event, events[:place])):
                told = _moment(event, events[:place], events[place + 1 :], names, say)
                return told and told._replace(facts=(*told.facts, *_result(events[place + 1 :], names, say)))
    return None


def newest_turn(events: Sequence[Event]) -> int:
    """Return the place of the last accusation, with which a turn is told."""
    return max((place for place, event in enumerate(events) if isinstance(event, CardAccused)), default=len(events))


def newest_deed(events: Sequence[Event]) -> int:
    """Return the place of the last accusation, until its card is hidden or left open (J-2.5): moments show once."""
    start = newest_turn(events)
    settled = any(isinstance(event, CardHidden | CardLeftOpen) for event in events[start:])
    return len(events) if settled else start


def _moment(
    event: Event, before: Sequence[Event], after: Sequence[Event], names: Sequence[str], say: Speaker
) -> Moment | None:
    match event:
        case TraitorExposed():
            needed = [one.number for one in after if isinstance(one, CardsNeeded)]
            facts = [("shield", say("traitor-moment-needed", number=needed[0]))] if needed else []
            return Moment(
                tone="red",
                symbol="joker",
                heading=say("traitor-moment-heading", key=event.kind),
                deed=say("traitor-moment-exposed"),
                seat=event.seat,
                name=_army(event, names, say),
                lines=(_fight(before, names, say),),
                facts=(_points(before, names, say), *facts),
            )
        case CardAccused():
            return _suit_too_many(event, [*before, event], names, say)
        case ArmyEliminated():
            return Moment(
                tone="dusk",
                symbol="dead",
                heading=say("traitor-moment-heading", key=event.kind),
                deed=say("traitor-moment-eliminated"),
                seat=event.seat,
                name=_army(event, names, say),
                lines=(say("traitor-moment-why", reason=event.reason, number=event.number), _fight(before, names, say)),
                facts=(_points(before, names, say),),
            )
    return None


def _suit_too_many(event: CardAccused, told: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment:
    """Return the moment in which suits give a traitor away (J-1.2); of both at once, the accused."""
    accuser = event.proved == "accuser"
    seat, which = (event.seat, event.army) if accuser else (event.target_seat, event.target_army)
    return Moment(
        tone="red",
        symbol="traitor",
        heading=say("traitor-moment-heading", key="suits"),
        deed=say("traitor-moment-proved"),
        seat=seat,
        name=say("traitor-army", name=names[seat], which=which),
        lines=(say("traitor-moment-suits"), _fight(told, names, say)),
        facts=(("joker", say("traitor-moment-still")),),
    )


def _result(after: Sequence[Event], names: Sequence[str], say: Speaker) -> tuple[tuple[str, str], ...]:
    """Tell who has won if the match ended with the moment (J-5.2): the traitors by their names."""
    traitors = " & ".join(names[one.seat] for one in after if isinstance(one, TraitorRevealed))
    for one in after:
        if isinstance(one, MatchEnded):
            won = say("traitor-picture-won", side=one.side, count=one.traitors)
            return (("laurels", f"{won}: {traitors}" if one.side == "traitors" else won),)
    return ()


def _finds_out(event: CardAccused, before: Sequence[Event]) -> bool:
    """Return whether a suit gives an army away that was no known traitor's before (J-1.2)."""
    exposed = {(one.seat, one.army) for one in before if isinstance(one, TraitorExposed)}
    found = (event.seat, event.army) if event.proved == "accuser" else (event.target_seat, event.target_army)
    return bool(event.proved) and found not in exposed


def _army(event: ArmyEliminated | TraitorExposed, names: Sequence[str], say: Speaker) -> str:
    return say("traitor-army", name=names[event.seat], which=event.army)


def _fight(before: Sequence[Event], names: Sequence[str], say: Speaker) -> str:
    """Tell the last accusation: whose card killed which."""
    fight = next(event for event in reversed(before) if isinstance(event, CardAccused))
    accuser = {"name": names[fight.seat], "suit": fight.suit, "rank": fight.rank}
    target = {"name": names[fight.target_seat], "suit": fight.target_suit, "rank": fight.target_rank}
    killer, dead = (accuser, target) if fight.dead == "target" else (target, accuser)
    card = say("traitor-moment-card", rank=dead["rank"], suit=dead["suit"])
    return say("traitor-moment-fight", **killer, dead=card, tie=int(fight.tie))


def _points(before: Sequence[Event], names: Sequence[str], say: Speaker) -> tuple[str, str]:
    """Tell who got the last point."""
    point = next(event for event in reversed(before) if isinstance(event, PointScored))
    return "conflict", say("traitor-moment-points", name=names[point.seat], count=point.points)
