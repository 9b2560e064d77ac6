"""The moments of Verräter that have a picture of their own: the end of each round, and above all a change of sides."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot import texts
from bot.games.verraeter.desertion import Desertion, betrayed, desertion
from bot.games.verraeter.pictures.role import SIDES
from bot.pictures.camps import Camp
from bot.pictures.moment import Mask, Moment
from bot.pictures.reveals.cards import PlayingCard
from bot.texts import Speaker
from engine import Event
from engine.verraeter.components import HOUSES, House
from engine.verraeter.events import (
    AllegianceChanged,
    AllegianceTaken,
    ConflictResolved,
    LandscapeTurned,
    MatchEnded,
    PointsScored,
    SupplyPlayed,
    offices,
    undecided,
)

_LONG = 30  # names of so many characters have no room in the deed


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the last conflict of the match from ``start`` on, else a change of sides, or that there was none."""
    told = events[start:]
    outcome = next((event for event in told if isinstance(event, ConflictResolved)), None)
    if outcome is None:
        return None
    names = names[: sum(isinstance(event, AllegianceTaken) for event in events)]
    changed = desertion(told)
    ended = next((event for event in told if isinstance(event, MatchEnded)), None)
    before = _points(one for one in events if not isinstance(one, PointsScored) or one.part != "offices")
    points = [before[seat] for seat in range(len(names))]
    if ended is not None and undecided(points, offices(events)):
        return _last(events, start, outcome, changed, ended.reason, names, say)
    found = (
        _change(events, start, outcome, changed, names, say) if changed else _loyal(events, start, outcome, names, say)
    )
    return found if ended is None else _settled(found, points, names, ended.reason, say)


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
    seat, number = changed.change.seat, changed.change.round
    told = [one for one in events[start:] if one.round == number]
    members = sum(isinstance(one, PointsScored) and one.part == "landscapes" for one in told)
    gain = say("verraeter-moment-gain", members=members, points=changed.points, each=changed.each)
    lines = (*turned(told, say), *([gain] if members else [])) or (_outcome(outcome, say),)
    if changed.fate == "decided":
        lines = (_outcome(outcome, say), say("verraeter-moment-without", house=changed.without))
    played = [one for one in told if isinstance(one, SupplyPlayed) and one.seat == seat and one.cards]
    return Moment(
        tone=_tone(outcome),
        symbol="traitor",
        heading=_heading(events, changed, say),
        deed=_deed(events, changed, names, say),
        seat=seat,
        name=names[seat],
        lines=lines,
        facts=(("laurels", _scores(events, start, names)),),
        cards=tuple(PlayingCard(str(card), "", plain=True) for one in played for card in one.cards),
        told=texts.unmarked("".join(texts.event_line(say, "verraeter", one, names) or "" for one in played)),
        camps=_camps(events, outcome, names, say),
        crossing=seat,
    )


def _heading(events: Sequence[Event], changed: Desertion, say: Speaker) -> str:
    """Name a change of sides: whether it was against the one who led alone, and how many times the seat was Traitor."""
    place, change = events.index(changed.change), changed.change
    points = _points(events[:place])
    best = [seat for seat in points if points[seat] == max(points.values())]
    led = len(best) == 1 and best[0] in betrayed(events, change) and changed.fate == "won"
    times = sum(isinstance(one, AllegianceChanged) and one.seat == change.seat for one in events[: place + 1])
    heading = say("verraeter-moment-heading", key="leader" if led else changed.fate)
    return say("verraeter-moment-times", heading=heading, times=times) if times > 1 else heading


def _loyal(
    events: Sequence[Event], start: int, outcome: ConflictResolved, names: Sequence[str], say: Speaker
) -> Moment:
    """Return a conflict before which nobody changed sides: who scored, and who leads now."""
    told, points = events[start:], _points(events)
    won = [one for one in told if isinstance(one, PointsScored) and one.part == "landscapes"]
    winners = texts.together(say, [names[one.seat] for one in won])
    facts = {"number": len(won), "points": won[0].points if won else 0}
    deed = say("verraeter-moment-loyal", names=winners if len(winners) < _LONG else "nobody", **facts)
    landscape = turned(told, say) or (_outcome(outcome, say),)
    first, ahead = _leaders([points[seat] for seat in range(len(names))])
    leading = texts.together(say, [names[seat] for seat in first])
    lead = say("verraeter-fold-lead", leading=leading, number=len(first), ahead=ahead, alone="none").removesuffix(".")
    lines = (*landscape, *([lead] if len(leading) < _LONG else []))
    if len(won) == len(names):
        deed, lines = (
            say("verraeter-moment-faithful"),
            (say("verraeter-moment-loyal", names="nobody", **facts), *landscape),
        )
    return Moment(
        tone=_tone(outcome),
        symbol=next(_fallen(told), "conflict"),
        heading=say("verraeter-moment-heading", key="loyal"),
        deed=deed if won else say("verraeter-moment-tie"),
        lines=lines,
        facts=(("laurels", _scores(events, start, names)),),
        camps=_camps(events, outcome, names, say),
    )


