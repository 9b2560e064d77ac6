"""The messages that a table should have now: a function of what is stored."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot import texts
from bot.messages import absence, ending, talk
from bot.messages.aloud import aloud, is_unseen, last_moment_of
from bot.messages.board import Part, board
from bot.messages.content import Content, WantedMessage, stays
from bot.messages.gathering import planned
from bot.messages.gathering.invitation import dismissal, guest_message, invitation_here, summons
from bot.messages.gathering.lobby import lobby
from bot.messages.news import outs, roles, sights
from bot.messages.prompt import answered, prompt, prompt_slot
from bot.messages.reach import EVERYBODY, Reach, called, nudge
from bot.messages.receipt import receipt
from bot.messages.telling import before_the_end
from bot.messages.truth import Eyes
from bot.messages.words.contents import as_read
from bot.store import FORMER, Posted
from bot.tables import Chronicle, Table, only_answer, standing_answer, to_take_back
from bot.tables.slots import (
    Aloud,
    ArchivedThread,
    Board,
    Dismissal,
    End,
    Guest,
    Invited,
    Lobby,
    Nudge,
    Prompt,
    RestoreNotice,
    Slot,
    SummonsSlot,
    ThreadMember,
    read,
)
from engine import Event, Seat


def wanted(
    table: Table,
    eyes: Eyes | None,
    posted: Mapping[str, Posted],
    reach: Reach = EVERYBODY,
    chronicle: Chronicle | None = None,
) -> list[WantedMessage]:
    """Return every message that may still change or is missing, in the order in which they are posted.

    ``eyes`` are ``None`` before the start. Nothing is known of a table that was put away, so this table has no
    messages. A message that links to the board has ``NEWEST_BOARD`` in its text.
    """
    found = () if table.put_away else _wanted(table, eyes, posted, reach, chronicle)
    return [one if one.user is None or one.content.as_wished else _as_wished(table, one, one.user) for one in found]


def _as_wished(table: Table, message: WantedMessage, user: int) -> WantedMessage:
    """Return a message to somebody at the table as they wish to read it."""
    seat = table.seat_of(user)
    if seat is None:
        return message
    one = table.sitters[seat]
    return replace(message, content=as_read(message.content, one.reading, one.language))


def _wanted(
    table: Table, eyes: Eyes | None, posted: Mapping[str, Posted], reach: Reach, chronicle: Chronicle | None
) -> Iterator[WantedMessage]:
    if table.has_game:
        yield from _before_the_start(table, posted, reach)
    yield from _restored(table, posted)
    if eyes is not None:
        yield from _of_match(table, eyes, posted, reach)
        if table.state == "finished" and eyes.onlooker.view.result is not None:
            yield from _ends(table, eyes, posted, reach, chronicle)
    if table.state == "aborted" and table.sitters:
        yield from _aborted(table, posted)
    if table.thread:
        yield from _in_thread(table)


def _before_the_start(table: Table, posted: Mapping[str, Posted], reach: Reach) -> Iterator[WantedMessage]:
    if table.plan is not None:
        yield from planned.wanted(table, posted, table.plan)
    if _has_lobby(table, posted) and not stays(Lobby(), posted):
        yield WantedMessage(Lobby(), lobby(table), last=table.state != "lobby")
    yield from _invitations(table, posted, reach)
    yield from _summons(table, posted, reach)
    yield from _dismissals(table, posted)


def _of_match(table: Table, eyes: Eyes, posted: Mapping[str, Posted], reach: Reach) -> Iterator[WantedMessage]:
    """Yield all that tells a match and asks its seats: what is new in the channel first, in the order of events."""
    before = before_the_end(eyes.onlooker, table.game)
    aloud, boards = list(_aloud(table, eyes, before, posted)), list(_boards(table, eyes, before, posted))
    yield from (one for one in aloud if one.slot in posted)
    new = [one for one in (*aloud, *boards) if one.slot not in posted]
    yield from sorted(new, key=lambda one: _begins(one.slot, before))
    yield from roles(table, eyes, posted)
    yield from _prompts(table, eyes, posted)
    yield from sights(table, eyes, posted)
    yield from outs(table, eyes, posted)
    if calls := called(table, eyes, posted, reach):
        yield WantedMessage(Nudge(), nudge(table, calls))
    yield from talk.missing(table, eyes)
    yield from absence.wanted(table, eyes, posted, reach)
    yield from boards


def _aborted(table: Table, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield that a match was aborted; to each person if the channel is gone, or closed to the bot."""
    told = not table.may_be_revealed or table.is_revealed  # until then it says how many agree to reveal it
    yield WantedMessage(End(), ending.aborted(table, table.language), last=told)
    for seat, one in enumerate(table.sitters if End() not in posted else ()):
        if one.user:
            yield WantedMessage(End(seat), ending.aborted(table, one.language), user=one.user, last=told)


