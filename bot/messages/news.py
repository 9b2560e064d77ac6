"""News for a seat that is not asked: its role or side, what it came to see, and its ousting."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

import engine
from bot import pictures, texts
from bot.messages.content import Content, WantedMessage, stays
from bot.messages.notes import slate
from bot.messages.prompt import behind_a_click, hand_of, is_ousting_revealed
from bot.messages.telling import casts, covered_moments, fold, header, ousting, tell, told_with_role
from bot.messages.truth import Eyes
from bot.messages.words.contents import as_seat_reads
from bot.pictures import PictureOf
from bot.store import Notes, Posted
from bot.tables import Table
from bot.tables.notes.marks import has_slate
from bot.tables.slots import Out, Role, Sight
from bot.tables.time.talk_rules import is_before
from bot.texts import Speaker
from engine import Event, Seat


def newest_casting(seat: Seat) -> int | None:
    """Return the place among its moments at which the seat has learned its present role or side.

    ``None`` if the seat has no role or side to be told.
    """
    if not seat.view.cast:
        return None
    for place in range(len(seat.moments) - 1, -1, -1):
        for event in seat.moments[place].events:
            if casts(event, seat):
                return place
    return None


def cast(table: Table, seat: Seat, place: int, language: str) -> Content:
    """Return what the seat is told of its role: its name, way to win, first advice and card.

    After the first round the message says in which round the role is told, or the side was changed. What the seat was
    told so before is shorter, if its game wishes. If the end of the last round unmasked everybody, the message tells
    how. It also tells what else the seat came to see at ``place`` among its moments, unless a question does. A side
    of which no round is left is not told, but only what came of it.
    """
    say, view = texts.speaker(language), seat.view
    news = seat.moments[place].events
    kinds = {event.kind for event in news if casts(event, seat)}
    again = view.round > 1 and any(
        casts(one, seat) and one.kind in kinds for moment in seat.moments[:place] for one in moment.events
    )
    upshot = _upshot(say, table, seat, place)
    number = news[0].round if upshot else view.round
    over = bool(upshot) and number == view.rounds
    lines = [
        header(say, table),
        *([f"-# {texts.round_name(say, table.game, number, view.rounds)}"] if view.round > 1 else []),
        *_last_round(say, table, seat, news),
        *upshot,
        *([] if over else texts.casting(say, table.game, view.cast, table.names, again=again)),
        *tell(say, table.game, told_with_role(seat.moments[place], seat), table.names),
    ]
    shown = msgspec.structs.replace(view, asked=())
    content = Content("\n".join(lines), picture=None if over else PictureOf("role", shown, table.names, language))
    return as_seat_reads(content, table, seat, language)


def _last_round(say: Speaker, table: Table, seat: Seat, news: Sequence[Event]) -> list[str]:
    """Return how the last round has just ended, in lines quoted or behind a click, if its end unmasked everybody.

    If the seat was out by then, it is told so first.
    """
    if not pictures.unmasks(table.game) or news[0].round == seat.view.round:
        return []
    public = [event for event in seat.events if event.round == seat.view.round - 1 and event.seats is None]
    last = max(place for place, event in enumerate(public) if event.aloud)
    own = [event for event in public[:last] if event.ousts and getattr(event, "seat", None) == seat.seat]
    told = [line for event in own[-1:] for line in ousting(say, table, seat, event)[:1]]
    told += fold(say, table.game, public[last:], seat.view, table.names)
    if covered_moments(table, seat):
        return behind_a_click(told)
    return [f"> {line}" for line in told]


def _upshot(say: Speaker, table: Table, seat: Seat, place: int) -> list[str]:
    """Return a line on what came of a new side, and brought the seat, if the game has words (``<game>-upshot-``)."""
    own = [one for one in seat.moments[place].events if getattr(one, "seat", seat.seat) == seat.seat]
    keys = [(f"{table.game}-upshot-{one.kind}", msgspec.structs.asdict(one)) for one in own]
    told = [say(key, **{**facts, **seat.view.cast}) for key, facts in keys if say.knows(key)]
    return [" ".join(told)] if told else []


def newest_sight(seat: Seat) -> tuple[int, Sequence[Event]] | None:
    """Return when the seat last came to see something: the place among its moments, and what it saw.

    ``None`` if there was no such time, or if it came of the seat's own answer. Also ``None`` if the seat has been out
    since, or was asked something at that moment. If people talk before they are asked, the question does not count.
    """
    place = seat.newest_sight
    if place is None:
        return None
    moment = seat.moments[place]
    waits = moment.asked == seat.question and is_before(seat)
    if moment.answered is not None or (moment.asked is not None and not waits):
        return None
    if (gone := newest_ousting(seat)) is not None and place <= gone[0]:
        return None
    return place, [event for event in moment.events if event.sight]


def sight(table: Table, seat: Seat, seen: Sequence[Event], language: str) -> Content:
    """Return what a seat has come to see, with all that the seat holds and sees now."""
    say = texts.speaker(language)
    lines = [header(say, table), *tell(say, table.game, seen, table.names)]
    return as_seat_reads(Content("\n".join(lines), picture=hand_of(table, seat, language)), table, seat, language)


def newest_ousting(seat: Seat) -> tuple[int, Event] | None:
    """Return the event by which a seat is out, with its place among the seat's moments; ``None`` without one."""
    if seat.seat not in seat.view.out:
        return None
    for place in range(len(seat.moments) - 1, -1, -1):
        for event in seat.moments[place].events:
            if event.ousts and getattr(event, "seat", None) == seat.seat:
                return place, event
    return None


