"""The moments of Het Verraad that have a picture of their own.

They are a seat without areas, the last round, evil that gets ahead, a lost area or building, a great power that changes
hands, a close attack in vain, a reaction, the way through a gate, and somebody's first black chip.
"""

from collections.abc import Mapping, Sequence
from itertools import islice

from bot.games.het_verraad.changes import MASTER, changes, with_sign
from bot.games.het_verraad.closing import Closing, closing
from bot.games.het_verraad.deeds import SORTS, listed
from bot.games.het_verraad.pictures.colours import POWERS
from bot.games.het_verraad.pictures.lens import lens
from bot.games.het_verraad.weights import DEEDS, FALLEN, GREAT, MOVED, evil_leads, expels, gets_ahead, heaviest_first
from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.het_verraad.events import (
    AreaFreed,
    AreaIsolated,
    AreaTaken,
    BuildingDestroyed,
    ChipBought,
    MasterAttacked,
    MasterMoved,
    PowerMoved,
    Reacted,
    TurnStarted,
    WhiteChipSwapped,
)

_MASTER = "skull"
_LINES = 2
_CLOSE = 1  # an attack that fails by more shows on the board alone
_FALLS = {"isolation": "knight", "hekserij": "witch"}


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the moment of the weightiest deed from ``start`` on, among equals of the newest.

    The last round goes before all except an expulsion. What others undid later weighs nothing.
    """
    points = changes(events)
    last = closing(events, [points.get(seat, 0) for seat in range(len(names))])
    if last is not None and last.event in events[start:] and not expels(events[start:]):
        return _last_round(last, points, names, say)
    leads = evil_leads(points, len(names))
    deeds = heaviest_first(events, start, len(names), leads=leads)
    return next((one for begin, end in deeds if (one := _of_deed(events[:end], begin, names, say, leads))), None)


def _of_deed(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker, leads: bool) -> Moment | None:
    """Return the moment of the deed at ``start``, and of all that followed from the deed.

    Evil that gets ahead, and still ``leads``, comes first, unless somebody is expelled. Then come a lost area, the fire
    or great power with most points at stake, and what moves no points.
    """
    told = events[start:]
    lost = [event for event in told if isinstance(event, FALLEN) and event.owner != "none"]
    if leads and not expels(told) and gets_ahead(events, start, len(names)):
        return _evil(events, names, say)
    if lost:
        return _fall(lost[-1], events, start, names, say)
    if moved := [event for event in reversed(told) if isinstance(event, MOVED) and _is_great(event)]:
        most = max(moved, key=_stake)
        return _power(most, names, say) if isinstance(most, PowerMoved) else _fire(most, events, start, names, say)
    return lesser(told, events, names, say)


def lesser(told: Sequence[Event], events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the moment of the ``told`` events if they move no points of land or powers."""
    if held := [event for event in told if isinstance(event, MasterAttacked) and event.upshot == "held"]:
        close = held[-1].white_total - held[-1].black_total <= _CLOSE
        return _held(held[-1], events, names, say) if close else None
    if reacted := [event for event in told if isinstance(event, Reacted)]:
        return _reaction(reacted[-1], events, names, say)
    if inside := [event for event in told if isinstance(event, MasterMoved) and not event.from_area]:
        return _gate(inside[-1], events, names, say)
    if joined := [seat for seat, number in _black_chips(told).items() if number == 1]:
        return _joins(joined[-1], names, say)
    return None


def _black_chips(events: Sequence[Event]) -> dict[int, int]:
    """Return how many black chips each seat has that got one in the events."""
    chips = {}
    for event in events:
        if isinstance(event, WhiteChipSwapped):
            chips[event.seat] = event.black
        elif isinstance(event, ChipBought) and event.colour == "black":
            chips[event.seat] = event.number
    return chips


def newest_deed(events: Sequence[Event], phase: str) -> int:
    """Return the place of the last deed: its moment stands until somebody does something else, or ends their actions.

    In the phase of the Black Master no moment of an action stands, only those of what he does (H-6). While a turn has
    no deed yet, the turn before is told from its beginning.
    """
    newest = range(len(events) - 1, -1, -1)
    place = next((place for place in newest if events[place].kind in DEEDS), len(events))
    turns = [*islice((place for place in newest if isinstance(events[place], TurnStarted)), 2)]
    if len(turns) > 1 and turns[0] > place:
        return turns[1]
    past = phase in ("influence", "master") and events[place:] and events[place].kind in SORTS
    return len(events) if past else place