def _has_lobby(table: Table, posted: Mapping[str, Posted]) -> bool:
    """Return whether a table has a lobby: not while it is planned, and not if its plan ended before its time."""
    opened = table.plan is None or table.state == "lobby" or table.started or Lobby() in posted
    return bool(opened) and table.state != "planned"


def _in_thread(table: Table) -> Iterator[WantedMessage]:
    """Yield the changes to the thread that was made for the table.

    Everybody who sits at the table is in the thread, and the thread is put away at the end.
    """
    if not table.is_open:
        yield WantedMessage(ArchivedThread(), Content(_new_thread_name(table)), last=True)
        return
    for one in table.sitters:
        if one.user is not None:
            yield WantedMessage(ThreadMember(one.user), Content(""), last=True)


def _restored(table: Table, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield the message that newer messages do not count.

    It is wanted if the database was put back while the table was open.
    """
    for one in table.restored[-1:]:
        slot = RestoreNotice(round(one.at))
        if table.is_open and not stays(slot, posted):
            yield WantedMessage(slot, _put_back(table, one.to), last=True)


def _invitations(table: Table, posted: Mapping[str, Posted], reach: Reach) -> Iterator[WantedMessage]:
    """Yield an invitation in the channel for all guests who were invited together.

    Guests who have used the bot's direct messages before also get an invitation by direct message. If they sit down,
    the direct message becomes a waiting room, and the channel names them no more. A guest whom a block keeps from the
    host is named in the channel, as with a direct message. Nobody else sees whether they have one.
    """
    guests = [user for user in table.guests if table.seat_of(user) is None] if table.state == "lobby" else []
    for user in guests:
        if Guest(user) not in posted and user in reach.known_guests and user in table.called:
            yield guest_message(table, user)
    for number, some in enumerate(table.awaited_guests if guests else ()):
        if some:
            yield WantedMessage(Invited(number), invitation_here(table, some, ping=reach.unknown_guests))
    for key, old in posted.items():
        guest = read(key)
        if isinstance(guest, Guest) and not old.closed:
            yield guest_message(table, guest.person)


def _summons(table: Table, posted: Mapping[str, Posted], reach: Reach) -> Iterator[WantedMessage]:
    """Yield the call to players, as long as the lobby plays the game to which they were called.

    A call that is late is not posted any more: it may be night for those who asked.
    """
    call = table.summons
    if call is None or table.state != "lobby" or call.game != table.game or not (call.people or call.role):
        return
    if SummonsSlot() in posted or not reach.summons_is_late:
        yield WantedMessage(SummonsSlot(), summons(table, call))


def _dismissals(table: Table, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield for each person whom the host has removed that they lost their seat; nobody else is told."""
    for one in table.removed if table.is_open else ():
        if not stays(Dismissal(one.user), posted):
            yield WantedMessage(Dismissal(one.user), dismissal(table), user=one.user, last=True)


def link_to_board(table: Table, posted: Mapping[str, Posted], number: int = 0) -> str:
    """Return the address of the end, or of the newest board, or of the lobby, or of the channel.

    It is the channel's, too, if the round of that ``number`` has no board yet: there the board is about to be posted.
    """
    if End() in posted and posted[End()].message:
        return link_to_end(table, posted)
    boards = [one for one in map(read, posted) if isinstance(one, Board) and posted[one].message]
    newest = max(boards, key=lambda one: posted[one].message or 0, default=None)
    if newest is not None and newest.round < number:
        return link_to(table, None)
    return link_to(table, posted[newest] if newest is not None else posted.get(Lobby()))


def link_to_end(table: Table, posted: Mapping[str, Posted]) -> str:
    """Return the address of the message that tells the end, or of the channel."""
    return link_to(table, posted.get(End()))


def link_to(table: Table, posted: Posted | None) -> str:
    """Return the address of a message in the table's channel, or without any, of the channel."""
    place = f"https://discord.com/channels/{table.guild}/{table.channel}"
    return f"{place}/{posted.message}" if posted and posted.message else place


def _prompts(table: Table, eyes: Eyes, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield a prompt for everybody who is asked, and a receipt for every older prompt that stands.

    A prompt with a single choice that everybody knows has no button, and stays.

    The receipt of the last answer has a button to take the answer back until its seat notices anything else.

    A settled receipt keeps its button until the match is over, its person has left, or its seat is out. A seat that is
    out takes the button of its last question.
    """
    present = set()
    for one, seat in zip(table.sitters, eyes.seats, strict=True):
        asked = seat.decision is not None and table.state == "running"
        if asked and one.answers and standing_answer(table, seat) is None:
            slot = prompt_slot(seat)
            present.add(slot)
            old = posted.get(slot)
            if old is None or not (old.rests or old.closed):
                last = not seat.awaited or only_answer(table, seat) is not None
                yield WantedMessage(slot, prompt(table, seat, one.language), user=one.user, last=last)
    for key, old in posted.items():
        before = read(key)
        if isinstance(before, Prompt) and before not in present and not old.closed and old.message:
            number, run = before.seat, before.place
            one = table.sitters[number]
            out = number in eyes.onlooker.view.out and run == _newest_run(number, posted)
            if old.state == "settled" and table.state == "running" and one.user is not None and not out:
                continue
            seat = eyes.seats[number]
            if before == prompt_slot(seat) and to_take_back(table, seat) is not None:
                yield WantedMessage(before, answered(table, seat, run, one.language), user=one.user)
                continue
            may_be_asked_again = one.away and seat.decision is not None and before == prompt_slot(seat)
            content = receipt(table, seat, run, one.language)
            yield WantedMessage(before, content, user=one.user, last=not may_be_asked_again or table.state != "running")


def _newest_run(seat: int, posted: Mapping[str, Posted]) -> int:
    """Return the number of the first question of the seat's last run with a prompt; 0 if it had none."""
    prompts = (slot for slot in map(read, posted) if isinstance(slot, Prompt))
    return max((slot.place for slot in prompts if slot.seat == seat), default=0)


def _boards(table: Table, eyes: Eyes, onlooker: Seat, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield the boards of each round.

    A round has one board at first. If something was told aloud below it, the board goes on below that, and leaves its
    words where it was. A round that is over also goes on below, as long as nothing stands below that tells what came
    later.
    """
    posts = sorted((slot for slot in map(read, posted) if isinstance(slot, Board)), key=lambda slot: slot.start)
    newest = max((slot.round for slot in posts), default=0)
    rounds = max(len(onlooker.rounds), 1, onlooker.view.round)
    rows = rows_aloud(onlooker.events)
    aloud = [row.start for row in rows]
    missed = {place for row in rows[:-1] if Aloud(row.start) not in posted for place in row}
    # of what was missed, the newest message told aloud has the last words
    words = {place: line for place, line in eyes.last_words.items() if place not in missed}
    for number in range(1, rounds + 1):
        over = number <= len(onlooker.rounds) or table.state != "running"
        slots = [slot for slot in posts if slot.round == number] or [Board(number)]
        told_later = number < newest or End() in posted
        row = None if told_later else _told_below(onlooker, number, slots, posted, aloud)
        if row is not None:
            slots.append(Board(number, row))
        stops = [*(one.start for one in slots[1:]), len(onlooker.events)]
        for slot, stop in zip(slots, stops, strict=True):
            old, newest = posted.get(slot), slot == slots[-1]
            if old is None or not old.closed:
                places = range(slot.start, stop)
                unseen = not newest and is_unseen(table, onlooker, rows, places)
                part = Part(places, goes_on=not newest, unseen=unseen, last_words=words, missed=missed)
                content = board(table, onlooker, number, part, clock=eyes.clock, whole=eyes.onlooker)
                yield WantedMessage(slot, content, last=over or not newest)


def _begins(slot: Slot, onlooker: Seat) -> int:
    """Return the place of the first event that the message in a slot tells.

    The slot is a board's, or that of what is told aloud.
    """
    if isinstance(slot, Board):
        return slot.start or next(_on_board(onlooker, slot.round), len(onlooker.events))
    return slot.numbers[0]


def _on_board(onlooker: Seat, number: int) -> Iterator[int]:
    """Yield the places of the events that the boards of a round tell."""
    for place, event in enumerate(onlooker.events):
        if (event.round or 1) == number and not event.aloud:
            yield place


def _told_below(
    onlooker: Seat, number: int, boards: Sequence[Board], posted: Mapping[str, Posted], rows: Sequence[int]
) -> int | None:
    """Return the place at which the newest row of events begins that is told aloud below a round's last board.

    ``rows`` are the places at which all such rows begin. ``None`` if none stands below that board.
    """
    newest = next((row for row in reversed(rows) if (onlooker.events[row].round or 1) == number), None)
    if newest is None or newest <= boards[-1].start:
        return None
    aloud, board = posted.get(Aloud(newest)), posted.get(boards[-1])
    if aloud is None and newest != rows[-1]:
        return None  # it is news no more
    if board is None:
        below = aloud is None and next(_on_board(onlooker, number), newest) < newest
    else:
        below = board.message is not None and (aloud is None or (aloud.message or 0) > board.message)
    return newest if below else None


def _aloud(table: Table, eyes: Eyes, onlooker: Seat, posted: Mapping[str, Posted]) -> Iterator[WantedMessage]:
    """Yield what is told aloud, a message for each row of such events.

    If several messages are missing, only the newest of them is news. It also has the last words of the others.
    """
    events, since = onlooker.events, 0
    rows = rows_aloud(events)
    for row in rows:
        slot = Aloud(row.start)
        over = row.stop < len(events) or table.state != "running"
        old = posted.get(slot)
        if (old is None and row is rows[-1]) or (old is not None and not old.closed):
            begun = last_moment_of(table, onlooker, row)
            told = aloud(table, events, row, over=over, last_words=eyes.last_words, since=since, newest_moment=begun)
            yield WantedMessage(slot, told if over else talk.with_talk(table, eyes, told), last=over)
        since = since if old is None else row.stop


def rows_aloud(events: Sequence[Event]) -> list[range]:
    """Return the rows of events that are told aloud one after the other.

    An event of the kind that began a row begins a new row, unless it follows an event of its kind.
    """
    rows: list[range] = []
    for place, event in enumerate(events):
        if not event.aloud:
            continue
        again = events[place - 1].kind != event.kind and rows and events[rows[-1].start].kind == event.kind
        goes_on = rows and rows[-1].stop == place and not again
        start = rows.pop().start if goes_on else place
        rows.append(range(start, place + 1))
    return rows


def _ends(
    table: Table, eyes: Eyes, posted: Mapping[str, Posted], reach: Reach, chronicle: Chronicle | None
) -> Iterator[WantedMessage]:
    """Yield how the match ended: for all, and for each person with the question whether their notes may be shown."""
    silent = any(one.user in reach.silent for one in table.sitters)
    filmed = End() in posted and not posted[End()].picture
    end = ending.final(table, eyes, chronicle, silent=silent, filmed=filmed)
    yield WantedMessage(End(), end, last=eyes.turns is not None)
    for number, one in enumerate(table.sitters):
        if one.user:
            content = ending.own_end(table, eyes, number, one.language, asks=one.user in reach.undecided_note_takers)
            told = replace(content, picture=ending.own_picture(table, eyes, number, one.language))
            yield WantedMessage(End(number), told, user=one.user, last=True)


def _put_back(table: Table, to: float) -> Content:
    """Return the message that the database was put back to an earlier state, so newer messages do not count."""
    return Content(texts.speaker(table.language)("restored", when=f"<t:{to:.0f}:f>"))


def _new_thread_name(table: Table) -> str:
    """Return the new name of a table's thread once the person who opened the table is not known any more.

    The thread was called after this person. The name is empty as long as the person is known.
    """
    return texts.game_name(texts.speaker(table.language), table.game) if table.opener == FORMER else ""
