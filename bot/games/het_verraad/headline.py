"""The headline of a round of Het Verraad: what has mattered in it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import NamedTuple

from bot import texts
from bot.games.het_verraad.changes import MASTER, changes
from bot.games.het_verraad.closing import closing
from bot.games.het_verraad.deeds import listed
from bot.games.het_verraad.losses import seat_of, turns_of
from bot.games.het_verraad.pictures.moment import lesser
from bot.games.het_verraad.weights import GREAT, SERIOUS, heaviest_first
from bot.texts import Speaker
from engine import Event
from engine.het_verraad import events as happened

NEAR = 5
"""If evil lacks so few points, the last round tells it; if a seat lacks so few for the end, the round before."""


class Standing(NamedTuple):
    """Points of all seats and of the Black Master, where he stands, whether the match is over, and who is his heir.

    ``heirs`` have an area and most black chips, which all can count: ``chips``. Their values are secret.
    While the round goes on, a seat with ``goal`` points makes it the last round.
    """

    points: Sequence[int]
    master: int
    place: str
    over: bool = False
    heirs: Sequence[int] = ()
    chips: int = 0
    goal: int = 0


def headline(
    say: Speaker, events: Sequence[Event], now: Standing, names: Sequence[str], starts: Sequence[int] = (0,)
) -> str:
    """Return in bold the weightiest deed from the first of the ``starts`` on that has any, and how the race stands.

    Evil that led for a while goes before the deed. If no deed of a round has weight, tell where the Black Master
    stands. The last round goes before all.

    ``now`` is how things stand after the events. After the match the lead is left to the message about the end.
    """
    if not now.over and (told := [*_last_round(say, events, now, names)]):
        return f"**{' '.join(told)}**"
    gists = chain.from_iterable(_gist(say, events, start, names) for start in starts)
    told = [
        *islice(chain(_evil_led(say, events, now), gists, _place(say, now) if 0 in starts else ()), 1),
        *([] if now.over else _lead(say, events, now, names)),
    ]
    return f"**{' '.join(told)}**" if told else ""


def _last_round(say: Speaker, events: Sequence[Event], now: Standing, names: Sequence[str]) -> Iterator[str]:
    """Yield why the round is the last, who is still to play, and how evil stands if it may win.

    The lead is told instead of a score that has changed, or that somebody has passed.
    """
    if last := closing(events, now.points):
        own = [now.points[seat] for seat in last.event.trigger_seats]
        passed = last.event.reason == "seat" and not (own == [last.points] == [max(now.points)])
        yield say(
            "het_verraad-fold-last_round",
            reason="passed" if passed else last.event.reason,
            lead=" ".join(_lead(say, events, now, names)) if passed else "none",
            name=_name(last.event.trigger_seats, names),
            number=last.event.number,
            before=last.before,
            points=last.points,
            left=listed(say, [texts.safe(names[seat]) for seat in last.left]) or "none",
        )
        if now.master > max(now.points) - NEAR and not passed:
            yield _evil(say, now, names)


def _lead(say: Speaker, events: Sequence[Event], now: Standing, names: Sequence[str]) -> Iterator[str]:
    most, leaders = max(now.points), _best(now.points)
    called = listed(say, [texts.safe(names[seat]) for seat in leaders])
    if now.master > most:
        yield _evil(say, now, names)
    elif now.master == most > 0:
        yield say("het_verraad-fold-level", names=called, number=len(leaders), points=most)
    elif most > 0:
        how = _how(events, now, leaders)
        yield say("het_verraad-fold-leads", names=called, how=how, points=most, master=now.master)
    if 0 < now.goal - most <= NEAR and not any(isinstance(event, happened.LastRound) for event in events):
        yield say("het_verraad-fold-near", names=called, number=len(leaders), needs=now.goal - most)


def turn_of_evil(say: Speaker, events: Sequence[Event], now: Standing, names: Sequence[str]) -> str:
    """Return in bold how evil stands, if by the events it has come to lead or has lost the lead."""
    changed, leads = changes(events), now.master > max(now.points)
    led = now.master - changed.get(MASTER, 0) > max(own - changed.get(seat, 0) for seat, own in enumerate(now.points))
    return f"**{_evil(say, now, names)}**" if led != leads and not now.over else ""


def _evil_led(say: Speaker, events: Sequence[Event], now: Standing) -> Iterator[str]:
    """Yield how evil led after a turn, if it leads neither before the events nor after them."""
    later = [changes(events[stop:]) for stop in (0, *(turn.stop for turn in turns_of(events)), len(events))]
    stood = [
        (now.master - moved.get(MASTER, 0), max(own - moved.get(seat, 0) for seat, own in enumerate(now.points)))
        for moved in later
    ]
    led = [(master, most) for master, most in stood if master > most]
    if led and not now.over and stood[0] not in led and stood[-1] not in led and led[-1][0] >= SERIOUS:
        yield say("het_verraad-fold-evil_led", points=led[-1][0], most=led[-1][1])


def _evil(say: Speaker, now: Standing, names: Sequence[str]) -> str:
    """Tell who would win with evil if it leads, or how many points it needs."""
    most = max(now.points)
    if now.master <= most:
        return say("het_verraad-fold-evil_lacks", points=now.master, needs=most + 1)
    able = listed(say, [texts.safe(names[seat]) for seat in now.heirs])
    facts = {"points": now.master, "most": most, "heirs": len(now.heirs), "number": now.chips}
    return say("het_verraad-fold-master_leads", names=able, **facts)


def _how(events: Sequence[Event], now: Standing, leaders: Sequence[int]) -> str:
    """Return how the lead came about: kept (``still``, ``alone``), won back (``again``), taken (``now``).

    A leader ``drops`` whose last change was a loss without a change of the lead, and who has fewer points than before
    the events or led only since. A leader whose points stayed ``stands`` first, since others fell behind.
    """
    if len(leaders) > 1:
        return "together"
    starts = [place for place, one in enumerate(events) if isinstance(one, happened.TurnStarted) or not place]
    since = [changes(events[place:]) for place in starts]
    ahead = [_ahead(changed, now) for changed in since] or [leaders]
    own = {place: moved for place, event in enumerate(events) if (moved := changes([event]).get(leaders[0]))}
    last = max(own, default=0)
    led = _ahead(changes(events[last:]), now) == leaders
    if led and own.get(last, 0) < 0 and (ahead[0] != leaders or sum(own.values()) < 0):
        return "drops"
    if all(one == leaders for one in ahead):
        return "still"
    if not own:
        return "stands"
    if ahead[0] != leaders:
        return "now"
    return "alone" if all(leaders[0] in one for one in ahead) else "again"


def _ahead(changed: Mapping[int, int], now: Standing) -> Sequence[int]:
    """Return the seats that led before points ``changed``: none if the Black Master was level or ahead."""
    points = [own - changed.get(seat, 0) for seat, own in enumerate(now.points)]
    return _best(points) if max(points) > now.master - changed.get(MASTER, 0) else ()


def _best(points: Sequence[int]) -> list[int]:
    return [seat for seat, own in enumerate(points) if own == max(points)]


def _gist(say: Speaker, events: Sequence[Event], start: int, names: Sequence[str]) -> Iterator[str]:
    """Yield what the weightiest deeds from ``start`` on have moved, as a picture shows them.

    These are areas and buildings that have fallen, then great powers, then what moves neither.
    """
    for begin, end in heaviest_first(events, start, len(names), leads=False):
        deed = events[begin:end]
        yield from chain(_falls(say, deed, names), _fires(say, deed, names), _powers(say, deed, names))
        if less := lesser(deed, events, [texts.safe(name) for name in names], say):
            yield f"{less.name} {less.deed}.".strip()


def _falls(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield a sentence for whoever took areas, alone or for the Black Master, or lost them to nobody: the newest first.

    The Black Master does nothing by himself, so the seat in turn is named.
    """
    found: dict[tuple[str, str, str], dict[tuple[str, str], list[str]]] = {}
    for turn in turns_of(events):
        by = seat_of(events[turn.start : turn.stop])
        for event in events[turn.start : turn.stop]:
            if isinstance(event, happened.AreaFreed):
                key, owner = ("loses", _name(event.owner_seats, names) or "none", ""), ("", "")
            elif (
                isinstance(event, happened.AreaTaken | happened.AreaIsolated)
                and event.owner != "none"
                and by is not None
            ):
                key, owner = ("takes", _name((by,), names), event.taker), (event.owner, _name(event.owner_seats, names))
            else:
                continue
            found[key] = found.pop(key, {})
            found[key].setdefault(owner, []).append(event.area)
    for (what, who, taker), owners in reversed(found.items()):
        parts = [
            say("het_verraad-fold-area", areas=listed(say, areas), owner=owner, owner_seats=name)
            if what == "takes"
            else listed(say, areas)
            for (owner, name), areas in owners.items()
        ]
        yield say(f"het_verraad-fold-{what}", name=who, areas=listed(say, parts), taker=taker)


