"""The moments of Het Verraad that have a picture of their own.

They are a seat without areas, the last round, evil that gets ahead, a lost area or building, a great power that changes
hands, a close attack in vain, a reaction, the way through a gate, and somebody's first black chip.
"""

from collections.abc import Sequence

from bot.games.het_verraad.changes import MASTER, changes, with_sign
from bot.games.het_verraad.deeds import SORTS, listed
from bot.games.het_verraad.pictures.colours import POWERS
from bot.games.het_verraad.pictures.lens import lens
from bot.pictures.moment import Moment
from bot.texts import Speaker
from engine import Event
from engine.het_verraad.events import (
    AreaClaimed,
    AreaFreed,
    AreaIsolated,
    AreaTaken,
    BuildingDestroyed,
    ChipBought,
    InfluencePlayed,
    LastRound,
    MasterAttacked,
    MasterMoved,
    PowerMoved,
    Reacted,
    SeatExpelled,
    WhiteChipSwapped,
)

_MASTER = "skull"
_FALLEN = (AreaTaken, AreaIsolated, AreaFreed)
_MOVED = (BuildingDestroyed, PowerMoved)
_MOST = 1000  # more than the points that a deed can move
_LINES = 2
_CLOSE = 1  # an attack that fails by more shows on the board alone
_SERIOUS = 8  # points of the Black Master: with less, being ahead means little
_FALLS = {"isolation": "knight", "hekserij": "witch"}

_ALONE = {"area_claimed", "card_taken", "influence_played", "master_attacked", "master_moved"}
DEEDS = (SORTS.keys() | _ALONE) - {"influence_given"}
"""Kinds of events that somebody has done; other events follow from them, or begin a turn."""