def _is_great(event: BuildingDestroyed | PowerMoved) -> bool:
    return not isinstance(event, PowerMoved) or event.points >= GREAT


def _stake(event: BuildingDestroyed | PowerMoved) -> int:
    """Return how many points an event moves up or down, and one more for a fire."""
    if isinstance(event, BuildingDestroyed):
        return event.value + 1
    return event.points * ((event.holder != "none") + (event.former != "none"))


def _last_round(last: Closing, points: Mapping[int, int], names: Sequence[str], say: Speaker) -> Moment:
    """Return the beginning of the end, how it came about, and who is still to play."""
    event, seat = last.event, next(iter(last.event.trigger_seats), None)
    others = listed(say, [names[one] for one in event.trigger_seats[1:]])
    left = " · ".join(f"{names[one]} {points.get(one, 0)}" for one in last.left)
    number, before = event.number, last.before
    return Moment(
        tone="red" if event.reason == "master" else "dusk",
        symbol=_MASTER if event.reason == "master" else "turn",
        heading=say("het_verraad-moment-heading", key=event.kind),
        deed=say("het_verraad-moment-trigger", reason=event.reason, number=number, before=before, points=last.points),
        seat=seat,
        name="" if seat is None else names[seat],
        lines=(
            *((say("het_verraad-moment-also", names=others),) if others else ()),
            *((say("het_verraad-moment-left", names=left),) if left else ()),
        ),
        facts=tuple(
            ("laurels", say("het_verraad-moment-gain", key=key, change=with_sign(change)))
            for key, change in last.gains.items()
        ),
    )


