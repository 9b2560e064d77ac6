"""Comparison of all that everybody else can get right before and right after an answer that nobody may notice.

Both must be the same, byte by byte. Deeds are made of the registries. The deeds are every command and suggestion
that Discord was told. They are also every action of a button, a menu and a field. Deeds use the ids that people have
seen. Each deed is done, and then undone. Afterwards the stored things and the sandbox's things are as before.
"""

import asyncio
import copy
import hashlib
import io
import re
import sqlite3
import zipfile
from collections import defaultdict, deque
from collections.abc import Iterator
from operator import attrgetter
from typing import Any, NamedTuple

from prometheus_client import generate_latest

from bot.messages.ids import read
from bot.sandbox import Interaction, Person
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, MODAL_SUBMIT
from bot.sandbox.world.messages import LABEL, TEXT_INPUT, Attachment, Channel, Draft, Message
from bot.sandbox.world.world import Change
from bot.watching import metrics
from tests.bot.bot_on_sandbox import Court

BASE = 1 << 62
NEW = re.compile(r"46116860\d{11}")
"""Ids of what a deed brings about begin with the first, and look like the second."""
FIELD = "word"
OF_THE_MACHINE = ("turncoat_loop_", "turncoat_shard_latency", "turncoat_matches_answers")
CONTAINERS = (list, dict, set, deque)
KEPT = ("problems", "_watchers")
"""Parts of the sandbox that are never put back."""


OPENING = "/users/@me/channels"
LEFT_OUT = {
    "the answerer": "What they see themselves, in private answers and direct messages, changes by their answer.",
    "going on": "A deed by which the match goes on, before and after, may be the last answer of a window.",
    "opening": "That direct messages are opened is a matter of the bot's memory: it is done once in its life.",
    "acknowledging": "How many calls answer a deed hangs on the time that it takes; what they bring is compared.",
    "nonces": "A nonce hangs on what the bot remembers to have deleted; other tests look whether it can be guessed.",
    "order": "Which call of a deed comes first hangs on the machine; other tests look at that.",
    "times": "The clock stands still, latency is fixed, and times within a zip are those of the machine.",
    "bundles": "Metrics tell what happened in bundles of 50, answers in memory in hundreds, the database in MiB.",
    "computer players": "They are asleep: each of their answers is an answer of its own, and their pace has tests.",
}
"""Parts that are not compared, and the reasons."""


class Deed(NamedTuple):
    """Something that anybody can do; ``known`` is how its registry has it, ``way`` what kind of interaction it is.

    ``data`` is what Discord sends along; a button, a menu or a field is pressed under any message of the bot's.
    ``directly``: it is done in direct messages.
    """

    known: str
    way: int
    data: dict[str, Any]
    directly: bool = False

    def __str__(self) -> str:
        what = self.data.get("custom_id") or self.data.get("options", "")
        return f"{self.known} {what} {self.data.get('values', '')}{', directly' if self.directly else ''}"


class Told(NamedTuple):
    """The outcome of a deed: its answer, the changes in each place, and all calls.

    A change is something posted, changed or deleted.
    """

    answer: object
    places: dict[int, list[str]]
    calls: list[str]
    went_on: bool


class Held:
    """The stored things, the things on the sandbox, and the users of direct messages, to be put back."""

    def __init__(self, court: Court) -> None:
        self._court = court
        self._parts: list[tuple[Any, dict[str, Any]]] = []
        self._contents: list[tuple[Any, Any]] = []
        self._changes = 0
        self._used: tuple[set[int], set[int]] = (set(), set())
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        self._reader = sqlite3.connect(court.database.path)

    async def hold(self) -> None:
        """Remember everything as it is now."""
        self._parts = [(one, _parts(one)) for one in _things(self._court)]
        values = (value for _, parts in self._parts for value in parts.values())
        self._contents = [(value, copy.copy(value)) for value in values if isinstance(value, CONTAINERS)]
        direct = self._court.bot.delivery._direct
        self._used = (set(direct._used), set(direct._noted))
        await self._in_store(lambda database: database.backup(self._database))
        self._changes = self.changes()

    async def put_back(self) -> bool:
        """Make everything as it was; whether anything was stored since."""
        for one, parts in self._parts:
            if hasattr(one, "__dict__"):
                vars(one).update(parts)
            elif attrgetter(*parts)(one) != tuple(parts.values()):
                for name, value in parts.items():
                    setattr(one, name, value)
        for value, was in self._contents:
            if value != was:
                _refill(value, was)
        direct = self._court.bot.delivery._direct
        for memory, was in zip((direct._used, direct._noted), self._used, strict=True):
            _refill(memory, was)
        if self.changes() == self._changes:
            return False
        await self._in_store(self._database.backup)
        self._changes = self.changes()
        tables = self._court.bot.tables
        for table in tuple(tables.matches._kept):
            tables.matches.forget(table)
        return True

    def changes(self) -> int:
        """A number that is another one after anything was stored."""
        return int(self._reader.execute("PRAGMA data_version").fetchone()[0])

    async def _in_store(self, work: Any) -> None:
        connection = self._court.database._connection
        await connection._execute(lambda: work(connection._conn))

    def close(self) -> None:
        """Forget it."""
        self._database.close()
        self._reader.close()


