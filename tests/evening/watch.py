"""The watch over an evening, whenever everything has settled: nothing is ready, and only time has to pass."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import engine
from bot.messages.ids import read
from bot.sandbox import Message
from bot.sandbox.refusals import Refusal
from bot.sandbox.rest.limits import Limits
from bot.sandbox.world.guilds import User
from bot.sandbox.world.world import Change
from bot.store import Clock, Table
from bot.tables.time import talk_rules
from bot.tables.time.pace import pace_of
from tests.bot.match_rules import is_end
from tests.evening.clocks import CLOCK
from tests.evening.guests import Meeting
from tests.evening.shown import not_shown
from tests.evening.stored import Stored
from tests.messages import leaks
from tests.prove.one_match import answers_of, check_taken
from tests.prove.row import require

if TYPE_CHECKING:
    from tests.evening.evening import Evening

PRIVATE = ("answer", "confirm", "menu", "picks")
"""Actions of buttons and menus that are for a single person."""
EVERY = 45.0
"""Seconds between two looks at all that stands on Discord."""
MENDED = 340.0
"""Seconds within which everything must be as it should, once nothing is wrong: the longest pause is 300."""
AT_ONCE = 100.0
"""The same on an evening without troubles after which the bot pauses."""
PAUSING = {"fails", "limited", "limited everywhere", "slow disk", "failing disk", "cut", "lost", "closed", "unseen"}
GOES = ("answers", "undone", "notes", "posted", "burnt", "clocks")
"""Tables of the database of which nothing is left some years after a match."""
DEAF = 30.0
"""Seconds between two clicks without an answer, and with none between, after which nobody is answered.

A single click may fall into the death of a process, and be the last of an evening.
"""
OUR_429S = 3
"""So many calls may come too soon in a life: of the last life's calls a new one knows nothing."""