def _evil(events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment:
    """Return the Black Master's being ahead of everybody, and who would win with him."""
    after = changes(events)
    best = max(after.get(seat, 0) for seat in range(len(names)))
    chips = _black_chips(events)
    servants = sorted(chips, key=lambda seat: (-chips[seat], seat))
    behind = [name for seat, name in enumerate(names) if after.get(seat, 0) == best]
    told = " · ".join(f"{names[seat]} {chips[seat]}" for seat in servants)
    serve = [names[seat] for seat in servants if chips[seat] == chips[servants[0]]]
    return Moment(
        tone="red",
        symbol=_MASTER,
        heading=say("het_verraad-moment-heading", key="evil"),
        deed=say("het_verraad-moment-leads", points=after[MASTER]),
        lines=(
            say("het_verraad-moment-behind", names=listed(say, behind), points=best),
            *((say("het_verraad-moment-serve", names=listed(say, serve), count=len(serve)),) if serve else ()),
        ),
        facts=(("chip", f"{say('het_verraad-picture-chips')} {told}"),) if serve else (),
    )


def _joins(seat: int, names: Sequence[str], say: Speaker) -> Moment:
    """Return somebody's entering the service of the Black Master."""
    return Moment(
        tone="red",
        symbol=_MASTER,
        heading=say("het_verraad-moment-heading", key="betrayal"),
        deed=say("het_verraad-moment-serves"),
        seat=seat,
        name=names[seat],
        lines=tuple(say("het_verraad-moment-first-chip", key=key, name=names[seat]) for key in ("leads", "wins")),
        facts=_changes(say, ("master", "", 1)),
    )


def _held(event: MasterAttacked, events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment:
    """Return an attack in vain, told of whoever held the area."""
    return Moment(
        tone="blue",
        symbol=_MASTER,
        heading=say("het_verraad-moment-heading", key=event.kind),
        deed=say("het_verraad-moment-holds", area=event.area),
        seat=event.target_seat,
        name=names[event.target_seat],
        lines=(
            say("het_verraad-moment-in-vain", name=names[event.seat]),
            *((say("het_verraad-moment-towers", areas=listed(say, event.tower_areas)),) if event.towers else ()),
        ),
        facts=(_dice(event, say),),
        lens=lens(events, [event.area]),
    )


def _dice(event: MasterAttacked, say: Speaker) -> tuple[str, str]:
    """Return both sides of an attack with their summands (H-6.3)."""
    towers = [say("het_verraad-moment-help", number=event.towers)] if event.towers else []
    black = _sum((event.black_die, event.black_chips), event.black_total)
    white = _sum((event.white_die, event.white_chips, *towers), event.white_total)
    return "conflict", say("het_verraad-moment-dice", black=black, white=white)


def _sum(summands: Sequence[int | str], total: int) -> str:
    """Return a sum, without what adds nothing.

    >>> _sum((5, 2, "tower 1"), 8), _sum((6, 0), 6)
    ('5 + 2 + tower 1 = 8', '6')
    """
    added = [str(one) for one in summands if one]
    return " + ".join(added) + (f" = {total}" if len(added) > 1 else "")


def _power(event: PowerMoved, names: Sequence[str], say: Speaker) -> Moment:
    """Return the gain of a great power, told of its new holder; if it has none, the loss."""
    lost = event.holder == "none"
    side, seats = (event.former, event.former_seats) if lost else (event.holder, event.holder_seats)
    holder, former = (names[seats[0]] if seats else "" for seats in (event.holder_seats, event.former_seats))
    return Moment(
        tone="red" if event.holder == "master" else "dusk" if lost else "night",
        symbol=POWERS[event.power],
        heading=say("het_verraad-moment-power", power=event.power),
        deed=say("het_verraad-moment-power-points", holder=event.holder, former=event.former, points=event.points),
        seat=seats[0] if side == "seat" else None,
        name=names[seats[0]] if side == "seat" else "",
        lines=(
            say(
                "het_verraad-moment-power-how",
                holder=event.holder,
                former=event.former,
                name=former,
                number=event.number,
            ),
        ),
        facts=_changes(say, (event.holder, holder, event.points), (event.former, former, -event.points)),
    )


def _changes(say: Speaker, *changes: tuple[str, str, int]) -> tuple[tuple[str, str], ...]:
    """Return the change of points of each owner: the owner, its name, and the points."""
    return tuple(
        (
            _MASTER if owner == "master" else "laurels",
            say("het_verraad-moment-change", owner=owner, name=name, change=with_sign(points)),
        )
        for owner, name, points in changes
        if points and owner != "none"
    )


def _fall(
    event: AreaTaken | AreaIsolated | AreaFreed,
    events: Sequence[Event],
    start: int,
    names: Sequence[str],
    say: Speaker,
) -> Moment:
    """Return the loss of an area, told of its former owner, or of whoever led the Black Master there.

    All that the same owner lost is told together, and the great powers that went with it to or from either side;
    without powers, the strength of both sides.
    """
    told = events[start:]
    falls = [one for one in told if isinstance(one, FALLEN) and one.owner_seats == event.owner_seats]
    falls = [one for one in falls if one.owner == event.owner]
    event = falls[0]  # the others followed from it
    freed = isinstance(event, AreaFreed)
    taker, taker_seats = _taker(event)
    reason = _reason(event)
    stays = event.to if isinstance(event, AreaFreed) and event.value else "none"
    hows = [_how(one, names[_in_turn(events)], names, say) for one in falls]
    several = [f"{one.area} · {how}" for one, how in zip(falls, hows, strict=True)]
    stood = say("het_verraad-moment-building", building=event.building, value=event.value, to=stays)
    powers = [
        (POWERS[one.power], f"{say('het_verraad-alt-power', key=one.power)} {with_sign(change)}")
        for one in told
        if isinstance(one, PowerMoved)
        for change, side in (
            (one.points, (one.holder, one.holder_seats)),
            (-one.points, (one.former, one.former_seats)),
        )
        if side in ((taker, taker_seats), (event.owner, event.owner_seats)) and side[0] != "none"
    ]
    attacks = [one for one in told if isinstance(one, MasterAttacked) and one.area in {fall.area for fall in falls}]
    moved = changes(falls)
    points = [
        (side, _named(seats, names), moved.get(seats[0] if seats else MASTER, 0))
        for side, seats in ((taker, taker_seats), (event.owner, event.owner_seats))
    ]
    seat: int | None = event.owner_seats[0] if event.owner_seats else None
    heading, deed = "tie" if freed and attacks else "area_taken", "loses"
    lines = several[:_LINES] if len(falls) > 1 else [*hows, stood]
    led = [one for one in attacks if one.upshot == "conquered"]
    if expels(told):
        heading = deed = "seat_expelled"
        lines = [several[0], *(say("het_verraad-moment-led", name=names[one.seat]) for one in led)]
    elif led:
        heading, deed, seat = "betrayal", "conquers", led[-1].seat
        owner = _named(event.owner_seats, names)
        whose = say("het_verraad-moment-from", name=owner, building=event.building, value=event.value)
        lines = [whose, *several[1:_LINES]]
    where = event.area if led else listed(say, [one.area for one in falls])
    return Moment(
        tone="red" if taker == "master" else "dusk",
        symbol=_FALLS.get(reason) or (_MASTER if taker == "master" else "conflict"),
        heading=say("het_verraad-moment-heading", key=heading),
        deed=say("het_verraad-moment-falls", owner=event.owner, key=deed, area=where),
        seat=seat,
        name="" if seat is None else names[seat],
        lines=tuple(lines),
        facts=(*(_dice(one, say) for one in attacks[-1:] if not powers), *_changes(say, *points), *powers),
        lens=lens(events, [event.area, *(one.area for one in falls if one.area != event.area)]),
    )


def _how(event: AreaTaken | AreaIsolated | AreaFreed, by: str, names: Sequence[str], say: Speaker) -> str:
    """Tell how an area fell, and to whom."""
    taker, seats = _taker(event)
    return say("het_verraad-moment-how", reason=_reason(event), taker=taker, name=_named(seats, names), by=by)


def _in_turn(events: Sequence[Event]) -> int:
    """Return the seat of the last deed: what followed is its doing."""
    return next((getattr(one, "seat", 0) for one in reversed(events) if one.kind in DEEDS), 0)


def _reason(event: AreaTaken | AreaIsolated | AreaFreed) -> str:
    return "isolation" if isinstance(event, AreaIsolated) else event.reason


def _taker(event: AreaTaken | AreaIsolated | AreaFreed) -> tuple[str, Sequence[int]]:
    return ("none", ()) if isinstance(event, AreaFreed) else (event.taker, event.taker_seats)


def _named(seats: Sequence[int], names: Sequence[str]) -> str:
    return names[seats[0]] if seats else ""


def _fire(event: BuildingDestroyed, events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment:
    """Return the loss of a building, and who has set it on fire."""
    owner = names[event.owner_seats[0]] if event.owner_seats else ""
    return Moment(
        tone="red",
        symbol="fire",
        heading=say("het_verraad-moment-heading", key=event.kind),
        deed=say("het_verraad-moment-falls", owner=event.owner, key="loses", area=event.building),
        seat=event.owner_seats[0] if event.owner_seats else None,
        name=owner,
        lines=(
            say("het_verraad-moment-burns", area=event.area),
            say("het_verraad-moment-fire-set", name=names[_in_turn(events)]),
        ),
        facts=_changes(say, (event.owner, owner, -event.value)),
        lens=lens(events, [event.area]),
    )


def _reaction(event: Reacted, events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment:
    """Return the reaction that has stopped somebody."""
    return Moment(
        tone="blue",
        symbol="barrier" if event.influence == "blokkade" else "shield",
        heading=say("het_verraad-influence", key=event.influence),
        deed=say("het_verraad-moment-reacts", to=event.to, area=event.area),
        seat=event.seat,
        name=names[event.seat],
        lines=(say("het_verraad-moment-stopped", to=event.to, name=names[event.target_seat]),),
        lens=lens(events, [event.area]) if event.area else None,
    )


def _gate(event: MasterMoved, events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment:
    """Return the arrival of the Black Master in the city, and what he finds there."""
    owner = names[event.owner_seats[0]] if event.owner_seats else ""
    there = say("het_verraad-moment-there", area=event.area, owner=event.owner, name=owner)
    return Moment(
        tone="night",
        symbol=_MASTER,
        heading=say("het_verraad-moment-heading", key=event.kind),
        deed=say("het_verraad-moment-inside"),
        lines=(there, say("het_verraad-moment-led", name=names[event.seat])),
        lens=lens(events, [event.area]),
    )
