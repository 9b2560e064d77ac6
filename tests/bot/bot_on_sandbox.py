"""The real bot on a sandbox: both in this process, joined by real HTTP and a real WebSocket."""

import asyncio
import hashlib
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import engine
from bot import client, texts
from bot.client import Turncoat
from bot.config import Settings, load
from bot.sandbox import Interaction, Message, Person, Sandbox
from bot.sandbox.interactions import COMPONENT
from bot.sandbox.world.messages import ACTION_ROW, BUTTON, STRING_SELECT, Channel
from bot.store.sqlite.database import Sqlite
from bot.tables import Table, Times
from bot.tables.time.clock_rules import REAL, deadlines
from bot.tables.time.pace import pace_of

NO_OPTIONS: Mapping[str, str] = {}
HALL = "the-hall"
_BOARD = re.compile(r"\*\*[^*]+\*\* · ")
"""The beginning of a board: the name of the game, and the round."""
TAVERN = "the-tavern"
SOON = 0.1
"""Seconds without another server after which the bot takes them all for known: the sandbox tells them at once."""
AT_WORK = (
    *("CommandTree-invoker", "discord.py: on_app_command_completion", "discord.py: on_interaction"),
    *("recovery", "servers", "log", "turning"),
)
"""Names of the tasks in which the bot answers, hears of servers, brings tables in line, and writes its log."""


