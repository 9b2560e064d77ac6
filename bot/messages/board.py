"""The board of a round, and the whole log of a match."""

import re
from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

import msgspec

from bot import texts
from bot.messages import absence
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.messages.last_words import NO_WORDS
from bot.messages.telling import (
    LEFT_OUT,
    awaited,
    covered_moments,
    gathers,
    hides_end,
    hides_revealed_words,
    newest,
    tell,
)
from bot.messages.voices import among, voices
from bot.messages.votes import has_votes, votes_button
from bot.pictures import (
    HiddenPictureOf,
    MomentOf,
    PictureOf,
    UnmaskingOf,
    ends_with_board,
    is_turn,
    moment_at_once,
    moment_of,
    tells_turns,
    unmasking_of,
    unmasks,
)
from bot.store import Clock
from bot.tables import Table
from bot.texts import Speaker
from engine import Event, Moment, Seat, View

HAPPENED = 1650
"""A board message shows at most so many characters of events."""

LINES, REMARKS = 11, 3
"""A board message shows at most so many lines of events, so that its picture stays near; *Log* has all of them.

Of remarks, the first ones are told, so that none leaves the message again.
"""

_SAID = re.compile("> |_")


class Part(NamedTuple):
    """The part of a round that a board tells, and what stands beside its events."""

    places: range | None = None
    """The places of the events, if not those of the whole round."""
    goes_on: bool = False
    """The round goes on in a newer message: only the words of this one stay, because other messages link to it."""
    unseen: bool = False
    """A click shows the words: nobody had answered below a picture that told a vote."""
    last_words: Mapping[int, str] = NO_WORDS
    """They stand at the place of their event."""
    missed: Container[int] = ()
    """The places of events to be told aloud that no message has told."""


WHOLE = Part()


def board(
    table: Table,
    onlooker: Seat,
    number: int,
    part: Part = WHOLE,
    *,
    clock: Clock | None = None,
    whole: Seat | None = None,
) -> Content:
    """Return the board of round ``number`` (from 1): as it is, or as it was when the round ended.

    While a picture above tells a vote, who comes in, or all roles, a click shows the board and who is left.

    The last round of a match has no standings: the end's message has them. A click shows its words with its board.
    ``clock`` is the table's, if a clock runs. ``whole`` is the onlooker who knows the end: the picture that unmasks
    everybody needs it.
    """
    say = texts.speaker(table.language)
    over = number <= len(onlooker.rounds)
    view: View = onlooker.rounds[number - 1] if over else onlooker.view
    covered = () if over or part.goes_on else covered_moments(table, onlooker)
    if not over and onlooker.put_to > 1:  # in words, not in the picture, which would be drawn again for every answer
        view = msgspec.structs.replace(view, asked=())
    told = _fitting(happened(say, table, onlooker, number, part), part.last_words)
    ended = view.result is not None and ends_with_board(table.game) and hides_end(table)
    if ended or part.unseen or (covered and onlooker.moments[-len(covered)].events[0].round == number):
        told = [*map(texts.spoiler, told)]
    words = texts.one_spoiler("\n".join(told))
    title = texts.round_name(say, table.game, number if view.round else 0, view.rounds)
    if part.goes_on:
        title += " · " + say("board-goes-on")
    elif not over:
        title += " · " + _phase(say, table, onlooker, number, view, covered)
    lines = [f"**{texts.game_name(say, table.game)}** · {title}", *filter(None, [words])]
    if part.goes_on:
        return Content("\n".join(lines) if words else f"-# {lines[0]}")
    picture = _picture(table, onlooker, number, view, whole or onlooker, covered=bool(covered))
    if over or view.result is not None or table.state != "running":
        return Content("\n".join(lines), picture=picture)
    lines += [_awaited(say, table, onlooker, number, view, covered), *absence.time_left(say, table, clock)]
    buttons = (
        Button(say("button-hand"), make("hand", table.id), "primary"),
        Button(say("button-rules"), make("rules", table.game)),
        Button(say("button-log"), make("log", table.id)),
        *((votes_button(say, table),) if has_votes(table) else ()),
    )
    return Content("\n".join(lines), (buttons,), picture)


def _phase(say: Speaker, table: Table, onlooker: Seat, number: int, view: View, covered: Sequence[Moment]) -> str:
    """Return what is going on in a round, or what a picture that plays tells of its end."""
    asked = texts.safe(table.names[view.asked[0]]) if len(view.asked) == 1 else "none"
    phase = texts.phase(say, table.game, view.phase, asked)
    if not covered:
        return phase
    if onlooker.answered:
        return texts.spoiler(phase)
    start = len(onlooker.events) - sum(len(moment.events) for moment in covered)
    if unmasks(table.game) and onlooker.events[start].round < number:
        return say("board-unmasking")
    came = gathers(table, onlooker.events[: start + len(covered[0].events)], start)
    return say("board-gathering" if came else "board-revealing")


