"""The messages of a table about time and about people who are away.

They stand in the channel, and some go to the people whom they concern.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import engine
from bot import texts
from bot.messages.content import Button, Content, Style, WantedMessage
from bot.messages.ids import make
from bot.messages.labels import button_label
from bot.messages.prompt import hand_of
from bot.messages.reach import EVERYBODY, Reach
from bot.messages.receipt import receipt
from bot.messages.telling import header
from bot.messages.truth import Eyes
from bot.messages.words.contents import as_seat_reads
from bot.store import Act, Clock, Posted, Tenure
from bot.tables import Table
from bot.tables.slots import Away, Former, Notice, Offer, OfSeat, Prompt, Reminder, SeatOffer, Slot, Welcome, read
from bot.tables.time import clock_rules, pace
from bot.texts import Speaker, limits
from engine import Seat


def pace_name(say: Speaker, table: Table, chosen: str) -> str:
    """Return in words how long people may think at a table with the choice ``chosen``."""
    return _paced(say, "pace", table, chosen)


def short_pace_name(say: Speaker, table: Table) -> str:
    """Return the same of the table's own choice in few words, without the reserve, with the time for a reaction."""
    return _paced(say, "pace-short", table, table.pace)


def _paced(say: Speaker, key: str, table: Table, chosen: str) -> str:
    agreed = pace.agreed(table.game, chosen)
    time, reserve = (agreed.time, agreed.reserve) if agreed else (0, 0)
    kind, _, hours = chosen.partition("-")
    known = engine.games().get(table.game)
    window = int(agreed.window) if agreed and known is not None and known.standing else 0
    return say(key, key=kind, hours=int(hours or 0), minutes=int(time // 60), reserve=int(reserve // 60), window=window)


def when(seconds: float) -> str:
    """Return a time as Discord shows it to each person, counting down by itself."""
    return f"<t:{int(seconds)}:R>"


def names(say: Speaker, table: Table) -> tuple[str, ...]:
    """Return the names by seat.

    Behind the name of somebody for whom a computer player stands in, the text says so.
    """
    return tuple(
        say("name-away", name=name) if one.away else name for name, one in zip(table.names, table.sitters, strict=True)
    )


def time_left(say: Speaker, table: Table, stands: Clock | None) -> list[str]:
    """Return a line, if a clock runs, that tells the time left.

    The line says until when the people have time for whom everybody waits, or that the clock stands still.
    """
    agreed = pace.pace_of(table)
    if stands is None or agreed is None:
        return []
    if stands.paused_by:
        return [say("time-paused", name=texts.safe(stands.paused_by), when=when(stands.until))]
    if stands.paused:
        return [say("time-silence", when=when(stands.paused + pace.CLOSED_AFTER))]
    ends = {seat: end for seat, end in clock_rules.deadlines(stands, agreed).items() if table.sitters[seat].answers}
    if len({int(end) for end in ends.values()}) == 1:
        return [say("time-until", when=when(next(iter(ends.values()))))]
    each = [f"{texts.safe(table.names[seat])} {when(end)}" for seat, end in ends.items()]
    return [say("time-until-each", each=", ".join(each))] if each else []


def tenure_line(say: Speaker, one: Tenure) -> str:
    """Return the line that tells that somebody else answers for a seat now, and why."""
    facts = {"name": texts.safe(one.name), "before": texts.safe(one.before), "host": texts.safe(one.host)}
    return say("tenure", why=one.why if not one.host else f"{one.why}-host", seat=one.seat + 1, **facts)


def act_line(say: Speaker, one: Act) -> str:
    """Return the line that tells what somebody with power over the match did, and why."""
    told = say("act", what=one.what, who=texts.safe(one.who), about=texts.safe(one.about))
    return say("action-because", action=told, reason=one.reason) if one.reason else told


def wanted(table: Table, eyes: Eyes, posted: Mapping[str, Posted], reach: Reach = EVERYBODY) -> Iterator[WantedMessage]:
    """Yield the messages about time and absence of a running match, and the changes to those that people have had."""
    if table.state == "running":
        yield from _notice(table, eyes)
        yield from _offers(table, reach)
        yield from _reminders(table, eyes)
    yield from _told_to_sitters(table, eyes, posted)
    yield from _put_aside(table, eyes, posted)


def _put_aside(table: Table, eyes: Eyes, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield new contents for messages that were put aside because their person's seat went to somebody else.

    If the seat went to nobody, because the table was closed, an old question becomes a receipt.
    """
    for key, old in posted.items():
        slot = read(key)
        if not isinstance(slot, Former) or not isinstance(slot.of, OfSeat) or old.closed or not old.message:
            continue
        of = slot.of
        tenure = table.tenures[slot.number] if slot.number < len(table.tenures) else None
        if tenure is not None and tenure.seat == of.seat and tenure.why in ("left", "taken"):
            yield WantedMessage(slot, _no_longer_yours(table), last=True)
        elif isinstance(of, Prompt):
            one = table.sitters[of.seat]
            content = receipt(table, eyes.seats[of.seat], of.place, one.language)
            yield WantedMessage(slot, content, last=True)


def _notice(table: Table, eyes: Eyes) -> Iterator[WantedMessage]:
    """Yield the notice of who is away and whose seat is free, with what can be done about it."""
    say = texts.speaker(table.language)
    stands = eyes.clock
    agreed = pace.pace_of(table) if stands is not None and stands.up else None
    lines, buttons = [], []
    for seat, one in enumerate(table.sitters):
        name = texts.safe(table.names[seat])
        if one.away:
            lines.append(say("absence-away", name=name))
        elif agreed and stands and seat in stands.up and one.answers:
            by_itself = clock_rules.deadlines(stands, agreed).get(seat, 0) + agreed.grace
            lines.append(say("absence-overdue", name=name, when=when(by_itself)))
            buttons.append(_button(say, table, "standin", seat))
        if one.offered and one.offered_to is None:
            lines.append(say("absence-offered", name=name))
            buttons.append(_button(say, table, "take", seat))
    if any(one.away for one in table.sitters):
        buttons.insert(0, Button(say("button-present"), make("back", table.id), "primary"))
    if lines:
        yield WantedMessage(Notice(), Content("\n".join(lines), _in_rows(buttons)))


def _button(say: Speaker, table: Table, action: Literal["standin", "take"], seat: int) -> Button:
    """Return a button for something that can be done about a seat.

    Its label has as much of the seat's name as there is room for.
    """

    def label(names: Sequence[str]) -> str:
        return say(f"label-{action}", name=names[seat])

    style: Style = "success" if action == "take" else "secondary"
    return Button(button_label(label, table.names), make(action, table.id, seat), style)


def _in_rows(buttons: list[Button]) -> tuple[tuple[Button, ...], ...]:
    rows = [tuple(buttons[at : at + limits.BUTTONS]) for at in range(0, len(buttons), limits.BUTTONS)]
    return tuple(rows[: limits.ROWS])


def _offers(table: Table, reach: Reach) -> Iterator[WantedMessage]:
    """Yield the offers to people to whom a seat is offered.

    An offer stands in the channel. People who have used the bot's direct messages before also get it directly.

    Everybody can see whom a message mentions. A missing mention would show who is not to be called, and who blocks
    whom. So the message notifies only people who have not used direct messages before, and who block nobody at all.
    """
    for seat, one in enumerate(table.sitters):
        if one.offered and one.offered_to is not None:
            say = texts.speaker(table.language)
            name = texts.safe(table.names[seat])
            button = _button(say, table, "take", seat)
            text = say("offer", name=name, person=f"<@{one.offered_to}>")
            ping = (one.offered_to,) if one.offered_to in reach.unknown_guests else ()
            yield WantedMessage(Offer(seat, one.offered_to), Content(text, ((button,),), ping=ping))
            if not one.quietly and one.offered_to in reach.known_guests:
                told = f"{header(say, table)}\n{say('offer-told', name=name)}"
                yield WantedMessage(SeatOffer(seat, one.offered_to), Content(told, ((button,),)), user=one.offered_to)


def _reminders(table: Table, eyes: Eyes) -> Iterator[WantedMessage]:
    """Yield the newest reminder of the stage for everybody who wanted to be reminded."""
    stands = eyes.clock
    for seat, one in enumerate(table.sitters) if stands is not None and stands.sent else ():
        say = texts.speaker(one.language)
        told = reminder(say, table, stands, seat)
        if told is not None and stands is not None:
            content = Content(f"{header(say, table)}\n{told}")
            yield WantedMessage(Reminder(seat, stands.sent[seat]), content, user=one.user)


def reminder(say: Speaker, table: Table, stands: Clock | None, seat: int) -> str | None:
    """Return the reminder that somebody was sent in this stage.

    ``None`` if they were sent none, or if nobody waits for them any more.
    """
    if stands is None or not stands.sent.get(seat, 0) or not table.sitters[seat].answers:
        return None
    agreed = pace.pace_of(table)
    end = clock_rules.deadlines(stands, agreed).get(seat) if agreed is not None else None
    return None if end is None else say("reminder", window=_window(stands), when=when(end))


def _window(stands: Clock) -> str:
    """Return the word for what happens at the end of a window to who has not answered; ``no``: there is no window."""
    return "pass" if clock_rules.may_pass(stands) else "stand-in" if clock_rules.is_window(stands) else "no"


def _told_to_sitters(table: Table, eyes: Eyes, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield what sitters are told directly.

    Each person learns that a computer player stands in for them, with the way back. Each newcomer gets a welcome.
    """
    present = set[Slot]()
    newest = {tenure.seat: number for number, tenure in enumerate(table.tenures)}
    for seat, number in newest.items() if table.state == "running" else ():
        one, tenure = table.sitters[seat], table.tenures[number]
        if one.away:
            slot = Away(seat, number)
            present.add(slot)
            yield WantedMessage(slot, _away(table, tenure, one.language), user=one.user)
        elif tenure.why == "taken" and one.user is not None:
            welcome = _welcome(table, eyes.seats[seat], tenure)
            yield WantedMessage(Welcome(seat, number), welcome, user=one.user, last=True)
    for key, old in posted.items():
        if isinstance(gone := read(key), Away) and gone not in present and not old.closed and old.message:
            one = table.sitters[gone.seat]
            yield WantedMessage(gone, _back(table, one.language), user=one.user, last=True)


def _away(table: Table, tenure: Tenure, language: str) -> Content:
    say = texts.speaker(language)
    text = say("away-told", why=tenure.why, offered=table.sitters[tenure.seat].offered)
    button = Button(say("button-present"), make("back", table.id), "primary")
    return Content(f"{header(say, table)}\n{text}", ((button,),))


def _back(table: Table, language: str) -> Content:
    say = texts.speaker(language)
    return Content(f"{header(say, table)}\n{say('away-over')}")


def _welcome(table: Table, seat: Seat, tenure: Tenure) -> Content:
    language = table.sitters[tenure.seat].language
    say = texts.speaker(language)
    text = say("welcome", before=texts.safe(tenure.before), seat=tenure.seat + 1)
    content = Content(f"{header(say, table)}\n{text}", picture=hand_of(table, seat, language))
    return as_seat_reads(content, table, seat, language)


def _no_longer_yours(table: Table) -> Content:
    """Return the content that replaces the messages of somebody who has given their seat away."""
    say = texts.speaker(table.language)
    return Content(f"{header(say, table)}\n{say('no-longer-yours')}")