def ousted(table: Table, seat: Seat, place: int, event: Event, language: str, notes: Notes | None = None) -> Content:
    """Return the message to a seat that is out by this event, at ``place`` among its moments.

    The message says why the seat is out, such as who voted how. It also says what comes next, and that the seat only
    watches now. Its suspicions still count, in its notes; in games of rounds it marks them here, and the message has
    its ``notes`` once it was clicked. Its picture is the card of that, or has all that the seat sees now. A click shows
    both while a vote is revealed.
    """
    say = texts.speaker(language)
    grounds = fold(say, table.game, [one for one in seat.moments[place].events if one.grounds], seat.view, table.names)
    watch = say("out-watch", where=f"<#{table.channel}>")
    covered = notes is None and is_ousting_revealed(table, seat)
    rows = slate(say, table, seat, notes or Notes(), covered=covered) if has_slate(table.game) else ()
    suspect = [say("out-slate" if rows else "out-suspect")] if engine.game(table.game).marks else []
    lines = [*ousting(say, table, seat, event), *(f"> {line}" for line in grounds), watch, *suspect]
    if covered:
        lines = [say("prompt-revealing", over=False), *behind_a_click(lines)]
    picture = hand_of(table, seat, language)
    if pictures.tells_fates(table.game):
        card = PictureOf("role", msgspec.structs.replace(seat.view, asked=()), table.names, language)
        picture = pictures.behind_a_click(card) if covered else card
    content = Content("\n".join([header(say, table), *lines]), rows, picture)
    return as_seat_reads(content, table, seat, language)


def roles(table: Table, eyes: Eyes, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield for each person the role or side that they have now, before they are asked anything.

    The end's message tells the last of them.
    """
    if table.state != "running" or eyes.onlooker.view.result is not None:
        return
    for one, seat in zip(table.sitters, eyes.seats, strict=True):
        place = newest_casting(seat) if one.user is not None else None
        if place is not None:
            slot = Role(seat.seat or 0, place)
            if not stays(slot, posted):
                yield WantedMessage(slot, cast(table, seat, place, one.language), user=one.user, last=True)


def sights(table: Table, eyes: Eyes, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield for each person the newest thing that their seat came to see.

    Things that a question showed, or that were told with the role, are left out.
    """
    if table.state != "running":
        return
    for number, seat in enumerate(eyes.seats):
        one = table.sitters[number]
        found = newest_sight(seat) if one.user is not None else None
        if found is None or stays(Sight(number, found[0]), posted):
            continue
        place, events = found
        if place != newest_casting(seat):
            content = sight(table, seat, events, one.language)
            yield WantedMessage(Sight(number, place), content, user=one.user, last=True)


def outs(table: Table, eyes: Eyes, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield for each person who is out of a running match why, and what comes next."""
    for number, (one, seat) in enumerate(zip(table.sitters, eyes.seats, strict=True)):
        found = newest_ousting(seat) if one.user is not None and table.state == "running" else None
        if found is not None and not stays(Out(number, found[0]), posted):
            content = ousted(table, seat, *found, one.language)
            yield WantedMessage(Out(number, found[0]), content, user=one.user, last=True)


def own_news(table: Table, seat: Seat, language: str) -> Iterator[WantedMessage]:
    """Yield the seat's newest role, its newest sight, and that it is out, in the slots of direct messages.

    Role and sight are news until the seat has answered.
    """
    if table.state != "running":
        return
    place, found, gone = newest_casting(seat), newest_sight(seat), newest_ousting(seat)
    if place is not None and _is_news(seat, place):
        yield WantedMessage(Role(seat.seat or 0, place), cast(table, seat, place, language))
    if found is not None and found[0] != place and _is_news(seat, found[0]):
        yield WantedMessage(Sight(seat.seat or 0, found[0]), sight(table, seat, found[1], language))
    if gone is not None:
        yield WantedMessage(Out(seat.seat or 0, gone[0]), ousted(table, seat, *gone, language))


def _is_news(seat: Seat, place: int) -> bool:
    """Return whether the seat has not answered since that ``place`` among its moments."""
    return all(moment.answered is None for moment in seat.moments[place + 1 :])


def role_slot(seat: Seat) -> Role | None:
    """Return the slot of the message that tells the seat its present role or side; ``None`` if it has none."""
    place = newest_casting(seat)
    return None if place is None else Role(seat.seat or 0, place)