def _things(court: Court) -> Iterator[Any]:
    """The sandbox's world and all in it that can change."""
    world = court.sandbox.world
    yield world
    yield from {handler.__self__ for *_, handler in court.sandbox.rest._routes if hasattr(handler, "__self__")}
    for channel in world.channels.values():
        yield channel
        if channel.thread is not None:
            yield channel.thread
        yield from channel.history.values()


def _parts(one: Any) -> dict[str, Any]:
    names = [name for name in getattr(one, "__slots__", None) or vars(one) if name not in KEPT]
    return {name: getattr(one, name) for name in names}


def _refill(value: Any, was: Any) -> None:
    value.clear()
    if isinstance(value, dict | set):
        value.update(was)
    else:
        value.extend(was)


class Comparison:
    """Does everything for anybody, and undoes it again."""

    def __init__(self, court: Court) -> None:
        self._court = court
        self._world = court.sandbox.world
        self._held = Held(court)
        self._told = self._known = -1
        self._far: tuple[int, int] = (0, 0)
        self._changes: list[Change] = []
        self._carriers: dict[int, Message] = {}
        self.ids: dict[str, dict[str, tuple[str, ...] | None]] = defaultdict(dict)
        """All ids that anybody has seen, by their action; those of menus with their values."""
        self._world.watch(self._notice)

    def begin(self) -> None:
        """From now on everybody has direct messages, and there is a message of the bot's in every place."""
        for person in self._court.sandbox.people.values():
            self._world.dm(person)
        for channel in self._world.channels.values():
            self._carriers[channel.id] = self._world.post(channel, self._world.bot, Draft("Long ago."))

    def close(self) -> None:
        """Notice nothing any more."""
        self._world.unwatch(self._notice)
        self._held.close()

    def _notice(self, change: Change) -> None:
        self._changes.append(change)
        if change.kind in ("posted", "edited"):
            message: Message = change.subject
            for button in message.buttons:
                self._remember(button.custom_id, None)
            for menu in message.selects:
                self._remember(menu.custom_id, tuple(one.value for one in menu.options))

    def _remember(self, custom_id: str | None, values: tuple[str, ...] | None) -> None:
        if custom_id:
            self.ids[read(custom_id)[0]][custom_id] = values

    async def hold(self) -> None:
        """Hold everything as it is now: everything is put back to this state, until the next hold."""
        await self.settled()
        await self._held.hold()

    async def settled(self) -> None:
        """Wait until the bot has answered and shown all that it is going to."""
        messages = self._court.bot.delivery
        while True:
            await self._court.quiet()
            looking = messages._looks
            busy = looking._waiting or looking._dirty or looking._workers or messages.backlog.waiting != (0, 0)
            if not busy and (self._held.changes() == self._told or not await self._court.bot.tables.actions.untold()):
                self._told = self._held.changes()
                return
            await asyncio.sleep(0.01)

    async def told(self, person: Person, deed: Deed, but: Person) -> Told:
        """Return the outcome of a person's deed for everybody except ``but``; everything is as before then.

        The things that a deed brings about have ids of their own. The things that stay done have none of these ids.
        A later deed would take the ids again.
        """
        self._world._last_id = BASE
        told = await self.between(person, deed, but)
        await self._held.put_back()
        return told

    async def between(self, person: Person, deed: Deed, but: Person) -> Told:
        """The same, but it stays done."""
        self._changes.clear()
        calls = len(self._court.sandbox.requests)
        before = await self._how_far()
        one = self._done(person, deed)
        await person.settled(one)
        await self.settled()
        return Told(
            _answer(one),
            _places(self._changes, but),
            sorted(set(_calls(self._court, calls, but))),
            await self._how_far() != before,
        )

    def measured(self) -> list[str]:
        """Return the lines of the metrics about matches and messages, as they would be shown now.

        Bundles begin with nothing then: the bundles of a single answer are never full.
        """
        self._court.bot.pulse.show_once()
        lines = generate_latest(metrics.registry).decode().splitlines()
        for bundle in metrics.bundles():
            bundle.show(least=0)
        return [line for line in lines if line.startswith("turncoat_") and not line.startswith(OF_THE_MACHINE)]

    async def _how_far(self) -> tuple[int, int]:
        """Return how far the match is; the store is read if anything was stored since the last reading."""
        if self._held.changes() != self._known:
            self._far, self._known = await self._court.bot.store.answers.how_far(1), self._held.changes()
        return self._far

    def _done(self, person: Person, deed: Deed) -> Interaction:
        place = self._world.dm(person) if deed.directly else self.place(person)
        interactions = self._court.sandbox.interactions
        data = copy.deepcopy(deed.data)
        if deed.way in (COMMAND, AUTOCOMPLETE):
            return interactions.send(deed.way, person, place, data)
        carrier = self._carriers[place.id]
        if deed.way == MODAL_SUBMIT:
            return interactions.send(deed.way, person, place, data, carrier)
        return self._court.send_forged(person, carrier, data["custom_id"], data.get("values"))

    def place(self, person: Person) -> Channel:
        """The channel in which somebody is: the hall, or that of another server."""
        home = self._world.home
        if home.has(person):
            return self._court.hall
        return next(one for one in self._world.channels.values() if one.guild and one.guild.has(person))