def moment(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the moment of the weightiest deed from ``start`` on, among equals of the newest."""
    begins = [start, *(place for place in range(start + 1, len(events)) if events[place].kind in DEEDS)]
    deeds = [(events[:end], begin) for begin, end in zip(begins, [*begins[1:], len(events)], strict=True)][::-1]
    deeds.sort(key=lambda deed: -_weight(deed[0], deed[1], names, say))
    return next((one for told, begin in deeds if (one := _of_deed(told, begin, names, say))), None)


def _weight(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> int:
    """Return how many points a deed has moved with areas, fires and powers; something great weighs more than any."""
    told = events[start:]
    great = 4 * _expels(told) + 2 * any(isinstance(event, LastRound) for event in told)
    great += _evil(events, start, names, say) is not None
    moved = changes(event for event in told if isinstance(event, (*_FALLEN, *_MOVED)))
    return great * _MOST + sum(map(abs, moved.values()))


def _expels(told: Sequence[Event]) -> bool:
    return any(isinstance(event, SeatExpelled) for event in told)


def _of_deed(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the moment of the deed at ``start``, and of all that followed from the deed.

    An area lost after the last round began comes first, then that, and evil that gets ahead, unless somebody is
    expelled. Then come a lost area, the fire or great power with most points at stake, and what moves no points.
    """
    told = events[start:]
    lost = [event for event in told if isinstance(event, _FALLEN) and event.owner != "none"]
    last = [event for event in told if isinstance(event, LastRound)]
    if last and (not lost or told.index(last[-1]) > told.index(lost[-1])):
        return _last_round(last[-1], events, names, say)
    if not _expels(told) and (evil := _evil(events, start, names, say)):
        return evil
    if lost:
        return _fall(lost[-1], events, start, names, say)
    if moved := [event for event in reversed(told) if isinstance(event, _MOVED)]:
        most = max(moved, key=_stake)
        return _power(most, names, say) if isinstance(most, PowerMoved) else _fire(most, events, start, names, say)
    return _less(told, events, names, say)


def _less(told: Sequence[Event], events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment | None:
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

    In the phase of the Black Master no moment of an action stands, only those of what he does (H-6).
    """
    place = max((place for place, event in enumerate(events) if event.kind in DEEDS), default=len(events))
    past = phase in ("influence", "master") and events[place:] and events[place].kind in SORTS
    return len(events) if past else place


def _stake(event: BuildingDestroyed | PowerMoved) -> int:
    """Return how many points an event moves up or down, and one more for a fire."""
    if isinstance(event, BuildingDestroyed):
        return event.value + 1
    return event.points * ((event.holder != "none") + (event.former != "none"))


def _last_round(event: LastRound, events: Sequence[Event], names: Sequence[str], say: Speaker) -> Moment:
    """Return the beginning of the end, and how far behind the others are."""
    points = changes(events)
    there = {one.seat for one in events if isinstance(one, AreaClaimed)} | points.keys() | {MASTER}
    ahead = (*event.trigger_seats, *((MASTER,) if event.reason == "master" else ()))
    behind = {who: points.get(who, 0) for who in sorted(there - {*ahead})}
    chasing = [
        say(
            "het_verraad-moment-stands",
            owner="seat" if who >= 0 else "master",
            name="" if who == MASTER else names[who],
            points=behind[who],
        )
        for who in sorted(behind, key=lambda who: -behind[who])
    ]
    others = ", ".join(names[seat] for seat in event.trigger_seats[1:])
    seat = event.trigger_seats[0] if event.trigger_seats else None
    return Moment(
        tone="red" if event.reason == "master" else "dusk",
        symbol=_MASTER if event.reason == "master" else "turn",
        heading=say("het_verraad-moment-heading", key=event.kind),
        deed=say("het_verraad-moment-trigger", reason=event.reason, number=event.number),
        seat=seat,
        name="" if seat is None else names[seat],
        lines=(
            *((say("het_verraad-moment-also", names=others),) if others else ()),
            say("het_verraad-moment-chasing", others=" · ".join(chasing)),
        ),
        facts=(("turn", say("het_verraad-moment-last-turn", name=names[event.last_seat])),),
    )


def _evil(events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment | None:
    """Return the Black Master's getting ahead of everybody, and who would win with him; ``None`` if he did not."""
    if not (moved := changes(events[start:])):
        return None
    after = changes(events)
    best = max(after.get(seat, 0) for seat in range(len(names)))
    points = max(after.get(seat, 0) - moved.get(seat, 0) for seat in range(len(names)))
    if after.get(MASTER, 0) - moved.get(MASTER, 0) > points or not max(best, _SERIOUS - 1) < after.get(MASTER, 0):
        return None
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
    black, white = (event.black_die, event.black_chips), (event.white_die, event.white_chips, event.towers)
    sides = {"black": _sum(black), "white": _sum(white)}
    return "conflict", say("het_verraad-moment-dice", **sides)


def _sum(summands: Sequence[int]) -> str:
    """Return a sum in figures, without what adds nothing.

    >>> _sum((5, 2, 0)), _sum((6, 0))
    ('5 + 2 = 7', '6')
    """
    added = [str(one) for one in summands if one]
    return " + ".join(added) + (f" = {sum(summands)}" if len(added) > 1 else "")


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

    All that the same owner lost is told together, and the points and great powers that went with it; without powers,
    the strength of both sides.
    """
    told = events[start:]
    falls = [one for one in told if isinstance(one, _FALLEN) and one.owner_seats == event.owner_seats]
    falls = [one for one in falls if one.owner == event.owner]
    event = falls[0]  # the others followed from it
    freed = isinstance(event, AreaFreed)
    taker, taker_seats = _taker(event)
    reason = _reason(event)
    stays = event.to if isinstance(event, AreaFreed) and event.value else "none"
    hows = [_how(one, names, say) for one in falls]
    several = [f"{one.area} · {how}" for one, how in zip(falls, hows, strict=True)]
    stood = say("het_verraad-moment-building", building=event.building, value=event.value, to=stays)
    powers = [
        (POWERS[one.power], f"{say('het_verraad-alt-power', key=one.power)} {with_sign(-one.points)}")
        for one in told
        if isinstance(one, PowerMoved) and (one.former, one.former_seats) == (event.owner, event.owner_seats)
    ]
    attacks = [one for one in told if isinstance(one, MasterAttacked) and one.area in {fall.area for fall in falls}]
    moved = changes([*falls, *(one for one in told if isinstance(one, PowerMoved))])
    points = [
        (side, _named(seats, names), moved.get(seats[0] if seats else MASTER, 0))
        for side, seats in ((taker, taker_seats), (event.owner, event.owner_seats))
    ]
    seat: int | None = event.owner_seats[0] if event.owner_seats else None
    heading, deed = "tie" if freed and attacks else "area_taken", "loses"
    lines = several[:_LINES] if len(falls) > 1 else [*hows, stood]
    led = [one for one in attacks if one.upshot == "conquered"]
    if _expels(told):
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


def _how(event: AreaTaken | AreaIsolated | AreaFreed, names: Sequence[str], say: Speaker) -> str:
    """Tell how an area fell, and to whom."""
    taker, seats = _taker(event)
    return say("het_verraad-moment-how", reason=_reason(event), taker=taker, name=_named(seats, names))


def _reason(event: AreaTaken | AreaIsolated | AreaFreed) -> str:
    return "isolation" if isinstance(event, AreaIsolated) else event.reason


def _taker(event: AreaTaken | AreaIsolated | AreaFreed) -> tuple[str, Sequence[int]]:
    return ("none", ()) if isinstance(event, AreaFreed) else (event.taker, event.taker_seats)


def _named(seats: Sequence[int], names: Sequence[str]) -> str:
    return names[seats[0]] if seats else ""


def _fire(event: BuildingDestroyed, events: Sequence[Event], start: int, names: Sequence[str], say: Speaker) -> Moment:
    """Return the loss of a building, and who has set it on fire."""
    owner = names[event.owner_seats[0]] if event.owner_seats else ""
    culprits = [one.seat for one in events[start:] if isinstance(one, InfluencePlayed)]
    return Moment(
        tone="red",
        symbol="fire",
        heading=say("het_verraad-moment-heading", key=event.kind),
        deed=say("het_verraad-moment-falls", owner=event.owner, key="loses", area=event.building),
        seat=event.owner_seats[0] if event.owner_seats else None,
        name=owner,
        lines=(
            say("het_verraad-moment-burns", area=event.area),
            *(say("het_verraad-moment-fire-set", name=names[seat]) for seat in culprits[-1:]),
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