class Wall:
    """A clock on the wall that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Court:
    """A sandbox, and the bot that can be stopped and started on the same folder."""

    bot: Turncoat

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.settings = Settings(token=sandbox.token, data=folder, drawing="threads")
        self.wall: Wall | None = None
        self.steady: Callable[[], float] | None = None
        self._running: asyncio.Task[None] | None = None
        self._new: set[int] = set()

    # The bot

    async def start_bot(self) -> None:
        times = Times(self.wall, self.steady or self.wall) if self.wall is not None else REAL
        self.bot = client.create(self.settings, pace=0, times=times)
        self.bot._connection.guild_ready_timeout = SOON
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        await self.sandbox.until(lambda: self.sandbox.bot_online or (self._running and self._running.done()), within=20)
        if self._running.done():
            await self._running
        self.bot.delivery._direct._used.update({one.id for one in self.sandbox.people.values()} - self._new)
        if self.wall is not None:
            for task in self.bot.supervisor.tasks:
                if task.get_name() == "time":
                    task.cancel()
            await self.sandbox.until(lambda: self.bot.gateway.hears)
            await self.passes(0)

    async def introduce(self, *people: Person) -> None:
        """These people have used the bot's direct messages before."""
        for one in people:
            if one.id not in self._new:
                await self.bot.delivery.reachability.has_used_direct_messages(one.id)
                await self.bot.store.direct.save_used(one.id)

    async def are_new(self, *people: Person) -> None:
        """These people have never used the bot's direct messages."""
        for one in people:
            self._new.add(one.id)
            self.bot.delivery._direct._used.discard(one.id)
            self.bot.delivery._direct._noted.discard(one.id)
            await self.bot.store.direct._save(one.id, "used", False)

    async def passes(self, seconds: float) -> None:
        """So much time passes on the clock on the wall; all that is due meanwhile is done when it is, and shown."""
        assert self.wall is not None
        end = self.wall.now + seconds
        await self.quiet()
        while (found := await self.bot.store.clocks.next()) is not None and found[0] <= end:
            self.wall.now = max(self.wall.now, found[0])
            await self.bot.timekeeper.look()
            await self.quiet()
        self.wall.now = end
        await self.bot.timekeeper.look()
        await self.quiet()

    @property
    def database(self) -> Sqlite:
        """The bot's database, which is a file: its connection can be watched, and copied."""
        database = self.bot.store._db
        assert isinstance(database, Sqlite)
        return database

    async def stop_bot(self) -> None:
        """End the bot; harmless when it does not run."""
        if self._running is None:
            return
        await self.bot.close()
        await self._running
        self._running = None
        await self.sandbox.until(lambda: not self.sandbox.bot_online)

    async def ended(self) -> BaseException | None:
        """Wait until the bot has ended by itself, and close it; why it did is returned."""
        assert self._running is not None
        await asyncio.wait([self._running])
        why = self._running.exception()
        self._running = None
        await self.bot.close()
        return why

    async def restart_bot(self) -> None:
        await self.stop_bot()
        await self.start_bot()

    def replace_data(self, game: str, **files: Mapping[str, object]) -> None:
        """The host replaces these values of a game's data files by a folder; the bot knows it once it is started."""
        (self.folder / game).mkdir(exist_ok=True)
        for name, values in files.items():
            content = {**engine.game(game).data[name], **values}
            (self.folder / game / f"{name}.json").write_text(json.dumps(content), encoding="utf-8")
        config = self.folder / "config.toml"
        whole = f'token = "{self.sandbox.token}"\ndata = "."\ndrawing = "threads"\n[{game}]\nfolder = "{game}"\n'
        config.write_text(whole, "utf-8")
        self.settings = load(config, {})

    async def quiet(self) -> None:
        """Wait until the bot has answered and shown all there is."""
        while tasks := self._tasks():
            await asyncio.wait(tasks)

    async def after(self, deed: Awaitable[Interaction]) -> Interaction:
        """Do it, as ``silent``, and wait until all that follows is shown."""
        one = await silent(deed)
        await self.quiet()
        return one

    async def told(self, deed: Awaitable[Interaction]) -> Interaction:
        """Do it, as ``fine``, and wait until all that follows is shown."""
        one = await fine(deed)
        await self.quiet()
        return one

    def _tasks(self) -> list[asyncio.Task[object]]:
        answering = [task for task in asyncio.all_tasks() if task.get_name().startswith(AT_WORK)]
        return [*answering, *self.bot.delivery.tasks, *self.bot.computers._tasks.values()]

    async def proof(self) -> bytes:
        """The file that proves the deal of the match that has just ended, for an onlooker who asks."""
        *_, onlooker = self.sandbox.people.values()
        asked = await fine(onlooker.click(self.hall.messages[-1], texts.speaker("en")("button-fair")))
        return asked.messages[-1].attachments[0].data

    # People and places

    def person(self, name: str) -> Person:
        return self.sandbox.people[name]

    def people(self, number: int) -> list[Person]:
        """The first of Anna, Ben, Chloé, Dirk, Emma, Finn, Greta and Hugo."""
        return list(self.sandbox.people.values())[:number]

    @property
    def hall(self) -> Channel:
        return self.sandbox.channel(HALL)

    @property
    def lobby(self) -> Message:
        """The newest lobby in the hall."""
        say = texts.speaker(language(self.sandbox))
        games = tuple(f"## {texts.game_name(say, game)}\n" for game in engine.games())
        return [one for one in self.hall.messages if one.content.startswith(games)][-1]

    @property
    def boards(self) -> list[Message]:
        """The boards in the hall, oldest first."""
        return [one for one in self.hall.messages if _BOARD.match(one.content) and one.attachments]

    def command_id(self, name: str) -> str:
        """Discord's id of a command."""
        return next(str(one["id"]) for one in self.sandbox.world.commands if one["name"] == name)

    # The contents of the store

    async def table(self, number: int = 1) -> Table:
        table = await self.bot.store.tables.get(number)
        assert table is not None
        return table

    async def match(self, number: int = 1) -> engine.Match:
        return await self.bot.tables.matches.of(await self.table(number))

    async def deadlines(self, number: int = 1) -> dict[int, float]:
        """Until when whom everybody at a table waits for has time, by seat."""
        table = await self.table(number)
        clock, pace = await self.bot.store.clocks.get(number), pace_of(table)
        assert clock is not None
        assert pace is not None
        return deadlines(clock, pace)

    async def kept(self) -> list[object]:
        """All tables and answers: what bad input must not change."""
        kept: list[object] = []
        for number in count(1):
            table = await self.bot.store.tables.get(number)
            if table is None:
                return kept
            kept += [table, await self.bot.store.answers.standing(number)]
        return kept

    def standing(self) -> set[int]:
        """The ids of all messages of the bot that everybody in their channel sees."""
        channels = self.sandbox.world.channels.values()
        return {one.id for channel in channels for one in channel.messages if one.author is self.sandbox.world.bot}

    async def known(self, number: int = 1) -> set[int]:
        """The ids of the messages that the bot knows to belong to a table."""
        return {
            one.message for one in (await self.bot.store.messages.posted(number)).values() if one.message is not None
        }

    # Deeds

    async def seat(
        self,
        people: Sequence[Person],
        *,
        computers: int = 0,
        channel: str = HALL,
        game: str = "verraeter",
        options: Mapping[str, str] = NO_OPTIONS,
        talk: int = 0,
    ) -> Message:
        """Open a table, the first person as host, and fill it; its lobby is returned.

        ``talk`` is for how many minutes people talk before they vote, in games where they do.
        """
        await self.told(people[0].command(channel, "join", game=game))
        lobby = self.sandbox.channel(channel).messages[-1]
        table = await self.bot.tables.table_in(lobby.channel.id)
        if engine.game(game).talks:
            await self.bot.tables.lobby.choose(table.id, people[0].id, "talk", str(talk))
        for name, value in options.items():
            await self.bot.tables.lobby.choose(table.id, people[0].id, name, value)
        say = texts.speaker(table.language)
        for one in people[1:]:
            await self.after(one.click(lobby, say("button-join")))
        for _ in range(computers):
            await silent(people[0].click(lobby, say("button-computer")))
        await self.quiet()
        await self.introduce(*people)  # of who sits nowhere nothing is kept
        return lobby

    async def begin(
        self,
        people: Sequence[Person],
        *,
        computers: int = 0,
        channel: str = HALL,
        game: str = "verraeter",
        options: Mapping[str, str] = NO_OPTIONS,
        talk: int = 0,
    ) -> Message:
        """Open a table, fill it, start; everybody who is asked has been told. The lobby is returned."""
        lobby = await self.seat(people, computers=computers, channel=channel, game=game, options=options, talk=talk)
        table = await self.bot.tables.table_in(lobby.channel.id)
        await self.after(people[0].click(lobby, texts.speaker(table.language)("button-start")))
        return lobby

    async def match_of(
        self, number: int, game: str = "verraeter", options: Mapping[str, str] = NO_OPTIONS, talk: int = 0
    ) -> list[Person]:
        """Let so many people begin a match; return them by their seats."""
        people = self.people(number)
        await self.begin(people, game=game, options=options, talk=talk)
        return people

    async def close_table(self, number: int = 1) -> None:
        """Let an admin close a table."""
        await self.bot.tables.ending.abort(number, None)
        await self.quiet()

    async def terms(self, person: Person, lobby: Message | None = None) -> str:
        """The text of all that is agreed, as somebody is told it in a lobby that may be over."""
        return (await fine(self.forge(person, lobby or self.lobby, "tc:terms:1"))).text

    async def more(self, person: Person, lobby: Message, button: str) -> Interaction:
        """Press one of the buttons that stand behind *More…* in a lobby."""
        (shown,) = (await fine(person.click(lobby, texts.speaker(language(self.sandbox))("button-more")))).messages
        return await person.click(shown, texts.speaker(texts.language_of(person.locale))(button))

    async def leaves(self, person: Person, lobby: Message) -> None:
        """Somebody gives the seat back."""
        await fine(self.more(person, lobby, "button-leave"))
        await self.quiet()

    async def hand_over(self, person: Person, to: Person, channel: str = HALL) -> Interaction:
        """Offer a person's seat in a channel to somebody else; the click that does it is returned."""
        (sure,) = (await fine(person.command(channel, "seat handover", person=to))).messages
        return await self.after(
            person.click(sure, texts.speaker(texts.language_of(person.locale))("button-offer-seat"))
        )

    async def forge(
        self, person: Person, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Interaction:
        """Press a button, or with ``values`` use a menu, that is not under the message any more, or never was."""
        return await person.settled(self.send_forged(person, message, custom_id, values))

    def send_forged(
        self, person: Person, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> Interaction:
        """The same without waiting for the bot.

        Discord tells the bot the message as it was when somebody clicked; what has changed meanwhile is on its way.
        """
        part: dict[str, Any] = {"type": BUTTON, "id": 2, "style": 1, "label": "Old", "custom_id": custom_id}
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON, "id": 2}
        if values is not None:
            options = [{"label": value, "value": value} for value in values]
            part = {"type": STRING_SELECT, "id": 2, "custom_id": custom_id, "options": options}
            part |= {"min_values": 0, "max_values": len(values)}
            data = {"custom_id": custom_id, "component_type": STRING_SELECT, "id": 2, "values": list(values)}
        now = message.components
        message.components = [{"type": ACTION_ROW, "id": 1, "components": [part]}]
        one = self.sandbox.interactions.send(COMPONENT, person, message.channel, data, message)
        message.components = now
        return one

    async def refuses(
        self, deed: Awaitable[Interaction], refused: str, /, language: str = "en", **facts: str | int
    ) -> None:
        """Check that a deed is answered by exactly this private sentence and changes nothing that is kept."""
        before = await self.kept()
        one = await deed
        await self.quiet()
        assert not one.failed, f"{refused}: This interaction failed"
        assert [message.content for message in one.messages] == [refusal(refused, language, **facts)]
        assert all(message.only_for is one.user for message in one.messages)
        assert await self.kept() == before


def language(sandbox: Sandbox) -> str:
    """The server's language."""
    return texts.language_of(sandbox.world.home.locale)


def refusal(refused: str, language: str = "en", /, **facts: str | int) -> str:
    """The sentence that says what is wrong."""
    return texts.speaker(language)(f"refusal-{refused}", **facts)


async def fine(deed: Awaitable[Interaction]) -> Interaction:
    """Do it, and check that it was acknowledged."""
    one = await deed
    assert not one.failed, "This interaction failed"
    return one


async def silent(deed: Awaitable[Interaction]) -> Interaction:
    """Do it, and check that it was acknowledged and that nothing, such as a refusal, was said."""
    one = await fine(deed)
    assert [message.content for message in one.messages] == []
    return one


def fixed_secrets(text: str) -> object:
    """Instead of the module ``secrets``: a table's secret is the same in every run."""

    class Secrets:
        @staticmethod
        def token_bytes(number: int) -> bytes:
            return hashlib.sha256(text.encode()).digest()[:number]

    return Secrets
