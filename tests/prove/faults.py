"""Discord's faults: every kind of message meets every fault, and afterwards everything stands as it should."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import discord
import pytest

import engine
from bot.delivery import lanes
from bot.delivery import looks as looking
from bot.messages.truth import eyes
from bot.messages.wanted import wanted
from bot.sandbox import Person
from bot.sandbox.faults import Fault, Hold
from bot.sandbox.people import NotPossible
from tests.bot.bot_on_sandbox import Court
from tests.bot.delivery.test_outages import messages, try_to_answer
from tests.bot.match_rules import says
from tests.bot.playing import Question, almost_finished, is_over, questions
from tests.matches import SHORT
from tests.prove.playground import playground
from tests.prove.row import Broken, Row, require

GAMES = [(game, engine.game(game).seats[0]) for game in SHORT]
"""A match of each of them with so many people; each pair is tried in all three."""
EVENINGS = 6
"""In so many of them a pair may meet, at most: not every game tells something aloud at each time."""
STEPS = 6
"""So many answers are given before and after; while something is wrong, until it was met, but no more than ``MOST``."""
MOST = 24
MESSAGE_GONE = 10008
PATIENCE = 2.5
"""Seconds for which an interaction waits: those that fail are not waited for any longer than Discord does."""
HEALED = 20.0
"""Seconds within which everything must be made up for."""


class Kind(NamedTuple):
    """Calls for a kind of message: from which moment of an evening on they fail, and whose they are."""

    name: str
    moment: str
    method: str
    path: str
    whose: str

    @property
    def answers(self) -> bool:
        """Return whether the calls are answers to clicked or typed things of people."""
        return self.path.startswith(("/interactions", "/webhooks"))


class Wrong(NamedTuple):
    name: str
    status: int
    code: int = 0
    retry_after: float | None = None
    everywhere: bool = False


POST, EDIT = "/channels/*/messages", "/channels/*/messages/*"
HALL, ASKED, EVERYBODY = "the-hall", "asked", "everybody"
"""The calls that fail: those about the channel, about the people who are asked, or about all people."""
CALL, HAND = "call that is over", "private answer"
"""To people who take no direct messages."""
KINDS = (
    Kind("lobby", "open", "POST", POST, HALL),
    Kind("who sits in the lobby", "join", "PATCH", EDIT, HALL),
    Kind("opened direct messages", "start", "POST", "/users/@me/channels", EVERYBODY),
    Kind("first board", "start", "POST", POST, HALL),
    Kind("role and first question", "start", "POST", POST, EVERYBODY),
    Kind("question", "play", "POST", POST, EVERYBODY),
    Kind("receipt", "play", "PATCH", EDIT, ASKED),
    Kind("board", "play", "PATCH", EDIT, HALL),
    Kind("what is told aloud", "play", "POST", POST, HALL),
    Kind("click", "play", "POST", "/interactions/*", ASKED),
    Kind("clicked message", "play", "PATCH", "/webhooks/*", ASKED),
    Kind(HAND, "play", "POST", "/webhooks/*", EVERYBODY),
    Kind(CALL, "play", "DELETE", "*", HALL),
    Kind("end", "end", "POST", POST, HALL),
    Kind("own end", "end", "POST", POST, EVERYBODY),
    Kind("buttons at the end", "end", "PATCH", EDIT, EVERYBODY),
)
PASSING = (
    Wrong("429 short", 429, retry_after=0.01),
    Wrong("429 long", 429, retry_after=0.5),
    Wrong("429 global", 429, retry_after=0.05, everywhere=True),
    *(Wrong(str(status), status) for status in (500, 502, 503, 504)),
    Wrong("time-out", -1),
    Wrong("reset", 0),
)
OF_MESSAGES = (
    Wrong("400", 400),
    Wrong("401", 401),
    Wrong("403 no access", 403, 50001),
    Wrong("403 no permission", 403, 50013),
    Wrong("403 direct messages closed", 403, 50007),
    Wrong("404", 404),
    Wrong("404 channel", 404, 10003),
    Wrong("404 message", 404, MESSAGE_GONE),
    *PASSING,
)
OF_ANSWERS = (
    Wrong("400 answered already", 400, 40060),
    Wrong("401 token expired", 401, 50027),
    Wrong("404 channel", 404, 10003),
    Wrong("404 webhook", 404, 10015),
    Wrong("404 interaction", 404, 10062),
    *PASSING,
)
"""Discord's replies to messages, and to answers to clicks and typed commands."""
MOMENTS = ("open", "join", "start", "play", "end")
CLOSES = (1000, 1001, 1006, 1011, 1012, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009)
FOR_GOOD = (4004, 4010, 4011, 4012, 4013, 4014)
"""With these Discord closes a connection for good: the bot ends, and is started again."""
OUTAGES = (
    *(f"close {code}" for code in (*CLOSES, *FOR_GOOD)),
    *("forgotten session", "reconnect", "invalid session", "server unavailable", "everything fails", "restarted"),
)


