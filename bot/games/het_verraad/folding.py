"""Het Verraad by turns: each in a sentence of what it changed, the newest one on the board and a story's whole."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import cast

from bot import texts
from bot.games.het_verraad import closing
from bot.games.het_verraad.changes import MASTER, changes, points_moved, signed
from bot.games.het_verraad.deeds import Deed, Telling, deeds, listed, set_up, words
from bot.games.het_verraad.headline import Standing, headline, turn_of_evil
from bot.games.het_verraad.losses import (
    TAKEN,
    hits,
    is_gain,
    own_gains,
    own_losses,
    received,
    seat_of,
    strikes,
    turns_of,
)
from bot.games.het_verraad.pictures.moment import newest_deed
from bot.games.het_verraad.swings import NEWEST, NO_SWINGS, SWING, Swings, caused, mark_of, marked, swings_of
from bot.texts import Line, Speaker, StoryLine
from engine import Disclosed, Event, View
from engine.het_verraad import events as happened
from engine.het_verraad.view import HetVerraadView

GAME = "het_verraad"
OWN_LINE = frozenset({"seat_expelled", "seat_returned", "last_round", "chips_revealed", "match_ended", "match_won"})
"""Kinds that are told in sentences of their own, after the turn that brought them."""
PAID: Mapping[str, str] = {"tax_paid": "payer_seats", "income_paid": "earner_seats"}
"""Kinds that are told as who pays or is paid how much, with the fact that names these seats."""
DEEDS = 3
"""A sentence of a whole turn tells at most so many deeds."""
FEW = 3
"""Up to so many seats, the newest turn is told whole, and others have more room."""
DIGEST = 34
"""Among a few seats, turns beyond so many words are told to a seat by the deeds that moved land or points."""
ARC = 200
"""A deed of the whole match that is told at its end has as many characters, if possible."""
BRIEF = 70
"""Turns beyond so many words are told to a seat by their swings, and the deeds that moved most."""
WHOLE = 900
"""A turn whose sentences would have more characters is told like older ones."""
ROUND = 1200
"""If the turns of a round would have more characters, all of them are told in few words."""


def fold(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield what a seat lost, a line for the set-up and one for each turn, then the bricks that the seat received.

    To a seat, a turn for which there is no room is told by what it moved. What it lost is in bold, so that it stays.
    """
    seen = cast(HetVerraadView, view)
    seat, few, now = seen.seat, seen.seats <= FEW, _standing(seen)
    lost = " ".join(own_losses(say, events, seat, names, seen.areas)).replace("**", "")
    evil = turn_of_evil(say, events, now, names) if seat is not None else ""
    words = len(f"{lost} {evil}".split())
    told: list[list[Line]] = []
    for number, places in enumerate(reversed(turns_of(events))):
        lines = [*_line(say, events, places, names, ended=number > 0, reader=seat)]
        if seat is not None and (not few or (number and words + _length(lines) > DIGEST)):
            lines = [*_brief(say, events, places, names, seat)]
        if seat is not None and words + _length(lines) > BRIEF:
            turn, swings = events[places.start : places.stop], swings_of(say, events, places, now, names)
            if mark_of(swings) and (by := seat_of(turn)) is not None:
                lines[0] = (places, caused(say, turn, by, names, swings))
        words += _length(lines)
        told.append(lines)
    yield from ((range(0), line) for line in (f"**{lost}**" if lost else "", evil) if line)
    yield from filter(lambda line: line[1], chain.from_iterable(reversed(told)))
    bricks, tax = received(events, seat) if seat is not None else (0, 0)
    if bricks:
        yield range(len(events), len(events)), say("het_verraad-fold-received", number=bricks, tax=tax)


def _length(lines: Iterable[Line]) -> int:
    return sum(len(line.split()) for _, line in lines)


def fold_newest(say: Speaker, events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Line]:
    """Yield what mattered in the round, the same lines, the newest turn whole if there is room, and the standings."""
    turns, now = turns_of(events), _standing(cast(HetVerraadView, view))
    newest = newest_deed(events, view.phase) if events and view.asked and view.round == events[0].round else 0
    acted = turns[-1].start if turns and newest >= turns[-1].start else 0  # deeds of earlier turns are no news then
    yield range(0), headline(say, events, now, names, (newest, acted))
    marks = [swings_of(say, events, places, now, names) for places in turns]
    older = [*zip(turns, marks, strict=True)][:-1]
    lines = [line for places, mark in older for line in _line(say, events, places, names, swings=mark)]
    lines += [line for places in turns[-1:] for line in _newest(say, events, places, names, marks[-1])]
    if sum(len(line) for _, line in lines) > ROUND:
        lines = [line for places, mark in older for line in _line(say, events, places, names, swings=mark)]
        lines += _line(say, events, turns[-1], names, ended=False, swings=marks[-1], lead=NEWEST)
    yield from lines
    if view.round and not now.over:
        yield range(len(events), len(events)), _standings(say, now, names)