def field(custom_id: str, word: str) -> dict[str, Any]:
    """Return the data that Discord sends when somebody has filled in a field."""
    typed = {"type": TEXT_INPUT, "id": 2, "custom_id": FIELD, "value": word}
    return {"custom_id": custom_id, "components": [{"type": LABEL, "id": 1, "component": typed}]}


def _answer(one: Interaction) -> object:
    """An answer that comes at once or later, by the machine, is the same: its words are among the places."""
    return one.failed, one.choices, one.modal


def _places(changes: list[Change], but: Person) -> dict[int, list[str]]:
    """Return the changes in each place, except the changes that one person alone sees."""
    found: dict[int, set[str]] = defaultdict(set)
    for change in changes:
        if change.kind in ("posted", "edited", "deleted"):
            message: Message = change.subject
            if but not in (message.channel.recipient, message.only_for):
                found[message.channel.id].add(NEW.sub("new", f"{change.kind} {seen(message)}"))
        elif change.kind.startswith(("channel", "thread")):
            found[change.subject.id].add(change.kind)
    return {place: sorted(what) for place, what in found.items()}


def seen(message: Message) -> tuple[object, ...]:
    """All of a message that Discord shows or tells anybody."""
    return (
        message.id,
        message.only_for and message.only_for.key,
        message.content,
        repr(message.components),
        [(one.filename, one.description, _contents(one)) for one in message.attachments],
        message.flags,
        [one.key for one in message.mentions],
        message.mentioned_roles,
        message.mentions_everyone,
        message.pings,
    )


def _contents(one: Attachment) -> str:
    """Return the hash of a file, or the names and contents of all files of a zip, without its times."""
    if not one.filename.endswith(".zip"):
        return hashlib.sha256(one.data).hexdigest()
    with zipfile.ZipFile(io.BytesIO(one.data)) as archive:
        return repr([(name, archive.read(name)) for name in archive.namelist()])


def _calls(court: Court, since: int, but: Person) -> Iterator[str]:
    """The calls since then, except those to one person's direct messages, and those that answer a deed."""
    own = court.sandbox.world.dm(but)
    for one in court.sandbox.requests[since:]:
        if not one.is_interaction_answer and one.path != OPENING and f"/channels/{own.id}/" not in one.path:
            yield NEW.sub("new", f"{one.method} {one.path} {one.status}")