def _fires(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield a sentence for each building that was burnt down."""
    for event in events:
        if isinstance(event, happened.BuildingDestroyed):
            name = _name(event.owner_seats, names)
            yield say("het_verraad-fold-burnt", owner=event.owner, name=name, building=event.building, area=event.area)


def _powers(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield a sentence on the great powers that others hold now than before the events."""
    moved: dict[str, list[happened.PowerMoved]] = {}
    for event in events:
        if isinstance(event, happened.PowerMoved) and event.points >= GREAT:
            moved.setdefault(event.power, []).append(event)
    parts = [
        say(
            "het_verraad-fold-power",
            power=power,
            points=found[-1].points,
            holder=found[-1].holder,
            name=_name(found[-1].holder_seats, names),
        )
        for power, found in moved.items()
        if (found[0].former, found[0].former_seats) != (found[-1].holder, found[-1].holder_seats)
    ]
    if parts:
        yield say("het_verraad-fold-powers", parts=listed(say, parts), number=len(parts))


def _name(seats: Sequence[int], names: Sequence[str]) -> str:
    """Return the name of an owner as events have it, empty for the Black Master."""
    return texts.safe(names[seats[0]]) if seats else ""


def _place(say: Speaker, now: Standing) -> Iterator[str]:
    if now.place:
        yield say("het_verraad-fold-master_stands", area=now.place)
