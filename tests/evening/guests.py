"""People at a table, each a task: they look at what they see, take their time, and press something."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator

from bot.messages.ids import read
from bot.sandbox import Interaction, Message, Person, Sandbox
from bot.sandbox.interactions import COMPONENT
from bot.sandbox.people import NotPossible
from bot.store import Table
from tests.bot.playing import Question, questions_of
from tests.evening import deeds
from tests.evening.clocks import CLOCK
from tests.evening.plan import Party, Plan, Sitting
from tests.evening.stored import Stored
from tests.prove.one_match import ANSWERING, Asked, asked_of, chosen

TIMES = {"quick": (1.0, 5.0), "usual": (3.0, 30.0), "late": (20.0, 240.0), "absent": (200.0, 1500.0)}
"""Seconds that people take, by their manner."""
HURRY = (1.0, 4.0)
LOOK = 60.0
"""Seconds after which somebody looks again though nothing has happened."""
NEWEST = 8


class Meeting:
    """The people of a party, and how far it has come as they see it.

    ``forgotten`` are the people whose data are deleted, ``forging`` those who just forge a click.

    ``taken`` are the answers that the bot has taken, as the person saw: the key, if it was a single button. ``clicked``
    are all questions on which their person has clicked, or somebody has forged a click in their name. ``withdrawn``
    are those whose answers were taken back. ``written`` are all texts of notes, each with who wrote it and where;
    ``noted`` the last ones that the bot has taken. ``meetings`` are all of the evening.
    """

    def __init__(self, sandbox: Sandbox, party: Party, stored: Stored, plan: Plan, meetings: list["Meeting"]) -> None:
        self.sandbox, self.party, self.stored, self.length = sandbox, party, stored, plan.length
        self.meetings = meetings
        self.channel = sandbox.channel(party.place)
        self.news = asyncio.Event()
        self.sitting: set[str] = set()
        self.seats: dict[str, int | None] = {}
        self.taken: dict[Asked, str | None] = {}
        self.clicked: set[tuple[str, int]] = set()
        self.withdrawn: set[tuple[str, int]] = set()
        self.written: dict[str, tuple[str, str]] = {}
        self.noted: dict[tuple[str, str], str] = {}
        self.forgotten: set[str] = set()
        self.forging: set[str] = set()
        self.tried = Counter[Asked]()
        self.guests = [Guest(self, one, random.Random(f"{plan.seed} {one.key}")) for one in party.people]

    @property
    def table(self) -> Table | None:
        """The table of the party, as it is on the disk."""
        return self.stored.in_channel(self.channel.id)

    @property
    def started(self) -> bool:
        table = self.table
        return table is not None and table.state not in ("lobby", "planned")

    @property
    def over(self) -> bool:
        """Return whether nothing more happens at the table."""
        table = self.table
        return table is not None and not table.is_open

    async def meet(self) -> None:
        """Let everybody come and play, until the match is over for all of them."""
        async with asyncio.TaskGroup() as tasks:
            for one in self.guests:
                tasks.create_task(one.come(), name=f"guest {one.person.key}")

    def buttons(self, prefix: str) -> Iterator[tuple[Message, str]]:
        """The buttons in the channel whose ids begin so, the newest first."""
        for message in reversed(self.channel.messages):
            if message.only_for is None:
                for button in message.buttons:
                    if button.custom_id and button.custom_id.startswith(prefix) and not button.disabled:
                        yield message, button.custom_id

    def notice(self, one: Interaction) -> None:
        """Remember an answer that the bot takes, at the moment in which its person sees that.

        A second click on a question, or a slow one, may be refused in words that come later: it counts for nothing. So
        does a click on a question that a computer player has answered: the message then shows what is asked now.
        """
        self.news.set()
        if one.kind != COMPONENT or one.source is None:
            return
        action, arguments = read(one.data["custom_id"])
        if action not in ANSWERING or len(arguments) < 2 or not arguments[1].isdecimal():
            return
        if self.table is None or arguments[0] != str(self.table.id):
            return
        asked = one.user.key, int(arguments[1])
        self.clicked.add(asked)
        confirmed = any(read(button.custom_id or "")[0] == "confirm" for button in one.source.buttons)
        if one.user.key in self.forging or (action == "menu" and confirmed):
            return
        if self.tried[asked] == 1 and deeds.is_done(one):
            self.taken[asked] = arguments[2] if action == "answer" else None

    def asks(self, person: Person, number: int) -> bool:
        """Return whether a question is the present one of somebody who is not away, by the disk."""
        table = self.table
        seat = table.seat_of(person.id) if table is not None else None
        if table is None or seat is None or not table.started or not table.sitters[seat].answers:
            return False
        match = self.stored.match(table)
        return seat in match.decisions and match.question(seat) == number


class Guest:
    def __init__(self, meeting: Meeting, sitting: Sitting, dice: random.Random) -> None:
        self.meeting, self.dice, self.manner = meeting, dice, sitting.manner
        self.person: Person = meeting.sandbox.people[sitting.key]
        self._pressed: set[tuple[int, str]] = set()
        self._looked: set[int] = set()
        self.gone = self.left = False
        self._has_cut = self.dice.random() < 0.5
        self.deeds = sitting.deeds

    @property
    def is_host(self) -> bool:
        return self.meeting.guests[0] is self

    async def come(self) -> None:
        """Sit down and play to the end."""
        meeting = self.meeting
        while not meeting.started:
            await self._take_time(lobby=True)
            await self._sit_down()
        doing = asyncio.create_task(deeds.done(self))
        while not meeting.over:
            if self.gone or not await self._do_something():
                await self._wait()
        doing.cancel()

    async def _take_time(self, *, lobby: bool = False) -> None:
        times = HURRY if lobby or CLOCK.passed > self.meeting.length else TIMES[self.manner]
        await asyncio.sleep(self.dice.uniform(*times))

    async def _wait(self) -> None:
        """Wait until something has happened, or for a while."""
        self.meeting.news.clear()
        try:
            async with asyncio.timeout(LOOK):
                await self.meeting.news.wait()
        except TimeoutError:
            if not self.gone:
                await self._look_at_hand()

    # The lobby

    async def _sit_down(self) -> None:
        """Do the next thing that is missing before the match."""
        meeting, table = self.meeting, self.meeting.table
        if table is None:
            if self.is_host:
                await self.command("join", game=meeting.party.game)
        elif table.seat_of(self.person.id) is None:
            if await self._press("tc:join:"):
                meeting.sitting.add(self.person.key)
        elif not self._has_cut:
            self._has_cut = True
            await deeds.cut(self)
        elif self.is_host and sum(one.user is None for one in table.sitters) < meeting.party.computers:
            await self._press("tc:computer:")
        elif self.is_host and len(table.people) == len(meeting.guests):
            await self._press("tc:start:")

    async def command(self, name: str, **options: str) -> Interaction | None:
        try:
            return await self.person.command(self.meeting.party.place, name, **options)
        except NotPossible:
            return None

    async def _press(self, prefix: str) -> bool:
        """Press the newest button in the channel whose id begins so; whether nothing was said against it."""
        for message, custom_id in self.meeting.buttons(prefix):
            one = await self.send(message, custom_id)
            return one is not None and not one.failed and not one.messages
        return False

    async def send(self, message: Message, custom_id: str, values: list[str] | None = None) -> Interaction | None:
        """Use a button or a menu, and wait for the bot; nothing if it is gone."""
        try:
            return await self.person.settled(self.person.send_component(message, custom_id, values))
        except NotPossible:
            return None

    # The match

    async def _do_something(self) -> bool:
        """Do something that is there to be done; return whether there was anything."""
        if (question := self._question()) is not None:
            await self._take_time()
            if question.step:  # somebody else may have answered for them
                await self._answer(question)
            return True
        for word in ("ready", "back"):
            for message, custom_id in self.offered(word):
                await self._take_time()
                self._pressed.add((message.id, custom_id))
                await self.send(message, custom_id)
                return True
        if (call := self._called()) is not None:
            await self._take_time()
            self._looked.add(call.id)
            await self._look_at_hand()
            return True
        return False

    def _mine(self) -> list[Message]:
        """The newest messages that this person alone sees in the channel."""
        return [one for one in self.meeting.channel.seen_by(self.person) if one.only_for is self.person][-NEWEST:]

    def _question(self) -> Question | None:
        private = (Question(self.person, one) for one in reversed(self._mine()))
        found = [*questions_of([self.person]), *(one for one in private if one.step)]
        table = self.meeting.table
        found = [one for one in found if table is not None and one.step.split(":")[1] == str(table.id)]
        found = [one for one in found if asked_of(one) not in self.meeting.taken]
        found = [one for one in found if self.meeting.tried[asked_of(one)] < 20]
        return self.dice.choice(found) if found else None

    def offered(self, word: str) -> Iterator[tuple[Message, str]]:
        """Yield the buttons for that action at their table that they see and have not pressed, the newest first."""
        table = self.meeting.table
        for message in reversed([*self.meeting.channel.messages[-30:], *self.person.dms[-NEWEST:]]):
            for button in message.buttons if message.only_for in (None, self.person) else ():
                name = button.custom_id or ""
                action, arguments = read(name)
                here = action == word and table is not None and arguments[:1] == [str(table.id)]
                if here and not button.disabled and (message.id, name) not in self._pressed:
                    yield message, name

    def _called(self) -> Message | None:
        """The newest message in the channel that calls them."""
        for one in reversed(self.meeting.channel.messages[-10:]):
            if f"<@{self.person.id}>" in one.content and one.id not in self._looked:
                return one
        return None

    async def _look_at_hand(self) -> None:
        await self.command("hand")

    async def _answer(self, question: Question) -> None:
        """Answer with what is under the question: a button, or menus and their confirmation."""
        step, asked = question.step, asked_of(question)
        self.meeting.tried[asked] += 1 if self.meeting.asks(question.person, asked[1]) else 2
        while question.step == step and asked not in self.meeting.taken:
            if (choice := chosen(question.message, self.dice)) is None:
                return
            one = await self.send(question.message, *choice)
            if one is None or one.failed or one.messages or not choice[0].startswith(("tm:", "tc:picks:")):
                return
            await asyncio.sleep(self.dice.uniform(0.2, 1.5))