def fold_turn(say: Speaker, turn: Sequence[Event], seat: int, names: Sequence[str], room: int) -> str:
    """Return two deeds of a turn that moved most for a seat, or one if there is no room: its own, or what struck it."""
    by, said = seat_of(turn), ""
    if by is None:
        return ""
    done = deeds(turn, by, whole=False)
    struck = [deed for deed in done if by == seat or seat in changes(deed.events) or hits(deed, seat)] or done
    heavy = sorted(struck, key=lambda deed: (-points_moved(deed.events), not _takes(deed)))
    for number in (2, 1):
        told = [deed for deed in struck if deed in heavy[:number]]
        said = " ".join(_sentence(Telling(say, by, names, whole=False), told, bold=False)).replace("**", "")
        if len(said) <= room:
            break
    return said


def fold_greatest_deeds(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield the turn that moved most in each of the weightiest rounds, and how evil stood if its lead changed."""
    best: dict[int, tuple[int, str]] = {}
    points: Counter[int] = Counter()
    for places in turns_of(events):
        turn = events[places.start : places.stop]
        points.update(changes(turn))
        now, by = Standing([points[seat] for seat in range(len(names))], points[MASTER], ""), seat_of(turn)
        if by is None or not deeds(turn, by, whole=False):
            continue
        number, evil = turn[0].round, turn_of_evil(say, turn, now, names)
        swings = swings_of(say, turn, range(len(turn)), now, names)
        marks = bool(mark_of(swings))
        line = caused(say, turn, by, names, swings, ARC) if marks else fold_turn(say, turn, by, names, ARC)
        line = f"{line} {evil}".replace("**", "").strip()
        told = f"**{texts.round_name(say, GAME, number)}:** {line}"
        best[number] = max(best.get(number, (0, "")), (points_moved(turn) + SWING * bool(evil), told))
    kept = sorted(best, key=lambda number: -best[number][0])[:DEEDS]
    yield from (best[number][1] for number in sorted(kept))


fold_race = closing.fold_race


def fold_losses(say: Speaker, events: Sequence[Event], seat: int, names: Sequence[str]) -> str:
    """Return what others took from a seat, for the message that tells it the end."""
    lost = " ".join(own_losses(say, events, seat, names)).replace("**", "")
    return say("het_verraad-fold-last_losses", lost=lost) if lost else ""


def fold_match(say: Speaker, events: Sequence[Event], seat: int, names: Sequence[str]) -> str:
    """Return with how many points the seat led at most, and how many points each other seat took from it."""
    points, taken = Counter[int](), Counter[str]()
    led = number = 0
    for places in turns_of(events):
        turn = events[places.start : places.stop]
        by, own = seat_of(turn), points[seat]
        points.update(changes(turn))
        if points[seat] > max(led, *(points[other] for other in (MASTER, *range(len(names))) if other != seat)):
            led, number = points[seat], turn[0].round
        if by not in (seat, None) and points[seat] < own:
            taken[texts.safe(names[by])] += own - points[seat]
    if not (led or taken):
        return ""
    thieves = taken.most_common()
    return say(
        "het_verraad-fold-evening",
        points=led,
        number=number,
        lost=taken.total(),
        thieves=tuple(name for name, _ in thieves),
        amounts=tuple(amount for _, amount in thieves),
    )


def fold_story(say: Speaker, events: Sequence[Event], names: Sequence[str]) -> Iterator[StoryLine]:
    """Yield for each round what mattered in it, all turns, secrets, and the standings."""
    place = ""
    for number, found in groupby(enumerate(events), key=lambda one: one[1].round):
        places, told = zip(*found, strict=True)
        place = next((one.area for one in reversed(told) if isinstance(one, happened.MasterMoved)), place)
        over = any(isinstance(one, happened.MatchEnded) for one in told)
        points = changes(events[: places[-1] + 1])
        now = Standing([points.get(seat, 0) for seat in range(len(names))], points.get(MASTER, 0), place, over)
        yield number, headline(say, told, now, names)
        for turn in turns_of(told):
            first, *more = _with_secrets(say, told[turn.start : turn.stop], names)
            yield from (
                (number, line) for line in (marked(mark_of(swings_of(say, told, turn, now, names)), first), *more)
            )
        if number:
            yield number, _standings(say, now, names)


def _with_secrets(say: Speaker, turn: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield a whole turn, or the set-up, with all that only some saw: in a paragraph, unless that gets too long.

    The set-up has a line for each seat's cards.
    """
    said = [line for line in _whole(say, turn, names) if line] if turn[0].round else [set_up(say, turn, names)]
    secret = [event for event in turn if event.seats is not None or isinstance(event, Disclosed)]
    said += [line for event in secret if (line := texts.story_line(say, GAME, event, names))]
    yield from [" ".join(said)] if turn[0].round and sum(map(len, said)) <= WHOLE else said
    yield texts.sentences(say, GAME, [event for event in turn if event.kind in OWN_LINE], names)


def _standing(view: HetVerraadView) -> Standing:
    points, able = [castle.points for castle in view.castles], [one for one in view.castles if one.black and one.areas]
    chips = max((castle.black for castle in able), default=0)
    heirs = [castle.seat for castle in able if castle.black == chips]
    goal = view.end_points if view.asked else 0
    return Standing(points, view.master.points, view.master.area, view.result is not None, heirs, chips, goal)


def _standings(say: Speaker, now: Standing, names: Sequence[str]) -> str:
    """Tell who stands how, the best first and in bold."""
    best = max(now.points)
    order = sorted(range(len(now.points)), key=lambda seat: -now.points[seat])
    told = [(seat, f"{texts.safe(names[seat])} {now.points[seat]}") for seat in order]
    rows = ", ".join(f"**{one}**" if now.points[seat] == best else one for seat, one in told)
    return say("het_verraad-fold-standings", rows=rows, master=now.master)


def _line(
    say: Speaker,
    events: Sequence[Event],
    places: range,
    names: Sequence[str],
    *,
    ended: bool = True,
    swings: Swings = NO_SWINGS,
    lead: str = "",
    paid: Iterable[str] = (),
    reader: int | None = None,
) -> Iterator[Line]:
    """Yield the line of a turn, and the sentences that follow it.

    Only an ``ended`` turn says with how many points, if its ``swings`` do not. ``paid`` are the kinds of payments told.
    A ``reader`` is told elsewhere what it lost.
    """
    turn = [events[place] for place in places]
    if turn[0].round == 0:
        yield places, set_up(say, turn, names)
    elif said := _short(say, turn, names, ended=ended and not mark_of(swings), paid=paid, reader=reader):
        yield places, marked(lead + mark_of(swings), said)
    yield places, _alone(say, turn, names, reader)


def _newest(
    say: Speaker, events: Sequence[Event], places: range, names: Sequence[str], swings: Swings
) -> Iterator[Line]:
    """Yield the lines of the newest turn, whole if they are not too long."""
    turn = [events[place] for place in places]
    lines = [line for line in _whole(say, turn, names) if line] if turn[0].round else []
    if not lines or sum(map(len, lines)) > WHOLE:
        yield from _line(say, events, places, names, ended=False, swings=swings, paid=PAID, lead=NEWEST)
        return
    for number, line in enumerate(lines):
        yield places, line if number else marked(NEWEST + mark_of(swings), line)
    yield places, _alone(say, turn, names)


def _alone(say: Speaker, turn: Sequence[Event], names: Sequence[str], reader: int | None = None) -> str:
    """Return the sentences of their own that follow a turn: what a seat saw, the end, and a reaction that is open.

    A ``reader`` who may react is asked that at once.
    """
    alone = [event for event in turn if event.kind in OWN_LINE or event.seats is not None]
    if isinstance(window := turn[-1], happened.WindowOpened) and reader not in window.asked_seats:
        alone.append(window)
    return texts.sentences(say, GAME, alone, names)


def _short(
    say: Speaker,
    turn: Sequence[Event],
    names: Sequence[str],
    *,
    ended: bool,
    paid: Iterable[str],
    reader: int | None = None,
) -> str:
    """Tell a turn in a sentence, and after it what was paid and the great powers that others got."""
    seat = seat_of(turn)
    if seat is None:
        return ""
    told = Telling(say, seat, names, whole=False)
    said = _sentence(told, _untold(turn, seat, reader), _stands(say, turn, seat) if ended else "")
    payments = [line for kind in paid for line in _paid(say, turn, names, kind)]
    return " ".join([*own_gains(say, turn, reader, names), *said, *payments, *_powers_of_others(told, turn, reader)])


def _sentence(told: Telling, done: Sequence[Deed], last: str = "", *, bold: bool = True) -> Iterator[str]:
    """Yield the sentence of some deeds and how they end, if there are any."""
    if done or last:
        parts = [*(words(told, deed) for deed in done), *([last] if last else [])]
        name = texts.safe(told.names[told.seat])
        yield f"{f'**{name}**' if bold else name} {listed(told.say, parts)}."


def _stands(say: Speaker, turn: Sequence[Event], seat: int) -> str:
    """Tell with how many points the seat ends its turn, if they have changed and the whole turn is known."""
    changed = changes(turn).get(seat, 0)
    if not changed or not isinstance(turn[0], happened.TurnStarted):
        return ""
    return say("het_verraad-fold-stands", points=turn[0].points + changed)


def _whole(say: Speaker, turn: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a whole turn: its card and income, its other deeds, and the great powers that others got.

    What was done before the card was taken stands before it.
    """
    seat = seat_of(turn)
    if seat is None:
        return
    told = Telling(say, seat, names, whole=True)
    done = deeds(turn, seat, whole=True)
    place = next((place for place, deed in enumerate(done, 1) if deed.sort == "card_taken"), 0)
    taken, rest = done[:place], done[place:]
    if not done:
        yield texts.sentences(say, GAME, [one for one in turn if isinstance(one, happened.TurnStarted)], names)
    yield " ".join([*_sentence(told, taken), *(line for kind in PAID for line in _paid(say, turn, names, kind))])
    for start in range(0, len(rest), DEEDS):
        yield from _sentence(told, rest[start : start + DEEDS], bold=not (taken or start))
    yield " ".join(_powers_of_others(told, turn))


def _paid(say: Speaker, turn: Sequence[Event], names: Sequence[str], kind: str) -> Iterator[str]:
    """Yield who pays or is paid how much; nothing if nobody is."""
    for event in turn:
        seats: Sequence[int] = getattr(event, PAID[kind], ()) if event.kind == kind else ()
        amounts: Sequence[int] = getattr(event, "amounts", ())
        parts = [f"{texts.safe(names[seat])} {amount}" for seat, amount in zip(seats, amounts, strict=False)]
        if parts:
            category = str(getattr(event, "category", ""))
            limit = int(getattr(event, "limit", 0))
            told = listed(say, parts)
            yield say(f"het_verraad-fold-{kind}", parts=told, last=amounts[-1], category=category, limit=limit)


def _brief(
    say: Speaker, events: Sequence[Event], places: range, names: Sequence[str], reader: int | None
) -> Iterator[Line]:
    """Yield the weighty deeds of a turn, its points before and after, and what follows it."""
    turn = [events[place] for place in places]
    seat = seat_of(turn)
    if turn[0].round == 0:
        yield places, set_up(say, turn, names)
    elif seat is not None:
        told = Telling(say, seat, names, whole=False)
        said = " ".join(
            [*own_gains(say, turn, reader, names), *_sentence(told, _weighty(_untold(turn, seat, reader), reader))]
        )
        first, gain = turn[0], changes(turn).get(seat, 0)
        if said and gain and isinstance(first, happened.TurnStarted):
            said = marked(f"**{texts.safe(names[seat])} {first.points} → {first.points + gain}:** ", said)
        yield places, " ".join([said, *_powers_of_others(told, turn, reader)]).strip()
    yield places, _alone(say, turn, names, reader)


def _untold(turn: Sequence[Event], seat: int, reader: int | None) -> list[Deed]:
    """Return the deeds of a turn, without own gains of the reader, and without own steps of the Black Master.

    Losses that the reader is told before all else are left out if they brought nothing.
    """
    known = (happened.MasterMoved,) if seat == reader else ()
    rest = [event for event in turn if not (seat == reader and is_gain(event, reader)) and not isinstance(event, known)]
    told = [(deed, any(strikes(event, reader) for event in deed.events)) for deed in deeds(rest, seat, whole=False)]
    return [deed for deed, struck in told if not struck or seat in changes(deed.events)]


def _weighty(done: Sequence[Deed], reader: int | None) -> list[Deed]:
    """Return the deeds that hit the reader, and those that moved land or points; without any, the first deed.

    Deeds on the reader come first. Of things bought, those that moved points are enough.
    """
    kept = [deed for deed in done if hits(deed, reader) or changes(deed.events) or _takes(deed)] or done[:1]
    order = sorted(kept, key=lambda deed: not hits(deed, reader))
    return [_dear(deed) if deed.sort == "buys" else deed for deed in order]


def _takes(deed: Deed) -> bool:
    return any(isinstance(event, TAKEN) for event in deed.events)


def _dear(deed: Deed) -> Deed:
    """Return a purchase without what moved no points, if anything in it did."""
    return Deed(deed.sort, [event for event in deed.events if changes([event])] or deed.events)


def _powers_of_others(told: Telling, turn: Sequence[Event], reader: int | None = None) -> Iterator[str]:
    """Yield a sentence for each great power that has moved to somebody who is not in turn, or from another to nobody.

    A ``reader`` is told before what has been lost.
    """
    for event in turn:
        own = reader is not None and getattr(event, "former_seats", ()) == (reader,)
        if isinstance(event, happened.PowerMoved) and event.holder_seats != (told.seat,) and not own:
            said = texts.event_as(told.say, "het_verraad-fold-power_elsewhere", event, told.names)
            yield f"{said}{signed(told.say, changes([event]), None, told.names)}."