class Counted(Limits):
    """Discord's limits, which count the calls that came too soon."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock, on=True)
        self.too_soon: Counter[str] = Counter()

    def pass_through(self, method: str, path: str) -> dict[str, str]:
        """Count a request, as every limit does. Raises Refusal."""
        try:
            return Limits.pass_through(self, method, path)
        except Refusal as refusal:
            everywhere = refusal.headers["X-RateLimit-Scope"] == "global"
            self.too_soon["everywhere" if everywhere else f"{method} {path}"] += 1
            raise


class Watch:
    """Looks at what is on the disk and what stands on Discord, and asks whether it may be so."""

    def __init__(self, scene: "Evening", stored: Stored) -> None:
        self._scene, self._stored = scene, stored
        self._news: list[Change] = []
        self._looked = 0.0
        self._since: dict[str, float] = {}
        self._asked: dict[tuple[int, int, int], float] = {}
        self._deaf: tuple[str, float] | None = None
        self._deaf_at = 0.0
        self._hindered = 0.0

    def hear(self, change: Change) -> None:
        """Hear of something; it is looked at when it has settled."""
        if change.kind == "interaction":
            self._deaf_at = CLOCK.passed
            first = self._deaf or (change.subject.user.name, CLOCK.passed)
            self._deaf = first if change.subject.failed else None
        if change.kind in ("posted", "edited", "interaction"):
            self._news.append(change)

    def settled(self) -> None:
        """Assert all that must hold at any time. Raise Broken."""
        news, self._news = self._news, []
        if not self._stored.there:
            return
        if news:
            for meeting in self._scene.meetings:
                self.answers(meeting)
            for change in news:
                if change.kind != "interaction":
                    self.reader(change.subject)
                    self.secret(change.subject)
        if CLOCK.passed >= self._looked + EVERY:
            self._looked = CLOCK.passed
            self.late(MENDED if PAUSING & {one.kind for one in self._scene.plan.troubles} else AT_ONCE)

    # At any time

    def answers(self, meeting: Meeting) -> None:
        """Assert that every answer that the bot has taken is on the disk once, as it was given."""
        table = meeting.table
        if table is None:
            require(not meeting.sitting, "who sat down sits nowhere")
            return
        if not table.started or table.cleared:
            return
        for guest in meeting.guests:
            meeting.seats.setdefault(guest.person.key, table.seat_of(guest.person.id))
        given = answers_of(self._stored.match(table), meeting.seats)
        stood_in = {tenure.seat for tenure in table.tenures}
        for one, key in meeting.taken.items():
            if one[0] in meeting.forgotten:
                continue
            check_taken(one, key, given, own=meeting.seats[one[0]] not in stood_in)
        for one in meeting.withdrawn:
            require(one not in given or one[0] in meeting.forgotten, f"the answer {one} was taken back, and is there")
        for one, answers in given.items():
            asked = answers[-1].decision.kind not in table_standing(table)
            own = meeting.seats[one[0]] not in stood_in
            require(one in meeting.clicked or not (asked and own), f"{one} is there, and nobody has given that answer")
        for guest in meeting.guests:
            require(not guest.left or table.seat_of(guest.person.id) is None, f"{guest.person.name} has left, and sits")
        people = {one.user for one in table.sitters} - {None}
        require(table.host in people or not people or not table.is_open, f"the host of table {table.id} is gone")
        self._notes(meeting, table)

    def _notes(self, meeting: Meeting, table: Table) -> None:
        """Assert that notes which the bot has taken are there; answers that are taken back may take some along."""
        gone = {guest.person.key for guest in meeting.guests if guest.gone}
        if meeting.withdrawn or not meeting.noted:
            return
        last = {one.user: one.notes for one in self._stored.notes(table.id)}
        for (key, word), text in meeting.noted.items():
            notes = last.get(self._scene.sandbox.people[key].id)
            there = notes and (notes.text if word == "write" else notes.last and notes.last.text)
            require(key in gone or there == text, f"the notes {text!r} are not there, but {there!r}")

    def reader(self, message: Message) -> None:
        """Assert that a message with somebody's question is seen by them alone."""
        ids = [*(one.custom_id or "" for one in message.buttons), *(one.custom_id for one in message.selects)]
        for action, arguments in map(read, ids):
            if action in PRIVATE and arguments and arguments[0].isdecimal():
                person = message.only_for or message.channel.recipient
                require(person is not None, f"a question stands in {message.channel.name}: {message.content}")
                table = self._stored.table(int(arguments[0]))
                require(
                    person is None or table is None or table.has_sat_here(person.id) or self._has_gone(person),
                    f"{person and person.name} is asked and never sat at table {arguments[0]}",
                )

    def _has_gone(self, person: User) -> bool:
        """Return whether somebody is having their data deleted: a click of theirs may still be answered."""
        return any(one.gone for meeting in self._scene.meetings for one in meeting.guests if one.person is person)

    def secret(self, message: Message) -> None:
        """Assert that notes are seen by their writer alone, and last words by others once their seat was out."""
        person = message.only_for or message.channel.recipient
        for meeting in self._scene.meetings:
            for text, (key, word) in meeting.written.items():
                if text in message.content and (person is None or person is not self._scene.sandbox.people[key]):
                    require(word == "lastwords", f"{message.channel.name} sees the notes {text!r}")
                    table, seat = meeting.table, meeting.seats.get(key)
                    events = self._stored.match(table).events(None) if table is not None else ()
                    out = any(one.ousts and getattr(one, "seat", None) == seat for one in events)
                    require(out, f"{message.channel.name} sees the last words {text!r} of somebody who is in")

    # Once nothing is wrong for a while

    def late(self, patience: float) -> None:
        """Assert that nothing has been as it should not be for so long, while nothing went wrong."""
        begun = [one for one in self._scene.plan.troubles if one.at <= CLOCK.passed]
        self._hindered = sum(one.lasts + EVERY for one in begun)
        wrong = set(self._wrong())
        self._since = {one: self._since.get(one, CLOCK.passed) for one in wrong}
        over = max((one.over for one in begun), default=0.0)
        for one, since in self._since.items():
            lasts = CLOCK.passed - max(since, over)
            require(lasts < patience, f"for {lasts:.0f} s: {one}")

    def _wrong(self) -> Iterator[str]:
        """Yield all that is not as it should be."""
        if self._deaf and self._deaf_at - self._deaf[1] > DEAF:
            yield f"nobody is answered since {self._deaf[0]}"
        stand = {one.id: one for channel in self._scene.sandbox.world.channels.values() for one in channel.messages}
        for row in self._stored.rows("SELECT table_id, due FROM clocks WHERE due < $1", CLOCK.wall()):
            yield f"the clock of table {row[0]} was to be looked at {row[1]}"
        for meeting in self._scene.meetings:
            table = meeting.table
            if table is not None and not table.started:
                yield from not_shown(table, None, self._stored, stand, self._scene.deleted)
            elif table is not None and not table.cleared and not table.put_away:
                match = self._stored.match(table)
                yield from not_shown(table, match, self._stored, stand, self._scene.deleted)
                if table.state == "running":
                    if match.result is not None:
                        yield f"the match of table {table.id} is over, and the table goes on"
                    yield from self._not_called(meeting, table, match)
                    viewer = (None, *range(match.seats))[int(CLOCK.passed) % (match.seats + 1)]
                    leaks.compare(table, match, viewer)

    def _not_called(self, meeting: Meeting, table: Table, match: engine.Match) -> Iterator[str]:
        """Yield the people who are awaited and see no question and no call."""
        clock = self._stored.clock(table.id)
        if clock is not None and (clock.paused or talk_rules.going_on(clock)):
            return
        yield from self._awaited(table, match, clock)
        if clock is None:
            return
        for guest in meeting.guests:
            seat = table.seat_of(guest.person.id)
            if seat is None or seat not in match.awaited or not table.sitters[seat].answers:
                continue
            number = match.question(seat)
            asked = any(
                arguments[:2] == [str(table.id), str(number)]
                for one in (*guest.person.dms, *guest.person.requests)
                for _, arguments in map(read, _ids(one))
            )
            called = any(f"<@{guest.person.id}>" in one.content for one in meeting.channel.messages[-12:])
            if not asked and not called:
                yield f"{guest.person.name} is awaited with question {number}, and sees neither it nor a call"

    def _awaited(self, table: Table, match: engine.Match, clock: Clock | None) -> Iterator[str]:
        """Yield the seats that are awaited for longer than they may be; if all people are away, nothing goes on."""
        pace, somebody = pace_of(table), any(one.answers for one in table.sitters)
        for seat in match.awaited:
            asked = f"seat {seat} of table {table.id} with question {match.question(seat)}"
            since = self._asked.setdefault((table.id, seat, match.question(seat)), CLOCK.passed)
            if somebody and not table.sitters[seat].answers:
                yield f"the computer player does not answer: {asked}"
            elif table.sitters[seat].answers and clock is not None and pace is not None:
                lasts = CLOCK.passed - since - self._hindered
                if lasts > pace.time + pace.reserve + pace.grace:
                    yield f"nobody stands in: {asked}"
                if lasts > pace.time and not table_standing(table) and not clock.sent.get(seat):
                    yield f"nobody is reminded: {asked}"

    # At the end

    def at_the_end(self) -> None:
        """Assert all that must hold when everybody has gone."""
        self.late(1.0)
        for meeting in self._scene.meetings:
            self._known(meeting)
            self._ended(meeting)
            for key in meeting.forgotten:
                user = self._scene.sandbox.people[key]
                require(str(user.id) not in self._stored.everything(), f"the database still has {user.name}")
        kinds = {one.kind for one in self._scene.plan.troubles}
        troubled = kinds & {"failing disk", "slow disk"}
        told = [one for one in self._scene.errors.told if "asyncio" not in one[:40]]
        require(troubled or not told, f"the log has: {told[:1]}")
        lives, too_soon = self._scene.deaths + 1, self._scene.counted.too_soon
        require(too_soon.total() <= OUR_429S * lives, f"calls came too soon: {too_soon}")
        require(not too_soon["everywhere"], f"too many calls in a second: {too_soon}")

    def years_later(self) -> None:
        """Assert that nothing is kept of matches but their results, after years in which there was no bot."""
        for name in GOES:
            rows = self._stored.rows(" ".join(("SELECT * FROM", name)))
            require(not rows, f"years later {name} has {rows[:1]}")
        for meeting in self._scene.meetings:
            table = meeting.table
            if table is not None and table.state == "finished":
                number = len(self._stored.rows('SELECT 1 FROM results WHERE "table" = $1', table.id))
                require(number >= len(table.sitters), f"years later table {table.id} has {number} results")

    def _ended(self, meeting: Meeting) -> None:
        """Assert that the end of a match is told once, and that no question is left."""
        table = meeting.table
        if table is None or table.state != "finished":
            return
        proof = f"tc:fair:{table.id}"
        ends = [one for one in meeting.channel.messages if is_end(one) and proof in _ids(one)]
        require(len(ends) == 1, f"the end stands in {meeting.channel.name} {len(ends)} times")
        rows = self._stored.rows('SELECT seat, points FROM results WHERE "table" = $1 ORDER BY number', table.id)
        result = self._stored.match(table).result
        scores = list(result.scores) if result is not None else []
        require([dict(rows).get(seat) for seat in range(len(scores))] == scores, f"{rows} stand instead of {scores}")
        for guest in meeting.guests:
            mine = [one for one in guest.person.dms if any(read(name)[1][:1] == [str(table.id)] for name in _ids(one))]
            told = sum(map(is_end, mine))
            require(told <= 1, f"{guest.person.name} was told the end {told} times")
            left = [one.content for one in mine if any(read(name)[0] in PRIVATE for name in _ids(one))]
            require(not left or guest.gone, f"{guest.person.name} is still asked: {left}")

    def _known(self, meeting: Meeting) -> None:
        """Assert that the bot knows all its messages in the channel; a death may cost one."""
        table = meeting.table
        require(table is not None, "there is no table")
        known = {one.message for number in self._stored.tables() for one in self._stored.posted(number).values()}
        bot = self._scene.sandbox.world.bot
        unknown = [
            one.content
            for one in meeting.channel.messages
            if one.author is bot and one.only_for is None and one.id not in known and one.origin is None
        ]
        require(len(unknown) <= self._scene.deaths, f"nobody knows {unknown}")


def table_standing(table: Table) -> Mapping[str, str]:
    """Return the answers that stand until they are taken back, by the kind of question."""
    return engine.game(table.game).standing


def _ids(message: Message) -> list[str]:
    return [*(str(one.custom_id) for one in message.buttons), *(one.custom_id for one in message.selects)]