def _awaited(say: Speaker, table: Table, onlooker: Seat, number: int, view: View, covered: Sequence[Moment]) -> str:
    """Return who is awaited: people who are asked alone are mentioned."""
    people = [one.user for seat in view.asked if (one := table.sitters[seat]).answers]
    if people:
        names = ", ".join(f"<@{user}>" for user in people)
        return say("board-awaited", names=names, asked=view.hides_answers, first=number == 1)
    waiting = awaited(say, table, onlooker)
    return texts.spoiler(waiting) if covered else waiting


def _picture(
    table: Table, onlooker: Seat, number: int, view: View, whole: Seat, *, covered: bool
) -> PictureOf | MomentOf | UnmaskingOf:
    """Return the moment of a round, or else its board, which a click shows if a picture has ``covered`` it.

    Once a round is over, the picture unmasks everybody in some games. The last round of a match has the moment of its
    last turn, or the board with the winners: a click shows that board if the end's message hides who has won.
    """
    moment: MomentOf | UnmaskingOf | None
    if number <= len(onlooker.rounds):
        known = whole if tells_turns(table.game) else onlooker
        moment = _unmasking(table, whole, number) or _moment(table, known, number, ended=view.result is not None)
    else:
        moment = _newest(table, onlooker, number)
    if moment is not None:
        return moment
    hidden = covered if view.result is None else hides_end(table)
    names = absence.names(texts.speaker(table.language), table)
    return (HiddenPictureOf if hidden else PictureOf)("board", view, names, table.language)


def _places(onlooker: Seat, number: int) -> list[int]:
    """Return the places of a round's events."""
    return [place for place, event in enumerate(onlooker.events) if (event.round or 1) == number]


def _unmasking(table: Table, onlooker: Seat, number: int) -> UnmaskingOf | None:
    """Return the picture that unmasks everybody at the end of a round, if there is any, as the table wishes it."""
    places = _places(onlooker, number) if unmasks(table.game) else ()
    events = onlooker.events[: places[-1] + 1] if places else ()
    found = unmasking_of(table.game, events, table.names, table.language) if places else None
    if found is None:
        return None
    return msgspec.structs.replace(found, moving=table.reveals == "moving", hidden=hides_revealed_words(table))


def _moment(table: Table, onlooker: Seat, number: int, *, ended: bool) -> MomentOf | None:
    """Return the most telling moment of a round that is over, if it had any: it stays in place of the board.

    Once the match has ``ended``, this is a moment of the last turn, if it was not told aloud. Older moments would be
    the last picture of the match. Games that show moments after each deed tell the whole round, too, and end with the
    board. If turns are told at once, a person who had a turn has seen all moments before.
    """
    places, at_once = _places(onlooker, number), ends_with_board(table.game)
    events = onlooker.events[: places[-1] + 1] if places else ()
    if not places or (ended and (at_once or any(events[place].aloud for place in places))):
        return None
    turns = [place for place in places if ended and events[place].starts_turn]
    turns += [place for place in places if not ended and _is_seen(table, events, place)]
    return moment_of(table.game, events, turns[-1] if turns else places[0], table.names, table.language)


def _is_seen(table: Table, events: Sequence[Event], place: int) -> bool:
    """Return whether a person whom the message showed all before begins a turn there."""
    seat = getattr(events[place], "seat", None)
    return seat is not None and table.sitters[seat].answers and is_turn(table.game, events, place)


def _newest(table: Table, onlooker: Seat, number: int) -> MomentOf | None:
    """Return the moment that a round that goes on has just brought, if its game shows moments at once."""
    places = _places(onlooker, number)
    begun = places[0] if places else len(onlooker.events)
    return moment_at_once(table.game, onlooker.events, begun, onlooker.view.phase, table.names, table.language)


def _fitting(lines: Sequence[str], last_words: Mapping[int, str]) -> list[str]:
    """Return the newest lines of a round, as far as there is room for them, with a mark wherever lines are missing.

    Plain lines go first, then deeds below a name in bold, and results last. Whatever somebody said stays; the narrator
    goes with the deed.

    >>> _fitting(["**Night.**", "A deed.", "> Bram: “Oh!”", "_How sad._", *"abcdefghij"], {})[:4]
    ['**Night.**', '…', '> Bram: “Oh!”', 'a']
    """
    events = deeds = [at for at, line in enumerate(lines) if not _SAID.match(line) and line not in last_words.values()]
    for goes in (re.compile(r"(?!.*\*\*)"), re.compile(r".*:\*\*"), re.compile("")):
        too_many = [at for at in deeds if goes.match(lines[at])][: max(0, len(deeds) - LINES)]
        deeds = [at for at in deeds if at not in too_many]
    left, told = list[str](), True
    for at, line in enumerate(lines):
        said = at not in events
        told = told if said else at in deeds
        if told or (said and not line.startswith("_")):
            left.append(line)
        elif not said and left[-1:] != [LEFT_OUT]:
            left.append(LEFT_OUT)
    return newest(left, HAPPENED)