PAIRS: list[tuple[Kind, Wrong] | tuple[str, str]] = [
    *((kind, wrong) for kind in KINDS for wrong in (OF_ANSWERS if kind.answers else OF_MESSAGES)),
    *((moment, outage) for moment in MOMENTS for outage in OUTAGES),
]
random.Random("pairs").shuffle(PAIRS)  # so that there is some of everything from the beginning


async def case(seed: int) -> int:
    """One pair, in one of the games; in another evening and game where nothing met it."""
    for place in range(EVENINGS):
        if await _tried(seed, place):
            return 1
    what, fault = PAIRS[seed % len(PAIRS)]
    raise Broken(f"{what} did not meet {fault}")


async def _tried(seed: int, place: int) -> bool:
    """An evening for a seed; whether anything met what was wrong."""
    what, fault = PAIRS[seed % len(PAIRS)]
    game, seats = GAMES[(seed // len(PAIRS) + place) % len(GAMES)]
    with pytest.MonkeyPatch.context() as patch:
        _hurry(patch)
        async with playground(seed, patience=PATIENCE) as court:
            played = FaultyMatch(court, game, seats, random.Random(f"faults {seed} {place}"))
            workers = {task.get_name() for task in court.bot.supervisor.tasks}
            if isinstance(what, Kind) and isinstance(fault, Wrong):
                played.people[0].dm_open = what.name not in (CALL, HAND)
                await played.go_on(what.moment, Refused(court, what, fault))
            elif isinstance(what, str) and isinstance(fault, str):
                await played.go_on(what, Outage(court, fault))
            require(workers <= {task.get_name() for task in court.bot.supervisor.tasks}, "a task is dead")
            require(not court.bot.supervisor.failures, f"{court.bot.supervisor.failures} failed")
            return played.met


def _hurry(patch: pytest.MonkeyPatch) -> None:
    """Pauses are short; discord.py says of lost connections what it likes."""
    patch.setattr(logging.getLogger("discord"), "propagate", False)
    patch.setattr(lanes, "FIRST_PAUSE", 0.01)
    patch.setattr(lanes, "LONGEST_PAUSE", 0.1)
    patch.setattr(lanes, "LINK_PATIENCE", 0.02)
    patch.setattr(looking, "RETRY", 0.05)


class Refused:
    """Calls for a kind of message fail; those of others do not."""

    def __init__(self, court: Court, kind: Kind, wrong: Wrong) -> None:
        self._court, self._kind, self._wrong = court, kind, wrong
        self._made: list[Fault | Hold] = []

    async def begin(self, asked: Person) -> None:
        """From now on; ``asked`` is who answers next."""
        some: dict[str, list[Person | None]] = {HALL: [None], ASKED: [asked]}
        everybody = self._court.sandbox.people.values()
        self._made = [self._fail(one) for one in some.get(self._kind.whose, everybody)]

    def _fail(self, person: Person | None) -> Fault | Hold:
        """Let what a person is told fail, or what stands in the channel."""
        sandbox, kind, wrong = self._court.sandbox, self._kind, self._wrong._asdict()
        channel = None if person else HALL
        if self._wrong.status < 0:
            return sandbox.hold(kind.method, kind.path, channel=channel, person=person)
        del wrong["name"]
        return sandbox.fail(kind.method, kind.path, channel=channel, person=person, **wrong)

    async def end(self) -> None:
        for one in self._made:
            if isinstance(one, Hold):
                one.release()
            else:
                one.lift()

    @property
    def forgets(self) -> bool:
        """Return whether the bot must take a present message for gone, or is told that it is out of reach."""
        for_good = 400 <= self._wrong.status < 500 and self._wrong.status != 429
        return self._wrong.code == MESSAGE_GONE or (for_good and self._kind.whose != HALL)

    @property
    def met(self) -> bool:
        return any(one.met for one in self._made)


class Outage:
    """The gateway, the server or all of Discord fails for everybody."""

    def __init__(self, court: Court, name: str) -> None:
        self._court, self._name = court, name
        self._made: Fault | None = None
        self.met = True

    async def begin(self, asked: Person) -> None:
        sandbox, name = self._court.sandbox, self._name
        once: dict[str, Callable[[], Awaitable[None]]] = {
            "forgotten session": lambda: sandbox.drop_gateway(resumable=False),
            "reconnect": sandbox.reconnect_gateway,
            "invalid session": sandbox.invalidate_sessions,
            "restarted": lambda: sandbox.restart(0.05),
        }
        if name.startswith("close "):
            code = int(name.removeprefix("close "))
            await sandbox.drop_gateway(code=code)
            if code in FOR_GOOD:
                why = await self._court.ended()
                require(isinstance(why, discord.ConnectionClosed | discord.PrivilegedIntentsRequired), repr(why))
                await self._court.start_bot()
        elif name == "server unavailable":
            sandbox.set_available(False)
        elif name == "everything fails":
            self._made = sandbox.fail("*", "*", 503)
        else:
            await once[name]()

    async def end(self) -> None:
        if self._name == "server unavailable":
            self._court.sandbox.set_available(True)
        if self._made is not None:
            self._made.lift()


class FaultyMatch:
    """People open a table, sit down, play, and come to the end; whatever fails they try again.

    ``met``: something met the fault. ``forgotten``: messages may stand that nobody knows any more.
    """

    def __init__(self, court: Court, game: str, seats: int, dice: random.Random) -> None:
        self.court, self.game, self.dice = court, game, dice
        self.people = court.people(seats)
        self.fault: Refused | Outage | None = None
        self.troubled: Person | None = None
        self.last: tuple[int, tuple[str, ...]] | None = None
        self.met = self.forgotten = False

    async def go_on(self, moment: str, fault: Refused | Outage) -> None:
        """The whole evening, in which something is wrong from that moment on, until it was met or for some answers."""
        for now, deeds in (
            ("open", self.open),
            ("join", self.join),
            ("start", self.start),
            ("play", self.play),
            ("", self.approach),
            ("end", self.finish),
        ):
            if now == moment:
                self.fault, self.forgotten = fault, isinstance(fault, Refused) and fault.forgets
                self.troubled = await self.asked()
                await fault.begin(self.troubled)
            with suppress(NotPossible):
                await deeds()
            if now == moment:
                await self.nobody_else_waits()
                self.met = fault.met
                await fault.end()
                self.fault = None
                await self.heal()
                with suppress(NotPossible):
                    await deeds()
                await self.court.quiet()
        await self.heal()
        await self.everything_stands()

    async def asked(self) -> Person:
        """Return the person who answers next; before the match, the person who has opened the table."""
        table = await self.court.bot.store.tables.get(1)
        if table is None or table.state != "running":
            return self.people[0]
        return self.people[(await self.court.match()).awaited[0]]

    async def open(self) -> None:
        if await self.court.bot.store.tables.get(1) is None:
            await self.people[0].command("the-hall", "join", game=self.game)
            await self._settle()
        if self.game == "the_traitors" and await self.court.bot.store.tables.get(1) is not None:
            await self.court.bot.tables.lobby.choose(1, self.people[0].id, "talk", "0")

    async def join(self) -> None:
        for one in self.people[1:]:
            table = await self.court.table()
            if table.seat_of(one.id) is None:
                await one.command("the-hall", "join")
                await self._settle()

    async def start(self) -> None:
        if (await self.court.table()).state == "lobby":
            await self.people[0].command("the-hall", "start")
            await self._settle()

    async def play(self) -> None:
        """Some answers; people without a question in their direct messages look at their hand."""
        for _ in range(STEPS if self.fault is None else MOST):
            if self.fault is not None and self.fault.met and self.dice.random() < 0.5:
                return
            if (await self.court.table()).state != "running":
                return
            match = await self.court.match()
            person = self.people[match.awaited[0]]
            asked = [one for one in questions(self.court) if one.person is person][:1]
            if not asked:
                one = await person.command("the-hall", "hand")
                await self._settle()
                asked = [Question(person, message) for message in one.messages if message.buttons or message.selects]
            for question in asked:
                await try_to_answer(question, self.dice)
            await self._settle()

    async def approach(self) -> None:
        """All answers but the last one."""
        if (await self.court.table()).state == "running":
            self.last = await almost_finished(self.court)

    async def finish(self) -> None:
        if self.last is not None and (await self.court.table()).state == "running":
            await self.court.bot.tables.answers.give(1, *self.last)
            await self._settle()

    async def _settle(self) -> None:
        """Wait for what is under way, but no longer than something that fails may take."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0.3 if self.fault is not None else HEALED):
                await self.court.quiet()

    async def nobody_else_waits(self) -> None:
        """Somebody else is answered while one person's or channel's calls fail."""
        if isinstance(self.fault, Refused):
            told = await self.people[self.people[0] is self.troubled].command(HALL, "status")
            require(not told.failed, "somebody else was not answered")

    async def heal(self) -> None:
        """Wait until all that failed is made up for by itself."""
        court = self.court
        await court.sandbox.until(lambda: court.sandbox.bot_online, within=HEALED)
        await court.quiet()
        table = await court.bot.store.tables.get(1)
        if table is not None:
            await court.sandbox.until(lambda: not any(court.bot.delivery.backlog.delayed(table)), within=HEALED)
            court.bot.delivery.refresh(table.id)  # as any change of the table does, or what Discord tells of a channel
            await court.quiet()
            await court.sandbox.until(lambda: court.bot.delivery.backlog.waiting == (0, 0), within=HEALED)
            await court.quiet()

    async def everything_stands(self) -> None:
        """The match is over; every message that the table should have stands and says what it should, and no other."""
        court = self.court
        table = await court.table()
        require(table.state == "finished", f"the table is {table.state}")
        require(is_over(court), "the channel does not tell the end")
        posted, shown = await court.bot.store.messages.posted(table.id), {one.id: one for one in messages(court)}
        for one in wanted(table, eyes(table, await court.match()), posted):
            stands = posted.get(one.slot)
            require(stands is not None, f"{one.slot} is not there")
            if stands is not None and stands.message is not None and not stands.closed:
                require(says(shown[stands.message], one.content.text), f"{one.slot} is not as it should be")
            if one.user is None and stands is not None:
                require(stands.message in shown, f"{one.slot} does not stand")
        unknown = [shown[one].content for one in court.standing() - await court.known()]
        require(not unknown or self.forgotten, f"{unknown} stand, and nobody knows them")


FAULTS = Row(
    "faults",
    "Each kind of message meets each refusal of Discord, time-outs and cut connections, and at each moment of "
    "an evening the gateway closes, sessions are forgotten, everything fails or Discord is restarted.",
    "every table heals by itself, no task is dead, nobody else waits",
    size=3 * len(PAIRS),
    quick=40,
    case=case,
)
