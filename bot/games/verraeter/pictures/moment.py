"""The moments of Verräter that have a picture of their own: somebody changes sides, and the last landscape falls."""

from collections.abc import Sequence

from bot.games.verraeter.pictures.role import SIDES
from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.verraeter.events import (
    AllegianceChanged,
    ConflictResolved,
    LandscapeTurned,
    MatchEnded,
    PointsScored,
)


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the last conflict of the match from ``start`` on, else a change of sides."""
    told = events[start:]
    outcome = next((event for event in told if isinstance(event, ConflictResolved)), None)
    changed = next((event for event in told if isinstance(event, AllegianceChanged)), None)
    if outcome is None:
        return None
    if any(isinstance(event, MatchEnded) for event in told):
        return _last(told, outcome, changed, names, say)
    return None if changed is None else _change(told, outcome, changed, names, say)


def _change(
    told: Sequence[Event], outcome: ConflictResolved, changed: AllegianceChanged, names: Sequence[str], say: Speaker
) -> Moment:
    """Return the change of sides, what came of it, and what it earned."""
    scored = [one for one in told if isinstance(one, PointsScored) and one.seat == changed.seat]
    points = say("verraeter-moment-points", points=sum(one.points for one in scored))
    return Moment(
        tone=SIDES[changed.house],
        symbol=changed.house,
        heading=say("verraeter-moment-heading", key=changed.kind),
        deed=say("verraeter-moment-changed", house=changed.house),
        seat=changed.seat,
        name=names[changed.seat],
        lines=(_outcome(outcome, say),),
        facts=(("laurels", points), *_turned(told, say)),
    )


def _last(
    told: Sequence[Event],
    outcome: ConflictResolved,
    changed: AllegianceChanged | None,
    names: Sequence[str],
    say: Speaker,
) -> Moment:
    """Return the last conflict: who took which landscape. Points for offices are still to come."""
    turned = next((one for one in told if isinstance(one, LandscapeTurned)), None)
    desertion = () if changed is None else (_desertion(changed, names, say),)
    return Moment(
        tone="dusk" if turned is None else SIDES[turned.house],
        symbol="conflict" if turned is None else turned.house,
        heading=say("verraeter-moment-heading", key="match_ended"),
        deed=say("verraeter-moment-tie") if turned is None else _conquest(turned, say),
        lines=(_outcome(outcome, say), *desertion),
        facts=(("laurels", say("verraeter-moment-offices")),),
    )


def _outcome(outcome: ConflictResolved, say: Speaker) -> str:
    return say("verraeter-moment-outcome", eagle=outcome.eagle, rose=outcome.rose, winner=outcome.winner)


def _desertion(changed: AllegianceChanged, names: Sequence[str], say: Speaker) -> str:
    return f"{names[changed.seat]} {say('verraeter-moment-changed', house=changed.house)}"


def _conquest(turned: LandscapeTurned, say: Speaker) -> str:
    return say("verraeter-moment-turned", house=turned.house, landscape=turned.landscape)


def _turned(told: Sequence[Event], say: Speaker) -> tuple[tuple[str, str], ...]:
    """Tell the landscape that changed hands, if there was any."""
    return tuple(("conflict", _conquest(one, say)) for one in told if isinstance(one, LandscapeTurned))