def happened(say: Speaker, table: Table, onlooker: Seat, number: int, part: Part = WHOLE) -> list[str]:
    """Return what everybody knows of a part of a round, except what messages have told aloud, in lines.

    Set-up belongs to round 1. Two more things are told: that somebody else answers for a seat since, and acts of
    somebody with power.
    """
    start, stop = (0, len(onlooker.events)) if part.places is None else (part.places.start, part.places.stop)
    lines: list[str] = []
    begun = start
    for at, line in _beside(say, table):
        if (start < at <= stop or at == start == 0) and number == _round_at(onlooker, at):
            lines += [*_event_lines(say, table, onlooker, number, range(begun, at), part, newest=False), line]
            begun = at
    return lines + _event_lines(say, table, onlooker, number, range(begun, stop), part, newest=True)


def _names_at(table: Table, events: int) -> tuple[str, ...]:
    """Return the names of all seats as they were when everybody knew so many ``events``."""
    names = list(table.names)
    for one in reversed(table.tenures):
        if one.events > events and one.why in ("left", "taken"):
            names[one.seat] = one.before
    return tuple(names)


def _beside(say: Speaker, table: Table) -> list[tuple[int, str]]:
    """Return what happened beside the match: acts, and changes of who answers for a seat.

    Each line comes with the number of events that were known of the match then.
    """
    told = [(one.events, one.tenures, absence.act_line(say, one)) for one in table.acts]
    told += [
        (one.events, number, absence.tenure_line(say, one))
        for number, one in enumerate(table.tenures)
        if one.why != "start"
    ]
    return [(events, line) for events, _, line in sorted(told, key=lambda one: one[:2])]


def _round_at(onlooker: Seat, events: int) -> int:
    """Return the round after so many events."""
    return onlooker.events[events - 1].round or 1 if events else 1


def _event_lines(
    say: Speaker, table: Table, onlooker: Seat, number: int, places: range, part: Part, *, newest: bool
) -> list[str]:
    """Return the lines of a round's events at these places, with the names that seats had at the first of them.

    Below them stand last words, and what the narrator and computer players say.
    """
    events = onlooker.events
    here = (place for place in places if (events[place].round or 1) == number)
    heard = [place for place in here if place in part.missed or not events[place].aloud]
    if not heard:
        return []
    view = onlooker.rounds[number - 1] if number <= len(onlooker.rounds) else onlooker.view
    found, names = [events[place] for place in heard], _names_at(table, places.start)
    lines = texts.folded_lines(say, table.game, found, view, names, newest=newest)
    if view.result is not None:
        lines = [(told, line) for told, line in lines if told]
    remarks = [one for one in voices(table, events, range(heard[0], heard[-1] + 1)) if one[0] in heard][:REMARKS]
    beside = [(heard.index(place), line) for place, line in (*part.last_words.items(), *remarks) if place in heard]
    over = number <= len(onlooker.rounds)
    shown = _end_of_round(events, heard, over=over) if hides_revealed_words(table) and unmasks(table.game) else None
    if shown is not None:
        lines = [(told, line if told and told.stop <= shown else texts.spoiler(line)) for told, line in lines]
        beside = [(place, line if place < shown else texts.spoiler(line)) for place, line in beside]
    return among(lines, beside)


def _end_of_round(events: Sequence[Event], heard: Sequence[int], *, over: bool) -> int:
    """Return the number of the first ``heard`` event that belongs to the end of a round.

    If the round is ``over``, its end begins with the first event after a vote, or after another event told aloud.
    """
    first = next((number for number, place in enumerate(heard) if events[place].ends), len(heard))
    return first - 1 if over and first and events[heard[first - 1] - 1].aloud else first


def log(say: Speaker, table: Table, seat: Seat) -> list[str]:
    """Return all that happened, as the seat may know it.

    The log also tells where somebody took an answer back, as everybody could notice.
    """
    public = [place for place, event in enumerate(seat.events, start=1) if event.seats is None]
    lines: list[str] = []
    begun = 0
    for act in table.acts:
        if act.what == "taken_back":
            stop = public[act.events - 1] if act.events else 0
            lines += [*tell(say, table.game, seat.events[begun:stop], table.names), absence.act_line(say, act)]
            begun = stop
    return lines + tell(say, table.game, seat.events[begun:], table.names)