def _settled(found: Moment, points: Sequence[int], names: Sequence[str], reason: str, say: Speaker) -> Moment:
    """Return the moment of a last conflict whose leaders no office can catch: whether the Traitor has won by it."""
    first, ahead = _leaders(points)
    crowned = first == [found.seat]
    key = "crown" if crowned else reason if found.seat is None or reason == "one_house" else ""
    heading = say("verraeter-moment-heading", key=key) if key else found.heading
    leading = texts.together(say, [names[seat] for seat in first])
    settled = say("verraeter-moment-settled", leading=leading, number=len(first), ahead=ahead)
    return found._replace(heading=heading, lines=(found.lines[0], *([settled] if len(leading) < _LONG else [])))


def _leaders(points: Sequence[int]) -> tuple[list[int], int]:
    """Return who is first, and by how many points."""
    best, second, *_ = sorted(points, reverse=True)
    return [seat for seat, score in enumerate(points) if score == best], best - second


def _last(
    events: Sequence[Event],
    start: int,
    outcome: ConflictResolved,
    changed: Desertion | None,
    reason: str,
    names: Sequence[str],
    say: Speaker,
) -> Moment:
    """Return the last conflict: how all stand before the offices count, the best first, and how many each has."""
    points = _points(one for one in events if not isinstance(one, PointsScored) or one.part != "offices")
    built, houses = offices(events), _houses(events)
    order = sorted(range(len(names)), key=lambda seat: -points[seat])
    has = [say("verraeter-moment-built", number=built[seat]) for seat in range(len(names))]
    taken = "".join(turned(events[start:], say)) or say("verraeter-moment-tie")
    fact = ("conflict", taken)
    if changed is not None:
        fact = ("traitor", f"{names[changed.change.seat]} {_deed(events, changed, names, say)}")
    return Moment(
        tone=_tone(outcome),
        symbol="office",
        heading=say("verraeter-moment-heading", key=reason),
        deed=say("verraeter-moment-lead", best=points[order[0]], second=points[order[1]]),
        masks=tuple(Mask(one, names[one], "office", has[one], SIDES[houses[one]], str(points[one])) for one in order),
        facts=(fact,) if changed else (fact, ("office", say("verraeter-moment-office"))),
        told=taken if changed else "",
    )


def _houses(events: Iterable[Event]) -> dict[int, House]:
    """Return the house for which each seat fights at last."""
    return {one.seat: one.house for one in events if isinstance(one, AllegianceTaken | AllegianceChanged)}


def _points(events: Iterable[Event]) -> Counter[int]:
    scored = Counter[int]()
    for event in events:
        if isinstance(event, PointsScored):
            scored[event.seat] += event.points
    return scored


def _scores(events: Sequence[Event], start: int, names: Sequence[str]) -> str:
    """Return how all stand, the best first, with their gains since ``start``."""
    points, gains = _points(events), _points(events[start:])
    notes = {seat: f"+{gained}" for seat, gained in gains.items() if gained}
    return texts.unmarked(texts.ranking([points[seat] for seat in range(len(names))], names, notes))


def _camps(events: Sequence[Event], outcome: ConflictResolved, names: Sequence[str], say: Speaker) -> tuple[Camp, ...]:
    """Return the houses with their strengths, and those who fought for them in the end."""
    houses, strengths = _houses(events), {"eagle": outcome.eagle, "rose": outcome.rose}
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


def _outcome(outcome: ConflictResolved, say: Speaker) -> str:
    return say("verraeter-film-won", eagle=outcome.eagle, rose=outcome.rose, winner=outcome.winner)


def _fallen(told: Iterable[Event]) -> Iterator[str]:
    """Yield the pictogram of the landscape that changed hands, if there was any."""
    kinds = (one.landscape for one in told if isinstance(one, LandscapeTurned))
    return ("flower" if kind == "meadow" else kind for kind in kinds)


def turned(told: Iterable[Event], say: Speaker) -> tuple[str, ...]:
    """Tell the landscape that changed hands, if there was any."""
    turned = (one for one in told if isinstance(one, LandscapeTurned))
    return tuple(say("verraeter-moment-turned", house=one.house, landscape=one.landscape) for one in turned)
