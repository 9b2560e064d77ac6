"""The moments of Verräter that have a picture of their own: somebody changes sides, and the last landscape falls."""

from collections.abc import Iterable, Sequence

from bot import texts
from bot.games.verraeter.desertion import Desertion, betrayed, desertion
from bot.games.verraeter.pictures.role import SIDES
from bot.pictures.camps import Camp
from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.verraeter.components import HOUSES
from engine.verraeter.events import (
    AllegianceChanged,
    AllegianceTaken,
    ConflictResolved,
    LandscapeTurned,
    MatchEnded,
    PointsScored,
)

_LONG = 30  # names of so many characters have no room in the deed


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the last conflict of the match from ``start`` on, else a change of sides."""
    told = events[start:]
    outcome = next((event for event in told if isinstance(event, ConflictResolved)), None)
    if outcome is None:
        return None
    changed = desertion(told)
    ended = next((event for event in told if isinstance(event, MatchEnded)), None)
    if ended is not None:
        deserter = () if changed is None else (_deserter(events, changed, names, say),)
        last = _last(told, outcome, deserter, ended.reason, say)._replace(facts=(_ahead(events, names, say),))
        crossing = None if changed is None else changed.change.seat
        return last._replace(camps=_camps(events, outcome, names, say), crossing=crossing)
    return None if changed is None else _change(events, start, outcome, changed, names, say)


def _deed(events: Sequence[Event], changed: Desertion, names: Sequence[str], say: Speaker) -> str:
    """Tell who is left for which house; of people with long names the house alone."""
    left = texts.together(say, [names[seat] for seat in betrayed(events, changed.change)])
    return say("verraeter-moment-changed", house=changed.house, left=left if 0 < len(left) < _LONG else "nobody")


def _change(
    events: Sequence[Event],
    start: int,
    outcome: ConflictResolved,
    changed: Desertion,
    names: Sequence[str],
    say: Speaker,
) -> Moment:
    """Return the change of sides, what came of it, and what it earned; in vain it has the colour of the other house."""
    told = events[start:]
    seat, fate = changed.change.seat, changed.fate
    points = sum(one.points for one in told if isinstance(one, PointsScored) and one.seat == seat)
    without = (("traitor", say("verraeter-moment-without", house=changed.without)),) if fate == "decided" else ()
    return Moment(
        tone=_tone(outcome),
        symbol="traitor",
        heading=say("verraeter-moment-heading", key=fate),
        deed=_deed(events, changed, names, say),
        seat=seat,
        name=names[seat],
        lines=(_outcome(outcome, say, fate),),
        facts=(("laurels", say("verraeter-moment-points", points=points, fate=fate)), *(without or _turned(told, say))),
        camps=_camps(events, outcome, names, say),
        crossing=seat,
    )


def _last(
    told: Sequence[Event], outcome: ConflictResolved, deserter: tuple[str, ...], reason: str, say: Speaker
) -> Moment:
    """Return the last conflict: who took which landscape. Points for offices are still to come."""
    turned = next((one for one in told if isinstance(one, LandscapeTurned)), None)
    return Moment(
        tone=_tone(outcome),
        symbol="traitor" if deserter else "conflict",
        heading=say("verraeter-moment-heading", key=reason),
        deed=say("verraeter-moment-tie") if turned is None else _conquest(turned, say),
        lines=deserter or (_outcome(outcome, say, "none"),),
    )


def _ahead(events: Sequence[Event], names: Sequence[str], say: Speaker) -> tuple[str, str]:
    """Tell who leads before the offices count; of people with long names the points alone."""
    points = [0] * len(names)
    for event in events:
        if isinstance(event, PointsScored) and event.part != "offices":
            points[event.seat] += event.points
    first = [names[seat] for seat, one in enumerate(points) if one == max(points)]
    leading = texts.together(say, first)
    told = leading if len(leading) < _LONG else "nobody"
    return "laurels", say("verraeter-moment-offices", leading=told, number=len(first), points=max(points))


def _camps(events: Sequence[Event], outcome: ConflictResolved, names: Sequence[str], say: Speaker) -> tuple[Camp, ...]:
    """Return the houses with their strengths, and those who fought for them in the end."""
    houses = {one.seat: one.house for one in events if isinstance(one, AllegianceTaken | AllegianceChanged)}
    strengths = {"eagle": outcome.eagle, "rose": outcome.rose}
    return tuple(
        Camp(
            SIDES[house],
            house,
            say("verraeter-house", key=house),
            strengths[house],
            tuple((seat, names[seat]) for seat in sorted(houses) if houses[seat] == house),
            outcome.winner not in (house, "none"),
        )
        for house in HOUSES
    )


def _tone(outcome: ConflictResolved) -> str:
    """Return the colour of the house that won."""
    return next((SIDES[house] for house in HOUSES if house == outcome.winner), "dusk")


def _outcome(outcome: ConflictResolved, say: Speaker, fate: str) -> str:
    return say("verraeter-moment-outcome", eagle=outcome.eagle, rose=outcome.rose, winner=outcome.winner, fate=fate)


def _deserter(events: Sequence[Event], changed: Desertion, names: Sequence[str], say: Speaker) -> str:
    """Tell who went over to which house, and whether in vain."""
    deed = _deed(events, changed, names, say)
    return say("verraeter-moment-deserter", name=names[changed.change.seat], deed=deed, fate=changed.fate)


def _conquest(turned: LandscapeTurned, say: Speaker) -> str:
    return say("verraeter-moment-turned", house=turned.house, landscape=turned.landscape)


def _turned(told: Iterable[Event], say: Speaker) -> tuple[tuple[str, str], ...]:
    """Tell the landscape that changed hands, if there was any."""
    return tuple(("conflict", _conquest(one, say)) for one in told if isinstance(one, LandscapeTurned))
